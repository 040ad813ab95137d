/// A bitmap of at most 256 colors, as a palette and an index per pixel.
struct IndexedPixels {
  /// The straight colors, in the order in which they first appear, so that equal bitmaps have equal
  /// palettes.
  let palette: [UInt32]
  /// The index of each pixel's color.
  let indices: [UInt8]

  /// Creates the palette and the indices; `nil` if the bitmap has more than 256 colors.
  init?(_ bitmap: Bitmap) {
    // An open-addressed hash table with four times the maximum size of the palette, keyed by
    // premultiplied pixels.
    let slotCount = 1024
    var palette: [UInt32] = []
    palette.reserveCapacity(256)
    let count = bitmap.pixels.count
    var hasCapacity = true
    let indices = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: slotCount) { keys in
        withUnsafeTemporaryAllocation(of: Int16.self, capacity: slotCount) { values in
          values.initialize(repeating: -1)
          keys.initialize(repeating: 0)
          bitmap.pixels.withUnsafeBufferPointer { pixels in
            guard let from = pixels.baseAddress, let to = buffer.baseAddress,
              let keys = keys.baseAddress, let values = values.baseAddress
            else { return }
            var previous: UInt32 = 0
            var previousIndex: Int16 = -1
            var position = 0
            while position < count {
              let pixel = from[position]
              if pixel != previous || previousIndex < 0 {
                var slot = Int((pixel &* 0x9e37_79b1) &>> 22)
                while values[slot] >= 0, keys[slot] != pixel {
                  slot = (slot &+ 1) & (slotCount &- 1)
                }
                if values[slot] < 0 {
                  guard palette.count < 256 else {
                    hasCapacity = false
                    return
                  }
                  keys[slot] = pixel
                  values[slot] = Int16(truncatingIfNeeded: palette.count)
                  palette.append(Premultiplication.straight(pixel))
                }
                previous = pixel
                previousIndex = values[slot]
              }
              to[position] = UInt8(truncatingIfNeeded: previousIndex)
              position &+= 1
            }
            initialized = count
          }
        }
      }
    }
    guard hasCapacity else { return nil }
    self.palette = palette
    self.indices = indices
  }
}
