extension DrawingContext {
  /// How many pixels a length in points is, by the map's area where its axes differ.
  private var pixelsPerPoint: Double {
    (map.a * map.d - map.b * map.c).magnitude.squareRoot()
  }

  // MARK: Backdrop

  mutating func draw(_ backdrop: DisplayList.Backdrop) {
    guard let (mask, x, y) = mask(of: backdrop.shape) else { return }
    let bounds = PixelRect(
      x0: Int(mask.pointee.left) + x, y0: Int(mask.pointee.top) + y,
      x1: Int(mask.pointee.right) + x, y1: Int(mask.pointee.bottom) + y
    ).intersection(clip)
    guard !bounds.isEmpty else { return }
    // What lies behind has to be there first.
    run()
    let count = bounds.width * bounds.height
    let pixels = frame.allocate(UInt32.self, count: count)
    let sigma = Double(backdrop.sigma) * pixelsPerPoint
    if sigma > GaussianBlur.leastSigma {
      blur.blur(
        target, width: width, height: height, region: bounds, sigma: sigma, into: pixels)
    } else {
      for row in 0..<bounds.height {
        (pixels + row * bounds.width).update(
          from: target + ((bounds.y0 + row) * width + bounds.x0), count: bounds.width)
      }
    }
    if backdrop.saturation != 1, backdrop.saturation.isFinite {
      Self.saturate(pixels, count: count, Double(backdrop.saturation))
    }
    for tint in backdrop.tints where tint.alpha > 0 {
      if tint.isOpaque {
        Blending.fill(pixels, Blending.pixel(tint), count: count)
      } else {
        Blending.mix(pixels, Blending.pixel(tint), weight: UInt32(tint.alpha), count: count)
      }
    }
    var command = Command(.replace, bounds)
    command.mask = mask
    command.originX = Int32(x)
    command.originY = Int32(y)
    command.pixels = UnsafePointer(pixels)
    command.stride = Int32(bounds.width)
    commands.append(command)
  }

  /// Moves colours away from (or towards) the grey of their luminance; Rec. 709 weights on encoded values, as Core
  /// Animation's `colorSaturate` has it.
  private static func saturate(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int, _ saturation: Double
  ) {
    let factor = Fixed.floor(min(max(saturation, 0), 64) * 4096 + 0.5)
    var index = 0
    while index < count {
      let pixel = pixels[index]
      let alpha = Int(pixel >> 24)
      let red = Int(pixel & 255)
      let green = Int(pixel >> 8 & 255)
      let blue = Int(pixel >> 16 & 255)
      // In 65,536ths of a level.
      let grey = 13_933 &* red &+ 46_871 &* green &+ 4_732 &* blue
      @inline(__always) func moved(_ channel: Int) -> UInt32 {
        let level = (grey &+ ((channel << 16 &- grey) >> 6 &* factor) >> 6 &+ 32_768) >> 16
        return UInt32(truncatingIfNeeded: min(max(level, 0), alpha))
      }
      pixels[index] =
        moved(red) | moved(green) << 8 | moved(blue) << 16 | (pixel & 0xff00_0000)
      index &+= 1
    }
  }

  /// A shape's coverage; `nil` when nothing of it is visible.
  mutating func mask(
    of shape: Shape
  ) -> (mask: UnsafePointer<SpanMask>, x: Int, y: Int)? {
    switch shape {
    case .rect(let rect): return mask(of: Path(rect), .nonZero, map: map)
    case .roundedRect(let rounded):
      guard let outline = pixelOutline(of: rounded) else {
        return mask(of: Path(rounded), .nonZero, map: map)
      }
      return outline.isEmpty ? nil : mask(of: Path(outline), .nonZero, map: .identity)
    case .path(let path, let rule): return mask(of: path, rule, map: map)
    }
  }

  // MARK: Shadow

  mutating func draw(_ shadow: DisplayList.Shadow) {
    guard shadow.color.alpha > 0, map.isFinite else { return }
    let scale = pixelsPerPoint
    let sigma = min(max(Double(shadow.radius) / 2 * scale, 0), GaussianBlur.mostSigma)
    let offsetX = map.a * Double(shadow.offset.width) + map.c * Double(shadow.offset.height)
    let offsetY = map.b * Double(shadow.offset.width) + map.d * Double(shadow.offset.height)
    guard sigma == sigma, offsetX.magnitude < 1e6, offsetY.magnitude < 1e6 else { return }
    // The silhouette moves by 1/256ths of a pixel, like everything else.
    let outerMap = map
    map.tx += Double(Fixed.nearest(offsetX)) / 256
    map.ty += Double(Fixed.nearest(offsetY)) / 256
    defer { map = outerMap }
    let reach = sigma > GaussianBlur.leastSigma ? GaussianBlur.reach(sigma: sigma) : 0
    guard let silhouette = silhouette(of: shadow.shape, reach: reach) else { return }
    let visible = silhouette.bounds.insetBy(-reach).intersection(clip)
    guard !visible.isEmpty else { return }
    let coverage = frame.allocate(UInt32.self, count: visible.width * visible.height)
    silhouette.blurred(&blur, sigma: reach > 0 ? sigma : 0, region: visible, into: coverage)
    if shadow.isKnockedOut {
      map = outerMap
      if let (mask, x, y) = mask(of: shadow.shape) {
        Self.knockOut(coverage, visible, mask, x, y)
      }
    }
    builder.begin(top: visible.y0)
    for row in 0..<visible.height {
      let line = coverage + row * visible.width
      var x = 0
      while x < visible.width {
        let start = x
        let value = line[x]
        while x < visible.width, line[x] == value { x &+= 1 }
        builder.addConstant(
          UInt8(truncatingIfNeeded: value), from: visible.x0 &+ start, count: x &- start)
      }
      builder.endRow()
    }
    let mask = builder.finish(in: &frame)
    let kept = frame.allocate(SpanMask.self, count: 1)
    kept.initialize(to: mask)
    draw(UnsafePointer(kept), 0, 0, shadow.color)
  }

  /// A shape's coverage as bytes, with everything within `reach` of what is visible.
  private mutating func silhouette(of shape: Shape, reach: Int) -> Silhouette? {
    let outerClip = clip
    clip = clip.insetBy(-reach)
    defer { clip = outerClip }
    guard let (mask, x, y) = mask(of: shape) else { return nil }
    let bounds = PixelRect(
      x0: Int(mask.pointee.left) + x, y0: Int(mask.pointee.top) + y,
      x1: Int(mask.pointee.right) + x, y1: Int(mask.pointee.bottom) + y
    ).intersection(clip)
    guard !bounds.isEmpty else { return nil }
    // One uncovered pixel all round, which is what the blur sees beyond.
    let padded = bounds.insetBy(-1)
    let pixels = frame.allocate(UInt32.self, count: padded.width * padded.height)
    pixels.update(repeating: 0, count: padded.width * padded.height)
    mask.pointee.forEachRun(x: x, y: y, in: bounds) { row, start, count, coverage in
      let line = pixels + ((row - padded.y0) * padded.width + start - padded.x0)
      for index in 0..<count { line[index] = coverage.map { UInt32($0[index]) } ?? 255 }
    }
    return Silhouette(bounds: padded, pixels: UnsafePointer(pixels))
  }

  private static func knockOut(
    _ coverage: UnsafeMutablePointer<UInt32>, _ region: PixelRect,
    _ mask: UnsafePointer<SpanMask>, _ x: Int, _ y: Int
  ) {
    mask.pointee.forEachRun(x: x, y: y, in: region) { row, start, count, covered in
      let line = coverage + ((row - region.y0) * region.width + start - region.x0)
      for index in 0..<count {
        let left = covered.map { 255 - UInt32($0[index]) } ?? 0
        line[index] = (line[index] * left + 127) / 255
      }
    }
  }
}

/// Coverage of 0…255, one byte's worth to a word.
private struct Silhouette {
  var bounds: PixelRect
  var pixels: UnsafePointer<UInt32>

  func blurred(
    _ blur: inout GaussianBlur, sigma: Double, region: PixelRect,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    if sigma > 0 {
      blur.blur(
        pixels, width: bounds.width, height: bounds.height,
        region: region.offsetBy(x: -bounds.x0, y: -bounds.y0), sigma: sigma, into: target)
      return
    }
    for row in 0..<region.height {
      for column in 0..<region.width {
        let (x, y) = (region.x0 + column - bounds.x0, region.y0 + row - bounds.y0)
        let isInside = x >= 0 && y >= 0 && x < bounds.width && y < bounds.height
        target[row * region.width + column] = isInside ? pixels[y * bounds.width + x] : 0
      }
    }
  }
}

extension SpanMask {
  /// Visits the runs inside a rectangle: row, first pixel, count, and coverage or `nil` where it is full.
  func forEachRun(
    x originX: Int, y originY: Int, in rect: PixelRect,
    _ body: (_ row: Int, _ start: Int, _ count: Int, _ coverage: UnsafePointer<UInt8>?) -> Void
  ) {
    let firstRow = max(rect.y0, Int(top) + originY)
    let lastRow = min(rect.y1, Int(bottom) + originY)
    guard firstRow < lastRow else { return }
    for row in firstRow..<lastRow {
      let index = row - originY - Int(top)
      for run in Int(rowStarts[index])..<Int(rowStarts[index + 1]) {
        let run = runs[run]
        let start = originX + Int(run.x)
        let visible = max(start, rect.x0)
        let count = min(start + Int(run.length), rect.x1) - visible
        if count > 0 {
          body(
            row, visible, count, run.isSolid ? nil : coverage + (Int(run.offset) + visible - start))
        }
      }
    }
  }
}
