/// Cross-fades between two shapes in the same color, such as a background whose corners change.
///
/// A cross-fade draws each shape with an opacity on a layer, adds the layers and blends the sum with
/// the picture behind it. Where both shapes cover the pixels and the color is opaque, the sum is the
/// color itself, so these pixels are filled without layers.
extension DrawingContext {
  /// The minimum area of pixels that are filled without layers.
  private static let minArea = 4096

  /// Draws a layer that is blended with the picture behind it. A cross-fade of two shapes uses layers
  /// only for the pixels that can differ.
  mutating func drawOver(_ items: [DisplayList.Item]) throws(RasterError) {
    guard let fade = CrossFade(items), fade.sum == Blending.pixel(fade.color) else {
      return try draw(items, blended: .sourceOver)
    }
    // Corners that are higher than half of the shapes leave no rows between them, but columns.
    let parts = [false, true].map { isBetweenColumns in
      coveredPixels(of: fade.first, isBetweenColumns).intersection(
        coveredPixels(of: fade.second, isBetweenColumns)
      ).intersection(clip)
    }
    let areas = parts.map { $0.isEmpty ? 0 : $0.width * $0.height }
    let inside = areas[0] < areas[1] ? parts[1] : parts[0]
    guard !inside.isEmpty, inside.width * inside.height >= Self.minArea else {
      return try draw(items, blended: .sourceOver)
    }
    let outer = (clip, solidArea, solidAfter)
    for part in outer.0.subtracting(inside) {
      (clip, solidArea, solidAfter) = outer
      clip = part
      try draw(items, blended: .sourceOver)
    }
    (clip, solidArea, solidAfter) = outer
    fillPixels(inside, fade.color)
  }

  /// Returns a rectangle of pixels that a shape covers fully; empty if there is none, or if it is not
  /// known without drawing the shape.
  ///
  /// - Parameter isBetweenColumns: a Boolean value that indicates whether the rectangle is beside the
  ///   corners, and otherwise above or below them.
  private func coveredPixels(of shape: Shape, _ isBetweenColumns: Bool) -> PixelRect {
    let edges: FixedRect
    var (top, bottom, left, right) = (Int.min, Int.max, Int.min, Int.max)
    switch shape {
    case .rect(let rect):
      guard map.isUpright, let fixed = map.fixedEdges(of: rect) else { return .empty }
      edges = fixed
    case .roundedRect(let rounded):
      guard let outline = map.pixelOutline(of: rounded), !outline.isEmpty,
        let layout = CornerLayout(outer: outline, inner: nil)
      else { return .empty }
      edges = layout.outerEdges
      let boxes = layout.boxes
      if isBetweenColumns {
        (left, right) = (max(boxes.0.x1, boxes.3.x1), min(boxes.1.x0, boxes.2.x0))
      } else {
        (top, bottom) = (max(boxes.0.y1, boxes.1.y1), min(boxes.2.y0, boxes.3.y0))
      }
    case .path: return .empty
    }
    guard !edges.isEmpty else { return .empty }
    return PixelRect(
      x0: max((edges.x0 + 255) >> 8, left), y0: max((edges.y0 + 255) >> 8, top),
      x1: min(edges.x1 >> 8, right), y1: min(edges.y1 >> 8, bottom))
  }
}

/// Two shapes in the same opaque color, each with an opacity, that are added.
private struct CrossFade {
  let first: Shape
  let second: Shape
  let color: Color
  /// The sum of the shapes where both cover a pixel.
  let sum: UInt32

  /// Finds a cross-fade; `nil` if the items are something else.
  init?(_ items: [DisplayList.Item]) {
    guard items.count == 2, case .composite(let added) = items[1],
      case .blended(.plusLighter) = added.kind, added.items.count == 1,
      let first = Self.fadedFill(items[0]), let second = Self.fadedFill(added.items[0]),
      first.color == second.color, first.color.alpha == .max
    else { return nil }
    (self.first, self.second, color) = (first.shape, second.shape, first.color)
    let pixel = Blending.pixel(color)
    sum = Blending.blend(
      Blending.mix(0, pixel, weight: first.weight), Blending.mix(0, pixel, weight: second.weight),
      mode: .plusLighter)
  }

  private static func fadedFill(
    _ item: DisplayList.Item
  ) -> (shape: Shape, color: Color, weight: UInt32)? {
    guard case .group(let group) = item, group.clip == nil, group.transform == .identity,
      group.items.count == 1, case .fill(let shape, let color) = group.items[0]
    else { return nil }
    return (shape, color, Blending.weight(opacity: group.opacity))
  }
}
