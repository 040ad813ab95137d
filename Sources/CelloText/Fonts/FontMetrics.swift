/// The vertical metrics of a font at a size, in points.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top of the line box.
  package var ascender: CGFloat
  /// The distance from the baseline to the bottom of the line box; negative.
  package var descender: CGFloat
  /// The additional distance between the line boxes of a paragraph.
  package var leading: CGFloat
  /// The height of capital letters.
  package var capHeight: CGFloat
  /// The height of a lowercase x.
  package var xHeight: CGFloat

  /// The height of the line box: the ascender minus the descender.
  package var lineHeight: CGFloat { ascender - descender }

  /// Creates metrics.
  package init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
