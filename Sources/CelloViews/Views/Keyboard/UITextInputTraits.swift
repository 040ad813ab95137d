/// The keyboard properties of a view with text.
///
/// Pictures show the keys of the English keyboard according to these properties. All members are
/// optional.
@MainActor @preconcurrency public protocol UITextInputTraits: NSObjectProtocol {
  /// The automatic capitalization, which determines whether the shift key is on; `sentences` by
  /// default. Typed texts are not capitalized here.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// The autocorrection. With `no`, the keyboard has no suggestions bar.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// The spell checking. Texts are not checked here.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// The smart quotes. Quotes are not replaced here.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// The smart dashes. Dashes are not replaced here.
  var smartDashesType: UITextSmartDashesType { get }
  /// The smart insertion of spaces. Spaces are not adjusted here.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// The type of the keyboard, which determines its keys and its height.
  var keyboardType: UIKeyboardType { get }
  /// The appearance of the keyboard, which determines its colors.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get }
  /// A Boolean value that indicates whether the return key is disabled while the view has no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// A Boolean value that indicates whether the text is replaced with dots.
  var isSecureTextEntry: Bool { get }
  /// The semantic meaning of the text; `nil` for none.
  var textContentType: UITextContentType! { get }
  /// The rules for suggested passwords; `nil` for the system's rules.
  var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
  /// `sentences` by default.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The system's choice by default.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The system's choice by default.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The system's choice by default.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// The system's choice by default.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// The system's choice by default.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// The default keyboard.
  public var keyboardType: UIKeyboardType { .default }
  /// The appearance that follows the interface style.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The default label.
  public var returnKeyType: UIReturnKeyType { .default }
  /// `false` by default.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// `false` by default.
  public var isSecureTextEntry: Bool { false }
  /// `nil` by default.
  public var textContentType: UITextContentType! { nil }
  /// `nil` by default.
  public var passwordRules: UITextInputPasswordRules? { nil }
}

/// Rules for suggested passwords.
open class UITextInputPasswordRules: NSObject {
  /// The rules, in the syntax of the HTML attribute `passwordrules`.
  open private(set) var passwordRulesDescriptor: String

  /// Creates rules from a description.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

// Source of the values of the following types: Apple's `UITextInputTraits.h`.

/// The automatic capitalization of typed text.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No capitalization.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// The autocorrection of typed text.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Autocorrection is off.
  case no = 1
  /// Autocorrection is on.
  case yes = 2
}

/// The spell checking of typed text.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Spell checking is off.
  case no = 1
  /// Spell checking is on.
  case yes = 2
}

/// The replacement of straight quotes.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Smart quotes are off.
  case no = 1
  /// Smart quotes are on.
  case yes = 2
}

/// The replacement of hyphens with dashes.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Smart dashes are off.
  case no = 1
  /// Smart dashes are on.
  case yes = 2
}

/// The adjustment of spaces when text is pasted or deleted.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Smart insertion is off.
  case no = 1
  /// Smart insertion is on.
  case yes = 2
}

/// The type of a keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default keyboard of the language.
  case `default` = 0
  /// The keyboard for ASCII characters.
  case asciiCapable = 1
  /// The keyboard for numbers and punctuation.
  case numbersAndPunctuation = 2
  /// The keyboard for URLs.
  case URL = 3
  /// The keypad for numbers in the user's digits.
  case numberPad = 4
  /// The keypad for telephone numbers.
  case phonePad = 5
  /// The keypad for names and telephone numbers.
  case namePhonePad = 6
  /// The keyboard for email addresses.
  case emailAddress = 7
  /// The keypad for numbers with a decimal point.
  case decimalPad = 8
  /// The keyboard with easy access to @ and #.
  case twitter = 9
  /// The keyboard for search terms and URLs.
  case webSearch = 10
  /// The keypad for ASCII digits.
  case asciiCapableNumberPad = 11

  /// Equal to `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// Follows the interface style.
  case `default` = 0
  /// Always dark.
  case dark = 1
  /// Always light.
  case light = 2

  /// Equal to `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The label of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// The key is labeled "return".
  case `default` = 0
  /// The key is labeled "go".
  case go = 1
  /// The key is labeled "Google".
  case google = 2
  /// The key is labeled "join".
  case join = 3
  /// The key is labeled "next".
  case next = 4
  /// The key is labeled "route".
  case route = 5
  /// The key is labeled "search".
  case search = 6
  /// The key is labeled "send".
  case send = 7
  /// The key is labeled "Yahoo!".
  case yahoo = 8
  /// The key is labeled "done".
  case done = 9
  /// The key is labeled "emergency call".
  case emergencyCall = 10
  /// The key is labeled "continue".
  case `continue` = 11
}
