extension ImageComparison {
  /// Returns a picture of the differences: the expected picture in pale gray, with differing pixels
  /// in bright colors.
  ///
  /// The smallest difference is as visible as the largest: a difference of 1 is orange, a
  /// difference of 255 is crimson. Pixels that only the expected picture has are blue, and pixels
  /// that only the actual picture has are green. The size contains both pictures.
  package static func differencePicture(expected: Bitmap, actual: Bitmap) -> Bitmap {
    var result = Bitmap(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height),
      filledWith: white)
    let (width, height) = (result.width, result.height)
    result.pixels.withUnsafeMutableBufferPointer { out in
      expected.pixels.withUnsafeBufferPointer { left in
        actual.pixels.withUnsafeBufferPointer { right in
          var index = 0
          for y in 0..<height {
            for x in 0..<width {
              let isExpected = x < expected.width && y < expected.height
              let isActual = x < actual.width && y < actual.height
              switch (isExpected, isActual) {
              case (true, true):
                let old = left[y &* expected.width &+ x]
                let new = right[y &* actual.width &+ x]
                out[index] = old == new ? faint(old) : loud(largestDifference(old, new))
              case (true, false): out[index] = blue
              case (false, true): out[index] = green
              case (false, false): break
              }
              index &+= 1
            }
          }
        }
      }
    }
    return result
  }

  private static let white: UInt32 = 0xffff_ffff
  private static let blue: UInt32 = 0xffff_7a00
  private static let green: UInt32 = 0xff59_c734

  /// Returns a gray with a quarter of the pixel's darkness on a white background.
  private static func faint(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    // Rec. 709 luma, in 256ths, of the pixel on a white background.
    let luma =
      ((pixel & 0xff) * 54 + (pixel >> 8 & 0xff) * 183 + (pixel >> 16 & 0xff) * 19) >> 8
      + (255 - alpha)
    let gray = 255 - (255 - min(luma, 255)) / 4
    return 0xff00_0000 | gray << 16 | gray << 8 | gray
  }

  /// Returns a color from orange, #ff9500, for 1 to crimson, #c8005a, for 255.
  private static func loud(_ difference: UInt32) -> UInt32 {
    let share = difference - 1
    let red = 255 - 55 * share / 254
    let green = 149 - 149 * share / 254
    let blue = 90 * share / 254
    return 0xff00_0000 | blue << 16 | green << 8 | red
  }
}
