import CelloGeometry
import Testing
import UIKit

@testable import CelloControls

struct SearchBarLayoutTests {
  private var layout: SearchBarLayout {
    SearchBarLayout(
      metrics: SystemVersion.iOS18.searchBar, fieldHeight: 36, grid: PixelGrid(scale: 2))
  }
  private let bounds = CGRect(x: 0, y: 0, width: 300, height: 100)

  @Test("the field fills the bar between its margins")
  func field() {
    #expect(layout.height == 56)
    #expect(layout.frames(in: bounds).field == CGRect(x: 8, y: 10, width: 284, height: 36))
  }

  // Source: docs/measurements/controls.md#search-bars.
  @Test("in a navigation bar, and on iOS 26, the field is 16 points from the sides")
  func navigationBar() {
    var layout = layout
    layout.isInNavigationBar = true
    #expect(layout.frames(in: bounds).field == CGRect(x: 16, y: 10, width: 268, height: 36))
    layout.isInNavigationBar = false
    layout.metrics = SystemVersion.iOS26.searchBar
    #expect(layout.frames(in: bounds).field == CGRect(x: 16, y: 10, width: 268, height: 36))
  }

  @Test("a cancel button is behind the field")
  func cancelButton() {
    var layout = layout
    layout.cancelWidth = 50
    let frames = layout.frames(in: bounds)
    #expect(frames.field == CGRect(x: 8, y: 10, width: 222, height: 36))
    #expect(frames.cancel == CGRect(x: 242, y: 10, width: 50, height: 36))
    layout.isRightToLeft = true
    #expect(layout.frames(in: bounds).field.minX == 70)
    #expect(layout.frames(in: bounds).cancel.minX == 8)
  }

  @Test("a prompt is above the field, scopes are below it")
  func rows() {
    var layout = layout
    layout.hasPrompt = true
    layout.scopeHeight = 32
    let frames = layout.frames(in: bounds)
    #expect(frames.prompt.maxY == 24 && frames.field.minY == 34)
    #expect(frames.scope == CGRect(x: 8, y: 80, width: 284, height: 32))
    #expect(layout.height == 122)
  }

  @Test("a bar without space has empty frames")
  func noRoom() {
    var layout = layout
    layout.cancelWidth = 500
    #expect(layout.frames(in: .zero).field.width == 0)
  }
}
