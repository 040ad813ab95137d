/// A guide for the area of the keyboard; see ``UIView/keyboardLayoutGuide``.
///
/// The guide ends at the bottom of the window, also in a view that ends above it. The keyboard never
/// floats.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that indicates whether the guide includes the bottom inset of the view's safe
  /// area while the keyboard is hidden; `true` by default.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } }
  }
  /// Stored only: a Boolean value that indicates whether the guide follows a floating keyboard.
  /// Keyboards never float here.
  open var followsUndockedKeyboard = false
  /// Stored only: the height above the keyboard, in points, in which a drag starts to dismiss it. A
  /// drag of the content dismisses the keyboard at once.
  open var keyboardDismissPadding: CGFloat = 0

  /// Creates a guide without a view, whose frame is empty.
  public override init() { super.init() }

  init(of view: UIView) {
    super.init(of: view) { view in
      let guide = view.layoutState?.systemGuides[Self.name] as? UIKeyboardLayoutGuide
      let height = guide?.usesBottomSafeArea == false ? 0 : view.safeAreaInsets.bottom
      let size = view.bounds.size
      var top = size.height - height
      var bottom = size.height
      if let keyboard = view.areaOfKeyboard { top = min(top, keyboard.minY - view.bounds.minY) }
      if let window = view.window, window !== view {
        let end = view.convert(CGPoint(x: 0, y: window.bounds.maxY), from: window)
        bottom = max(bottom, end.y - view.bounds.minY)
      }
      return CGRect(x: 0, y: max(top, 0), width: size.width, height: bottom - max(top, 0))
    }
  }

  static let name = "UIKeyboardLayoutGuide"

  /// The bottom edge, because the keyboard does not float.
  override var nearbyEdges: NSDirectionalRectEdge { .bottom }
}
