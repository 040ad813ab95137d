/// The state that a configuration is updated for: traits, flags and custom states.
public protocol UIConfigurationState {
  /// A state with the given traits, without flags and custom states.
  init(traitCollection: UITraitCollection)

  /// The traits of the view that is configured.
  var traitCollection: UITraitCollection { get set }

  /// The app's own state under a key; `nil` removes it.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
