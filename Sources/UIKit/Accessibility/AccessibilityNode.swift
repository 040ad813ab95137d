/// An element of a screen as assistive technologies present it.
@MainActor package struct AccessibilityNode {
  /// The view or element; the cell for the texts of a cell.
  package var object: UIResponder
  /// What is spoken first; `nil` for an element that the app does not describe.
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: UIAccessibilityTraits
  package var identifier: String?
  /// The names of the custom actions.
  package var actions: [String]
  /// In the coordinates of the root view, in points.
  package var frame: CGRect

  init(_ object: UIResponder, frame: CGRect) {
    self.object = object
    self.frame = frame
    label = object.accessibilityLabel
    value = object.accessibilityValue
    hint = object.accessibilityHint
    traits = object.accessibilityTraits
    identifier = object.accessibilityIdentifier
    actions = object.accessibilityCustomActions?.map(\.name) ?? []
  }

  /// Whether the element is a text or image that users only perceive.
  var isStatic: Bool {
    !(object is UIControl) && !(object is UITextView) && actions.isEmpty && value == nil
      && traits.subtracting([.staticText, .image, .header]).isEmpty
  }

  /// The element in one line, such as `"Volume", value "50%", adjustable`.
  package var line: String {
    var parts = [label.map(\.debugDescription) ?? "(no label)"]
    if let value { parts.append("value \(value.debugDescription)") }
    let spoken = traits.subtracting(.staticText)
    if !spoken.isEmpty { parts.append(spoken.notation) }
    if let hint { parts.append("hint \(hint.debugDescription)") }
    if !actions.isEmpty {
      parts.append("actions " + actions.map(\.debugDescription).joined(separator: " "))
    }
    if let identifier { parts.append("identifier \(identifier.debugDescription)") }
    return parts.joined(separator: ", ")
  }
}
