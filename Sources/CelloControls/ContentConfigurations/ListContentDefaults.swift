internal import Synchronization

/// The appearance of the list content styles in each state, for all properties that were not set.
enum ListContentDefaults {
  static func appearance(
    _ style: UIListContentConfiguration.Style, flags: StyleFlags, traits: UITraitCollection
  ) -> UIListContentConfiguration.Appearance {
    let style = style.adapted(to: traits.listEnvironment)
    var appearance = stateless(style, traits)
    appearance.apply(flags, to: style.family)
    return appearance
  }

  /// Returns the appearance without a state. It is computed once for each combination of the traits
  /// on which it depends.
  ///
  /// - Parameter style: A style that is adapted to the list environment.
  private static func stateless(
    _ style: UIListContentConfiguration.Style, _ traits: UITraitCollection
  ) -> UIListContentConfiguration.Appearance {
    let key = Key(
      style: style, systemVersion: traits.systemVersion, contentSizeIndex: traits.contentSizeIndex,
      isBoldText: traits.isBoldText)
    func makeAppearance() -> UIListContentConfiguration.Appearance {
      UIListContentConfiguration.Appearance(traits.systemVersion.listContent(style), traits)
    }
    if MetricRecording.isActive { return makeAppearance() }
    return known.withLock { appearances in
      if let appearance = appearances[key] { return appearance }
      let appearance = makeAppearance()
      appearances[key] = appearance
      return appearance
    }
  }

  /// The values on which an appearance without a state depends.
  private struct Key: Hashable {
    var style: UIListContentConfiguration.Style
    var systemVersion: SystemVersion
    var contentSizeIndex: Int
    var isBoldText: Bool
  }

  // The number of keys, less than a thousand, limits the size.
  private static let known = Mutex<[Key: UIListContentConfiguration.Appearance]>([:])
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
