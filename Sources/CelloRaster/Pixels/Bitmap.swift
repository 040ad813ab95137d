import Foundation

/// Pixels in memory: premultiplied sRGB with eight bits per channel, in rows from top to bottom
/// without padding.
package struct Bitmap: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The `width * height` pixels, with red in the lowest byte, then green, blue and alpha, so that
  /// the bytes in memory are RGBA on a little-endian machine.
  package var pixels: [UInt32]

  /// Creates a bitmap of transparent black. A negative size is treated as 0.
  package init(width: Int, height: Int) {
    self.init(width: width, height: height, filledWith: 0)
  }

  /// Creates a bitmap filled with a pixel. A negative size is treated as 0.
  package init(width: Int, height: Int, filledWith pixel: UInt32) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    let count = self.width * self.height
    pixels = Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      HugePages.advise(UnsafeRawBufferPointer(buffer))
      buffer.initialize(repeating: pixel)
      initializedCount = count
    }
  }

  /// Creates a bitmap with uninitialized pixels, which the caller must overwrite.
  package init(uninitializedWidth width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    let count = self.width * self.height
    pixels = Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      HugePages.advise(UnsafeRawBufferPointer(buffer))
      initializedCount = count
    }
  }

  /// The pixel at a position.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// A Boolean value that indicates whether the alpha of every pixel is 255.
  package var isOpaque: Bool { pixels.allSatisfy { $0 >= 0xff00_0000 } }
}

extension Bitmap {
  package static func == (left: Bitmap, right: Bitmap) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return left.pixels.withUnsafeBytes { left in
      right.pixels.withUnsafeBytes { right in
        // Bitmaps that share their memory are equal without a comparison.
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
