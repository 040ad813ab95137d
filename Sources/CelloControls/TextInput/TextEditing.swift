/// The interface that text fields and text views share for the standard edit actions.
@MainActor package protocol TextEditing: UITextInput where Self: UIResponder {
  var editor: EditableText { get }
  var isSecureTextEntry: Bool { get }
  /// A Boolean value that indicates whether users can change the text.
  var acceptsChanges: Bool { get }
  var showsSelection: Bool { get }

  /// Replaces a range with typed text, if the delegate allows the change.
  ///
  /// - Parameter name: The name of the change in the undo menu.
  func replace(_ range: NSRange, with text: String, named name: String)
  func select(_ range: NSRange)
  /// Returns the areas of a range, in the view's coordinates.
  func selectionRects(_ range: NSRange) -> [CGRect]
  /// Returns the offset in the text that is nearest to a point in the view, in UTF-16 code units.
  func offset(nearest point: CGPoint) -> Int
  /// Replaces the text and the selection, as undo does.
  func restore(_ editor: EditableText)
}

extension TextEditing {
  /// Returns a Boolean value that indicates whether an edit action is available; `nil` for other
  /// actions.
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

  /// Replaces a range with text from the keyboard.
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

  /// Replaces the selection with the text on the pasteboard.
  package func pasteText() {
    guard canEdit("paste:") ?? false, let text = UIPasteboard.general.string else { return }
    replace(editor.selection, with: text, named: SystemString.paste.text)
  }

  package func selectWord() {
    guard canEdit("select:") ?? false else { return }
    select(editor.word(at: editor.selection.location))
  }

  package func selectWhole() { select(NSRange(location: 0, length: editor.length)) }

  /// Registers the undo action for a replacement that follows. Typing that continues the last
  /// typing at its end is undone together with it.
  package func registerUndo(replacing range: NSRange, with text: String, named name: String) {
    guard let undoManager, undoManager.isUndoRegistrationEnabled else { return }
    let range = editor.clamped(range)
    let isTyping = name == TypingRun.name
    if !(isTyping && TypingRun.isContinued(in: self, undoManager, by: range)) {
      registerUndo(from: editor, named: name)
    }
    if isTyping {
      TypingRun.recordTyping(text.utf16.count, replacing: range, in: self, undoManager)
    } else {
      TypingRun.end()
    }
  }

  /// Registers the undo action for a change of the text.
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

/// The last consecutive typing, which is undone as a whole.
///
/// It continues while the user types or deletes at its end. It ends when the selection changes or
/// when another undo action is registered.
@MainActor package struct TypingRun {
  static let name = SystemString.typing.text

  private weak var text: (any TextEditing)?
  /// The undo action of the typing.
  private weak var change: AnyObject?
  /// The insertion point after the last key.
  private var location: Int
  /// The length of the text after the last key.
  private var length: Int

  private static var last: TypingRun?

  package static func end() { last = nil }

  /// Returns a Boolean value that indicates whether the replacement of a range continues the
  /// typing.
  fileprivate static func isContinued(
    in text: any TextEditing, _ manager: UndoManager, by range: NSRange
  ) -> Bool {
    guard let last, last.text === text, let change = last.change, change === manager.lastChange
    else { return false }
    let editor = text.editor
    return editor.length == last.length && range.location + range.length == last.location
      && editor.selection == NSRange(location: last.location, length: 0)
  }

  fileprivate static func recordTyping(
    _ count: Int, replacing range: NSRange, in text: any TextEditing, _ manager: UndoManager
  ) {
    last = TypingRun(
      text: text, change: manager.lastChange, location: range.location + count,
      length: text.editor.length - range.length + count)
  }
}

extension EditableText {
  /// Returns the range of the word that contains a location or ends at it; an empty range between
  /// spaces.
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

  /// Returns a Boolean value that indicates whether a character separates words. An apostrophe is
  /// part of a word.
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
