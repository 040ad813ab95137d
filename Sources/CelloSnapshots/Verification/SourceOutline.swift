import Synchronization

/// The names of the types and functions in a source file, which determine the test class at a line
/// and the tests of the file, and the statements that set properties.
package struct SourceOutline: Sendable {
  /// The names of all functions, and the names that the file passes to assertions as `testName`.
  package private(set) var functions: Set<String> = []
  /// The names of all types and extended types.
  package private(set) var typeNames: Set<String> = []
  /// The lines of the declarations of classes, by name.
  private(set) var classLines: [String: [Int]] = [:]
  /// The assignments in types, and the constraints that are created from anchors, if they were read.
  private(set) var statements: [Statement] = []
  private var types: [(name: String, lines: ClosedRange<Int>)] = []

  private static let cache = Mutex<[String: SourceOutline]>([:])

  /// Returns the outline of a file; `nil` if the file cannot be read.
  package static func ofFile(_ path: String) -> SourceOutline? {
    if let known = cache.withLock({ $0[path] }) { return known }
    guard let bytes = try? FileAccess.system.read(path, limit: 16 << 20) else { return nil }
    let outline = SourceOutline(bytes)
    cache.withLock { $0[path] = outline }
    return outline
  }

  /// Returns the types that contain a line, outermost first.
  package func types(around line: Int) -> [String] {
    types.filter { $0.lines.contains(line) }.sorted { $0.lines.lowerBound < $1.lines.lowerBound }
      .map(\.name)
  }

  /// Parses a source file.
  ///
  /// - Parameters:
  ///   - source: the source code in UTF-8.
  ///   - readsStatements: a Boolean value that indicates whether ``statements`` are read.
  package init(_ source: [UInt8], readsStatements: Bool = false) {
    var open: [(name: String, line: Int, depth: Int)] = []
    var pending: (name: String, line: Int)?
    var depth = 0
    var last = ""
    var tokens = SourceTokens(source)
    var scanner = readsStatements ? StatementScanner() : nil
    while let (token, line) = tokens.next() {
      let type = open.last.map { (name: $0.name, isMember: depth == $0.depth + 1) }
      if let statement = scanner?.next(token, line, in: type) { statements.append(statement) }
      switch token {
      case let token where SourceTokens.isPunctuation(token): continue
      case "{":
        if let type = pending { open.append((type.name, type.line, depth)) }
        pending = nil
        depth += 1
      case "}":
        depth -= 1
        if let type = open.last, type.depth == depth {
          types.append((type.name, type.line...max(type.line, line)))
          open.removeLast()
        }
      default:
        switch last {
        case "func": functions.insert(token)
        case "testName" where token.hasPrefix("\""): functions.insert(String(token.dropFirst()))
        case "class", "struct", "enum", "actor", "extension":
          // `class func` and `class var` do not declare types.
          guard !["func", "var", "let", "subscript"].contains(token) else { break }
          pending = (token, line)
          typeNames.insert(token)
          if last == "class" { classLines[token, default: []].append(line) }
        default: break
        }
      }
      last = token
    }
  }
}

extension SourceOutline {
  /// An assignment, or the creation of a constraint from an anchor.
  struct Statement: Hashable, Sendable {
    /// The name of the innermost type or extended type that contains the statement.
    var typeName: String
    /// The property of the type whose declaration contains the statement.
    var property: String?
    /// The names up to the assigned property, such as `["label", "layer", "cornerRadius"]`, or up to
    /// `constraint`. The first name is `?` if the receiver is not a name.
    var path: [String]
    /// A Boolean value that indicates whether the first name is a local variable.
    var isOfLocal = false
    var line: Int
  }
}

/// Finds statements in the tokens of a source file.
private struct StatementScanner {
  /// The names that are connected with dots.
  private var chain: [String] = []
  private var isAfterDot = false
  private var last = ""
  /// The word before the chain.
  private var previous = ""
  /// The property of a type whose declaration contains the next token.
  private var property: String?
  private var hasInitialValue = false
  private var locals: Set<String> = []

  /// Reads a token.
  ///
  /// - Parameter type: the innermost type that contains the token, and whether the token belongs to
  ///   the declaration of one of its members.
  mutating func next(
    _ token: String, _ line: Int, in type: (name: String, isMember: Bool)?
  ) -> SourceOutline.Statement? {
    switch token {
    case ".":
      if chain.isEmpty { chain = ["?"] }
      isAfterDot = true
      return nil
    case "=":
      defer { endChain() }
      guard let type, !chain.isEmpty else { return nil }
      if type.isMember, let property, !hasInitialValue {
        hasInitialValue = true
        return .init(typeName: type.name, property: property, path: [property], line: line)
      }
      guard !["let", "var"].contains(previous) else { return nil }
      return statement(line, in: type.name)
    case "{", "}":
      endChain()
      last = ""
      return nil
    case _ where SourceTokens.isPunctuation(token) || token.hasPrefix("\""):
      endChain()
      return nil
    default:
      read(word: token, type)
      guard let type, token == "constraint", chain.count > 1 else { return nil }
      return statement(line, in: type.name)
    }
  }

  private func statement(_ line: Int, in type: String) -> SourceOutline.Statement {
    .init(
      typeName: type, property: property, path: chain, isOfLocal: locals.contains(chain[0]),
      line: line)
  }

  private mutating func read(word: String, _ type: (name: String, isMember: Bool)?) {
    if isAfterDot {
      chain.append(word)
    } else {
      (previous, chain) = (last, [word])
    }
    isAfterDot = false
    if let type, type.isMember {
      if ["let", "var"].contains(last) {
        (property, hasInitialValue) = (word, false)
      } else if ["func", "init", "deinit", "subscript"].contains(word) {
        property = nil
      }
    } else if last == "var" {
      locals.insert(word)
    }
    last = word
  }

  private mutating func endChain() {
    chain = []
    isAfterDot = false
  }
}

/// The words, braces, strings, operators and other punctuation of a source file, without comments,
/// question marks and exclamation marks. A string is its contents after a quotation mark.
private struct SourceTokens {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> (text: String, line: Int)? {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        index += 1
      case UInt8(ascii: "/") where has("//"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where has("/*"): skip(past: "*/")
      case UInt8(ascii: "\"") where has("\"\"\""):
        index += 3
        skip(past: "\"\"\"", escapes: true)
      case UInt8(ascii: "\""):
        let (start, startLine) = (index, line)
        index += 1
        skip(past: "\"", escapes: true)
        return (text(start..<Swift.max(start + 1, index - 1)), startLine)
      case UInt8(ascii: "`"):
        let start = index + 1
        index += 1
        skip(past: "`")
        return (text(start..<Swift.max(start, index - 1)), line)
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        index += 1
        return (text(index - 1..<index), line)
      case _ where Self.isWord(byte):
        let start = index
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        return (text(start..<index), line)
      case _ where Self.isOperator(byte):
        let start = index
        while index < bytes.count, Self.isOperator(bytes[index]), !has("//"), !has("/*") {
          index += 1
        }
        return (text(start..<index), line)
      case _ where Self.isSpace(byte): index += 1
      default:
        index += 1
        return (text(index - 1..<index), line)
      }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a token is punctuation other than a brace.
  static func isPunctuation(_ token: String) -> Bool {
    guard let byte = token.utf8.first else { return false }
    return !isWord(byte)
      && ![UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\"")].contains(byte)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  private func has(_ text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  /// Advances to the end of the next occurrence of a text.
  private mutating func skip(past end: StaticString, escapes: Bool = false) {
    while index < bytes.count, !has(end) {
      if escapes, bytes[index] == UInt8(ascii: "\\") { index += 1 }
      if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    index += end.utf8CodeUnitCount
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a byte separates tokens, or is a mark after an
  /// optional value.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xff:
      true
    default: false
    }
  }
}
