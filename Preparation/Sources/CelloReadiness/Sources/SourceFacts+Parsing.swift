import CelloSyntax
import SwiftParserDiagnostics
import SwiftSyntax

extension SourceFacts {
  /// Parses a source file.
  ///
  /// - Parameters:
  ///   - path: the path of the file, for messages.
  ///   - text: the contents of the file.
  ///   - canImport: returns a Boolean value that indicates whether a module can be imported on
  ///     Linux.
  public init(path: String, text: String, canImport: @escaping @Sendable (String) -> Bool) {
    self = withDeepStack { Self(parsing: text, path: path, canImport: canImport) }
  }

  private init(
    parsing text: String, path: String, canImport: @escaping @Sendable (String) -> Bool
  ) {
    self.init(path: path)
    guard let tree = Array(text.utf8).withUnsafeBufferPointer(SourceParsing.tree) else {
      mistake = "1:1: \(SourceParsing.depthMessage)"
      return
    }
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    if tree.hasError {
      let mistakes = ParseDiagnosticsGenerator.diagnostics(for: tree)
      if let first = mistakes.first(where: { $0.diagMessage.severity == .error }) {
        let location = first.location(converter: converter)
        mistake = "\(location.line):\(location.column): \(first.message)"
      }
    }
    let collector = SourceFactsCollector(
      self, converter, BuildConditions(isPrepared: true, canImport: canImport))
    collector.walk(tree)
    self = collector.facts
  }
}
