extension UIColor {
  /// A color that fills shapes with tiles of an image, each in the image's size.
  ///
  /// Tiles of views and layers start at the origin of their own coordinates, those of a graphics
  /// context at that of user space (chosen). A template or symbol is drawn in its own tint color, or
  /// black. Texts, images and controls in such a color are transparent; the color has no components.
  public convenience init(patternImage image: UIImage) {
    self.init(
      .pattern(
        ColorPattern(
          tile: ColorPattern.Tile(size: image.size) { traits in
            image.displayItems(
              in: CGRect(origin: .zero, size: image.size), tint: image.ownTint(in: traits),
              traits: traits)
          })))
  }
}
