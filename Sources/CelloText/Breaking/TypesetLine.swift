/// A line that has been broken off a paragraph, and its content.
struct TypesetLine {
  /// The source characters that the line represents, including those replaced by an ellipsis.
  var range: Range<Int>
  /// The start of the paragraph's next line.
  var end: Int
  var endsParagraph: Bool
  /// Whether the line ends inside a word, because the word is wider than the line.
  var breaksWord = false
  /// Whether an ellipsis replaces a part of the range.
  var isTruncated = false
  /// Whether text after the line is omitted or replaced by an ellipsis.
  var omitsText = false
  var width: CGFloat
  var box: LineBox
  var placement: LinePlacement
  var content: LineContent
}
