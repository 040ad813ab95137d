/// What fields and text views have in common for the standard edit actions.
@MainActor package protocol TextEditing: UITextInput where Self: UIResponder {
  var editor: EditableText { get }
  var isSecureTextEntry: Bool { get }
  /// Whether users may change the text.
  var acceptsChanges: Bool { get }
  var showsSelection: Bool { get }

  /// Replaces a range as the user does, unless the delegate refuses it.
  ///
  /// - Parameter name: what the change is called when it is undone.
  func replace(_ range: NSRange, with text: String, named name: String)
  func select(_ range: NSRange)
  /// The areas of a range, in the coordinates of the view.
  func selectionRects(_ range: NSRange) -> [CGRect]
  /// The offset in the text that is nearest to a point of the view, in UTF-16 code units.
  func offset(nearest point: CGPoint) -> Int
  /// Shows another text with its selection, as undoing does.
  func restore(_ editor: EditableText)
}

extension TextEditing {
  /// Whether an edit action can be performed now; `nil` for other actions.
  package func canEdit(_ action: Selector) -> Bool? {
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

  package func copySelection() {
    guard canEdit("copy:") ?? false else { return }
    UIPasteboard.general.string = editor.text(in: editor.selection)
  }

  /// Replaces a range as the user does with the keyboard.
  package func type(_ text: String, in range: NSRange) {
    replace(range, with: text, named: TypingRun.name)
  }

  package func cutSelection() {
    guard canEdit("cut:") ?? false else { return }
    copySelection()
    replace(editor.selection, with: "", named: SystemString.cut.text)
  }

  package func deleteSelection() {
    guard canEdit("delete:") ?? false else { return }
    type("", in: editor.selection)
  }

  /// Replaces the selection by the text on the pasteboard.
  package func pasteText() {
    guard canEdit("paste:") ?? false, let text = UIPasteboard.general.string else { return }
    replace(editor.selection, with: text, named: SystemString.paste.text)
  }

  package func selectWord() {
    guard canEdit("select:") ?? false else { return }
    select(editor.word(at: editor.selection.location))
  }

  package func selectWhole() { select(NSRange(location: 0, length: editor.length)) }

  /// Records how the replacement of a range, which follows, is undone. Typing that continues the last
  /// typing at its end is undone with it.
  package func registerUndo(replacing range: NSRange, with text: String, named name: String) {
    guard let undoManager, undoManager.isUndoRegistrationEnabled else { return }
    let range = editor.clamped(range)
    let isTyping = name == TypingRun.name
    if !(isTyping && TypingRun.isContinued(in: self, undoManager, by: range)) {
      registerUndo(from: editor, named: name)
    }
    if isTyping {
      TypingRun.noteTyping(text.utf16.count, replacing: range, in: self, undoManager)
    } else {
      TypingRun.end()
    }
  }

  /// Records how a change of the text is undone.
  package func registerUndo(from former: EditableText, named name: String) {
    guard let undoManager, undoManager.isUndoRegistrationEnabled else { return }
    undoManager.registerUndo(withTarget: self) { text in
      let current = text.editor
      text.restore(former)
      text.registerUndo(from: current, named: name)
    }
    undoManager.setActionName(name)
  }
}

/// The last typing, which is undone as a whole.
///
/// It goes on while the user types or deletes at its end. It ends when the selection is changed,
/// or when something else is done that can be undone.
@MainActor package struct TypingRun {
  static let name = SystemString.typing.text

  private weak var text: (any TextEditing)?
  /// What undoes the run.
  private weak var change: AnyObject?
  /// The insertion point and the length of the text after the last key.
  private var location: Int
  private var length: Int

  private static var last: TypingRun?

  package static func end() { last = nil }

  /// Whether the replacement of a range is a part of the run.
  fileprivate static func isContinued(
    in text: any TextEditing, _ manager: UndoManager, by range: NSRange
  ) -> Bool {
    guard let last, last.text === text, let change = last.change, change === manager.lastChange
    else { return false }
    let editor = text.editor
    return editor.length == last.length && range.location + range.length == last.location
      && editor.selection == NSRange(location: last.location, length: 0)
  }

  fileprivate static func noteTyping(
    _ count: Int, replacing range: NSRange, in text: any TextEditing, _ manager: UndoManager
  ) {
    last = TypingRun(
      text: text, change: manager.lastChange, location: range.location + count,
      length: text.editor.length - range.length + count)
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
