/// The limits for scaling a string that is measured or drawn, and the result.
open class NSStringDrawingContext: NSObject {
  private let typeGuard = CFTypeGuard()

  /// The minimum factor by which the font is scaled; 0, the default, disables scaling.
  open var minimumScaleFactor: CGFloat = 0

  /// The scale factor of the last string that was measured or drawn; 0 before.
  open internal(set) var actualScaleFactor: CGFloat = 0

  /// The bounds of the last string that was measured or drawn, in points.
  open internal(set) var totalBounds = CGRect.zero

  /// Creates a context that disables scaling.
  public override init() {}
}
