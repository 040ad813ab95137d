internal import CelloRaster

/// The light along the inner edge of glass.
///
/// On light glass, the rim is white. On dark and tinted glass it is a reflection that depends on
/// the direction of the edge: bright at the top left and the bottom right, and dim at the other
/// corners.
///
/// Source: docs/measurements/backgrounds.md#glass.
struct GlassRim {
  /// The width of a white rim, in points: two pixels at @3x, and a third of the next.
  private static let whiteWidth: CGFloat = 7 / 9
  /// The widths of the lines whose sum is the profile of a reflection, in points, and their
  /// opacities.
  private static let profile: [(width: CGFloat, opacity: CGFloat)] = [
    (1, 0.55), (2.0 / 3, 0.6), (1.0 / 3, 1),
  ]
  /// The opacities of a reflection at the outermost pixel.
  private static let (bright, dim, vertical, horizontal) =
    (0.157 as CGFloat, 0.026 as CGFloat, 0.13 as CGFloat, 0.104 as CGFloat)
  /// The parts of a corner that are bright or dim, as fractions of the radius from the side.
  private static let cornerCenter: ClosedRange<CGFloat> = 0.29...0.45

  /// Returns the display items of a rim inside a shape.
  static func items(
    in shape: Shape, isWhite: Bool, grid: PixelGrid
  ) -> [DisplayList.Item] {
    let area = shape.bounds
    guard area.width > 0, area.height > 0 else { return [] }
    let items: [DisplayList.Item] =
      isWhite
      ? [line(in: shape, width: whiteWidth, opacity: 1)]
      : [
        .composite(
          DisplayList.Composite(
            .masked(by: profile.map { line(in: shape, width: $0.width, opacity: $0.opacity) }),
            items: reflection(in: area, radius: shape.cornerRadius, grid: grid)))
      ]
    return [.group(DisplayList.Group(items: items, clip: shape))]
  }

  /// Returns a line along the outline. Its outer half is clipped.
  private static func line(
    in shape: Shape, width: CGFloat, opacity: CGFloat
  ) -> DisplayList.Item {
    .stroke(shape, StrokeStyle(width: 2 * width), Color(fractions: 1, 1, 1, alpha: opacity))
  }

  /// Returns white in the opacity of each direction, for the upper and the lower half.
  private static func reflection(
    in area: CGRect, radius: CGFloat, grid: PixelGrid
  ) -> [DisplayList.Item] {
    let middle = grid.rounded(area.midY)
    let halves = [
      CGRect(x: area.minX, y: area.minY, width: area.width, height: middle - area.minY),
      CGRect(x: area.minX, y: middle, width: area.width, height: area.maxY - middle),
    ]
    return zip(halves, [(bright, dim), (dim, bright)]).map { half, corners in
      func stop(_ opacity: CGFloat, at x: CGFloat) -> Gradient.Stop {
        Gradient.Stop(Color(fractions: 1, 1, 1, alpha: opacity), at: x / area.width)
      }
      let near = (cornerCenter.lowerBound * radius, cornerCenter.upperBound * radius, radius)
      let stops = [
        stop(vertical, at: 0), stop(corners.0, at: near.0), stop(corners.0, at: near.1),
        stop(horizontal, at: near.2), stop(horizontal, at: area.width - near.2),
        stop(corners.1, at: area.width - near.1), stop(corners.1, at: area.width - near.0),
        stop(vertical, at: area.width),
      ]
      return .group(
        DisplayList.Group(
          items: [
            .gradient(
              DisplayList.GradientItem(
                .linear(
                  start: CGPoint(x: area.minX, y: area.minY),
                  end: CGPoint(x: area.maxX, y: area.minY)), stops: stops))
          ], clip: .rect(half)))
    }
  }
}

extension Shape {
  /// The radius of the corners, in points; for a path half of the shorter side.
  fileprivate var cornerRadius: CGFloat {
    let area = bounds
    let half = min(area.width, area.height) / 2
    return switch self {
    case .rect: 0
    case .roundedRect(let rounded): min(max(rounded.radius, 0), half)
    case .path: half
    }
  }
}
