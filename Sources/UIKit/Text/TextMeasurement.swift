internal import CelloText

/// The metrics of a laid out text that determine where it is placed, in points.
///
/// Layouts of views are generic over this type and return it with the frames, so that the text that
/// was measured is the one that is drawn. Tests use texts without fonts.
protocol TextMeasurement {
  var size: CGSize { get }
  /// The distance of the first baseline from the top.
  var firstBaseline: CGFloat { get }
  var firstLineHeight: CGFloat { get }
  /// Whether a line ends inside a word, because the word is wider than the line.
  var breaksWords: Bool { get }
  /// Whether the first line is below the proposal's exclusion.
  var startsBelowExclusion: Bool { get }
}

extension TextLayout: TextMeasurement {}
