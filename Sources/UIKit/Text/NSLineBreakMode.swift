/// How lines wrap, and how text that does not fit is truncated.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  /// Nothing is shown beyond the edge.
  case byClipping = 2
  /// "…end": the beginning of the last line is cut off.
  case byTruncatingHead = 3
  /// "begin…": the end of the last line is cut off.
  case byTruncatingTail = 4
  /// "be…nd": the middle of the last line is cut off.
  case byTruncatingMiddle = 5
}
