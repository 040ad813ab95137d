extension UIListContentConfiguration {
  /// The configuration with its style's appearance for a state, in all properties that were not
  /// set.
  ///
  /// The result follows the state's traits: the list environment chooses between styles that adapt,
  /// fonts follow the text size. A state of an unknown type changes the traits only.
  public func updated(for state: any UIConfigurationState) -> Self {
    let defaults = ListContentDefaults.appearance(
      values.style, flags: StyleFlags(state), traits: state.traitCollection)
    return Self(
      Values(
        style: values.style, content: values.content,
        appearance: values.appearance.adopting(defaults)))
  }
}
