/// The metrics of a custom popover background.
@MainActor @preconcurrency public protocol UIPopoverBackgroundViewMethods: AnyObject {
  /// The width of the arrow at its base, in points.
  static func arrowBase() -> CGFloat
  /// The distance between the base of the arrow and its tip, in points.
  static func arrowHeight() -> CGFloat
  /// The distances between the edges of the background, without the arrow, and the content, in
  /// points.
  static func contentViewInsets() -> UIEdgeInsets
}

/// A custom background of a popover, including its arrow.
///
/// A subclass overrides the methods for the metrics, ``arrowDirection`` and ``arrowOffset``, and
/// draws in its bounds. All metrics are 0 by default.
@MainActor @preconcurrency
open class UIPopoverBackgroundView: UIView,
  UIPopoverBackgroundViewMethods
{
  /// The distance of the arrow from the center of its side, in points; 0 by default. The popover
  /// sets the property.
  open var arrowOffset: CGFloat = 0
  /// The side of the popover with the arrow; `unknown` by default. The popover sets the property.
  open var arrowDirection = UIPopoverArrowDirection.unknown

  /// Returns the width of the arrow at its base, in points; 0 by default.
  open class func arrowBase() -> CGFloat { 0 }
  /// Returns the height of the arrow, in points; 0 by default.
  open class func arrowHeight() -> CGFloat { 0 }
  /// Returns the insets of the content, in points; zero by default.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }

  /// A Boolean value that indicates whether the content has rounded corners, as on the system's
  /// background; `true` by default.
  open class var wantsDefaultContentAppearance: Bool { true }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  // Swift calls only `required` initializers on a metatype; the bars use the same workaround.
  static func make() -> UIPopoverBackgroundView { dynamicInit(frame: .zero) }

  @usableFromInline
  convenience init(dynamicFrame frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s5UIKit23UIPopoverBackgroundViewC12dynamicFrameAC10Foundation6CGRectV_tcfC")
  private static func dynamicInit(frame: CGRect) -> UIPopoverBackgroundView
}
