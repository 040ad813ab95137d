import CelloSyntax
import Foundation
import SwiftParser
import SwiftSyntax

/// The dependencies of a manifest: packages in folders, and packages that no target uses.
public enum ManifestPaths {
  /// Returns the absolute paths of the packages that a manifest names with `.package(path:)`.
  ///
  /// - Parameter folder: the absolute path of the folder of the manifest.
  public static func packages(in manifest: [UInt8], of folder: String) -> [String] {
    literals(in: manifest).map { $0.path.resolved(in: folder) }
  }

  /// Returns the names of the Swift files that string literals of a manifest contain, as often as they occur.
  static func namesOfSources(in manifest: [UInt8]) -> [String] {
    let visitor = SourceNameVisitor(viewMode: .sourceAccurate)
    visitor.walk(manifest.withUnsafeBufferPointer { Parser.parse(source: $0) })
    return visitor.names
  }

  private final class SourceNameVisitor: SyntaxVisitor {
    var names: [String] = []

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.representedLiteralValue, value.hasSuffix(".swift") {
        names.append((value as NSString).lastPathComponent)
      }
      return .skipChildren
    }
  }

  /// Returns a manifest for a copy of the package in another folder: paths to packages that are also copied lead to their copies, and
  /// relative paths to others become absolute. The version of the package manager is one with resources if there are any.
  ///
  /// - Parameters:
  ///   - folder: the absolute path of the folder of the manifest.
  ///   - copies: the packages that are copied.
  ///   - sources: the changes of the names of sources.
  ///   - resources: the paths of resources to declare, by the name of their target.
  static func moved(
    _ manifest: [UInt8], from folder: String, with copies: PackageCopies,
    sources: SourceEdits = SourceEdits(), resources: [String: [String]] = [:]
  ) -> [UInt8] {
    var edits = sources
    if !resources.isEmpty, let range = ManifestTarget.versionBeforeResources(in: manifest) {
      edits.replace(range, with: "5.3")
    }
    for target in resources.isEmpty ? [] : ManifestTarget.targets(in: manifest) {
      guard let paths = resources[target.name] else { continue }
      edits.insert(", \(UndeclaredResources.argument(paths))", at: target.resourcesOffset)
    }
    let tree = manifest.withUnsafeBufferPointer { Parser.parse(source: $0) }
    for range in unusedDependencies(in: tree, manifest) { edits.replace(range, with: "") }
    for literal in literals(in: manifest) {
      guard let path = copies.path(of: literal.path, in: folder) else { continue }
      edits.replace(literal.range, with: "\"\(path)\"")
    }
    return edits.applied(to: manifest)
  }

  private static func literals(in manifest: [UInt8]) -> [(path: String, range: Range<Int>)] {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(manifest.withUnsafeBufferPointer { Parser.parse(source: $0) })
    return visitor.literals
  }

  /// Returns the bytes of dependencies that no target uses, such as tools that format the sources and that may not exist for
  /// Linux. From version 5.2, a target names the package of a product, unless both have the same name.
  private static func unusedDependencies(
    in tree: SourceFileSyntax, _ manifest: [UInt8]
  ) -> [Range<Int>] {
    guard let version = ManifestTarget.toolsVersion(of: manifest), version >= (5, 2) else {
      return []
    }
    let visitor = DependencyVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.dependencies
      .filter { visitor.names[$0.name] == 1 && !visitor.names.keys.contains($0.identity) }
      .map(\.range)
  }

  private final class DependencyVisitor: SyntaxVisitor {
    /// The location of each dependency, its identity, and the bytes to remove.
    var dependencies: [(name: String, identity: String, range: Range<Int>)] = []
    /// How often each text occurs in the manifest, in lowercase letters.
    var names: [String: Int] = [:]

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.representedLiteralValue { names[value.lowercased(), default: 0] += 1 }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil,
        access.declName.baseName.text == "package",
        !node.arguments.contains(where: { $0.label?.text == "name" }),
        let url = node.arguments.first(where: { $0.label?.text == "url" })?.expression
          .as(StringLiteralExprSyntax.self)?.representedLiteralValue?.lowercased(),
        let last = url.split(separator: "/").last
      {
        let identity = last.hasSuffix(".git") ? String(last.dropLast(4)) : String(last)
        if let element = node.parent?.as(ArrayElementSyntax.self) {
          dependencies.append((url, identity, element.trimmedBytes))
        } else if let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
          call.arguments.count == 1,
          call.calledExpression.trimmedDescription == "package.dependencies.append"
        {
          dependencies.append((url, identity, call.trimmedBytes))
        }
      }
      return .visitChildren
    }
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
