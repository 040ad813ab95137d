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
  /// The text that the key types with its modifiers; empty for keys without a character. Letters and
  /// digits are those of an English keyboard.
  public final let characters: String
  /// The text that the key types without modifiers.
  public final let charactersIgnoringModifiers: String

  init(_ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
    charactersIgnoringModifiers = keyCode.character
    let isUppercase = !modifierFlags.isDisjoint(with: [.shift, .alphaShift])
    characters = isUppercase ? keyCode.character.uppercased() : keyCode.character
    super.init()
  }
}

extension UIKeyboardHIDUsage {
  /// The character of a letter, a digit, the space bar, tab or return; empty for other keys.
  fileprivate var character: String {
    switch self {
    case .keyboardReturnOrEnter, .keypadEnter: return "\r"
    case .keyboardTab: return "\t"
    case .keyboardSpacebar: return " "
    case .keyboard0: return "0"
    default:
      let letter = rawValue - Self.keyboardA.rawValue
      let digit = rawValue - Self.keyboard1.rawValue
      if (0..<26).contains(letter) { return Self.character(letter, from: "a") }
      return (0..<9).contains(digit) ? Self.character(digit, from: "1") : ""
    }
  }

  private static func character(_ offset: Int, from first: Unicode.Scalar) -> String {
    Unicode.Scalar(first.value + UInt32(offset)).map(String.init) ?? ""
  }
}
