import Foundation

/// A short form of a picture's pixels, of which ``PixelDigest`` makes its digest.
///
/// Different pictures have different forms, because the picture can be read from the form. All
/// numbers are little-endian:
///
/// 1. The 12 bytes `SHA-256-runs`. Earlier versions made digests of the width, the height and all
///    pixels; no picture is so wide that those begin like this.
/// 2. The width and the height, 64 bits each.
/// 3. If there are pixels, the rows from top to bottom. A number of 32 bits begins each part; its
///    upper two bits say what the part is, and the others are a count *n*, at least 1:
///    - 2: the next *n* rows are equal to the row above them.
///    - 1: the next *n* pixels of the row are equal; the pixel follows.
///    - 0: the next *n* pixels of the row follow.
///
/// A pixel is its four bytes in memory. The form of a picture is the only one that these rules make:
/// rows that are equal to the row above them are one part; in any other row, as many equal pixels in
/// a row as there are, but not fewer than 4, are one part, and so are all pixels between two such
/// parts. So a row needs at most 4 bytes more than its pixels.
enum PixelRuns {
  private static let pixels: UInt32 = 0 << 30
  private static let run: UInt32 = 1 << 30
  private static let equalRows: UInt32 = 2 << 30

  /// The least number of equal pixels that are a part of their own.
  private static let minRunLength = 4

  /// The size of the pieces: a few of them fit into the fastest cache.
  private static let pieceWordCount = 4096

  /// Gives the form of a picture piece by piece. Nothing is allocated but one piece.
  ///
  /// - Parameter body: is given bytes that are valid until it returns. Long parts without runs are
  ///   the picture's own memory.
  static func forEachPiece(of bitmap: Bitmap, _ body: (UnsafeRawBufferPointer) -> Void) {
    precondition(bitmap.pixels.count < 1 << 30, "A picture has fewer than 2^30 pixels.")
    "SHA-256-runs".utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
    for number in [UInt64(bitmap.width), UInt64(bitmap.height)] {
      withUnsafeBytes(of: number.littleEndian) { body($0) }
    }
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress, !pixels.isEmpty else { return }
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: pieceWordCount) { words in
        var count = 0
        func flush() {
          body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(words)[..<(4 * count)]))
          count = 0
        }
        func add(_ kind: UInt32, _ length: Int, _ following: UnsafePointer<UInt32>, _ size: Int) {
          if count + 1 + size > pieceWordCount { flush() }
          words[count] = (kind | UInt32(truncatingIfNeeded: length)).littleEndian
          count += 1
          if count + size > pieceWordCount {
            flush()
            body(UnsafeRawBufferPointer(start: following, count: 4 * size))
          } else if let end = words.baseAddress?.advanced(by: count) {
            end.update(from: following, count: size)
            count += size
          }
        }
        let width = bitmap.width
        var equalCount = 0
        for y in 0..<bitmap.height {
          let row = first + y * width
          if y > 0, memcmp(row, row - width, 4 * width) == 0 {
            equalCount += 1
            continue
          }
          if equalCount > 0 { add(equalRows, equalCount, row, 0) }
          equalCount = 0
          var x = 0
          while x < width {
            let start = startOfRun(row, from: x, width)
            if start > x { add(Self.pixels, start - x, row + x, start - x) }
            guard start < width else { break }
            x = endOfRun(row, from: start + minRunLength, width)
            add(run, x - start, row + start, 1)
          }
        }
        if equalCount > 0 { add(equalRows, equalCount, first, 0) }
        flush()
      }
    }
  }

  /// The first of four equal pixels; the width if there are none.
  @inline(__always)
  private static func startOfRun(_ row: UnsafePointer<UInt32>, from x: Int, _ width: Int) -> Int {
    var x = x
    while x + 8 + minRunLength - 1 <= width {
      let first = eight(row + x)
      let second = eight(row + x + 1)
      let third = eight(row + x + 2)
      let differences =
        (first ^ second) | (second ^ third) | (third ^ eight(row + x + 3))
      let isStart = differences .== 0
      if any(isStart) {
        while row[x] != row[x + 1] || row[x + 1] != row[x + 2] || row[x + 2] != row[x + 3] {
          x += 1
        }
        return x
      }
      x += 8
    }
    while x + minRunLength <= width {
      if row[x] == row[x + 1], row[x + 1] == row[x + 2], row[x + 2] == row[x + 3] { return x }
      x += 1
    }
    return width
  }

  /// The end of the run to which the pixel before `x` belongs.
  @inline(__always)
  private static func endOfRun(_ row: UnsafePointer<UInt32>, from x: Int, _ width: Int) -> Int {
    let pixel = row[x - 1]
    let pixels = SIMD8(repeating: pixel)
    var x = x
    while x + 8 <= width, eight(row + x) == pixels { x += 8 }
    while x < width, row[x] == pixel { x += 1 }
    return x
  }

  @inline(__always)
  private static func eight(_ pixels: UnsafePointer<UInt32>) -> SIMD8<UInt32> {
    UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt32>.self)
  }
}
