/// The appearance of the list content styles in each state, for all properties that were not set.
enum ListContentDefaults {
  static func appearance(
    _ style: UIListContentConfiguration.Style, flags: StyleFlags, traits: UITraitCollection
  ) -> StyledProperties<UIListContentConfiguration.Appearance> {
    cache.properties(for: StyleKey(style, flags: flags, traits: traits)) {
      let style = style.adapted(to: traits.listEnvironment)
      var appearance = UIListContentConfiguration.Appearance(
        traits.systemVersion.listContent(style), traits)
      appearance.apply(flags, to: style.family)
      return appearance
    }
  }

  private static let cache = StyleCache<
    UIListContentConfiguration.Style, UIListContentConfiguration.Appearance
  >()
}

extension UIListContentConfiguration.Appearance {
  fileprivate init(_ metrics: ListContentMetrics, _ traits: UITraitCollection) {
    self = .defaults
    directionalLayoutMargins.value = metrics.margins
    prefersSideBySideTextAndSecondaryText.value = metrics.prefersSideBySide
    imageToTextPadding.value = metrics.imageToTextPadding
    textToSecondaryTextHorizontalPadding.value = metrics.horizontalTextPadding
    textToSecondaryTextVerticalPadding.value = metrics.verticalTextPadding
    imageProperties.values.preferredSymbolConfiguration.value =
      UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    textProperties.values.apply(metrics.text, metrics, traits)
    secondaryTextProperties.values.apply(metrics.secondaryText, metrics, traits)
  }

  /// Source: docs/measurements/states.md#content.
  fileprivate mutating func apply(
    _ flags: StyleFlags, to family: UIListContentConfiguration.Style.Family
  ) {
    switch family {
    case .cell:
      guard flags.isFaded else { return }
      textProperties.values.color.value = .tertiaryLabel
      secondaryTextProperties.values.color.value = .quaternaryLabel
      imageProperties.values.tintColor.value = .tertiaryLabel
    case .headerOrFooter:
      guard flags.isFaded else { return }
      imageProperties.values.tintColor.value = .tertiaryLabel
    case .sidebarCell:
      if flags.isFaded { stateAlpha = 0.5 }
      if flags.isHighlighted { dim() }
      let isSelected = flags.isSelected && !flags.isEditing && !flags.isFaded
      if isSelected || flags.isTargeted {
        textProperties.values.font.value = textProperties.values.font.value.withWeight(.medium)
        if flags.isFocused {
          textProperties.values.color.value = .white
          secondaryTextProperties.values.color.value = .white.withAlphaComponent(0.8)
          imageProperties.values.tintColor.value = .white
        }
      }
    case .sidebarHeader:
      if flags.isFaded { stateAlpha = 0.5 }
      if flags.isHighlighted { dim() }
    }
  }

  private mutating func dim() {
    let dimming = ColorTransformer(.alpha30)
    textProperties.values.colorTransformer.value = dimming
    secondaryTextProperties.values.colorTransformer.value = dimming
    imageProperties.values.tintColorTransformer.value = dimming
  }
}

extension UIListContentConfiguration.TextProperties.Values {
  fileprivate mutating func apply(
    _ text: ListContentMetrics.Text, _ metrics: ListContentMetrics, _ traits: UITraitCollection
  ) {
    font.value = text.font(weight: nil, compatibleWith: traits)
    color.value = text.color.color
    numberOfLines.value = metrics.isSingleLine ? 1 : 0
    adjustsFontSizeToFitWidth.value = metrics.isSingleLine
    minimumScaleFactor.value = metrics.isSingleLine ? 0.9 : 0
    allowsDefaultTighteningForTruncation.value = metrics.isSingleLine
    transform.value = text.isUppercase ? .uppercase : .none
  }
}
