// Source: docs/measurements/accessibility.md#speech.
extension AccessibilityNode {
  /// What VoiceOver says of the element: its description and, after a pause, a hint.
  package struct Speech: Equatable {
    package var description: String
    package var hint: String?

    /// The description, followed by the hint in parentheses.
    package var line: String { hint.map { "\(description) (\($0))" } ?? description }
  }

  /// What VoiceOver says of the element, in English.
  package var speech: Speech {
    var description = spokenLabel
    var hint = hint.flatMap { $0.isEmpty ? nil : $0 }
    if case .cell(let cell) = context { description = cell.spoken(description) }
    if let value, !value.isEmpty, !traits.contains(.toggleButton) {
      if case .cell = context, !description.isEmpty {
        description += " " + value
      } else {
        description = description.isEmpty ? value : "\(description): \(value)"
      }
    }
    if traits.contains(.selected) {
      description =
        description.isEmpty
        ? SystemString.speechSelected.text
        : SystemString.speechSelectedElement.text(.text(description))
    }
    if description.isEmpty, let text = hint {
      description = text
      hint = nil
    }
    description = Self.sentences([description] + traitTexts)
    if let text = contextText { description = Self.joined(description, text) }
    return Speech(description: description, hint: spokenHint(hint))
  }

  /// The label. A back button that is named as such has none.
  private var spokenLabel: String {
    guard let label else { return "" }
    let isPlainBack =
      traits.contains(.backButton)
      && label.lowercased() == SystemString.back.text.lowercased()
    return isPlainBack ? "" : label
  }

  /// The texts of the traits, in the order in which they are spoken.
  private var traitTexts: [String] {
    var texts: [SystemString] = []
    func add(_ text: SystemString, if trait: UIAccessibilityTraits) {
      if traits.contains(trait) { texts.append(text) }
    }
    add(.speechDimmed, if: .notEnabled)
    if traits.contains(.button), !isTab,
      traits.isDisjoint(with: [.keyboardKey, .toggleButton, .backButton])
    {
      texts.append(.speechButton)
    }
    add(.speechBackButton, if: .backButton)
    if traits.contains(.button) { add(.speechSwitchButton, if: .toggleButton) }
    var result = texts.map(\.text)
    if traits.contains(.toggleButton), let value, !value.isEmpty {
      switch value {
      case "0": result.append(SystemString.speechOff.text)
      case "1": result.append(SystemString.speechOn.text)
      case "2": result.append(SystemString.speechMixed.text)
      default: result.append(value)
      }
    }
    texts = []
    if isTab { texts.append(.speechTab) }
    if traits.contains(.textEntry) {
      texts.append(
        traits.contains(.secureTextField) ? .speechSecureTextField : .speechTextField)
      add(.speechEditing, if: .isEditing)
    }
    add(.speechHeading, if: .header)
    add(.speechLink, if: .link)
    add(.speechAdjustable, if: .adjustable)
    add(.speechImage, if: .image)
    add(.speechSearchField, if: .searchField)
    return result + texts.map(\.text)
  }

  private var isTab: Bool {
    if case .tab = context { return true }
    return traits.contains(.tabBarItem)
  }

  /// The text of the position in the container; `nil` for none. That of a cell is a part of the
  /// description.
  private var contextText: String? {
    switch context {
    case .item(let index, let count), .tab(let index, let count):
      SystemString.speechPosition.text(.integer(index), .integer(count))
    case .listStart: SystemString.speechListStart.text
    case .listEnd: SystemString.speechListEnd.text
    case .landmarkStart: SystemString.speechLandmarkStart.text
    case .landmarkEnd: SystemString.speechLandmarkEnd.text
    case .cell, nil: nil
    }
  }

  /// Returns the hint with the instructions that follow from the traits.
  private func spokenHint(_ hint: String?) -> String? {
    let isEnabled = !traits.contains(.notEnabled)
    guard isEnabled else { return hint }
    if traits.contains(.textEntry) {
      if traits.contains(.isEditing) { return SystemString.speechMisspelledHint.text }
      let edit = SystemString.speechEditHint.text
      return traits.contains(.textArea)
        ? "\(edit), \(SystemString.speechMisspelledHint.text)" : edit
    }
    func adding(_ instruction: SystemString) -> String {
      guard var hint else { return instruction.text }
      if hint.hasSuffix(".") { hint.removeLast() }
      return "\(hint). \(instruction.text)"
    }
    if traits.contains(.toggleButton) { return adding(.speechToggleHint) }
    let isOnlyHint =
      (label ?? "").isEmpty && (value ?? "").isEmpty && !(self.hint ?? "").isEmpty
    return traits.contains(.adjustable) && !isOnlyHint ? adding(.speechAdjustHint) : hint
  }

  /// Returns texts as sentences. Only the first text may lack a full stop, and keeps lacking it if
  /// nothing follows.
  fileprivate static func sentences(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.reduce("") { joined($0, $1) }
  }

  fileprivate static func joined(_ text: String, _ next: String) -> String {
    if text.isEmpty { return next }
    return text.hasSuffix(".") ? "\(text) \(next)" : "\(text). \(next)"
  }
}

extension AccessibilityCell {
  /// Returns the label of the cell with its headers and position.
  fileprivate func spoken(_ label: String) -> String {
    var position: [String] = []
    if height > 1, row != nil {
      position.append(SystemString.speechSpansRows.text(.integer(height)))
    }
    if width > 1, column != nil {
      position.append(SystemString.speechSpansColumns.text(.integer(width)))
    }
    if isFirstInRow, let row { position.append(SystemString.speechRow.text(.integer(row))) }
    if let column { position.append(SystemString.speechColumn.text(.integer(column))) }
    let end = label.hasSuffix(".") ? label : label + "."
    return ((headers.map { $0 + "." } + [end]) + position).joined(separator: " ")
  }
}
