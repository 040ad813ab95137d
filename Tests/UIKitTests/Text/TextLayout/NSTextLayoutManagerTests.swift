import CelloRaster
import Foundation
import Testing
import UIKit

@testable import CelloViews

struct NSTextLayoutManagerTests {
  @Test("fragments follow each other without gaps, and their lines cover the text")
  func fragments() throws {
    let document = TextDocument("One two three four five six seven\n\nEight", width: 120)
    let fragments = document.fragments
    #expect(fragments.count == 3)
    var (bottom, end): (CGFloat, Int) = (0, 0)
    for fragment in fragments {
      #expect(fragment.state == .layoutAvailable && fragment.textLayoutManager === document.manager)
      #expect(fragment.layoutFragmentFrame.minY == bottom)
      #expect(document.offsets(fragment.rangeInElement).lowerBound == end)
      bottom = fragment.layoutFragmentFrame.maxY
      var inside = 0
      for line in fragment.textLineFragments {
        #expect(line.characterRange.location == inside)
        inside = line.characterRange.end
        #expect(line.glyphOrigin.y > 0 && line.glyphOrigin.y < line.typographicBounds.height)
        #expect(fragment.renderingSurfaceBounds.contains(line.typographicBounds))
      }
      end = document.offsets(fragment.rangeInElement).upperBound
      #expect(inside == document.offsets(fragment.rangeInElement).count)
    }
    #expect(end == document.storage.length)
    #expect(fragments[0].textLineFragments.count > 1)
    #expect(fragments[0].layoutFragmentFrame.minX == 5)
    #expect(document.manager.usageBoundsForTextContainer.maxY == bottom)
  }

  @Test("lines are where a layout manager of TextKit 1 has them")
  func sameAsClassicLayout() {
    let text = "One two three four five\nsix סבע eight\n\nnine\n"
    let document = TextDocument(text, width: 110)
    let storage = NSTextStorage(attributedString: document.storage)
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: document.container.size)
    manager.addTextContainer(container)
    for offset in 0..<storage.length where !manager.notShownAttribute(forGlyphAt: offset) {
      let rect = manager.boundingRect(
        forGlyphRange: NSRange(location: offset, length: 1), in: container)
      let segments = document.segments(offset, offset + 1)
      #expect(segments.count == 1)
      #expect(abs((segments.first?.frame.minX ?? 0) - rect.minX) < 0.001)
      #expect(abs((segments.first?.frame.width ?? 0) - rect.width) < 0.001)
    }
    #expect(
      document.manager.usageBoundsForTextContainer.height
        == manager.usedRect(for: container).height)
  }

  @Test("fragments are found by location and by height, and enumerated in both directions")
  func search() throws {
    let document = TextDocument("a\nb\nc")
    let fragments = document.fragments
    #expect(document.manager.textLayoutFragment(for: document.location(2)) === fragments[1])
    #expect(document.manager.textLayoutFragment(for: document.location(5)) === fragments[2])
    #expect(document.manager.textLayoutFragment(for: TextOffset(6)) == nil)
    let middle = CGPoint(x: 500, y: fragments[1].layoutFragmentFrame.midY)
    #expect(document.manager.textLayoutFragment(for: middle) === fragments[1])
    #expect(document.manager.textLayoutFragment(for: CGPoint(x: 0, y: -1)) == nil)
    #expect(document.manager.textLayoutFragment(for: CGPoint(x: 0, y: 500)) == nil)
    #expect(document.manager.textLayoutFragment(for: CGPoint(x: 0, y: CGFloat.nan)) == nil)
    func enumerated(
      _ offset: Int?, _ options: NSTextLayoutFragment.EnumerationOptions
    ) -> ([Int], Int?) {
      var found: [Int] = []
      let edge = document.manager.enumerateTextLayoutFragments(
        from: offset.map(document.location), options: options
      ) { fragment in
        found.append(fragments.firstIndex { $0 === fragment } ?? -1)
        return true
      }
      return (found, edge.map(document.offset))
    }
    #expect(enumerated(nil, []) == ([0, 1, 2], 5))
    #expect(enumerated(3, []) == ([1, 2], 5))
    #expect(enumerated(nil, .reverse) == ([2, 1, 0], 0))
    #expect(enumerated(4, .reverse) == ([1, 0], 0))
    #expect(enumerated(5, []) == ([], nil))
  }

  private final class Padded: NSTextLayoutFragment {
    override var leadingPadding: CGFloat { 30 }
    override var trailingPadding: CGFloat { 20 }
    override var topMargin: CGFloat { 8 }
    override var bottomMargin: CGFloat { 4 }
  }

  @Test("margins and paddings of a fragment add space around its lines", arguments: [false, true])
  func margins(isRightToLeft: Bool) throws {
    let delegate = TextLayoutDelegate()
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let text = isRightToLeft ? "אחת שתים שלוש ארבע חמש שש" : "One two three four five six"
    let document = TextDocument(
      text + "\n" + text, width: 160, attributes: [.paragraphStyle: style])
    let plain = document.fragments
    let height = plain[0].layoutFragmentFrame.height
    delegate.fragment = { element in
      (element.elementRange?.location as? TextOffset)?.offset == 0
        ? Padded(textElement: element, range: nil)
        : NSTextLayoutFragment(textElement: element, range: nil)
    }
    document.manager.delegate = delegate
    let fragments = document.fragments
    #expect(fragments[0] is Padded && fragments[0] !== plain[0])
    let frame = fragments[0].layoutFragmentFrame
    let lines = fragments[0].textLineFragments
    #expect(abs(lines[0].typographicBounds.minY - 8) < 1)
    #expect(abs(frame.height - (lines.last?.typographicBounds.maxY ?? 0) - 4) < 2)
    #expect(frame.height > height)
    let widest = lines.map(\.typographicBounds.width).max() ?? 0
    #expect(widest <= 160 - 10 - 50)
    if isRightToLeft {
      #expect(abs(lines[0].typographicBounds.maxX + 30 - frame.width) < 0.01)
      #expect(lines.allSatisfy { $0.typographicBounds.minX >= 20 - 0.01 })
    } else {
      #expect(lines.allSatisfy { abs($0.typographicBounds.minX - 30) < 0.01 })
    }
    #expect(fragments[1].layoutFragmentFrame.minY == frame.maxY)
    #expect(abs(fragments[1].layoutFragmentFrame.height - height) < 1)
  }

  private final class Odd: NSTextLayoutFragment {
    override var leadingPadding: CGFloat { .nan }
    override var trailingPadding: CGFloat { -50 }
    override var topMargin: CGFloat { .infinity }
    override var bottomMargin: CGFloat { -.infinity }
  }

  @Test("margins that are not finite or negative are treated as 0")
  func oddMargins() {
    let document = TextDocument("One two three")
    let plain = document.fragments[0].layoutFragmentFrame
    let delegate = TextLayoutDelegate()
    delegate.fragment = { Odd(textElement: $0, range: nil) }
    document.manager.delegate = delegate
    #expect(document.fragments[0].layoutFragmentFrame == plain)
  }

  @Test("a fragment that a delegate returns twice belongs to one element")
  func sharedFragment() {
    let document = TextDocument("a\nb")
    let delegate = TextLayoutDelegate()
    let shared = NSTextLayoutFragment(
      textElement: NSTextParagraph(attributedString: nil), range: nil)
    delegate.fragment = { _ in shared }
    document.manager.delegate = delegate
    let fragments = document.fragments
    #expect(fragments.count == 2 && fragments[0] !== fragments[1] && fragments[0] !== shared)
    #expect(shared.state == .none && shared.layoutFragmentFrame == .zero)
    #expect(shared.textLineFragments.isEmpty && shared.renderingSurfaceBounds == .zero)
    shared.invalidateLayout()
  }

  @Test("the delegate is asked once for a fragment, until its layout is invalidated")
  func fragmentReuse() {
    let document = TextDocument("a\nb\nc")
    let delegate = TextLayoutDelegate()
    var asked = 0
    delegate.fragment = {
      asked += 1
      return NSTextLayoutFragment(textElement: $0, range: nil)
    }
    document.manager.delegate = delegate
    let before = document.fragments
    #expect(asked == 3)
    document.storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "bbb")
    let after = document.fragments
    #expect(asked == 4 && after[0] === before[0] && after[2] === before[2])
    #expect(document.offsets(after[2].rangeInElement) == 6..<7)
    document.manager.invalidateLayout(for: document.range(0, 1))
    #expect(document.fragments[0] !== before[0] && asked == 5)
    document.container.size.width = 50
    _ = document.fragments
    #expect(asked == 5)
  }

  @Test("a hidden element has no fragment, and its locations are where the next one begins")
  func hidden() {
    let document = TextDocument("one\ntwo\nthree")
    let delegate = TextStorageDelegate()
    delegate.isShown = { ($0 as? NSTextParagraph)?.attributedString.string != "two\n" }
    document.content.delegate = delegate
    #expect(document.fragments.count == 2)
    #expect(document.manager.textLayoutFragment(for: document.location(5)) == nil)
    let hidden = document.segments(5, 5).first?.frame
    #expect(hidden == document.segments(8, 8).first?.frame)
    #expect(document.segments(2, 10).map(\.range) == [2..<3, 8..<10])
  }

  @Test("a paragraph of another text is laid out in place of its own")
  func otherParagraph() {
    let document = TextDocument("secret\nplain")
    let width = document.fragments[0].layoutFragmentFrame.width
    let delegate = TextStorageDelegate()
    delegate.paragraph = { range in
      guard range.location == 0 else { return nil }
      return NSTextParagraph(
        attributedString: NSAttributedString(
          string: "••", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    }
    document.content.delegate = delegate
    let fragments = document.fragments
    // The paragraph is shorter than its range and has no separator.
    #expect(fragments.count == 2 && fragments[0].layoutFragmentFrame.width < width)
    #expect(fragments[1].textLineFragments[0].characterRange == NSRange(location: 0, length: 5))
    #expect(document.segments(5, 8).last?.range == 7..<8)
    #expect(document.offsets(fragments[1].rangeInElement) == 7..<12)
  }

  @Test("line breaks that the delegate refuses are not made")
  func breaks() {
    let document = TextDocument("aaaa bbbb cccc dddd", width: 100)
    let before = document.fragments[0].textLineFragments.map(\.characterRange.location)
    #expect(before.contains(10))
    let delegate = TextLayoutDelegate()
    delegate.breaks = { ($0 as? TextOffset)?.offset != 10 }
    document.manager.delegate = delegate
    let after = document.fragments[0].textLineFragments.map(\.characterRange.location)
    #expect(!after.contains(10))
    delegate.breaks = { _ in false }
    document.manager.invalidateLayout(for: document.content.documentRange)
    #expect(!document.fragments[0].textLineFragments.isEmpty)
  }

  // MARK: Segments

  @Test("segments are the parts of a range, line by line")
  func segments() throws {
    let document = TextDocument("One two three four\nfive", width: 110)
    let lines = document.fragments[0].textLineFragments
    try #require(lines.count == 2)
    let second = lines[1].characterRange.location
    let standard = document.segments(4, 20)
    #expect(standard.map(\.range) == [4..<second - 1, second..<18, 19..<20])
    let selection = document.segments(4, 20, .selection)
    #expect(selection.count == 3)
    #expect(abs(selection[0].frame.maxX - 105) < 0.01 && abs(selection[1].frame.maxX - 105) < 0.01)
    #expect(selection[0].frame.maxY == selection[1].frame.minY)
    #expect(selection[2].frame.maxX < 40)
    #expect(document.segments(4, 20, .standard, .middleFragmentsExcluded).count == 2)
    #expect(document.segments(4, 20, .standard, .rangeNotRequired).allSatisfy { $0.range == nil })
    #expect(document.segments(4, 6, .standard, .headSegmentExtended)[0].frame.minX == 5)
    #expect(document.segments(4, 6, .standard, .tailSegmentExtended)[0].frame.maxX == 105)
    let empty = document.segments(second, second)
    let upstream = document.segments(second, second, .standard, .upstreamAffinity)
    #expect(empty.count == 1 && empty[0].frame.width == 0 && empty[0].frame.minX == 5)
    #expect(upstream[0].frame.minX > 40 && upstream[0].frame.minY < empty[0].frame.minY)
    var count = 0
    document.manager.enumerateTextSegments(in: document.content.documentRange, type: .highlight) {
      _, frame, baseline, container in
      #expect(baseline > 0 && baseline < frame.height && container === document.container)
      count += 1
      return false
    }
    #expect(count == 1)
    #expect(document.segments(500, 600).count == 1)
  }

  @Test("an empty text and the end behind a newline have an insertion point and a line")
  func extraLine() {
    let empty = TextDocument("")
    #expect(empty.segments(0, 0).count == 1)
    #expect((empty.segments(0, 0).first?.frame.height ?? 0) > 10)
    var count = 0
    empty.manager.enumerateTextLayoutFragments(from: nil) { _ in
      count += 1
      return true
    }
    #expect(count == 0 && empty.fragments.count == 1)
    let document = TextDocument("a\n")
    #expect(document.fragments.count == 1)
    let lines = document.fragments[0].textLineFragments
    #expect(lines.count == 2 && lines[1].characterRange == NSRange(location: 2, length: 0))
    #expect(document.segments(2, 2)[0].frame.minY > document.segments(1, 1)[0].frame.minY)
    empty.storage.append(NSAttributedString(string: "b"))
    #expect(empty.elements == ["b"] && empty.fragments.count == 1)
  }

  @Test("a layout manager without a container or content has no layout and answers")
  func incomplete() {
    let manager = NSTextLayoutManager()
    #expect(manager.documentRange.isEmpty && manager.usageBoundsForTextContainer == .zero)
    manager.ensureLayout(for: CGRect.infinite)
    manager.ensureLayout(for: NSTextRange(location: TextOffset(3)))
    #expect(manager.textRange(for: .word, enclosing: TextOffset(0)) == nil)
    #expect(manager.offset(from: TextOffset(0), to: TextOffset(1)) == NSNotFound)
    #expect(manager.lineFragmentRange(for: .zero, inContainerAt: TextOffset(0)) == nil)
    manager.replaceContents(in: manager.documentRange, with: NSAttributedString(string: "a"))
    manager.textViewportLayoutController.layoutViewport()
    let document = TextDocument("text")
    document.manager.textContainer = nil
    #expect(document.fragments.first?.state == NSTextLayoutFragment.State.none)
    #expect(document.container.textLayoutManager == nil)
    document.content.removeTextLayoutManager(document.manager)
    #expect(document.fragments.isEmpty && document.manager.textContentManager == nil)
  }

  @Test(
    "containers of odd sizes are laid out",
    arguments: [0, -5, 1, CGFloat.nan, .infinity, -.infinity, 1e300])
  func oddContainers(width: CGFloat) {
    let document = TextDocument("One two\nthree", width: width)
    document.container.lineFragmentPadding = width
    let frames = document.fragments.map(\.layoutFragmentFrame)
    #expect(frames.count == 2)
    #expect(frames.allSatisfy { $0.height > 0 && $0.minX.isFinite && $0.width.isFinite })
    document.container.maximumNumberOfLines = 1
    #expect(document.fragments.map { $0.textLineFragments.count } == [1, 0])
  }

  @Test("edits while fragments are enumerated take effect afterwards")
  func editsInEnumerations() {
    let document = TextDocument("a\nb\nc")
    var count = 0
    document.manager.enumerateTextLayoutFragments(from: nil) { fragment in
      count += 1
      document.storage.append(NSAttributedString(string: "\nx"))
      _ = fragment.layoutFragmentFrame
      return true
    }
    #expect(count == 3 && document.fragments.count == 6)
    document.manager.enumerateTextSegments(in: document.content.documentRange, type: .standard) {
      _, _, _, _ in
      document.storage.deleteCharacters(in: NSRange(location: 0, length: document.storage.length))
      return true
    }
    #expect(document.storage.length == 0)
    document.content.attributedString = NSAttributedString(string: "a\nb")
    document.content.enumerateTextElements(from: nil) { _ in
      document.storage.append(NSAttributedString(string: "\ny"))
      return document.storage.length < 100
    }
    #expect(document.elements.count == 4)
  }

  @Test("callbacks that edit, invalidate or ask for the layout do not recurse")
  func reentrancy() {
    let document = TextDocument("one\ntwo")
    let delegate = TextLayoutDelegate()
    var edits = 0
    delegate.fragment = { element in
      _ = document.manager.usageBoundsForTextContainer
      document.manager.invalidateLayout(for: document.content.documentRange)
      if edits < 3 {
        edits += 1
        document.storage.append(NSAttributedString(string: "\nmore"))
      }
      return NSTextLayoutFragment(textElement: element, range: nil)
    }
    document.manager.delegate = delegate
    _ = document.fragments
    delegate.fragment = nil
    #expect(document.fragments.count == 5)
    document.manager.renderingAttributesValidator = { manager, _ in
      _ = manager.usageBoundsForTextContainer
      manager.invalidateLayout(for: document.content.documentRange)
    }
    _ = document.fragments
    document.manager.renderingAttributesValidator = nil
    #expect(document.fragments.count == 5)
  }

  // MARK: A content manager of an app's own

  private final class Row: NSObject, NSTextLocation {
    let row: Int
    init(_ row: Int) { self.row = row }
    func compare(_ location: any NSTextLocation) -> ComparisonResult {
      guard let other = (location as? Row)?.row else { return .orderedSame }
      return row < other ? .orderedAscending : row > other ? .orderedDescending : .orderedSame
    }
  }

  private final class Rows: NSTextContentManager {
    var rows: [String] = []

    override var documentRange: NSTextRange {
      NSTextRange(location: Row(0), end: Row(rows.count)) ?? NSTextRange(location: Row(0))
    }

    override func enumerateTextElements(
      from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
      using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
      for index in ((textLocation as? Row)?.row ?? 0)..<rows.count {
        let paragraph = NSTextParagraph(attributedString: NSAttributedString(string: rows[index]))
        paragraph.elementRange = NSTextRange(location: Row(index), end: Row(index + 1))
        if !block(paragraph) { return Row(index + 1) }
      }
      return Row(rows.count)
    }
  }

  @Test("a content manager with locations of its own is laid out")
  func ownContentManager() {
    let content = Rows()
    content.rows = ["first", "second"]
    let manager = NSTextLayoutManager()
    manager.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
    content.addTextLayoutManager(manager)
    var fragments: [NSTextLayoutFragment] = []
    func collect() {
      fragments = []
      manager.enumerateTextLayoutFragments(from: nil) {
        fragments.append($0)
        return true
      }
    }
    // The container does not retain the layout manager.
    collect()
    #expect(fragments.count == 2)
    #expect(fragments[1].layoutFragmentFrame.minY == fragments[0].layoutFragmentFrame.maxY)
    #expect(manager.textLayoutFragment(for: Row(1))?.textLineFragments.count == 1)
    content.rows.append("third")
    content.recordEditAction(
      in: NSTextRange(location: Row(2)), newTextRange: NSTextRange(location: Row(2)))
    collect()
    #expect(fragments.count == 3)
    var rows: [Int] = []
    manager.enumerateTextSegments(in: content.documentRange, type: .standard) { range, _, _, _ in
      rows.append((range?.location as? Row)?.row ?? -1)
      return true
    }
    #expect(rows == [0, 1, 2])
    #expect(Rows().documentRange.isEmpty)
  }
}
