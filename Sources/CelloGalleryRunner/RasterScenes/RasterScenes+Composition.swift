import CelloRaster
import CelloSnapshots

extension RasterScenes {
  static func compositionScenes() throws(CaseError) -> [SnapshotScene] {
    [try opacity(), try clipping(), try shadows(), try backdrop(), try pictures()]
  }

  private static func opacity() throws(CaseError) -> SnapshotScene {
    try scene(
      "opacity", shows: "two translucent cards, faded one by one and together",
      size: CGSize(width: 200, height: 72)
    ) { _ in
      func cards(_ x: CGFloat, alpha: CGFloat) -> [DisplayList.Item] {
        [
          .fill(
            .roundedRect(RoundedRect(CGRect(x: x, y: 8, width: 52, height: 40), radius: 8)),
            blue.multiplyingAlpha(by: alpha)),
          .fill(
            .roundedRect(RoundedRect(CGRect(x: x + 24, y: 24, width: 52, height: 40), radius: 8)),
            orange.multiplyingAlpha(by: alpha)),
        ]
      }
      return [.fill(.rect(CGRect(x: 0, y: 32, width: 200, height: 8)), ink)] + cards(12, alpha: 0.5)
        + [
          .group(DisplayList.Group(items: cards(112, alpha: 1), opacity: 0.5))
        ]
    }
  }

  private static func clipping() throws(CaseError) -> SnapshotScene {
    try scene(
      "clipping", shows: "stripes clipped to a rounded rectangle, to a path, and turned",
      size: CGSize(width: 240, height: 72)
    ) { _ in
      func stripes(_ rect: CGRect) -> [DisplayList.Item] {
        stride(from: rect.minX, to: rect.maxX, by: 6).map { x -> DisplayList.Item in
          .fill(.rect(CGRect(x: x, y: rect.minY, width: 3, height: rect.height)), ink)
        }
      }
      let first = CGRect(x: 8, y: 8, width: 64, height: 56)
      let second = CGRect(x: 88, y: 8, width: 64, height: 56)
      var diamond = Path()
      diamond.move(to: CGPoint(x: 120, y: 8))
      diamond.addLine(to: CGPoint(x: 152, y: 36))
      diamond.addLine(to: CGPoint(x: 120, y: 64))
      diamond.addLine(to: CGPoint(x: 88, y: 36))
      diamond.close()
      // A rotation with an exact sine and cosine, from the triangle with sides 3, 4 and 5.
      let turn = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 200, ty: 8)
      return [
        .group(
          DisplayList.Group(
            items: stripes(first), clip: .roundedRect(RoundedRect(first, radius: 16)))),
        .group(DisplayList.Group(items: stripes(second), clip: .path(diamond, .nonZero))),
        .group(
          DisplayList.Group(
            items: stripes(CGRect(x: 0, y: 0, width: 44, height: 32)), transform: turn)),
      ]
    }
  }

  private static func shadows() throws(CaseError) -> SnapshotScene {
    try scene(
      "shadows", shows: "shadows of growing radius, the last without its own card",
      size: CGSize(width: 260, height: 76)
    ) { _ in
      let sigmas: [CGFloat] = [0, 2, 6]
      return sigmas.enumerated().flatMap { index, sigma -> [DisplayList.Item] in
        let rect = CGRect(x: 16 + CGFloat(index) * 80, y: 12, width: 60, height: 44)
        let shape = Shape.roundedRect(RoundedRect(rect, radius: 10))
        let shadow = DisplayList.Item.shadow(
          DisplayList.Shadow(
            shape: shape, color: Color.black.multiplyingAlpha(by: 0.4), sigma: sigma,
            offset: CGSize(width: 0, height: 4), isKnockedOut: index == 2))
        return index == 2 ? [shadow] : [shadow, .fill(shape, .white)]
      }
    }
  }

  private static func backdrop() throws(CaseError) -> SnapshotScene {
    try scene(
      "backdrop", shows: "a tinted blur of what lies behind",
      size: CGSize(width: 200, height: 80)
    ) { _ in
      let panel = RoundedRect(CGRect(x: 40, y: 12, width: 120, height: 56), radius: 14)
      return (0..<10).map { index -> DisplayList.Item in
        .fill(
          .rect(CGRect(x: CGFloat(index) * 20, y: 0, width: 10, height: 80)),
          [blue, orange, green][index % 3])
      } + [
        .backdrop(
          DisplayList.Backdrop(
            shape: .roundedRect(panel), sigma: 6, saturation: 1.8,
            tints: [Color.white.multiplyingAlpha(by: 0.5)]))
      ]
    }
  }

  private static func pictures() throws(CaseError) -> SnapshotScene {
    var bitmap = Bitmap(width: 8, height: 8)
    for y in 0..<8 {
      for x in 0..<8 {
        let isDark = (x + y) % 2 == 0
        bitmap[x, y] = isDark ? 0xff00_0000 | UInt32(x * 32) | UInt32(y * 32) << 8 : 0x8040_2010
      }
    }
    let picture = Picture(bitmap)
    return try scene(
      "pictures", shows: "a picture of 8×8 px enlarged, cut out, tinted and reduced",
      size: CGSize(width: 240, height: 64)
    ) { _ in
      [
        .image(.init(picture: picture, rect: CGRect(x: 8, y: 8, width: 48, height: 48))),
        .image(
          .init(
            picture: picture, rect: CGRect(x: 64, y: 8, width: 48, height: 48),
            source: CGRect(x: 2, y: 2, width: 3, height: 3))),
        .image(
          .init(
            picture: picture, rect: CGRect(x: 120, y: 8, width: 48, height: 48), tint: blue,
            opacity: 0.6)),
        .image(.init(picture: picture, rect: CGRect(x: 180, y: 28.5, width: 4, height: 3))),
      ]
    }
  }
}
