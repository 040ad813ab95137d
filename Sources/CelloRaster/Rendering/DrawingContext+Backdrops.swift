extension DrawingContext {
  /// The number of pixels per point, from the area of the map if its axes differ.
  var pixelsPerPoint: Double {
    (map.a * map.d - map.b * map.c).magnitude.squareRoot()
  }

  mutating func draw(_ backdrop: DisplayList.Backdrop) {
    guard let (mask, x, y) = mask(of: backdrop.shape) else { return }
    let bounds = mask.pointee.bounds(x: x, y: y).intersection(clip)
    guard !bounds.isEmpty else { return }
    let sigma = Double(backdrop.sigma) * pixelsPerPoint
    if sigma > GaussianBlur.minSigma, !count(blurred: bounds) { return }
    // The pixels behind must have been drawn.
    run()
    let block = PixelBlock(bounds, in: &frame)
    let (pixels, count) = (block.base, block.count)
    if sigma > GaussianBlur.minSigma {
      blur.blur(
        target, width: width, height: height, region: bounds, sigma: sigma, profile: .full,
        into: pixels)
    } else {
      for row in 0..<bounds.height {
        (pixels + row * bounds.width).update(
          from: target + ((bounds.y0 + row) * width + bounds.x0), count: bounds.width)
      }
    }
    var tints = backdrop.tints[...]
    if backdrop.saturation != 1, backdrop.saturation.isFinite {
      Self.saturate(
        pixels, count: count, Double(backdrop.saturation), tint: tints.popFirst() ?? .clear)
    }
    for tint in tints where tint.alpha > 0 {
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
    command.setPixels(block)
    append(command)
  }

  /// Moves colors away from the gray of their luminance, or toward it, and then mixes in a tint. It
  /// uses the Rec. 709 weights on encoded values, like Core Animation's `colorSaturate`.
  ///
  /// Colors are clamped to sRGB only after the tint, so that strong saturation is visible through a
  /// dense tint.
  private static func saturate(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int, _ saturation: Double, tint: Color
  ) {
    let factor = Fixed.floor(min(max(saturation, 0), 64) * 4096 + 0.5)
    let weight = Int(tint.alpha)
    let rest = 65_535 &- weight
    // The tint's part of each channel, and half a unit for rounding, in units of 1/(65,535 ·
    // 65,536).
    @inline(__always) func part(_ level: UInt8) -> Int {
      (Int(level) &* weight) << 16 &+ 65_535 << 15
    }
    let (redPart, greenPart, bluePart) = (part(tint.red), part(tint.green), part(tint.blue))
    let alphaPart = part(255)
    var index = 0
    while index < count {
      let pixel = pixels[index]
      let red = Int(pixel & 255)
      let green = Int(pixel >> 8 & 255)
      let blue = Int(pixel >> 16 & 255)
      let alpha = ((Int(pixel >> 24) << 16) &* rest &+ alphaPart) / (65_535 << 16)
      // The gray in units of 1/65,536 of a level.
      let gray = 13_933 &* red &+ 46_871 &* green &+ 4_732 &* blue
      @inline(__always) func moved(_ channel: Int, _ part: Int) -> UInt32 {
        let level = gray &+ ((channel << 16 &- gray) >> 6 &* factor) >> 6
        let mixed = (level &* rest &+ part) / (65_535 << 16)
        return UInt32(truncatingIfNeeded: min(max(mixed, 0), alpha))
      }
      pixels[index] =
        moved(red, redPart) | moved(green, greenPart) << 8 | moved(blue, bluePart) << 16
        | UInt32(truncatingIfNeeded: alpha) << 24
      index &+= 1
    }
  }

  /// Returns the coverage of a shape; `nil` if it is not visible.
  mutating func mask(
    of shape: Shape
  ) -> (mask: UnsafePointer<SpanMask>, x: Int, y: Int)? {
    switch shape {
    case .rect(let rect): return mask(of: Path(rect), .nonZero, map: map)
    case .roundedRect(let rounded):
      guard let outline = map.pixelOutline(of: rounded) else {
        return mask(of: Path(rounded), .nonZero, map: map)
      }
      return outline.isEmpty ? nil : mask(of: Path(outline), .nonZero, map: .identity)
    case .path(let path, let rule): return mask(of: path, rule, map: map)
    }
  }
}
