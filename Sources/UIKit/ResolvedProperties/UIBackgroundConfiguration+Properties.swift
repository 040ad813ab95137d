// Every property of a background configuration by name, for printing and reading back.

private typealias Field = PropertyField<UIBackgroundConfiguration>

extension UIBackgroundConfiguration {
  /// What the configuration looks like, as text.
  package var resolvedProperties: PropertyList {
    PropertyList(self, fields: Self.fields)
  }

  /// The configuration of a property list; `nil` when a line is not known or cannot be read.
  ///
  /// Custom views, images from data and an app's own transformers print, but cannot be read back.
  package init?(_ properties: PropertyList) {
    guard let style = properties["style"].flatMap(Style.notated) else { return nil }
    var result = UIBackgroundConfiguration(style, Values())
    guard properties.read(into: &result, fields: Self.fields) else { return nil }
    self = result
  }

  /// Whether reading the printed properties gives an equal configuration.
  package var isData: Bool { Self.fields.allSatisfy { $0.isData(self) } }

  fileprivate static let fields: [PropertyField<Self>] = [
    Field("style") { $0.style.notation },
    Field(
      "customView", \.values.customView, .optional(.view), usually: .some(nil), locks: \.locked,
      .customView),
    Field(
      "cornerRadius", \.values.cornerRadius, .own, usually: 0, locks: \.locked, .cornerRadius),
    Field(
      "backgroundInsets", \.values.backgroundInsets, .own, usually: .zero, locks: \.locked,
      .backgroundInsets),
    Field(
      "edgesAddingLayoutMarginsToBackgroundInsets",
      \.values.edgesAddingLayoutMarginsToBackgroundInsets, .own, usually: [], locks: \.locked,
      .edgesAddingLayoutMarginsToBackgroundInsets),
    Field(
      "backgroundColor", \.values.backgroundColor, .optional(.color), usually: nil, locks: \.locked,
      .backgroundColor),
    Field(
      "backgroundColorTransformer", \.values.backgroundColorTransformer, .optional(.own),
      usually: .some(nil), locks: \.locked, .backgroundColorTransformer),
    Field(
      "visualEffect", \.values.visualEffect, .optional(.effect), usually: .some(nil),
      locks: \.locked, .visualEffect),
    Field(
      "image", \.values.image, .optional(.image), usually: .some(nil), locks: \.locked, .image),
    Field(
      "imageContentMode", \.values.imageContentMode, .own, usually: .scaleToFill, locks: \.locked,
      .imageContentMode),
    Field(
      "strokeColor", \.values.strokeColor, .optional(.color), usually: .some(nil), locks: \.locked,
      .strokeColor),
    Field(
      "strokeColorTransformer", \.values.strokeColorTransformer, .optional(.own),
      usually: .some(nil), locks: \.locked, .strokeColorTransformer),
    Field(
      "strokeWidth", \.values.strokeWidth, .own, usually: 0, locks: \.locked, .strokeWidth),
    Field(
      "strokeOutset", \.values.strokeOutset, .own, usually: 0, locks: \.locked, .strokeOutset),
    Field(
      "shadowProperties", \.values.shadowProperties, .own, usually: UIShadowProperties(),
      locks: \.locked, .shadowProperties),
  ]
}
