/// The shadow of a background.
///
/// Source of the defaults: Apple's documentation (black, opacity 0, radius 0, no offset, no path).
public struct UIShadowProperties: Hashable {
  /// The color of the shadow; black by default.
  public var color = UIColor.black
  /// The opacity of the shadow, from 0 to 1; 0, the default, for no shadow.
  public var opacity: CGFloat = 0
  /// The standard deviation of the blur, in points; 0 by default.
  public var radius: CGFloat = 0
  /// The offset of the shadow from the background, in points; zero by default.
  public var offset = CGSize.zero

  /// The path that casts the shadow, in points, in coordinates with the origin at the top left of
  /// the background's area, y down; `nil`, the default, for the shape of the background.
  ///
  /// The shadow of a path is drawn below the whole background and is visible through translucent
  /// parts. Without a path, the area of the background has no shadow. The path is copied when it is
  /// set and when it is read.
  public var path: UIBezierPath? {
    get { ownPath?.copy() as? UIBezierPath }
    set { ownPath = newValue?.copy() as? UIBezierPath }
  }

  /// The path; never mutated, because copies of the value share it.
  private(set) var ownPath: UIBezierPath?

  /// Creates properties for no shadow.
  public init() {}
}
