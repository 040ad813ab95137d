extension UIListContentConfiguration {
  /// Returns the configuration with the style's appearance for a state, for all properties that
  /// were not set.
  ///
  /// The result also follows the traits of the state: the list environment determines the
  /// appearance of adaptive styles, and fonts follow the text size. If the type of the state is
  /// unknown, only the traits are used.
  public func updated(for state: any UIConfigurationState) -> Self {
    let style = ListContentDefaults.appearance(
      values.style, flags: StyleFlags(state), traits: state.traitCollection)
    return Self(
      Values(
        style: values.style, content: values.content, styled: values.styled.adopting(style)))
  }
}
