extension DrawingContext {
  /// The maximum side of a shadow that is cached, in pixels.
  private static let maxKeptShadowSide = 1024

  /// Returns the standard deviation and the offset of a shadow; `nil` if it is not drawn.
  ///
  /// - Returns: the standard deviation in pixels, and the offset in units of 1/256 of a pixel, in
  ///   which all shapes move.
  func pixelLengths(sigma: CGFloat, offset: CGSize) -> (sigma: Double, offset: (x: Int, y: Int))? {
    guard map.isFinite else { return nil }
    let sigma = min(max(Double(sigma) * pixelsPerPoint, 0), GaussianBlur.maxSigma)
    let x = map.a * Double(offset.width) + map.c * Double(offset.height)
    let y = map.b * Double(offset.width) + map.d * Double(offset.height)
    guard sigma == sigma, x.magnitude < 1e6, y.magnitude < 1e6 else { return nil }
    return (sigma, (Fixed.nearest(x), Fixed.nearest(y)))
  }

  mutating func draw(_ shadow: DisplayList.Shadow) {
    guard shadow.color.alpha > 0,
      let (sigma, offset) = pixelLengths(sigma: shadow.sigma, offset: shadow.offset)
    else { return }
    let isBlurred = sigma > GaussianBlur.minSigma
    let reach = isBlurred ? GaussianBlur.reach(sigma: sigma) : 0
    let outerMap = map
    let outerClip = clip
    defer {
      map = outerMap
      clip = outerClip
    }
    let (placed, originX, originY) = map.placed
    // The bounds of the whole shadow, if it is small enough to be cached.
    map = placed
    map.tx += Double(offset.x) / 256
    map.ty += Double(offset.y) / 256
    clip = outerClip.offsetBy(x: -originX, y: -originY)
    var region = clip
    var isKept = false
    if let bounds = shapeBounds(shadow.shape) {
      let extent = bounds.insetBy(-reach)
      if extent.intersection(clip).isEmpty { return }
      isKept = extent.width <= Self.maxKeptShadowSide && extent.height <= Self.maxKeptShadowSide
      region = isKept ? extent : extent.intersection(clip)
    }
    guard count(blurred: region) else { return }
    if isKept {
      appendKey(shadow, placed, offset, sigma)
      if let found = masks.find(key.base, count: key.count) {
        count(outlinePixels: Int(found.pointee.outlinePixels))
        (map, clip) = (outerMap, outerClip)
        draw(found, originX, originY, shadow.color)
        return
      }
    }
    let outlinePixelsBefore = outlinePixels
    let coverage = frame.allocate(UInt32.self, count: region.width * region.height)
    guard blurSilhouette(of: shadow.shape, sigma: isBlurred ? sigma : 0, region, into: coverage)
    else { return }
    if shadow.isKnockedOut {
      (map, clip) = (placed, region)
      if let (mask, x, y) = mask(of: shadow.shape) {
        Self.knockOut(coverage, region, mask, x, y)
      }
    }
    if isKept { makeSpaceForMask() }
    collect(coverage, region)
    (map, clip) = (outerMap, outerClip)
    if isKept {
      var mask = builder.finish(in: &masks.arena)
      mask.outlinePixels = Int32(clamping: outlinePixels - outlinePixelsBefore)
      appendKey(shadow, placed, offset, sigma)
      draw(
        masks.insert(mask, key: key.base, count: key.count), originX, originY, shadow.color)
    } else {
      drawCollected(originX, originY, shadow.color)
    }
  }

  /// Draws the coverage that has been added to the builder, without caching it.
  mutating func drawCollected(_ x: Int, _ y: Int, _ color: Color) {
    let mask = frame.allocate(SpanMask.self, count: 1)
    mask.initialize(to: builder.finish(in: &frame))
    draw(UnsafePointer(mask), x, y, color)
  }

  /// Appends all values that determine the mask of a shadow.
  private mutating func appendKey(
    _ shadow: DisplayList.Shadow, _ placed: AffineMap, _ offset: (x: Int, y: Int), _ sigma: Double
  ) {
    key.removeAll()
    key.append(6 | (shadow.isKnockedOut ? 1 << 8 : 0))
    key.append(UInt64(bitPattern: Int64(offset.x)))
    key.append(UInt64(bitPattern: Int64(offset.y)))
    key.append(sigma.bitPattern)
    appendKey(placed)
    switch shadow.shape {
    case .rect(let rect):
      key.append(1)
      appendKey(rect)
    case .roundedRect(let rounded):
      key.append(rounded.curve == .circular ? 2 : 3)
      key.append(Double(rounded.radius).bitPattern)
      key.append(UInt64(rounded.corners.rawValue))
      appendKey(rounded.rect)
    case .path(let path, let rule):
      key.append(rule == .nonZero ? 4 : 5)
      appendKey(path)
    }
  }

  private mutating func appendKey(_ rect: CGRect) {
    key.append(Double(rect.origin.x).bitPattern)
    key.append(Double(rect.origin.y).bitPattern)
    key.append(Double(rect.size.width).bitPattern)
    key.append(Double(rect.size.height).bitPattern)
  }

  /// Returns the pixels that a shape can touch; `nil` if it is so large that only the clip limits
  /// it.
  private func shapeBounds(_ shape: Shape) -> PixelRect? {
    let path =
      switch shape {
      case .rect(let rect): Path(rect)
      case .roundedRect(let rounded): Path(rounded.rect)
      case .path(let path, _): path
      }
    guard let bounds = map.controlBounds(of: path) else { return .empty }
    let limit = 1e6
    guard bounds.left > -limit, bounds.right < limit, bounds.top > -limit, bounds.bottom < limit
    else { return nil }
    return PixelRect(
      x0: Fixed.floor(bounds.left) - 1, y0: Fixed.floor(bounds.top) - 1,
      x1: Fixed.floor(bounds.right) + 2, y1: Fixed.floor(bounds.bottom) + 2)
  }

  /// Adds coverage to the builder, row by row.
  mutating func collect(_ coverage: UnsafePointer<UInt32>, _ region: PixelRect) {
    builder.begin(top: region.y0)
    for row in 0..<region.height {
      let line = coverage + row * region.width
      var x = 0
      while x < region.width {
        let start = x
        let value = line[x]
        repeat { x &+= 1 } while x < region.width && line[x] == value
        builder.addConstant(
          UInt8(truncatingIfNeeded: value), from: region.x0 &+ start, count: x &- start)
      }
      builder.endRow()
    }
  }

  /// The maximum standard deviation, in pixels, of shadows that are blurred at full size. Wider
  /// shadows are blurred at a reduced size.
  private static let maxSigmaAtFullSize = 48.0

  /// Returns how often a silhouette is halved before it is blurred.
  private static func halvings(sigma: Double) -> Int {
    var halvings = 0
    while sigma / Double(1 << halvings) > maxSigmaAtFullSize { halvings += 1 }
    return halvings
  }

  /// Returns a region of the halved pixels, with an additional sample on each side for
  /// interpolation; the region itself if they are not halved.
  private static func reduced(_ region: PixelRect, _ halvings: Int) -> PixelRect {
    guard halvings > 0 else { return region }
    return PixelRect(
      x0: (region.x0 >> halvings) - 1, y0: (region.y0 >> halvings) - 1,
      x1: (region.x1 >> halvings) + 2, y1: (region.y1 >> halvings) + 2)
  }

  /// Interpolates halved pixels.
  private static func enlarge(
    _ pixels: UnsafePointer<UInt32>, _ smallRegion: PixelRect, _ halvings: Int,
    to region: PixelRect, in target: UnsafeMutablePointer<UInt32>
  ) {
    /// Returns the first of the two samples around the center of a pixel, and the share of the
    /// second sample in units of 1/256.
    func position(_ pixel: Int, from start: Int) -> (index: Int, share: UInt32) {
      let position = (((2 * pixel + 1) << 7) >> halvings) - 128
      return ((position >> 8) - start, UInt32(position & 255))
    }
    for row in 0..<region.height {
      let (y, shareY) = position(region.y0 + row, from: smallRegion.y0)
      let upper = pixels + y * smallRegion.width
      let lower = upper + smallRegion.width
      for column in 0..<region.width {
        let (x, shareX) = position(region.x0 + column, from: smallRegion.x0)
        let above = upper[x] * (256 - shareX) + upper[x + 1] * shareX
        let below = lower[x] * (256 - shareX) + lower[x + 1] * shareX
        target[row * region.width + column] =
          (above * (256 - shareY) + below * shareY + 32_768) >> 16
      }
    }
  }

  /// Computes the coverage of a blurred silhouette. Changes the map and the clip.
  ///
  /// - Returns: `false` if the shape is not near the region.
  private mutating func blurSilhouette(
    of shape: Shape, sigma: Double, _ region: PixelRect, into target: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    let (halvings, sigma) = beginSilhouette(near: region, sigma: sigma)
    guard let silhouette = silhouette(of: shape) else { return false }
    blur(silhouette, sigma: sigma, halvings, region, into: target)
    return true
  }

  /// Changes the map and the clip for drawing a silhouette whose shadow is visible in a region.
  ///
  /// - Returns: how often the pixels of the silhouette are halved, and the standard deviation of the
  ///   blur in these pixels.
  mutating func beginSilhouette(
    near region: PixelRect, sigma: Double
  ) -> (halvings: Int, sigma: Double) {
    let halvings = Self.halvings(sigma: sigma)
    let sigma = sigma / Double(1 << halvings)
    let scale = 1 / Double(1 << halvings)
    map = map.concatenating(AffineMap(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
    clip = Self.reduced(region, halvings).insetBy(-GaussianBlur.reach(sigma: sigma))
    return (halvings, sigma)
  }

  /// Computes the coverage of a blurred silhouette from its halved pixels.
  mutating func blur(
    _ silhouette: Silhouette, sigma: Double, _ halvings: Int, _ region: PixelRect,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    guard halvings > 0 else {
      silhouette.blurred(&blur, sigma: sigma, region: region, into: target)
      return
    }
    let smallRegion = Self.reduced(region, halvings)
    let pixels = frame.allocate(UInt32.self, count: smallRegion.width * smallRegion.height)
    silhouette.blurred(&blur, sigma: sigma, region: smallRegion, into: pixels)
    Self.enlarge(pixels, smallRegion, halvings, to: region, in: target)
  }

  /// Returns the coverage of a shape as bytes, inside the clip.
  private mutating func silhouette(of shape: Shape) -> Silhouette? {
    guard let (mask, x, y) = mask(of: shape) else { return nil }
    let bounds = mask.pointee.bounds(x: x, y: y).intersection(clip)
    guard !bounds.isEmpty else { return nil }
    // An uncovered pixel on each side, which the blur extends outward.
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

/// Coverage from 0 to 255, a value per word.
struct Silhouette {
  var bounds: PixelRect
  var pixels: UnsafePointer<UInt32>

  func blurred(
    _ blur: inout GaussianBlur, sigma: Double, region: PixelRect,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    if sigma > 0 {
      blur.blur(
        pixels, width: bounds.width, height: bounds.height,
        region: region.offsetBy(x: -bounds.x0, y: -bounds.y0), sigma: sigma, profile: .shadow,
        into: target)
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
  /// Visits the runs inside a rectangle: row, first pixel, count, and coverage; `nil` for full
  /// coverage.
  func forEachRun(
    x originX: Int, y originY: Int, in rect: PixelRect,
    _ body: (_ row: Int, _ start: Int, _ count: Int, _ coverage: UnsafePointer<UInt8>?) -> Void
  ) {
    let firstRow = max(rect.y0, Int(top) + originY)
    let lastRow = min(rect.y1, Int(bottom) + originY)
    guard firstRow < lastRow else { return }
    for row in firstRow..<lastRow {
      let indices = runs(inRow: row - originY)
      for run in indices.start..<indices.end {
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
