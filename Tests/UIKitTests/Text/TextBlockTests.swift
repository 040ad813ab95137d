import CelloText
import Testing

@testable import UIKit

@Suite struct TextBlockTests {
  @Test("attributes cover the characters they were given to, beyond ASCII, too")
  func ranges() {
    let text = NSMutableAttributedString(string: "Größe 😀 ")
    text.append(
      NSAttributedString(string: "rot", attributes: [.foregroundColor: UIColor.systemRed]))
    let block = TextBlock(
      text, font: .systemFont(ofSize: 17), color: .label, paragraph: ParagraphStyle(),
      numberOfLines: 1, traits: .iPhone, adjustsFonts: false)
    #expect(block.text.runs.map(\.attributes.color) == [0, 1])
    // Counted in UTF-16: five letters, two spaces and an emoji of two units.
    #expect(block.text.runs.first?.length == 9)
    #expect(block.palette == [.label, .systemRed])
  }
}
