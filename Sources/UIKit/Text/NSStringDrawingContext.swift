/// The limits of shrinking for measuring or drawing a string, and the result.
open class NSStringDrawingContext: NSObject {
  private let typeGuard = CFTypeGuard()

  /// The smallest factor by which the font may be scaled; 0 disables scaling.
  open var minimumScaleFactor: CGFloat = 0

  /// The factor of the last measured or drawn string; 0 before.
  open internal(set) var actualScaleFactor: CGFloat = 0

  /// The bounds in points of the last measured or drawn string.
  open internal(set) var totalBounds = CGRect.zero

  public override init() {}
}
