import Testing

@testable import CelloSymbols

struct PlaneSweepTests {
  private struct RandomNumbers {
    var state: UInt64 = 42

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  private func segments(_ count: Int, side: Int) -> [PlaneSweep.Segment] {
    var random = RandomNumbers()
    var result: [PlaneSweep.Segment] = []
    while result.count < count {
      let segment = PlaneSweep.Segment(
        random.below(side), random.below(side), random.below(side), random.below(side))
      if segment.dx != 0 || segment.dy != 0 { result.append(segment) }
    }
    return result
  }

  private func cross(_ a: PlaneSweep.Segment, _ b: PlaneSweep.Segment) -> Bool {
    func side(_ x: Int, _ y: Int, _ s: PlaneSweep.Segment) -> Int {
      (s.dx * (y - s.y) - s.dy * (x - s.x)).signum()
    }
    return side(a.x, a.y, b) * side(a.x + a.dx, a.y + a.dy, b) < 0
      && side(b.x, b.y, a) * side(b.x + b.dx, b.y + b.dy, a) < 0
  }

  @Test(
    "a sweep visits every crossing, and stops nowhere else than at ends and crossings",
    // On a small grid, most segments share ends, overlap, or meet in one point.
    arguments: [(60, 4), (200, 12), (300, 1 << 24)])
  func crossings(count: Int, side: Int) {
    let segments = segments(count, side: side)
    var expected = Set<[Int]>()
    for i in segments.indices {
      for j in segments.indices where j > i && cross(segments[i], segments[j]) {
        expected.insert([i, j])
      }
    }
    var ends = Set<[Int]>()
    for s in segments {
      ends.insert([s.x, s.y])
      ends.insert([s.x + s.dx, s.y + s.dy])
    }
    var found = Set<[Int]>()
    var stopCount = 0
    var sweep = PlaneSweep(segments)
    while sweep.advance() {
      stopCount += 1
      for i in sweep.passing {
        for j in sweep.passing where j > i && cross(segments[i], segments[j]) {
          found.insert([i, j])
        }
      }
    }
    #expect(found == expected)
    #expect(stopCount <= ends.count + expected.count)
  }

  @Test("if segments meet only at their ends, the simpler sweep visits the same points")
  func planar() {
    // Larger displacements of the grid points would make the triangles overlap.
    var random = RandomNumbers()
    let side = 12
    let points = (0..<side * side).map { index in
      (x: index % side * 100 + random.below(30), y: index / side * 100 + random.below(30))
    }
    var segments: [PlaneSweep.Segment] = []
    for index in points.indices {
      for next in [index + 1, index + side, index + side + 1] where next < points.count {
        guard index % side < side - 1 || next == index + side else { continue }
        // Because of gaps, segments only start or only end at some points.
        guard random.below(4) > 0 else { continue }
        let (a, b) = (points[index], points[next])
        segments.append(PlaneSweep.Segment(a.x, a.y, b.x, b.y))
      }
    }
    segments.sort { ($0.y, $0.x) < ($1.y, $1.x) }
    var planar = PlanarSweep(segments)
    var general = PlaneSweep(segments)
    var stopCount = 0
    while general.advance() {
      stopCount += 1
      let isInStep = planar.advance()
      #expect(isInStep)
      #expect(planar.leaving == general.leaving)
      #expect(Set(planar.ending) == Set(general.ending))
      #expect(planar.leftNeighbor == general.leftNeighbor)
    }
    let isLonger = planar.advance()
    #expect(!isLonger)
    #expect(stopCount > 100)
  }

  @Test("a search in the sweep status compares with few segments, independently of their order")
  func searchDepth() {
    let count = 1 << 14
    var status = SweepStatus(capacity: count)
    for segment in 0..<count { status.insert(segment, after: segment == 0 ? nil : segment - 1) }
    var mostComparisons = 0
    for target in 0..<count {
      var comparisons = 0
      let found = status.last {
        comparisons += 1
        return $0 < target
      }
      #expect(found == (target == 0 ? nil : target - 1))
      mostComparisons = max(mostComparisons, comparisons)
    }
    // A random tree of this size is about three times as deep as a balanced one.
    #expect(mostComparisons < 4 * 14)
  }

  @Test("removing keeps the order of the others") func removal() {
    var status = SweepStatus(capacity: 100)
    for segment in 0..<100 { status.insert(segment, after: segment == 0 ? nil : segment - 1) }
    for segment in stride(from: 0, to: 100, by: 3) { status.remove(segment) }
    var order: [Int] = []
    var next = status.segment(after: nil)
    while let segment = next {
      order.append(segment)
      next = status.next(after: segment)
    }
    #expect(order == (0..<100).filter { $0 % 3 != 0 })
  }
}
