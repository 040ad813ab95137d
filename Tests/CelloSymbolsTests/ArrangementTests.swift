import Testing

@testable import CelloSymbols

struct ArrangementTests {
  private func square(_ x: Double, _ y: Double, _ side: Double) -> [Curve] {
    let corners = [
      Vector(x, y), Vector(x + side, y), Vector(x + side, y + side), Vector(x, y + side),
    ]
    return (0..<4).map { Curve(line: corners[$0], corners[($0 + 1) % 4]) }
  }

  private func area(_ contours: [[Curve]]) -> Double {
    contours.joined().reduce(0) { $0 + $1.start.cross($1.end) / 2 }
  }

  @Test("areas are joined independently of their orientation") func union() {
    let a = square(0, 0, 10)
    let b = square(5, 5, 10)
    let arrangement = Arrangement([
      PaintedArea(operation: .paint(layer: 0), contours: [a]),
      PaintedArea(operation: .paint(layer: 0), contours: [b.reversed().map(\.reversed)]),
    ])
    let outline = arrangement.outline(.monochrome)
    #expect(outline.count == 1)
    #expect(outline[0].count == 8)
    #expect(abs(area(outline)) == 175)
  }

  @Test("areas that share an edge become one") func neighbors() {
    let arrangement = Arrangement([
      PaintedArea(operation: .paint(layer: 0), contours: [square(0, 0, 10)]),
      PaintedArea(operation: .paint(layer: 0), contours: [square(10, 0, 10)]),
    ])
    #expect(abs(area(arrangement.outline(.monochrome))) == 200)
    #expect(arrangement.outline(.monochrome).count == 1)
  }

  @Test("the same area twice is that area") func twice() {
    let area = PaintedArea(operation: .paint(layer: 0), contours: [Curve.circle(.zero, 20)])
    #expect(
      Arrangement([area, area]).outline(.monochrome) == Arrangement([area]).outline(.monochrome))
  }

  @Test("an erased area is a hole, and a later one is painted into it") func order() {
    let big = PaintedArea(operation: .paint(layer: 0), contours: [square(0, 0, 30)])
    let hole = PaintedArea(operation: .erase, contours: [square(5, 5, 20)])
    let island = PaintedArea(operation: .paint(layer: 1), contours: [square(10, 10, 10)])
    #expect(abs(area(Arrangement([big, hole]).outline(.monochrome))) == 500)
    #expect(abs(area(Arrangement([big, hole, island]).outline(.monochrome))) == 600)
    #expect(abs(area(Arrangement([hole, big]).outline(.monochrome))) == 900)
    let all = Arrangement([big, hole, island])
    #expect(abs(area(all.outline(.visible(layer: 0)))) == 500)
    #expect(abs(area(all.outline(.visible(layer: 1)))) == 100)
  }

  @Test("an inlay is a hole in one color and a layer in several") func inlay() {
    let disc = PaintedArea(operation: .paint(layer: 0), contours: [square(0, 0, 30)])
    let mark = PaintedArea(operation: .inlay(layer: 1), contours: [square(10, 10, 10)])
    let hole = PaintedArea(operation: .uncover(layer: 0), contours: [square(12, 12, 4)])
    let arrangement = Arrangement([disc, mark, hole])
    #expect(abs(area(arrangement.outline(.monochrome))) == 816)
    #expect(abs(area(arrangement.outline(.whole(layer: 0)))) == 900)
    #expect(abs(area(arrangement.outline(.visible(layer: 0)))) == 816)
    #expect(abs(area(arrangement.outline(.visible(layer: 1)))) == 84)
    #expect(abs(area(arrangement.outline(.whole(layer: 1)))) == 84)
  }

  @Test("curves that are not cut remain curves") func curves() {
    let circle = PaintedArea(operation: .paint(layer: 0), contours: [Curve.circle(.zero, 40)])
    let outline = Arrangement([circle]).outline(.monochrome)
    #expect(outline.count == 1)
    #expect(outline[0].count == 4)
    #expect(outline[0].allSatisfy { !$0.isLine })
  }

  @Test("crossing strokes at many angles leave closed contours only") func closedContours() {
    var state: UInt64 = 42
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * 100 - 50
    }
    for _ in 0..<1000 {
      var areas: [PaintedArea] = []
      for _ in 0..<6 {
        let start = Vector(random(), random())
        let curve = Curve(
          start, Vector(random(), random()), Vector(random(), random()),
          Vector(random(), random()))
        let contours = StrokeOutline(of: Subpath([curve], isClosed: false), width: 8).contours
        areas.append(
          PaintedArea(operation: random() > 20 ? .erase : .paint(layer: 0), contours: contours))
      }
      for contour in Arrangement(areas).outline(.monochrome) {
        #expect(contour.first?.start == contour.last?.end)
        for (a, b) in zip(contour, contour.dropFirst()) { #expect(a.end == b.start) }
      }
    }
  }

  /// Returns strokes along random curves.
  private func strokes(_ random: () -> Double) -> [PaintedArea] {
    (0..<4).map { _ in
      PaintedArea(
        operation: .erase,
        contours: StrokeOutline(
          of: Subpath(
            [
              Curve(
                Vector(random(), random()), Vector(random(), random()),
                Vector(random(), random()), Vector(random(), random()))
            ], isClosed: false), width: 6
        ).contours)
    }
  }

  @Test("sweeping and comparing find the same splits, and all of them") func splits() throws {
    var state: UInt64 = 7
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * 60 - 30
    }
    for _ in 0..<200 {
      let areas = strokes(random)
      let arrangement = Arrangement(unresolved: areas)
      let compared = try #require(arrangement.splitsByComparing(maxCrossings: .max))
      let swept = try #require(arrangement.splitsBySweeping(maxCrossings: .max))
      #expect(!compared.isEmpty)
      #expect(Set(swept) == Set(compared))
      #expect(try #require(Arrangement(areas).splitsBySweeping(maxCrossings: .max)).isEmpty)
    }
  }

  @Test("NaN and infinite coordinates are harmless") func badNumbers() {
    let bad = [
      Curve(line: Vector(.nan, 0), Vector(.infinity, 1e300)),
      Curve(Vector(0, 0), Vector(.nan, 1), Vector(1, -.infinity), Vector(5, 5)),
    ]
    let outline = Arrangement([PaintedArea(operation: .paint(layer: 0), contours: [bad])])
      .outline(.monochrome)
    for point in outline.joined().map(\.start) { #expect(point.x.isFinite && point.y.isFinite) }
  }
}
