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
  /// Details, each with its label and value, and whether it is spoken without a request.
  package var details: [(text: String, isSpoken: Bool)] = []
  /// The names of the rotors of the element.
  package var rotors: [String]
  package var expandedStatus: UIAccessibility.ExpandedStatus
  /// The label of the group that the element is the first one of.
  package var group: String?
  /// The place in a data table, from 1, and the labels of its headers.
  package var place: String?
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
    rotors = object.accessibilityCustomRotors?.map(\.spokenName) ?? []
    expandedStatus = object.accessibilityExpandedStatus
    let content = (object as? any AXCustomContentProvider)?.accessibilityCustomContent
    details = (content ?? []).map { ("\($0.label): \($0.value)", $0.importance == .high) }
  }

  /// Whether the element is a text or image that users only perceive.
  var isStatic: Bool {
    !(object is UIControl) && !(object is UITextView) && actions.isEmpty && value == nil
      && details.isEmpty && rotors.isEmpty && expandedStatus == .unsupported && place == nil
      && traits.subtracting([.staticText, .image, .header]).isEmpty
  }

  /// The element in one line, such as `"Volume", value "50%", adjustable`.
  package var line: String {
    var parts = [label.map(\.debugDescription) ?? "(no label)"]
    if let group { parts.insert("in \(group.debugDescription)", at: 0) }
    if let place { parts.append(place) }
    if let value { parts.append("value \(value.debugDescription)") }
    let spoken = traits.subtracting(.staticText)
    if !spoken.isEmpty { parts.append(spoken.notation) }
    switch expandedStatus {
    case .unsupported: break
    case .expanded: parts.append("expanded")
    case .collapsed: parts.append("collapsed")
    }
    let spokenDetails = details.filter(\.isSpoken).map(\.text.debugDescription)
    if !spokenDetails.isEmpty { parts.append("details " + spokenDetails.joined(separator: " ")) }
    if let hint { parts.append("hint \(hint.debugDescription)") }
    if !actions.isEmpty {
      parts.append("actions " + actions.map(\.debugDescription).joined(separator: " "))
    }
    let more = details.filter { !$0.isSpoken }.map(\.text.debugDescription)
    if !more.isEmpty { parts.append("more content " + more.joined(separator: " ")) }
    if !rotors.isEmpty {
      parts.append("rotors " + rotors.map(\.debugDescription).joined(separator: " "))
    }
    if let identifier { parts.append("identifier \(identifier.debugDescription)") }
    return parts.joined(separator: ", ")
  }
}
