import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import CelloPreparation

@Suite("Optional requirements of UIKit") struct UIKitRequirementsTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// With the environment variable `RECORD_REQUIREMENTS`, the test writes the table.
  @Test("the table contains the requirements that have default implementations")
  func table() throws {
    let found = try Self.requirements()
    let conformances = found.missingMethods
    var lines: [String] = []
    var withoutAnswers: Set<String> = []
    for (name, declaration) in found.protocols.sorted(by: { $0.key < $1.key }) {
      let defaults = found.defaults[name] ?? [:]
      let methods = declaration.methods.filter { defaults[$0.key] != nil }
      guard !methods.isEmpty || found.isInherited(name) && !name.hasPrefix("_") else { continue }
      let isAnswered = conformances.contains { found.inherits($0, name) }
      if !isAnswered, !methods.isEmpty { withoutAnswers.insert(name) }
      lines.append(
        ([(declaration.isIsolated ? "@" : "") + name] + declaration.inherited)
          .joined(separator: UIKitRequirements.separator))
      for (method, types) in methods.sorted(by: { $0.key < $1.key }) {
        // Another object cannot answer with other methods of this one.
        let fields = isAnswered && defaults[method] == false ? types : []
        lines.append(([" " + method] + fields).joined(separator: UIKitRequirements.separator))
      }
    }
    #expect(
      withoutAnswers == [
        // Apps seldom implement these protocols, and not in classes with subclasses.
        "NSTextElementProvider", "NSTextSelectionDataSource",
        "NSTextViewportLayoutControllerDelegate", "UIAccessibilityContainerDataTable",
        "UIActivityItemsConfigurationReading", "UICollisionBehaviorDelegate", "UIContentView",
        "UIDataSourceTranslating", "UIDynamicAnimatorDelegate",
        "UISpringLoadedInteractionBehavior", "UITextInput", "UITextSearching",
        "UIViewImplicitlyAnimating",
      ], "add a conformance to _MissingMethods")
    if ProcessInfo.processInfo.environment["RECORD_REQUIREMENTS"] != nil {
      let text = """
        // Written by UIKitRequirementsTests with RECORD_REQUIREMENTS=1.
        // swift-format-ignore-file

        /// The optional requirements of UIKit's protocols, which have default implementations in Cellophane. The line of a protocol, with `@` if it
        /// is isolated to the main actor, also has the protocols that it inherits from. The lines of its methods follow, with the types of the
        /// parameters and of the result; without them, a subclass of a class that conforms cannot implement the method.
        let uikitRequirementsTable = \"""
        \(lines.map { "  " + $0 }.joined(separator: "\n"))
          \"""

        """
      try text.write(
        to: Self.package.appendingPathComponent(
          "Sources/CelloPreparation/Rewriting/UIKitRequirements.swift"),
        atomically: true, encoding: .utf8)
    } else {
      let table = uikitRequirementsTable.split(separator: "\n").map(String.init)
      #expect(
        table.difference(from: lines).isEmpty, "run the test with RECORD_REQUIREMENTS=1")
    }
  }

  /// The declarations in the sources of UIKit's modules.
  private static func requirements() throws -> Requirements {
    let sources = package.appendingPathComponent("../Sources").standardizedFileURL
    let visitor = Requirements(viewMode: .sourceAccurate)
    for module in [
      "CelloFoundation", "CelloValues", "CelloViews", "CelloControls", "CelloControllers",
      "CelloLists", "UIKit",
    ] {
      let folder = sources.appendingPathComponent(module)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for file in files.sorted() where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        // Parsing all files would take most of a minute.
        guard
          text.contains("public protocol") || file.contains("Delegate")
            || text.contains("_MissingMethods")
        else { continue }
        visitor.walk(Parser.parse(source: text))
      }
    }
    return visitor
  }

  @Test("requirements have the types of their parameters and results")
  func signatures() throws {
    let height = try #require(UIKitRequirements.byName["tableView(_:heightForRowAt:)"])
    #expect(
      height == [
        UIKitRequirement(
          protocolName: "UITableViewDelegate", fullName: "tableView(_:heightForRowAt:)",
          signature: .init(parameters: ["UITableView", "IndexPath"], result: "CGFloat"))
      ])
    #expect(UIKitRequirements.inherited["UITableViewDelegate"] == ["UIScrollViewDelegate"])
    #expect(UIKitRequirements.isolatedProtocols.contains("UITableViewDelegate"))
    #expect(!UIKitRequirements.isolatedProtocols.contains("CALayerDelegate"))
    let move =
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
    #expect(UIKitRequirements.byName[move]?.map(\.signature) == [nil])
  }
}

@Suite("Classes of UIKit") struct UIKitClassesTests {
  /// With the environment variable `RECORD_REQUIREMENTS`, the test writes the list.
  @Test("the list contains the superclasses of UIKit's classes")
  func list() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let sources = package.appendingPathComponent("../Sources").standardizedFileURL
    var found: [String: String] = [:]
    var isolated: Set<String> = []
    for module in [
      "CelloValues", "CelloViews", "CelloControls", "CelloControllers", "CelloLists", "UIKit",
    ] {
      let folder = sources.appendingPathComponent(module)
      for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        // The sources are formatted, so that declarations of classes of a module start lines.
        let declaration =
          /(?m)^((?:@\w+(?:\([^)]*\))?\s+)*)(?:open|public)(?: final)? class (\w+)(?:<[^>]*>)?:\s+(\w+)/
        for match in text.matches(of: declaration) {
          found[String(match.2)] = String(match.3)
          if match.1.contains("@MainActor") { isolated.insert(String(match.2)) }
        }
      }
    }
    let classes = found
    found = found.filter { $0.value == "NSObject" || classes[$0.value] != nil }
    if ProcessInfo.processInfo.environment["RECORD_REQUIREMENTS"] != nil {
      let names = found.sorted { $0.key < $1.key }.map { "  \"\($0)\": \"\($1)\",\n" }.joined()
      let isolatedNames = isolated.sorted().map { "  \"\($0)\",\n" }.joined()
      let text = """
        // Written by UIKitClassesTests with RECORD_REQUIREMENTS=1.
        // swift-format-ignore-file

        /// The superclasses of UIKit's classes.
        let uikitSuperclasses: [String: String] = [
        \(names)]

        /// The classes of UIKit that are marked `@MainActor`. Subclasses of these classes are isolated as well.
        let isolatedUIKitClasses: Set<String> = [
        \(isolatedNames)]

        """
      try text.write(
        to: package.appendingPathComponent(
          "Sources/CelloPreparation/Rewriting/UIKitSuperclasses.swift"),
        atomically: true, encoding: .utf8)
    } else {
      #expect(
        found == uikitSuperclasses && isolated == isolatedUIKitClasses,
        "run the test with RECORD_REQUIREMENTS=1")
    }
  }

  @Test(
    "classes inherit from their superclasses",
    arguments: [
      ("UITableView", "UIView", true), ("UIView", "UIView", true), ("UIView", "UITableView", false),
      ("UITableViewController", "NSObject", true), ("Other", "UIView", false),
      ("CAShapeLayer", "CALayer", true),
    ])
  func inheritance(name: String, ancestor: String, expected: Bool) {
    #expect(name.isClassOfUIKit(inheritingFrom: ancestor) == expected)
  }

  @Test(
    "subclasses of isolated classes are isolated",
    arguments: [("UIView", true), ("UIButton", true), ("UIColor", false), ("CAShapeLayer", false)])
  func isolation(name: String, expected: Bool) {
    #expect(name.isIsolatedClassOfUIKit == expected)
  }
}

/// Collects the requirements of public protocols of UIKit, and the methods of their extensions.
private final class Requirements: SyntaxVisitor {
  struct Declaration {
    var isIsolated: Bool
    var inherited: [String]
    /// The types of the parameters and of the result, by the full names.
    var methods: [String: [String]]
  }

  var protocols: [String: Declaration] = [:]
  /// For each protocol, the full names of the methods of its extensions, and whether they use other members of the object.
  var defaults: [String: [String: Bool]] = [:]
  /// The protocols that the object without optional methods conforms to.
  var missingMethods: Set<String> = []

  func isInherited(_ name: String) -> Bool {
    protocols.values.contains { $0.inherited.contains(name) }
  }

  func inherits(_ name: String, _ ancestor: String) -> Bool {
    name == ancestor
      || protocols[name]?.inherited.contains { inherits($0, ancestor) } ?? false
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains("public") {
      protocols[node.name.text] = Declaration(
        isIsolated: node.attributes.contains("MainActor"),
        inherited: node.inheritanceClause?.names ?? [],
        methods: Dictionary(
          methods(of: node.memberBlock).map { method in
            let result = method.signature.returnClause.map { SourceLine.text(of: $0.type) }
            return (
              fullName(of: method),
              method.signature.parameterClause.parameters.types + [result ?? "Void"]
            )
          }, uniquingKeysWith: { first, _ in first }))
    }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.nameWithoutArguments
    if name == "_MissingMethods" { missingMethods.formUnion(node.inheritanceClause?.names ?? []) }
    for method in methods(of: node.memberBlock) {
      let tokens = method.body.map { Array($0.tokens(viewMode: .sourceAccurate)) } ?? []
      let usesObject = tokens.contains { token in
        let calls =
          token.text == method.name.text && token.nextToken(viewMode: .sourceAccurate)?.text == "("
          && token.previousToken(viewMode: .sourceAccurate)?.text != "."
        return token.text == "self" || calls
      }
      defaults[name, default: [:]][fullName(of: method)] = usesObject
    }
    return .skipChildren
  }

  private func methods(of block: MemberBlockSyntax) -> [FunctionDeclSyntax] {
    block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { !$0.modifiers.isStatic }
  }

  private func fullName(of method: FunctionDeclSyntax) -> String {
    let labels = method.signature.parameterClause.parameters.labels
    return method.name.identifierText + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}
