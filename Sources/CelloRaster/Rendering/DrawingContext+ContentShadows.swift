extension DrawingContext {
  /// Draws the shadow that items cast together.
  ///
  /// The items are drawn on a canvas of their own, which also contains the pixels outside of the
  /// clip whose shadow is visible. Only their opacity is used.
  mutating func draw(
    _ shadow: DisplayList.ContentShadow, of items: [DisplayList.Item]
  ) throws(RasterError) {
    guard shadow.color.alpha > 0,
      let (sigma, offset) = pixelLengths(sigma: shadow.sigma, offset: shadow.offset)
    else { return }
    let (outerMap, outerClip) = (map, clip)
    defer { (map, clip) = (outerMap, outerClip) }
    map.tx += Double(offset.x) / 256
    map.ty += Double(offset.y) / 256
    let (halvings, small) = beginSilhouette(
      near: clip, sigma: sigma > GaussianBlur.minSigma ? sigma : 0)
    guard let silhouette = try silhouette(of: items) else { return }
    let extent = silhouette.bounds.insetBy(-GaussianBlur.reach(sigma: small))
    let region = PixelRect(
      x0: extent.x0 << halvings, y0: extent.y0 << halvings, x1: extent.x1 << halvings,
      y1: extent.y1 << halvings
    ).intersection(outerClip)
    guard !region.isEmpty, count(blurred: region) else { return }
    let coverage = frame.allocate(UInt32.self, count: region.width * region.height)
    blur(silhouette, sigma: small, halvings, region, into: coverage)
    collect(coverage, region)
    (map, clip) = (outerMap, outerClip)
    drawCollected(0, 0, shadow.color)
  }

  /// Returns the opacity of items inside the clip; `nil` if they draw nothing.
  private mutating func silhouette(
    of items: [DisplayList.Item]
  ) throws(RasterError) -> Silhouette? {
    let area = clip
    // Pending commands draw on the current target.
    run()
    let outer = (target, width, height, map, clip, solidArea, solidAfter)
    let canvas = UnsafeMutablePointer<UInt32>.allocate(capacity: area.width * area.height)
    canvas.initialize(repeating: 0, count: area.width * area.height)
    count(paintedPixels: area.width * area.height)
    // The memory is limited together with the copies that groups keep.
    open(area)
    defer {
      close(area)
      canvas.deallocate()
      (target, width, height, map, clip, solidArea, solidAfter) = outer
    }
    (target, width, height) = (canvas, area.width, area.height)
    map = map.concatenating(
      AffineMap(a: 1, b: 0, c: 0, d: 1, tx: Double(-area.x0), ty: Double(-area.y0)))
    clip = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
    (solidArea, solidAfter) = (clip, -1)
    let runsBefore = runs
    try draw(items)
    let drawn = (runs == runsBefore ? bounds(ofCommandsFrom: 0) : clip).intersection(clip)
    run()
    guard !drawn.isEmpty else { return nil }
    // A transparent pixel on each side, which the blur extends outward.
    let padded = drawn.insetBy(-1)
    let pixels = frame.allocate(UInt32.self, count: padded.width * padded.height)
    pixels.update(repeating: 0, count: padded.width * padded.height)
    for row in 0..<drawn.height {
      let from = canvas + ((drawn.y0 + row) * width + drawn.x0)
      let to = pixels + ((row + 1) * padded.width + 1)
      for column in 0..<drawn.width { to[column] = from[column] >> 24 }
    }
    return Silhouette(
      bounds: padded.offsetBy(x: area.x0, y: area.y0), pixels: UnsafePointer(pixels))
  }
}
