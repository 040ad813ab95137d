/// Eight pixels, and two of their channels in sixteen 16-bit lanes.
private typealias Pixels8 = SIMD8<UInt32>
private typealias Lanes16 = SIMD16<UInt16>

/// The blending loops, which process eight pixels per step.
///
/// Their results equal ``Blending/mix(_:_:weight:)`` and ``Blending/over(_:_:weight:)`` for each
/// pixel. All values are in 16-bit lanes, with bit casts and masks in between, which the baseline
/// instruction sets of both x86-64 and ARM support; converting vectors between widths is dozens of
/// times slower.
extension Blending {
  /// The number of pixels per step. Where stated, loops can read and write beyond `count` up to a
  /// whole step.
  static let step = SpanMask.padding

  static func fill(_ target: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, count: Int) {
    let pixels = Pixels8(repeating: pixel)
    var index = 0
    while index &+ 32 <= count {
      store(pixels, target + index)
      store(pixels, target + (index &+ 8))
      store(pixels, target + (index &+ 16))
      store(pixels, target + (index &+ 24))
      index &+= 32
    }
    while index &+ 8 <= count {
      store(pixels, target + index)
      index &+= 8
    }
    while index < count {
      target[index] = pixel
      index &+= 1
    }
  }

  /// Mixes a color into pixels.
  static func mix(
    _ target: UnsafeMutablePointer<UInt32>, _ color: UInt32, weight: UInt32, count: Int
  ) {
    let whole = count & ~7
    if whole > 0 {
      // The new color's part of the sums is constant.
      let high = UInt16(truncatingIfNeeded: weight >> 8)
      let low = UInt16(truncatingIfNeeded: weight & 255)
      let new = unsafeBitCast(Pixels8(repeating: color), to: Lanes16.self)
      let (lower, upper) = (new & 255, new &>> 8)
      let coarseLower = lower &* high &+ 128
      let coarseUpper = upper &* high &+ 128
      let fineLower = lower &* low
      let fineUpper = upper &* low
      let restHigh = Lanes16(repeating: 255 &- high)
      let restLow = Lanes16(repeating: 255 &- low)
      var index = 0
      while index < whole {
        let old = unsafeBitCast(load(target + index), to: Lanes16.self)
        let first = sum(
          old & 255, newCoarse: coarseLower, newFine: fineLower, restHigh, restLow)
        let second = sum(
          old &>> 8, newCoarse: coarseUpper, newFine: fineUpper, restHigh, restLow)
        store(
          unsafeBitCast((first &>> 8) | (second & 0xff00), to: Pixels8.self), target + index)
        index &+= 8
      }
    }
    var index = whole
    while index < count {
      target[index] = mix(target[index], color, weight: weight)
      index &+= 1
    }
  }

  /// Mixes an opaque color into pixels by their coverage.
  ///
  /// - Parameter isPadded: a Boolean value that indicates whether coverage and target extend to a
  ///   whole step, with a coverage of 0 there.
  @inline(__always)
  static func mix(
    _ target: UnsafeMutablePointer<UInt32>, opaque color: UInt32,
    coverage: UnsafePointer<UInt8>, count: Int, isPadded: Bool
  ) {
    let new = Pixels8(repeating: color)
    let end = isPadded ? count : count & ~7
    var index = 0
    while index < end {
      let weights = spread(bytes(coverage + index))
      store(mix(load(target + index), new, weights), target + index)
      index &+= 8
    }
    while index < count {
      target[index] = mix(target[index], color, weight: UInt32(coverage[index]) &* 257)
      index &+= 1
    }
  }

  /// Mixes a translucent color into pixels by their coverage.
  ///
  /// - Parameters:
  ///   - weights: the color's opacity multiplied by each coverage from 0 to 255.
  ///   - isPadded: a Boolean value that indicates whether coverage and target extend to a whole
  ///     step, with a coverage of 0 there.
  @inline(__always)
  static func mix(
    _ target: UnsafeMutablePointer<UInt32>, _ color: UInt32, weights: UnsafePointer<UInt16>,
    coverage: UnsafePointer<UInt8>, count: Int, isPadded: Bool
  ) {
    let new = Pixels8(repeating: color)
    let end = isPadded ? count : count & ~7
    var index = 0
    while index < end {
      let (high, low) = look(up: coverage + index, in: weights)
      store(mix(load(target + index), new, high, low), target + index)
      index &+= 8
    }
    while index < count {
      target[index] = mix(
        target[index], color, weight: UInt32(weights[Int(coverage[index])]))
      index &+= 1
    }
  }

  /// Restores `saved`, except for a fraction `weight` of the current pixels.
  static func restore(
    _ target: UnsafeMutablePointer<UInt32>, _ saved: UnsafePointer<UInt32>, weight: UInt32,
    count: Int
  ) {
    let high = Lanes16(repeating: UInt16(truncatingIfNeeded: weight >> 8))
    let low = Lanes16(repeating: UInt16(truncatingIfNeeded: weight & 255))
    let whole = count & ~7
    var index = 0
    while index < whole {
      store(mix(load(saved + index), load(target + index), high, low), target + index)
      index &+= 8
    }
    while index < count {
      target[index] = mix(saved[index], target[index], weight: weight)
      index &+= 1
    }
  }

  /// Restores `saved`, except for a fraction of the current pixels by coverage.
  static func restore(
    _ target: UnsafeMutablePointer<UInt32>, _ saved: UnsafePointer<UInt32>,
    weights: UnsafePointer<UInt16>, coverage: UnsafePointer<UInt8>, count: Int
  ) {
    let whole = count & ~7
    var index = 0
    while index < whole {
      let (high, low) = look(up: coverage + index, in: weights)
      store(mix(load(saved + index), load(target + index), high, low), target + index)
      index &+= 8
    }
    while index < count {
      target[index] = mix(
        saved[index], target[index], weight: UInt32(weights[Int(coverage[index])]))
      index &+= 1
    }
  }

  /// Replaces pixels with others by their coverage.
  static func replace(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
    coverage: UnsafePointer<UInt8>, count: Int
  ) {
    let whole = count & ~7
    var index = 0
    while index < whole {
      let weights = spread(bytes(coverage + index))
      store(mix(load(target + index), load(source + index), weights), target + index)
      index &+= 8
    }
    while index < count {
      target[index] = mix(target[index], source[index], weight: UInt32(coverage[index]) &* 257)
      index &+= 1
    }
  }

  /// Composites premultiplied pixels by source-over, with an opacity.
  static func over(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, weight: UInt32,
    count: Int
  ) {
    var index = 0
    while index < count {
      let pixel = source[index]
      if pixel >= 0xff00_0000, weight == 65_535 {
        target[index] = pixel
      } else if pixel != 0 {
        target[index] = over(target[index], pixel, weight: weight)
      }
      index &+= 1
    }
  }

  /// Composites premultiplied pixels by source-over and coverage.
  static func over(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
    weights: UnsafePointer<UInt16>, coverage: UnsafePointer<UInt8>, count: Int
  ) {
    var index = 0
    while index < count {
      let weight = UInt32(weights[Int(coverage[index])])
      if weight != 0 { target[index] = over(target[index], source[index], weight: weight) }
      index &+= 1
    }
  }

  // MARK: Eight pixels

  @inline(__always)
  private static func load(_ pixels: UnsafePointer<UInt32>) -> Pixels8 {
    UnsafeRawPointer(pixels).loadUnaligned(as: Pixels8.self)
  }

  @inline(__always)
  private static func load(_ pixels: UnsafeMutablePointer<UInt32>) -> Pixels8 {
    UnsafeRawPointer(pixels).loadUnaligned(as: Pixels8.self)
  }

  @inline(__always)
  private static func store(_ value: Pixels8, _ pixels: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pixels).storeBytes(of: value, as: Pixels8.self)
  }

  @inline(__always)
  private static func bytes(_ coverage: UnsafePointer<UInt8>) -> SIMD8<UInt16> {
    let narrow = UnsafeRawPointer(coverage).loadUnaligned(as: SIMD8<UInt8>.self)
    var wide = SIMD16<UInt8>(repeating: 0)
    wide.evenHalf = narrow
    return unsafeBitCast(wide, to: SIMD8<UInt16>.self)
  }

  /// Returns each pixel's value in the lanes of both channels of a word.
  @inline(__always)
  private static func spread(_ values: SIMD8<UInt16>) -> Lanes16 {
    var both = Lanes16(repeating: 0)
    both.evenHalf = values
    both.oddHalf = values
    return both
  }

  @inline(__always)
  private static func look(
    up coverage: UnsafePointer<UInt8>, in weights: UnsafePointer<UInt16>
  ) -> (high: Lanes16, low: Lanes16) {
    let values = SIMD8<UInt16>(
      weights[Int(coverage[0])], weights[Int(coverage[1])], weights[Int(coverage[2])],
      weights[Int(coverage[3])], weights[Int(coverage[4])], weights[Int(coverage[5])],
      weights[Int(coverage[6])], weights[Int(coverage[7])])
    let both = spread(values)
    return (both &>> 8, both & 255)
  }

  /// Mixes by weights from 0 to 255.
  @inline(__always)
  private static func mix(_ old: Pixels8, _ new: Pixels8, _ weights: Lanes16) -> Pixels8 {
    let old = unsafeBitCast(old, to: Lanes16.self)
    let new = unsafeBitCast(new, to: Lanes16.self)
    let rest = 255 &- weights
    let lower = (new & 255) &* weights &+ (old & 255) &* rest &+ 128
    let upper = (new &>> 8) &* weights &+ (old &>> 8) &* rest &+ 128
    let result = ((lower &+ (lower &>> 8)) &>> 8) | ((upper &+ (upper &>> 8)) & 0xff00)
    return unsafeBitCast(result, to: Pixels8.self)
  }

  /// Mixes by weights of 256 · high + low.
  @inline(__always)
  private static func mix(
    _ old: Pixels8, _ new: Pixels8, _ high: Lanes16, _ low: Lanes16
  ) -> Pixels8 {
    let old = unsafeBitCast(old, to: Lanes16.self)
    let new = unsafeBitCast(new, to: Lanes16.self)
    let lower = sum(old & 255, old &<< 8, new & 255, high, low)
    let upper = sum(old &>> 8, old & 0xff00, new &>> 8, high, low)
    return unsafeBitCast((lower &>> 8) | (upper & 0xff00), to: Pixels8.self)
  }

  /// Returns 256 times the mix of a channel with a channel whose part is known, including rounding.
  @inline(__always)
  private static func sum(
    _ old: Lanes16, newCoarse: Lanes16, newFine: Lanes16, _ restHigh: Lanes16, _ restLow: Lanes16
  ) -> Lanes16 {
    let fine = newFine &+ old &* restLow
    let sum = newCoarse &+ old &* restHigh &+ (fine &>> 8)
    return sum &+ (((fine & 255) &+ (sum &>> 8)) &>> 8)
  }

  /// Returns 256 times the mix of two channels; `raised` is 256 times the old channel.
  @inline(__always)
  private static func sum(
    _ old: Lanes16, _ raised: Lanes16, _ new: Lanes16, _ high: Lanes16, _ low: Lanes16
  ) -> Lanes16 {
    // old · 255 + (new - old) · weight wraps around in intermediate results and ends within
    // 0…65,025.
    let all = raised &- old
    let difference = new &- old
    let coarse = all &+ difference &* high
    let fine = all &+ difference &* low
    let sum = coarse &+ (fine &>> 8) &+ 128
    return sum &+ (((fine & 255) &+ (sum &>> 8)) &>> 8)
  }
}
