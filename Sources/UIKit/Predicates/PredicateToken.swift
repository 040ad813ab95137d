/// A part of the format of a predicate.
enum PredicateToken: Equatable {
  /// A word: a key, a function or a keyword.
  case word(String)
  /// A word after `#`, which is never a keyword.
  case key(String)
  /// A key path for `%K`.
  case keyPath(String)
  /// The name of a variable after `$`.
  case variable(String)
  case text(String)
  case number(PredicateNumber)
  /// The value for `%@`.
  case argument(Argument)
  /// An operator or a punctuation mark, in its shortest form.
  case mark(String)
  case end

  /// A value for `%@`, by identity.
  final class Argument: Equatable {
    let value: Any?

    init(_ value: Any?) { self.value = value }

    static func == (left: Argument, right: Argument) -> Bool { left === right }
  }

  /// The upper-case text of a word; `nil` for other tokens.
  var keyword: String? {
    if case .word(let word) = self { word.uppercased() } else { nil }
  }
}
