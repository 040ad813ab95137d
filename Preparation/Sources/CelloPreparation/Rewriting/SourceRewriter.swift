import CelloSyntax
import SwiftParserDiagnostics
import SwiftSyntax

/// The result of rewriting a source file.
public struct RewrittenSource: Sendable {
  /// The text. Lines have the same numbers as in the original.
  public var text: [UInt8]
  /// The modules that the rewritten text needs, and that the file does not import.
  public var requiredImports: [String]
  /// The syntax that was found, in the order of the text.
  public var uses: [ObjectiveCUse]
  /// The message of the parser, with the line and the column; `nil` if the file can be parsed. A file that cannot be parsed is not
  /// changed.
  public var syntaxError: SourceMessage?

  /// Returns a Boolean value that indicates whether the file differs from its source, apart from the names of its lines.
  func isChanged(from source: [UInt8]) -> Bool { text != source || !requiredImports.isEmpty }

  /// Returns the text of a file that replaces the original, with the required imports and a line after which the compiler names the
  /// original and its lines.
  ///
  /// If the first line is a comment or an import, that line takes its place, so that lines also have their numbers where tools read
  /// the file itself: macros such as `@Test` do.
  public func contents(insteadOf path: String) -> [UInt8] {
    let imports = requiredImports.map { "import \($0)" }
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    func directive(_ line: Int) -> String {
      "#sourceLocation(file: \"\(escaped)\", line: \(line))\n"
    }
    var text = text[...]
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if text.starts(with: byteOrderMark) { text = text.dropFirst(byteOrderMark.count) }
    if let (first, rest) = Self.replaceableFirstLine(of: text) {
      let moved = (first.isEmpty ? imports : imports + [first]).map { $0 + "; " }.joined()
      return Array((directive(2) + moved).utf8) + rest
    }
    return Array((imports.map { $0 + "\n" }.joined() + directive(1)).utf8) + text
  }

  /// Returns the import in the first line, or an empty text if the line is empty or a comment, and the lines that follow; `nil` for other
  /// lines, and if the next line must start with its first character.
  private static func replaceableFirstLine(
    of text: ArraySlice<UInt8>
  ) -> (import: String, rest: ArraySlice<UInt8>)? {
    guard let end = text.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = String(decoding: text[..<end], as: UTF8.self).trimmingPrefix(while: \.isWhitespace)
    let rest = text[(end + 1)...]
    let next = rest.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    // A directive such as `#if` starts its line.
    guard next != UInt8(ascii: "#") else { return nil }
    if line.isEmpty || line.hasPrefix("//") { return ("", rest) }
    let pattern = /(@\w+ +)*((public|package|internal|fileprivate|private) +)?import +[\w. ]*\w/
    guard let match = line.prefixMatch(of: pattern) else { return nil }
    let remainder = line[match.range.upperBound...].drop { $0.isWhitespace || $0 == ";" }
    return remainder.isEmpty || remainder.hasPrefix("//") ? (String(match.0), rest) : nil
  }
}

/// A message about a place in a source file.
public struct SourceMessage: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 bytes, from 1.
  public var column: Int
  public var text: String
}

/// Rewrites source files that use Objective-C or conditions about Apple's platforms, so that they compile on Linux.
///
/// The declarations of all files that are compiled together are summarized first, because the meaning of a file depends on others:
/// the selector of a method on its declaration, a call on whether the requirement is optional.
public struct SourceRewriter: Sendable {
  public let index: DeclarationIndex
  let hasResources: Bool

  /// - Parameters:
  ///   - index: the declarations of the files that are compiled together.
  ///   - hasResources: a Boolean value that indicates whether the package manager makes a bundle with resources for the target.
  public init(index: DeclarationIndex, hasResources: Bool = false) {
    self.index = index
    self.hasResources = hasResources
  }

  /// Returns the declarations of a file that other files depend on.
  public static func summary(of source: [UInt8], path: String) -> FileSummary {
    guard mayNeedSummary(source) else { return FileSummary(path: path) }
    return withDeepStack {
      let collector = DeclarationCollector(path: path)
      if isUTF8(source), let tree = parse(source) { collector.walk(tree) }
      return collector.summary
    }
  }

  /// Files without any type have nothing that others depend on.
  private static func mayNeedSummary(_ source: [UInt8]) -> Bool { !source.isEmpty }

  /// Rewrites a file.
  ///
  /// - Parameters:
  ///   - path: the path that was given for the summary.
  /// - Returns: the source itself if there is nothing to rewrite.
  public func rewrite(_ source: [UInt8], path: String) -> RewrittenSource {
    withDeepStack { rewritten(source, path: path) }
  }

  private func rewritten(_ source: [UInt8], path: String) -> RewrittenSource {
    // The parser's messages about such a file can end the process.
    guard Self.isUTF8(source) else {
      let message = SourceMessage(line: 1, column: 1, text: "the file is not UTF-8")
      return RewrittenSource(text: source, requiredImports: [], uses: [], syntaxError: message)
    }
    guard let tree = Self.parse(source) else {
      let message = SourceMessage(line: 1, column: 1, text: SourceParsing.depthMessage)
      return RewrittenSource(text: source, requiredImports: [], uses: [], syntaxError: message)
    }
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    if tree.hasError {
      let message = ParseDiagnosticsGenerator.diagnostics(for: tree)
        .first { $0.diagMessage.severity == .error }
        .map { diagnostic in
          let location = converter.location(for: diagnostic.position)
          return SourceMessage(
            line: location.line, column: location.column, text: diagnostic.message)
        }
      return RewrittenSource(
        text: source, requiredImports: [], uses: [],
        syntaxError: message ?? SourceMessage(line: 1, column: 1, text: "syntax error"))
    }
    let visitor = RewritingVisitor(
      path: path, index: index, hasResources: hasResources, converter: converter)
    visitor.walk(tree)
    let imports = visitor.requiredImports.subtracting(index.imports[path] ?? []).sorted()
    return RewrittenSource(
      text: visitor.edits.applied(to: source), requiredImports: imports, uses: visitor.uses,
      syntaxError: nil)
  }

  private static func isUTF8(_ source: [UInt8]) -> Bool {
    String(validating: source, as: UTF8.self) != nil
  }

  private static func parse(_ source: [UInt8]) -> SourceFileSyntax? {
    source.withUnsafeBufferPointer(SourceParsing.tree)
  }
}
