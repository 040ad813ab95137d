/// The result of comparing two pictures exactly, pixel by pixel.
package struct ImageComparison: Hashable, Sendable {
  package let expectedSize: PixelSize
  package let actualSize: PixelSize
  /// The number of differing pixels. If the sizes differ, it includes all pixels that only one of
  /// the pictures has.
  package let differingPixelCount: Int
  /// The smallest rectangle that contains all differing pixels; `nil` if there are none.
  package let boundingBox: PixelRect?
  /// The largest difference of a premultiplied channel, 0 to 255, in the area of both pictures.
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

  /// Returns the largest difference of the four bytes.
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
  /// A description of the difference, for the middle of a sentence.
  package var description: String {
    guard !isEqual else { return "nothing differs" }
    guard expectedSize == actualSize else {
      return "expected \(expectedSize) px, got \(actualSize) px"
    }
    let pixels =
      differingPixelCount == 1 ? "1 pixel differs" : "\(differingPixelCount) pixels differ"
    let area = boundingBox.map { " within \($0)" } ?? ""
    return "\(pixels)\(area), by at most \(largestChannelDifference) of 255"
  }
}

/// A size, in pixels.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var description: String { "\(width)×\(height)" }
}
