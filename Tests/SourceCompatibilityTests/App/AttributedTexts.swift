import UIKit

/// Texts with attributes, created in the ways that apps use.
enum AttributedTexts {
  // MARK: Values

  static func greeting() -> AttributedString {
    var greeting = AttributedString("Hello, world!")
    greeting.font = .preferredFont(forTextStyle: .body)
    greeting.foregroundColor = .secondaryLabel
    if let range = greeting.range(of: "world") {
      greeting[range].font = .boldSystemFont(ofSize: 17)
      greeting[range].foregroundColor = UIColor.systemRed
      greeting[range].underlineStyle = .single
      greeting[range].uiKit.kern = 1.5
    }
    return greeting
  }

  static func price(_ amount: String, per unit: String) -> AttributedString {
    var price = AttributedString(
      amount, attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 20)]))
    var container = AttributeContainer()
    container.font = .systemFont(ofSize: 12)
    container.foregroundColor = UIColor.systemGray
    container.baselineOffset = 4
    container.link = URL(string: "https://example.org")
    price.append(AttributedString(" / \(unit)", attributes: container))
    return price
  }

  static let emphasized =
    AttributeContainer
    .font(UIFont.systemFont(ofSize: 17, weight: .semibold))
    .foregroundColor(UIColor.label)

  static func withoutColors(_ text: AttributedString) -> AttributedString {
    text.transformingAttributes(\.foregroundColor) { $0.value = nil }
  }

  static func colors(of text: AttributedString) -> [UIColor?] {
    text.runs[\.foregroundColor].map(\.0)
  }

  // MARK: Transformers

  static func highlighting() -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
      outgoing.foregroundColor = .systemBlue
      return outgoing
    }
  }

  // MARK: Objects

  static func content(title: AttributedString) throws -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(title)
    content.secondaryAttributedText = try NSAttributedString(title, including: \.uiKit)
    return content
  }

  static func value(of text: NSAttributedString) throws -> AttributedString {
    try AttributedString(text, including: \.uiKit)
  }

  static func joined(_ parts: [NSAttributedString]) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for part in parts { result.append(part) }
    result.addAttribute(
      .foregroundColor, value: UIColor.label, range: NSRange(location: 0, length: result.length))
    return result.length > 0 ? result : NSAttributedString()
  }

  static func badge() -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineSpacing = 2
    let text = NSMutableAttributedString(
      string: "New ",
      attributes: [
        .font: UIFont.systemFont(ofSize: 13, weight: .medium), .foregroundColor: UIColor.white,
        .backgroundColor: UIColor.systemRed, .paragraphStyle: paragraph, .kern: 0.5,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "sparkles")?.withTintColor(.white)
    attachment.bounds = CGRect(x: 0, y: -2, width: 14, height: 14)
    text.append(NSAttributedString(attachment: attachment))
    return text
  }
}

extension AttributeScopes {
  /// Custom attributes of an app, in addition to the system's attributes.
  struct TeaAttributes: AttributeScope {
    let origin: OriginAttribute
    let uiKit: AttributeScopes.UIKitAttributes
  }

  var tea: TeaAttributes.Type { TeaAttributes.self }
}

enum OriginAttribute: AttributedStringKey {
  typealias Value = String
  static let name = "teaOrigin"
}

extension AttributeDynamicLookup {
  subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.TeaAttributes, T>
  ) -> T { self[T.self] }
}
