/// The vertical metrics of a font at a size, in points.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line box.
  package var ascender: CGFloat
  /// From the baseline down to the bottom of the line box; negative.
  package var descender: CGFloat
  /// Extra distance between the line boxes of a paragraph.
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  /// Height of the line box: ascender minus descender.
  package var lineHeight: CGFloat { ascender - descender }

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
