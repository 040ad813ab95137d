import Foundation
import SwiftParser
import SwiftSyntax

/// The dependencies of a manifest on packages in folders.
public enum ManifestPaths {
  /// Returns the paths of `.package(path:)` in a manifest.
  public static func paths(in manifest: [UInt8]) -> [String] {
    literals(in: manifest).map(\.path)
  }

  /// Returns a manifest for a copy of the package in another folder: relative paths that leave the package become absolute.
  static func moved(_ manifest: [UInt8], from folder: String) -> [UInt8] {
    var edits = SourceEdits()
    for literal in literals(in: manifest) where literal.path.hasPrefix("..") {
      let url = URL(fileURLWithPath: literal.path, relativeTo: URL(fileURLWithPath: folder + "/"))
      let path = url.standardizedFileURL.path
      edits.replace(literal.range, with: "\"\(path)\"")
    }
    return edits.applied(to: manifest)
  }

  private static func literals(in manifest: [UInt8]) -> [(path: String, range: Range<Int>)] {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(manifest.withUnsafeBufferPointer { Parser.parse(source: $0) })
    return visitor.literals
  }

  private final class Visitor: SyntaxVisitor {
    var literals: [(path: String, range: Range<Int>)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "package",
        let literal = node.arguments.first(where: { $0.label?.text == "path" })?.expression
          .as(StringLiteralExprSyntax.self),
        let path = literal.representedLiteralValue
      {
        literals.append((path, literal.trimmedBytes))
      }
      return .visitChildren
    }
  }
}
