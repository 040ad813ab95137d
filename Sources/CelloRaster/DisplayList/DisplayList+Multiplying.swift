/// Factors of the color components, from 0 to 1.
package struct ColorFactors: Hashable, Sendable {
  /// The factor of the red component.
  package var red: Double
  /// The factor of the green component.
  package var green: Double
  /// The factor of the blue component.
  package var blue: Double

  /// Creates factors. They are clamped to the range from 0 to 1; NaN is treated as 0.
  package init(red: Double, green: Double, blue: Double) {
    func clamped(_ factor: Double) -> Double { factor > 0 ? min(factor, 1) : 0 }
    self.red = clamped(red)
    self.green = clamped(green)
    self.blue = clamped(blue)
  }

  /// A Boolean value that indicates whether colors remain unchanged.
  package var areOne: Bool { red == 1 && green == 1 && blue == 1 }

  private func byte(_ value: Double, _ factor: Double) -> UInt8 {
    UInt8(min(max(Int(clamping: value * factor + 0.5), 0), 255))
  }

  func applied(to color: Color) -> Color {
    var result = color
    result.red = byte(Double(color.red), red)
    result.green = byte(Double(color.green), green)
    result.blue = byte(Double(color.blue), blue)
    return result
  }

  /// Returns the picture with multiplied colors. Premultiplied colors are multiplied like straight
  /// colors.
  func applied(to picture: Picture) -> Picture {
    var bitmap = picture.bitmap
    for index in bitmap.pixels.indices {
      let pixel = bitmap.pixels[index]
      bitmap.pixels[index] =
        pixel & 0xff00_0000 | UInt32(byte(Double(pixel >> 16 & 255), blue)) << 16
        | UInt32(byte(Double(pixel >> 8 & 255), green)) << 8
        | UInt32(byte(Double(pixel & 255), red))
    }
    return Picture(bitmap, font: picture.font)
  }
}

extension DisplayList.Item {
  /// Returns the item with each of its colors multiplied. The content that a backdrop blurs remains
  /// unchanged, but its tints are multiplied.
  package func multiplied(by factors: ColorFactors) -> DisplayList.Item {
    switch self {
    case .fill(let shape, let color): return .fill(shape, factors.applied(to: color))
    case .stroke(let shape, let style, let color):
      return .stroke(shape, style, factors.applied(to: color))
    case .glyphs(var run):
      run.color = factors.applied(to: run.color)
      return .glyphs(run)
    case .image(var image):
      if let tint = image.tint {
        image.tint = factors.applied(to: tint)
      } else {
        image.picture = factors.applied(to: image.picture)
      }
      return .image(image)
    case .shadow(var shadow):
      shadow.color = factors.applied(to: shadow.color)
      return .shadow(shadow)
    case .backdrop(var backdrop):
      backdrop.tints = backdrop.tints.map(factors.applied(to:))
      return .backdrop(backdrop)
    case .group(var group):
      group.items = group.items.map { $0.multiplied(by: factors) }
      return .group(group)
    case .composite(var composite):
      if case .shadow(var shadow) = composite.kind {
        shadow.color = factors.applied(to: shadow.color)
        composite.kind = .shadow(shadow)
      }
      composite.items = composite.items.map { $0.multiplied(by: factors) }
      return .composite(composite)
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map {
        Gradient.Stop(factors.applied(to: $0.color), at: $0.location)
      }
      return .gradient(gradient)
    }
  }
}
