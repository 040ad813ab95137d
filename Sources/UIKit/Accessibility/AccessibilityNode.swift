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
  /// The position in the element's container; `nil` if none is spoken.
  package var context: AccessibilityContext?
  /// The names that the app has set for Voice Control.
  package var inputLabels: [String]
  /// The frame that is highlighted, in points in the coordinates of the root view.
  package var frame: CGRect
  /// The frame by which elements are sorted, in points in the coordinates of the root view. It does
  /// not depend on the element's outline.
  var readingFrame: CGRect

  init(_ object: UIResponder, in root: UIView) {
    self.object = object
    readingFrame = Self.readingFrame(of: object, in: root)
    frame = readingFrame
    if let path = object.accessibilityPath, !path.isEmpty {
      frame = root.convert(path.bounds, from: nil)
    }
    label = object.accessibilityLabel
    value = object.accessibilityValue
    hint = object.accessibilityHint
    traits = object.accessibilityTraits
    identifier = object.recordedIdentifier
    actions = object.accessibilityCustomActions?.map(\.name) ?? []
    rotors = object.accessibilityCustomRotors?.map(\.spokenName) ?? []
    expandedStatus = object.accessibilityExpandedStatus
    inputLabels = object.accessibility?.userInputLabels ?? []
    let provider = object as? any AXCustomContentProvider
    let content =
      if let block = provider?.accessibilityCustomContentBlock ?? nil { block() } else {
        provider?.accessibilityCustomContent
      }
    details = (content ?? []).map { ("\($0.label): \($0.value)", $0.importance == .high) }
  }

  /// Returns the frame by which an object is sorted, in the coordinates of a view.
  static func readingFrame(of object: UIResponder, in root: UIView) -> CGRect {
    let frame = object.accessibilityFrame
    // A direct conversion is exact.
    if let view = object as? UIView, frame == view.convert(view.bounds, to: nil) {
      return view.convert(view.bounds, to: root)
    }
    return root.convert(frame, from: nil)
  }

  /// A Boolean value that indicates whether the element is a text or image that users cannot
  /// operate.
  var isStatic: Bool {
    !(object is UIControl) && !(object is UITextView) && actions.isEmpty && value == nil
      && details.isEmpty && rotors.isEmpty && expandedStatus == .unsupported && context == nil
      && traits.subtracting([.staticText, .image, .header]).isEmpty
  }

  /// A description of the element on a single line, such as `"Volume", value "50%", adjustable`.
  package var line: String {
    var parts = [label.map(\.debugDescription) ?? "(no label)"]
    if let group { parts.insert("in \(group.debugDescription)", at: 0) }
    if case .cell(let cell) = context { parts.append(cell.notation) }
    if let value { parts.append("value \(value.debugDescription)") }
    let spoken = traits.subtracting(.staticText)
    if !spoken.isEmpty { parts.append(spoken.notation) }
    switch context {
    case .cell, nil: break
    case let context?: parts.append(context.notation)
    }
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
    if !inputLabels.isEmpty {
      parts.append("input labels " + inputLabels.map(\.debugDescription).joined(separator: " "))
    }
    if let identifier { parts.append("identifier \(identifier.debugDescription)") }
    return parts.joined(separator: ", ")
  }
}
