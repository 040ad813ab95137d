import SwiftParser
import SwiftSyntax

/// A target that the text of a package's manifest declares.
public struct ManifestTarget: Hashable, Sendable {
  public var name: String
  /// The paths of the argument `exclude`, as far as they are literals.
  public var excluded: [String] = []
  /// The paths of the argument `sources`, as far as they are literals.
  public var sources: [Literal] = []
  /// A Boolean value that indicates whether the target has the argument `resources`.
  public var hasResources = false
  /// The offset in bytes at which the argument `resources` can be inserted, after a comma.
  public var resourcesOffset: Int

  /// A string literal.
  public struct Literal: Hashable, Sendable {
    public var value: String
    /// The bytes of the literal in the manifest.
    public var range: Range<Int>
  }

  /// Returns the targets in the argument `targets` of a manifest's package, as far as their names are literals.
  public static func targets(in manifest: [UInt8]) -> [ManifestTarget] {
    withDeepStack {
      manifest.withUnsafeBufferPointer { source in
        guard let tree = SourceParsing.tree(of: source) else { return [] }
        let visitor = TargetVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.targets
      }
    }
  }

  /// Returns the version of the package manager in the first line of a manifest.
  public static func toolsVersion(of manifest: [UInt8]) -> (major: Int, minor: Int)? {
    version(in: manifest).map { ($0.major, $0.minor) }
  }

  /// Returns a Boolean value that indicates whether the targets of a manifest, or of the same manifest with a later version, can have
  /// resources.
  ///
  /// From version 5.2, a target names the package of a product, unless the package has the name of the product; such a manifest is not
  /// changed. Versions before 5.0 are not, either.
  public static func canDeclareResources(_ manifest: [UInt8]) -> Bool {
    guard let version = toolsVersion(of: manifest), version >= (5, 0) else { return false }
    guard version < (5, 2) else { return true }
    let text = String(decoding: manifest, as: UTF8.self)
    let packages = Set(
      text.matches(of: /url:\s*"[^"]*?([^"\/]+?)(?:\.git)?\/?"/).map { String($0.1) })
    return withDeepStack {
      manifest.withUnsafeBufferPointer { source in
        guard let tree = SourceParsing.tree(of: source) else { return false }
        let visitor = TargetVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        let names = Set(visitor.targets.map(\.name))
        return visitor.dependencies.isSubset(of: packages.union(names))
      }
    }
  }

  /// Returns the bytes of the version of the package manager in a manifest, if it is a version without resources.
  public static func versionBeforeResources(in manifest: [UInt8]) -> Range<Int>? {
    guard let version = version(in: manifest), (version.major, version.minor) < (5, 3) else {
      return nil
    }
    return version.range
  }

  private static func version(
    in manifest: [UInt8]
  ) -> (major: Int, minor: Int, range: Range<Int>)? {
    let line = String(decoding: manifest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard let match = line.firstMatch(of: /swift-tools-version:\s*((\d+)\.(\d+)(?:\.\d+)?)/),
      let major = Int(match.2), let minor = Int(match.3)
    else { return nil }
    let start = line[..<match.1.startIndex].utf8.count
    return (major, minor, start..<(start + match.1.utf8.count))
  }
}

private final class TargetVisitor: SyntaxVisitor {
  var targets: [ManifestTarget] = []
  /// The names of dependencies of targets that are not known to be targets or products of named packages.
  var dependencies: Set<String> = []

  /// The functions that create targets with sources, and the arguments before `resources`.
  private static let functions: Set = ["target", "executableTarget", "testTarget"]
  private static let earlierLabels: Set = ["name", "dependencies", "path", "exclude", "sources"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.functions.contains(access.declName.baseName.text), isInTargets(node),
      let name = node.argument("name")?.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      let last = node.arguments.last(where: { Self.earlierLabels.contains($0.label?.text ?? "") })
    else { return .visitChildren }
    var target = ManifestTarget(
      name: name, resourcesOffset: last.expression.endPositionBeforeTrailingTrivia.utf8Offset)
    target.hasResources = node.argument("resources") != nil
    target.excluded = node.literals("exclude").map(\.value)
    target.sources = node.literals("sources")
    targets.append(target)
    if let names = node.argument("dependencies")?.as(ArrayExprSyntax.self) {
      for element in names.elements {
        let literal =
          element.expression.as(StringLiteralExprSyntax.self)
          ?? element.expression.as(FunctionCallExprSyntax.self)?.argument("name")?
          .as(StringLiteralExprSyntax.self)
        dependencies.insert(literal?.representedLiteralValue ?? "")
      }
    }
    // The calls inside are dependencies.
    return .skipChildren
  }

  /// Returns a Boolean value that indicates whether the next argument around a call is the package's `targets`.
  private func isInTargets(_ call: FunctionCallExprSyntax) -> Bool {
    var node = call.parent
    while let current = node {
      if let argument = current.as(LabeledExprSyntax.self), let label = argument.label {
        return label.text == "targets"
      }
      node = current.parent
    }
    return false
  }
}

extension FunctionCallExprSyntax {
  fileprivate func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// Returns the string literals of an argument that is an array.
  fileprivate func literals(_ label: String) -> [ManifestTarget.Literal] {
    let elements = argument(label)?.as(ArrayExprSyntax.self)?.elements ?? []
    return elements.compactMap { element in
      guard let literal = element.expression.as(StringLiteralExprSyntax.self),
        let value = literal.representedLiteralValue
      else { return nil }
      let start = literal.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = literal.endPositionBeforeTrailingTrivia.utf8Offset
      return ManifestTarget.Literal(value: value, range: start..<end)
    }
  }
}
