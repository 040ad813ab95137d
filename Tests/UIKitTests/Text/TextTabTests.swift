import CelloRaster
import CelloText
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloControls
@testable import CelloViews

struct TextTabTests {
  private static let font = UIFont.systemFont(ofSize: 17)

  /// Returns the positions of the glyphs of a line, from the left.
  @MainActor private func places(
    _ text: String, tabs: [NSTextTab]?, interval: CGFloat = 0
  ) -> [CGFloat] {
    let style = NSMutableParagraphStyle()
    if let tabs { style.tabStops = tabs }
    style.defaultTabInterval = interval
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
    label.attributedText = NSAttributedString(
      string: text, attributes: [.paragraphStyle: style, .font: Self.font])
    return DisplayListRecorder.record(label).items.flatMap { item -> [CGFloat] in
      if case .glyphs(let run) = item { run.glyphs.map(\.position.x) } else { [] }
    }
  }

  @MainActor private func width(_ text: String) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: Self.font]).size().width
  }

  @Test @MainActor func `the text behind a tab starts at the next stop`() {
    let tabs = [100, 180].map { NSTextTab(textAlignment: .left, location: CGFloat($0)) }
    #expect(places("a\tb\tc", tabs: tabs) == [0, 100, 180])
    // After the last tab stop, tabs advance to multiples of the interval, or of 28 points.
    #expect(places("a\tb\tc\td", tabs: tabs, interval: 50).last == 200)
    #expect(places("a\tb\tc\td", tabs: tabs).last == 196)
    #expect(places("a\tb", tabs: []).last == 28)
    // The interval applies after the twelve default tab stops.
    #expect(places("a\tb", tabs: nil, interval: 100).last == 28)
    let tabs13 = String(repeating: "\t", count: 13)
    #expect(places(tabs13 + "b", tabs: nil, interval: 90).last == 360)
  }

  @Test @MainActor
  func `a paragraph style allows labels and list contents to move characters together`() throws {
    let style = NSMutableParagraphStyle()
    for isAllowed in [false, true] {
      style.allowsDefaultTighteningForTruncation = isAllowed
      let text = NSAttributedString(
        string: "A title that is a bit too long",
        attributes: [.font: Self.font, .paragraphStyle: style.copy()])
      let width = text.size().width * 0.97
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 40))
      label.attributedText = text
      #expect(label.drawnText?.layout.isTruncated == !isAllowed)
      var content = UIListContentConfiguration.cell()
      content.attributedText = text
      content.textProperties.numberOfLines = 1
      let block = try #require(content.textBlock(in: .current))
      let layout = block.layout(
        for: TextProposal(width: width), isRightToLeft: false,
        grid: UITraitCollection.current.pixelGrid)
      #expect(layout.isTruncated == !isAllowed)
    }
  }

  @Test @MainActor
  func `the text behind a tab ends at a right stop, and is centered at a center stop`() throws {
    let right = places("a\tbcd", tabs: [NSTextTab(textAlignment: .right, location: 200)])
    #expect(abs(try #require(right.dropFirst().first) - (200 - width("bcd"))) <= 1)
    let center = places("a\tbcd", tabs: [NSTextTab(textAlignment: .center, location: 200)])
    #expect(abs(try #require(center.dropFirst().first) - (200 - width("bcd") / 2)) <= 1)
  }

  @Test @MainActor func `numbers stand below each other at a decimal stop`() throws {
    let tab = NSTextTab(
      textAlignment: .right, location: 200,
      options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en"))])
    for number in ["1.5", "1234.25", "12"] {
      let whole = String(number.prefix { $0 != "." })
      let start = try #require(places("a\t\(number)", tabs: [tab]).dropFirst().first)
      #expect(abs(start - (200 - width(whole))) <= 1, "\(number)")
    }
  }

  @Test @MainActor func `a text that is too wide for its stop follows the tab`() throws {
    let places = places(
      "wide text\tvery wide text", tabs: [NSTextTab(textAlignment: .right, location: 90)])
    #expect(abs(places[9] - width("wide text")) <= 1)
  }

  @Test @MainActor func `unusual stops are harmless`() {
    let tabs = [CGFloat.nan, .infinity, -40, 0].map {
      NSTextTab(textAlignment: .center, location: $0)
    }
    #expect(places("a\tb\tc", tabs: tabs) == [0, 28, 56])
    #expect(places("a\tb", tabs: [], interval: -.infinity).last == 28)
    _ = places(String(repeating: "\t", count: 10_000), tabs: tabs, interval: 1e-9)
  }

  @Test func `stops are added in order, and removed`() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    style.tabStops = [NSTextTab(textAlignment: .left, location: 50)]
    let other = NSTextTab(textAlignment: .right, location: 20)
    style.addTabStop(other)
    #expect(style.tabStops.map(\.location) == [20, 50])
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 20))
    #expect(style.tabStops.map(\.location) == [50])
    #expect(copy.tabStops.count == 2)
    #expect(copy != style)
    style.tabStops = nil
    #expect(style.tabStops.count == 12)
  }

  @Test @MainActor func `shadows are drawn behind the characters`() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.attributedText = NSAttributedString(string: "Shade", attributes: [.shadow: shadow])
    let items = DisplayListRecorder.record(label).items
    let index = try #require(items.firstIndex { if case .shadow = $0 { true } else { false } })
    guard case .shadow(let drawn) = items[index] else { return }
    #expect(drawn.offset == CGSize(width: 1, height: 2))
    #expect(drawn.sigma == 1.5)
    #expect(drawn.color == UIColor.red.color(in: .current))
    #expect(items[(index + 1)...].contains { if case .glyphs = $0 { true } else { false } })
    shadow.shadowColor = nil
    label.attributedText = NSAttributedString(string: "Shade", attributes: [.shadow: shadow])
    let plain = DisplayListRecorder.record(label).items
    #expect(!plain.contains { if case .shadow = $0 { true } else { false } })
  }

  @Test func `printed texts with tabs and shadows are read back`() throws {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .right, location: 120)]
    style.allowsDefaultTighteningForTruncation = true
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    shadow.shadowColor = UIColor.systemRed
    let text = NSAttributedString(
      string: "A\tB", attributes: [.paragraphStyle: style, .shadow: shadow])
    let read = try #require(NSAttributedString(notation: text.notation))
    #expect(read == text)
  }
}
