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
  fileprivate static let equalRows: UInt32 = 2 << 30

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
    writeStart(width: bitmap.width, height: bitmap.height, body)
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
          forEachPart(ofRow: row, width, add)
        }
        if equalCount > 0 { add(equalRows, equalCount, first, 0) }
        flush()
      }
    }
  }

  /// Calls a closure with the start of an encoding.
  private static func writeStart(
    width: Int, height: Int, _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    "SHA-256-runs".utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
    for number in [UInt64(width), UInt64(height)] {
      withUnsafeBytes(of: number.littleEndian) { body($0) }
    }
  }

  /// Calls a closure with the parts of a row: the kind, the count, and the pixels that follow with
  /// their number.
  @inline(__always)
  private static func forEachPart(
    ofRow row: UnsafePointer<UInt32>, _ width: Int,
    _ add: (UInt32, Int, UnsafePointer<UInt32>, Int) -> Void
  ) {
    var x = 0
    while x < width {
      let start = startOfRun(row, from: x, width)
      if start > x { add(Self.pixels, start - x, row + x, start - x) }
      guard start < width else { break }
      x = endOfRun(row, from: start + minRunLength, width)
      add(run, x - start, row + start, 1)
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

extension PixelRuns {
  /// The encoding of some rows of a picture, independently of the rows around them.
  struct Band {
    /// The number of rows that equal the first row and follow it.
    fileprivate var equalRowsAtStart = 0
    /// The parts of the first row, in words.
    fileprivate var firstRow: [UInt32] = []
    /// The parts of the rows that follow the rows that equal the first row, without the rows at the
    /// end that equal the row above them.
    fileprivate var otherRows: [UInt32] = []
    fileprivate var equalRowsAtEnd = 0
    /// The pixels of the first and the last row.
    fileprivate var edges: [UInt32] = []

    init() {}

    /// Encodes rows.
    ///
    /// - Parameter pixels: the pixels of at least one row.
    init(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) {
      guard let first = pixels.baseAddress, width > 0 else { return }
      let height = pixels.count / width
      edges = Array(UnsafeBufferPointer(start: first, count: width))
      edges += UnsafeBufferPointer(start: first + (height - 1) * width, count: width)
      firstRow = Self.words(capacity: width + 1) { add in forEachPart(ofRow: first, width, add) }
      var y = 1
      while y < height, Self.isEqual(first + y * width, first + (y - 1) * width, width) { y += 1 }
      equalRowsAtStart = y - 1
      guard y < height else { return }
      var equalCount = 0
      otherRows = Self.words(capacity: (height - y) * (width + 2)) { add in
        while y < height {
          let row = first + y * width
          defer { y += 1 }
          if Self.isEqual(row, row - width, width) {
            equalCount += 1
            continue
          }
          if equalCount > 0 { add(equalRows, equalCount, row, 0) }
          equalCount = 0
          forEachPart(ofRow: row, width, add)
        }
      }
      equalRowsAtEnd = equalCount
    }

    private static func isEqual(
      _ row: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, _ width: Int
    ) -> Bool {
      memcmp(row, other, 4 * width) == 0
    }

    /// Returns the words of the parts that a closure adds.
    private static func words(
      capacity: Int, _ body: ((UInt32, Int, UnsafePointer<UInt32>, Int) -> Void) -> Void
    ) -> [UInt32] {
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: capacity) { words in
        guard let start = words.baseAddress else { return [] }
        var end = start
        body { kind, length, following, size in
          precondition(end - start + 1 + size <= capacity, "PixelRuns: a row is too long")
          end.initialize(to: (kind | UInt32(truncatingIfNeeded: length)).littleEndian)
          (end + 1).initialize(from: following, count: size)
          end += 1 + size
        }
        return Array(UnsafeBufferPointer(start: start, count: end - start))
      }
    }
  }

  /// Calls a closure with the encoding of a picture that consists of bands.
  static func forEachPiece(
    of bands: [Band], width: Int, height: Int, _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    writeStart(width: width, height: height, body)
    guard width > 0, height > 0 else { return }
    var equalCount = 0
    func flush() {
      guard equalCount > 0 else { return }
      let word = (equalRows | UInt32(truncatingIfNeeded: equalCount)).littleEndian
      withUnsafeBytes(of: word) { body($0) }
      equalCount = 0
    }
    for (index, band) in bands.enumerated() {
      if index > 0, bands[index - 1].edges[width...] == band.edges[..<width] {
        equalCount += 1
      } else {
        flush()
        band.firstRow.withUnsafeBytes { body($0) }
      }
      equalCount += band.equalRowsAtStart
      guard !band.otherRows.isEmpty else { continue }
      flush()
      band.otherRows.withUnsafeBytes { body($0) }
      equalCount = band.equalRowsAtEnd
    }
    flush()
  }
}
