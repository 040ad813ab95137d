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
