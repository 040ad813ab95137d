/// The state of the shift key.
enum KeyboardShift: Hashable, Sendable {
  case off
  /// The next letter is a capital letter.
  case on
  /// All letters are capital letters.
  case locked

  /// Creates the state that follows from the automatic capitalization.
  ///
  /// Source: Apple's documentation of `UITextAutocapitalizationType`. Chosen: keyboards for
  /// addresses and secure texts do not capitalize; a sentence ends with a period, a question mark
  /// or an exclamation mark before white space.
  ///
  /// - Parameter text: the text before the insertion point.
  init(
    _ capitalization: UITextAutocapitalizationType, type: UIKeyboardType, isSecure: Bool,
    after text: String
  ) {
    switch type {
    case .emailAddress, .URL, .webSearch:
      self = .off
      return
    default: break
    }
    let words = text.reversed().drop(while: \.isWhitespace)
    let isAtWord = text.isEmpty || text.last?.isWhitespace == true
    switch isSecure ? .none : capitalization {
    case .none: self = .off
    case .allCharacters: self = .locked
    case .words: self = isAtWord ? .on : .off
    case .sentences:
      let isAtLine = text.last?.isNewline == true
      let isAfterSentence = words.first.map { ".?!".contains($0) } ?? true
      self = isAtWord && (isAfterSentence || isAtLine) ? .on : .off
    }
  }

  /// The symbol on the key.
  var symbol: String {
    switch self {
    case .off: "shift"
    case .on: "shift.fill"
    case .locked: "capslock.fill"
    }
  }

  /// Returns the letters as the keys show them.
  func shown(_ letters: String) -> String { self == .off ? letters : letters.uppercased() }
}
