internal import CelloRaster
internal import CelloText

/// An attachment's image, configured for the font and traits around it.
struct AttachedImage {
  private let image: UIImage
  /// The text's color, an index into the palette.
  private let color: Int

  /// `nil` for an attachment without an image.
  ///
  /// - Parameter image: the image instead of the attachment's own; `nil` for that one.
  init?(
    _ attachment: NSTextAttachment, image: UIImage? = nil, font: UIFont, color: Int,
    traits: UITraitCollection
  ) {
    guard
      let image = image ?? attachment.image ?? attachment.contents.flatMap({ UIImage(data: $0) })
    else { return nil }
    self.image = image.configured(
      with: UIImage.SymbolConfiguration(font: font), compatibleWith: traits)
    self.color = color
  }

  /// The attachment's layout: its own bounds, or else the image's size on its baseline.
  ///
  /// - Parameter bounds: the bounds that a subclass gives; `nil` for those of the attachment.
  func placed(
    _ attachment: NSTextAttachment, bounds: CGRect? = nil, number: Int
  ) -> TextAttachment {
    let bounds = bounds ?? attachment.bounds
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
  /// The bounds: x to the right of the place in the line, y up from the baseline.
  var bounds: CGRect {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return CGRect(
      x: length(padding).nonNegative + length(xOffset), y: length(baselineOffset),
      width: length(size.width).nonNegative, height: length(size.height).nonNegative)
  }

  /// An attachment positioned by its bounds.
  init(_ bounds: CGRect, _ attachment: NSTextAttachment, content: Content) {
    let bounds = bounds.standardized
    self.init(
      size: bounds.size, baselineOffset: bounds.origin.y, xOffset: bounds.origin.x,
      padding: attachment.lineLayoutPadding, content: content)
  }
}
