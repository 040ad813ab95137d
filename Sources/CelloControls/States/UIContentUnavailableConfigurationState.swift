/// The state of a view that shows that content is unavailable.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The searched text; `nil`, the default, or empty without a search.
  public var searchText: String?
  var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits and without a search and custom states.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom state for a key; `nil` for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

extension UIContentUnavailableConfigurationState: CustomStringConvertible, CustomReflectable {
  /// The search text and the custom states by name, with the traits.
  public var description: String {
    StateDescription.text(
      type: "UIContentUnavailableConfigurationState", traits: traitCollection, flags: [],
      customStates: describedStates)
  }

  /// A mirror of the search text, the custom states and the traits.
  public var customMirror: Mirror {
    StateDescription.mirror(
      of: self, traits: traitCollection, flags: [], customStates: describedStates)
  }

  private var describedStates: [UIConfigurationStateCustomKey: AnyHashable] {
    var states = customStates
    if let searchText {
      states[UIConfigurationStateCustomKey("searchText")] = AnyHashable(searchText)
    }
    return states
  }
}
