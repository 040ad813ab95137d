import Testing
import UIKit

struct AttributedTextTests {
  @Test("attributes are set on the whole and on parts")
  func values() throws {
    let greeting = AttributedTexts.greeting()
    #expect(greeting.runs.count == 3)
    let world = try #require(greeting.range(of: "world"))
    #expect(greeting[world].foregroundColor == .systemRed)
    #expect(greeting[world].kern == 1.5)
    #expect(greeting[world].runs.first?.uiKit.underlineStyle == .single)
    #expect(greeting.runs.first?.font == .preferredFont(forTextStyle: .body))
    #expect(
      AttributedTexts.colors(of: greeting) == [.secondaryLabel, .systemRed, .secondaryLabel])
    #expect(AttributedTexts.colors(of: AttributedTexts.withoutColors(greeting)) == [nil])
  }

  @Test("a container stores all values by their names")
  func containers() {
    var container = AttributedTexts.emphasized
    #expect(container.uiKit.font == .systemFont(ofSize: 17, weight: .semibold))
    container.uiKit.foregroundColor = .systemPink
    #expect(container.foregroundColor == .systemPink)
    #expect(AttributeContainer([.font: UIFont.systemFont(ofSize: 9)]).font?.pointSize == 9)
    #expect(AttributeContainer([.kern: 2, .underlineStyle: 1]).kern == 2)
    #expect(AttributeContainer([.kern: 2, .underlineStyle: 1]).underlineStyle == .single)
    #expect(AttributeContainer([.font: "no font", .init("own"): 3]) == AttributeContainer())
    let dictionary = [NSAttributedString.Key: Any](container)
    #expect(dictionary[.foregroundColor] as? UIColor == .systemPink)
    #expect(dictionary.count == 2)
  }

  @Test("a transformer changes fonts and colors of a copy")
  func transformers() {
    var container = AttributeContainer()
    container.kern = 3
    let changed = AttributedTexts.highlighting()(container)
    #expect(changed.font == .preferredFont(forTextStyle: .headline))
    #expect(changed.foregroundColor == .systemBlue)
    #expect(changed.kern == 3)
    #expect(container.font == nil)
  }

  @Test("values become objects and objects values, without loss")
  func conversion() throws {
    for text in [
      AttributedTexts.greeting(), AttributedTexts.price("3 €", per: "100 g"), AttributedString(),
      AttributedString("👍🏽e\u{301}\u{1f1e9}", attributes: AttributedTexts.emphasized),
    ] {
      let object = NSAttributedString(text)
      #expect(object.string == String(text.characters[...]))
      #expect(AttributedString(object) == text)
    }
    let greeting = NSAttributedString(AttributedTexts.greeting())
    #expect(greeting.attribute(.kern, at: 8, effectiveRange: nil) as? CGFloat == 1.5)
    #expect(greeting.attribute(.underlineStyle, at: 8, effectiveRange: nil) as? Int == 1)
    let content = try AttributedTexts.content(title: AttributedTexts.greeting())
    #expect(content.attributedText == greeting)
    #expect(content.secondaryAttributedText == greeting)
    let badge = try AttributedTexts.value(of: AttributedTexts.badge())
    #expect(badge.runs.first?.paragraphStyle?.alignment == .center)
    #expect(badge.runs.last?.attachment?.bounds.size.width == 14)
    #expect(badge.runs.first?.kern == 0.5)
    let mutable = NSMutableAttributedString(AttributedTexts.greeting())
    mutable.append(AttributedTexts.badge())
    #expect(mutable.length == 18)
  }

  @Test("texts are put together from none and from many")
  func joining() {
    #expect(AttributedTexts.joined([]).length == 0)
    let joined = AttributedTexts.joined([AttributedTexts.badge(), AttributedTexts.badge()])
    #expect(joined.length == 10)
    #expect(joined.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .label)
  }

  @Test("an attribute inside a character and at half a surrogate pair stays in order")
  func parts() {
    let object = NSMutableAttributedString(string: "👍e\u{301}x")
    object.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    object.addAttribute(.kern, value: 2, range: NSRange(location: 3, length: 1))
    let value = AttributedString(object)
    #expect(String(value.characters[...]) == "👍e\u{301}x")
    #expect(value.runs.map { $0.kern } == [1, nil, 2, nil])
    #expect(NSAttributedString(value).length == 5)
  }

  @Test("an app's own scope is converted by its name only")
  func scopes() throws {
    var tea = AttributedString("Sencha")
    tea.origin = "Uji"
    tea.font = .systemFont(ofSize: 11)
    #expect(NSAttributedString(tea).attributes(at: 0, effectiveRange: nil).count == 1)
    let object = try NSAttributedString(tea, including: \.tea)
    #expect(object.attribute(.init("teaOrigin"), at: 0, effectiveRange: nil) as? String == "Uji")
    #expect(try AttributedString(object, including: \.tea) == tea)
    #expect(try AttributedString(object, including: AttributeScopes.TeaAttributes.self) == tea)
    #expect(AttributedString(object).origin == nil)
  }

  @Test("a value of another type is an error with a scope, and omitted without a scope")
  func errors() {
    let wrong = NSAttributedString(string: "x", attributes: [.font: "Helvetica", .kern: 1])
    #expect(throws: CocoaError.self) { try AttributedString(wrong, including: \.uiKit) }
    #expect(throws: CocoaError.self) {
      try AttributeContainer([.foregroundColor: 3], including: \.uiKit)
    }
    #expect(AttributedString(wrong).font == nil)
    #expect(AttributedString(wrong).kern == 1)
  }
}
