internal import Synchronization

/// What a style of list content looks like in a state: the values of all properties that an app has not set.
struct ListContentLook {
  var text: UIListContentConfiguration.TextProperties.Values
  var secondaryText: UIListContentConfiguration.TextProperties.Values
  var image: UIListContentConfiguration.ImageProperties.Values
  var layout: UIListContentConfiguration.Layout
  /// What the state multiplies the opacity by.
  var stateAlpha: CGFloat = 1

  init(_ style: UIListContentConfiguration.Style, flags: StyleFlags, traits: UITraitCollection) {
    let style = style.adapted(to: traits.listEnvironment)
    self = Self.stateless(style, traits)
    apply(flags, to: style.family, traits: traits)
  }

  /// The look without any state, computed once for all traits that it depends on.
  ///
  /// - Parameter style: adapted to the list environment.
  private static func stateless(
    _ style: UIListContentConfiguration.Style, _ traits: UITraitCollection
  ) -> ListContentLook {
    let key = Key(
      style: style, profile: traits.profile, contentSizeIndex: traits.contentSizeIndex,
      isBoldText: traits.isBoldText)
    return known.withLock { looks in
      if let look = looks[key] { return look }
      let look = ListContentLook(traits.profile.listContent(style), traits)
      looks[key] = look
      return look
    }
  }

  /// Everything that a look without a state depends on.
  private struct Key: Hashable {
    var style: UIListContentConfiguration.Style
    var profile: Profile
    var contentSizeIndex: Int
    var isBoldText: Bool
  }

  // Bounded by the number of keys, less than a thousand.
  private static let known = Mutex<[Key: ListContentLook]>([:])

  private init(_ figures: ListContentFigures, _ traits: UITraitCollection) {
    text = Self.textValues(figures.text, figures, traits)
    secondaryText = Self.textValues(figures.secondaryText, figures, traits)
    image = .init(
      preferredSymbolConfiguration: UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
    layout = .init(
      directionalLayoutMargins: figures.margins,
      axesPreservingSuperviewLayoutMargins: .horizontal,
      prefersSideBySideTextAndSecondaryText: figures.prefersSideBySide,
      imageToTextPadding: figures.imageToTextPadding,
      textToSecondaryTextHorizontalPadding: figures.horizontalTextPadding,
      textToSecondaryTextVerticalPadding: figures.verticalTextPadding)
  }

  private static func textValues(
    _ text: ListContentFigures.Text, _ figures: ListContentFigures, _ traits: UITraitCollection
  ) -> UIListContentConfiguration.TextProperties.Values {
    .init(
      font: text.font(weight: nil, compatibleWith: traits), color: text.color.color,
      numberOfLines: figures.isSingleLine ? 1 : 0,
      adjustsFontSizeToFitWidth: figures.isSingleLine,
      minimumScaleFactor: figures.isSingleLine ? 0.9 : 0,
      allowsDefaultTighteningForTruncation: figures.isSingleLine,
      transform: text.isUppercase ? .uppercase : .none)
  }

  /// Source: differential test against UIKit (facts/state-styling.md, section 2).
  private mutating func apply(
    _ flags: StyleFlags, to family: UIListContentConfiguration.Style.Family,
    traits: UITraitCollection
  ) {
    switch family {
    case .cell:
      guard flags.isFaded else { return }
      text.color = .tertiaryLabel
      secondaryText.color = .quaternaryLabel
      image.tintColor = .tertiaryLabel
    case .headerOrFooter:
      guard flags.isFaded else { return }
      image.tintColor = .tertiaryLabel
    case .sidebarCell:
      if flags.isFaded { stateAlpha = 0.5 }
      if flags.isHighlighted { dim() }
      let isSelected = flags.isSelected && !flags.isEditing && !flags.isFaded
      if isSelected || flags.isTargeted {
        text.font = text.font.withWeight(.medium)
        if flags.isFocused {
          text.color = .white
          secondaryText.color = .white.withAlphaComponent(0.8)
          image.tintColor = .white
        }
      }
    case .sidebarHeader:
      if flags.isFaded { stateAlpha = 0.5 }
      if flags.isHighlighted { dim() }
    }
  }

  private mutating func dim() {
    let dimming = ColorTransformer(.alpha30)
    text.colorTransformer = dimming
    secondaryText.colorTransformer = dimming
    image.tintColorTransformer = dimming
  }
}
