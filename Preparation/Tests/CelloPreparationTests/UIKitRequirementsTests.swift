import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import CelloPreparation

@Suite("Optional requirements of UIKit") struct UIKitRequirementsTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// With the environment variable `RECORD_REQUIREMENTS`, the test writes the list.
  @Test("the list contains the requirements that have default implementations")
  func list() throws {
    let sources = Self.package.appendingPathComponent("../Sources").standardizedFileURL
    var protocols: [String: Set<String>] = [:]
    var defaults: [String: Set<String>] = [:]
    for module in [
      "CelloFoundation", "CelloValues", "CelloViews", "CelloControls", "CelloControllers",
      "CelloLists", "UIKit",
    ] {
      let folder = sources.appendingPathComponent(module)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for file in files.sorted() where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        // Parsing all files would take most of a minute.
        guard text.contains("public protocol") || file.contains("Delegate") else { continue }
        let visitor = Requirements(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: text))
        protocols.merge(visitor.protocols) { $0.union($1) }
        defaults.merge(visitor.defaults) { $0.union($1) }
      }
    }
    let found = protocols.reduce(into: Set<String>()) { found, entry in
      found.formUnion(entry.value.intersection(defaults[entry.key] ?? []))
    }
    if ProcessInfo.processInfo.environment["RECORD_REQUIREMENTS"] != nil {
      let names = found.sorted().map { "  \"\($0)\",\n" }.joined()
      let text = """
        // Written by UIKitRequirementsTests with RECORD_REQUIREMENTS=1.
        // swift-format-ignore-file

        /// The full names of the optional requirements of UIKit's protocols, which have default implementations in Cellophane.
        let uikitOptionalRequirements: Set<String> = [
        \(names)]

        """
      try text.write(
        to: Self.package.appendingPathComponent(
          "Sources/CelloPreparation/Rewriting/UIKitRequirements.swift"),
        atomically: true, encoding: .utf8)
    } else {
      #expect(
        found.subtracting(uikitOptionalRequirements).sorted() == [],
        "run the test with RECORD_REQUIREMENTS=1")
      #expect(
        uikitOptionalRequirements.subtracting(found).sorted() == [],
        "run the test with RECORD_REQUIREMENTS=1")
    }
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
  var protocols: [String: Set<String>] = [:]
  var defaults: [String: Set<String>] = [:]

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains("public") {
      protocols[node.name.text] = methods(of: node.memberBlock)
    }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    defaults[node.extendedType.nameWithoutArguments, default: []].formUnion(
      methods(of: node.memberBlock))
    return .skipChildren
  }

  private func methods(of block: MemberBlockSyntax) -> Set<String> {
    Set(
      block.members.compactMap { item in
        guard let method = item.decl.as(FunctionDeclSyntax.self), !method.modifiers.isStatic else {
          return nil
        }
        let labels = method.signature.parameterClause.parameters.labels
        return method.name.identifierText + "(" + labels.map { $0 + ":" }.joined() + ")"
      })
  }
}
