/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt = 0
  /// A half circle beyond the end.
  case round = 1
  /// Half a line width beyond the end.
  case square = 2
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// The rule that determines the inside of overlapping subpaths.
public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}
