import CelloGeometry
import Testing
import UIKit

@testable import CelloControls

struct SegmentLayoutTests {
  private func layout(_ contents: [CGFloat], _ fixed: [CGFloat]? = nil) -> SegmentLayout {
    SegmentLayout(
      contentWidths: contents, fixedWidths: fixed ?? contents.map { _ in 0 },
      grid: PixelGrid(scale: 2))
  }

  private func edges(_ layout: SegmentLayout, _ width: CGFloat = 100) -> [[CGFloat]] {
    layout.frames(in: CGRect(x: 0, y: 0, width: width, height: 32)).map { [$0.minX, $0.maxX] }
  }

  @Test("segments are equally wide, on whole pixels")
  func equalWidths() {
    #expect(layout([10, 20, 30.2]).fittingWidth == 91)
    #expect(edges(layout([10, 20, 30])) == [[0, 33.5], [33.5, 66.5], [66.5, 100]])
  }

  @Test("segments can fit their contents, and share the remaining width proportionally")
  func contentWidths() {
    var layout = layout([10, 30])
    layout.followsContent = true
    #expect(layout.fittingWidth == 40)
    #expect(edges(layout) == [[0, 25], [25, 100]])
  }

  @Test("a segment's own width is kept, unless all have one")
  func fixedWidths() {
    #expect(layout([10, 30, 20], [0, 40, 0]).fittingWidth == 80)
    #expect(edges(layout([10, 30, 20], [0, 40, 0])) == [[0, 30], [30, 70], [70, 100]])
    #expect(edges(layout([10, 10], [20, 30])) == [[0, 40], [40, 100]])
  }

  @Test("from right to left the first segment is at the right")
  func rightToLeft() {
    var layout = layout([10, 30])
    layout.followsContent = true
    layout.isRightToLeft = true
    #expect(edges(layout) == [[75, 100], [0, 75]])
  }

  @Test("frames are computed without segments, contents or space")
  func empty() {
    #expect(edges(layout([])).isEmpty && layout([]).fittingWidth == 0)
    #expect(edges(layout([0, 0])) == [[0, 50], [50, 100]])
    #expect(edges(layout([10, 10]), 0) == [[0, 0], [0, 0]])
    #expect(edges(layout([10, 10], [200, 0])) == [[0, 200], [200, 200]])
  }
}
