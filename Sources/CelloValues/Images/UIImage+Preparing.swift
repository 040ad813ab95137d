internal import CelloRaster

// Decoded and scaled copies. The result is `nil` for symbols, as on iOS.
extension UIImage {
  /// Returns the image decoded into pixels; `nil` for a symbol and for an image without pixels.
  public func preparingForDisplay() -> UIImage? { prepared(size: size, traits: traits) }

  /// Decodes the image into pixels on another thread, on which the completion handler is called.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let traits = traits
    DispatchQueue.global().async { [self] in
      completionHandler(prepared(size: ResolvedImage(values, traits: traits).size, traits: traits))
    }
  }

  /// Returns the image decoded into pixels; `nil` for a symbol and for an image without pixels.
  public func byPreparingForDisplay() async -> UIImage? {
    let traits = traits
    return await Task.detached { [self] in
      prepared(size: ResolvedImage(values, traits: traits).size, traits: traits)
    }.value
  }

  /// Returns the image as pixels of another size in points, at its scale; `nil` for a symbol, and
  /// for a size that is empty, infinite or takes too much memory.
  ///
  /// A size with another aspect ratio stretches the image.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    prepared(size: size, traits: traits)
  }

  /// Scales the image like ``preparingThumbnail(of:)`` on another thread, on which the completion
  /// handler is called.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    let traits = traits
    DispatchQueue.global().async { [self] in
      completionHandler(prepared(size: size, traits: traits))
    }
  }

  /// Returns the image as pixels of another size, like ``preparingThumbnail(of:)``.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    let traits = traits
    return await Task.detached { [self] in prepared(size: size, traits: traits) }.value
  }

  private func prepared(size: CGSize, traits: UITraitCollection) -> UIImage? {
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
