// Foundation on Linux lacks these conformances. On Apple's systems CoreGraphics declares them.
extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, such as `(1.0, 2.0)`. Interpolated strings contain it as well.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height, such as `(3.0, 4.0)`. Interpolated strings contain it as well.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The coordinates, the width and the height, such as `(1.0, 2.0, 3.0, 4.0)`. Interpolated
  /// strings contain it as well.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
