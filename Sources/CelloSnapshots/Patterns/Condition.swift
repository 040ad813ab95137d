/// A readable rule that selects cases by the words of their names, such as `selected & !editing &
/// !(disabled & !swiped)`.
///
/// A word matches the cases whose name contains it. `!` has the highest precedence, then `&`, then
/// `|`; `always` matches all cases.
package indirect enum Condition: Hashable, Sendable {
  case always
  case word(String)
  case not(Condition)
  case all([Condition])
  case any([Condition])

  /// The number of words in the rule, which measures its readability.
  var wordCount: Int {
    switch self {
    case .always: 0
    case .word: 1
    case .not(let inner): inner.wordCount
    case .all(let parts), .any(let parts): parts.reduce(0) { $0 + $1.wordCount }
    }
  }

  /// Returns the first word that is not a value of any axis; `nil` if there is none.
  func firstWord(unknownTo axes: CaseAxes) -> String? {
    switch self {
    case .always: nil
    case .word(let word): axes.position(of: word) == nil ? word : nil
    case .not(let inner): inner.firstWord(unknownTo: axes)
    case .all(let parts), .any(let parts):
      parts.lazy.compactMap { $0.firstWord(unknownTo: axes) }.first
    }
  }
}

extension Condition: CustomStringConvertible {
  package var description: String { text(inside: .any) }

  private enum Level: Int { case any, all, not }

  private func text(inside level: Level) -> String {
    switch self {
    case .always: return "always"
    case .word(let word): return word
    case .not(let inner): return "!" + inner.text(inside: .not)
    case .all(let parts):
      return enclosed(parts.map { $0.text(inside: .all) }.joined(separator: " & "), .all, level)
    case .any(let parts):
      return enclosed(parts.map { $0.text(inside: .any) }.joined(separator: " | "), .any, level)
    }
  }

  private func enclosed(_ text: String, _ own: Level, _ outer: Level) -> String {
    own.rawValue < outer.rawValue ? "(\(text))" : text
  }
}

// MARK: - Reading

extension Condition {
  /// The reason why a text is not a condition. It completes “… is not a condition: ”.
  package struct SyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String
  }

  /// The largest nesting depth, which prevents a stack overflow in the parser. Readable rules are
  /// not that deep.
  private static let maxNesting = 64

  package init(_ text: some StringProtocol) throws(SyntaxError) {
    var parser = Parser(text: Substring(text))
    self = try parser.any(depth: 0)
    if let rest = parser.next { throw SyntaxError(description: "unexpected “\(rest)”") }
  }

  private struct Parser {
    var text: Substring

    /// The next token, which is not consumed.
    var next: Substring? {
      let rest = text.drop { $0 == " " }
      guard let first = rest.first else { return nil }
      guard !"!&|()".contains(first) else { return rest.prefix(1) }
      return rest.prefix { !" !&|()".contains($0) }
    }

    mutating func take() -> Substring? {
      guard let token = next else { return nil }
      text = text[token.endIndex...]
      return token
    }

    mutating func any(depth: Int) throws(SyntaxError) -> Condition {
      try list("|", depth: depth) { (parser, depth) throws(SyntaxError) in
        try parser.all(depth: depth)
      } joined: {
        .any($0)
      }
    }

    mutating func all(depth: Int) throws(SyntaxError) -> Condition {
      try list("&", depth: depth) { (parser, depth) throws(SyntaxError) in
        try parser.atom(depth: depth)
      } joined: {
        .all($0)
      }
    }

    private mutating func list(
      _ separator: Substring, depth: Int,
      of part: (inout Parser, Int) throws(SyntaxError) -> Condition,
      joined: ([Condition]) -> Condition
    ) throws(SyntaxError) -> Condition {
      var parts = [try part(&self, depth)]
      while next == separator {
        _ = take()
        parts.append(try part(&self, depth))
      }
      return parts.count == 1 ? parts[0] : joined(parts)
    }

    mutating func atom(depth: Int) throws(SyntaxError) -> Condition {
      guard depth < maxNesting else {
        throw SyntaxError(description: "it is nested more than \(maxNesting) deep")
      }
      guard let token = take() else { throw SyntaxError(description: "it ends too early") }
      switch token {
      case "!": return .not(try atom(depth: depth + 1))
      case "(":
        let inner = try any(depth: depth + 1)
        guard take() == ")" else { throw SyntaxError(description: "a parenthesis is not closed") }
        return inner
      case "always": return .always
      default:
        guard CaseName.isWord(token) else {
          throw SyntaxError(description: "unexpected “\(token)”")
        }
        return .word(String(token))
      }
    }
  }
}
