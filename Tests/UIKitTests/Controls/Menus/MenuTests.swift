import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloControls

/// Menus on the screen.
@MainActor struct MenuTests {
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let button = UIButton(type: .system)

  private func action(_ title: String, _ run: @escaping () -> Void = {}) -> UIAction {
    UIAction(title: title) { _ in run() }
  }

  private func open(_ menu: UIMenu, at frame: CGRect = CGRect(x: 20, y: 100, width: 80, height: 44))
    throws -> MenuOverlay
  {
    button.frame = frame
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    screen.addSubview(button)
    tap(button)
    return try #require(MenuOverlay.visible(onScreenOf: button))
  }

  private var lines: [String] { screen.accessibilityNodes().map(\.line) }

  private func tap(_ view: UIView) {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: screen)
    TouchSequence(in: screen).tap(at: middle)
  }

  private func tap(_ label: String) throws {
    let node = try #require(screen.accessibilityNodes().first { $0.label == label })
    tap(try #require(node.object as? UIView))
  }

  @Test("a tap opens the menu, and an element runs its action and closes it")
  func choose() throws {
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("opens") }, for: .menuActionTriggered)
    button.addAction(UIAction { _ in log.append("tapped") }, for: .touchUpInside)
    _ = try open(UIMenu(children: [action("Copy") { log.append("copy") }, action("Paste")]))
    #expect(lines == ["\"Copy\", button", "\"Paste\", button"])
    try tap("Copy")
    #expect(log == ["opens", "copy"])
    #expect(MenuOverlay.visible(onScreenOf: button) == nil)
  }

  @Test("a touch beside the menu closes it")
  func dismiss() throws {
    let overlay = try open(UIMenu(children: [action("Copy")]))
    TouchSequence(in: overlay).tap(at: CGPoint(x: 380, y: 840))
    #expect(MenuOverlay.visible(onScreenOf: button) == nil)
  }

  @Test("a long press opens the menu of a button whose tap does something else")
  func longPress() {
    var taps = 0
    button.frame = CGRect(x: 20, y: 100, width: 80, height: 44)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.menu = UIMenu(children: [action("Copy")])
    screen.addSubview(button)
    tap(button)
    #expect(MenuOverlay.visible(onScreenOf: button) == nil)
    let touch = TouchSequence(in: screen)
    touch.begin(at: button.center)
    touch.wait(until: 1)
    touch.end(time: 1)
    #expect(MenuOverlay.visible(onScreenOf: button) != nil)
    #expect(taps == 1)
  }

  @Test("inline menus are groups, hidden elements are left out, disabled ones cannot be chosen")
  func content() throws {
    var chosen = false
    let disabled = action("Disabled") { chosen = true }
    disabled.attributes = .disabled
    let hidden = action("Hidden")
    hidden.attributes = .hidden
    _ = try open(
      UIMenu(
        title: "Title",
        children: [
          disabled, hidden,
          UIMenu(title: "Group", options: .displayInline, children: [action("Inside")]),
        ]))
    #expect(
      lines == ["\"Title\"", "\"Disabled\", button notEnabled", "\"Group\"", "\"Inside\", button"])
    try tap("Disabled")
    #expect(!chosen)
  }

  @Test("a submenu replaces the menu, and leads back")
  func submenu() throws {
    _ = try open(
      UIMenu(children: [UIMenu(title: "More", children: [action("Deep")]), action("Top")]))
    try tap("More")
    #expect(lines == ["\"More\", button", "\"Deep\", button"])
    try tap("More")
    #expect(lines == ["\"More\", button", "\"Top\", button"])
  }

  @Test("on a clock, a submenu and its menu are cross-faded")
  func submenuOverTime() throws {
    let timeline = AnimationTimeline()
    let overlay = try open(
      UIMenu(children: [UIMenu(title: "More", children: [action("Deep")]), action("Top")]))
    func picture() throws -> Bitmap { try DisplayListRecorder.record(screen).render(scale: 1) }
    let menu = try picture()
    for isForward in [true, false] {
      let before = try picture()
      try timeline.perform { try tap("More") }
      #expect(lines.last == (isForward ? "\"Deep\", button" : "\"Top\", button"))
      #expect(try picture() == before)
      timeline.advance(by: 0.1)
      let middle = try picture()
      timeline.advance(by: 0.2)
      let after = try picture()
      #expect(middle != before && middle != after && after != before)
      #expect(overlay.subviews.count == 1)
    }
    #expect(try picture() == menu)
    timeline.perform { overlay.dismiss() }
    timeline.advance(by: 0.3)
    #expect(overlay.superview == nil)
  }

  @Test("a menu with a single selection moves its check mark")
  func selection() throws {
    let (small, large) = (action("Small"), action("Large"))
    small.state = .on
    _ = try open(UIMenu(options: .singleSelection, children: [small, large]))
    #expect(lines == ["\"Small\", button selected", "\"Large\", button"])
    try tap("Large")
    #expect([small.state, large.state] == [.off, .on])
  }

  @Test("an element can keep the menu open")
  func keepsPresented() throws {
    var count = 0
    let more = action("More") { count += 1 }
    more.attributes = .keepsMenuPresented
    _ = try open(UIMenu(children: [more]))
    try tap("More")
    try tap("More")
    #expect(count == 2)
  }

  @Test("deferred elements are asked for once, or each time, and may come later")
  func deferred() throws {
    var calls = 0
    var later: (([UIMenuElement]) -> Void)?
    let cached = UIDeferredMenuElement { completion in
      calls += 1
      completion([UIAction(title: "Cached") { _ in }])
    }
    let uncached = UIDeferredMenuElement.uncached { later = $0 }
    let menu = UIMenu(children: [cached, uncached])
    try open(menu).dismiss()
    _ = try open(menu)
    #expect(calls == 1)
    #expect(lines == ["\"Cached\", button", "\"Loading…\", button notEnabled"])
    later?([action("Late")])
    later?([action("Twice")])
    #expect(lines == ["\"Cached\", button", "\"Late\", button"])
  }

  @Test("a palette shows its elements beside each other")
  func palette() throws {
    let overlay = try open(
      UIMenu(options: .displayAsPalette, children: [action("Red"), action("Green")]))
    let frames = overlay.accessibilityNodes().map(\.frame)
    #expect(frames[0].minY == frames[1].minY)
    #expect(frames.map(\.width) == [125, 125])
  }

  @Test(
    "menus are below their button or above it, within the screen",
    arguments: [
      (
        CGRect(x: 20, y: 100, width: 80, height: 44), CGRect(x: 20, y: 152, width: 250, height: 100)
      ),
      (
        CGRect(x: 300, y: 100, width: 80, height: 44),
        CGRect(x: 130, y: 152, width: 250, height: 100)
      ),
      (
        CGRect(x: 20, y: 780, width: 80, height: 44), CGRect(x: 20, y: 672, width: 250, height: 100)
      ),
      (CGRect(x: -90, y: -50, width: 80, height: 44), CGRect(x: 8, y: 8, width: 250, height: 100)),
    ])
  func placement(anchor: CGRect, expected: CGRect) {
    let area = screen.bounds.insetBy(dx: 8, dy: 8)
    #expect(
      MenuPlacement.frame(
        size: CGSize(width: 250, height: 100), anchor: anchor, in: area, distance: 8) == expected)
  }

  @Test("a menu that is too long scrolls, and an empty one is shown without elements")
  func extremes() throws {
    let overlay = try open(UIMenu(children: (0..<100).map { action("\($0)") }))
    overlay.layoutIfNeeded()
    let menu = try #require(overlay.subviews.last)
    #expect(menu.frame.maxY <= 852 - 8)
    overlay.dismiss()
    _ = try open(UIMenu(children: []))
    #expect(lines == [])
  }
}
