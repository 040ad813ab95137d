internal import CelloJPEG

extension FuzzTarget {
  /// JPEG files: a decoded picture keeps its size and orientation after it has been encoded and
  /// decoded again, and decoding a file twice results in the same pixels.
  static let jpegFile = FuzzTarget("jpeg", seeds: JPEGSeeds.all, words: "Exif JFIF Adobe MM II") {
    bytes in
    let decoder = JPEGDecoder(pixelLimit: 1 << 20)
    guard let image = try? decoder.decode(bytes, file: "input.jpg") else { return }
    try require(
      (try? decoder.decode(bytes, file: "input.jpg")) == image, "Decoding twice differs.")
    let upright = image.bitmap.upright(image.orientation)
    try require(
      upright.width * upright.height == image.bitmap.width * image.bitmap.height,
      "Turning changes the number of pixels.")
    let copy = try? decoder.decode(
      JPEGEncoder(quality: 100).encode(image.bitmap, orientation: image.orientation),
      file: "copy.jpg")
    try require(
      copy?.bitmap.width == image.bitmap.width && copy?.bitmap.height == image.bitmap.height
        && copy?.orientation == image.orientation,
      "Encoding and decoding change the size or the orientation.")
  }
}

/// Small pictures with several qualities and orientations, encoded by this package. Other kinds are
/// in the corpus.
enum JPEGSeeds {
  static let all: [[UInt8]] = [
    encoded(width: 5, height: 3, quality: 20, .up),
    encoded(width: 17, height: 9, quality: 75, .right),
    encoded(width: 8, height: 8, quality: 95, .leftMirrored),
  ]

  private static func encoded(
    width: Int, height: Int, quality: Int, _ orientation: EXIFOrientation
  ) -> [UInt8] {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = 0xff00_0000 | UInt32(x * 255 / width) << 8 | UInt32(y * 255 / height)
      }
    }
    return (try? JPEGEncoder(quality: quality).encode(bitmap, orientation: orientation)) ?? []
  }
}
