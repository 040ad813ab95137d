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

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// The rule that determines the inside of overlapping subpaths.
public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}
