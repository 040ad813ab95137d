internal import CelloRaster

extension UIImage {
  /// Returns a decoded copy in a size; `nil` for a symbol and an empty size.
  func prepared(size: CGSize, traits: UITraitCollection) -> UIImage? {
    guard !isSymbolImage, size.width > 0, size.height > 0 else { return nil }
    let rect = CGRect(origin: .zero, size: size)
    let scale = ResolvedImage(values, traits: traits).scale
    let whole = changed {
      $0.isResizable = false
      $0.renderingMode = .alwaysOriginal
      $0.flipsForRightToLeft = false
    }
    let items = whole.displayItems(in: rect, tint: ownTint(in: traits), traits: traits)
    // A size that is not drawable yields no items, and is refused with a warning.
    guard !items.isEmpty || !rect.isDrawable,
      let bitmap = DisplayList(size: size, items: items).bitmap(scale: scale)
    else { return nil }
    var values = ImageValues(.picture(Picture(bitmap), scale: scale))
    values.renderingMode = self.values.isTemplate ? .alwaysTemplate : self.values.renderingMode
    values.flipsForRightToLeft = self.values.flipsForRightToLeft
    return UIImage(values)
  }
}
