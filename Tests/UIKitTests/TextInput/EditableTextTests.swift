import Foundation
import Testing
import UIKit

struct EditableTextTests {
  private func text(_ string: String) -> EditableText {
    EditableText(NSAttributedString(string: string))
  }

  @Test("a new text has its insertion point at the end")
  func start() {
    #expect(text("abc").selection == NSRange(location: 3, length: 0))
    #expect(text("").isEmpty)
  }

  @Test("a replacement is followed by the insertion point")
  func replacement() {
    var text = text("abcd")
    text.replace(NSRange(location: 1, length: 2), with: NSAttributedString(string: "XYZ"))
    #expect(text.string == "aXYZd")
    #expect(text.selection == NSRange(location: 4, length: 0))
    text.replace(NSRange(location: 99, length: .max), with: NSAttributedString(string: "!"))
    #expect(text.string == "aXYZd!")
    text.replace(NSRange(location: -5, length: 6), with: NSAttributedString(string: ""))
    #expect(text.string == "XYZd!")
  }

  @Test(
    "a selection stays in the text and does not divide characters",
    arguments: [
      (NSRange(location: 0, length: 99), NSRange(location: 0, length: 4)),
      (NSRange(location: 2, length: 0), NSRange(location: 1, length: 0)),
      (NSRange(location: 2, length: 1), NSRange(location: 1, length: 2)),
      (NSRange(location: 0, length: 2), NSRange(location: 0, length: 3)),
      (NSRange(location: 3, length: 0), NSRange(location: 3, length: 0)),
      (NSRange(location: .max, length: .max), NSRange(location: 4, length: 0)),
      (NSRange(location: -3, length: 1), NSRange(location: 0, length: 0)),
    ])
  func selection(range: NSRange, expected: NSRange) {
    var text = text("a😀b")
    text.select(range)
    #expect(text.selection == expected)
  }

  @Test("the delete key removes the selection or a whole character")
  func deletion() {
    var text = text("a👩‍👧e\u{301}")
    #expect(text.rangeToDelete == NSRange(location: 6, length: 2))
    text.replace(text.rangeToDelete!, with: NSAttributedString(string: ""))
    #expect(text.rangeToDelete == NSRange(location: 1, length: 5))
    text.select(NSRange(location: 0, length: 1))
    #expect(text.rangeToDelete == NSRange(location: 0, length: 1))
    text.select(NSRange(location: 0, length: 0))
    #expect(text.rangeToDelete == nil)
  }

  @Test("attributes can be set and removed for the whole text, and are found before the selection")
  func attributes() {
    var text = text("ab")
    text.setAttribute(.kern, to: 2)
    #expect(text.attributesAtSelection[.kern] as? Int == 2)
    text.setAttribute(.kern, to: nil)
    #expect(text.attributesAtSelection.isEmpty)
    var empty = self.text("")
    empty.setAttribute(.kern, to: 2)
    #expect(empty.attributesAtSelection.isEmpty)
  }

  @Test("defaults do not replace a run's own attributes")
  func defaults() {
    let string = NSMutableAttributedString(string: "ab")
    string.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 1))
    let styled = string.withDefaults([.kern: 1, .tracking: 3])
    #expect(styled.attributes(at: 0, effectiveRange: nil)[.kern] as? Int == 1)
    #expect(styled.attributes(at: 1, effectiveRange: nil)[.kern] as? Int == 2)
    #expect(styled.attributes(at: 1, effectiveRange: nil)[.tracking] as? Int == 3)
  }
}
