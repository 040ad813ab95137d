package import CelloRaster
internal import CelloSymbols

extension UIImage {
  /// What paints the image, stretched into a rectangle.
  ///
  /// - Parameters:
  ///   - rect: in points. A symbol keeps its shape where the rectangle has its size.
  ///   - tint: the colour of whatever shows the image; used for templates.
  ///   - traits: decide about colours, a symbol's size and weight, and direction. What the image was configured for
  ///     wins over them.
  package func displayItems(
    in rect: CGRect, tint: Color, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let rect = rect.standardized
    guard rect.size.width > 0, rect.size.height > 0, rect.isDrawable else { return [] }
    let traits = merged(traits)
    let isMirrored = flipsForRightToLeftLayoutDirection && traits.isRightToLeft
    switch values.content {
    case .empty: return []
    case .symbol(let symbol):
      return symbolItems(symbol, in: rect, tint: tint, isMirrored: isMirrored, traits: traits)
    case .picture(let picture, let scale):
      let color = values.isTemplate ? tint : values.tintColor?.color(in: traits)
      let items = pictureItems(picture, scale: scale, in: rect, tint: color, traits: traits)
      guard isMirrored, !items.isEmpty else { return items }
      return [
        .group(
          DisplayList.Group(
            items: items,
            transform: CGAffineTransform(
              a: -1, b: 0, c: 0, d: 1, tx: rect.origin.x * 2 + rect.size.width, ty: 0)))
      ]
    }
  }

  private func merged(_ traits: UITraitCollection) -> UITraitCollection {
    guard let own = values.configuration.traits, own !== traits else { return traits }
    return UITraitCollection(traitsFrom: [traits, own])
  }

  // MARK: Symbols

  private func symbolItems(
    _ symbol: Symbol, in rect: CGRect, tint: Color, isMirrored: Bool, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    // A symbol that keeps its original colours and has none is black, as on iOS.
    let color = values.isTemplate ? tint : values.tintColor?.color(in: traits) ?? .black
    let drawing = symbolDrawing(symbol, in: traits)
    let metrics = symbolMetrics(symbol, in: traits)
    guard metrics.size.width > 0, metrics.size.height > 0 else { return [] }
    let rendering = values.configuration.symbol.rendering(tint: color, traits: traits)
    if metrics.size == rect.size {
      return drawing.items(
        at: CGPoint(x: rect.origin.x + metrics.origin.x, y: rect.origin.y + metrics.origin.y),
        rendering: rendering, isMirrored: isMirrored)
    }
    let items = drawing.items(
      at: metrics.origin, rendering: rendering, isMirrored: isMirrored)
    guard !items.isEmpty else { return [] }
    let transform = CGAffineTransform(
      a: rect.size.width / metrics.size.width, b: 0, c: 0,
      d: rect.size.height / metrics.size.height,
      tx: rect.origin.x, ty: rect.origin.y)
    return [.group(DisplayList.Group(items: items, transform: transform))]
  }

  // MARK: Pixels

  private func pictureItems(
    _ picture: Picture, scale: CGFloat, in rect: CGRect, tint: Color?, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    guard picture.bitmap.width > 0, picture.bitmap.height > 0 else { return [] }
    if values.isResizable {
      return sliceItems(picture, scale: scale, in: rect, tint: tint, grid: traits.pixelGrid)
    }
    guard values.orientation != .up else {
      return [.image(DisplayList.ImageItem(picture: picture, rect: rect, tint: tint))]
    }
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let transform = values.orientation.unitTransform.concatenating(
      CGAffineTransform(
        a: rect.size.width, b: 0, c: 0, d: rect.size.height, tx: rect.origin.x, ty: rect.origin.y))
    return [
      .group(
        DisplayList.Group(
          items: [.image(DisplayList.ImageItem(picture: picture, rect: unit, tint: tint))],
          transform: transform))
    ]
  }

  private func sliceItems(
    _ picture: Picture, scale: CGFloat, in rect: CGRect, tint: Color?, grid: PixelGrid
  ) -> [DisplayList.Item] {
    let size = CGSize(
      width: CGFloat(picture.bitmap.width) / scale, height: CGFloat(picture.bitmap.height) / scale)
    let slices = ImageSlices(
      size: size, caps: values.capInsets, mode: values.resizingMode, rect: rect, grid: grid)
    return slices.slices.map { slice in
      let source = slice.source
      return .image(
        DisplayList.ImageItem(
          picture: picture, rect: slice.destination,
          source: CGRect(
            x: source.origin.x * scale, y: source.origin.y * scale,
            width: source.size.width * scale,
            height: source.size.height * scale), tint: tint))
    }
  }
}

extension CGRect {
  /// Whether it is made of numbers with which arithmetic leads somewhere; `CGRect.infinite`, for one, is not.
  var isDrawable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { $0.magnitude < 1e9 }
  }
}
