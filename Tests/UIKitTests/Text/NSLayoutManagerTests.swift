import CelloRaster
import Foundation
import Testing
import UIKit

struct NSLayoutManagerTests {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container: NSTextContainer

  init() {
    storage = NSTextStorage(
      string: "One two three four\nfive", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    container = NSTextContainer(size: CGSize(width: 100, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private func lines() -> [NSRange] {
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
    ) { _, _, _, range, _ in ranges.append(range) }
    return ranges
  }

  @Test("the fragments of the lines cover the text and are adjacent")
  func fragments() {
    var bottom: CGFloat = 0
    var end = 0
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
    ) { rect, used, container, range, _ in
      #expect(rect.minY == bottom && rect.minX == 0 && rect.width == 100)
      #expect(range.location == end)
      #expect(used.width <= 100 && used.width > 10)
      #expect(container === self.container)
      bottom = rect.maxY
      end = range.location + range.length
    }
    #expect(end == storage.length)
    #expect(lines().count == 3)
    #expect(manager.usedRect(for: container).height == bottom)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: storage.length))
    var first = NSRange()
    _ = manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: &first)
    #expect(first == lines()[0])
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 23)) {
      count += 1
      $4.pointee = true
    }
    #expect(count == 1)
  }

  @Test("the character at a point is the one whose rectangle contains it, in both directions")
  func points() {
    storage.append(
      NSAttributedString(
        string: "\nשלום", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    for index in 0..<storage.length where !manager.notShownAttribute(forGlyphAt: index) {
      let rect = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1), in: container)
      #expect(rect.width > 0, "\(index)")
      var fraction: CGFloat = 0
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      #expect(
        manager.characterIndex(
          for: middle, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction) == index)
      #expect(abs(fraction - 0.5) < 0.01)
      #expect(manager.glyphIndex(for: middle, in: container) == index)
    }
    let last = storage.length - 1
    // The last letter of a Hebrew text is on the left.
    let lastX = manager.location(forGlyphAt: last).x
    #expect(lastX < manager.location(forGlyphAt: last - 3).x)
    #expect(
      manager.characterIndex(
        for: CGPoint(x: -50, y: 1e6), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        == last)
    #expect(manager.glyphIndex(for: CGPoint(x: CGFloat.nan, y: .nan), in: container) >= 0)
  }

  @Test("a rectangle finds the characters that it touches")
  func rectangles() {
    let second = lines()[1]
    let rect = manager.boundingRect(forGlyphRange: second, in: container)
    let found = manager.glyphRange(
      forBoundingRect: rect.insetBy(dx: 1, dy: 1), in: container)
    #expect(found.location == second.location)
    #expect(
      manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 900, width: 9, height: 9), in: container)
        .length == 0)
    let all = NSRange(location: 0, length: storage.length)
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: all, withinSelectedGlyphRange: all, in: container
    ) { rect, _ in rects.append(rect) }
    #expect(rects.map(\.maxX).dropLast().allSatisfy { $0 == 100 })
    #expect(rects.last!.maxX < 100)
  }

  @Test("the empty line behind a newline is the extra line fragment")
  func extraLine() {
    #expect(manager.extraLineFragmentRect == .zero)
    let height = manager.usedRect(for: container).height
    storage.append(NSAttributedString(string: "\n"))
    #expect(abs(manager.extraLineFragmentRect.minY - height) < 1)
    #expect(manager.extraLineFragmentTextContainer === container)
    #expect(manager.usedRect(for: container).height > height)
    #expect(manager.notShownAttribute(forGlyphAt: storage.length - 1))
    storage.setAttributedString(NSAttributedString(string: ""))
    #expect(manager.numberOfGlyphs == 0)
    #expect(manager.extraLineFragmentRect.height > 10)
    #expect(manager.glyphIndex(for: .zero, in: container) == 0)
    #expect(manager.boundingRect(forGlyphRange: NSRange(), in: container).height > 10)
  }

  @Test("what an ellipsis replaces is the truncated range")
  func truncation() {
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    let range = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(range.location > 3)
    #expect(range.location + range.length == storage.length)
    #expect(manager.notShownAttribute(forGlyphAt: storage.length - 1))
  }

  @Test("text that does not fit in a container goes on in the next one")
  func severalContainers() {
    let line = manager.usedRect(for: container).height / 3
    container.size.height = line * 2 + 1
    let second = NSTextContainer(size: CGSize(width: 300, height: line * 2))
    #expect(manager.firstUnlaidCharacterIndex() == manager.glyphRange(for: container).length)
    #expect(manager.firstUnlaidCharacterIndex() < storage.length)
    manager.addTextContainer(second)
    let first = manager.glyphRange(for: container)
    let rest = manager.glyphRange(for: second)
    #expect(first.length > 0 && rest.location == first.length)
    #expect(rest.location + rest.length == storage.length)
    #expect(manager.textContainer(forGlyphAt: 0, effectiveRange: nil) === container)
    #expect(manager.textContainer(forGlyphAt: storage.length - 1, effectiveRange: nil) === second)
    #expect(manager.firstUnlaidGlyphIndex() == storage.length)
    manager.removeTextContainer(at: 0)
    manager.removeTextContainer(at: 9)
    #expect(container.layoutManager == nil)
    #expect(manager.glyphRange(for: second).location == 0)
  }

  @Test("the insertion points of a line are ordered as asked")
  func insertionPoints() {
    storage.setAttributedString(
      NSAttributedString(string: "ae\u{301}😀", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    var positions = [CGFloat](repeating: 0, count: 8)
    var indexes = [Int](repeating: 0, count: 8)
    let count = manager.getLineFragmentInsertionPoints(
      forCharacterAt: 0, alternatePositions: false, inDisplayOrder: true, positions: &positions,
      characterIndexes: &indexes)
    #expect(count == 4)
    #expect(Array(indexes.prefix(4)) == [0, 1, 3, 5])
    #expect(positions.prefix(4).sorted() == Array(positions.prefix(4)))
    #expect(positions[0] == 5)
  }

  private final class Delegate: NSObject, NSLayoutManagerDelegate {
    var calls: [String] = []

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { calls.append("invalid") }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { calls.append("complete \(layoutFinishedFlag)") }
    func layoutManager(
      _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
      didChangeGeometryFrom oldSize: CGSize
    ) { calls.append("size \(Int(oldSize.width))") }
  }

  @Test("the delegate hears of layouts, changes and sizes")
  func delegate() {
    let delegate = Delegate()
    manager.delegate = delegate
    manager.ensureLayout(for: container)
    container.size.width = 40
    storage.append(NSAttributedString(string: "!"))
    container.size.height = 5
    manager.ensureLayout(for: container)
    #expect(
      delegate.calls == [
        "complete true", "invalid", "size 100", "size 40", "complete false",
      ])
  }

  private final class Marking: NSLayoutManager {
    var filled: [(Int, NSRange)] = []

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
      forCharacterRange charRange: NSRange,
      color: UIColor
    ) { filled.append((rectCount, charRange)) }
  }

  @Test("glyphs are drawn where the layout has them, and backgrounds through their method")
  func drawing() {
    func glyphCount(_ range: NSRange) -> Int {
      let items = CGContext.items { manager.drawGlyphs(forGlyphRange: range, at: .zero) }
      return items.reduce(0) {
        if case .glyphs(let run) = $1 { $0 + run.glyphs.count } else { $0 }
      }
    }
    let first = lines()[0]
    #expect(glyphCount(first) >= first.length - 1)
    #expect(glyphCount(NSRange(location: 0, length: storage.length)) > glyphCount(first))
    #expect(glyphCount(NSRange(location: 0, length: 0)) == 0)
    let other = Marking()
    container.replaceLayoutManager(other)
    #expect(other.textStorage === storage && manager.textStorage == nil)
    let range = NSRange(location: 4, length: 15)
    storage.addAttribute(.backgroundColor, value: UIColor.yellow, range: range)
    _ = CGContext.items {
      other.drawBackground(
        forGlyphRange: NSRange(location: 0, length: storage.length), at: .zero)
    }
    #expect(other.filled.count == 1)
    #expect(other.filled.first?.1 == range)
    #expect(other.filled.first?.0 == 2)
  }

  @Test("indexes, ranges and sizes outside the text do not trap")
  func badInput() {
    for index in [-1, 10_000, Int.max] {
      _ = manager.propertyForGlyph(at: index)
      #expect(!manager.isValidGlyphIndex(index))
      #expect(manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil) == .zero)
      _ = manager.location(forGlyphAt: index)
      _ = manager.attachmentSize(forGlyphAt: index)
      _ = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: .max), in: container)
    }
    for value in [CGFloat.nan, .infinity, -5, 1e300] {
      container.size = CGSize(width: value, height: value)
      container.lineFragmentPadding = value
      _ = manager.usedRect(for: container)
      _ = manager.glyphRange(
        forBoundingRect: CGRect(x: value, y: value, width: value, height: value), in: container)
    }
    let loose = NSLayoutManager()
    #expect(loose.usedRect(for: container) == .zero)
    #expect(loose.numberOfGlyphs == 0)
  }
}
