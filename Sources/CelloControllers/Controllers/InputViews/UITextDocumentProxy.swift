/// The text that a custom keyboard edits, which belongs to the first responder.
@MainActor @preconcurrency public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the selection; `nil` if it is unknown.
  var documentContextBeforeInput: String? { get }
  /// The text after the selection; `nil` if it is unknown.
  var documentContextAfterInput: String? { get }
  /// The selected text; `nil` if the selection is empty or unknown.
  var selectedText: String? { get }
  /// The input mode of the first responder; `nil` if there is none.
  var documentInputMode: UITextInputMode? { get }
  /// An identifier of the document. It changes when another object becomes first responder.
  var documentIdentifier: UUID { get }

  /// Moves the insertion point by a number of UTF-16 code units, limited to the ends of the text.
  func adjustTextPosition(byCharacterOffset offset: Int)

  /// Replaces the marked text, or the selection if there is no marked text, with marked text.
  ///
  /// - Parameters:
  ///   - markedText: the new marked text.
  ///   - selectedRange: the selection in UTF-16 code units, relative to the marked text.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)

  /// Accepts the marked text as regular text.
  func unmarkText()
}

/// The text document proxy for the first responder in a controller's window.
final class FirstResponderProxy: NSObject, UITextDocumentProxy {
  private weak var controller: UIViewController?
  /// The range of the marked text in UTF-16 code units, and the object that contains it.
  private var marked: (range: NSRange, owner: ObjectIdentifier)?
  private var document: (owner: ObjectIdentifier, identifier: UUID)?

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init()
  }

  private var responder: UIResponder? {
    controller?.viewIfLoaded?.window?.firstResponderOfTree
  }
  private var keyInput: (any UIKeyInput)? { responder as? any UIKeyInput }
  private var textInput: (any UITextInput)? { responder as? any UITextInput }

  // MARK: Editing

  var hasText: Bool { keyInput?.hasText ?? false }

  func insertText(_ text: String) {
    marked = nil
    keyInput?.insertText(text)
  }

  func deleteBackward() {
    marked = nil
    keyInput?.deleteBackward()
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input = textInput, let selection = input.selectedTextRange else { return }
    let start = offset < 0 ? selection.start : selection.end
    let end = offset < 0 ? input.beginningOfDocument : input.endOfDocument
    let position = input.position(from: start, offset: offset) ?? end
    input.selectedTextRange = input.textRange(from: position, to: position)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    guard let input = textInput, let owner = responder.map({ ObjectIdentifier($0) }) else { return }
    let start = input.beginningOfDocument
    func range(_ location: Int, _ length: Int) -> UITextRange? {
      guard let from = input.position(from: start, offset: location),
        let to = input.position(from: from, offset: length)
      else { return nil }
      return input.textRange(from: from, to: to)
    }
    var replaced = input.selectedTextRange
    if let marked, marked.owner == owner {
      replaced = range(marked.range.location, marked.range.length) ?? replaced
    }
    guard let replaced else { return }
    let location = input.offset(from: start, to: replaced.start)
    input.replace(replaced, withText: markedText)
    let length = markedText.utf16.count
    marked = length > 0 ? (NSRange(location: location, length: length), owner) : nil
    // Clamp the range to the marked text.
    let first = min(max(selectedRange.location, 0), length)
    let count = min(max(selectedRange.length, 0), length - first)
    input.selectedTextRange = range(location + first, count)
  }

  func unmarkText() { marked = nil }

  // MARK: Context

  private func context(isBefore: Bool) -> String? {
    guard let input = textInput, let selection = input.selectedTextRange else { return nil }
    let range =
      isBefore
      ? input.textRange(from: input.beginningOfDocument, to: selection.start)
      : input.textRange(from: selection.end, to: input.endOfDocument)
    return range.flatMap { input.text(in: $0) }
  }

  var documentContextBeforeInput: String? { context(isBefore: true) }
  var documentContextAfterInput: String? { context(isBefore: false) }

  var selectedText: String? {
    guard let input = textInput, let selection = input.selectedTextRange, !selection.isEmpty
    else { return nil }
    return input.text(in: selection)
  }

  var documentInputMode: UITextInputMode? { responder?.textInputMode }

  /// A new identifier for each object that is edited.
  var documentIdentifier: UUID {
    let owner = ObjectIdentifier(responder ?? controller ?? self)
    if let document, document.owner == owner { return document.identifier }
    let identifier = UUID()
    document = (owner, identifier)
    return identifier
  }

  // MARK: Traits

  var autocapitalizationType: UITextAutocapitalizationType {
    keyInput?.autocapitalizationType ?? .sentences
  }
  var autocorrectionType: UITextAutocorrectionType { keyInput?.autocorrectionType ?? .default }
  var spellCheckingType: UITextSpellCheckingType { keyInput?.spellCheckingType ?? .default }
  var keyboardType: UIKeyboardType { keyInput?.keyboardType ?? .default }
  var keyboardAppearance: UIKeyboardAppearance { keyInput?.keyboardAppearance ?? .default }
  var returnKeyType: UIReturnKeyType { keyInput?.returnKeyType ?? .default }
  var enablesReturnKeyAutomatically: Bool { keyInput?.enablesReturnKeyAutomatically ?? false }
  var isSecureTextEntry: Bool { keyInput?.isSecureTextEntry ?? false }
  var textContentType: UITextContentType! { keyInput?.textContentType }
}
