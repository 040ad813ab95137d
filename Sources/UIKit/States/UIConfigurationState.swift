/// What a configuration is updated for: traits, flags and the app's own states.
public protocol UIConfigurationState {
  /// A state with the given traits, no flag set and no custom state.
  init(traitCollection: UITraitCollection)

  /// The traits of the view that is configured.
  var traitCollection: UITraitCollection { get set }

  /// The app's own state under a key; `nil` removes it.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
