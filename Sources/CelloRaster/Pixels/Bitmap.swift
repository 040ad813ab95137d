import Foundation

/// Pixels in memory: premultiplied sRGB, eight bits a channel, rows from top to bottom without
/// padding.
package struct Bitmap: Hashable, Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// One pixel per element: red in the lowest byte, then green, blue and alpha, so that the bytes
  /// in memory are RGBA on a little-endian machine. `width * height` of them.
  package var pixels: [UInt32]

  /// A bitmap of transparent black. A negative size is treated as 0.
  package init(width: Int, height: Int) {
    self.init(width: width, height: height, filledWith: 0)
  }

  package init(width: Int, height: Int, filledWith pixel: UInt32) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    pixels = Array(repeating: pixel, count: self.width * self.height)
  }

  /// A bitmap with uninitialized pixels, to be overwritten by the caller.
  init(uninitializedWidth width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    let count = self.width * self.height
    pixels = Array(unsafeUninitializedCapacity: count) { _, initializedCount in
      initializedCount = count
    }
  }

  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Whether every pixel's alpha is 255.
  package var isOpaque: Bool { pixels.allSatisfy { $0 >= 0xff00_0000 } }
}

extension Bitmap {
  package static func == (left: Bitmap, right: Bitmap) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return left.pixels.withUnsafeBytes { left in
      right.pixels.withUnsafeBytes { right in
        // Bitmaps that share their memory are the same without looking at it.
        guard left.count == right.count else { return false }
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return first == second || memcmp(first, second, left.count) == 0
      }
    }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    pixels.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
