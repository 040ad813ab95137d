/// A parsed visual format: views in a row or a column, with distances and sizes.
struct VisualFormat: Equatable {
  /// A length, compared with a constant or with another view's length.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    /// The view whose length is compared; `nil` for a constant.
    var view: String?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority: Float = 1000
  }

  enum Connection: Equatable {
    /// The standard distance: `-`.
    case standard
    case predicates([Predicate])

    /// No distance.
    static let flush = Connection.predicates([Predicate()])
  }

  struct View: Equatable {
    var name: String
    var sizes: [Predicate] = []
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The distance from the superview's first edge; `nil` if the format does not begin with `|`.
  var leading: Connection?
  var views: [View] = []
  /// The distances between consecutive views.
  var connections: [Connection] = []
  /// The distance to the superview's last edge; `nil` if the format does not end with `|`.
  var trailing: Connection?
}

extension VisualFormat {
  struct ParseError: Error, Equatable {
    /// The description of the error, as the end of a sentence.
    var problem: String
    /// The offset of the character at the error.
    var offset: Int
  }

  /// Parses a format. A name in a predicate is a metric or, in a view's size, another view.
  init(_ text: String, metrics: [String: CGFloat], viewNames: Set<String>) throws(ParseError) {
    var parser = VisualFormatParser(text, metrics: metrics, viewNames: viewNames)
    self = try parser.format()
  }
}

private struct VisualFormatParser {
  private let characters: [Character]
  private var index = 0
  private let metrics: [String: CGFloat]
  private let viewNames: Set<String>

  init(_ text: String, metrics: [String: CGFloat], viewNames: Set<String>) {
    characters = Array(text)
    self.metrics = metrics
    self.viewNames = viewNames
  }

  mutating func format() throws(VisualFormat.ParseError) -> VisualFormat {
    var result = VisualFormat()
    if skip("V:") {
      result.axis = .vertical
    } else {
      _ = skip("H:")
    }
    if skip("|") { result.leading = try connection() }
    result.views.append(try view())
    while true {
      skipSpaces()
      guard index < characters.count else { return result }
      let connection = try connection()
      if skip("|") {
        result.trailing = connection
        skipSpaces()
        guard index == characters.count else { throw error("nothing may follow the last '|'") }
        return result
      }
      result.views.append(try view())
      result.connections.append(connection)
    }
  }

  private mutating func view() throws(VisualFormat.ParseError) -> VisualFormat.View {
    guard skip("[") else { throw error("expected a view in brackets, such as '[name]'") }
    guard let name = name() else { throw error("expected the name of a view") }
    guard viewNames.contains(name) else {
      throw error("the dictionary of views has no view named '\(name)'")
    }
    var view = VisualFormat.View(name: name)
    if skip("(") { view.sizes = try predicates(allowViews: true) }
    guard skip("]") else { throw error("expected ']'") }
    return view
  }

  private mutating func connection() throws(VisualFormat.ParseError) -> VisualFormat.Connection {
    guard skip("-") else { return .flush }
    if skip("(") {
      let predicates = try predicates(allowViews: false)
      guard skip("-") else { throw error("expected '-' after the distance") }
      return .predicates(predicates)
    }
    skipSpaces()
    guard index < characters.count, characters[index] != "[", characters[index] != "|" else {
      return .standard
    }
    var predicate = VisualFormat.Predicate(constant: try constant())
    if skip("@") { predicate.priority = Float(try constant()) }
    guard skip("-") else { throw error("expected '-' after the distance") }
    return .predicates([predicate])
  }

  /// Returns the predicates up to a closing parenthesis.
  private mutating func predicates(
    allowViews: Bool
  ) throws(VisualFormat.ParseError) -> [VisualFormat.Predicate] {
    var result = [try predicate(allowViews: allowViews)]
    while skip(",") { result.append(try predicate(allowViews: allowViews)) }
    guard skip(")") else { throw error("expected ')'") }
    return result
  }

  private mutating func predicate(
    allowViews: Bool
  ) throws(VisualFormat.ParseError) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate()
    if skip(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if skip("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = skip("==")
    }
    let start = index
    if allowViews, let name = name(), metrics[name] == nil, viewNames.contains(name) {
      predicate.view = name
      if skip("*") {
        predicate.multiplier = try constant()
      } else if skip("/") {
        predicate.multiplier = 1 / (try constant())
      }
      if skip("+") {
        predicate.constant = try constant()
      } else if skip("-") {
        predicate.constant = -(try constant())
      }
    } else {
      index = start
      let sign: CGFloat = skip("-") ? -1 : 1
      predicate.constant = sign * (try constant())
    }
    if skip("@") { predicate.priority = Float(try constant()) }
    return predicate
  }

  /// Returns a number or the value of a metric.
  private mutating func constant() throws(VisualFormat.ParseError) -> CGFloat {
    skipSpaces()
    let start = index
    while index < characters.count,
      characters[index].isASCII && characters[index].isNumber || characters[index] == "."
    {
      index += 1
    }
    if index > start {
      guard let number = Double(String(characters[start..<index])) else {
        index = start
        throw error("expected a number")
      }
      return CGFloat(number)
    }
    guard let name = name() else { throw error("expected a number or the name of a metric") }
    guard let value = metrics[name] else {
      index = start
      throw error("the dictionary of metrics has no metric named '\(name)'")
    }
    return value
  }

  private mutating func name() -> String? {
    skipSpaces()
    let start = index
    while index < characters.count {
      let character = characters[index]
      guard character.isLetter || character == "_" || index > start && character.isNumber else {
        break
      }
      index += 1
    }
    return index > start ? String(characters[start..<index]) : nil
  }

  private mutating func skip(_ token: String) -> Bool {
    skipSpaces()
    guard characters[index...].starts(with: token) else { return false }
    index += token.count
    return true
  }

  private mutating func skipSpaces() {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
  }

  private func error(_ problem: String) -> VisualFormat.ParseError {
    VisualFormat.ParseError(problem: problem, offset: index)
  }
}
