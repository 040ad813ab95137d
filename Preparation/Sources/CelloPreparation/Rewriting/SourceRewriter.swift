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

  /// Returns the text of a file that replaces the original: the imports, a line after which the compiler names the original and
  /// its lines, and the text.
  public func contents(insteadOf path: String) -> [UInt8] {
    let imports = requiredImports.map { "import \($0)\n" }.joined()
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    var text = text[...]
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if text.starts(with: byteOrderMark) { text = text.dropFirst(byteOrderMark.count) }
    return Array("\(imports)#sourceLocation(file: \"\(escaped)\", line: 1)\n".utf8) + text
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

  public init(index: DeclarationIndex) { self.index = index }

  /// Returns the declarations of a file that other files depend on.
  public static func summary(of source: [UInt8], path: String) -> FileSummary {
    guard mayNeedSummary(source) else { return FileSummary(path: path) }
    return withDeepStack {
      let collector = DeclarationCollector(path: path)
      if let tree = parse(source) { collector.walk(tree) }
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
    let visitor = RewritingVisitor(path: path, index: index, converter: converter)
    visitor.walk(tree)
    let imports = visitor.requiredImports.subtracting(index.imports[path] ?? []).sorted()
    return RewrittenSource(
      text: visitor.edits.applied(to: source), requiredImports: imports, uses: visitor.uses,
      syntaxError: nil)
  }

  private static func parse(_ source: [UInt8]) -> SourceFileSyntax? {
    source.withUnsafeBufferPointer(SourceParsing.tree)
  }
}
