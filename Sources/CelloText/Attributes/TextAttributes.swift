/// An underline or a strikethrough.
package struct TextDecoration: Hashable, Sendable {
  /// The number and thickness of the lines.
  package enum Style: Hashable, Sendable { case single, thick, double }
  /// The dash pattern of the lines.
  package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  /// The number and thickness of the lines.
  package var style: Style
  /// The dash pattern of the lines.
  package var pattern: Pattern
  /// The index of the color in the palette; `nil` for the color of the text.
  package var color: Int?
  /// A Boolean value that indicates whether spaces have no decoration.
  package var skipsSpaces: Bool

  /// Creates a decoration.
  package init(
    style: Style = .single, pattern: Pattern = .solid, color: Int? = nil, skipsSpaces: Bool = false
  ) {
    self.style = style
    self.pattern = pattern
    self.color = color
    self.skipsSpaces = skipsSpaces
  }
}

/// Content of a line other than glyphs, at a U+FFFC character.
package struct TextAttachment: Hashable, Sendable {
  /// The content of an attachment.
  package enum Content: Hashable, Sendable {
    /// A bitmap. With a tint (the index of a color in the palette), only its alpha is used.
    case picture(Picture, tint: Int?)
    /// A drawing, which is scaled from its own size to the attachment's size.
    case drawing(DisplayList)
    /// Content that is provided by its number when the text is drawn, so that the layout does not
    /// depend on it.
    case numbered(Int)
    /// Empty space.
    case space
  }

  /// The size in points. A length that is negative or not finite is treated as 0.
  package var size: CGSize
  /// The distance of the bottom edge above the baseline, in points.
  package var baselineOffset: CGFloat
  /// The offset of the left edge from its position in the line, in points. It does not affect the
  /// layout.
  package var xOffset: CGFloat
  /// The space on each side, in points. A length that is negative or not finite is treated as 0.
  package var padding: CGFloat
  /// The content of the attachment.
  package var content: Content

  /// Creates an attachment.
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

  /// Creates an attachment with a picture.
  package init(size: CGSize, baselineOffset: CGFloat = 0, picture: Picture, tint: Int? = nil) {
    self.init(
      size: size, baselineOffset: baselineOffset, content: .picture(picture, tint: tint))
  }
}

/// A shadow of glyphs.
package struct TextShadow: Hashable, Sendable {
  /// The offset in points; a positive height moves the shadow down.
  package var offset: CGSize
  /// Twice the standard deviation of the blur, in points.
  package var blurRadius: CGFloat
  /// The index of the color in the palette.
  package var color: Int

  /// Creates a shadow.
  package init(offset: CGSize, blurRadius: CGFloat, color: Int) {
    self.offset = offset
    self.blurRadius = blurRadius
    self.color = color
  }
}

/// The attributes of a run of characters. Colors are indices into the palette that is passed for
/// drawing, so that a layout does not depend on colors. An index outside the palette is drawn as a
/// clear color.
package struct TextAttributes: Hashable, Sendable {
  /// The font.
  package var font: FontDescription
  /// The index of the text's color in the palette.
  package var color: Int
  /// The additional advance after each character, in points. `nil` uses the font's pair kerning, 0
  /// disables it, and other values are added to it.
  package var kern: CGFloat?
  /// The additional advance after each character, in points, which is added to the font's own
  /// tracking.
  package var tracking: CGFloat?
  /// The distance of the text above the baseline, in points.
  package var baselineOffset: CGFloat
  /// A Boolean value that indicates whether the font's standard ligatures are used.
  package var ligatures: Bool
  /// The underline; `nil` for none.
  package var underline: TextDecoration?
  /// The strikethrough; `nil` for none.
  package var strikethrough: TextDecoration?
  /// The width of the outline in percent of the font size, as in `NSAttributedString`: a positive
  /// value strokes the text, a negative value strokes and fills it, and 0 fills it.
  package var strokeWidth: CGFloat
  /// The index of the outline's color in the palette; `nil` for the color of the text.
  package var strokeColor: Int?
  /// The index of the color behind the text in the palette; `nil` for none.
  package var background: Int?
  /// The content of each U+FFFC character of the run; `nil` for none.
  package var attachment: TextAttachment?
  /// The shear of the glyphs to the right, as a fraction of their height. It is added to the font's
  /// own slant.
  package var obliqueness: CGFloat
  /// The shadow; `nil` for none.
  package var shadow: TextShadow?
  /// The factor of the width of glyphs and their advances.
  package var stretch: CGFloat
  /// The language of ideographs; `nil` for the language of the text.
  package var language: IdeographLanguage?

  /// Creates attributes.
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
