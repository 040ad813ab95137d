import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloLists
@testable import CelloViews

/// Swipe actions, editing mode and selection on a simulated clock.
@MainActor struct RowMotionTests {
  private let timeline = AnimationTimeline()
  private let source = TableSource([["Ann", "Ben"]])

  private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  @Test("contents move and controls fade in while a table enters editing mode")
  func editing() throws {
    let table = source.table()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let start = shown(cell.contentView).frame.minX
    timeline.perform { table.setEditing(true, animated: true) }
    let control = try #require(cell.subviews.compactMap { $0 as? AccessoryView }.first)
    #expect(shown(cell.contentView).frame.minX == start)
    #expect(shown(control).opacity == 0)
    timeline.advance(to: 0.15)
    #expect(shown(control).opacity == 0.5)
    #expect(shown(cell.contentView).frame.minX > start)
    #expect(shown(cell.contentView).frame.minX < cell.contentView.frame.minX)
    timeline.advance(to: 0.3)
    timeline.perform { table.setEditing(false, animated: true) }
    #expect(control.superview === cell)
    timeline.advance(to: 0.6)
    #expect(control.superview == nil)
    #expect(DisplayListRecorder.record(table) == DisplayListRecorder.record(source.table()))
  }

  @Test("a swiped row moves back, and its actions are removed at the end")
  func swipe() throws {
    source.trailing = [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }]
    let table = source.table()
    let before = DisplayListRecorder.record(table)
    let path = IndexPath(row: 0, section: 0)
    table.swipe.reveal(path, edge: .trailing)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: path))
    let start = cell.frame.minX
    #expect(start < 0)
    timeline.perform { table.swipe.close() }
    #expect(shown(cell).frame.minX == start)
    timeline.advance(to: 0.15)
    #expect(abs(shown(cell).frame.minX - start / 2) < 1e-9)
    #expect(table.subviews.contains { $0 is SwipeActionsView })
    timeline.advance(to: 0.3)
    #expect(!table.subviews.contains { $0 is SwipeActionsView })
    #expect(DisplayListRecorder.record(table) == before)
  }
}
