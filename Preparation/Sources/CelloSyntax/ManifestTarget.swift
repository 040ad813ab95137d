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
    let line = String(decoding: manifest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard let match = line.firstMatch(of: /swift-tools-version:\s*(\d+)\.(\d+)/),
      let major = Int(match.1), let minor = Int(match.2)
    else { return nil }
    return (major, minor)
  }
}

private final class TargetVisitor: SyntaxVisitor {
  var targets: [ManifestTarget] = []

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
