/// A displacement in points; positive values are to the right and down.
public struct UIOffset: Hashable, Sendable {
  /// The horizontal displacement.
  public var horizontal: CGFloat
  /// The vertical displacement.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// Creates an offset without displacement.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
