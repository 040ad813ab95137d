import SwiftSyntax

/// The attributes that only have a meaning for Objective-C, Interface Builder or other tools of Apple.
let removedAttributes: Set<String> = [
  "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
  "IBSegueAction", "GKInspectable",
]

/// The attributes that make a method known to Objective-C.
let exposingAttributes: Set<String> = ["objc", "IBAction", "IBSegueAction"]

/// The attributes that make a property known to Objective-C.
let exposingAttributesOfProperties: Set<String> = ["objc", "IBOutlet", "IBInspectable"]

extension AttributeListSyntax {
  /// Returns the attribute with one of the given names.
  func first(named names: Set<String>) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where names.contains(attribute.simpleName) {
      return attribute
    }
    return nil
  }

  func contains(_ names: String...) -> Bool { first(named: Set(names)) != nil }

  /// A Boolean value that indicates whether Swift code cannot use the declaration, as in `@available(*, unavailable)`.
  var areUnavailable: Bool {
    contains { element in
      guard case .attribute(let attribute) = element, attribute.simpleName == "available",
        let arguments = attribute.arguments?.trimmedDescription.split(separator: ",")
      else { return false }
      let parts = arguments.map { $0.filter { !$0.isWhitespace } }
      return ["*", "iOS"].contains(parts.first) && parts.dropFirst().contains("unavailable")
    }
  }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    guard let arguments = first(named: ["objc"])?.arguments else { return nil }
    let name = arguments.trimmedDescription.filter { !$0.isWhitespace }
    return name.isEmpty ? nil : name
  }
}

extension AttributeSyntax {
  var simpleName: String { attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
  func contains(_ names: String...) -> Bool {
    contains { names.contains($0.name.text) && $0.detail == nil }
  }

  var isStatic: Bool { contains("static", "class") }

  /// The modifier with the access level; `nil` for the default.
  var accessLevel: String? {
    let levels = ["open", "public", "package", "internal", "fileprivate", "private"]
    return first { levels.contains($0.name.text) && $0.detail == nil }?.name.text
  }
}

extension FunctionParameterListSyntax {
  /// The argument labels; `_` for none.
  var labels: [String] { map { $0.firstName.identifierText } }

  /// The types on one line, with `...` for a variable number of arguments.
  var types: [String] {
    map { SourceLine.text(of: $0.type) + ($0.ellipsis == nil ? "" : "...") }
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var identifierText: String {
    text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension TypeSyntax {
  /// The name of the type without generic arguments.
  var nameWithoutArguments: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.identifierText }
    if let type = self.as(MemberTypeSyntax.self) {
      return type.baseType.nameWithoutArguments + "." + type.name.identifierText
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.nameWithoutArguments }
    return trimmedDescription
  }
}

extension InheritanceClauseSyntax {
  var names: [String] { inheritedTypes.map(\.type.nameWithoutArguments) }
}

extension SyntaxProtocol {
  /// The bytes of the node without the trivia around it.
  var trimmedBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// A Boolean value that indicates whether the node is a member in a conditional block.
  var isConditionalMember: Bool { parent?.parent?.parent?.is(IfConfigClauseSyntax.self) ?? false }

  /// The extension whose member the node is; `nil` for members of other types.
  var enclosingExtension: ExtensionDeclSyntax? {
    var node = parent
    while let next = node, !next.is(MemberBlockSyntax.self) { node = next.parent }
    return node?.parent?.as(ExtensionDeclSyntax.self)
  }
}

extension InitializerDeclSyntax {
  /// A Boolean value that indicates whether all files can call the initializer as `init()`, and it always returns an object, and
  /// does not override another initializer.
  var isPlainInitializer: Bool {
    signature.parameterClause.parameters.isEmpty && signature.effectSpecifiers == nil
      && optionalMark == nil && genericParameterClause == nil
      && !modifiers.contains("override", "private", "fileprivate")
  }
}
