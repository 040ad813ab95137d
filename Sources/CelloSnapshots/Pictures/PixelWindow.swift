/// The pixels of two pictures in a small window around their first differences. The page contains
/// them, because a page that was opened from disk cannot read the pixels of its pictures.
struct PixelWindow: Hashable, Sendable, Encodable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  /// The pixels of the expected picture, as `palette|runs`. The palette contains colors as RRGGBBAA
  /// with straight alpha, separated by commas. The runs are indices of the palette; `index*count`
  /// repeats an index. The color of pixels outside of the picture is empty.
  var expected: String
  var actual: String

  static let maxWidth = 32
  static let maxHeight = 20
  /// The number of pixels around the differences.
  private static let margin = 2

  /// Creates a window; `nil` if the pictures are equal.
  init?(expected: Bitmap, actual: Bitmap) {
    let comparison = ImageComparison(expected: expected, actual: actual)
    guard let box = comparison.boundingBox else { return nil }
    let all = PixelSize(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    width = min(box.width + 2 * Self.margin, Self.maxWidth, all.width)
    height = min(box.height + 2 * Self.margin, Self.maxHeight, all.height)
    // If the differences do not fit, the window begins at their first row.
    var start = box.x0
    if box.width + 2 * Self.margin > Self.maxWidth {
      start =
        (box.x0..<box.x1).first { x in
          Self.color(expected, x, box.y0) != Self.color(actual, x, box.y0)
        } ?? start
    }
    x = max(min(start - Self.margin, all.width - width), 0)
    y = max(min(box.y0 - Self.margin, all.height - height), 0)
    self.expected = ""
    self.actual = ""
    self.expected = text(of: expected)
    self.actual = text(of: actual)
  }

  private static func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
    x < bitmap.width && y < bitmap.height ? bitmap[x, y] : nil
  }

  private func text(of bitmap: Bitmap) -> String {
    var indices: [UInt32?: Int] = [:]
    var palette: [String] = []
    var runs: [(position: Int, count: Int)] = []
    for y in y..<y + height {
      for x in x..<x + width {
        let color = Self.color(bitmap, x, y)
        let position = indices[color] ?? palette.count
        if position == palette.count {
          indices[color] = position
          palette.append(color.map(Self.digits) ?? "")
        }
        if runs.last?.position == position {
          runs[runs.count - 1].count += 1
        } else {
          runs.append((position, 1))
        }
      }
    }
    return palette.joined(separator: ",") + "|"
      + runs.map { $0.count == 1 ? "\($0.position)" : "\($0.position)*\($0.count)" }
      .joined(separator: ",")
  }

  /// Returns a premultiplied pixel as the hexadecimal digits of its straight color, as in a PNG
  /// file.
  private static func digits(_ pixel: UInt32) -> String {
    let straight = Premultiplication.straight(pixel)
    return [0, 8, 16, 24].map { shift in
      let digits = String(straight >> shift & 0xff, radix: 16)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
