extension UIColor {
  /// Creates a color that fills shapes with tiles of an image, in the image's size.
  ///
  /// The tiles of views and layers start at the origin of their coordinates; the tiles of a
  /// graphics context start at the origin of user space (chosen). A template or symbol has its own
  /// tint color, or is black. Texts, images and controls in a pattern color are transparent,
  /// because it has no components.
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
