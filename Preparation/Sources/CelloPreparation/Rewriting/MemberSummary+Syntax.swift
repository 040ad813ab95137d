import SwiftSyntax

extension MemberSummary {
  /// Creates the summary of a method of a type of a kind.
  init(_ node: FunctionDeclSyntax, in kind: TypeSummary.Kind?) {
    self.init(
      kind: .method, baseName: node.name.identifierText,
      labels: node.signature.parameterClause.parameters.labels,
      customName: node.attributes.objectiveCName,
      isOptional: node.modifiers.contains("optional"),
      isOverride: Self.isOverride(node), isStatic: node.modifiers.isStatic,
      isOpen: node.modifiers.contains("open"),
      isMainActor: Forwarder.isMainActor(node.attributes, in: node),
      isObjectiveC: node.attributes.first(named: exposingAttributes) != nil,
      isPrivate: Self.isPrivate(node.modifiers, in: node),
      isConditional: node.isConditionalMember,
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      parameterTypes: node.signature.parameterClause.parameters.types,
      resultType: node.signature.returnClause.map { SourceLine.text(of: $0.type) },
      forwarder: kind == .extension ? Forwarder.text(for: node) : nil)
  }

  /// Creates the summary of a property that a declaration in a type of a kind declares.
  init(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, named name: TokenSyntax,
    in kind: TypeSummary.Kind?
  ) {
    self.init(
      kind: .property, baseName: name.identifierText, customName: node.attributes.objectiveCName,
      isOptional: node.modifiers.contains("optional"),
      isOverride: node.modifiers.contains("override"), isStatic: node.modifiers.isStatic,
      isOpen: node.modifiers.contains("open"),
      isMainActor: Forwarder.isMainActor(node.attributes, in: node),
      isObjectiveC: node.attributes.first(named: exposingAttributesOfProperties) != nil,
      isPrivate: Self.isPrivate(node.modifiers, in: node),
      isConditional: node.isConditionalMember,
      resultType: binding.typeAnnotation.map { SourceLine.text(of: $0.type) },
      forwarder: kind == .extension ? Forwarder.text(for: node) : nil)
  }

  /// The method of a class of Foundation that the member overrides, and that Foundation does not declare on Linux; `nil` for none.
  var foundationMethod: FoundationMethod? {
    isStatic || kind != .method ? nil : .named(fullName)
  }

  private static func isOverride(_ node: FunctionDeclSyntax) -> Bool {
    guard node.modifiers.contains("override") else { return false }
    let labels = node.signature.parameterClause.parameters.labels.map { $0 + ":" }.joined()
    let method = FoundationMethod.named("\(node.name.text)(\(labels))")
    return method?.isDeclaredByResponders ?? true
  }

  private static func isPrivate(
    _ modifiers: DeclModifierListSyntax, in node: some SyntaxProtocol
  ) -> Bool {
    let level = modifiers.accessLevel ?? node.enclosingExtension?.modifiers.accessLevel
    return level == "private" || level == "fileprivate"
  }
}
