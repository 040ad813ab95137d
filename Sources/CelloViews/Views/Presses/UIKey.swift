/// The modifier keys of a key press.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A pressed key of a hardware keyboard.
@MainActor @preconcurrency open class UIKey: NSObject {
  /// The physical key.
  open private(set) var keyCode: UIKeyboardHIDUsage
  /// The modifier keys that are pressed with the key.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The text that the key types with its modifier keys on an American keyboard; empty for keys
  /// without a character.
  open private(set) var characters: String
  /// The text that the key types without modifier keys.
  open private(set) var charactersIgnoringModifiers: String

  init(_ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
    charactersIgnoringModifiers = keyCode.character
    let isUppercase = !modifierFlags.isDisjoint(with: [.shift, .alphaShift])
    let isShifted = modifierFlags.contains(.shift)
    if isShifted, let shifted = keyCode.shiftedCharacter {
      characters = shifted
    } else {
      characters = isUppercase ? keyCode.character.uppercased() : keyCode.character
    }
    super.init()
  }
}

extension UIKeyboardHIDUsage {
  /// The character without modifier keys; empty for keys without a character.
  fileprivate var character: String {
    switch self {
    case .keyboardReturnOrEnter, .keypadEnter: return "\r"
    case .keyboardTab: return "\t"
    case .keyboardSpacebar: return " "
    case .keyboard0: return "0"
    case .keyboardHyphen: return "-"
    case .keyboardEqualSign: return "="
    case .keyboardOpenBracket: return "["
    case .keyboardCloseBracket: return "]"
    case .keyboardBackslash: return "\\"
    case .keyboardSemicolon: return ";"
    case .keyboardQuote: return "'"
    case .keyboardGraveAccentAndTilde: return "`"
    case .keyboardComma: return ","
    case .keyboardPeriod: return "."
    case .keyboardSlash: return "/"
    default:
      let letter = rawValue - Self.keyboardA.rawValue
      let digit = rawValue - Self.keyboard1.rawValue
      if (0..<26).contains(letter) { return Self.character(letter, from: "a") }
      return (0..<9).contains(digit) ? Self.character(digit, from: "1") : ""
    }
  }

  /// The character of a digit or punctuation key with the shift key, on an American keyboard; `nil`
  /// for other keys.
  fileprivate var shiftedCharacter: String? {
    let pairs = ["1234567890-=[]\\;'`,./", "!@#$%^&*()_+{}|:\"~<>?"].map(Array.init)
    guard let plain = character.first, let index = pairs[0].firstIndex(of: plain) else {
      return nil
    }
    return String(pairs[1][index])
  }

  private static func character(_ offset: Int, from first: Unicode.Scalar) -> String {
    Unicode.Scalar(first.value + UInt32(offset)).map(String.init) ?? ""
  }
}

extension UIKey {
  /// A Boolean value that indicates whether the key types or deletes text.
  var types: Bool {
    switch keyCode {
    case .keyboardDeleteOrBackspace: true
    default: !characters.isEmpty && keyCode != .keyboardTab
    }
  }

  /// A Boolean value that indicates whether the key moves the focus or activates the focused view.
  var movesFocus: Bool {
    switch keyCode {
    case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
      .keyboardTab, .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      true
    default: false
    }
  }
}
