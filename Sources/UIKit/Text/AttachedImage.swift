internal import CelloRaster
internal import CelloText

/// An attachment's image, configured for the font and traits around it.
struct AttachedImage {
  private let image: UIImage
  /// The text's color, an index into the palette.
  private let color: Int

  /// `nil` for an attachment without an image.
  init?(_ attachment: NSTextAttachment, font: UIFont, color: Int, traits: UITraitCollection) {
    guard let image = attachment.image ?? attachment.contents.flatMap({ UIImage(data: $0) }) else {
      return nil
    }
    self.image = image.configured(
      with: UIImage.SymbolConfiguration(font: font), compatibleWith: traits)
    self.color = color
  }

  /// The attachment's layout: its own bounds, or else the image's size on its baseline.
  func placed(_ attachment: NSTextAttachment, number: Int) -> TextAttachment {
    let bounds = attachment.bounds
    guard bounds == .zero else { return .init(bounds, attachment, content: .numbered(number)) }
    return TextAttachment(
      size: image.size, baselineOffset: -(image.baselineOffsetFromBottom ?? 0),
      padding: attachment.lineLayoutPadding, content: .numbered(number))
  }

  /// The items that draw the image in a rectangle. Symbols may have any position; pictures are
  /// moved to whole pixels.
  func items(
    in rect: CGRect, palette: [UIColor], traits: UITraitCollection
  ) -> [DisplayList.Item] {
    guard palette.indices.contains(color) else { return [] }
    var rect = rect
    if !image.isSymbolImage, rect.isDrawable {
      let grid = traits.pixelGrid
      rect.origin = CGPoint(x: grid.rounded(rect.minX), y: grid.rounded(rect.minY))
    }
    return image.displayItems(in: rect, tint: palette[color].color(in: traits), traits: traits)
  }
}

extension TextAttachment {
  /// An attachment positioned by its bounds.
  init(_ bounds: CGRect, _ attachment: NSTextAttachment, content: Content) {
    let bounds = bounds.standardized
    self.init(
      size: bounds.size, baselineOffset: bounds.origin.y, xOffset: bounds.origin.x,
      padding: attachment.lineLayoutPadding, content: content)
  }
}
