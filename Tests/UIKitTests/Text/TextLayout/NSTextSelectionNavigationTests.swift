import Foundation
import Testing
import UIKit

@testable import CelloViews

struct NSTextSelectionNavigationTests {
  private typealias Navigation = NSTextSelectionNavigation

  private func moved(
    _ document: TextDocument, _ range: Range<Int>, _ direction: Navigation.Direction,
    _ destination: Navigation.Destination, extending: Bool = false, confined: Bool = false,
    affinity: NSTextSelection.Affinity = .downstream
  ) -> Range<Int>? {
    let selection = NSTextSelection(
      range: document.range(range.lowerBound, range.upperBound), affinity: affinity,
      granularity: .character)
    return document.manager.textSelectionNavigation.destinationSelection(
      for: selection, direction: direction, destination: destination, extending: extending,
      confined: confined
    )?.textRanges.first.map(document.offsets)
  }

  @Test("an insertion point moves by characters, words, sentences, paragraphs and to the ends")
  func movement() {
    let document = TextDocument("It’s 👩‍👩‍👧 time. Go on!\nNext one", width: 1000)
    // The family emoji consists of 8 code units, starting at 5.
    #expect(moved(document, 5..<5, .forward, .character) == 13..<13)
    #expect(moved(document, 13..<13, .backward, .character) == 5..<5)
    #expect(moved(document, 0..<0, .backward, .character) == nil)
    #expect(moved(document, 0..<0, .forward, .word) == 4..<4)
    #expect(moved(document, 13..<13, .forward, .word) == 18..<18)
    #expect(moved(document, 16..<16, .backward, .word) == 14..<14)
    #expect(moved(document, 2..<2, .forward, .sentence) == 20..<20)
    #expect(moved(document, 22..<22, .backward, .sentence) == 20..<20)
    #expect(moved(document, 3..<3, .forward, .paragraph) == 26..<26)
    #expect(moved(document, 30..<30, .backward, .paragraph) == 27..<27)
    #expect(moved(document, 3..<3, .forward, .line) == 26..<26)
    #expect(moved(document, 3..<3, .backward, .line) == 0..<0)
    #expect(moved(document, 3..<3, .forward, .document) == 35..<35)
    #expect(moved(document, 3..<3, .down, .container) == 35..<35)
    #expect(moved(document, 3..<3, .up, .document) == 0..<0)
    #expect(moved(document, 35..<35, .forward, .document) == nil)
  }

  @Test("moving to other lines keeps the place in the line")
  func lines() throws {
    let document = TextDocument("iiiiiiiiii\nmm\n\niiiiiiiiii\n", width: 1000)
    let navigation = document.manager.textSelectionNavigation
    var selection = NSTextSelection(document.location(10), affinity: .downstream)
    var places: [Int] = []
    for _ in 0..<4 {
      selection = try #require(
        navigation.destinationSelection(
          for: selection, direction: .down, destination: .character, extending: false,
          confined: false))
      places.append(document.offset(selection.textRanges[0].location))
    }
    #expect(places == [13, 14, 25, 26])
    #expect(moved(document, 26..<26, .down, .character) == nil)
    #expect(moved(document, 3..<3, .up, .character) == 0..<0)
    #expect(moved(document, 14..<14, .up, .character) == 11..<11)
  }

  @Test("extending moves one end, and a selection collapses to its end")
  func extending() {
    let document = TextDocument("one two three")
    #expect(moved(document, 4..<7, .forward, .character) == 7..<7)
    #expect(moved(document, 4..<7, .backward, .character) == 4..<4)
    #expect(moved(document, 4..<7, .forward, .character, extending: true) == 4..<8)
    #expect(moved(document, 4..<7, .backward, .character, extending: true) == 4..<6)
    #expect(
      moved(document, 4..<7, .backward, .character, extending: true, affinity: .upstream) == 3..<7)
    #expect(moved(document, 4..<4, .backward, .word, extending: true) == 0..<4)
    #expect(moved(document, 4..<7, .backward, .document, extending: true) == 0..<4)
    let lines = TextDocument("one\ntwo")
    #expect(moved(lines, 1..<1, .forward, .document, confined: true) == 4..<4)
  }

  @Test("right is forward in text from left to right, and backward in text from right to left")
  func directions() {
    let document = TextDocument("abc\nאבג")
    #expect(moved(document, 1..<1, .right, .character) == 2..<2)
    #expect(moved(document, 5..<5, .right, .character) == 4..<4)
    #expect(moved(document, 5..<5, .left, .character) == 6..<6)
    #expect(document.manager.baseWritingDirection(at: document.location(5)) == .rightToLeft)
  }

  @Test("a touch makes an insertion point, a drag extends it")
  func touches() throws {
    let document = TextDocument("one two three\nfour")
    let navigation = document.manager.textSelectionNavigation
    let word = document.segments(4, 7)[0].frame
    func touch(
      _ point: CGPoint, anchors: [NSTextSelection] = [], modifiers: Navigation.Modifier = [],
      selecting: Bool = false
    ) -> [NSTextSelection] {
      navigation.textSelections(
        interactingAt: point, inContainerAt: document.content.documentRange.location,
        anchors: anchors, modifiers: modifiers, selecting: selecting, bounds: .zero)
    }
    let first = touch(CGPoint(x: word.minX + 1, y: word.midY))
    #expect(first.count == 1 && first[0].textRanges.map(document.offsets) == [4..<4])
    let dragged = touch(
      CGPoint(x: word.maxX - 1, y: word.midY), anchors: first, selecting: true)
    #expect(dragged[0].textRanges.map(document.offsets) == [4..<7] && dragged[0].isTransient)
    let back = touch(CGPoint(x: 0, y: word.midY), anchors: dragged, modifiers: .extend)
    #expect(back[0].textRanges.map(document.offsets) == [0..<4] && back[0].affinity == .upstream)
    let words = navigation.textSelection(for: .word, enclosing: first[0])
    #expect(words.textRanges.map(document.offsets) == [4..<7] && words.granularity == .word)
    let more = touch(
      CGPoint(x: word.maxX + 20, y: word.midY), anchors: [words], modifiers: .extend)
    #expect(more[0].textRanges.map(document.offsets) == [4..<13])
    let below = CGPoint(x: word.minX + 1, y: 500)
    #expect(touch(below)[0].textRanges.map { document.offsets($0).lowerBound >= 14 } == [true])
    let columns = touch(below, anchors: first, modifiers: [.extend, .multiple])
    #expect(columns.count == 2)
    #expect(touch(below, anchors: first, modifiers: [.extend, .visual]).count == 1)
    #expect(touch(CGPoint(x: CGFloat.nan, y: .nan)).count == 1)
    #expect(
      navigation.textSelection(
        for: .paragraph, enclosing: CGPoint(x: 9, y: 4),
        inContainerAt: document.location(0)
      )?.textRanges.map(document.offsets) == [0..<14])
    let empty = TextDocument("")
    #expect(
      empty.manager.textSelectionNavigation.textSelection(
        for: .word, enclosing: .zero, inContainerAt: empty.location(0)) == nil)
  }

  @Test("what a key deletes")
  func deletion() {
    let document = TextDocument("ab e\u{301} 👍🏽")
    func ranges(
      _ range: Range<Int>, _ direction: Navigation.Direction,
      _ destination: Navigation.Destination = .character, decomposes: Bool = false
    ) -> [Range<Int>] {
      document.manager.textSelectionNavigation.deletionRanges(
        for: NSTextSelection(
          range: document.range(range.lowerBound, range.upperBound), affinity: .downstream,
          granularity: .character), direction: direction, destination: destination,
        allowsDecomposition: decomposes
      ).map(document.offsets)
    }
    #expect(ranges(1..<4, .backward) == [1..<4])
    #expect(ranges(5..<5, .backward) == [3..<5])
    #expect(ranges(5..<5, .backward, decomposes: true) == [4..<5])
    #expect(ranges(10..<10, .backward) == [6..<10])
    #expect(ranges(6..<6, .forward) == [6..<10])
    #expect(ranges(2..<2, .backward, .word) == [0..<2])
    #expect(ranges(0..<0, .backward) == [])
    #expect(ranges(10..<10, .forward) == [])
  }

  @Test("navigation without a data source, and selections without ranges, have no result")
  func incomplete() {
    var document: TextDocument? = TextDocument("a")
    let navigation = NSTextSelectionNavigation(dataSource: document!.manager)
    let none = NSTextSelection([], affinity: .downstream, granularity: .character)
    #expect(
      navigation.destinationSelection(
        for: none, direction: .forward, destination: .word, extending: true, confined: true) == nil)
    #expect(
      navigation.deletionRanges(
        for: none, direction: .forward, destination: .word, allowsDecomposition: true) == [])
    let selection = NSTextSelection(TextOffset(0), affinity: .downstream)
    #expect(
      navigation.resolvedInsertionLocation(for: selection, writingDirection: .leftToRight) == nil)
    selection.secondarySelectionLocation = TextOffset(1)
    let place = navigation.resolvedInsertionLocation(for: selection, writingDirection: .rightToLeft)
    #expect((place as? TextOffset)?.offset == 1)
    document = nil
    #expect(navigation.textSelectionDataSource == nil)
    #expect(navigation.textSelection(for: .word, enclosing: selection).textRanges.count == 1)
    #expect(
      navigation.textSelections(
        interactingAt: .zero, inContainerAt: TextOffset(0), anchors: [], modifiers: [],
        selecting: false, bounds: .infinite
      ).isEmpty)
  }

  @Test("places of insertion points are from left to right, also in text of both directions")
  func carets() {
    let document = TextDocument("ab אב")
    var found: [(x: CGFloat, offset: Int, isLeading: Bool)] = []
    document.manager.enumerateCaretOffsetsInLineFragment(at: document.location(0)) {
      x, location, isLeading, _ in
      found.append((x, document.offset(location), isLeading))
    }
    #expect(found.map(\.x) == found.map(\.x).sorted())
    for offset in 0..<5 {
      let leading = found.first { $0.offset == offset && $0.isLeading }
      let trailing = found.first { $0.offset == offset && !$0.isLeading }
      #expect(((leading?.x ?? 0) < (trailing?.x ?? 0)) == (offset < 3))
    }
    #expect(found.count == 10)
  }

  @Test("words and lines are enumerated from a location, in both directions")
  func substrings() {
    let document = TextDocument("One, two\nthree", width: 1000)
    func parts(_ offset: Int, _ options: NSString.EnumerationOptions) -> [String] {
      var result: [String] = []
      document.manager.enumerateSubstrings(from: document.location(offset), options: options) {
        text, _, _, _ in result.append(text ?? "-")
      }
      return result
    }
    #expect(parts(0, .words) == ["One", "two", "three"])
    #expect(parts(4, .words) == ["two", "three"])
    #expect(parts(6, [.words, .reverse]) == ["two", "One"])
    #expect(parts(0, []) == ["One, two", "three"])
    #expect(parts(9, [.byParagraphs, .substringNotRequired]) == ["-"])
    #expect(parts(14, .byComposedCharacterSequences).isEmpty)
    #expect(
      document.manager.textRange(for: .word, enclosing: document.location(3)).map(document.offsets)
        == 3..<5)
  }
}
