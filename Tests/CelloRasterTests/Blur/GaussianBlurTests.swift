import Foundation
import Testing

@testable import CelloRaster

struct GaussianBlurTests {
  @Test(
    "a blur is within two levels of a Gaussian in floating point, clamped at the picture's edge",
    arguments: [0.3, 0.8, 1.5, 2.0, 3.1, 4.5, 9.0, 13.0, 30.0],
    [GaussianBlur.Profile.full, .shadow])
  func accuracy(sigma: Double, profile: GaussianBlur.Profile) {
    for picture in Self.pictures {
      let whole = PixelRect(x0: 0, y0: 0, x1: picture.width, y1: picture.height)
      let blurred = Self.blur(picture, whole, sigma: sigma, profile: profile)
      let expected = Self.reference(picture, sigma: sigma, profile: profile)
      var largest = 0.0
      var sum = 0.0
      for index in 0..<blurred.count {
        for channel in 0..<4 {
          let level = Double(blurred[index] >> UInt32(8 * channel) & 255)
          let difference = (level - expected[index * 4 + channel]).magnitude
          largest = max(largest, difference)
          sum += difference
        }
      }
      #expect(largest < 2, "sigma \(sigma) \(profile), \(picture.width)×\(picture.height)")
      #expect(sum / Double(blurred.count * 4) < 0.6)
    }
  }

  @Test("a part of a picture blurs as it does within the whole", arguments: [1.5, 6.0, 20.0])
  func parts(sigma: Double) {
    let picture = Self.pictures[0]
    let whole = PixelRect(x0: 0, y0: 0, x1: picture.width, y1: picture.height)
    let all = Self.blur(picture, whole, sigma: sigma)
    for part in [
      PixelRect(x0: 13, y0: 7, x1: 44, y1: 30), PixelRect(x0: 0, y0: 5, x1: 1, y1: 6),
      PixelRect(x0: 50, y0: 30, x1: 57, y1: 41),
    ] {
      let some = Self.blur(picture, part, sigma: sigma)
      for y in 0..<part.height {
        for x in 0..<part.width {
          #expect(
            some[y * part.width + x] == all[(part.y0 + y) * picture.width + part.x0 + x])
        }
      }
    }
  }

  @Test(
    "a uniform color does not change, inside and outside the picture", arguments: [0.7, 5.0, 900.0])
  func constant(sigma: Double) {
    let picture = Bitmap(width: 13, height: 7, filledWith: 0xc896_4b19)
    for region in [
      PixelRect(x0: 0, y0: 0, x1: 13, y1: 7), PixelRect(x0: -40, y0: -30, x1: 50, y1: 60),
      PixelRect(x0: 100, y0: 100, x1: 110, y1: 105), PixelRect(x0: -60, y0: -60, x1: -50, y1: -50),
    ] {
      #expect(Set(Self.blur(picture, region, sigma: sigma)) == [0xc896_4b19])
    }
  }

  @Test("kernel weights add up to one")
  func kernels() {
    for step in 1..<100 {
      let sigma = Double(step) * 0.05
      for cutoff in [nil, 2 * sigma + 0.5] {
        let kernel = GaussianKernel(sigma: sigma, cutoff: cutoff)
        let sum = kernel.weights[0] + 2 * kernel.weights.dropFirst().reduce(0, +)
        #expect(sum == 65_536)
      }
    }
    for x in [0.0, 0.5, 1, 5, 50] {
      #expect((GaussianKernel.exponential(minus: x) / exp(-x) - 1).magnitude < 1e-12)
    }
  }

  // MARK: Reference

  private static func blur(
    _ picture: Bitmap, _ region: PixelRect, sigma: Double, profile: GaussianBlur.Profile = .full
  ) -> [UInt32] {
    var blur = GaussianBlur()
    defer { blur.deallocate() }
    return Array(unsafeUninitializedCapacity: region.width * region.height) { target, count in
      picture.pixels.withUnsafeBufferPointer {
        blur.blur(
          $0.baseAddress!, width: picture.width, height: picture.height, region: region,
          sigma: sigma, profile: profile, into: target.baseAddress!)
      }
      count = region.width * region.height
    }
  }

  /// A reference implementation that blurs rows, then columns, in double precision with all
  /// weights of the profile.
  private static func reference(
    _ picture: Bitmap, sigma: Double, profile: GaussianBlur.Profile
  ) -> [Double] {
    let (width, height) = (picture.width, picture.height)
    let radius = Int(sigma * 5) + 1
    var weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    if profile == .shadow {
      for distance in -radius...radius {
        weights[distance + radius] *= min(max(2 * sigma + 1 - Double(abs(distance)), 0), 1)
      }
    }
    let total = weights.reduce(0, +)
    weights = weights.map { $0 / total }
    var channels = [Double](repeating: 0, count: width * height * 4)
    for index in 0..<width * height {
      for channel in 0..<4 {
        channels[index * 4 + channel] = Double(
          picture.pixels[index] >> UInt32(8 * channel) & 255)
      }
    }
    // Without optimization, loops over pointers are ten times as fast as loops over arrays and ranges.
    func pass(_ source: [Double], count: Int, step: Int, lines: Int, lineStep: Int) -> [Double] {
      [Double](unsafeUninitializedCapacity: source.count) { result, initialized in
        source.withUnsafeBufferPointer { source in
          weights.withUnsafeBufferPointer { weights in
            var index = 0
            while index < count * lines * 4 {
              let (line, position, channel) = (index / (count * 4), index / 4 % count, index % 4)
              let start = line * lineStep * 4 + channel
              var sum = 0.0
              var tap = 0
              while tap < weights.count {
                let neighbor = position + tap - radius
                let clamped = neighbor < 0 ? 0 : neighbor < count ? neighbor : count - 1
                sum += weights[tap] * source[start + clamped * step * 4]
                tap += 1
              }
              result[start + position * step * 4] = sum
              index += 1
            }
          }
        }
        initialized = source.count
      }
    }
    let rows = pass(channels, count: width, step: 1, lines: height, lineStep: width)
    return pass(rows, count: height, step: width, lines: width, lineStep: 1)
  }

  /// Noise, stripes in both directions, a white block on black, and pictures that are one pixel
  /// wide or high.
  private static let pictures: [Bitmap] = {
    func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> Bitmap {
      var result = Bitmap(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width { result[x, y] = color(x, y) }
      }
      return result
    }
    var state: UInt32 = 1
    func noise() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state
    }
    return [
      picture(57, 41) { _, _ in noise() },
      picture(64, 40) { x, y in
        [0xff3b_30ff, 0xff00_95ff, 0x00ff_cc00, 0xffff_ffff][(x / 16 + y / 20) % 4]
      },
      picture(50, 50) { x, y in
        (10..<40).contains(x) && (10..<40).contains(y) ? 0xffff_ffff : 0xff00_0000
      },
      picture(40, 30) { x, _ in x % 4 < 2 ? 0xffff_ffff : 0 },
      picture(1, 40) { _, y in y < 20 ? 0 : 0xffff_ffff },
      picture(40, 1) { x, _ in x < 20 ? 0 : 0xffff_ffff },
    ]
  }()
}
