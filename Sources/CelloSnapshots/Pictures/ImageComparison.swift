/// The comparison of two pictures, pixel by pixel, without any tolerance.
package struct ImageComparison: Hashable, Sendable {
  package let expectedSize: PixelSize
  package let actualSize: PixelSize
  /// How many pixels differ. Where the sizes do, every pixel that only one picture has is included.
  package let differingPixelCount: Int
  /// The smallest rectangle around all pixels that differ; `nil` if none does.
  package let boundingBox: PixelRect?
  /// The largest difference of any channel, premultiplied, over the pixels that both pictures have:
  /// 0 to 255.
  package let largestChannelDifference: Int

  package var isEqual: Bool { differingPixelCount == 0 && expectedSize == actualSize }

  package init(expected: Bitmap, actual: Bitmap) {
    expectedSize = PixelSize(width: expected.width, height: expected.height)
    actualSize = PixelSize(width: actual.width, height: actual.height)
    let width = min(expected.width, actual.width)
    let height = min(expected.height, actual.height)
    var box = PixelRect.empty
    var count = 0
    var largest: UInt32 = 0
    expected.pixels.withUnsafeBufferPointer { left in
      actual.pixels.withUnsafeBufferPointer { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return }
        for y in 0..<height {
          let leftRow = left + y * expected.width
          let rightRow = right + y * actual.width
          if memcmp(leftRow, rightRow, width * 4) == 0 { continue }
          var x = 0
          while x < width {
            if leftRow[x] != rightRow[x] {
              count &+= 1
              largest = max(largest, Self.largestDifference(leftRow[x], rightRow[x]))
              box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
            x &+= 1
          }
        }
      }
    }
    for size in [expectedSize, actualSize] {
      count += size.width * size.height - width * height
      if size.width > width && size.height > 0 {
        box = box.union(
          PixelRect(x: width, y: 0, width: size.width - width, height: size.height))
      }
      if size.height > height && size.width > 0 {
        box = box.union(
          PixelRect(x: 0, y: height, width: size.width, height: size.height - height))
      }
    }
    differingPixelCount = count
    boundingBox = box.isEmpty ? nil : box
    largestChannelDifference = Int(largest)
  }

  /// The largest difference of any of the four bytes.
  static func largestDifference(_ left: UInt32, _ right: UInt32) -> UInt32 {
    var largest: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let a = left >> shift & 0xff
      let b = right >> shift & 0xff
      largest = max(largest, a > b ? a - b : b - a)
    }
    return largest
  }
}

extension ImageComparison: CustomStringConvertible {
  /// The difference, as the middle of a sentence.
  package var description: String {
    guard !isEqual else { return "nothing differs" }
    guard expectedSize == actualSize else {
      return "expected \(expectedSize) px, got \(actualSize) px"
    }
    let pixels =
      differingPixelCount == 1 ? "1 pixel differs" : "\(differingPixelCount) pixels differ"
    let place = boundingBox.map { " within \($0)" } ?? ""
    return "\(pixels)\(place), by at most \(largestChannelDifference) of 255"
  }
}

/// In pixels.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var description: String { "\(width)×\(height)" }
}
