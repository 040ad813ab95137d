import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

struct NSTextListTests {
  @Test(
    "markers count in the system of the format",
    arguments: [
      ("{decimal}.", 12, "12."), ("{lower-alpha})", 28, "ab)"), ("{upper-latin}", 26, "Z"),
      ("({lower-roman})", 14, "(xiv)"), ("{upper-roman}", 1999, "MCMXCIX"), ("{octal}", 9, "11"),
      ("{lower-hexadecimal}", 255, "ff"), ("{disc}", 3, "•"), ("{hyphen}", 1, "⁃"),
      ("*", 2, "*"), ("{unknown}", 2, "{unknown}"), ("{lower-roman}", -4, "-4"),
      ("{lower-alpha}", 0, "0"),
    ])
  func markers(format: String, number: Int, expected: String) {
    let list = NSTextList(markerFormat: .init(format), options: 0)
    #expect(list.marker(forItemNumber: number) == expected)
  }

  @Test("formats with numbers or letters are ordered")
  func order() {
    #expect(NSTextList(markerFormat: .init("{decimal}."), options: 0).isOrdered)
    #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
    #expect(!NSTextList(markerFormat: .init("x"), options: 0).isOrdered)
  }

  private func block(_ paragraphs: [(String, [NSTextList])]) -> TextBlock {
    let text = NSMutableAttributedString()
    for (string, lists) in paragraphs {
      let style = NSMutableParagraphStyle()
      style.textLists = lists
      text.append(
        NSAttributedString(
          string: string, attributes: [.paragraphStyle: style]))
    }
    return TextBlock(
      text, font: .systemFont(ofSize: 17), color: .label, paragraph: .init(), numberOfLines: 0,
      traits: .iPhone, adjustsFonts: false)
  }

  @Test("consecutive paragraphs of a list are numbered, nested ones by themselves")
  func numbering() {
    let outer = NSTextList(markerFormat: .init("{decimal}."), options: [], startingItemNumber: 3)
    let inner = NSTextList(
      markerFormat: .init("{lower-alpha}"), options: .prependEnclosingMarker, startingItemNumber: 1)
    let text = block([
      ("a\nb\n", [outer]), ("c\n", [outer, inner]), ("d\n", [outer, inner]), ("e\n", [outer]),
      ("plain\n", []), ("f", [outer]),
    ])
    #expect(
      text.text.paragraphs.map { $0.style.marker?.text } == [
        "3.", "4.", "4.a", "4.b", "5.", nil, "3.",
      ])
    #expect(
      text.text.paragraphs.map(\.style.headIndent) == [36, 36, 72, 72, 36, 0, 36])
  }

  @Test("a text that begins with its marker gets no second one")
  func ownMarker() {
    let list = NSTextList(markerFormat: .disc, options: 0)
    #expect(block([("\t•\tx", [list])]).text.paragraphs[0].style.marker == nil)
  }

  @MainActor @Test("markers are drawn before the text, at the right of text from right to left")
  func drawing() {
    func positions(_ string: String, rightToLeft: Bool) -> [CGFloat] {
      let list = NSTextList(markerFormat: .init("{decimal}."), options: 0)
      let style = NSMutableParagraphStyle()
      style.textLists = [list]
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      label.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
      label.attributedText = NSAttributedString(
        string: string, attributes: [.paragraphStyle: style])
      return DisplayListRecorder.record(label).items.flatMap { item -> [CGFloat] in
        if case .glyphs(let run) = item { run.glyphs.map(\.position.x) } else { [] }
      }
    }
    let left = positions("ab", rightToLeft: false)
    #expect(left.count == 4)
    #expect(left.min()! >= 11 && left.min()! < 15)
    #expect(left.filter { $0 >= 36 }.count == 2)
    let right = positions("שב", rightToLeft: true)
    #expect(right.filter { $0 > 164 }.count == 2)
  }
}
