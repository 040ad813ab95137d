/// A word of a printed value: a name, and arguments in parentheses if it has any, as in
/// `weight(0.3)`.
package struct NotationWord: Equatable {
  package var name: String
  /// The texts between the commas, each of which may contain parentheses.
  package var arguments: [String]

  /// The words of a text, which spaces outside parentheses separate; `nil` when parentheses do not
  /// match.
  package static func words(of text: some StringProtocol) -> [NotationWord]? {
    var words: [NotationWord] = []
    var name = ""
    var arguments: [String]?
    var argument = ""
    var depth = 0
    func finished() -> NotationWord { NotationWord(name: name, arguments: arguments ?? []) }
    for character in text {
      switch (character, depth) {
      case (" ", 0):
        if !name.isEmpty || arguments != nil { words.append(finished()) }
        name = ""
        arguments = nil
      case ("(", 0):
        guard arguments == nil else { return nil }
        arguments = []
        depth = 1
      case ("(", _):
        argument.append(character)
        depth += 1
      case (")", 0): return nil
      case (")", 1):
        if !argument.isEmpty { arguments?.append(argument) }
        argument = ""
        depth = 0
      case (")", _):
        argument.append(character)
        depth -= 1
      case (",", 1):
        arguments?.append(argument)
        argument = ""
      case (" ", 1) where argument.isEmpty: break
      case (_, 0):
        guard arguments == nil else { return nil }
        name.append(character)
      default: argument.append(character)
      }
    }
    guard depth == 0 else { return nil }
    if !name.isEmpty || arguments != nil { words.append(finished()) }
    return words
  }

  /// The arguments as numbers; `nil` if one is not a number.
  package var numbers: [Double]? {
    let numbers = arguments.compactMap { Double($0) }
    return numbers.count == arguments.count ? numbers : nil
  }
}
