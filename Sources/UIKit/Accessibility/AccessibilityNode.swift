/// An element of a screen as presented by assistive technologies.
@MainActor package struct AccessibilityNode {
  /// The view or accessibility element; for the texts of a cell, the cell.
  package var object: UIResponder
  /// The label, which is spoken first; `nil` if the app provides no description.
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: UIAccessibilityTraits
  package var identifier: String?
  /// The names of the custom actions.
  package var actions: [String]
  /// The details with their labels and values; `isSpoken` is `true` for details that are spoken
  /// automatically.
  package var details: [(text: String, isSpoken: Bool)] = []
  /// The names of the custom rotors.
  package var rotors: [String]
  package var expandedStatus: UIAccessibility.ExpandedStatus
  /// The label of the group whose first element this is; `nil` for other elements.
  package var group: String?
  /// The labels of the headers in a data table, and the row and column, starting at 1; `nil`
  /// outside a table.
  package var cellPosition: String?
  /// The frame, in points in the coordinates of the root view.
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

  /// A Boolean value that indicates whether the element is a text or image that users cannot
  /// operate.
  var isStatic: Bool {
    !(object is UIControl) && !(object is UITextView) && actions.isEmpty && value == nil
      && details.isEmpty && rotors.isEmpty && expandedStatus == .unsupported && cellPosition == nil
      && traits.subtracting([.staticText, .image, .header]).isEmpty
  }

  /// A description of the element on a single line, such as `"Volume", value "50%", adjustable`.
  package var line: String {
    var parts = [label.map(\.debugDescription) ?? "(no label)"]
    if let group { parts.insert("in \(group.debugDescription)", at: 0) }
    if let cellPosition { parts.append(cellPosition) }
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
