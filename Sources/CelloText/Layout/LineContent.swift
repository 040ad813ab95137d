/// The visual content of a line. Positions are relative to the left end of the visible text on the
/// baseline; y increases downward.
struct LineContent: Hashable, Sendable {
  /// Glyphs with the same font and color.
  struct Glyphs: Hashable, Sendable {
    var font: GlyphFont
    var size: CGFloat
    var slant: CGFloat
    var stretch: CGFloat
    var color: Int
    /// The width of the outline in points; a positive value strokes the glyphs, a negative value
    /// strokes and fills them.
    var stroke: CGFloat
    var strokeColor: Int?
    var shadow: TextShadow?
    var glyphs: [GlyphRun.Glyph]
  }

  /// A rectangle of an underline or a strikethrough.
  struct Rule: Hashable, Sendable {
    var rect: CGRect
    var color: Int
    var isAboveText: Bool
  }

  /// The color behind a run, as tall as the line's box.
  struct Background: Hashable, Sendable {
    var x: CGFloat
    var width: CGFloat
    var color: Int
    /// A Boolean value that indicates whether its first characters run from right to left.
    var isRightToLeft: Bool
  }

  struct Image: Hashable, Sendable {
    var rect: CGRect
    var content: TextAttachment.Content
  }

  /// The position of a character, or of a ligature.
  struct Cluster: Hashable, Sendable {
    /// The offset of the first code unit.
    var offset: Int
    /// The end of the characters that were shaped together with it.
    var limit: Int
    var x: CGFloat
    var width: CGFloat
    var isRightToLeft: Bool
  }

  var glyphs: [Glyphs] = []
  var rules: [Rule] = []
  var backgrounds: [Background] = []
  var images: [Image] = []
  /// The clusters from left to right; empty unless the constraints require them.
  var clusters: [Cluster] = []

  func draw(
    into items: inout [DisplayList.Item], at origin: CGPoint, lineTop: CGFloat,
    lineHeight: CGFloat, palette: [Color], parts: TextLayout.Parts = .all,
    attachments: (_ number: Int, _ rect: CGRect) -> [DisplayList.Item]
  ) {
    func color(_ index: Int) -> Color {
      palette.indices.contains(index) ? palette[index] : .clear
    }
    for background in backgrounds where parts.contains(.backgrounds) {
      items.append(
        .fill(
          .rect(
            CGRect(
              x: origin.x + background.x, y: origin.y + lineTop, width: background.width,
              height: lineHeight)), color(background.color)))
    }
    guard parts.contains(.characters) else { return }
    for rule in rules where !rule.isAboveText {
      items.append(
        .fill(.rect(rule.rect.offsetBy(dx: origin.x, dy: origin.y)), color(rule.color)))
    }
    for run in glyphs {
      var moved = run.glyphs
      for index in moved.indices {
        moved[index].position.x += origin.x
        moved[index].position.y += origin.y
      }
      var item = GlyphRun(
        font: run.font, size: run.size, color: color(run.color), glyphs: moved, slant: run.slant,
        stretch: run.stretch)
      if let shadow = run.shadow, color(shadow.color).alpha > 0 {
        items.append(
          .shadow(
            DisplayList.Shadow(
              shape: .path(item.silhouette, .nonZero), color: color(shadow.color),
              sigma: max(ResolvedStyle.finite(shadow.blurRadius), 0) / 2,
              offset: CGSize(
                width: ResolvedStyle.finite(shadow.offset.width),
                height: ResolvedStyle.finite(shadow.offset.height)))))
      }
      if run.stroke <= 0 { items.append(.glyphs(item)) }
      if run.stroke != 0 {
        item.color = color(run.strokeColor ?? run.color)
        item.strokeWidth = abs(run.stroke)
        items.append(.glyphs(item))
      }
    }
    for image in images {
      let rect = image.rect.offsetBy(dx: origin.x, dy: origin.y)
      switch image.content {
      case .picture(let picture, let tint):
        items.append(
          .image(DisplayList.ImageItem(picture: picture, rect: rect, tint: tint.map(color))))
      case .drawing(let list):
        guard list.size.width > 0, list.size.height > 0 else { continue }
        let transform = CGAffineTransform(
          a: rect.width / list.size.width, b: 0, c: 0, d: rect.height / list.size.height,
          tx: rect.minX, ty: rect.minY)
        items.append(.group(DisplayList.Group(items: list.items, transform: transform)))
      case .numbered(let number): items += attachments(number, rect)
      case .space: break
      }
    }
    for rule in rules where rule.isAboveText {
      items.append(
        .fill(.rect(rule.rect.offsetBy(dx: origin.x, dy: origin.y)), color(rule.color)))
    }
  }
}
