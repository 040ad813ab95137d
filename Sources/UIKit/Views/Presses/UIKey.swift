/// The modifier keys that are held down.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key of a hardware keyboard that is pressed.
@MainActor @preconcurrency open class UIKey: NSObject {
  public final let keyCode: UIKeyboardHIDUsage
  public final let modifierFlags: UIKeyModifierFlags
  /// The text that the key types with its modifiers; empty for keys without a character. The
  /// characters are those of an American keyboard.
  public final let characters: String
  /// The text that the key types without modifiers.
  public final let charactersIgnoringModifiers: String

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
  /// The character without modifier keys; empty for keys without one.
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

  /// What a digit or a sign types with the shift key on an American keyboard.
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
  /// Whether the key types or deletes text.
  var types: Bool {
    switch keyCode {
    case .keyboardDeleteOrBackspace: true
    default: !characters.isEmpty && keyCode != .keyboardTab
    }
  }

  /// Whether the key moves the focus or presses the view with the focus.
  var movesFocus: Bool {
    switch keyCode {
    case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
      .keyboardTab, .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      true
    default: false
    }
  }
}
