import Foundation

/// A compact encoding of a picture, the input of ``PixelDigest``.
///
/// Different pictures have different encodings, because an encoding can be decoded. All integers
/// are little-endian:
///
/// 1. The 12 bytes `SHA-256-runs`. Digests of earlier versions begin with the width and the height,
///    and no picture is so wide that they begin with these bytes.
/// 2. The width and the height, as 64-bit integers.
/// 3. If there are pixels, the rows from top to bottom, in parts. Each part begins with a 32-bit
///    integer. Its upper two bits are the kind of the part, and the others are a count *n*, at
///    least 1:
///    - 2: the next *n* rows are equal to the row above them.
///    - 1: the next *n* pixels of the row are equal; the pixel follows.
///    - 0: the next *n* pixels of the row follow.
///
/// A pixel has the four bytes that it has in memory. Parts are as long as possible, and a part of
/// equal pixels has at least 4 of them, so a picture has exactly one encoding. A row takes at most
/// 4 bytes more than its pixels.
enum PixelRuns {
  private static let pixels: UInt32 = 0 << 30
  private static let run: UInt32 = 1 << 30
  private static let equalRows: UInt32 = 2 << 30

  /// The minimum number of equal pixels in a part.
  private static let minRunLength = 4

  /// The size of a piece. A few pieces fit into the first-level cache.
  private static let pieceWordCount = 4096

  /// Calls a closure with each piece of the encoding of a picture. Only one piece is allocated.
  ///
  /// - Parameter body: the closure. Its argument is valid until it returns; for long parts without
  ///   runs it is the memory of the picture.
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

  /// Returns the position of the next four equal pixels, or the width if there are none.
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

  /// Returns the end of the run that contains the pixel before `x`.
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
