/// An accessibility element that is not a view, such as a part of a drawing.
///
/// A container lists it in `accessibilityElements`.
open class UIAccessibilityElement: UIResponder {
  /// The view or element that contains the element. It is not kept alive.
  open weak var accessibilityContainer: AnyObject?

  /// The element's frame in the coordinates of its container, in points; `null` by default. A frame
  /// that is set determines ``accessibilityFrame``, which follows the container.
  open var accessibilityFrameInContainerSpace = CGRect.null

  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The element's frame in screen coordinates, in points.
  open override var accessibilityFrame: CGRect {
    get {
      guard !accessibilityFrameInContainerSpace.isNull,
        let container = accessibilityContainer as? UIView
      else { return super.accessibilityFrame }
      return container.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }
}
