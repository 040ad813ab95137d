import CelloText
import Testing
import UIKit

@testable import CelloViews

struct TextBlockTests {
  @Test("attributes cover the characters they were given to, also beyond ASCII")
  func ranges() {
    let text = NSMutableAttributedString(string: "Größe 😀 ")
    text.append(
      NSAttributedString(string: "rot", attributes: [.foregroundColor: UIColor.systemRed]))
    let block = TextBlock(
      text, font: .systemFont(ofSize: 17), color: .label, paragraph: ParagraphStyle(),
      numberOfLines: 1, traits: .iPhone, adjustsFonts: false)
    #expect(block.text.runs.map(\.attributes.color) == [0, 1])
    // Lengths are counted in UTF-16 code units: five letters, two spaces and an emoji of two units.
    #expect(block.text.runs.first?.length == 9)
    #expect(block.palette == [.label, .systemRed])
  }

  // Foundation compares the values of adjacent runs, and terminates the process if it mistakes one
  // of our objects for one of its own.
  @Test("attributes are added beside others of the same kind, and such texts compared")
  func neighbors() throws {
    let star = try #require(UIImage(systemName: "star"))
    let moon = try #require(UIImage(systemName: "moon"))
    let loose = NSMutableParagraphStyle()
    loose.lineSpacing = 3
    let pairs: [(NSAttributedString.Key, Any, Any)] = [
      (.font, UIFont.systemFont(ofSize: 1), UIFont.boldSystemFont(ofSize: 256)),
      (.foregroundColor, UIColor.red, UIColor(red: 0, green: 0, blue: 0, alpha: 0)),
      (.foregroundColor, UIColor.label, UIColor.clear),
      (.paragraphStyle, NSParagraphStyle(), loose),
      (.kern, CGFloat(0), CGFloat(-4)), (.kern, 1, CGFloat.nan),
      (.underlineStyle, NSUnderlineStyle.single, NSUnderlineStyle.double),
      (.attachment, NSTextAttachment(image: star), NSTextAttachment(image: moon)),
      (.init("image"), star, moon),
      (
        .init("descriptor"), UIFont.systemFont(ofSize: 3).fontDescriptor,
        UIFontDescriptor(name: "A", size: 4)
      ),
      (.init("path"), UIBezierPath(), UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))),
      (.init("traits"), UITraitCollection(), UITraitCollection(displayScale: 2)),
      (
        .init("configuration"), UIImage.SymbolConfiguration(scale: .large),
        UIImage.SymbolConfiguration(weight: .bold)
      ),
    ]
    for (key, one, other) in pairs {
      func text() -> NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "abc", attributes: [key: one])
        text.addAttribute(key, value: other, range: NSRange(location: 1, length: 1))
        text.addAttribute(key, value: one, range: NSRange(location: 2, length: 1))
        text.append(NSAttributedString(string: "d", attributes: [key: other]))
        return text
      }
      #expect(text() == text())
      #expect(AttributedText(text()) == AttributedText(text()))
      #expect(
        AttributedText(text())
          != AttributedText(NSAttributedString(string: "abcd", attributes: [key: one])))
      var runs: [NSRange] = []
      text().forEachRun { runs.append($1) }
      #expect(runs.map(\.location) == [0, 1, 2, 3])
    }
  }

  @Test("a number goes into a text as a CGFloat and comes out as any, and back")
  func numbers() {
    let text = NSMutableAttributedString(string: "abc")
    for location in 0..<3 {
      text.addAttribute(
        .kern, value: CGFloat(location / 2), range: NSRange(location: location, length: 1))
    }
    let value = text.attribute(.kern, at: 2, effectiveRange: nil)
    #expect(value as? CGFloat == 1)
    #expect(value as? Double == 1)
    #expect(value as? NSNumber == 1)
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.double, range: NSRange(location: 0, length: 3))
    #expect(text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 9)
    text.addAttribute(.kern, value: NSNumber(value: 2.5), range: NSRange(location: 0, length: 3))
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2.5)
  }

  @Test("halves of surrogate pairs become replacement characters, in a label as in a configuration")
  @MainActor func illFormed() {
    for units: [UInt16] in [[0xd800], [0xdc00, 0x61], [0x61, 0xdbff, 0x20], [0xdc00, 0xd800]] {
      let string = NSString(characters: units, length: units.count) as String
      let label = UILabel()
      label.text = string
      #expect(label.sizeThatFits(.zero).width > 0)
      label.attributedText = NSAttributedString(string: string, attributes: [.kern: CGFloat(1)])
      #expect(label.sizeThatFits(.zero).width > 0)
      var content = UIListContentConfiguration.cell()
      content.text = string
      #expect(UIListContentView(configuration: content).sizeThatFits(.zero).height > 0)
    }
  }

  @Test("texts with any attribute values can be compared")
  func anyValues() {
    struct Opaque { var value = 1 }
    final class Token {}
    let token = Token()
    func text(_ value: Any) -> AttributedText {
      AttributedText(NSAttributedString(string: "x", attributes: [.init("own"): value]))
    }
    #expect(text(NSUnderlineStyle.single) == text(NSUnderlineStyle.single))
    #expect(text(NSUnderlineStyle.single) != text(NSUnderlineStyle.double))
    #expect(text(token) == text(token))
    #expect(text(token) != text(Token()))
    #expect(text(Opaque()) != text(Opaque()))
    #expect(text(1) != text("1"))
    #expect(text(1).hashValue == text(1).hashValue)
    #expect(
      AttributedText(NSAttributedString(string: "é"))
        != AttributedText(NSAttributedString(string: "e\u{301}")))
  }
}
