/// A guide for the area of the keyboard; see ``UIView/keyboardLayoutGuide``.
///
/// The keyboard is never shown and never floats.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide includes the bottom inset of the view's safe area while the keyboard is
  /// hidden.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } }
  }
  /// Whether the guide follows a floating keyboard. It has no effect: no keyboard is shown.
  open var followsUndockedKeyboard = false
  /// The height in points above the keyboard in which a drag can dismiss it. It has no effect: no
  /// keyboard is shown.
  open var keyboardDismissPadding: CGFloat = 0

  /// A guide without a view, which has no place.
  public override init() { super.init() }

  init(of view: UIView) {
    super.init(of: view) { view in
      let guide = view.layoutState?.systemGuides[Self.name] as? UIKeyboardLayoutGuide
      let height = guide?.usesBottomSafeArea == false ? 0 : view.safeAreaInsets.bottom
      return CGRect(
        x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }
  }

  static let name = "UIKeyboardLayoutGuide"

  /// The bottom edge, where a keyboard that does not float lies.
  override var nearbyEdges: NSDirectionalRectEdge { .bottom }
}
