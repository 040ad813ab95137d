/// The wrapping of lines, or the truncation of text that does not fit.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Lines wrap at words.
  case byWordWrapping = 0
  /// Lines wrap at characters.
  case byCharWrapping = 1
  /// Text is clipped at the edge.
  case byClipping = 2
  /// The start of the last line is truncated: "…end".
  case byTruncatingHead = 3
  /// The end of the last line is truncated: "begin…".
  case byTruncatingTail = 4
  /// The middle of the last line is truncated: "be…nd".
  case byTruncatingMiddle = 5
}
