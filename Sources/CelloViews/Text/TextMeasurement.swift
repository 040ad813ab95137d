internal import CelloText

/// The metrics of a laid out text that determine its position, in points.
///
/// Layouts of views are generic over this type and return it with the frames, so that the measured
/// text is the drawn text. Tests use texts without fonts.
package protocol TextMeasurement {
  var size: CGSize { get }
  /// The distance of the first baseline from the top.
  var firstBaseline: CGFloat { get }
  var firstLineHeight: CGFloat { get }
  /// A Boolean value that indicates whether a line ends inside a word that is wider than the line.
  var breaksWords: Bool { get }
  /// A Boolean value that indicates whether the first line is below the proposal's exclusion.
  var startsBelowExclusion: Bool { get }
}

extension TextLayout: TextMeasurement {}
