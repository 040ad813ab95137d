/// The state of a view, header or footer for which its configurations are updated.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is disabled; `false` by default.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted; `false` by default.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected; `false` by default.
  public var isSelected = false
  /// A Boolean value that indicates whether the view has the focus; `false` by default.
  public var isFocused = false
  /// A Boolean value that indicates whether a header is pinned to the top of its list; `false` by
  /// default.
  public var isPinned = false
  package var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits and without flags and custom states.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom state for a key; `nil` for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

extension UIViewConfigurationState: CustomStringConvertible, CustomReflectable {
  /// The names of the flags and the custom states that are set, for example `Selected, Focused;
  /// flagged = true`, with the traits.
  public var description: String {
    StateDescription.text(
      type: "UIViewConfigurationState", traits: traitCollection, flags: flags,
      customStates: customStates)
  }

  /// A mirror of the flags, the custom states and the traits.
  public var customMirror: Mirror {
    StateDescription.mirror(
      of: self, traits: traitCollection, flags: flags, customStates: customStates)
  }

  private var flags: [(name: String, isSet: Bool)] {
    [
      ("Disabled", isDisabled), ("Highlighted", isHighlighted), ("Selected", isSelected),
      ("Focused", isFocused), ("Pinned", isPinned),
    ]
  }
}
