package import CelloRaster
internal import CelloSymbols

extension UIImage {
  /// Returns the items that paint the image, stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: the rectangle in points. A symbol is not stretched if the rectangle has its size.
  ///   - tint: the tint color of the view that shows the image; used for templates.
  ///   - traits: the traits that determine colors, variants, direction, and a symbol's size and
  ///     weight. The image's configuration takes precedence.
  package func displayItems(
    in rect: CGRect, tint: Color, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let rect = rect.standardized
    guard rect.size.width > 0, rect.size.height > 0, rect.isDrawable else { return [] }
    let traits = merged(traits)
    if let variant = variant(for: traits) {
      return variant.displayItems(in: rect, tint: tint, traits: traits)
    }
    let image = ResolvedImage(values, traits: traits)
    guard image.size.width > 0, image.size.height > 0 else { return [] }
    switch image.content {
    case .empty: return []
    case .symbol(let drawing):
      let rendering = values.configuration.symbol.rendering(
        tint: symbolColor(tint, traits), traits: traits)
      return fitted(image, in: rect) { origin in
        drawing.items(
          at: origin, rendering: rendering, isMirrored: image.isMirrored,
          variableValue: values.variableValue, above: values.passedVariableValue)
      }
    case .picture(let picture):
      let items = pictureItems(
        picture, image, in: rect, tint: pictureColor(tint, traits), traits: traits)
      return mirrored(items, in: rect, if: image.isMirrored)
    case .drawing(let list):
      let items = drawingItems(
        list.tinted(with: pictureColor(tint, traits)), image, in: rect, traits: traits)
      return mirrored(items, in: rect, if: image.isMirrored)
    }
  }

  private func merged(_ traits: UITraitCollection) -> UITraitCollection {
    guard let own = values.configuration.traits, own !== traits else { return traits }
    return UITraitCollection(traitsFrom: [traits, own])
  }

  /// Returns the color of a symbol. In original rendering without colors, it is black, as on iOS.
  private func symbolColor(_ tint: Color, _ traits: UITraitCollection) -> Color {
    values.isTemplate ? tint : values.tintColor?.color(in: traits) ?? .black
  }

  /// Returns the color of a template or tinted picture; `nil` if the picture keeps its colors.
  private func pictureColor(_ tint: Color, _ traits: UITraitCollection) -> Color? {
    values.isTemplate ? tint : values.tintColor?.color(in: traits)
  }

  private func mirrored(
    _ items: [DisplayList.Item], in rect: CGRect, if isMirrored: Bool
  ) -> [DisplayList.Item] {
    guard isMirrored, !items.isEmpty else { return items }
    return [
      .group(
        DisplayList.Group(
          items: items,
          transform: CGAffineTransform(
            a: -1, b: 0, c: 0, d: 1, tx: rect.origin.x * 2 + rect.size.width, ty: 0)))
    ]
  }

  // MARK: Symbols

  /// Returns the items in the image's size if the rectangle has that size, otherwise stretched.
  private func fitted(
    _ image: ResolvedImage, in rect: CGRect, _ items: (CGPoint) -> [DisplayList.Item]
  ) -> [DisplayList.Item] {
    if image.size == rect.size {
      return items(CGPoint(x: rect.origin.x + image.origin.x, y: rect.origin.y + image.origin.y))
    }
    let items = items(image.origin)
    guard !items.isEmpty else { return [] }
    return [
      .group(DisplayList.Group(items: items, transform: Self.transform(image.size, to: rect)))
    ]
  }

  private static func transform(_ size: CGSize, to rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.size.width / size.width, b: 0, c: 0, d: rect.size.height / size.height,
      tx: rect.origin.x, ty: rect.origin.y)
  }

  // MARK: Pixels

  private func pictureItems(
    _ picture: Picture, _ image: ResolvedImage, in rect: CGRect, tint: Color?,
    traits: UITraitCollection
  ) -> [DisplayList.Item] {
    if let slicing = image.slicing {
      let scale = image.scale
      return slices(slicing, of: image.size, in: rect, grid: traits.pixelGrid).map { slice in
        let source = slice.source
        return .image(
          DisplayList.ImageItem(
            picture: picture, rect: slice.destination,
            source: CGRect(
              x: source.origin.x * scale, y: source.origin.y * scale,
              width: source.size.width * scale, height: source.size.height * scale), tint: tint))
      }
    }
    guard values.orientation != .up else {
      return [.image(DisplayList.ImageItem(picture: picture, rect: rect, tint: tint))]
    }
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    return oriented(
      [.image(DisplayList.ImageItem(picture: picture, rect: unit, tint: tint))], in: rect)
  }

  /// Returns the items in the unit square, rotated by the image's orientation and mapped to a
  /// rectangle.
  private func oriented(_ items: [DisplayList.Item], in rect: CGRect) -> [DisplayList.Item] {
    let transform = values.orientation.unitTransform.concatenating(
      Self.transform(CGSize(width: 1, height: 1), to: rect))
    return [.group(DisplayList.Group(items: items, transform: transform))]
  }

  private func slices(
    _ slicing: ResolvedImage.Slicing, of size: CGSize, in rect: CGRect, grid: PixelGrid
  ) -> [ImageSlices.Slice] {
    ImageSlices(
      size: size, caps: slicing.capInsets, mode: slicing.mode, rect: rect, grid: grid,
      centerWidth: slicing.centerWidth, centerHeight: slicing.centerHeight
    ).slices
  }

  // MARK: Shapes

  private func drawingItems(
    _ list: DisplayList, _ image: ResolvedImage, in rect: CGRect, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    guard !list.items.isEmpty else { return [] }
    if let slicing = image.slicing {
      return slices(slicing, of: image.size, in: rect, grid: traits.pixelGrid).map { slice in
        let (source, destination) = (slice.source, slice.destination)
        let sx = destination.size.width / source.size.width
        let sy = destination.size.height / source.size.height
        let drawing = DisplayList.Group(
          items: list.items,
          transform: CGAffineTransform(
            a: sx, b: 0, c: 0, d: sy, tx: destination.origin.x - source.origin.x * sx,
            ty: destination.origin.y - source.origin.y * sy))
        return .group(DisplayList.Group(items: [.group(drawing)], clip: .rect(destination)))
      }
    }
    guard values.orientation == .up else {
      let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
      return oriented(
        [
          .group(
            DisplayList.Group(items: list.items, transform: Self.transform(list.size, to: unit)))
        ], in: rect)
    }
    let transform = Self.transform(list.size, to: rect)
    return transform.isIdentity
      ? list.items : [.group(DisplayList.Group(items: list.items, transform: transform))]
  }
}

extension DisplayList {
  /// Returns the shapes in one color; the unchanged list for `nil`.
  ///
  /// The color's opacity applies to the whole picture, so that overlaps are not visible.
  fileprivate func tinted(with color: Color?) -> DisplayList {
    guard let color else { return self }
    var opaque = color
    opaque.alpha = .max
    let items = items.map { $0.painted(with: opaque) }
    guard !color.isOpaque else { return DisplayList(size: size, items: items) }
    return DisplayList(
      size: size,
      items: [.group(Group(items: items, opacity: CGFloat(color.alpha) / 65_535))])
  }
}

extension DisplayList.Item {
  /// Returns the item in another color, with its own opacity.
  fileprivate func painted(with color: Color) -> DisplayList.Item {
    func faded(_ old: Color) -> Color {
      var result = color
      result.alpha = old.alpha
      return result
    }
    switch self {
    case .fill(let shape, let old): return .fill(shape, faded(old))
    case .stroke(let shape, let style, let old): return .stroke(shape, style, faded(old))
    case .glyphs(var run):
      run.color = faded(run.color)
      return .glyphs(run)
    case .image(var image):
      image.tint = color
      return .image(image)
    case .shadow(var shadow):
      shadow.color = faded(shadow.color)
      return .shadow(shadow)
    case .backdrop: return self
    case .group(var group):
      group.items = group.items.map { $0.painted(with: color) }
      return .group(group)
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = faded(gradient.stops[index].color)
      }
      return .gradient(gradient)
    case .composite(var composite):
      composite.items = composite.items.map { $0.painted(with: color) }
      return .composite(composite)
    }
  }
}

extension CGRect {
  /// A Boolean value that indicates whether all coordinates are small enough for exact arithmetic;
  /// `false` for NaN and `CGRect.infinite`.
  package var isDrawable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { $0.magnitude < 1e9 }
  }
}
