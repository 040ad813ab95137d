/// The available size of a text, and the adaptations that are permitted to fit it.
package struct TextConstraints: Hashable, Sendable {
  /// The width in points; infinite for no limit. NaN is treated as infinite, and a negative width
  /// as 0. Every line has at least one character, even if it does not fit.
  package var width: CGFloat
  /// The height in points. Lines that do not fit completely are omitted, except the first line.
  package var height: CGFloat
  /// The maximum number of lines; 0 for no limit.
  package var numberOfLines: Int
  /// A Boolean value that indicates whether the interface's layout direction is right-to-left. It
  /// determines natural alignment, and the direction of text without strong characters.
  package var isRightToLeft: Bool
  /// The pixel grid to which baselines and sizes are rounded.
  package var grid: PixelGrid
  /// The minimum factor by which the font can be scaled to avoid truncation; 1 disables scaling.
  package var minimumScale: CGFloat
  /// A Boolean value that indicates whether letters can be tightened to avoid truncation.
  package var allowsTightening: Bool
  /// The size of an area at the top leading corner around which lines flow, in points.
  package var exclusion: CGSize
  /// A Boolean value that indicates whether the fonts' leading is added between lines.
  package var usesLeading: Bool
  /// A Boolean value that indicates whether lines record the positions of their characters; see
  /// ``TextLayout/clusters(ofLine:boxWidth:)``.
  package var recordsClusters: Bool
  /// The offsets in UTF-16 code units before which lines are not broken between words.
  package var forbiddenBreaks: Set<Int> = []
  /// The language of ideographs in runs without a language of their own; `nil` for the language of
  /// the paragraph's letters.
  package var language: IdeographLanguage?

  /// Creates constraints.
  package init(
    width: CGFloat, height: CGFloat = .infinity, numberOfLines: Int = 0,
    isRightToLeft: Bool = false, grid: PixelGrid, minimumScale: CGFloat = 1,
    allowsTightening: Bool = false, exclusion: CGSize = .zero, usesLeading: Bool = true,
    recordsClusters: Bool = false
  ) {
    self.width = width
    self.height = height
    self.numberOfLines = numberOfLines
    self.isRightToLeft = isRightToLeft
    self.grid = grid
    self.minimumScale = minimumScale
    self.allowsTightening = allowsTightening
    self.exclusion = exclusion
    self.usesLeading = usesLeading
    self.recordsClusters = recordsClusters
  }
}
