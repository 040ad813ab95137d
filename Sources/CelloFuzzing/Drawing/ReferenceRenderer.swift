internal import CelloRaster

/// A slow renderer of fills, strokes, groups and composites. It draws each pixel separately, with
/// bounds-checked arrays and without caches.
///
/// It shares the edges of shapes and the formulas of blend modes with ``Renderer``. Coverage,
/// mixing, clipping, fading and masking are implemented from their definitions.
struct ReferenceRenderer {
  let width: Int
  let height: Int
  /// The premultiplied pixels, as in `Bitmap`.
  private(set) var pixels: [UInt32]

  /// Draws a list.
  init(_ list: DisplayList, scale: Double, width: Int, height: Int, background: Color?) {
    self.width = width
    self.height = height
    pixels = Array(repeating: 0, count: width * height)
    if let background {
      let pixel = Self.mix(0, Self.pixel(background), weight: Int(background.alpha))
      pixels = Array(repeating: pixel, count: width * height)
    }
    draw(list.items, AffineMap(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
  }

  private mutating func draw(_ items: [DisplayList.Item], _ map: AffineMap) {
    for item in items {
      switch item {
      case .fill(let shape, let color): paint(shape, nil, color, map)
      case .stroke(let shape, let style, let color): paint(shape, style, color, map)
      case .group(let group): draw(group, map)
      case .composite(let composite): draw(composite, map)
      case .glyphs, .image, .shadow, .backdrop, .gradient:
        preconditionFailure(
          "The reference renderer draws fills, strokes, groups and composites only.")
      }
    }
  }

  private mutating func paint(
    _ shape: Shape, _ stroke: StrokeStyle?, _ color: Color, _ map: AffineMap
  ) {
    guard color.alpha > 0 else { return }
    let coverage = coverage(of: shape, stroke, map)
    for index in pixels.indices {
      // Opacity multiplied by coverage, rounded to the nearest integer.
      let weight = (Int(color.alpha) * coverage[index] + 127) / 255
      pixels[index] = Self.mix(pixels[index], Self.pixel(color), weight: weight)
    }
  }

  /// The items are drawn over the existing pixels. Then, each pixel is mixed with its previous
  /// value according to the clip's coverage and the group's opacity.
  private mutating func draw(_ group: DisplayList.Group, _ map: AffineMap) {
    let opacity = min(max(group.opacity, 0), 1)
    let weight = opacity == opacity ? Int(clamping: Double(opacity) * 65_535 + 0.5) : 0
    let inner = AffineMap(group.transform).concatenating(map)
    guard weight > 0, inner.isFinite else { return }
    let before = pixels
    draw(group.items, inner)
    if let clip = group.clip {
      let coverage = coverage(of: clip, nil, map)
      for index in pixels.indices {
        pixels[index] = Self.mix(before[index], pixels[index], weight: coverage[index] * 257)
      }
    }
    for index in pixels.indices {
      pixels[index] = Self.mix(before[index], pixels[index], weight: weight)
    }
  }

  private mutating func draw(_ composite: DisplayList.Composite, _ map: AffineMap) {
    let before = pixels
    switch composite.kind {
    case .blended(let mode):
      pixels = Array(repeating: 0, count: pixels.count)
      draw(composite.items, map)
      for index in pixels.indices {
        pixels[index] = Blending.blend(before[index], pixels[index], mode: mode)
      }
    case .shadow, .projected:
      preconditionFailure("The reference renderer draws no shadows and no perspective.")
    case .masked(let mask):
      draw(composite.items, maskedBy: mask, map) { before, drawn, alpha in
        Self.mix(before, drawn, weight: alpha * 257)
      }
    case .stenciled(let mask):
      draw(composite.items, maskedBy: mask, map) { before, drawn, alpha in
        alpha >= 128 ? drawn : before
      }
    }
  }

  /// Draws items over the existing pixels, and then combines the old and the new pixels by the
  /// alpha of a mask.
  private mutating func draw(
    _ items: [DisplayList.Item], maskedBy mask: [DisplayList.Item], _ map: AffineMap,
    combine: (_ before: UInt32, _ drawn: UInt32, _ alpha: Int) -> UInt32
  ) {
    let before = pixels
    draw(items, map)
    let drawn = pixels
    pixels = Array(repeating: 0, count: pixels.count)
    draw(mask, map)
    for index in pixels.indices {
      pixels[index] = combine(before[index], drawn[index], Int(pixels[index] >> 24))
    }
  }

  // MARK: Pixels

  private static func pixel(_ color: Color) -> UInt32 {
    UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | 255 << 24
  }

  /// Returns `(new · weight + old · (65,535 - weight)) / 65,535` with each channel rounded to the
  /// nearest integer.
  private static func mix(_ old: UInt32, _ new: UInt32, weight: Int) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let sum = Int(new >> shift & 255) * weight + Int(old >> shift & 255) * (65_535 - weight)
      result |= UInt32((sum + 32_767) / 65_535) << shift
    }
    return result
  }

  // MARK: Coverage

  /// Returns the coverage of each pixel, 0 to 255.
  private func coverage(
    of shape: Shape, _ stroke: StrokeStyle?, _ map: AffineMap
  ) -> [Int] {
    let edges = ShapeEdges(shape, stroke: stroke, map: map, width: width, height: height)
    var result = Array(repeating: 0, count: width * height)
    // The part for all other pixels is the first, so that parts with a box replace its pixels.
    for part in edges.parts.reversed() {
      let areas = areas(part.edges)
      for y in 0..<height {
        for x in 0..<width {
          if let box = part.box, x < box.x0 || x >= box.x1 || y < box.y0 || y >= box.y1 { continue }
          result[y * width + x] = Self.coverage(areas[y * width + x], part.rule)
        }
      }
    }
    return result
  }

  /// The area of a pixel, as a multiple of half a square of 1/256 × 1/256 pixels.
  private static let wholeArea = 2 * 256 * 256

  private static func coverage(_ area: Int, _ rule: FillRule) -> Int {
    let inside: Int
    switch rule {
    case .nonZero: inside = min(abs(area), wholeArea)
    case .evenOdd:
      let rest = ((area % (2 * wholeArea)) + 2 * wholeArea) % (2 * wholeArea)
      inside = rest > wholeArea ? 2 * wholeArea - rest : rest
    }
    return (inside * 255 + wholeArea / 2) / wholeArea
  }

  /// Returns twice the signed area to the right of all edges, for each pixel.
  private func areas(_ edges: [ShapeEdges.Edge]) -> [Int] {
    var areas = Array(repeating: 0, count: width * height)
    for edge in edges {
      let isDown = edge.y0 < edge.y1
      let (x0, y0) = isDown ? (edge.x0, edge.y0) : (edge.x1, edge.y1)
      let (x1, y1) = isDown ? (edge.x1, edge.y1) : (edge.x0, edge.y0)
      guard y0 < y1 else { continue }
      /// Returns the x coordinate of the edge at a y coordinate, rounded to the nearest integer.
      func x(at y: Int) -> Int {
        if y == y0 { return x0 }
        if y == y1 { return x1 }
        return x0 + Self.floorDivide((x1 - x0) * (y - y0) + (y1 - y0) / 2, y1 - y0)
      }
      let firstRow = max(0, y0 >> 8)
      let endRow = min(height, (y1 + 255) >> 8)
      guard firstRow < endRow else { continue }
      for row in firstRow..<endRow {
        let top = max(y0, row * 256)
        let bottom = min(y1, row * 256 + 256)
        add(x(at: top), x(at: bottom), drop: bottom - top, isDown ? 1 : -1, row, to: &areas)
      }
    }
    return areas
  }

  /// Adds the part of an edge in a row.
  private func add(
    _ from: Int, _ to: Int, drop: Int, _ sign: Int, _ row: Int, to areas: inout [Int]
  ) {
    let left = min(from, to)
    let right = max(from, to)
    /// Returns the vertical distance that the part of the edge covers to the left of an x
    /// coordinate, rounded to the nearest integer.
    func dropped(leftOf x: Int) -> Int {
      if x <= left { return 0 }
      if x >= right { return drop }
      return (drop * (x - left) + (right - left) / 2) / (right - left)
    }
    guard left < width * 256 else { return }
    for column in max(0, min(left >> 8, width))..<width {
      let start = column * 256
      let end = start + 256
      // The part inside the pixel, from its left side or the beginning of the edge to its right
      // side or the end of the edge.
      let before = dropped(leftOf: start)
      // A vertical edge on the left side of a pixel belongs to the pixel.
      let here = (right < end ? drop : dropped(leftOf: end)) - before
      let entry = max(left, start) - start
      let exit = max(min(right, end), start) - start
      let area = before * 512 + here * (512 - entry - exit)
      areas[row * width + column] += sign * area
    }
  }

  private static func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
    let quotient = dividend / divisor
    return quotient * divisor > dividend ? quotient - 1 : quotient
  }
}
