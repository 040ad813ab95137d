import Testing
import UIKit

@testable import CelloControls

struct WheelLayoutTests {
  private func layout(
    rows: Int = 100, rowHeight: CGFloat = 32, height: CGFloat = 216, at position: CGFloat
  ) -> WheelLayout {
    WheelLayout(rowCount: rows, rowHeight: rowHeight, height: height, position: position)
  }

  @Test("the selected row is at the front, and other rows are on a cylinder")
  func cylinder() throws {
    let rows = layout(at: 50).rows
    #expect(rows.map(\.index) == Array(45...55))
    let front = rows[5]
    #expect(front == WheelLayout.Row(index: 50, distance: 0, scale: 1, opacity: 1))
    for (above, below) in zip(rows[..<5].reversed(), rows[6...]) {
      #expect(abs(above.distance + below.distance) < 1e-9)
      #expect(above.scale == below.scale)
      #expect(above.opacity == below.opacity)
    }
    // 108 · sin(32 / 108) and cos(32 / 108).
    #expect(abs(rows[6].distance - 31.534) < 0.001)
    #expect(abs(rows[6].scale - 0.9564) < 0.0001)
    #expect(rows[6].opacity < 0.55)
    #expect(
      zip(rows[5...], rows[6...]).allSatisfy { $0.scale > $1.scale && $0.opacity > $1.opacity })
    #expect(rows.allSatisfy { $0.distance.magnitude <= 108 && $0.scale > 0 })
  }

  @Test("between two rows, both are half bright and at equal distances")
  func betweenRows() throws {
    let rows = layout(at: 7.5).rows
    let upper = try #require(rows.first { $0.index == 7 })
    let lower = try #require(rows.first { $0.index == 8 })
    #expect(abs(upper.distance + lower.distance) < 1e-9)
    #expect(upper.opacity == lower.opacity)
    #expect(upper.opacity > 0.55 && upper.opacity < 1)
  }

  @Test("there are no rows beyond the ends")
  func ends() {
    #expect(layout(rows: 3, at: 0).rows.map(\.index) == [0, 1, 2])
    #expect(layout(rows: 3, at: 40).rows.isEmpty)
    #expect(layout(rows: 0, at: 0).rows.isEmpty)
  }

  @Test(
    "invalid numbers result in no rows or few rows",
    arguments: [
      (CGFloat.nan, 216, 0), (32, .nan, 0), (32, 216, .nan), (0, 216, 0), (32, 0, 0), (-1, 216, 0),
      (32, .infinity, 0), (.infinity, 216, 0), (32, 216, .infinity), (32, 216, -1e300),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func oddNumbers(rowHeight: CGFloat, height: CGFloat, position: CGFloat) {
    #expect(layout(rowHeight: rowHeight, height: height, at: position).rows.isEmpty)
  }

  @Test("very low rows are not all shown")
  func lowRows() {
    #expect(layout(rows: 1_000_000, rowHeight: 0.001, at: 5_000).rows.count <= 201)
  }
}
