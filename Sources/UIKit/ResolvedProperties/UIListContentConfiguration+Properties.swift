// Every property of a list content configuration by name, for printing and reading back.
//
// Values that are usual for most styles are left out; which properties were set is the line `set`.

private typealias Values = UIListContentConfiguration.Values
private typealias Field = PropertyField<UIListContentConfiguration.Values>

extension UIListContentConfiguration {
  /// What the configuration looks like, as text.
  package var resolvedProperties: PropertyList {
    PropertyList(values, fields: Values.fields)
  }

  /// The configuration of a property list; `nil` when a line is not known or cannot be read.
  ///
  /// Images from data, an app's own transformers, and attributes of text that are no data print, but cannot be read back.
  package init?(_ properties: PropertyList) {
    guard let style = properties["style"].flatMap(Style.notated) else { return nil }
    var values = UIListContentConfiguration.bare(style)
    guard properties.read(into: &values, fields: Values.fields) else { return nil }
    self.init(values)
  }

  /// Whether reading the printed properties gives an equal configuration.
  package var isData: Bool { Values.fields.allSatisfy { $0.isData(values) } }

  /// A value in which everything is as usual.
  private static func bare(_ style: Style) -> Values {
    let text = TextProperties.Values(font: .preferredFont(forTextStyle: .body), color: .label)
    return Values(
      style: style, imageProperties: ImageProperties(.init()),
      textProperties: TextProperties(text), secondaryTextProperties: TextProperties(text),
      layout: Layout(
        directionalLayoutMargins: .zero, axesPreservingSuperviewLayoutMargins: .horizontal,
        prefersSideBySideTextAndSecondaryText: false, imageToTextPadding: 0,
        textToSecondaryTextHorizontalPadding: 8, textToSecondaryTextVerticalPadding: 0))
  }
}

extension UIListContentConfiguration.Values {
  fileprivate static let fields: [PropertyField<Self>] =
    [
      Field("style", \.style, .own, usually: nil),
      Field("text", \.text, .optional(.own), usually: .some(nil)),
      Field("attributedText", \.attributedText, .optional(.attributedText), usually: .some(nil)),
      Field("secondaryText", \.secondaryText, .optional(.own), usually: .some(nil)),
      Field(
        "secondaryAttributedText", \.secondaryAttributedText, .optional(.attributedText),
        usually: .some(nil)),
      Field("image", \.image, .optional(.image), usually: .some(nil)),
      Field("alpha", \.layout.alpha, .own, usually: 1),
      Field("stateAlpha", \.stateAlpha, .own, usually: 1),
    ] + layoutFields + imageFields + textFields("textProperties", \.textProperties)
    + textFields("secondaryTextProperties", \.secondaryTextProperties)

  private static let layoutFields: [PropertyField<Self>] = [
    Field(
      "directionalLayoutMargins", \.layout.directionalLayoutMargins, .own, usually: .zero,
      locks: \.lockedLayout, .directionalLayoutMargins),
    Field(
      "axesPreservingSuperviewLayoutMargins", \.layout.axesPreservingSuperviewLayoutMargins, .own,
      usually: .horizontal, locks: \.lockedLayout, .axesPreservingSuperviewLayoutMargins),
    Field(
      "prefersSideBySideTextAndSecondaryText", \.layout.prefersSideBySideTextAndSecondaryText, .own,
      usually: false, locks: \.lockedLayout, .prefersSideBySideTextAndSecondaryText),
    Field(
      "imageToTextPadding", \.layout.imageToTextPadding, .own, usually: 0, locks: \.lockedLayout,
      .imageToTextPadding),
    Field(
      "textToSecondaryTextHorizontalPadding", \.layout.textToSecondaryTextHorizontalPadding, .own,
      usually: 8, locks: \.lockedLayout, .textToSecondaryTextHorizontalPadding),
    Field(
      "textToSecondaryTextVerticalPadding", \.layout.textToSecondaryTextVerticalPadding, .own,
      usually: 0, locks: \.lockedLayout, .textToSecondaryTextVerticalPadding),
  ]

  private static let imageFields: [PropertyField<Self>] = [
    Field(
      "imageProperties.preferredSymbolConfiguration",
      \.imageProperties.values.preferredSymbolConfiguration, .optional(.symbolConfiguration),
      usually: .some(nil),
      locks: \.imageProperties.locked, .preferredSymbolConfiguration),
    Field(
      "imageProperties.tintColor", \.imageProperties.values.tintColor, .optional(.color),
      usually: .some(nil),
      locks: \.imageProperties.locked, .tintColor),
    Field(
      "imageProperties.tintColorTransformer", \.imageProperties.values.tintColorTransformer,
      .optional(.own), usually: .some(nil),
      locks: \.imageProperties.locked, .tintColorTransformer),
    Field(
      "imageProperties.cornerRadius", \.imageProperties.values.cornerRadius, .own, usually: 0,
      locks: \.imageProperties.locked, .cornerRadius),
    Field(
      "imageProperties.maximumSize", \.imageProperties.values.maximumSize, .own, usually: .zero,
      locks: \.imageProperties.locked, .maximumSize),
    Field(
      "imageProperties.reservedLayoutSize", \.imageProperties.values.reservedLayoutSize, .own,
      usually: .zero,
      locks: \.imageProperties.locked, .reservedLayoutSize),
    Field(
      "imageProperties.accessibilityIgnoresInvertColors",
      \.imageProperties.values.accessibilityIgnoresInvertColors, .own, usually: false,
      locks: \.imageProperties.locked, .accessibilityIgnoresInvertColors),
    Field(
      "imageProperties.strokeWidth", \.imageProperties.values.strokeWidth, .own, usually: 0,
      locks: \.imageProperties.locked, .strokeWidth),
    Field(
      "imageProperties.strokeColor", \.imageProperties.values.strokeColor, .optional(.color),
      usually: .some(nil),
      locks: \.imageProperties.locked, .strokeColor),
    Field(
      "imageProperties.strokeColorTransformer", \.imageProperties.values.strokeColorTransformer,
      .optional(.own), usually: .some(nil),
      locks: \.imageProperties.locked, .strokeColorTransformer),
  ]

  private static func textFields(
    _ prefix: String, _ path: WritableKeyPath<Self, UIListContentConfiguration.TextProperties>
  ) -> [PropertyField<Self>] {
    let values = path.appending(path: \.values)
    let locked = path.appending(path: \.locked)
    func field<Value: Equatable>(
      _ name: String,
      _ property: WritableKeyPath<UIListContentConfiguration.TextProperties.Values, Value>,
      _ notation: Notation<Value>, usually usual: Value?,
      _ lock: UIListContentConfiguration.TextProperties.Locked
    ) -> PropertyField<Self> {
      Field(
        prefix + "." + name, values.appending(path: property), notation, usually: usual,
        locks: locked, lock)
    }
    return [
      field("font", \.font, .font, usually: nil, .font),
      field("color", \.color, .color, usually: nil, .color),
      field(
        "colorTransformer", \.colorTransformer, .optional(.own), usually: .some(nil),
        .colorTransformer),
      field("alignment", \.alignment, .own, usually: .natural, .alignment),
      field("lineBreakMode", \.lineBreakMode, .own, usually: .byTruncatingTail, .lineBreakMode),
      field("numberOfLines", \.numberOfLines, .own, usually: 0, .numberOfLines),
      field(
        "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .own, usually: false,
        .adjustsFontSizeToFitWidth),
      field("minimumScaleFactor", \.minimumScaleFactor, .own, usually: 0, .minimumScaleFactor),
      field(
        "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, .own,
        usually: false, .allowsDefaultTighteningForTruncation),
      field(
        "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, .own,
        usually: true, .adjustsFontForContentSizeCategory),
      field(
        "transform", \.transform, .own,
        usually: UIListContentConfiguration.TextProperties.TextTransform.none,
        .transform),
      field(
        "showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated, .own, usually: false,
        .showsExpansionTextWhenTruncated),
    ]
  }
}
