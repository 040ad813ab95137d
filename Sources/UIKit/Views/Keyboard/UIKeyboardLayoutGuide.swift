/// A guide for the area of the keyboard; see ``UIView/keyboardLayoutGuide``.
///
/// The keyboard never floats.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide includes the bottom inset of the view's safe area while the keyboard is
  /// hidden.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } }
  }
  /// Whether the guide follows a floating keyboard. It has no effect: keyboards never float.
  open var followsUndockedKeyboard = false
  /// The height in points above the keyboard in which a drag can dismiss it. It has no effect: a
  /// drag of the content dismisses the keyboard at once.
  open var keyboardDismissPadding: CGFloat = 0

  /// A guide without a view, which has no place.
  public override init() { super.init() }

  init(of view: UIView) {
    super.init(of: view) { view in
      let guide = view.layoutState?.systemGuides[Self.name] as? UIKeyboardLayoutGuide
      let height = guide?.usesBottomSafeArea == false ? 0 : view.safeAreaInsets.bottom
      let size = view.bounds.size
      var top = size.height - height
      if let keyboard = view.areaOfKeyboard { top = min(top, keyboard.minY - view.bounds.minY) }
      return CGRect(
        x: 0, y: max(top, 0), width: size.width, height: size.height - max(top, 0))
    }
  }

  static let name = "UIKeyboardLayoutGuide"

  /// The bottom edge, where a keyboard that does not float lies.
  override var nearbyEdges: NSDirectionalRectEdge { .bottom }
}
