/// The lengths of a popover's background of an app's own class.
@MainActor @preconcurrency public protocol UIPopoverBackgroundViewMethods: AnyObject {
  /// The width of the arrow at its base, in points.
  static func arrowBase() -> CGFloat
  /// From the base of the arrow to its tip, in points.
  static func arrowHeight() -> CGFloat
  /// From the edges of the background, without the arrow, to the content.
  static func contentViewInsets() -> UIEdgeInsets
}

/// The background of a popover with its arrow, as a subclass of an app's own draws it.
///
/// A subclass overrides the methods for the lengths, ``arrowDirection`` and ``arrowOffset``, and draws
/// in its whole bounds. A length that is not overridden is 0.
@MainActor @preconcurrency
open class UIPopoverBackgroundView: UIView,
  UIPopoverBackgroundViewMethods
{
  /// How far the arrow is from the middle of its side, in points.
  open var arrowOffset: CGFloat = 0
  /// The side at which the arrow is.
  open var arrowDirection = UIPopoverArrowDirection.unknown

  open class func arrowBase() -> CGFloat { 0 }
  open class func arrowHeight() -> CGFloat { 0 }
  open class func contentViewInsets() -> UIEdgeInsets { .zero }

  /// Whether the content has rounded corners, as on the system's background.
  open class var wantsDefaultContentAppearance: Bool { true }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  // Swift calls only required initializers of a class that is known when the app runs; see the bars.
  static func make() -> UIPopoverBackgroundView { dynamicInit(frame: .zero) }

  @usableFromInline
  convenience init(dynamicFrame frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s5UIKit23UIPopoverBackgroundViewC12dynamicFrameAC10Foundation6CGRectV_tcfC")
  private static func dynamicInit(frame: CGRect) -> UIPopoverBackgroundView
}
