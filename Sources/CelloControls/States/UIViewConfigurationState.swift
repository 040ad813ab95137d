/// The state of a view, header or footer that is configured.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// Whether a header is pinned to the top of its list.
  public var isPinned = false
  package var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

extension UIViewConfigurationState: CustomStringConvertible, CustomReflectable {
  /// The flags that are set and the custom states by name, for example `Selected, Focused; flagged
  /// = true`.
  public var description: String {
    StateDescription.text(
      type: "UIViewConfigurationState", traits: traitCollection, flags: flags,
      customStates: customStates)
  }

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
