/// The room that a text has, and how it may adapt to it.
package struct TextConstraints: Hashable, Sendable {
  /// In points; infinite for as much as the text wants. NaN counts as infinite, a negative width as zero. Every line
  /// has at least one character, however narrow the room is.
  package var width: CGFloat
  /// In points; lines that do not fit whole are left out, except the first.
  package var height: CGFloat
  /// 0 for no limit.
  package var numberOfLines: Int
  /// The interface's layout direction: decides natural alignment, and the direction of text that has none.
  package var isRightToLeft: Bool
  package var grid: PixelGrid
  /// The smallest factor by which the font may shrink so that nothing is left out; 1 for never.
  package var minimumScale: CGFloat
  /// Whether letters may move a little closer together before something is left out.
  package var allowsTightening: Bool
  /// A box in the corner where the interface starts, top left or top right, that lines keep out of.
  package var exclusion: CGSize
  /// Whether fonts add what they want between lines.
  package var usesLeading: Bool

  package init(
    width: CGFloat, height: CGFloat = .infinity, numberOfLines: Int = 0,
    isRightToLeft: Bool = false, grid: PixelGrid, minimumScale: CGFloat = 1,
    allowsTightening: Bool = false, exclusion: CGSize = .zero, usesLeading: Bool = true
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
  }
}
