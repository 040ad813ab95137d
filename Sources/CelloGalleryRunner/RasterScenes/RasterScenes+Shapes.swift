import CelloRaster
import CelloSnapshots

extension RasterScenes {
  static func shapeScenes() throws(CaseError) -> [SnapshotScene] {
    [
      try corners(), try strokedCorners(), try fractions(), try lines(), try fillRules(),
      try curves(),
    ]
  }

  private static func corners() throws(CaseError) -> SnapshotScene {
    try scene(
      "corners", shows: "rounded rectangles of growing radius, up to a capsule",
      size: CGSize(width: 320, height: 112),
      axes: [CaseAxis("curve", values: ["continuous", "circular"])]
    ) { name in
      let curve: RoundedRect.Curve = name.contains("circular") ? .circular : .continuous
      let radii: [CGFloat] = [0, 2, 6, 10, 16, 26]
      return radii.enumerated().flatMap { index, radius -> [DisplayList.Item] in
        let x = 8 + CGFloat(index % 3) * 104
        let y = 8 + CGFloat(index / 3) * 52
        let rect = CGRect(x: x, y: y, width: 96, height: 44)
        return [
          .fill(
            .roundedRect(RoundedRect(rect, radius: radius, curve: curve)), index < 3 ? blue : ink)
        ]
      }
    }
  }

  private static func strokedCorners() throws(CaseError) -> SnapshotScene {
    try scene(
      "stroked-corners",
      shows: "strokes along rounded rectangles, and rectangles with some corners square",
      size: CGSize(width: 320, height: 60),
      axes: [CaseAxis("curve", values: ["continuous", "circular"])]
    ) { name in
      let curve: RoundedRect.Curve = name.contains("circular") ? .circular : .continuous
      let widths: [CGFloat] = [0.5, 1, 3]
      let corners: [UIRectCorner] = [.allCorners, [.topLeft, .topRight], [.bottomRight]]
      return widths.indices.map { index -> DisplayList.Item in
        let rect = CGRect(x: 8 + CGFloat(index) * 104, y: 8, width: 96, height: 44)
        return .stroke(
          .roundedRect(RoundedRect(rect, radius: 14, curve: curve, corners: corners[index])),
          StrokeStyle(width: widths[index]), ink)
      }
    }
  }

  private static func fractions() throws(CaseError) -> SnapshotScene {
    try scene(
      "fractions", shows: "edges between pixels: each row a tenth of a point further",
      size: CGSize(width: 120, height: 64)
    ) { _ in
      (0..<10).flatMap { index -> [DisplayList.Item] in
        let offset = CGFloat(index) / 10
        let y = 4 + CGFloat(index) * 6
        return [
          .fill(.rect(CGRect(x: 4 + offset, y: y, width: 40, height: 3)), ink),
          .fill(.rect(CGRect(x: 50, y: y + offset / 2, width: 30.5, height: 1)), blue),
          .fill(.rect(CGRect(x: 90 + offset, y: y, width: 0.3, height: 4)), orange),
        ]
      }
    }
  }

  private static func lines() throws(CaseError) -> SnapshotScene {
    try scene(
      "lines", shows: "the three caps and the three joins of a line",
      size: CGSize(width: 240, height: 88)
    ) { _ in
      let styles: [(StrokeStyle.Cap, StrokeStyle.Join)] = [
        (.butt, .miter), (.round, .round), (.square, .bevel),
      ]
      return styles.enumerated().flatMap { index, style -> [DisplayList.Item] in
        let x = 20 + CGFloat(index) * 76
        var zigzag = Path()
        zigzag.move(to: CGPoint(x: x, y: 16))
        zigzag.addLine(to: CGPoint(x: x + 44, y: 24))
        zigzag.addLine(to: CGPoint(x: x + 4, y: 48))
        zigzag.addLine(to: CGPoint(x: x + 44, y: 72))
        return [
          .stroke(
            .path(zigzag, .nonZero), StrokeStyle(width: 12, cap: style.0, join: style.1), green),
          .stroke(.path(zigzag, .nonZero), StrokeStyle(width: 1), ink),
        ] as [DisplayList.Item]
      }
    }
  }

  private static func fillRules() throws(CaseError) -> SnapshotScene {
    try scene(
      "fill-rules", shows: "a star that crosses itself, filled by either rule",
      size: CGSize(width: 96, height: 96),
      axes: [CaseAxis("rule", values: ["non-zero", "even-odd"])]
    ) { name in
      // The points of a regular pentagram on a circle with radius 40 around (48, 50), rounded to
      // tenths.
      let points: [(CGFloat, CGFloat)] = [
        (48, 10), (71.5, 82.4), (10, 37.6), (86, 37.6), (24.5, 82.4),
      ]
      var star = Path()
      star.move(to: CGPoint(x: points[0].0, y: points[0].1))
      for point in points.dropFirst() { star.addLine(to: CGPoint(x: point.0, y: point.1)) }
      star.close()
      return [.fill(.path(star, name.contains("even-odd") ? .evenOdd : .nonZero), orange)]
    }
  }

  private static func curves() throws(CaseError) -> SnapshotScene {
    try scene(
      "curves", shows: "Bézier curves, filled and stroked, with a cusp and a loop",
      size: CGSize(width: 240, height: 80)
    ) { _ in
      func curve(_ x: CGFloat, _ first: CGPoint, _ second: CGPoint) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: x, y: 64))
        path.addCubic(
          to: CGPoint(x: x + 60, y: 64), control1: CGPoint(x: x + first.x, y: first.y),
          control2: CGPoint(x: x + second.x, y: second.y))
        return path
      }
      var drop = Path()
      drop.move(to: CGPoint(x: 208, y: 8))
      drop.addQuadratic(to: CGPoint(x: 208, y: 72), control: CGPoint(x: 260, y: 64))
      drop.addQuadratic(to: CGPoint(x: 208, y: 8), control: CGPoint(x: 156, y: 64))
      drop.close()
      return [
        .stroke(
          .path(curve(8, CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0)), .nonZero),
          StrokeStyle(width: 4, cap: .round), ink),
        .stroke(
          .path(curve(76, CGPoint(x: 60, y: -8), CGPoint(x: 0, y: -8)), .nonZero),
          StrokeStyle(width: 4, cap: .round), blue),
        .stroke(
          .path(curve(76, CGPoint(x: 110, y: 16), CGPoint(x: -50, y: 16)), .nonZero),
          StrokeStyle(width: 1), orange),
        .fill(.path(drop, .nonZero), blue),
      ]
    }
  }
}
