/// Drawings with perspective: the items are drawn as a separate picture with the number of pixels per
/// point of their surroundings, and each pixel of the target is found in this picture.
extension DrawingContext {
  /// The number of levels of nesting for which a projection counts, because each one needs a picture.
  private static let nestingLevels = 32
  /// The largest number of samples per pixel along an axis.
  private static let maxSampleCount = 16
  /// The largest number of pixels of a separate picture, if the target has fewer. Larger pictures are
  /// drawn with fewer pixels per point.
  private static let minPixelLimit = 1 << 22

  mutating func draw(
    _ items: [DisplayList.Item], projectedBy projection: Projection, in area: CGRect
  ) throws(RasterError) {
    let nested = depth + Self.nestingLevels
    guard nested < Self.maxNestingDepth else { throw .nesting(limit: Self.maxNestingDepth) }
    guard map.isFinite, let source = pictureArea(of: area) else { return }
    let toTarget = PlaneMap(projection, from: source, to: map)
    guard let toSource = toTarget.inverse else { return }
    let visible =
      toTarget.bounds(width: source.width, height: source.height)?
      .intersection(clip) ?? clip
    guard !visible.isEmpty else { return }
    let columns = Self.sampleCount(source.width, visible.width)
    let rows = Self.sampleCount(source.height, visible.height)
    count(paintedPixels: source.width * source.height)
    count(resampledPixels: visible.width * visible.height * columns * rows)
    guard excess == nil else { return }
    let scale = CGFloat(source.scale)
    let list = DisplayList(
      size: CGSize(width: CGFloat(source.width) / scale, height: CGFloat(source.height) / scale),
      items: [
        .group(
          DisplayList.Group(
            items: items,
            transform: CGAffineTransform(
              translationX: -CGFloat(source.x) / scale, y: -CGFloat(source.y) / scale)))
      ])
    let (bitmap, work) = try Renderer.render(list, scale: scale, atDepth: nested)
    count(paintedPixels: work)
    guard excess == nil, bitmap.width > 0, bitmap.height > 0 else { return }
    let block = PixelBlock(visible, in: &frame)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let picture = SampledPicture(pixels: base, width: bitmap.width, height: bitmap.height)
      picture.draw(toSource, samples: columns, rows, into: block)
    }
    var command = Command(.pixels, visible)
    command.setPixels(block)
    append(command)
  }

  private static func sampleCount(_ source: Int, _ target: Int) -> Int {
    min(max((source + target - 1) / max(target, 1), 1), maxSampleCount)
  }

  /// Returns the pixels of the separate picture for an area in points; `nil` if it has none.
  private func pictureArea(of area: CGRect) -> PictureArea? {
    var scale = (map.a * map.d - map.b * map.c).magnitude.squareRoot()
    let limit = Double(max(4 * width * height, Self.minPixelLimit))
    let (areaWidth, areaHeight) = (Double(area.width), Double(area.height))
    guard scale > 0, scale.isFinite, areaWidth > 0, areaHeight > 0, areaWidth.isFinite,
      areaHeight.isFinite, area.minX.magnitude < 1e7, area.minY.magnitude < 1e7
    else { return nil }
    for _ in 0..<64
    where areaWidth * areaHeight * scale * scale > limit
      || max(areaWidth, areaHeight) * scale > Double(Bitmap.longestSide / 2)
    {
      scale /= 2
    }
    let x = Fixed.clampedFloor(Double(area.minX) * scale)
    let y = Fixed.clampedFloor(Double(area.minY) * scale)
    let right = -Fixed.clampedFloor(-Double(area.maxX) * scale)
    let bottom = -Fixed.clampedFloor(-Double(area.maxY) * scale)
    let (width, height) = (right - x, bottom - y)
    guard width > 0, height > 0, Double(width) * Double(height) <= 2 * limit else { return nil }
    return PictureArea(x: x, y: y, width: width, height: height, scale: scale)
  }
}

/// The pixels of a separate picture, relative to the origin of its items.
private struct PictureArea {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  /// The number of pixels per point.
  var scale: Double
}

/// A map of pixels to pixels with perspective: (x, y) is mapped to the first two numbers of
/// x · `x` + y · `y` + `origin`, divided by the third.
private struct PlaneMap {
  typealias Numbers = (x: Double, y: Double, w: Double)

  var x: Numbers
  var y: Numbers
  var origin: Numbers

  init(x: Numbers, y: Numbers, origin: Numbers) {
    (self.x, self.y, self.origin) = (x, y, origin)
  }

  /// Creates the map of a separate picture's pixels to the pixels of the target.
  init(_ projection: Projection, from area: PictureArea, to map: AffineMap) {
    /// Returns pixels of the target, multiplied by w.
    func mapped(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> Numbers {
      let (x, y, w) = (Double(x), Double(y), Double(w))
      return (
        map.a * x + map.c * y + map.tx * w, map.b * x + map.d * y + map.ty * w, w
      )
    }
    let acrossX = mapped(projection.m11, projection.m12, projection.m14)
    let acrossY = mapped(projection.m21, projection.m22, projection.m24)
    let zero = mapped(projection.m41, projection.m42, projection.m44)
    let scale = area.scale
    let (left, top) = (Double(area.x) / scale, Double(area.y) / scale)
    x = (acrossX.x / scale, acrossX.y / scale, acrossX.w / scale)
    y = (acrossY.x / scale, acrossY.y / scale, acrossY.w / scale)
    origin = (
      acrossX.x * left + acrossY.x * top + zero.x, acrossX.y * left + acrossY.y * top + zero.y,
      acrossX.w * left + acrossY.w * top + zero.w
    )
  }

  /// The inverse map, whose third number is positive for points in front of the viewer; `nil` if the
  /// plane is seen from its edge.
  var inverse: PlaneMap? {
    func cross(_ a: Numbers, _ b: Numbers) -> Numbers {
      (a.y * b.w - a.w * b.y, a.w * b.x - a.x * b.w, a.x * b.y - a.y * b.x)
    }
    // The rows of the adjugate are the cross products of the columns.
    let (first, second, third) = (cross(y, origin), cross(origin, x), cross(x, y))
    let determinant = x.x * first.x + x.y * first.y + x.w * first.w
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = PlaneMap(
      x: (first.x / determinant, second.x / determinant, third.x / determinant),
      y: (first.y / determinant, second.y / determinant, third.y / determinant),
      origin: (first.w / determinant, second.w / determinant, third.w / determinant))
    let numbers = [inverse.x, inverse.y, inverse.origin]
    return numbers.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.w.isFinite } ? inverse : nil
  }

  /// Returns the pixels that contain the map of a picture; `nil` if a part is behind the viewer.
  func bounds(width: Int, height: Int) -> PixelRect? {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    // Pixels beyond the edges are partly covered.
    for column in [-1.0, Double(width) + 1] {
      for row in [-1.0, Double(height) + 1] {
        let w = x.w * column + y.w * row + origin.w
        guard w > 0 else { return nil }
        let px = (x.x * column + y.x * row + origin.x) / w
        let py = (x.y * column + y.y * row + origin.y) / w
        (left, right) = (min(left, px), max(right, px))
        (top, bottom) = (min(top, py), max(bottom, py))
      }
    }
    let limit = Fixed.limitInPixels
    func pixel(_ value: Double) -> Int { Fixed.clampedFloor(min(max(value, -limit), limit)) }
    return PixelRect(x0: pixel(left), y0: pixel(top), x1: pixel(right) + 1, y1: pixel(bottom) + 1)
  }
}

/// A picture that is transparent beyond its edges.
private struct SampledPicture {
  let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  /// Draws each pixel of a block as the average of samples at the centers of equal parts.
  func draw(
    _ toSource: PlaneMap, samples columns: Int, _ rows: Int, into block: PixelBlock
  ) {
    let total = UInt32(columns * rows)
    for row in 0..<block.rect.height {
      let target = block.base + row * block.rect.width
      for column in 0..<block.rect.width {
        if total == 1 {
          target[column] = sample(
            toSource, Double(block.rect.x0 + column) + 0.5, Double(block.rect.y0 + row) + 0.5)
          continue
        }
        var (even, odd): (UInt64, UInt64) = (0, 0)
        for part in 0..<Int(total) {
          let x = (Double(part % columns) + 0.5) / Double(columns)
          let y = (Double(part / columns) + 0.5) / Double(rows)
          let pixel = sample(
            toSource, Double(block.rect.x0 + column) + x, Double(block.rect.y0 + row) + y)
          even += UInt64(pixel & 255) | UInt64(pixel >> 16 & 255) << 32
          odd += UInt64(pixel >> 8 & 255) | UInt64(pixel >> 24) << 32
        }
        func average(_ sum: UInt64) -> UInt32 {
          (UInt32(truncatingIfNeeded: sum) + total / 2) / total
        }
        target[column] =
          average(even) | average(odd) << 8 | average(even >> 32) << 16 | average(odd >> 32) << 24
      }
    }
  }

  /// Returns the picture at a point of the target, interpolated between the four nearest pixels.
  @inline(__always)
  private func sample(_ toSource: PlaneMap, _ x: Double, _ y: Double) -> UInt32 {
    let w = toSource.x.w * x + toSource.y.w * y + toSource.origin.w
    guard w > 0 else { return 0 }
    let fromX = (toSource.x.x * x + toSource.y.x * y + toSource.origin.x) / w - 0.5
    let fromY = (toSource.x.y * x + toSource.y.y * y + toSource.origin.y) / w - 0.5
    guard fromX > -1, fromY > -1, fromX < Double(width), fromY < Double(height) else { return 0 }
    let (fixedX, fixedY) = (Fixed.floor(fromX * 256 + 0.5), Fixed.floor(fromY * 256 + 0.5))
    let (x0, y0) = (fixedX >> 8, fixedY >> 8)
    let (a, b) = (pixel(x0, y0), pixel(x0 + 1, y0))
    let (c, d) = (pixel(x0, y0 + 1), pixel(x0 + 1, y0 + 1))
    if a == b, c == d, a == c { return a }
    let (shareX, shareY) = (UInt32(fixedX & 255), UInt32(fixedY & 255))
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let upper = (a >> shift & 255) &* (256 &- shareX) &+ (b >> shift & 255) &* shareX
      let lower = (c >> shift & 255) &* (256 &- shareX) &+ (d >> shift & 255) &* shareX
      result |= ((upper &* (256 &- shareY) &+ lower &* shareY &+ 32_768) >> 16) << shift
      shift &+= 8
    }
    return result
  }

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    x >= 0 && y >= 0 && x < width && y < height ? pixels[y &* width &+ x] : 0
  }
}
