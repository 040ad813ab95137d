import SwiftSyntax

/// Collects the declarations of a file that other files depend on.
final class DeclarationCollector: PlatformVisitor {
  private(set) var summary: FileSummary
  private var scopes: [TypeSummary] = []
  /// The number of function bodies and closures around the current node.
  private var bodyDepth = 0

  init(path: String) {
    summary = FileSummary(path: path)
    super.init()
  }

  // MARK: Types

  private func open(
    _ kind: TypeSummary.Kind, _ name: String, _ inherited: InheritanceClauseSyntax?,
    isGeneric: Bool, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax = [],
    in enclosing: ExtensionDeclSyntax? = nil
  ) {
    let outer = scopes.last
    scopes.append(
      TypeSummary(
        kind: kind, name: outer.map { "\($0.name).\(name)" } ?? name,
        inherited: inherited?.names ?? [], isGeneric: isGeneric || outer?.isGeneric ?? false,
        isLocal: bodyDepth > 0, isObjectiveC: attributes.contains("objc", "objcMembers"),
        exposesAll: attributes.contains("objcMembers"),
        isMainActor: attributes.contains("MainActor")
          || enclosing?.attributes.contains("MainActor") ?? false,
        access: modifiers.accessLevel ?? enclosing?.modifiers.accessLevel))
  }

  private func close() {
    if let type = scopes.popLast() { summary.types.append(type) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      .class, node.name.identifierText, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil, node.attributes, node.modifiers,
      in: node.enclosingExtension)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { close() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      .protocol, node.name.identifierText, node.inheritanceClause, isGeneric: false,
      node.attributes, node.modifiers, in: node.enclosingExtension)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { close() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      .extension, node.extendedType.nameWithoutArguments, node.inheritanceClause, isGeneric: false,
      node.attributes)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { close() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    openOther(node.name, node.genericParameterClause, node.attributes)
  }
  override func visitPost(_ node: StructDeclSyntax) { close() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    openOther(node.name, node.genericParameterClause, node.attributes)
  }
  override func visitPost(_ node: EnumDeclSyntax) { close() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    openOther(node.name, node.genericParameterClause, node.attributes)
  }
  override func visitPost(_ node: ActorDeclSyntax) { close() }

  /// Opens a type that is not a class.
  private func openOther(
    _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
    _ attributes: AttributeListSyntax
  ) -> SyntaxVisitorContinueKind {
    open(.other, name.identifierText, nil, isGeneric: generics != nil, attributes)
    return .visitChildren
  }

  // MARK: Members

  private func isMember(_ node: some SyntaxProtocol) -> Bool {
    node.parent?.is(MemberBlockItemSyntax.self) ?? false
  }

  private func add(_ member: MemberSummary) {
    guard !scopes.isEmpty else { return }
    scopes[scopes.count - 1].members.append(member)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isMember(node) {
      add(MemberSummary(node, in: scopes.last?.kind))
    }
    bodyDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { bodyDepth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if isMember(node) {
      add(
        MemberSummary(
          kind: .initializer, baseName: "init",
          labels: node.signature.parameterClause.parameters.labels,
          customName: node.attributes.objectiveCName,
          isOverride: node.modifiers.contains("override"),
          isPlainInitializer: node.isPlainInitializer))
    }
    bodyDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { bodyDepth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isMember(node) else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      add(MemberSummary(node, binding, named: name, in: scopes.last?.kind))
    }
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    bodyDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorDeclSyntax) { bodyDepth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    bodyDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { bodyDepth -= 1 }

  // MARK: References

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let reference = SelectorReference(node) {
      summary.selectorNames.insert(reference.name)
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.identifierText { summary.imports.insert(module) }
    return .skipChildren
  }
}
