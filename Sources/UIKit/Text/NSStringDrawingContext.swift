/// How far a string may shrink to fit when it is measured or drawn, and how it did.
open class NSStringDrawingContext: NSObject {
  private let typeGuard = CFTypeGuard()

  /// The smallest share of the font's size that may be used; 0 for no shrinking.
  open var minimumScaleFactor: CGFloat = 0

  /// The share of the font's size that the last string was measured or drawn in; 0 before.
  open internal(set) var actualScaleFactor: CGFloat = 0

  /// The rectangle of the last string that was measured or drawn, from the origin that it was
  /// given.
  open internal(set) var totalBounds = CGRect.zero

  public override init() {}
}
