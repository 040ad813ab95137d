extension UIListContentConfiguration {
  /// The configuration with its style's look for a state, in all properties that were not set.
  ///
  /// The result follows the state's traits: the list environment chooses between styles that adapt, fonts follow the
  /// text size. A state of an unknown type changes the traits only.
  public func updated(for state: any UIConfigurationState) -> Self {
    let look = ListContentLook(
      values.style, flags: StyleFlags(state), traits: state.traitCollection)
    var result = self
    result.values.adopt(look)
    return result
  }
}

extension UIListContentConfiguration.Values {
  fileprivate mutating func adopt(_ look: ListContentLook) {
    textProperties.adopt(look.text)
    secondaryTextProperties.adopt(look.secondaryText)
    imageProperties.adopt(look.image)
    stateAlpha = look.stateAlpha
    let new = look.layout
    let locked = lockedLayout
    if !locked.contains(.directionalLayoutMargins) {
      layout.directionalLayoutMargins = new.directionalLayoutMargins
    }
    if !locked.contains(.axesPreservingSuperviewLayoutMargins) {
      layout.axesPreservingSuperviewLayoutMargins = new.axesPreservingSuperviewLayoutMargins
    }
    if !locked.contains(.prefersSideBySideTextAndSecondaryText) {
      layout.prefersSideBySideTextAndSecondaryText = new.prefersSideBySideTextAndSecondaryText
    }
    if !locked.contains(.imageToTextPadding) { layout.imageToTextPadding = new.imageToTextPadding }
    if !locked.contains(.textToSecondaryTextHorizontalPadding) {
      layout.textToSecondaryTextHorizontalPadding = new.textToSecondaryTextHorizontalPadding
    }
    if !locked.contains(.textToSecondaryTextVerticalPadding) {
      layout.textToSecondaryTextVerticalPadding = new.textToSecondaryTextVerticalPadding
    }
  }
}
