/// A rectangle in 1/256ths of a pixel.
struct FixedRect: Equatable {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  var isEmpty: Bool { x0 >= x1 || y0 >= y1 }

  /// The pixels that contain the rectangle.
  var pixelBounds: PixelRect {
    PixelRect(x0: x0 >> 8, y0: y0 >> 8, x1: (x1 + 255) >> 8, y1: (y1 + 255) >> 8)
  }

  /// Splits a range along an axis into a partly covered pixel, fully covered pixels and a partly
  /// covered pixel, each of which can be empty. Shares are in units of 1/256.
  @inline(__always)
  static func split(_ start: Int, _ end: Int) -> InlineArray<3, (start: Int, end: Int, share: Int)>
  {
    let first = start >> 8
    let last = end >> 8
    if first == last {
      return [(first, first &+ 1, end &- start), (0, 0, 0), (0, 0, 0)]
    }
    let inner = (start &+ 255) >> 8
    return [
      (first, inner, inner &* 256 &- start), (inner, last, 256),
      (last, (end & 255) == 0 ? last : last &+ 1, end & 255),
    ]
  }
}
