/// The accessibility properties of an item of a bar; `nil` for those that an app has not set.
struct ItemAccessibility: Equatable {
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var userInputLabels: [String]?
  var traits: UIAccessibilityTraits?

  /// Gives a view the properties that are set.
  @MainActor func apply(to view: UIView) {
    if let label { view.accessibilityLabel = label }
    if let hint { view.accessibilityHint = hint }
    if let value { view.accessibilityValue = value }
    if let identifier { view.accessibilityIdentifier = identifier }
    if let userInputLabels { view.accessibilityUserInputLabels = userInputLabels }
    if let traits { view.accessibilityTraits = traits }
  }
}

extension UIBarItem {
  /// What the item is, in few words; its title by default.
  public var accessibilityLabel: String? {
    get { accessibility.label ?? title }
    set { accessibility.label = newValue }
  }

  /// What happens when the item is used.
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// A name for tests, which users do not perceive.
  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// Names by which Voice Control finds the item; the label by default.
  public var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? (isEnabled ? .button : [.button, .notEnabled]) }
    set { accessibility.traits = newValue }
  }
}
