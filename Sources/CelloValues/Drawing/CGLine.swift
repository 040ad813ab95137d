/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end point.
  case butt = 0
  /// A half circle extends the end.
  case round = 1
  /// A square of half the line width extends the end.
  case square = 2
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges meet in a point, up to the miter limit.
  case miter = 0
  /// The corner is rounded.
  case round = 1
  /// The corner is cut off.
  case bevel = 2
}

/// The ways to draw a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the nonzero winding rule.
  case fill = 0
  /// Fills by the even-odd rule.
  case eoFill = 1
  /// Strokes the path.
  case stroke = 2
  /// Fills by the nonzero winding rule, then strokes.
  case fillStroke = 3
  /// Fills by the even-odd rule, then strokes.
  case eoFillStroke = 4
}

/// The rules that determine which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the subpaths wind around it.
  case winding = 0
  /// A point is inside if it is enclosed an odd number of times.
  case evenOdd = 1
}
