import Testing

@testable import CelloRaster

/// Cross-fades of shapes in the same color, which are drawn without layers where both shapes cover the
/// pixels.
struct CrossFadeTests {
  private static func shape(_ index: Int, _ rect: CGRect) -> Shape {
    switch index {
    case 0: .rect(rect)
    case 1: .roundedRect(RoundedRect(rect, radius: 26, corners: [.topLeft, .topRight]))
    case 2: .roundedRect(RoundedRect(rect, radius: 18, corners: [.bottomLeft, .bottomRight]))
    case 3: .roundedRect(RoundedRect(rect, radius: 10))
    default: .path(Path(rect), .nonZero)
    }
  }

  /// Returns a cross-fade.
  ///
  /// - Parameter isPlain: a Boolean value that indicates whether the fills are in groups of their own,
  ///   in which they are not recognized as a cross-fade.
  private static func fade(
    _ first: Shape, _ second: Shape, _ colors: (Color, Color), _ opacities: (CGFloat, CGFloat),
    isPlain: Bool
  ) -> DisplayList.Item {
    func faded(_ shape: Shape, _ color: Color, _ opacity: CGFloat) -> DisplayList.Item {
      let fill = DisplayList.Item.fill(shape, color)
      return .group(
        .init(items: isPlain ? [.group(.init(items: [fill]))] : [fill], opacity: opacity))
    }
    return .composite(
      .init(
        .blended(.sourceOver),
        items: [
          faded(first, colors.0, opacities.0),
          .composite(
            .init(.blended(.plusLighter), items: [faded(second, colors.1, opacities.1)])),
        ]))
  }

  @Test("pixels are those of two layers, at each position, opacity and scale")
  func pixels() throws {
    var random = Random(3)
    let background = DisplayList.Item.fill(
      .roundedRect(RoundedRect(CGRect(x: 20, y: 10, width: 150, height: 120), radius: 30)),
      Color(0x3366CC, 0.7))
    for round in 0..<120 {
      let rect = CGRect(
        x: random.fraction() * 20, y: random.fraction() * 20, width: 100 + random.fraction() * 60,
        height: 60 + random.fraction() * 60)
      let (first, second) = (
        Self.shape(random.next(5), rect),
        Self.shape(random.next(5), round % 3 == 0 ? rect.offsetBy(dx: 7.3, dy: -3.1) : rect)
      )
      let color = Color(random.next(1 << 24), round % 7 == 0 ? 0.8 : 1)
      let share = CGFloat(random.fraction())
      let other = round % 11 == 0 ? Color.white : color
      let opacities = round % 5 == 0 ? (share, share) : (1 - share, share)
      let lists = [false, true].map { isPlain in
        let item = Self.fade(first, second, (color, other), opacities, isPlain: isPlain)
        return DisplayList(
          size: CGSize(width: 200, height: 150),
          items: [
            background,
            round % 2 == 0
              ? item
              : .group(
                .init(
                  items: [item], opacity: 0.9,
                  clip: .roundedRect(
                    RoundedRect(CGRect(x: 5, y: 5, width: 140, height: 90), radius: 12)),
                  transform: CGAffineTransform(translationX: 0.4, y: 0.7))),
          ])
      }
      let scale = CGFloat(1 + random.next(3))
      #expect(
        try Renderer().render(lists[0], scale: scale)
          == Renderer().render(lists[1], scale: scale), "\(round)")
    }
  }
}
