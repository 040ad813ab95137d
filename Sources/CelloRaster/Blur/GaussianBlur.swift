/// A Gaussian blur of pixels in integer arithmetic, which is fast for any width.
///
/// The picture is halved until the Gaussian is a few samples wide, blurred with an exact kernel,
/// and doubled again. Halving and doubling use the weights 1 3 3 1. Their own blur (a variance of ¾
/// each time) is subtracted from the kernel's variance. Channels are 8.5 fixed-point numbers in
/// 16-bit lanes, four per word, in which sums of eight never overflow. The result differs from a
/// floating-point Gaussian by less than two levels.
///
/// The border pixels of the picture are extended beyond its edges. Each level stores only the
/// samples that differ from the border, so that the cost is limited by the size of the picture, not
/// by the width of the blur. Samples are on a grid that starts at the picture's origin, independent
/// of the requested part.
struct GaussianBlur {
  /// The part of the Gaussian from which the weights of pixels are computed.
  enum Profile {
    /// All samples with a visible weight.
    case full
    /// Two standard deviations on each side, as in the shadows of Core Animation. Source:
    /// docs/measurements/backgrounds.md#shadows.
    case shadow
  }

  /// The minimum standard deviation in pixels; smaller blurs have no effect.
  static let minSigma = 0.05
  /// The maximum standard deviation in pixels; larger blurs are clamped.
  static let maxSigma = 4096.0
  /// The minimum standard deviation of the kernel after halving, in samples. The end of a shadow
  /// requires more samples.
  private static func minKernelSigma(_ profile: Profile) -> Double { profile == .full ? 2 : 4 }

  /// A level of the picture in 8.5 fixed-point numbers, with red and blue in the lower half of a
  /// word and green and alpha in the upper half.
  private struct Plane {
    var x: Extent
    var y: Extent
    var base: UnsafeMutablePointer<UInt64>

    func row(_ index: Int) -> UnsafeMutablePointer<UInt64> {
      base + (y.clamped(index) - y.start) * x.count
    }
  }

  /// A range of samples along an axis. Samples outside the range equal the nearest sample inside.
  private struct Extent {
    var start: Int
    var end: Int

    var count: Int { end - start }

    func clamped(_ index: Int) -> Int { min(max(index, start), end - 1) }

    func intersection(_ other: Extent) -> Extent {
      // An extent that is completely outside still contains the nearest sample.
      let first = min(max(start, other.start), other.end - 1)
      return Extent(start: first, end: max(min(end, other.end), first + 1))
    }

    /// The samples of the next level that do not consist only of border.
    var halved: Extent { Extent(start: (start - 2) >> 1, end: ((end + 1) >> 1) + 1) }
    /// The samples of the previous level from which this level's samples are computed.
    var beforeHalving: Extent { Extent(start: 2 * start - 1, end: 2 * end + 1) }
    /// The samples of the next level from which this level's samples are computed.
    var beforeDoubling: Extent { Extent(start: (start >> 1) - 1, end: ((end - 1) >> 1) + 2) }

    func grown(by radius: Int) -> Extent { Extent(start: start - radius, end: end + radius) }

    /// Returns the part of this extent that a source contains; empty, at one of the ends, if there
    /// is none.
    func shared(with source: Extent) -> Extent {
      let first = min(max(source.start, start), end)
      return Extent(start: first, end: max(min(source.end, end), first))
    }

    /// Fills a line for this extent from samples that exist only in `source`. The nearest samples
    /// replace the others.
    ///
    /// - Parameters:
    ///   - inner: computes a number of consecutive samples, starting at an index.
    ///   - sample: computes a single sample.
    @inline(__always)
    func fill(
      _ line: UnsafeMutablePointer<UInt64>, from source: Extent,
      inner: (Int, UnsafeMutablePointer<UInt64>, Int) -> Void, sample: (Int) -> UInt64
    ) {
      let shared = shared(with: source)
      if start < shared.start {
        line.update(repeating: sample(source.start), count: shared.start &- start)
      }
      inner(shared.start, line + (shared.start &- start), shared.count)
      if shared.end < end {
        (line + (shared.end &- start)).update(
          repeating: sample(source.end &- 1), count: end &- shared.end)
      }
    }
  }

  private var memory = ScratchBuffer<UInt64>(capacity: 1024)
  private var offset = 0

  func deallocate() { memory.deallocate() }

  /// Returns the distance in pixels at which other pixels affect a pixel.
  static func reach(sigma: Double) -> Int { Int(clamping: min(max(sigma, 0), maxSigma) * 3.3 + 2) }

  /// Blurs a part of a picture.
  ///
  /// - Parameters:
  ///   - source: the picture, with rows of `width` pixels.
  ///   - region: the requested part, inside or outside the picture.
  ///   - target: memory for `region.width * region.height` pixels.
  mutating func blur(
    _ source: UnsafePointer<UInt32>, width: Int, height: Int, region: PixelRect, sigma: Double,
    profile: Profile, into target: UnsafeMutablePointer<UInt32>
  ) {
    guard !region.isEmpty, width > 0, height > 0 else { return }
    let sigma = min(sigma, Self.maxSigma)
    var halvings = 0
    // Each of n halvings and doublings adds ¾·4ⁱ, in total (4ⁿ - 1) / 2 for both directions.
    func kernelVariance(_ halvings: Int) -> Double {
      let scale = Double(1 << (2 * halvings))
      return (sigma * sigma - (scale - 1) / 2) / scale
    }
    let minKernelSigma = Self.minKernelSigma(profile)
    while kernelVariance(halvings + 1) >= minKernelSigma * minKernelSigma { halvings += 1 }
    let kernel = GaussianKernel(
      sigma: max(kernelVariance(halvings), 0.0025).squareRoot(),
      cutoff: profile == .full ? nil : (2 * sigma + 0.5) / Double(1 << halvings))

    // The required part of each level, the coarsest last, for doubling and for halving.
    var wanted = [
      (x: Extent(start: region.x0, end: region.x1), y: Extent(start: region.y0, end: region.y1))
    ]
    for level in 0..<halvings {
      wanted.append((wanted[level].x.beforeDoubling, wanted[level].y.beforeDoubling))
    }
    var distinct = [(x: Extent(start: 0, end: width), y: Extent(start: 0, end: height))]
    for level in 0..<halvings {
      distinct.append((distinct[level].x.halved, distinct[level].y.halved))
    }
    var needed = wanted
    needed[halvings].x = wanted[halvings].x.grown(by: kernel.radius)
    needed[halvings].y = wanted[halvings].y.grown(by: kernel.radius)
    for level in stride(from: halvings - 1, to: 0, by: -1) {
      needed[level] = (needed[level + 1].x.beforeHalving, needed[level + 1].y.beforeHalving)
    }
    for level in 0...halvings {
      needed[level].x = needed[level].x.intersection(distinct[level].x)
      needed[level].y = needed[level].y.intersection(distinct[level].y)
    }

    // Allocates all memory at once, so that no pointer is invalidated.
    let radius = kernel.radius
    var words = 0
    for level in 0...halvings {
      let (wantedX, wantedY) = (wanted[level].x.count, wanted[level].y.count)
      words += needed[level].x.count * needed[level].y.count + wantedX * wantedY
      // Single lines: halved, convolved, summed and doubled samples.
      words += 2 * needed[level].x.count + 8 * (wantedX + 2 * radius) + 64
    }
    words += wanted[halvings].x.count * (wanted[halvings].y.count + 2 * radius)
    memory.removeAll(keeping: 1 << 19)
    memory.reserve(words)
    offset = 0

    var plane: Plane
    if halvings == 0 {
      plane = expand(source, width, needed[0].x, needed[0].y)
    } else {
      plane = halve(source, width, height, needed[1].x, needed[1].y)
      for level in 1..<halvings {
        plane = halve(plane, needed[level + 1].x, needed[level + 1].y)
      }
    }
    plane = convolve(plane, kernel, wanted[halvings].x, wanted[halvings].y)
    if halvings == 0 {
      pack(plane, into: target)
      return
    }
    for level in stride(from: halvings - 1, to: 0, by: -1) {
      plane = double(plane, wanted[level].x, wanted[level].y)
    }
    double(plane, wanted[0].x, wanted[0].y, into: target)
  }

  private mutating func take(_ count: Int) -> UnsafeMutablePointer<UInt64> {
    let block = memory.base + offset
    offset += count
    precondition(offset <= memory.capacity, "GaussianBlur: more memory used than was planned for")
    return block
  }

  // MARK: Pixels and lanes

  @inline(__always)
  private static func lanes(_ pixel: UInt32) -> UInt64 {
    (UInt64(pixel & 0x00ff_00ff) | UInt64((pixel >> 8) & 0x00ff_00ff) << 32) << 5
  }

  @inline(__always)
  private static func pixel(_ lanes: UInt64) -> UInt32 {
    let rounded = ((lanes &+ 0x0010_0010_0010_0010) >> 5) & 0x00ff_00ff_00ff_00ff
    return UInt32(truncatingIfNeeded: rounded) | UInt32(truncatingIfNeeded: rounded >> 24)
  }

  /// Returns the picture itself as a plane.
  private mutating func expand(
    _ source: UnsafePointer<UInt32>, _ width: Int, _ x: Extent, _ y: Extent
  ) -> Plane {
    let plane = Plane(x: x, y: y, base: take(x.count * y.count))
    for row in y.start..<y.end {
      let from = source + (row * width + x.start)
      let to = plane.row(row)
      var index = 0
      while index < x.count {
        to[index] = Self.lanes(from[index])
        index &+= 1
      }
    }
    return plane
  }

  private func pack(_ plane: Plane, into target: UnsafeMutablePointer<UInt32>) {
    Self.pack(plane.base, into: target, count: plane.x.count * plane.y.count)
  }

  private static func pack(
    _ words: UnsafePointer<UInt64>, into target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var index = 0
    while index &+ 4 <= count {
      let rounded = unsafeBitCast((words4(words + index) &+ 16) &>> 5, to: SIMD8<UInt32>.self)
      let pixels = rounded.evenHalf | (rounded.oddHalf &<< 8)
      UnsafeMutableRawPointer(target + index).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
      index &+= 4
    }
    while index < count {
      target[index] = pixel(words[index])
      index &+= 1
    }
  }

  // MARK: Halving

  /// Halves the picture directly from its pixels. Integer sums of eight have exactly the precision
  /// of planes.
  private mutating func halve(
    _ source: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ x: Extent, _ y: Extent
  ) -> Plane {
    let plane = Plane(x: x, y: y, base: take(x.count * y.count))
    let before = x.beforeHalving
    let line = take(before.count)
    let columns = Extent(start: 0, end: width)
    let rows = Extent(start: 0, end: height)
    for row in y.start..<y.end {
      let a = source + rows.clamped(2 * row - 1) * width
      let b = source + rows.clamped(2 * row) * width
      let c = source + rows.clamped(2 * row + 1) * width
      let d = source + rows.clamped(2 * row + 2) * width
      before.fill(
        line, from: columns,
        inner: { Self.sumRows(a + $0, b + $0, c + $0, d + $0, into: $1, count: $2) },
        sample: { Self.sum(a[$0], b[$0], c[$0], d[$0]) })
      Self.halveLine(line, into: plane.row(row), count: x.count)
    }
    return plane
  }

  private mutating func halve(_ source: Plane, _ x: Extent, _ y: Extent) -> Plane {
    let plane = Plane(x: x, y: y, base: take(x.count * y.count))
    let before = x.beforeHalving
    let line = take(before.count)
    for row in y.start..<y.end {
      let a = source.row(2 * row - 1) - source.x.start
      let b = source.row(2 * row) - source.x.start
      let c = source.row(2 * row + 1) - source.x.start
      let d = source.row(2 * row + 2) - source.x.start
      before.fill(
        line, from: source.x,
        inner: { Self.sumRows(a + $0, b + $0, c + $0, d + $0, into: $1, count: $2) },
        sample: { Self.eighth(a[$0] &+ d[$0] &+ 3 &* (b[$0] &+ c[$0])) })
      Self.halveLine(line, into: plane.row(row), count: x.count)
    }
    return plane
  }

  /// Returns the weighted sum of a column of four pixels, with exactly the precision of planes.
  @inline(__always)
  private static func sum(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt64 {
    let mask: UInt32 = 0x00ff_00ff
    let lower = (a & mask) &+ (d & mask) &+ 3 &* ((b & mask) &+ (c & mask))
    let upper =
      ((a >> 8) & mask) &+ ((d >> 8) & mask) &+ 3 &* (((b >> 8) & mask) &+ ((c >> 8) & mask))
    return (UInt64(lower) | UInt64(upper) << 32) << 2
  }

  private static func sumRows(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ c: UnsafePointer<UInt32>,
    _ d: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt64>, count: Int
  ) {
    var index = 0
    while index &+ 4 <= count {
      let (va, vb) = (Self.lanes8(a + index), Self.lanes8(b + index))
      let (vc, vd) = (Self.lanes8(c + index), Self.lanes8(d + index))
      let lowerMiddle = (vb & 255) &+ (vc & 255)
      let upperMiddle = (vb &>> 8) &+ (vc &>> 8)
      let lower = (va & 255) &+ (vd & 255) &+ lowerMiddle &+ (lowerMiddle &<< 1)
      let upper = (va &>> 8) &+ (vd &>> 8) &+ upperMiddle &+ (upperMiddle &<< 1)
      var both = SIMD8<UInt32>(repeating: 0)
      both.evenHalf = unsafeBitCast(lower &<< 2, to: SIMD4<UInt32>.self)
      both.oddHalf = unsafeBitCast(upper &<< 2, to: SIMD4<UInt32>.self)
      UnsafeMutableRawPointer(target + index).storeBytes(of: both, as: SIMD8<UInt32>.self)
      index &+= 4
    }
    while index < count {
      target[index] = sum(a[index], b[index], c[index], d[index])
      index &+= 1
    }
  }

  private static func sumRows(
    _ a: UnsafePointer<UInt64>, _ b: UnsafePointer<UInt64>, _ c: UnsafePointer<UInt64>,
    _ d: UnsafePointer<UInt64>, into target: UnsafeMutablePointer<UInt64>, count: Int
  ) {
    var index = 0
    while index &+ 4 <= count {
      let middle = words4(b + index) &+ words4(c + index)
      let sum = words4(a + index) &+ words4(d + index) &+ middle &+ (middle &<< 1)
      store((sum &+ 4) &>> 3, target + index)
      index &+= 4
    }
    while index < count {
      target[index] = eighth(a[index] &+ d[index] &+ 3 &* (b[index] &+ c[index]))
      index &+= 1
    }
  }

  /// Returns four pixels as sixteen bytes in eight lanes.
  @inline(__always)
  private static func lanes8(_ pixels: UnsafePointer<UInt32>) -> SIMD8<UInt16> {
    UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt16>.self)
  }

  /// Returns four words as sixteen lanes.
  @inline(__always)
  private static func words4(_ words: UnsafePointer<UInt64>) -> SIMD16<UInt16> {
    UnsafeRawPointer(words).loadUnaligned(as: SIMD16<UInt16>.self)
  }

  @inline(__always)
  private static func store(_ lanes: SIMD16<UInt16>, _ words: UnsafeMutablePointer<UInt64>) {
    UnsafeMutableRawPointer(words).storeBytes(of: lanes, as: SIMD16<UInt16>.self)
  }

  private static func halveLine(
    _ line: UnsafePointer<UInt64>, into target: UnsafeMutablePointer<UInt64>, count: Int
  ) {
    var index = 0
    while index < count {
      let from = line + 2 &* index
      target[index] = eighth(from[0] &+ from[3] &+ 3 &* (from[1] &+ from[2]))
      index &+= 1
    }
  }

  /// Returns a sum of eight divided by eight in every lane. The largest sum is 65,280, which
  /// rounding does not overflow.
  @inline(__always)
  private static func eighth(_ sum: UInt64) -> UInt64 {
    ((sum &+ 0x0004_0004_0004_0004) >> 3) & 0x1fff_1fff_1fff_1fff
  }

  // MARK: Convolving

  private mutating func convolve(
    _ source: Plane, _ kernel: GaussianKernel, _ x: Extent, _ y: Extent
  ) -> Plane {
    let radius = kernel.radius
    // Rows first, for all rows that the columns require.
    let rows = y.grown(by: radius).intersection(source.y)
    let middle = Plane(x: x, y: rows, base: take(x.count * rows.count))
    let before = x.grown(by: radius)
    let line = take(before.count)
    kernel.weights.withUnsafeBufferPointer { weights in
      for row in rows.start..<rows.end {
        let from = source.row(row) - source.x.start
        before.fill(
          line, from: source.x, inner: { $1.update(from: from + $0, count: $2) },
          sample: { from[$0] })
        let to = middle.row(row)
        var index = 0
        while index < x.count {
          let center = line + (index &+ radius)
          var (even, odd) = Self.weighted(center[0], weights[0])
          var distance = 1
          while distance <= radius {
            // Two lanes of at most 14 bits; their product with the weight fits in 32 bits.
            let (a, b) = Self.weighted(
              center[distance] &+ center[0 &- distance], weights[distance])
            even &+= a
            odd &+= b
            distance &+= 1
          }
          to[index] = Self.joined(even, odd)
          index &+= 1
        }
      }
    }
    let plane = Plane(x: x, y: y, base: take(x.count * y.count))
    let sums = take(2 * x.count)
    kernel.weights.withUnsafeBufferPointer { weights in
      for row in y.start..<y.end {
        let center = middle.row(row)
        var index = 0
        while index < x.count {
          let (a, b) = Self.weighted(center[index], weights[0])
          sums[2 &* index] = a
          sums[2 &* index &+ 1] = b
          index &+= 1
        }
        for distance in 1...radius {
          let above = middle.row(row - distance)
          let below = middle.row(row + distance)
          let weight = weights[distance]
          index = 0
          while index < x.count {
            let (a, b) = Self.weighted(above[index] &+ below[index], weight)
            sums[2 &* index] &+= a
            sums[2 &* index &+ 1] &+= b
            index &+= 1
          }
        }
        let to = plane.row(row)
        index = 0
        while index < x.count {
          to[index] = Self.joined(sums[2 &* index], sums[2 &* index &+ 1])
          index &+= 1
        }
      }
    }
    return plane
  }

  /// Returns lanes multiplied by a weight, as two words with two 32-bit lanes each.
  @inline(__always)
  private static func weighted(_ lanes: UInt64, _ weight: UInt32) -> (UInt64, UInt64) {
    (
      (lanes & 0x0000_ffff_0000_ffff) &* UInt64(weight),
      ((lanes >> 16) & 0x0000_ffff_0000_ffff) &* UInt64(weight)
    )
  }

  @inline(__always)
  private static func joined(_ even: UInt64, _ odd: UInt64) -> UInt64 {
    let half: UInt64 = 0x0000_8000_0000_8000
    return ((even &+ half) >> 16) & 0x0000_ffff_0000_ffff
      | (odd &+ half) & 0xffff_0000_ffff_0000
  }

  // MARK: Doubling

  private mutating func double(_ source: Plane, _ x: Extent, _ y: Extent) -> Plane {
    let plane = Plane(x: x, y: y, base: take(x.count * y.count))
    let line = take(source.x.count)
    for row in y.start..<y.end {
      doubleRows(source, row, into: line)
      Self.doubleLine(line, source.x, x, into: plane.row(row))
    }
    return plane
  }

  /// Doubles directly to pixels, as the last step.
  private mutating func double(
    _ source: Plane, _ x: Extent, _ y: Extent, into target: UnsafeMutablePointer<UInt32>
  ) {
    let line = take(source.x.count)
    let doubled = take(x.count)
    for row in y.start..<y.end {
      doubleRows(source, row, into: line)
      Self.doubleLine(line, source.x, x, into: doubled)
      Self.pack(doubled, into: target + (row - y.start) * x.count, count: x.count)
    }
  }

  /// Interpolates a row: three quarters of the nearest coarse row and a quarter of the next nearest
  /// row.
  private func doubleRows(_ source: Plane, _ row: Int, into line: UnsafeMutablePointer<UInt64>) {
    let near = source.row(row >> 1)
    let far = source.row(row & 1 == 0 ? (row >> 1) - 1 : (row >> 1) + 1)
    let count = source.x.count
    var index = 0
    while index &+ 4 <= count {
      let lanes = Self.words4(near + index)
      let sum = lanes &+ (lanes &<< 1) &+ Self.words4(far + index)
      Self.store((sum &+ 2) &>> 2, line + index)
      index &+= 4
    }
    while index < count {
      line[index] = Self.quarter(3 &* near[index] &+ far[index])
      index &+= 1
    }
  }

  private static func doubleLine(
    _ line: UnsafePointer<UInt64>, _ source: Extent, _ x: Extent,
    into target: UnsafeMutablePointer<UInt64>
  ) {
    // The source contains an additional sample on each side of the requested extent.
    var index = x.start
    if index & 1 == 1 {
      let near = line + ((index >> 1) &- source.start)
      target[0] = quarter(3 &* near[0] &+ near[1])
      index &+= 1
    }
    while index &+ 1 < x.end {
      let near = line + ((index >> 1) &- source.start)
      let middle = 3 &* near[0]
      target[index &- x.start] = quarter(middle &+ near[-1])
      target[index &- x.start &+ 1] = quarter(middle &+ near[1])
      index &+= 2
    }
    if index < x.end {
      let near = line + ((index >> 1) &- source.start)
      target[index &- x.start] = quarter(3 &* near[0] &+ near[-1])
    }
  }

  @inline(__always)
  private static func quarter(_ sum: UInt64) -> UInt64 {
    ((sum &+ 0x0002_0002_0002_0002) >> 2) & 0x1fff_1fff_1fff_1fff
  }
}
