import Foundation
import Testing
import UIKit

@testable import CelloLists

/// Places of the parts of lists.
struct ListFramesTests {
  private func section(
    _ heights: [CGFloat], padding: CGFloat = 0, header: CGFloat = 0, footer: CGFloat = 0
  ) -> ListFrames.Section {
    ListFrames.Section(
      padding: padding, header: header, rows: RowHeights(heights, areEstimates: true),
      footer: footer)
  }

  @Test("sections follow each other, with their headers, rows and footers")
  func places() {
    let frames = ListFrames(
      top: 10, sections: [section([44, 50], header: 35, footer: 17.5), section([], footer: 20)],
      bottom: 5)
    #expect(
      frames.description == """
        header 0 10 to 45
        row 0.0 45 to 89
        row 0.1 89 to 139
        footer 0 139 to 156.5
        footer 1 156.5 to 176.5
        length 181.5
        """)
  }

  @Test("a changed height moves the rows below")
  func change() {
    var frames = ListFrames(sections: [section([44, 44]), section([44], padding: 22, header: 28)])
    #expect(frames.row(0, inSection: 1) == 138...182)
    frames.change(0) { $0.rows.setHeight(60, of: 0) }
    #expect(frames.row(1, inSection: 0) == 60...104)
    #expect(frames.section(1) == 104...198)
    #expect(frames.header(1) == 126...154)
    #expect(frames.row(0, inSection: 1) == 154...198)
    frames.top = 2
    #expect(frames.length == 200)
  }

  @Test("rows are found by their index paths")
  func rows() {
    let frames = ListFrames(sections: [
      section(Array(repeating: 10, count: 100)), section(Array(repeating: 20, count: 5)),
    ])
    let visible = frames.rows(in: 985...1030)
    #expect(visible.map(\.section) == [0, 1])
    #expect(visible.map(\.rows) == [98..<100, 0..<2])
    #expect(frames.rows(in: 2000...2100).isEmpty)
    #expect(frames.rows(in: -50...(-10)).flatMap(\.rows).isEmpty)
  }

  @Test("a changed height of one row among many moves the rows below, and rows are found again")
  func manyRows() {
    let heights = (0..<1000).map { CGFloat($0 % 7) * 10 }
    var frames = ListFrames(top: 5, sections: [section([]), section(heights, header: 20)])
    frames.change(1) { $0.rows.setHeight(99, of: 500) }
    var changed = heights
    changed[500] = 99
    var y: CGFloat = 25
    for (row, height) in changed.enumerated() {
      #expect(frames.row(row, inSection: 1) == y...(y + height))
      if height > 0 { #expect(frames.rows(in: y...(y + 0.5)).last?.rows.last == row) }
      y += height
    }
    #expect(frames.length == y)
  }

  @Test("a measured height is not an estimate, and invalid heights are 0")
  func estimates() {
    var heights = RowHeights([44, .nan, -3], areEstimates: true)
    #expect(heights.heights == [44, 0, 0])
    heights.setHeight(.infinity, of: 2)
    #expect(heights.heights[2].isFinite)
    #expect(!heights.isEstimate(2))
    #expect(heights.isEstimate(0))
  }

  @Test("no sections have no length")
  func empty() {
    let frames = ListFrames()
    #expect(frames.length == 0)
    #expect(frames.rows(in: 0...100).isEmpty)
  }

  @Test(
    "the space around sections",
    arguments: [
      (UIListEnvironment.plain, [0, 0, 0, 22, 22, 28] as [CGFloat]),
      (.grouped, [35, 20, 17.5, 0, 0, 17.5]), (.insetGrouped, [35, 20, 17.5, 0, 0, 17.5]),
      (.sidebar, [0, 10, 10, 0, 0, 17.5]), (.sidebarPlain, [0, 0, 0, 0, 0, 28]),
    ])
  func sections(environment: UIListEnvironment, expected: [CGFloat]) {
    let metrics = ListSectionMetrics(environment)
    let only = metrics.insets(header: .none, hasFooter: false, isFirst: true, isLast: true)
    let first = metrics.insets(header: .view, hasFooter: false, isFirst: true, isLast: false)
    let last = metrics.insets(header: .firstRow, hasFooter: true, isFirst: false, isLast: true)
    #expect(
      [
        only.top, only.bottom, first.bottom, last.top, metrics.headerTopPadding,
        metrics.supplementaryEstimate,
      ] == expected)
    #expect(first.top == 0)
    #expect(last.bottom == 0)
  }

  @Test("two groups without headers are 35 apart")
  func gap() {
    let metrics = ListSectionMetrics(.insetGrouped)
    let first = metrics.insets(header: .none, hasFooter: false, isFirst: true, isLast: false)
    let second = metrics.insets(header: .none, hasFooter: false, isFirst: false, isLast: true)
    #expect(first.bottom + second.top == 35)
  }

  @Test(
    "margins of tables and collection lists by width",
    arguments: [
      (375.0, 16.0, 16.0, 16.0), (393, 20, 16, 20), (440, 20, 20, 20), (320, 16, 16, 16),
    ])
  func margins(width: CGFloat, table26: CGFloat, list26: CGFloat, both18: CGFloat) {
    func inset(_ version: SystemVersion, _ container: ListContainer) -> CGFloat {
      version.list(.insetGrouped, width: width, in: container).rowInset
    }
    #expect(inset(.iOS26, .table) == table26)
    #expect(inset(.iOS26, .collectionView) == list26)
    #expect(inset(.iOS18, .table) == both18)
    #expect(inset(.iOS18, .collectionView) == both18)
  }
}
