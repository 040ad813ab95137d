/// The accessibility properties of a bar item; `nil` for properties that the app has not set.
struct ItemAccessibility: Equatable {
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var userInputLabels: [String]?
  var traits: UIAccessibilityTraits?

  /// Applies the properties that are set to a view.
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
  /// A short description of the item; the title by default.
  public var accessibilityLabel: String? {
    get { accessibility.label ?? title }
    set { accessibility.label = newValue }
  }

  /// A description of the item's action; `nil` by default.
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The value of the item; `nil` by default.
  public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// A name for tests, which is not presented to users; `nil` by default.
  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// Names for the item in Voice Control; the accessibility label by default.
  public var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  /// The accessibility traits of the item; by default `button`, with `notEnabled` if the item is
  /// disabled.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? (isEnabled ? .button : [.button, .notEnabled]) }
    set { accessibility.traits = newValue }
  }
}
