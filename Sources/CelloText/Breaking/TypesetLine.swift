/// A line that was broken from a paragraph, with its content.
struct TypesetLine {
  /// The source characters that the line represents, including the characters that an ellipsis
  /// replaces.
  var range: Range<Int>
  /// The start of the paragraph's next line.
  var end: Int
  var endsParagraph: Bool
  /// A Boolean value that indicates whether the line ends inside a word that is wider than the
  /// line.
  var breaksWord = false
  /// A Boolean value that indicates whether an ellipsis replaces a part of the range.
  var isTruncated = false
  /// A Boolean value that indicates whether the text after the line is omitted or replaced by an
  /// ellipsis.
  var omitsText = false
  var width: CGFloat
  var box: LineBox
  var placement: LinePlacement
  var content: LineContent
}
