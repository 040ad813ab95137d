/// The rows of a picture as in a PNG file: for each row, the number of a filter and the samples.
struct PNGRows {
  let width: Int
  let height: Int
  /// The straight colors, with red in the lowest byte, if the samples are indices; otherwise empty.
  let palette: [UInt32]
  private let bitDepth: Int
  private let bytesPerPixel: Int
  private(set) var bytes: [UInt8]

  /// Creates unfiltered rows in the smallest layout for a bitmap: indices of a palette if 256
  /// colors suffice; otherwise, straight colors.
  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    if let indexed = IndexedPixels(bitmap) {
      palette = indexed.palette
      bytesPerPixel = 1
      bitDepth = palette.count <= 2 ? 1 : palette.count <= 4 ? 2 : palette.count <= 16 ? 4 : 8
      bytes = Self.packed(indexed.indices, bitDepth, width: width, height: height)
    } else {
      palette = []
      bitDepth = 8
      bytesPerPixel = bitmap.isOpaque ? 3 : 4
      bytes = Self.straight(bitmap, bytesPerPixel)
    }
  }

  // MARK: - Layout

  /// The number of bytes of a row, including the number of the filter.
  private var stride: Int { height == 0 ? 0 : bytes.count / height }

  private static func packed(
    _ indices: [UInt8], _ bitDepth: Int, width: Int, height: Int
  ) -> [UInt8] {
    let stride = 1 + (width * bitDepth + 7) / 8
    return [UInt8](unsafeUninitializedCapacity: stride * height) { buffer, count in
      indices.withUnsafeBufferPointer { indices in
        guard let from = indices.baseAddress, let to = buffer.baseAddress else { return }
        count = stride * height
        for y in 0..<height {
          let row = to + y * stride
          row[0] = 0
          guard bitDepth < 8 else {
            (row + 1).update(from: from + y * width, count: width)
            continue
          }
          (row + 1).update(repeating: 0, count: stride - 1)
          var bit = 0
          var x = y &* width
          let end = x &+ width
          while x < end {
            row[1 &+ bit &>> 3] |= from[x] &<< (8 &- bitDepth &- bit & 7)
            bit &+= bitDepth
            x &+= 1
          }
        }
      }
    }
  }

  private static func straight(_ bitmap: Bitmap, _ bytesPerPixel: Int) -> [UInt8] {
    let width = bitmap.width
    let height = bitmap.height
    let stride = 1 + width * bytesPerPixel
    // The last opaque pixel is written as four bytes.
    return [UInt8](unsafeUninitializedCapacity: stride * height + 1) { buffer, count in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        guard let from = pixels.baseAddress, let to = UnsafeMutableRawPointer(buffer.baseAddress)
        else { return }
        count = stride * height
        for y in 0..<height {
          var out = to + y * stride
          out.storeBytes(of: 0, as: UInt8.self)
          out += 1
          var x = y &* width
          let end = x &+ width
          while x < end {
            out.storeBytes(
              of: Premultiplication.straight(from[x]).littleEndian, as: UInt32.self)
            out += bytesPerPixel
            x &+= 1
          }
        }
      }
    }
  }

  // MARK: - Filters

  /// Returns the rows with the filter for each row whose differences have the smallest sum, as
  /// libpng and the PNG specification suggest: the difference from the left pixel, the upper pixel
  /// or Paeth's prediction.
  func filtered() -> PNGRows {
    let stride = stride
    let bytesPerPixel = bytesPerPixel
    var result = self
    var candidate = [UInt8](repeating: 0, count: stride)
    let firstUpper = candidate
    bytes.withUnsafeBufferPointer { bytes in
      firstUpper.withUnsafeBufferPointer { firstUpper in
        candidate.withUnsafeMutableBufferPointer { candidate in
          result.bytes.withUnsafeMutableBufferPointer { result in
            guard let from = bytes.baseAddress, let to = result.baseAddress,
              let zeros = firstUpper.baseAddress, let candidate = candidate.baseAddress
            else { return }
            for y in 0..<height {
              let row = from + y * stride
              let upper = y == 0 ? zeros : row - stride
              var smallest = Int.max
              for filter in Filter.allCases {
                let sum = filter.apply(to: row, upper, stride, bytesPerPixel, candidate)
                guard sum < smallest else { continue }
                smallest = sum
                (to + y * stride).update(from: candidate, count: stride)
              }
            }
          }
        }
      }
    }
    return result
  }

  private enum Filter: UInt8, CaseIterable {
    case left = 1
    case upper = 2
    case paeth = 4

    /// Writes the number of the filter and the filtered bytes of a row.
    ///
    /// - Returns: the sum of the magnitudes of the filtered bytes as signed numbers.
    @inline(__always)
    func apply(
      to row: UnsafePointer<UInt8>, _ upper: UnsafePointer<UInt8>, _ stride: Int,
      _ bytesPerPixel: Int, _ result: UnsafeMutablePointer<UInt8>
    ) -> Int {
      result[0] = rawValue
      var sum = 0
      var index = 1
      while index < stride {
        let hasLeft = index > bytesPerPixel
        let left = hasLeft ? row[index &- bytesPerPixel] : 0
        let prediction =
          switch self {
          case .left: left
          case .upper: upper[index]
          case .paeth:
            Self.paeth(left, upper[index], hasLeft ? upper[index &- bytesPerPixel] : 0)
          }
        let difference = row[index] &- prediction
        result[index] = difference
        sum &+= Int(Int8(bitPattern: difference).magnitude)
        index &+= 1
      }
      return sum
    }

    /// Returns the neighbor that is nearest to `left + upper - diagonal`.
    @inline(__always)
    private static func paeth(_ left: UInt8, _ upper: UInt8, _ diagonal: UInt8) -> UInt8 {
      let toLeft = (Int(upper) &- Int(diagonal)).magnitude
      let toUpper = (Int(left) &- Int(diagonal)).magnitude
      let toDiagonal = (Int(left) &+ Int(upper) &- 2 &* Int(diagonal)).magnitude
      if toLeft <= toUpper, toLeft <= toDiagonal { return left }
      return toUpper <= toDiagonal ? upper : diagonal
    }
  }

  // MARK: - Chunks

  /// The content of the header.
  var header: [UInt8] { header(height: height) }

  /// Returns the content of the header of a picture with another height.
  func header(height: Int) -> [UInt8] {
    let colorType: UInt8 = palette.isEmpty ? bytesPerPixel == 3 ? 2 : 6 : 3
    return PNGChunks.bigEndian(UInt32(clamping: width))
      + PNGChunks.bigEndian(UInt32(clamping: height))
      + [UInt8(bitDepth), colorType, 0, 0, 0]
  }

  /// The red, green and blue of the palette.
  var paletteColors: [UInt8] {
    palette.flatMap { color in [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) } }
  }

  /// The alphas of the palette without those at its end that are opaque.
  var paletteAlphas: [UInt8] {
    let alphas = palette.map { UInt8(truncatingIfNeeded: $0 >> 24) }
    return Array(alphas.prefix((alphas.lastIndex { $0 != 255 } ?? -1) + 1))
  }
}
