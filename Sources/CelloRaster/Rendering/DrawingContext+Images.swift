extension DrawingContext {
  mutating func draw(_ image: DisplayList.ImageItem) {
    let weight = UInt16(Blending.weight(opacity: image.opacity))
    let bitmap = image.picture.bitmap
    guard weight > 0, bitmap.width > 0, bitmap.height > 0, map.isFinite,
      let source = ImageSource(image, bitmap)
    else { return }
    if map.isUpright {
      drawUpright(bitmap, source, image, weight)
    } else {
      drawMapped(bitmap, source, image, weight)
    }
  }

  // MARK: Upright

  private mutating func drawUpright(
    _ bitmap: Bitmap, _ source: ImageSource, _ image: DisplayList.ImageItem, _ weight: UInt16
  ) {
    guard let sides = map.fixedEdges(of: source.target) else { return }
    let visible = sides.pixelBounds.intersection(clip)
    guard !visible.isEmpty else { return }
    let block = PixelBlock(visible, in: &frame)
    let pixels = block.base
    let isWhole = (sides.x0 | sides.x1 | sides.y0 | sides.y1) & 255 == 0
    let isExact =
      isWhole && map.a > 0 && map.d > 0 && source.isWholePixels
      && Double(sides.x1 - sides.x0) / 256 == source.width
      && Double(sides.y1 - sides.y0) / 256 == source.height
    if isExact {
      let sourceX = Int(clamping: source.x) + visible.x0 - sides.x0 / 256
      let sourceY = Int(clamping: source.y) + visible.y0 - sides.y0 / 256
      bitmap.pixels.withUnsafeBufferPointer { from in
        guard let base = from.baseAddress else { return }
        for row in 0..<visible.height {
          (pixels + row * visible.width).update(
            from: base + ((sourceY + row) * bitmap.width + sourceX), count: visible.width)
        }
      }
    } else {
      let columns = ResamplingAxis(
        source: source.x, length: source.width, target: sides.x0, sides.x1,
        isMirrored: map.a < 0, from: visible.x0, to: visible.x1, nearest: image.nearest)
      let rows = ResamplingAxis(
        source: source.y, length: source.height, target: sides.y0, sides.y1,
        isMirrored: map.d < 0, from: visible.y0, to: visible.y1, nearest: image.nearest)
      guard countResampling(columns, rows) else { return }
      bitmap.pixels.withUnsafeBufferPointer { from in
        guard let base = from.baseAddress else { return }
        resample(base, bitmap.width, columns, rows, into: pixels)
      }
    }
    if let tint = image.tint { Self.tint(pixels, count: block.count, tint) }
    // Fully covered pixels inside, partly covered pixels along the edges.
    let columns = FixedRect.split(sides.x0, sides.x1)
    let rows = FixedRect.split(sides.y0, sides.y1)
    for row in 0..<3 {
      for column in 0..<3 {
        let (x0, x1, shareX) = columns[column]
        let (y0, y1, shareY) = rows[row]
        let part = PixelRect(x0: x0, y0: y0, x1: x1, y1: y1).intersection(visible)
        let coverage = UInt32((shareX &* shareY &* 255 &+ 32_768) >> 16)
        if part.isEmpty || coverage == 0 { continue }
        var command = Command(.pixels, part)
        command.weight = UInt16(Blending.weight(UInt32(weight), coverage: coverage))
        command.setPixels(block)
        append(command)
      }
    }
  }

  /// Counts the resampling of a picture.
  ///
  /// - Returns: `false` if it exceeds the limit.
  private mutating func countResampling(_ columns: ResamplingAxis, _ rows: ResamplingAxis) -> Bool {
    count(resampledPixels: (rows.last - rows.first) * (columns.weights.count + columns.count))
    count(resampledPixels: rows.count * columns.count)
    return excess == nil
  }

  /// Resamples along rows, then along columns, in integer arithmetic: sums have 24 bits, of which
  /// 16 are kept in between.
  ///
  /// A row between the two steps has four 16-bit channels per pixel. Adjacent target rows share at
  /// most two of these rows, which are kept.
  private func resample(
    _ source: UnsafePointer<UInt32>, _ sourceWidth: Int, _ columns: ResamplingAxis,
    _ rows: ResamplingAxis, into target: UnsafeMutablePointer<UInt32>
  ) {
    let width = columns.count
    guard rows.last > rows.first, width > 0 else { return }
    let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: 4 * width)
    defer { memory.deallocate() }
    let sums = memory + 2 * width
    var evenRow = -1
    var oddRow = -1
    func line(_ row: Int) -> UnsafePointer<UInt64> {
      let isEven = row & 1 == 0
      let line = isEven ? memory : memory + width
      if row != (isEven ? evenRow : oddRow) {
        Self.resampleRow(source + row * sourceWidth, columns, into: line)
        if isEven { evenRow = row } else { oddRow = row }
      }
      return UnsafePointer(line)
    }
    for y in 0..<rows.count {
      let tap = rows.taps[y]
      let target = target + y * width
      if tap.count <= 2 {
        let (a, b) = (line(tap.first), line(tap.first + tap.count - 1))
        let weightA = UInt64(rows.weights[tap.weights])
        let weightB = tap.count == 2 ? UInt64(rows.weights[tap.weights + 1]) : 0
        for x in 0..<width {
          target[x] = ChannelPairs.pixel(
            ChannelPairs.even(a[x]) &* weightA &+ ChannelPairs.even(b[x]) &* weightB
              &+ ChannelPairs.half,
            ChannelPairs.odd(a[x]) &* weightA &+ ChannelPairs.odd(b[x]) &* weightB
              &+ ChannelPairs.half)
        }
        continue
      }
      sums.update(repeating: ChannelPairs.half, count: 2 * width)
      for index in 0..<tap.count {
        let line = line(tap.first + index)
        let weight = UInt64(rows.weights[tap.weights + index])
        for x in 0..<width {
          sums[2 * x] &+= ChannelPairs.even(line[x]) &* weight
          sums[2 * x + 1] &+= ChannelPairs.odd(line[x]) &* weight
        }
      }
      for x in 0..<width { target[x] = ChannelPairs.pixel(sums[2 * x], sums[2 * x + 1]) }
    }
  }

  /// Sums of two channels in a word, with 32 bits each. The weights of a sum add up to 65,536, so
  /// that the lower channel does not overflow into the upper channel.
  private enum ChannelPairs {
    /// Half a level of both channels.
    static let half: UInt64 = 1 << 23 | 1 << 55

    /// Returns red and blue of four channels.
    @inline(__always)
    static func even(_ channels: UInt64) -> UInt64 { channels & 0x0000_ffff_0000_ffff }

    /// Returns green and alpha of four channels.
    @inline(__always)
    static func odd(_ channels: UInt64) -> UInt64 { channels >> 16 & 0x0000_ffff_0000_ffff }

    @inline(__always)
    static func pixel(_ even: UInt64, _ odd: UInt64) -> UInt32 {
      UInt32(
        truncatingIfNeeded: even >> 24 & 0xff | odd >> 16 & 0xff00 | even >> 40 & 0xff_0000
          | odd >> 32 & 0xff00_0000)
    }
  }

  private static func resampleRow(
    _ source: UnsafePointer<UInt32>, _ columns: ResamplingAxis,
    into target: UnsafeMutablePointer<UInt64>
  ) {
    for x in 0..<columns.count {
      let tap = columns.taps[x]
      var (red, green, blue, alpha): (UInt32, UInt32, UInt32, UInt32) = (128, 128, 128, 128)
      for index in 0..<tap.count {
        let weight = columns.weights[tap.weights + index]
        let pixel = source[tap.first + index]
        red &+= (pixel & 255) &* weight
        green &+= (pixel >> 8 & 255) &* weight
        blue &+= (pixel >> 16 & 255) &* weight
        alpha &+= (pixel >> 24) &* weight
      }
      target[x] =
        UInt64(red >> 8) | UInt64(green >> 8) << 16 | UInt64(blue >> 8) << 32
        | UInt64(alpha >> 8) << 48
    }
  }

  /// Replaces each pixel with the tint at the pixel's opacity.
  private static func tint(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, _ tint: Color) {
    let color = Blending.pixel(tint)
    for index in 0..<count {
      let weight = Blending.weight(UInt32(tint.alpha), coverage: pixels[index] >> 24)
      pixels[index] = Blending.mix(0, color, weight: weight)
    }
  }

  // MARK: Rotated and skewed

  /// Draws a picture with bilinear sampling, after resizing it to approximately its visible size.
  private mutating func drawMapped(
    _ bitmap: Bitmap, _ source: ImageSource, _ image: DisplayList.ImageItem, _ weight: UInt16
  ) {
    guard let (mask, originX, originY) = mask(of: Path(source.target), .nonZero, map: map) else {
      return
    }
    let visible = mask.pointee.bounds(x: originX, y: originY).intersection(clip)
    guard !visible.isEmpty else { return }
    // The lengths of the target's sides in pixels, at most the lengths of the source.
    let sideX = (map.a * map.a + map.b * map.b).squareRoot() * Double(source.target.size.width)
    let sideY = (map.c * map.c + map.d * map.d).squareRoot() * Double(source.target.size.height)
    let width = Self.count(min(sideX, source.width))
    let height = Self.count(min(sideY, source.height))
    let determinant = map.a * map.d - map.b * map.c
    guard determinant != 0, determinant.isFinite, width * height <= Bitmap.maxPixelCount else {
      return
    }
    let columns = ResamplingAxis(
      source: source.x, length: source.width, target: 0, width * 256, isMirrored: false, from: 0,
      to: width, nearest: image.nearest)
    let rows = ResamplingAxis(
      source: source.y, length: source.height, target: 0, height * 256, isMirrored: false, from: 0,
      to: height, nearest: image.nearest)
    guard countResampling(columns, rows) else { return }
    let scaled = frame.allocate(UInt32.self, count: width * height)
    bitmap.pixels.withUnsafeBufferPointer { from in
      guard let base = from.baseAddress else { return }
      resample(base, bitmap.width, columns, rows, into: scaled)
    }
    if let tint = image.tint { Self.tint(scaled, count: width * height, tint) }
    let isMagnified = sideX * sideY >= source.width * source.height
    let isNearest = image.nearest.contains(isMagnified ? .magnified : .minified)
    let block = PixelBlock(visible, in: &frame)
    let pixels = block.base
    // The scale from pixels to the resized picture.
    let toX = Double(width) / Double(source.target.size.width)
    let toY = Double(height) / Double(source.target.size.height)
    let left = Double(source.target.origin.x)
    let top = Double(source.target.origin.y)
    for row in 0..<visible.height {
      for column in 0..<visible.width {
        let dx = Double(visible.x0 + column) + 0.5 - map.tx
        let dy = Double(visible.y0 + row) + 0.5 - map.ty
        let x = (map.d * dx - map.c * dy) / determinant
        let y = (map.a * dy - map.b * dx) / determinant
        if isNearest {
          let fromX = min(max(Fixed.clampedFloor((x - left) * toX), 0), width - 1)
          let fromY = min(max(Fixed.clampedFloor((y - top) * toY), 0), height - 1)
          pixels[row * visible.width + column] = scaled[fromY * width + fromX]
          continue
        }
        pixels[row * visible.width + column] = Self.sample(
          scaled, width, height, x: ((x - left) * toX - 0.5) * 256,
          y: ((y - top) * toY - 0.5) * 256)
      }
    }
    var command = Command(.maskedPixels, visible)
    command.weight = weight
    command.weights = weights(for: weight)
    command.originX = Int32(originX)
    command.originY = Int32(originY)
    command.mask = mask
    command.setPixels(block)
    append(command)
  }

  private static func count(_ length: Double) -> Int {
    length < 1 ? 1 : Int(clamping: min(length, 65_536) + 0.5)
  }

  /// Returns the picture at a position in 1/256ths of its pixels, interpolated between the four
  /// nearest pixels. The border pixels are extended beyond the edges.
  private static func sample(
    _ pixels: UnsafePointer<UInt32>, _ width: Int, _ height: Int, x: Double, y: Double
  ) -> UInt32 {
    let fixedX = min(max(Fixed.clampedFloor(x + 0.5), 0), (width - 1) * 256)
    let fixedY = min(max(Fixed.clampedFloor(y + 0.5), 0), (height - 1) * 256)
    let (x0, y0) = (fixedX >> 8, fixedY >> 8)
    let (x1, y1) = (min(x0 + 1, width - 1), min(y0 + 1, height - 1))
    let shareX = UInt32(fixedX & 255)
    let shareY = UInt32(fixedY & 255)
    let a = pixels[y0 * width + x0]
    let b = pixels[y0 * width + x1]
    let c = pixels[y1 * width + x0]
    let d = pixels[y1 * width + x1]
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
}

/// The part of a picture to draw and its target, both clipped to the picture.
private struct ImageSource {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  /// The target in points.
  var target: CGRect

  var isWholePixels: Bool {
    Int(exactly: x) != nil && Int(exactly: y) != nil && Int(exactly: width) != nil
      && Int(exactly: height) != nil
  }

  /// Creates a source; `nil` if it is empty or contains NaN.
  init?(_ image: DisplayList.ImageItem, _ bitmap: Bitmap) {
    let target = image.rect.standardized
    let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let source = (image.source ?? whole).standardized
    guard source.size.width > 0, source.size.height > 0, source.size.width.isFinite,
      source.size.height.isFinite, source.origin.x.isFinite, source.origin.y.isFinite,
      target.size.width > 0, target.size.height > 0, target.size.width.isFinite,
      target.size.height.isFinite, target.origin.x.isFinite, target.origin.y.isFinite
    else { return nil }
    let x0 = max(source.origin.x, 0)
    let y0 = max(source.origin.y, 0)
    let x1 = min(source.origin.x + source.size.width, whole.size.width)
    let y1 = min(source.origin.y + source.size.height, whole.size.height)
    guard x0 < x1, y0 < y1 else { return nil }
    x = Double(x0)
    y = Double(y0)
    width = Double(x1 - x0)
    height = Double(y1 - y0)
    if x0 == source.origin.x, y0 == source.origin.y, x1 - x0 == source.size.width,
      y1 - y0 == source.size.height
    {
      self.target = target
    } else {
      let scaleX = target.size.width / source.size.width
      let scaleY = target.size.height / source.size.height
      self.target = CGRect(
        x: target.origin.x + (x0 - source.origin.x) * scaleX,
        y: target.origin.y + (y0 - source.origin.y) * scaleY, width: (x1 - x0) * scaleX,
        height: (y1 - y0) * scaleY)
    }
  }
}

/// The source pixels of each target pixel along an axis and their weights, which add up to 65,536.
///
/// A picture that is reduced is averaged over exactly the area of each pixel. A picture that is
/// enlarged is interpolated between adjacent pixels, unless nearest sampling is selected. The
/// border pixels of the source are extended beyond its edges.
private struct ResamplingAxis {
  struct Tap {
    var first: Int
    var count: Int
    /// The start of the weights.
    var weights: Int
  }

  private(set) var taps: [Tap] = []
  private(set) var weights: [UInt32] = []
  /// The source pixels that any tap uses, with an exclusive end.
  private(set) var first = Int.max
  private(set) var last = 0

  var count: Int { taps.count }

  /// Creates the resampling along an axis.
  ///
  /// - Parameters:
  ///   - source: the start of the drawn part, in source pixels.
  ///   - targetStart: the start of the target, in 1/256ths of a pixel.
  ///   - from: the first required target pixel.
  init(
    source: Double, length: Double, target targetStart: Int, _ targetEnd: Int, isMirrored: Bool,
    from: Int, to: Int, nearest: DisplayList.NearestSampling
  ) {
    let scale = length / (Double(targetEnd - targetStart) / 256)
    let start = Double(targetStart) / 256
    let lowest = Fixed.floor(source)
    let highest = -Fixed.floor(-(source + length)) - 1
    /// Returns the position in the source, in 1/65,536ths of a pixel.
    func position(_ target: Double) -> Int {
      let distance = min(max((target - start) * scale, 0), length)
      return Fixed.floor((source + (isMirrored ? length - distance : distance)) * 65_536 + 0.5)
    }
    let isNearest = nearest.contains(scale > 1 ? .minified : .magnified)
    taps.reserveCapacity(to - from)
    for pixel in from..<to {
      if isNearest {
        append(min(max(position(Double(pixel) + 0.5) >> 16, lowest), highest), [65_536])
      } else if scale > 1 {
        let a = position(Double(pixel))
        let b = position(Double(pixel) + 1)
        add(from: min(a, b), to: max(a, b), lowest, highest)
      } else {
        add(around: position(Double(pixel) + 0.5) - 32_768, lowest, highest)
      }
    }
  }

  private mutating func add(around position: Int, _ lowest: Int, _ highest: Int) {
    let pixel = position >> 16
    let share = UInt32(position & 65_535)
    let left = min(max(pixel, lowest), highest)
    let right = min(max(pixel + 1, lowest), highest)
    if left == right || share == 0 {
      append(left, [65_536])
    } else {
      append(left, [65_536 - share, share])
    }
  }

  private mutating func add(from start: Int, to end: Int, _ lowest: Int, _ highest: Int) {
    let firstPixel = min(max(start >> 16, lowest), highest)
    let lastPixel = min(max((end - 1) >> 16, firstPixel), highest)
    let total = max(end - start, 1)
    // Weights are differences of running sums, so that they add up exactly.
    var parts: [UInt32] = []
    var before = 0
    for pixel in firstPixel...lastPixel {
      let upTo = pixel == lastPixel ? total : min(max((pixel + 1) << 16 - start, 0), total)
      let sum = (upTo * 65_536 + total / 2) / total
      parts.append(UInt32(sum - before))
      before = sum
    }
    append(firstPixel, parts)
  }

  private mutating func append(_ pixel: Int, _ parts: [UInt32]) {
    taps.append(Tap(first: pixel, count: parts.count, weights: weights.count))
    weights += parts
    first = min(first, pixel)
    last = max(last, pixel + parts.count)
  }
}
