/// An element that is not a view, such as a part of a drawing, for assistive technologies.
///
/// A container lists it in `accessibilityElements`.
open class UIAccessibilityElement: UIResponder {
  /// The view or element that contains the element.
  open weak var accessibilityContainer: AnyObject?

  /// The element's frame in the coordinates of its container, in points. Setting it determines
  /// ``accessibilityFrame``, which moves with the container.
  open var accessibilityFrameInContainerSpace = CGRect.null

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The element's frame in the coordinates of the screen, in points.
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
