import Foundation
import Testing
import UIKit

@testable import CelloViews

struct NSTextContentStorageTests {
  @Test(
    "paragraphs end with their separators",
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a\n"]), ("a\nb", ["a\n", "b"]),
      ("a\r\nb\rc", ["a\r\n", "b\r", "c"]), ("\n\n", ["\n", "\n"]),
      ("a\u{2028}b\u{2029}c\u{85}", ["a\u{2028}b\u{2029}", "c\u{85}"]), ("😀\n😀", ["😀\n", "😀"]),
    ] as [(String, [String])])
  func paragraphs(text: String, expected: [String]) {
    let document = TextDocument(text)
    #expect(document.elements == expected)
    let elements = document.content.textElements(for: document.content.documentRange)
    #expect(
      elements.map { $0.elementRange.map(document.offsets)?.count } == expected.map(\.utf16.count))
    for case let paragraph as NSTextParagraph in elements {
      let content = paragraph.paragraphContentRange.map(document.offsets)?.count ?? 0
      let separator = paragraph.paragraphSeparatorRange.map(document.offsets)?.count ?? 0
      #expect(content + separator == paragraph.attributedString.length)
      #expect(paragraph.textContentManager === document.content)
    }
  }

  @Test("an edit keeps the elements of paragraphs that it does not touch")
  func edits() {
    let document = TextDocument("one\ntwo\nthree\nfour")
    let before = document.content.textElements(for: document.content.documentRange)
    document.storage.replaceCharacters(in: NSRange(location: 5, length: 1), with: "WW\nW")
    let after = document.content.textElements(for: document.content.documentRange)
    #expect(document.elements == ["one\n", "tWW\n", "Wo\n", "three\n", "four"])
    #expect(after[0] === before[0] && after[3] === before[2] && after[4] === before[3])
    #expect(after[3].elementRange.map(document.offsets) == 11..<17)
  }

  @Test("the elements match the text after any edit")
  func manyEdits() {
    let document = TextDocument("one\ntwo\r\n\nthree\n")
    _ = document.elements
    var state: UInt64 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(limit, 1)
    }
    let texts = ["", "x", "\n", "\r", "a\nb", "\r\n\n", "long words here"]
    for _ in 0..<300 {
      let length = document.storage.length
      let start = random(length + 1)
      let range = NSRange(location: start, length: random(min(length - start, 6) + 1))
      document.storage.replaceCharacters(in: range, with: texts[random(texts.count)])
      let whole = TextDocument(document.storage.string)
      #expect(document.elements == whole.elements)
      #expect(document.elements.joined() == document.storage.string)
    }
  }

  @Test("the delegate provides paragraphs, and hides elements")
  func delegate() {
    let delegate = TextStorageDelegate()
    let document = TextDocument("# one\ntwo\n# three")
    document.content.delegate = delegate
    _ = document.elements
    delegate.paragraph = { range in
      range.location == 6
        ? NSTextParagraph(attributedString: NSAttributedString(string: "TWO\n")) : nil
    }
    delegate.isShown = {
      ($0 as? NSTextParagraph)?.attributedString.string.hasPrefix("# t") == false
    }
    document.storage.append(NSAttributedString(string: "!"))
    #expect(document.elements == ["# one\n", "two\n"])
    document.storage.edited(
      .editedAttributes, range: NSRange(location: 6, length: 4), changeInLength: 0)
    #expect(document.elements == ["# one\n", "TWO\n"])
    document.content.delegate = nil
    #expect(document.elements == ["# one\n", "two\n", "# three!"])
  }

  @Test("elements are enumerated from a location, in both directions, until the closure ends it")
  func enumeration() {
    let document = TextDocument("a\nb\nc\nd")
    func texts(
      from offset: Int?, _ options: NSTextContentManager.EnumerationOptions, _ count: Int = 9
    )
      -> (String, Int?)
    {
      var result = ""
      let edge = document.content.enumerateTextElements(
        from: offset.map(document.location), options: options
      ) { element in
        result += ((element as? NSTextParagraph)?.attributedString.string ?? "").prefix(1)
        return result.count < count
      }
      return (result, edge.map(document.offset))
    }
    #expect(texts(from: nil, []) == ("abcd", 7))
    #expect(texts(from: 3, []) == ("bcd", 7))
    #expect(texts(from: nil, [], 2) == ("ab", 4))
    #expect(texts(from: nil, .reverse) == ("dcba", 0))
    #expect(texts(from: 4, .reverse) == ("ba", 0))
    #expect(texts(from: 5, .reverse, 1) == ("b", 2))
    #expect(texts(from: 7, []) == ("", nil))
    #expect(texts(from: 0, .reverse) == ("", nil))
    #expect(document.content.textElements(for: document.range(3, 3)).count == 1)
    #expect(document.content.textElements(for: NSTextRange(location: TextOffset(99))).isEmpty)
  }

  @Test("a transaction is one change, and may be nested")
  func transactions() {
    final class Observer: NSObject, NSTextStorageDelegate {
      var count = 0
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { count += 1 }
    }
    let observer = Observer()
    let document = TextDocument("abc")
    document.storage.delegate = observer
    var synchronized = 0
    document.content.performEditingTransaction {
      #expect(document.content.hasEditingTransaction)
      document.storage.append(NSAttributedString(string: "d"))
      document.content.performEditingTransaction {
        document.storage.deleteCharacters(in: NSRange(location: 0, length: 1))
      }
      document.content.synchronizeTextLayoutManagers { error in
        if error == nil { synchronized += 1 }
      }
      #expect(observer.count == 0 && synchronized == 0)
    }
    #expect(observer.count == 1 && synchronized == 1 && !document.content.hasEditingTransaction)
    #expect(document.elements == ["bcd"])
  }

  @Test("ranges outside the text are clamped, and locations of other kinds change nothing")
  func oddRanges() {
    let document = TextDocument("abc")
    let behind = NSTextRange(NSRange(location: 2, length: 50))
    document.content.replaceContents(
      in: behind, with: [NSTextParagraph(attributedString: NSAttributedString(string: "X"))])
    #expect(document.storage.string == "abX")
    document.content.replaceContents(in: behind, with: nil as [NSTextElement]?)
    #expect(document.storage.string == "ab")
    #expect(document.content.location(document.location(0), offsetBy: -1) == nil)
    #expect(document.content.location(document.location(0), offsetBy: 3) == nil)
    #expect(document.content.location(document.location(1), offsetBy: .max) == nil)
    document.manager.replaceContents(
      in: document.range(0, 1), with: NSAttributedString(string: "12"))
    #expect(document.storage.string == "12b")
  }

  @Test("a storage has one observer, which is notified about changes")
  func observer() {
    let content = NSTextContentStorage()
    let storage = NSTextStorage(string: "a")
    let former = content.textStorage
    storage.textStorageObserver = content
    #expect(content.textStorage === storage && former?.textStorageObserver == nil)
    #expect(content.attributedString?.string == "a")
    content.textStorage = nil
    #expect(storage.textStorageObserver == nil && content.documentRange.isEmpty)
    content.attributedString = NSAttributedString(string: "b\nc")
    #expect(content.textElements(for: content.documentRange).count == 2)
  }

  @Test("ranges behind an edit are adjusted while it is processed")
  func adjustment() {
    final class Delegate: NSObject, NSTextStorageDelegate {
      var adjusted: [Range<Int>?] = []
      weak var content: NSTextContentStorage?
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        for (start, end) in [(0, 1), (4, 6), (1, 3)] {
          let range = NSTextRange(NSRange(location: start, length: end - start))
          adjusted.append(
            content?.adjustedRange(from: range, forEditingTextSelection: false).flatMap {
              let start = ($0.location as? TextOffset)?.offset ?? -1
              return start..<(($0.endLocation as? TextOffset)?.offset ?? -1)
            })
        }
      }
    }
    let document = TextDocument("abcdef")
    let delegate = Delegate()
    delegate.content = document.content
    document.storage.delegate = delegate
    document.storage.replaceCharacters(in: NSRange(location: 2, length: 2), with: "12345")
    #expect(delegate.adjusted == [nil, 7..<9, 1..<7])
    #expect(
      document.content.adjustedRange(from: document.range(4, 6), forEditingTextSelection: true)
        == nil)
  }

  @Test("a list element has its text with a marker, its children and its parent")
  func lists() throws {
    let list = NSTextList(markerFormat: .decimal, options: 0)
    func item(_ text: String) -> NSTextListElement {
      NSTextListElement(
        contents: NSAttributedString(string: text), markerAttributes: nil, textList: list,
        children: nil)
    }
    let children = [item("one"), item("two")]
    let parent = try #require(
      NSTextListElement(children: children, textList: list, nestingLevel: 0))
    #expect(children[1].attributedString.string == "\t2\ttwo")
    #expect(parent.attributedString.string == "\t1\tone\n\t2\ttwo")
    #expect(children[0].parent === parent && parent.childElements.count == 2)
    #expect(parent.contents == nil && children[0].contents?.string == "one")
    #expect(NSTextListElement(children: [], textList: list, nestingLevel: 0) == nil)
    let deep = NSTextListElement(children: [item("x")], textList: list, nestingLevel: 2)
    #expect(deep?.childElements.first?.childElements.first?.childElements.count == 1)
    #expect(NSTextListElement(children: [item("x")], textList: list, nestingLevel: -5) != nil)

    let style = NSMutableParagraphStyle()
    style.textLists = [list]
    let document = TextDocument("item", attributes: [.paragraphStyle: style])
    let element = document.content.textElements(for: document.content.documentRange).first
    #expect((element as? NSTextListElement)?.textList === list)
    #expect(element.flatMap { document.content.attributedString(for: $0)?.string } == "item")
    #expect(document.content.attributedString(for: NSTextElement(textContentManager: nil)) == nil)
  }
}
