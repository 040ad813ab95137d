/// Parses the format of a predicate.
///
/// Source: the grammar in Apple's “Predicate Format String Syntax”.
struct PredicateParser {
  private let lexer: PredicateLexer
  private let tokens: [(token: PredicateToken, position: Int)]
  private var index = 0
  private var depth = 0
  /// The indexes of parentheses that are known to contain an expression, not a condition.
  private var expressions: Set<Int> = []

  /// The largest number of parentheses, functions and operators around an expression.
  static let maxDepth = 100

  private init(_ format: String, arguments: [Any]) throws(PredicateFormatError) {
    var lexer = PredicateLexer(format, arguments: arguments)
    tokens = try lexer.tokens()
    self.lexer = lexer
  }

  /// Returns the condition that a format describes.
  static func condition(
    _ format: String, arguments: [Any]
  ) throws(PredicateFormatError) -> PredicateCondition {
    var parser = try PredicateParser(format, arguments: arguments)
    let condition = try parser.disjunction()
    guard parser.token == .end else { throw parser.failure("an operator or the end is expected") }
    return condition
  }

  // MARK: Tokens

  private var token: PredicateToken { tokens[index].token }

  private func failure(_ problem: String) -> PredicateFormatError {
    lexer.failure(problem, at: tokens[index].position)
  }

  private mutating func advance() { if index < tokens.count - 1 { index += 1 } }

  private mutating func skip(_ mark: String) -> Bool {
    guard token == .mark(mark) else { return false }
    advance()
    return true
  }

  private mutating func skip(word: String) -> Bool {
    guard token.keyword == word || token == .mark(word) else { return false }
    advance()
    return true
  }

  private mutating func expect(_ mark: String) throws(PredicateFormatError) {
    guard skip(mark) else { throw failure("'\(mark)' is expected") }
  }

  private mutating func enter() throws(PredicateFormatError) {
    depth += 1
    guard depth <= Self.maxDepth else { throw failure("there are too many nested parts") }
  }

  // MARK: Conditions

  private mutating func disjunction() throws(PredicateFormatError) -> PredicateCondition {
    var conditions = [try conjunction()]
    while skip(word: "OR") { conditions.append(try conjunction()) }
    return conditions.count == 1 ? conditions[0] : .or(conditions)
  }

  private mutating func conjunction() throws(PredicateFormatError) -> PredicateCondition {
    var conditions = [try negation()]
    while skip(word: "AND") { conditions.append(try negation()) }
    return conditions.count == 1 ? conditions[0] : .and(conditions)
  }

  private mutating func negation() throws(PredicateFormatError) -> PredicateCondition {
    try enter()
    defer { depth -= 1 }
    if skip(word: "NOT") { return .not(try negation()) }
    if token == .mark("("), !expressions.contains(index) {
      let start = index
      do throws(PredicateFormatError) {
        advance()
        let condition = try disjunction()
        try expect(")")
        // A calculation continues after the parenthesis.
        if !continuesExpression { return condition }
      } catch {
        // The parenthesis may belong to an expression; if not, this is the mistake.
        index = start
        expressions.insert(start)
        do throws(PredicateFormatError) {
          return try comparison()
        } catch let other {
          throw other.position > error.position ? other : error
        }
      }
      index = start
      expressions.insert(start)
    }
    return try comparison()
  }

  /// A Boolean value that indicates whether the token belongs to an expression before it.
  private var continuesExpression: Bool {
    switch token {
    case .mark("+"), .mark("-"), .mark("*"), .mark("/"), .mark("**"), .mark("."), .mark("["): true
    default: sign(of: token) != nil
    }
  }

  private mutating func comparison() throws(PredicateFormatError) -> PredicateCondition {
    if skip(word: "TRUEPREDICATE") { return .constant(true) }
    if skip(word: "FALSEPREDICATE") { return .constant(false) }
    if case .argument(let argument) = token, let predicate = argument.value as? NSPredicate {
      advance()
      return .predicate(predicate)
    }
    var quantity: PredicateComparison.Quantity?
    if let keyword = token.keyword {
      quantity = keyword == "SOME" ? .any : PredicateComparison.Quantity(rawValue: keyword)
    }
    if quantity != nil { advance() }
    let left = try sum()
    guard let sign = sign(of: token) else { throw failure("a comparison operator is expected") }
    advance()
    let options = try options()
    let right = try sum()
    return .comparison(
      PredicateComparison(
        quantity: quantity, left: left, sign: sign, options: options, right: right))
  }

  private func sign(of token: PredicateToken) -> PredicateComparison.Operator? {
    switch token {
    case .mark("="): .equal
    case .mark("!="): .notEqual
    case .mark("<"): .less
    case .mark("<="): .lessOrEqual
    case .mark(">"): .greater
    case .mark(">="): .greaterOrEqual
    case .word:
      switch token.keyword {
      case "IN", "CONTAINS", "BETWEEN", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "UTI-EQUALS":
        token.keyword.flatMap { PredicateComparison.Operator(rawValue: $0) }
      default: nil
      }
    default: nil
    }
  }

  private mutating func options() throws(PredicateFormatError) -> PredicateOptions {
    guard token == .mark("[") else { return [] }
    advance()
    guard case .word(let letters) = token, let options = PredicateOptions(letters: letters) else {
      throw failure("the options c, d or n are expected")
    }
    advance()
    try expect("]")
    return options
  }

  // MARK: Expressions

  private mutating func sum() throws(PredicateFormatError) -> PredicateExpression {
    try enter()
    defer { depth -= 1 }
    var result = try product()
    while true {
      if skip("+") {
        result = .arithmetic(.plus, result, try product())
      } else if skip("-") {
        result = .arithmetic(.minus, result, try product())
      } else if let keyword = token.keyword, let kind = PredicateCombination(rawValue: keyword) {
        advance()
        result = .combination(kind, result, try product())
      } else {
        return result
      }
    }
  }

  private mutating func product() throws(PredicateFormatError) -> PredicateExpression {
    var result = try power()
    while true {
      if skip("*") {
        result = .arithmetic(.times, result, try power())
      } else if skip("/") {
        result = .arithmetic(.over, result, try power())
      } else {
        return result
      }
    }
  }

  private mutating func power() throws(PredicateFormatError) -> PredicateExpression {
    try enter()
    defer { depth -= 1 }
    if skip("-") {
      let operand = try power()
      if case .number(.integer(let value)) = operand, value != .min {
        return .number(.integer(-value))
      }
      if case .number(.real(let value)) = operand { return .number(.real(-value)) }
      return .negative(operand)
    }
    let base = try member()
    return skip("**") ? .arithmetic(.power, base, try power()) : base
  }

  /// Parses an operand with the keys and indexes after it.
  private mutating func member() throws(PredicateFormatError) -> PredicateExpression {
    var result = try operand()
    while true {
      if skip(".") {
        let key = try key()
        result =
          switch result {
          case .keyPath(let path): .keyPath("\(path).\(key)")
          case .member(let expression, let path): .member(expression, "\(path).\(key)")
          case .evaluatedObject: .keyPath(key)
          default: .member(result, key)
          }
      } else if token == .mark("[") {
        advance()
        let index: PredicateIndex =
          if skip(word: "FIRST") {
            .first
          } else if skip(word: "LAST") {
            .last
          } else if skip(word: "SIZE") {
            .size
          } else {
            .expression(try sum())
          }
        try expect("]")
        result = .element(result, index)
      } else {
        return result
      }
    }
  }

  private mutating func key() throws(PredicateFormatError) -> String {
    defer { advance() }
    switch token {
    case .word(let key), .key(let key), .keyPath(let key): return key
    default: throw failure("a key is expected")
    }
  }

  private mutating func operand() throws(PredicateFormatError) -> PredicateExpression {
    let token = token
    switch token {
    case .number(let number):
      advance()
      return .number(number)
    case .text(let text):
      advance()
      return .text(text)
    case .argument(let argument):
      advance()
      return .constant(argument)
    case .keyPath(let path), .key(let path):
      advance()
      return .keyPath(path)
    case .variable(let name):
      advance()
      return skip(":=") ? .assignment(name, try sum()) : .variable(name)
    case .mark("("):
      advance()
      let expression = try sum()
      try expect(")")
      return expression
    case .mark("{"):
      advance()
      return .list(try list(until: "}"))
    case .word(let word): return try named(word)
    default: throw failure("an expression is expected")
    }
  }

  /// Parses expressions that are separated by commas, and the mark after them.
  private mutating func list(until end: String) throws(PredicateFormatError)
    -> [PredicateExpression]
  {
    var result: [PredicateExpression] = []
    if skip(end) { return [] }
    repeat { result.append(try sum()) } while skip(",")
    try expect(end)
    return result
  }

  /// Parses a constant, a function or a key.
  private mutating func named(_ word: String) throws(PredicateFormatError) -> PredicateExpression {
    let start = tokens[index].position
    advance()
    if token == .mark("(") || token == .mark(":") {
      return try function(word, startingAt: start)
    }
    switch word.uppercased() {
    case "SELF": return .evaluatedObject
    case "TRUE", "YES": return .number(.integer(1))
    case "FALSE", "NO": return .number(.integer(0))
    case "NULL", "NIL": return .constant(PredicateToken.Argument(nil))
    default:
      guard !Self.isReserved(word) else {
        throw lexer.failure("an expression is expected before '\(word)'", at: start)
      }
      return .keyPath(word)
    }
  }

  /// The words that are not keys, unless `#` precedes them.
  private static let reserved: Set<String> = [
    "AND", "OR", "NOT", "IN", "ANY", "SOME", "ALL", "NONE", "BETWEEN", "CONTAINS", "LIKE",
    "MATCHES",
    "BEGINSWITH", "ENDSWITH", "UTI-EQUALS", "SELF", "TRUE", "YES", "FALSE", "NO", "NULL", "NIL",
    "TRUEPREDICATE", "FALSEPREDICATE", "UNION", "INTERSECT", "MINUS",
  ]

  static func isReserved(_ word: some StringProtocol) -> Bool {
    reserved.contains(word.uppercased())
  }

  private mutating func function(
    _ word: String, startingAt start: Int
  ) throws(PredicateFormatError) -> PredicateExpression {
    // A name with several parts, such as `add:to:`.
    var name = word
    while skip(":") {
      name += ":"
      guard case .word(let part) = token else { break }
      advance()
      name += part
    }
    try expect("(")
    switch name.uppercased() {
    case "SUBQUERY":
      let collection = try sum()
      try expect(",")
      guard case .variable(let variable) = token else { throw failure("a variable is expected") }
      advance()
      try expect(",")
      let condition = try disjunction()
      try expect(")")
      return .subquery(collection, variable, condition)
    case "TERNARY":
      let condition = try disjunction()
      try expect(",")
      let first = try sum()
      try expect(",")
      let second = try sum()
      try expect(")")
      return .choice(condition, first, second)
    case "FUNCTION": return try method(try list(until: ")"), startingAt: start)
    default: return try call(name, try list(until: ")"), startingAt: start)
    }
  }

  /// Returns a call of a function by its name, with or without the colons.
  private func call(
    _ name: String, _ arguments: [PredicateExpression], startingAt start: Int
  ) throws(PredicateFormatError) -> PredicateExpression {
    let known = PredicateFunctions.counts.keys.first {
      let name = name.lowercased()
      return $0.lowercased() == name || $0.lowercased() == name + ":"
    }
    guard let known, let count = PredicateFunctions.counts[known] else {
      throw lexer.failure("there is no function '\(name)'", at: start)
    }
    guard count == nil || count == arguments.count else {
      throw lexer.failure("the function '\(name)' has \(count ?? 0) arguments", at: start)
    }
    return .function(known, arguments)
  }

  /// Returns a call of a method of an object without parameters, or of a predefined function.
  private func method(
    _ arguments: [PredicateExpression], startingAt start: Int
  ) throws(PredicateFormatError) -> PredicateExpression {
    guard arguments.count >= 2, case .text(let name) = arguments[1] else {
      throw lexer.failure(
        "FUNCTION has an object and the name of a method in quotation marks", at: start)
    }
    if arguments.count == 2, !name.contains(":") { return .member(arguments[0], name) }
    return try call(name, [arguments[0]] + arguments.dropFirst(2), startingAt: start)
  }
}
