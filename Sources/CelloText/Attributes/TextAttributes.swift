/// An underline or strikethrough.
package struct TextDecoration: Hashable, Sendable {
  package enum Style: Hashable, Sendable { case single, thick, double }
  package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  package var style: Style
  package var pattern: Pattern
  /// Index into the palette; `nil` for the text's own color.
  package var color: Int?
  /// Whether spaces have no decoration.
  package var skipsSpaces: Bool

  package init(
    style: Style = .single, pattern: Pattern = .solid, color: Int? = nil, skipsSpaces: Bool = false
  ) {
    self.style = style
    self.pattern = pattern
    self.color = color
    self.skipsSpaces = skipsSpaces
  }
}

/// Content other than glyphs in a line, at a U+FFFC character.
package struct TextAttachment: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A bitmap; with a tint (index into the palette) only its alpha is used.
    case picture(Picture, tint: Int?)
    /// A drawing, stretched from its own size to the attachment's.
    case drawing(DisplayList)
    /// Content that is passed when the text is drawn, by number, so that a layout does not depend
    /// on it.
    case numbered(Int)
    /// Empty space.
    case space
  }

  /// In points. A length that is negative or not finite is treated as zero.
  package var size: CGSize
  /// The distance of the bottom edge above the baseline, in points.
  package var baselineOffset: CGFloat
  /// The offset of the left edge from its position in the line, in points, which does not affect
  /// the layout.
  package var xOffset: CGFloat
  /// The padding on either side, in points. A length that is negative or not finite is treated as
  /// zero.
  package var padding: CGFloat
  package var content: Content

  package init(
    size: CGSize, baselineOffset: CGFloat = 0, xOffset: CGFloat = 0, padding: CGFloat = 0,
    content: Content
  ) {
    self.size = size
    self.baselineOffset = baselineOffset
    self.xOffset = xOffset
    self.padding = padding
    self.content = content
  }

  package init(size: CGSize, baselineOffset: CGFloat = 0, picture: Picture, tint: Int? = nil) {
    self.init(
      size: size, baselineOffset: baselineOffset, content: .picture(picture, tint: tint))
  }
}

/// A shadow of glyphs.
package struct TextShadow: Hashable, Sendable {
  /// In points, down for a positive height.
  package var offset: CGSize
  /// Twice the standard deviation of the blur, in points.
  package var blurRadius: CGFloat
  /// Index into the palette.
  package var color: Int

  package init(offset: CGSize, blurRadius: CGFloat, color: Int) {
    self.offset = offset
    self.blurRadius = blurRadius
    self.color = color
  }
}

/// The attributes of a run of characters. Colors are indices into the palette given when drawing,
/// so that a layout does not depend on colors; an index outside the palette paints nothing.
package struct TextAttributes: Hashable, Sendable {
  package var font: FontDescription
  /// The text's color, an index into the palette.
  package var color: Int
  /// Extra advance after each character, in points. `nil` uses the font's pair kerning, 0 disables
  /// it, and another value is added to it.
  package var kern: CGFloat?
  /// Extra advance after each character, in points, on top of the font's own tracking.
  package var tracking: CGFloat?
  /// The distance of the text above the baseline, in points.
  package var baselineOffset: CGFloat
  /// Whether the font's standard ligatures are used.
  package var ligatures: Bool
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  /// The outline's width in percent of the font size, as in `NSAttributedString`: positive to only
  /// stroke the text, negative to stroke and fill it, zero to fill it.
  package var strokeWidth: CGFloat
  /// Index into the palette; `nil` for the text's own color.
  package var strokeColor: Int?
  /// The color behind the text, an index into the palette.
  package var background: Int?
  /// The content of each U+FFFC character of the run.
  package var attachment: TextAttachment?
  /// The shear of the glyphs to the right, as a fraction of their height; added to the font's own
  /// slant.
  package var obliqueness: CGFloat
  package var shadow: TextShadow?
  /// The factor of the width of glyphs and their advances.
  package var stretch: CGFloat

  package init(
    font: FontDescription, color: Int = 0, kern: CGFloat? = nil, tracking: CGFloat? = nil,
    baselineOffset: CGFloat = 0, ligatures: Bool = true, underline: TextDecoration? = nil,
    strikethrough: TextDecoration? = nil, strokeWidth: CGFloat = 0, strokeColor: Int? = nil,
    background: Int? = nil, attachment: TextAttachment? = nil, obliqueness: CGFloat = 0,
    shadow: TextShadow? = nil, stretch: CGFloat = 1
  ) {
    self.font = font
    self.color = color
    self.kern = kern
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.ligatures = ligatures
    self.underline = underline
    self.strikethrough = strikethrough
    self.strokeWidth = strokeWidth
    self.strokeColor = strokeColor
    self.background = background
    self.attachment = attachment
    self.obliqueness = obliqueness
    self.shadow = shadow
    self.stretch = stretch
  }
}
