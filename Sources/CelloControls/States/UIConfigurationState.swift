/// The state for which a configuration is updated: traits, flags and custom states.
public protocol UIConfigurationState {
  /// Creates a state with traits and without flags and custom states.
  init(traitCollection: UITraitCollection)

  /// The traits of the configured view.
  var traitCollection: UITraitCollection { get set }

  /// The custom state for a key; setting `nil` removes it.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
