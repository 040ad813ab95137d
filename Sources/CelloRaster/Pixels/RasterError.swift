/// An error in drawing a display list.
package enum RasterError: Error, Equatable {
  /// The scale is zero, negative or NaN.
  case scale(CGFloat)
  /// The size of the picture or its number of pixels exceeds the limit.
  case size(width: CGFloat, height: CGFloat, scale: CGFloat)
  /// Groups are nested more deeply than the limit.
  case nesting(limit: Int)
  /// Drawing exceeds a limit of work for a picture.
  case work(ExcessiveWork)
}

extension RasterError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .scale(let scale):
      "A picture cannot be drawn at scale \(printed(scale)); give a positive, finite number of pixels per point."
    case .size(let width, let height, let scale):
      "A picture of \(printed(width))×\(printed(height)) pt at scale \(printed(scale)) is too large; at most "
        + "\(Bitmap.longestSide) pixels a side and \(Bitmap.maxPixelCount) pixels in all can be drawn."
    case .nesting(let limit):
      "Groups are nested more than \(limit) deep; flatten them before drawing."
    case .work(let excess):
      "A picture needs \(excess). \(Self.advice(excess.work))"
    }
  }
}

extension RasterError {
  private static func advice(_ work: Work) -> String {
    switch work {
    case .segments, .outlinePixels: "Simplify its paths, or make it smaller."
    case .blurredPixels: "Blur a smaller area, or draw at a lower scale."
    case .groupBytes: "Make it smaller, or draw fewer items in groups with an opacity or a clip."
    default: "Make it smaller, or draw fewer layers on top of each other."
    }
  }
}

extension Bitmap {
  /// The maximum length of a picture's side, in pixels.
  package static let longestSide = 1 << 20
  /// The maximum number of pixels of a picture; 512 MB.
  package static let maxPixelCount = Work.pixels.limit
}
