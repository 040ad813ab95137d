import Foundation
import Testing

@testable import CelloRaster

struct EdgeBandsTests {
  @Test("each band contains the edges that touch it, including edges that start above the window")
  func bands() {
    var random = Random(3)
    var list = EdgeList()
    defer { list.deallocate() }
    list.begin(window: PixelRect(x0: -999, y0: -999, x1: 999, y1: 999))
    list.move(0, 0)
    for _ in 0..<500 {
      list.line(random.fraction() * 200 - 100, random.fraction() * 300 - 150)
    }
    var bands = EdgeBands()
    defer { bands.deallocate() }
    for rows in [1, 7, 40, 1000] {
      let window = PixelRect(x0: -100, y0: -60, x1: 100, y1: 45)
      bands.begin(list, window: window, rows: rows)
      #expect(bands.count == (105 + rows - 1) / rows)
      for band in 0..<bands.count {
        let top = (window.y0 + band * rows) * 256
        let bottom = min(window.y0 + (band + 1) * rows, window.y1) * 256
        let expected = (0..<list.edges.count).map { list.edges.base[$0] }
          .filter { min($0.y0, $0.y1) < bottom && max($0.y0, $0.y1) > top }
        var visited: [EdgeList.Edge] = []
        bands.visit(band, of: list) { visited.append($0) }
        func sorted(_ edges: [EdgeList.Edge]) -> [[Int32]] {
          edges.map { [$0.x0, $0.y0, $0.x1, $0.y1] }.sorted { $0.lexicographicallyPrecedes($1) }
        }
        #expect(sorted(visited) == sorted(expected))
      }
    }
  }

  @Test("a shape that is rasterized in bands has the coverage of its parts")
  func bandedCoverage() throws {
    // The shape is so wide that a band has few rows. Each column of 100 points is narrow enough for
    // a single band.
    var path = Path()
    path.move(to: CGPoint(x: 3, y: 5))
    var random = Random(9)
    for _ in 0..<60 {
      path.addLine(
        to: CGPoint(x: random.fraction() * 9000 - 500, y: random.fraction() * 700 - 100))
    }
    let item = DisplayList.Item.fill(.path(path, .evenOdd), .black)
    let whole = try draw(8000, 500, [item], on: .white)
    for x in stride(from: 0, to: 8000, by: 1600) {
      let part = try draw(
        100, 500,
        [
          .group(
            DisplayList.Group(
              items: [item], transform: CGAffineTransform(translationX: CGFloat(-x), y: 0)))
        ], on: .white)
      for y in 0..<500 {
        for column in 0..<100 where part[column, y] != whole[x + column, y] {
          Issue.record("(\(x + column), \(y)) differs")
          return
        }
      }
    }
  }
}
