/// A key of the system keyboard.
struct KeyboardKey: Hashable, Sendable {
  /// What is drawn on a key.
  enum Cap: Hashable, Sendable {
    /// A character.
    case character(String)
    /// A word or several characters, in a smaller font.
    case text(String)
    /// The name of a symbol.
    case symbol(String)
    /// A digit with the letters below it.
    case digit(String, letters: String)
    /// Nothing, on a key without a background.
    case empty
  }

  /// The background of a key.
  enum Role: Hashable, Sendable {
    /// A key that types.
    case character
    /// A key with another function, which is gray on iOS 18.
    case function
    /// A return key that ends the input, in the tint color of the system.
    case action
    /// A return key that cannot be pressed.
    case disabled
    /// A key without a background.
    case plain
  }

  var cap: Cap
  var role = Role.character
  /// The character above the main character, on iPads; `nil` for none.
  var secondary: String?
  /// The left edge, in columns.
  var start: CGFloat
  /// The width with the gap beside the key, in columns.
  var span: CGFloat = 1
}
