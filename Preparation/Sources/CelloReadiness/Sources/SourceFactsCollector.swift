import SwiftIfConfig
import SwiftSyntax

/// Collects the declarations and the used names of a source file from the code that is compiled on
/// Linux after the preparation.
final class SourceFactsCollector: ActiveSyntaxVisitor {
  private(set) var facts: SourceFacts
  private let converter: SourceLocationConverter
  /// The declarations around the current node.
  private var scopes: [Scope] = []

  private enum Scope {
    case type(name: String, superclass: String?)
    case `extension`(of: String)
    case function(name: String)
  }

  init(
    _ facts: SourceFacts, _ converter: SourceLocationConverter, _ conditions: BuildConditions
  ) {
    self.facts = facts
    self.converter = converter
    super.init(viewMode: .sourceAccurate, configuration: conditions)
  }

  // MARK: - Recording

  private func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  private func note<Name: Hashable>(
    _ name: Name, _ node: some SyntaxProtocol,
    in uses: WritableKeyPath<SourceFacts, SourceFacts.Uses<Name>>
  ) {
    let line = line(of: node)
    if facts[keyPath: uses][name]?.last != line {
      facts[keyPath: uses][name, default: []].append(line)
    }
  }

  /// Registers a declaration under the name that is used in expressions.
  private func declare(_ name: TokenSyntax) {
    if isInFunction {
      facts.declaredLocals.insert(name.plainText)
    } else {
      facts.declaredMembers.insert(name.plainText)
      if case .extension(let type) = scopes.last {
        facts.extensionMembers.insert(.init(type: type, member: name.plainText))
      }
    }
  }

  private var isInFunction: Bool {
    if case .function = scopes.last { true } else { false }
  }

  private var isInExtension: Bool {
    if case .extension = scopes.last { true } else { false }
  }

  /// The function around the current node with the types around it; `nil` outside of functions.
  private var functionName: String? {
    var names: [String] = []
    for scope in scopes {
      switch scope {
      case .type(let name, _), .extension(let name): names.append(name)
      case .function(let name): return (names + [name]).joined(separator: ".")
      }
    }
    return nil
  }

  // MARK: - Types

  private func enterType(_ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?) {
    facts.declaredTypes.insert(name.plainText)
    let superclass = inheritance?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self)
    scopes.append(.type(name: name.plainText, superclass: superclass?.name.plainText))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, nil)
    return .visitChildren
  }
  override func visitPost(_: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, nil)
    return .visitChildren
  }
  override func visitPost(_: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, nil)
    return .visitChildren
  }
  override func visitPost(_: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, nil)
    return .visitChildren
  }
  override func visitPost(_: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.extension(of: node.extendedType.trimmedDescription))
    return .visitChildren
  }
  override func visitPost(_: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.declaredTypes.insert(node.name.plainText)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.declaredTypes.insert(node.name.plainText)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    facts.declaredTypes.insert(node.name.plainText)
    return .visitChildren
  }

  // MARK: - Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    collectModifiers(node.modifiers, of: node.name)
    if !node.modifiers.isOverride { declare(node.name) }
    scopes.append(.function(name: node.name.plainText))
    return .visitChildren
  }
  override func visitPost(_: FunctionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    collectModifiers(node.modifiers, of: nil)
    scopes.append(.function(name: "init"))
    return .visitChildren
  }
  override func visitPost(_: InitializerDeclSyntax) { scopes.removeLast() }

  override func visit(_: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.function(name: "deinit"))
    return .visitChildren
  }
  override func visitPost(_: DeinitializerDeclSyntax) { scopes.removeLast() }

  override func visit(_: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.function(name: "accessor"))
    return .visitChildren
  }
  override func visitPost(_: AccessorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    collectModifiers(node.modifiers, of: name)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let variable = node.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    // An override does not prove that there is a member.
    if variable?.modifiers.isOverride != true { declare(node.identifier) }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    facts.declaredLocals.insert((node.secondName ?? node.firstName).plainText)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    facts.declaredLocals.insert((node.secondName ?? node.firstName).plainText)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    facts.declaredLocals.insert(node.name.plainText)
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    facts.declaredLocals.insert(node.name.plainText)
    return .visitChildren
  }

  private func collectModifiers(_ modifiers: DeclModifierListSyntax, of name: TokenSyntax?) {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.optional):
        note(.optionalRequirement, modifier, in: \.objectiveC)
        if let name { facts.optionalRequirements.insert(name.plainText) }
      case .keyword(.override):
        if isInExtension { note(.overrideInExtension, modifier, in: \.objectiveC) }
        guard let name else { continue }
        switch scopes.last {
        case .type: note(name.plainText, modifier, in: \.classOverrides)
        case .extension(let type):
          let qualified = SourceFacts.QualifiedName(type: type, member: name.plainText)
          note(qualified, modifier, in: \.extensionOverrides)
        default: break
        }
        if case .type(_, let superclass?) = scopes.last {
          let qualified = SourceFacts.QualifiedName(type: superclass, member: name.plainText)
          note(qualified, name, in: \.qualifiedMembers)
        }
        note(name.plainText, name, in: \.members)
      default: break
      }
    }
  }

  // MARK: - Uses

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.plainText { note(module, node, in: \.imports) }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.plainText, node, in: \.types)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.qualifiedName { note(name, node, in: \.types) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The names of members are visited with the expressions before them.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      let name = node.baseName.plainText
      if name.hasPrefix("kCFBundle") && name.hasSuffix("Key") || isRewrittenTransform(node) {
        note(ObjectiveCUse.foundationImport, node, in: \.objectiveC)
      } else {
        note(name, node, in: \.identifiers)
      }
    }
    return .visitChildren
  }

  /// Returns a Boolean value that indicates whether a name is that of the function in
  /// `CFStringTransform(text, nil, "…" as CFString, false)`.
  private func isRewrittenTransform(_ node: DeclReferenceExprSyntax) -> Bool {
    guard node.baseName.text == "CFStringTransform",
      let arguments = node.parent?.as(FunctionCallExprSyntax.self)?.arguments.map(\.expression),
      arguments.count == 4
    else { return false }
    let kind = arguments[2].trimmedDescription
    return arguments[0].is(DeclReferenceExprSyntax.self)
      && arguments[1].is(NilLiteralExprSyntax.self) && kind.hasPrefix("\"")
      && kind.hasSuffix("\" as CFString")
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.declName.baseName.plainText
    if let type = node.base?.qualifiedTypeName {
      note(
        SourceFacts.QualifiedName(type: type, member: member), node.declName,
        in: \.qualifiedMembers)
    }
    note(member, node.declName, in: \.members)
    return .visitChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    note(node.declName.baseName.plainText, node, in: \.members)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let method = call.expression.as(MemberAccessExprSyntax.self)
    {
      note(method.declName.baseName.plainText, method.declName, in: \.optionalCalls)
    }
    collectAssertion(node)
    return .visitChildren
  }

  private func collectAssertion(_ call: FunctionCallExprSyntax) {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      SnapshotAssertion.functions.contains(name)
    else { return }
    let strategy = call.arguments.first { $0.label?.text == "as" }?.expression
    let arguments = strategy?.as(FunctionCallExprSyntax.self)
    let reference = (arguments?.calledExpression ?? strategy)?.as(MemberAccessExprSyntax.self)
    facts.assertions.append(
      SnapshotAssertion(
        test: functionName ?? "", function: name,
        strategy: reference?.declName.baseName.plainText,
        options: arguments?.arguments.compactMap { $0.label?.text } ?? [], line: line(of: call)))
  }

  // MARK: - Attributes and macros

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.plainText else {
      return .visitChildren
    }
    if let use = ObjectiveCUse(attribute: name) {
      note(use, node, in: \.objectiveC)
      return .skipChildren
    }
    guard Self.absentAttributes.contains(name) else { return .visitChildren }
    note("@\(name)", node, in: \.language)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    collectMacro(node.macroName, node)
    // The names in a selector are declared in Objective-C.
    return node.macroName.text == "selector" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    collectMacro(node.macroName, node)
    return .visitChildren
  }

  private func collectMacro(_ name: TokenSyntax, _ node: some SyntaxProtocol) {
    if let use = ObjectiveCUse(macro: name.text) {
      note(use, node, in: \.objectiveC)
    } else if Self.absentMacros.contains(name.text) {
      note("#\(name.text)", node, in: \.language)
    }
  }

  /// Attributes that need Objective-C or other frameworks, and that are not only annotations.
  private static let absentAttributes: Set = ["NSManaged", "GKInspectable", "Model"]
  private static let absentMacros: Set = ["Preview", "fileLiteral"]

  // MARK: - Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      guard let condition = clause.condition?.trimmedDescription else { continue }
      if Self.platformConditions.contains(where: condition.contains) {
        note(.condition, clause, in: \.objectiveC)
      }
    }
    return super.visit(node)
  }

  /// Conditions whose values the preparation changes.
  private static let platformConditions = ["os(iOS)", "targetEnvironment(simulator)"]
}

extension SnapshotAssertion {
  /// The names of the functions that compare snapshots.
  static let functions: Set = [
    "assertSnapshot", "assertSnapshots", "verifySnapshot", "assertInlineSnapshot",
    "FBSnapshotVerifyView", "FBSnapshotVerifyViewController",
  ]
}

extension TokenSyntax {
  /// The text of an identifier without backticks.
  fileprivate var plainText: String {
    text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}

extension DeclModifierListSyntax {
  fileprivate var isOverride: Bool { contains { $0.name.tokenKind == .keyword(.override) } }
}

extension MemberTypeSyntax {
  /// The name with the names of the types before it; `nil` if one of them is not an identifier.
  fileprivate var qualifiedName: String? {
    if let base = baseType.as(IdentifierTypeSyntax.self) {
      return "\(base.name.plainText).\(name.plainText)"
    }
    return baseType.as(MemberTypeSyntax.self)?.qualifiedName.map { "\($0).\(name.plainText)" }
  }
}

extension ExprSyntax {
  /// The name of a type with the names of the types before it; `nil` if the expression is not a
  /// sequence of names that begin with capital letters.
  fileprivate var qualifiedTypeName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.plainText
      return name.first?.isUppercase == true ? name : nil
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.qualifiedTypeName
    }
    guard let access = self.as(MemberAccessExprSyntax.self),
      let base = access.base?.qualifiedTypeName
    else { return nil }
    let name = access.declName.baseName.plainText
    return name.first?.isUppercase == true ? "\(base).\(name)" : nil
  }
}
