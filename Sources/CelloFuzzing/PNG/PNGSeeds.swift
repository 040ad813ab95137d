internal import CelloPNG

/// Small pictures of several kinds, encoded by this package.
enum PNGSeeds {
  static let all: [[UInt8]] = [
    encoded(Bitmap(width: 5, height: 3, filledWith: 0xff80_4020)),
    encoded(gradient(width: 8, height: 8, isOpaque: true)),
    encoded(gradient(width: 7, height: 9, isOpaque: false)),
    encoded(Bitmap(width: 1, height: 1), texts: [PNGText(keyword: "Comment", value: "héllo")]),
  ]

  private static func encoded(_ bitmap: Bitmap, texts: [PNGText] = []) -> [UInt8] {
    (try? PNGEncoder().encode(bitmap, texts: texts)) ?? []
  }

  private static func gradient(width: Int, height: Int, isOpaque: Bool) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = isOpaque ? 255 : UInt32(x * 255 / width)
        let shade = UInt32(y * 255 / height) * alpha / 255
        bitmap[x, y] = alpha << 24 | shade << 8 | shade
      }
    }
    return bitmap
  }
}
