internal import CelloText

extension UIListContentConfiguration {
  /// Returns the block of the text for the given traits; `nil` for no text.
  func textBlock(in traits: UITraitCollection) -> TextBlock? {
    Self.block(
      plain: values.content.text, attributed: values.content.attributedText?.string,
      properties: textProperties, traits: traits)
  }

  /// Returns the block of the secondary text for the given traits; `nil` for no text.
  func secondaryTextBlock(in traits: UITraitCollection) -> TextBlock? {
    Self.block(
      plain: values.content.secondaryText,
      attributed: values.content.secondaryAttributedText?.string,
      properties: secondaryTextProperties, traits: traits)
  }

  private static func block(
    plain: String?, attributed: NSAttributedString?, properties: TextProperties,
    traits: UITraitCollection
  ) -> TextBlock? {
    let font = properties.font.resolved(
      for: traits, adjustsSize: properties.adjustsFontForContentSizeCategory)
    let color = properties.resolvedColor()
    let paragraph = ParagraphStyle(
      alignment: .init(properties.alignment), lineBreakMode: .init(properties.lineBreakMode),
      lineBreakStrategy: .standard)
    var block: TextBlock
    if let attributed, attributed.length > 0 {
      block = TextBlock(
        attributed, font: font, color: color, paragraph: paragraph,
        numberOfLines: properties.numberOfLines, traits: traits,
        adjustsFonts: properties.adjustsFontForContentSizeCategory)
    } else if let plain, !plain.isEmpty {
      block = TextBlock(
        properties.transform.applied(to: plain), font: font, color: color, paragraph: paragraph,
        numberOfLines: properties.numberOfLines, traits: traits)
    } else {
      return nil
    }
    if properties.adjustsFontSizeToFitWidth {
      // A factor outside the range from 0 to 1 is clamped; NaN is treated as 1.
      let factor = properties.minimumScaleFactor
      block.minimumScale = factor.isNaN ? 1 : min(max(factor, 0), 1)
    }
    // A paragraph style can allow tightening, too.
    block.allowsTightening =
      block.allowsTightening || properties.allowsDefaultTighteningForTruncation
    return block
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// Returns a text in the letter case of the transform, by Unicode's rules without
  /// language-specific exceptions.
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

extension ParagraphStyle.Alignment {
  fileprivate init(_ alignment: UIListContentConfiguration.TextProperties.TextAlignment) {
    switch alignment {
    case .natural: self = .natural
    case .center: self = .center
    case .justified: self = .justified
    }
  }
}
