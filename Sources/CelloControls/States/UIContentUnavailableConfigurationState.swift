/// The state of a view that shows that content is unavailable.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// The text that was searched for; `nil` or empty without a search.
  public var searchText: String?
  var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

extension UIContentUnavailableConfigurationState: CustomStringConvertible, CustomReflectable {
  /// The search text and the custom states by name.
  public var description: String {
    StateDescription.text(
      type: "UIContentUnavailableConfigurationState", traits: traitCollection, flags: [],
      customStates: describedStates)
  }

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
