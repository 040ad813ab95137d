internal import CelloPNG

extension FuzzTarget {
  /// PNG files: a decoded picture is the same after it has been encoded and decoded again.
  static let pngFile = FuzzTarget(
    "png", seeds: PNGSeeds.all, words: "IHDR IDAT IEND PLTE tRNS tEXt iTXt gAMA acTL"
  ) { bytes in
    let decoder = PNGDecoder(pixelLimit: 1 << 20)
    guard let image = try? decoder.decode(bytes, file: "input.png") else { return }
    let copy = try? decoder.decode(PNGEncoder().encode(image.bitmap), file: "copy.png")
    try require(copy?.bitmap == image.bitmap, "Encoding and decoding change the pixels.")
  }
}
