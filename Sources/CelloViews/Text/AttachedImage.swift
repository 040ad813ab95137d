internal import CelloRaster
internal import CelloText

/// The image of an attachment, configured for the surrounding font and traits.
struct AttachedImage {
  private let image: UIImage
  /// The index of the text's color in the palette.
  private let color: Int

  /// Creates the image of an attachment; `nil` if the attachment has no image.
  ///
  /// - Parameter image: an image that replaces the attachment's image; `nil` for none.
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

  /// Returns the attachment's layout: its own bounds, otherwise the image's size on its baseline.
  ///
  /// - Parameter bounds: the bounds that a subclass provides; `nil` for the attachment's bounds.
  func placed(
    _ attachment: NSTextAttachment, bounds: CGRect? = nil, number: Int
  ) -> TextAttachment {
    let bounds = bounds ?? attachment.bounds
    guard bounds == .zero else { return .init(bounds, attachment, content: .numbered(number)) }
    return TextAttachment(
      size: image.size, baselineOffset: -(image.baselineOffsetFromBottom ?? 0),
      padding: attachment.lineLayoutPadding, content: .numbered(number))
  }

  /// Returns the items that draw the image in a rectangle. Symbols keep their position; other
  /// images are moved to whole pixels.
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
  /// The bounds: x to the right of the position in the line, y up from the baseline.
  var bounds: CGRect {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return CGRect(
      x: length(padding).nonNegative + length(xOffset), y: length(baselineOffset),
      width: length(size.width).nonNegative, height: length(size.height).nonNegative)
  }

  /// Creates an attachment positioned by its bounds.
  init(_ bounds: CGRect, _ attachment: NSTextAttachment, content: Content) {
    let bounds = bounds.standardized
    self.init(
      size: bounds.size, baselineOffset: bounds.origin.y, xOffset: bounds.origin.x,
      padding: attachment.lineLayoutPadding, content: content)
  }
}
