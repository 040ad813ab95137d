/// What fields and text views have in common for the standard edit actions.
@MainActor protocol TextEditing: UIResponder {
  var editor: EditableText { get }
  var isSecureTextEntry: Bool { get }
  /// Whether users may change the text.
  var acceptsChanges: Bool { get }
  var showsSelection: Bool { get }

  /// Replaces a range as the user does, unless the delegate refuses it.
  func type(_ text: String, in range: NSRange)
  func select(_ range: NSRange)
  /// Shows another text with its selection, as undoing does.
  func restore(_ editor: EditableText)
}

extension TextEditing {
  /// Whether an edit action can be performed now; `nil` for other actions.
  func canEdit(_ action: Selector) -> Bool? {
    let selection = editor.selection
    return switch action.name {
    case "copy:": selection.length > 0 && !isSecureTextEntry
    case "cut:": selection.length > 0 && !isSecureTextEntry && acceptsChanges
    case "delete:": selection.length > 0 && acceptsChanges
    case "paste:", "pasteAndMatchStyle:": acceptsChanges && UIPasteboard.general.hasStrings
    case "select:": showsSelection && !editor.isEmpty && selection.length == 0
    case "selectAll:": showsSelection && !editor.isEmpty && selection.length < editor.length
    default: nil
    }
  }

  func copySelection() {
    guard canEdit("copy:") ?? false else { return }
    UIPasteboard.general.string = editor.text(in: editor.selection)
  }

  func cutSelection() {
    guard canEdit("cut:") ?? false else { return }
    copySelection()
    type("", in: editor.selection)
  }

  func deleteSelection() {
    guard canEdit("delete:") ?? false else { return }
    type("", in: editor.selection)
  }

  /// Replaces the selection by the text on the pasteboard.
  func pasteText() {
    guard canEdit("paste:") ?? false, let text = UIPasteboard.general.string else { return }
    type(text, in: editor.selection)
  }

  func selectWord() {
    guard canEdit("select:") ?? false else { return }
    select(editor.word(at: editor.selection.location))
  }

  func selectWhole() { select(NSRange(location: 0, length: editor.length)) }

  /// Records how a change of the text is undone.
  func registerUndo(from former: EditableText, named name: String = "Typing") {
    guard let undoManager else { return }
    undoManager.registerUndo(withTarget: self) { text in
      let current = text.editor
      text.restore(former)
      text.registerUndo(from: current, named: name)
    }
    undoManager.setActionName(name)
  }
}

extension EditableText {
  /// The word that contains a location or ends at it; an empty range beside spaces.
  func word(at location: Int) -> NSRange {
    let units = Array(string.utf16)
    var start = min(max(location, 0), units.count)
    var end = start
    func isSpace(_ unit: UInt16) -> Bool {
      Unicode.Scalar(unit).map { $0.properties.isWhitespace || Self.isSign($0) } ?? false
    }
    while start > 0, !isSpace(units[start - 1]) { start -= 1 }
    while end < units.count, !isSpace(units[end]) { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  /// Whether a character separates words. An apostrophe is part of a word.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar != "'", scalar != "’" else { return false }
    return switch scalar.properties.generalCategory {
    case .otherPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation:
      true
    default: false
    }
  }
}
