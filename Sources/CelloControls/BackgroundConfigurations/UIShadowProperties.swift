/// A shadow below a background.
///
/// Source of the defaults: Apple's documentation (black, opacity 0, radius 0, no offset, no path).
public struct UIShadowProperties: Hashable {
  public var color = UIColor.black
  /// From 0 to 1; 0 draws no shadow.
  public var opacity: CGFloat = 0
  /// The blur radius of the shadow, in points.
  public var radius: CGFloat = 0
  /// The offset of the shadow from the background, in points.
  public var offset = CGSize.zero

  /// The path that casts the shadow, in points, origin at the top left of the background's area, y
  /// down; `nil` for the background's own shape.
  ///
  /// A shadow of a path lies below the whole background, and shows through where that is
  /// translucent; without one, the background's own area is left out. The path is copied when it is
  /// set and when it is read.
  public var path: UIBezierPath? {
    get { ownPath?.copy() as? UIBezierPath }
    set { ownPath = newValue?.copy() as? UIBezierPath }
  }

  /// Never mutated, because copies of the value share it.
  private(set) var ownPath: UIBezierPath?

  public init() {}
}
