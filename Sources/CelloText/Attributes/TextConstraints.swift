/// The size available to a text, and how the text may adapt to it.
package struct TextConstraints: Hashable, Sendable {
  /// In points; infinite for no limit. NaN is treated as infinite, a negative width as zero. Every
  /// line has at least one character, even if it does not fit.
  package var width: CGFloat
  /// In points; lines that do not fit completely are omitted, except the first.
  package var height: CGFloat
  /// 0 for no limit.
  package var numberOfLines: Int
  /// The interface's layout direction: determines natural alignment, and the direction of text
  /// without strong characters.
  package var isRightToLeft: Bool
  package var grid: PixelGrid
  /// The smallest factor by which the font may be scaled to avoid truncation; 1 disables scaling.
  package var minimumScale: CGFloat
  /// Whether letters may be tightened to avoid truncation.
  package var allowsTightening: Bool
  /// A box in the leading top corner that lines flow around.
  package var exclusion: CGSize
  /// Whether the fonts' leading is added between lines.
  package var usesLeading: Bool
  /// Whether lines keep the places of their characters; see ``TextLayout/clusters(ofLine:boxWidth:)``.
  package var recordsClusters: Bool
  /// Offsets in the text, in UTF-16 code units, before which lines are not broken between words.
  package var forbiddenBreaks: Set<Int> = []

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
