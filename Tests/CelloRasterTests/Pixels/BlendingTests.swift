import Testing

@testable import CelloRaster

struct BlendingTests {
  /// Returns `(new · weight + old · (65,535 - weight)) / 65,535`, rounded to the nearest integer,
  /// for each channel.
  static func exactMix(_ old: UInt32, _ new: UInt32, _ weight: Int) -> UInt32 {
    var result: UInt32 = 0
    for shift in [UInt32(0), 8, 16, 24] {
      let sum = Int(new >> shift & 255) * weight + Int(old >> shift & 255) * (65_535 - weight)
      result |= UInt32((2 * sum + 65_535) / 131_070) << shift
    }
    return result
  }

  @Test("an opaque color mixes exactly for every old level, new level and coverage")
  func opaqueExhaustively() {
    // Each pixel contains four old levels. The coverage increases along the row.
    let coverage = (0..<256).map { UInt8($0) }
    var row = [UInt32](repeating: 0, count: 256)
    var wrong = 0
    for new in 0..<256 {
      for quarter in 0..<64 {
        let old = UInt32(quarter * 4) &* 0x0101_0101 &+ 0x0302_0100
        for index in 0..<256 { row[index] = old }
        Blending.mix(
          &row, opaque: UInt32(new) &* 0x0101_0101, coverage: coverage, count: 256, isPadded: false)
        var index = 0
        while index < 256 {
          let pixel = row[index]
          var channel = 0
          while channel < 4 {
            let sum = new &* index &+ (quarter &* 4 &+ channel) &* (255 &- index)
            let expected = (sum &* 2 &+ 255) / 510
            if Int(pixel >> UInt32(8 &* channel) & 255) != expected { wrong += 1 }
            channel &+= 1
          }
          index &+= 1
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test("a translucent color mixes exactly for every pair of levels, and for every weight")
  func weights() {
    var wrong = 0
    // All pairs of levels, for weights at and next to the boundaries of rounding.
    for weight in [
      0, 1, 127, 128, 255, 256, 257, 7_864, 19_005, 32_767, 32_768, 39_321, 65_279, 65_280, 65_534,
      65_535,
    ] {
      for new in 0..<256 {
        for quarter in 0..<64 {
          let old = UInt32(quarter * 4) &* 0x0101_0101 &+ 0x0302_0100
          let color = UInt32(new) &* 0x0101_0101
          if Blending.mix(old, color, weight: UInt32(weight)) != Self.exactMix(old, color, weight) {
            wrong += 1
          }
        }
      }
    }
    // All weights, for a few pairs.
    for weight in 0...65_535 {
      let (old, new): (UInt32, UInt32) = (0xff01_80ff, 0x00fe_433c)
      if Blending.mix(old, new, weight: UInt32(weight)) != Self.exactMix(old, new, weight) {
        wrong += 1
      }
    }
    #expect(wrong == 0)
  }

  @Test("the loops have the same result as single pixels, for all lengths and alignments")
  func loops() {
    var random = Random(7)
    let tables = UnsafeMutablePointer<UInt16>.allocate(capacity: 256)
    defer { tables.deallocate() }
    for _ in 0..<600 {
      let count = random.next(60)
      let start = random.next(9)
      let weight = UInt32(random.next(65_536))
      let color = UInt32(random.next(1 << 32)) | 0xff00_0000
      for index in 0..<256 {
        tables[index] = UInt16(Blending.weight(weight, coverage: UInt32(index)))
      }
      let old = (0..<80).map { _ in random.pixel() }
      let source = (0..<80).map { _ in random.pixel() }
      let coverage = (0..<80).map { _ in UInt8([0, 255, random.next(256)][random.next(3)]) }
      func expect(
        _ name: String, _ loop: (UnsafeMutablePointer<UInt32>) -> Void,
        _ single: (Int) -> UInt32
      ) {
        var actual = old
        actual.withUnsafeMutableBufferPointer { loop($0.baseAddress! + start) }
        var expected = old
        for index in start..<start + count { expected[index] = single(index) }
        #expect(actual == expected, "\(name), \(count) pixels from \(start)")
      }
      coverage.withUnsafeBufferPointer { coverage in
        let covered = coverage.baseAddress! + start
        source.withUnsafeBufferPointer { source in
          let from = source.baseAddress! + start
          expect("fill", { Blending.fill($0, color, count: count) }, { _ in color })
          expect(
            "mix", { Blending.mix($0, color, weight: weight, count: count) },
            { Blending.mix(old[$0], color, weight: weight) })
          expect(
            "mix by coverage",
            {
              Blending.mix($0, opaque: color, coverage: covered, count: count, isPadded: false)
            },
            { Blending.mix(old[$0], color, weight: UInt32(coverage[$0]) * 257) })
          expect(
            "mix by weighted coverage",
            {
              Blending.mix(
                $0, color, weights: tables, coverage: covered, count: count, isPadded: false)
            },
            { Blending.mix(old[$0], color, weight: UInt32(tables[Int(coverage[$0])])) })
          expect(
            "restore", { Blending.restore($0, from, weight: weight, count: count) },
            { Blending.mix(source[$0], old[$0], weight: weight) })
          expect(
            "restore by coverage",
            { Blending.restore($0, from, weights: tables, coverage: covered, count: count) },
            { Blending.mix(source[$0], old[$0], weight: UInt32(tables[Int(coverage[$0])])) })
          expect(
            "replace", { Blending.replace($0, from, coverage: covered, count: count) },
            { Blending.mix(old[$0], source[$0], weight: UInt32(coverage[$0]) * 257) })
          expect(
            "over", { Blending.over($0, from, weight: weight, count: count) },
            { Blending.over(old[$0], source[$0], weight: weight) })
          expect(
            "over by coverage",
            { Blending.over($0, from, weights: tables, coverage: covered, count: count) },
            { Blending.over(old[$0], source[$0], weight: UInt32(tables[Int(coverage[$0])])) })
        }
      }
    }
  }

  @Test("padded loops do not change pixels after the run")
  func padding() {
    let coverage: [UInt8] = [255, 128, 1, 0, 0, 0, 0, 0]
    let old = (0..<8).map { UInt32($0) &* 0x0711_1317 | 0xff00_0000 }
    var opaque = old
    Blending.mix(&opaque, opaque: 0xff12_3456, coverage: coverage, count: 3, isPadded: true)
    #expect(opaque[0] == 0xff12_3456)
    #expect(opaque[3...] == old[3...])
    var translucent = old
    let weights = (0..<256).map { UInt16(Blending.weight(30_000, coverage: UInt32($0))) }
    Blending.mix(
      &translucent, 0xff12_3456, weights: weights, coverage: coverage, count: 3, isPadded: true)
    #expect(translucent[3...] == old[3...])
  }

  @Test("mixing keeps premultiplied pixels premultiplied")
  func premultiplied() {
    var random = Random(3)
    for _ in 0..<20_000 {
      let old = random.premultipliedPixel()
      let color = UInt32(random.next(1 << 24)) | 0xff00_0000
      let mixed = Blending.mix(old, color, weight: UInt32(random.next(65_536)))
      let over = Blending.over(
        old, random.premultipliedPixel(), weight: UInt32(random.next(65_536)))
      for pixel in [mixed, over] {
        for shift in [UInt32(0), 8, 16] { #expect(pixel >> shift & 255 <= pixel >> 24) }
      }
    }
  }

  @Test("source-over of premultiplied pixels is rounded once, to the nearest")
  func over() {
    var random = Random(5)
    for _ in 0..<20_000 {
      let old = random.premultipliedPixel()
      let new = random.premultipliedPixel()
      let weight = [65_535, random.next(65_536)][random.next(2)]
      var expected: UInt32 = 0
      let remaining = 65_535 * 255 - Int(new >> 24) * weight
      for shift in [UInt32(0), 8, 16, 24] {
        let sum =
          Int(new >> shift & 255) * 255 * weight + Int(old >> shift & 255) * remaining
        expected |= UInt32((2 * sum + 65_535 * 255) / (2 * 65_535 * 255)) << shift
      }
      #expect(Blending.over(old, new, weight: UInt32(weight)) == expected)
    }
  }

  @Test("an opacity times a coverage is exact at the ends and to the nearest between")
  func coverageWeights() {
    for alpha in [0, 1, 7_864, 32_768, 39_321, 65_534, 65_535] {
      #expect(Blending.weight(UInt32(alpha), coverage: 0) == 0)
      #expect(Blending.weight(UInt32(alpha), coverage: 255) == UInt32(alpha))
      for coverage in 0..<256 {
        #expect(
          Int(Blending.weight(UInt32(alpha), coverage: UInt32(coverage)))
            == (2 * alpha * coverage + 255) / 510)
      }
    }
  }

  @Test("a translucent color on a clear background is its premultiplied value")
  func overNothing() throws {
    let bitmap = try draw(
      1, 1, [.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), Color(0x3C3C43, 0.6))])
    // 60 · 0.6 = 36, 67 · 0.6 = 40.2, 255 · 0.6 = 153.
    #expect(hex(bitmap[0, 0]) == "#24242899")
  }
}
