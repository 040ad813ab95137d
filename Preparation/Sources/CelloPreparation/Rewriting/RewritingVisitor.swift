import SwiftSyntax

/// Collects the edits of a file.
final class RewritingVisitor: PlatformVisitor {
  private(set) var edits = SourceEdits()
  private(set) var uses: [ObjectiveCUse] = []
  private(set) var requiredImports: Set<String> = []

  let path: String
  let index: DeclarationIndex
  private let hasResources: Bool
  private let converter: SourceLocationConverter
  /// The part of generated names that differs between the files of a module.
  private let fileName: String
  private var scopes: [TypeScope] = []
  private var tableCount = 0
  private var bodyDepth = 0
  /// The number of conditional blocks around the current node that only the compiler can decide on.
  private var undecidedDepth = 0
  /// For each method and property around the current node, how its body calls the member that it overrides, if that changes.
  private var supercalls: [(name: String, replacement: String)?] = []
  /// For each extension around the current node, the protocols of the classes that override its members.
  private var overrideProtocols: [[String]] = []

  init(
    path: String, index: DeclarationIndex, hasResources: Bool, converter: SourceLocationConverter
  ) {
    self.path = path
    self.index = index
    self.hasResources = hasResources
    self.converter = converter
    let file = path.split(separator: "/").last ?? ""
    fileName = String(
      (file.hasSuffix(".swift") ? file.dropLast(6) : file)
        .map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    super.init()
  }

  // MARK: Uses and edits

  func note(_ feature: ObjectiveCFeature, at node: some SyntaxProtocol, problem: String? = nil) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    uses.append(
      ObjectiveCUse(
        feature, line: location.line, column: location.column, problem: problem,
        isUndecided: undecidedDepth > 0))
  }

  /// Removes a node and the spaces after it.
  private func remove(_ node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(start..<node.endPosition.utf8Offset, with: "")
  }

  private func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.replace(node.trimmedBytes, with: text)
  }

  private func insert(_ text: String, before node: some SyntaxProtocol) {
    edits.insert(text, at: node.trimmedBytes.lowerBound)
  }

  private func insert(_ text: String, after node: some SyntaxProtocol) {
    edits.insert(text, at: node.trimmedBytes.upperBound)
  }

  // MARK: Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    switch node.simpleName {
    case let name where removedAttributes.contains(name):
      note(.attribute, at: node)
      remove(node)
      return .skipChildren
    case "NSManaged":
      note(
        .managedProperty, at: node,
        problem: "'@NSManaged' needs Core Data, which Linux lacks.")
      return .skipChildren
    case "NSCopying":
      note(
        .copyingProperty, at: node,
        problem: "'@NSCopying' needs Objective-C. Copy the value where the property is set.")
      return .skipChildren
    case "UIApplicationMain":
      note(.attribute, at: node)
      replace(node, with: "@main")
      return .skipChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" {
      note(.dynamicModifier, at: node)
      remove(node)
    }
    return .visitChildren
  }

  // MARK: Conditions and imports

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      for call in ConditionCalls.calls(in: condition) {
        guard let replacement = PlatformConditions.replacement(of: call) else { continue }
        note(.platformCondition, at: call)
        replace(call, with: replacement)
      }
    }
    if isUndecided(node) { undecidedDepth += 1 }
    return super.visit(node)
  }
  override func visitPost(_ node: IfConfigClauseSyntax) {
    if isUndecided(node) { undecidedDepth -= 1 }
  }

  /// Returns a Boolean value that indicates whether a clause depends on a condition without a known value, such as a flag.
  private func isUndecided(_ node: IfConfigClauseSyntax) -> Bool {
    guard let config = node.parent?.parent?.as(IfConfigDeclSyntax.self) else { return false }
    return config.clauses.contains {
      $0.condition.map { PlatformConditions.value(of: $0) == nil } ?? false
    }
  }

  /// Rewrites `#available(iOS 99, *)`: on Linux, the asterisk matches every version. The version is that of iOS 26.
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let versions = node.availabilityArguments.compactMap {
      $0.argument.as(PlatformVersionSyntax.self)
    }
    guard node.availabilityKeyword.text == "#available",
      let version = versions.first(where: { $0.platform.text == "iOS" })?.version,
      let major = Int(version.major.text), major > newestSystemVersion
    else { return .visitChildren }
    note(.platformCondition, at: node)
    replace(node, with: "false")
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .visitChildren }
    if module == "Darwin" {
      note(.submoduleImport, at: node)
      let declaration = node.importKindSpecifier.flatMap { _ in node.path.last?.name.text }
      replace(node.path, with: declaration.map { "Glibc.\($0)" } ?? "Glibc")
    } else if node.importKindSpecifier == nil, node.path.count > 1,
      !modulesWithParts.contains(module)
    {
      note(.submoduleImport, at: node)
      replace(node.path, with: module)
    }
    return .visitChildren
  }

  /// Imports a module by whose name the code qualifies a declaration, as in `CoreGraphics.floor(x)`.
  private func requireModule(_ name: String) {
    if exportedModules.contains(name) { requiredImports.insert(name) }
  }

  /// Imports the module that contains a part of Foundation on Linux.
  private func requireModule(declaring name: String) {
    guard let module = FoundationNames.module(declaring: name), !index.declaresType(name) else {
      return
    }
    // A target that does not use UIKit elsewhere may not find it.
    if module == "UIKit", !index.importsUIKit { return }
    requiredImports.insert(module)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    requireModule(declaring: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    requireModule(declaring: node.baseName.text)
    if let key = FoundationNames.bundleKeys[node.baseName.text],
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      !node.root.description.contains("let \(node.baseName.text)")
    {
      note(.foundationCall, at: node)
      replace(node, with: "\"\(key)\"")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.baseType.as(IdentifierTypeSyntax.self)?.name.text { requireModule(module) }
    return .visitChildren
  }

  // MARK: Selectors and key paths

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  private func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let reference = SelectorReference(node) else {
      return note(.selector, at: node, problem: "'#selector' does not name a method or a property.")
    }
    switch reference.selector(in: scopes.last?.typeName, index) {
    case .success(let name):
      note(.selector, at: node)
      requiredImports.insert("UIKit")
      replace(node, with: "Selector((\"\(name)\"))")
    case .failure(let problem):
      note(.selector, at: node, problem: problem.sentence)
    }
  }

  private func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
      let names = Self.components(of: argument.expression)
    else {
      return note(.keyPath, at: node, problem: "'#keyPath' does not name a property.")
    }
    // The names of types come first.
    let properties = names.drop { $0.first?.isUppercase == true || $0 == "self" }
    note(.keyPath, at: node)
    replace(node, with: "\"\(properties.joined(separator: "."))\"")
  }

  private static func components(of expression: ExprSyntax) -> [String]? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return [reference.baseName.identifierText]
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return components(of: optional.expression)
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      return components(of: base).map { $0 + [access.declName.baseName.identifierText] }
    }
    return nil
  }

  // MARK: Optional requirements

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = OptionalCall(node) {
      rewrite(call)
    } else if rewriteDescription(node) || rewriteRemovalOfDefault(node) || rewriteProcessInfo(node)
      || rewriteLibraryFolder(node) || rewriteResourcePath(node) || rewriteAdvancedTime(node)
      || rewritePerforming(node)
    {
      return .visitChildren
    } else if removeSupercall(node) || rewriteStringTransform(node) {
      return .skipChildren
    } else if rewriteValueForKey(node) {
      return .skipChildren
    }
    return .visitChildren
  }

  /// Rewrites `defaults.set(nil, forKey: key)`, which never returns on Linux: with the literal, it is the method for URLs.
  private func rewriteRemovalOfDefault(_ node: FunctionCallExprSyntax) -> Bool {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "set", node.arguments.count == 2,
      let value = node.arguments.first, value.label == nil, let comma = value.trailingComma,
      value.expression.is(NilLiteralExprSyntax.self), let key = node.arguments.last,
      key.label?.text == "forKey",
      access.base?.trimmedDescription.contains("efaults") ?? false
    else { return false }
    note(.foundationCall, at: access.declName)
    replace(access.declName, with: "removeObject")
    edits.replace(value.trimmedBytes.lowerBound..<comma.trimmedBytes.upperBound, with: "")
    return true
  }

  /// Rewrites `target?.perform(selector, with: self)`, whose object may have the type `AnyObject`. With Objective-C, such an object has
  /// the methods of all classes.
  private func rewritePerforming(_ node: FunctionCallExprSyntax) -> Bool {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base,
      access.declName.baseName.text == "perform", node.arguments.count > 1,
      node.trailingClosure == nil, let selector = node.arguments.first, selector.label == nil,
      node.arguments.dropFirst().allSatisfy({ $0.label?.text == "with" }),
      ["selector", "action"].contains(where: {
        selector.expression.trimmedDescription.lowercased().contains($0)
      }),
      let first = base.firstToken(viewMode: .sourceAccurate),
      !["self", "super", "Self"].contains(base.trimmedDescription),
      first.text.first?.isUppercase != true,
      !index.members(named: "perform").contains(where: {
        $0.labels == ["_"] + node.arguments.dropFirst().map { _ in "with" }
      })
    else { return false }
    note(.performedSelector, at: access.declName)
    requiredImports.insert("UIKit")
    // The mark stays outside of the call.
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    insert(base.is(OptionalChainingExprSyntax.self) ? "_performer(" : "_Performer(", before: object)
    insert(")", after: object)
    return true
  }

  /// Rewrites `ProcessInfo()`, whose initializer is internal on Linux.
  private func rewriteProcessInfo(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.calledExpression.trimmedDescription == "ProcessInfo", node.arguments.isEmpty,
      node.trailingClosure == nil
    else { return false }
    note(.foundationCall, at: node)
    replace(node, with: "ProcessInfo.processInfo")
    return true
  }

  /// Rewrites the version of the system that a process asks for, which is that of the kernel on Linux.
  private func rewriteSystemVersion(_ node: MemberAccessExprSyntax) {
    let names = [
      "operatingSystemVersion": "_systemVersion", "isOperatingSystemAtLeast": "_isSystemAtLeast",
    ]
    guard let replacement = names[node.declName.baseName.text],
      let base = node.base?.trimmedDescription,
      base.hasSuffix("ProcessInfo.processInfo") || base.hasSuffix("ProcessInfo()")
    else { return }
    note(.foundationCall, at: node.declName)
    requiredImports.insert("UIKit")
    replace(node.declName.baseName, with: replacement)
  }

  /// Rewrites calls of `FileManager` that ask for the folder `Library`, which Foundation lacks on Linux.
  private func rewriteLibraryFolder(_ node: FunctionCallExprSyntax) -> Bool {
    guard let folder = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      folder.declName.baseName.text == "libraryDirectory"
    else { return false }
    let labels = node.arguments.map { $0.label?.text }
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil {
      let name = access.declName.baseName
      guard
        name.text == "urls" && labels == ["for", "in"]
          || name.text == "url" && labels == ["for", "in", "appropriateFor", "create"]
      else { return false }
      replace(name, with: "_\(name.text)")
    } else if node.calledExpression.trimmedDescription == "NSSearchPathForDirectoriesInDomains" {
      replace(node.calledExpression, with: "_searchPaths")
    } else {
      return false
    }
    note(.foundationCall, at: node)
    requiredImports.insert("UIKit")
    return true
  }

  /// Rewrites `Bundle.main.url(forResource: …)` and such calls of `Bundle(for: …)`: the package manager puts the resources of a target
  /// into a bundle of their own.
  private func rewriteResourcePath(_ node: FunctionCallExprSyntax) -> Bool {
    guard hasResources, let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["path", "paths", "url", "urls"].contains(access.declName.baseName.text),
      node.arguments.first?.label?.text.hasPrefix("forResource") == true,
      let bundle = access.base?.trimmedDescription,
      bundle == "Bundle.main" || bundle.hasPrefix("Bundle(for: ") && bundle.hasSuffix(")")
    else { return false }
    note(.foundationCall, at: node)
    access.base.map { replace($0, with: "Bundle.module") }
    return true
  }

  /// Rewrites `.now().advanced(by: .seconds(1))` as an argument: times of Dispatch have no such method on Linux.
  private func rewriteAdvancedTime(_ node: FunctionCallExprSyntax) -> Bool {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "advanced",
      [".now()", "DispatchTime.now()"].contains(access.base?.trimmedDescription),
      node.parent?.is(LabeledExprSyntax.self) ?? false, node.rightParen != nil,
      let argument = node.arguments.first, node.arguments.count == 1, argument.label?.text == "by"
    else { return false }
    note(.foundationCall, at: access.declName)
    let start = access.period.trimmedBytes.lowerBound
    edits.replace(start..<argument.expression.trimmedBytes.lowerBound, with: " + (")
    return true
  }

  /// Rewrites `CFStringTransform(text, nil, "…" as CFString, false)`, which Foundation lacks on Linux, as the method.
  private func rewriteStringTransform(_ node: FunctionCallExprSyntax) -> Bool {
    let arguments = node.arguments.map(\.expression)
    guard node.calledExpression.trimmedDescription == "CFStringTransform", arguments.count == 4,
      let text = arguments[0].as(DeclReferenceExprSyntax.self)?.trimmedDescription,
      arguments[1].is(NilLiteralExprSyntax.self),
      let parts = arguments[2].as(SequenceExprSyntax.self)?.elements.map(\.trimmedDescription),
      parts.count == 3, parts[0].hasPrefix("\""), parts[1...].elementsEqual(["as", "CFString"])
    else { return false }
    note(.foundationCall, at: node)
    replace(
      node,
      with: "\(text).applyTransform(\(parts[0]), reverse: \(SourceLine.text(of: arguments[3])), "
        + "range: NSRange(location: 0, length: \(text).length), updatedRange: nil)")
    return true
  }

  /// Rewrites `text.mutableString.append("…")`: with Foundation on Linux, the text would have no
  /// attributes at its end.
  private func rewriteMutableString(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "mutableString", let base = node.base,
      !["self", "Self", "super"].contains(base.trimmedDescription),
      node.parent?.is(MemberAccessExprSyntax.self) ?? false
        || node.parent?.is(LabeledExprSyntax.self) ?? false,
      !node.root.description.contains("var mutableString")
    else { return }
    note(.foundationCall, at: node.declName)
    requiredImports.insert("UIKit")
    replace(node.declName, with: "_mutableString")
  }

  /// Rewrites `Type.value(forKeyPath: #keyPath(Type.property))`, by which libraries avoid API that extensions of apps lack.
  private func rewriteValueForKey(_ node: FunctionCallExprSyntax) -> Bool {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "value", node.arguments.count == 1,
      let argument = node.arguments.first, ["forKey", "forKeyPath"].contains(argument.label?.text),
      let macro = argument.expression.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "keyPath", let property = macro.arguments.first?.expression,
      let first = property.firstToken(viewMode: .sourceAccurate)?.text.first, first.isUppercase
    else { return false }
    note(.keyPath, at: macro)
    replace(node, with: "(\(SourceLine.text(of: property)) as Any?)")
    return true
  }

  /// Rewrites `type(of: object).description()`, the name of a class that may not be known to be a subclass of `NSObject`.
  private func rewriteDescription(_ node: FunctionCallExprSyntax) -> Bool {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description", node.arguments.isEmpty,
      let call = access.base?.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "type", call.arguments.count == 1,
      call.arguments.first?.label?.text == "of"
    else { return false }
    note(.classDescription, at: access.declName)
    requiredImports.insert("UIKit")
    insert("_classDescription(", before: call)
    edits.replace(call.endPosition.utf8Offset..<node.trimmedBytes.upperBound, with: ")")
    return true
  }

  /// Removes `try await super.setUp()` in subclasses of `XCTestCase`, whose method does nothing. On Linux, the class is not
  /// `Sendable`, so that a subclass that is isolated to the main actor cannot call the method.
  private func removeSupercall(_ node: FunctionCallExprSyntax) -> Bool {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) ?? false, node.arguments.isEmpty,
      ["setUp", "tearDown"].contains(access.declName.baseName.text),
      let awaiting = node.parent?.as(AwaitExprSyntax.self),
      let scope = scopes.last, scope.kind == .class,
      index.classNamed(scope.typeName)?.type.inherited.first == "XCTestCase"
    else { return false }
    note(.supercallOfTests, at: node)
    if let attempt = awaiting.parent?.as(TryExprSyntax.self) {
      replace(attempt, with: "()")
    } else {
      replace(awaiting, with: "()")
    }
    return true
  }

  private func rewrite(_ call: OptionalCall) {
    if index.optionalRequirements(matching: call).isEmpty {
      guard call.isOfUIKit else { return }
      // UIKit's protocols have default implementations.
      note(.optionalCall, at: call.mark)
      replace(call.mark, with: "")
      if !call.isStatement, !call.isChained, !call.isForced {
        requiredImports.insert("UIKit")
        insert("_optional(", before: call.node)
        insert(")", after: call.node)
      }
      return
    }
    note(.optionalCall, at: call.mark)
    remove(call.mark)
    if call.isForced {
      insert("(try! ", before: call.node)
      insert(")", after: call.node)
    } else if call.isStatement {
      insert("_ = try? ", before: call.node)
    } else {
      insert("(try? ", before: call.node)
      insert(")", after: call.node)
    }
  }

  /// Rewrites an optional requirement that is a value: `delegate.method != nil`, `if let method = delegate?.method`.
  private func rewriteValue(_ node: MemberAccessExprSyntax) {
    guard let base = node.base,
      let requirement = index.optionalRequirement(
        named: node.declName.baseName.identifierText,
        labels: node.declName.argumentNames?.arguments.map { $0.name.identifierText })
    else { return }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    let test = "_method(\"\(requirement.selector)\", of: \(SourceLine.text(of: object)))"
    note(.optionalCall, at: node)
    requiredImports.insert("UIKit")
    if OptionalUse.isComparison(node) {
      replace(node, with: test)
    } else {
      insert("(\(test) == nil ? nil : _method(", before: node)
      insert("))", after: node)
    }
  }

  /// Adds members that call a member as the implementation of optional requirements of a superclass, or warns that it is not called.
  private func noteImplementation(
    of node: some DeclSyntaxProtocol, _ member: MemberSummary, _ name: TokenSyntax,
    in scope: TypeScope
  ) {
    let type = TypeSummary(kind: scope.kind, name: scope.typeName)
    for result in index.implementations(of: member, in: type) {
      switch result {
      case .success(let implementation):
        note(.optionalRequirement, at: name)
        // The class declares the members for its extensions, which cannot override.
        if scope.kind == .class {
          insert("; " + override(implementation, by: member, in: type), after: node)
          addImports(of: implementation)
        }
      case .failure(let problem):
        undecidedDepth += 1
        note(.optionalRequirement, at: name, problem: problem.sentence(about: member.fullName))
        undecidedDepth -= 1
      }
    }
  }

  private func override(
    _ implementation: SubclassImplementation, by member: MemberSummary, in type: TypeSummary
  ) -> String {
    implementation.override(
      by: member, access: index.classNamed(type.name)?.type.access,
      baseAccess: index.classNamed(implementation.className)?.type.access)
  }

  /// Imports the modules of the types in an optional requirement.
  private func addImports(of implementation: SubclassImplementation) {
    requiredImports.insert("UIKit")
    if let file = implementation.requirement.file {
      requiredImports.formUnion(index.imports[file] ?? [])
    }
  }

  // MARK: Protocols

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(TypeScope(kind: .protocol, typeName: node.name.identifierText))
    guard node.attributes.contains("objc") else { return .visitChildren }
    // Protocols of Objective-C are only for classes.
    if let clause = node.inheritanceClause {
      let known: Set<String> = ["AnyObject", "NSObjectProtocol", "class"]
      if known.isDisjoint(with: clause.names), let last = clause.inheritedTypes.last {
        insert(", AnyObject", after: last.type)
      }
    } else {
      insert(": AnyObject", after: node.name)
    }
    let defaults = node.memberBlock.members.compactMap { makeOptional($0.decl) }
    if !defaults.isEmpty {
      requiredImports.insert("UIKit")
      if node.parent?.is(CodeBlockItemSyntax.self) ?? false {
        let condition = node.genericWhereClause.map { " " + SourceLine.text(of: $0) } ?? ""
        insert(
          "; extension \(node.name.text)\(condition) { \(defaults.joined(separator: "; ")) }",
          after: node)
      } else {
        note(
          .optionalRequirement, at: node,
          problem: "A protocol inside of a type cannot have optional requirements.")
      }
    }
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  /// Makes a requirement throw if it is optional, and returns a default implementation.
  private func makeOptional(_ requirement: DeclSyntax) -> String? {
    let access =
      requirement.parent?.parent?.parent?.parent?.as(ProtocolDeclSyntax.self)?.modifiers
        .contains("public") == true ? "public " : ""
    if let function = requirement.as(FunctionDeclSyntax.self),
      let optional = function.modifiers.first(where: { $0.name.text == "optional" })
    {
      let effects = function.signature.effectSpecifiers
      guard effects?.throwsClause == nil else {
        note(
          .optionalRequirement, at: optional,
          problem: "An optional requirement that throws cannot be rewritten.")
        return nil
      }
      note(.optionalRequirement, at: optional)
      remove(optional)
      insert(
        " throws", after: effects.map(Syntax.init) ?? Syntax(function.signature.parameterClause))
      return access + Forwarder.signature(of: function, effects: "throws")
        + " { throw _MissingMethod() }"
    }
    if let property = requirement.as(VariableDeclSyntax.self),
      let optional = property.modifiers.first(where: { $0.name.text == "optional" })
    {
      return makeOptional(property, optional, access)
    }
    return nil
  }

  private func makeOptional(
    _ property: VariableDeclSyntax, _ optional: DeclModifierSyntax, _ access: String
  ) -> String? {
    guard let binding = property.bindings.first, let type = binding.typeAnnotation?.type,
      case .accessors(let accessors) = binding.accessorBlock?.accessors,
      let getter = accessors.first(where: { $0.accessorSpecifier.text == "get" })
    else { return nil }
    note(.optionalRequirement, at: optional)
    remove(optional)
    insert(" throws", after: getter)
    // An optional property can only be read through the protocol.
    for setter in accessors where setter.accessorSpecifier.text == "set" { remove(setter) }
    return "\(access)var \(SourceLine.text(of: binding.pattern)): \(SourceLine.text(of: type)) { "
      + "get throws { throw _MissingMethod() } }"
  }

  /// Rewrites the reading of an optional property where its value is treated as an optional.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.identifierText
    if let module = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text {
      requireModule(module)
    }
    rewriteMutableString(node)
    if node.base?.is(SuperExprSyntax.self) ?? false,
      let call = supercalls.last(where: { $0?.name == name }) ?? nil
    {
      replace(node, with: call.replacement)
      return .skipChildren
    }
    rewriteSystemVersion(node)
    // On Linux, the method has parameters with default values.
    if name == "fulfill", let base = node.base, node.declName.argumentNames == nil,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
    {
      note(.expectationMethod, at: node.declName)
      replace(node, with: "{ \(SourceLine.text(of: base)).fulfill() }")
      return .skipChildren
    }
    if let base = node.base, index.optionalProperties.contains(name),
      !["self", "Self", "super"].contains(base.trimmedDescription), OptionalUse.isOptional(node)
    {
      note(.optionalCall, at: node.declName)
      insert("(try? ", before: node)
      insert(")", after: node)
    } else if OptionalUse.isComparison(node) || OptionalUse.isBinding(node) {
      rewriteValue(node)
    }
    return .visitChildren
  }

  // MARK: Classes and extensions

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = scopes.last
    let name = node.name.identifierText
    scopes.append(
      TypeScope(
        kind: .class, typeName: outer.map { "\($0.typeName).\(name)" } ?? name,
        targetName: node.name.text
          + (node.genericParameterClause.map {
            "<" + $0.parameters.map(\.name.text).joined(separator: ", ") + ">"
          } ?? ""),
        exposesAll: node.attributes.contains("objcMembers"),
        isGeneric: node.genericParameterClause != nil || outer?.isGeneric ?? false))
    if let superclass = node.inheritanceClause?.inheritedTypes.first?.type,
      superclass.trimmedDescription == "NSObject",
      index.overridesAccessibility(scopes[scopes.count - 1].typeName)
    {
      note(.overrideInExtension, at: superclass)
      requiredImports.insert("UIKit")
      replace(superclass, with: "_AccessibilityObject")
    }
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) {
    var scope = scopes.removeLast()
    if let superclass = node.inheritanceClause?.names.first, !scope.isGeneric,
      index.isOfUIKit(superclass),
      scope.hasPlainInitializer
        || !scope.hasInitializers && index.inheritsPlainInitializer(from: superclass)
    {
      // UIKit's classes cannot declare `init()` so that it is overridden, because that of NSObject is not isolated to an actor.
      scope.entries.append(".init(creating: { \(scope.targetName)() })")
    }
    var members: [String] = []
    if let type = index.classNamed(scope.typeName)?.type, type.name == scope.typeName {
      for (member, file) in index.movedMembers(of: type) {
        guard let forwarder = member.forwarder else { continue }
        let name = Forwarder.name(of: member.baseName, in: type.name)
        let text = index.classOverride(of: member, in: type.name)?.forwarder(replacing: forwarder)
        members.append((text ?? forwarder).replacing(Forwarder.placeholder, with: name))
        // Types in the signature may come from other modules.
        requiredImports.formUnion(index.imports[file] ?? [])
      }
      members += implementationMembers(of: type)
      members += forwardingMembers(of: type)
    }
    if let type = index.classNamed(scope.typeName)?.type, type.name == scope.typeName,
      let last = node.inheritanceClause?.inheritedTypes.last
    {
      for override in index.classOverrides(in: type) where override.isFirst {
        insert(", \(override.conformance)", after: last.type)
        if let module = override.module, module != index.modules[path] {
          requiredImports.insert(module)
        }
      }
    }
    if !scope.entries.isEmpty {
      let table = nextTableName()
      members.append(Self.table(table, scope.entries))
      requiredImports.insert("UIKit")
      if scope.isGeneric {
        // The metadata of generic types are created when they are used, so the class itself knows the table.
        let isInherited = index.inheritsGenericTable(scope.typeName)
        let access = node.modifiers.contains("public", "open") ? "public " : ""
        let modifier = access + (isInherited ? "override class" : "class")
        members.append(
          "nonisolated \(modifier) var _namedMethods: any _MethodTable.Type { \(table).self }")
        if !isInherited {
          if let last = node.inheritanceClause?.inheritedTypes.last {
            insert(", _MethodTableProvider", after: last.type)
          } else {
            insert(
              ": _MethodTableProvider",
              after: node.genericParameterClause.map(Syntax.init) ?? Syntax(node.name))
          }
        }
      }
    }
    append(members, to: node.memberBlock)
  }

  /// Returns the members of a class for optional requirements that its subclasses implement, and those that override such members
  /// for its extensions.
  private func implementationMembers(of type: TypeSummary) -> [String] {
    var members: [String] = []
    for implementation in index.implementations(inSubclassesOf: type.name, of: path) {
      members.append(implementation.baseMember(access: type.access))
      addImports(of: implementation)
    }
    for entry in index.extensions(of: type) {
      for member in entry.type.members {
        for case .success(let implementation) in index.implementations(of: member, in: entry.type) {
          members.append(override(implementation, by: member, in: type))
          addImports(of: implementation)
          requiredImports.formUnion(index.imports[entry.file] ?? [])
        }
      }
    }
    return members
  }

  /// Returns the members of a class that forwards methods to another object, for the optional methods of UIKit's protocols that it does
  /// not implement.
  private func forwardingMembers(of type: TypeSummary) -> [String] {
    guard index.members(of: type).contains(where: { $0.foundationMethod == .forwarding }) else {
      return []
    }
    requiredImports.insert("UIKit")
    return index.missingRequirements(of: type).map { $0.forwardingMember(access: type.access) }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let typeName = node.extendedType.nameWithoutArguments
    let isObjectiveC = node.attributes.contains("objc")
    let owner = index.classNamed(typeName)?.type
    overrideProtocols.append([])
    scopes.append(
      TypeScope(
        kind: .extension, typeName: owner?.name ?? typeName,
        targetName: SourceLine.text(of: node.extendedType), exposesAll: isObjectiveC,
        isGeneric: owner?.isGeneric ?? false, isKnownClass: owner != nil))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) {
    let scope = scopes.removeLast()
    let protocols = overrideProtocols.removeLast()
    if !protocols.isEmpty { insert("; " + protocols.joined(separator: "; "), after: node) }
    guard !scope.entries.isEmpty, !scope.isGeneric else { return }
    requiredImports.insert("UIKit")
    append([Self.table(nextTableName(), scope.entries)], to: node.memberBlock)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.name, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  private func open(_ name: TokenSyntax, isGeneric: Bool) -> SyntaxVisitorContinueKind {
    let outer = scopes.last
    scopes.append(
      TypeScope(
        kind: .other,
        typeName: outer.map { "\($0.typeName).\(name.identifierText)" } ?? name.identifierText,
        isGeneric: isGeneric || outer?.isGeneric ?? false))
    return .visitChildren
  }

  private func nextTableName() -> String {
    tableCount += 1
    return "\(generatedPrefix)\(fileName)_\(tableCount)"
  }

  private static func table(_ name: String, _ entries: [String]) -> String {
    "private final class \(name): _MethodTable { @MainActor static var methods: [_NamedMethod] { ["
      + entries.joined(separator: ", ") + "] } }"
  }

  /// Inserts members at the end of a type's body.
  private func append(_ members: [String], to block: MemberBlockSyntax) {
    guard !members.isEmpty else { return }
    let text = members.joined(separator: "; ")
    let brace = block.rightBrace
    let startsLine = brace.leadingTrivia.contains(where: \.isNewline)
    let separator = startsLine || block.members.isEmpty ? " " : "; "
    insert("\(separator)\(text) ", before: brace)
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    supercalls.append(nil)
    if isMember(node), let scope = scopes.last, scope.kind == .class || scope.kind == .extension {
      let member = MemberSummary(node, in: scope.kind)
      if !node.modifiers.isStatic, isExposed(member, in: scope),
        !node.attributes.contains("nonobjc"), !node.attributes.areUnavailable
      {
        let overloads = index.members(named: member.baseName, of: scope.typeName)
          .filter { $0.fullName == member.fullName && $0.parameterTypes == member.parameterTypes }
        add(
          MethodEntry.text(
            for: node, selector: member.selector, target: scope.targetName,
            isOverloaded: Set(overloads.map(\.resultType)).count > 1), for: node)
      }
      noteImplementation(of: node, member, node.name, in: scope)
      if !declareFoundationMethod(member, node, in: scope),
        !overrideInClass(member, node.name, node.modifiers),
        !dispatch(
          member, node.name, node.modifiers, of: node, dispatcher: Forwarder.dispatcher,
          requirement: Forwarder.requirement(for:named:))
      {
        move(member, node.name, node.modifiers)
      }
    }
    bodyDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    bodyDepth -= 1
    supercalls.removeLast()
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    supercalls.append(nil)
    if isMember(node), let scope = scopes.last, scope.kind == .class || scope.kind == .extension,
      node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    {
      let member = MemberSummary(node, binding, named: name, in: scope.kind)
      if !node.modifiers.isStatic, isExposed(member, in: scope), !node.attributes.areUnavailable {
        for entry in MethodEntry.texts(for: node, member: member, target: scope.targetName) {
          add(entry, for: node)
        }
      }
      noteImplementation(of: node, member, name, in: scope)
      if Forwarder.observers(of: node) != nil, node.modifiers.contains("override"),
        scope.kind == .extension
      {
        moveObservers(of: node, member)
      } else if !overrideInClass(member, name, node.modifiers, isObserver: isObserver(node)),
        !dispatch(
          member, name, node.modifiers, of: node, dispatcher: Forwarder.dispatcher,
          requirement: Forwarder.requirement(for:named:))
      {
        move(member, name, node.modifiers)
      }
    }
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) { supercalls.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if isMember(node), scopes.last?.kind == .class {
      scopes[scopes.count - 1].hasInitializers = true
      if node.isPlainInitializer { scopes[scopes.count - 1].hasPlainInitializer = true }
    }
    if isMember(node), scopes.last?.kind == .extension,
      let override = node.modifiers.first(where: { $0.name.text == "override" })
    {
      note(
        .overrideInExtension, at: override,
        problem: "An extension cannot override an initializer on Linux. Move it into the class.")
    }
    bodyDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { bodyDepth -= 1 }

  private func isMember(_ node: some SyntaxProtocol) -> Bool {
    node.parent?.is(MemberBlockItemSyntax.self) ?? false
  }

  /// Returns a Boolean value that indicates whether a method can be called by its name, or a property can be read and set.
  private func isExposed(_ member: MemberSummary, in scope: TypeScope) -> Bool {
    if member.isObjectiveC || scope.exposesAll { return true }
    if member.kind == .property {
      return scope.kind == .class && index.selectorNames.contains(member.baseName)
    }
    guard scope.kind == .class || scope.isKnownClass else { return false }
    return index.selectorNames.contains(member.baseName)
      || index.isWitness(member, in: scope.typeName)
      || index.forwardsMethods && index.isWitnessOfUIKit(member, in: scope.typeName)
  }

  /// Adds an entry to the table of the innermost type, or, inside of a conditional block, to a table of its own there.
  private func add(_ entry: String, for node: some SyntaxProtocol) {
    guard let block = node.parent?.parent?.parent else { return }
    if block.is(MemberBlockSyntax.self) {
      scopes[scopes.count - 1].entries.append(entry)
    } else if scopes.last?.isGeneric == false {
      requiredImports.insert("UIKit")
      insert("; " + Self.table(nextTableName(), [entry]), after: node)
    }
  }

  /// Declares a method that a class of Foundation has only on Apple's systems, and makes the class conform to a protocol through which
  /// the method of all objects calls it.
  ///
  /// - Returns: a Boolean value that indicates whether the member is such a method.
  private func declareFoundationMethod(
    _ member: MemberSummary, _ node: FunctionDeclSyntax, in scope: TypeScope
  ) -> Bool {
    guard let method = member.foundationMethod,
      let modifier = node.modifiers.first(where: { $0.name.text == "override" })
    else { return false }
    if method.isDeclaredByResponders,
      scope.kind != .class || !index.isDirectlyOfFoundation(scope.typeName)
    {
      return false
    }
    let superclasses = index.lineage(of: scope.typeName).dropFirst()
    let isDeclared = superclasses.contains { type in
      index.members(of: type).contains { $0.foundationMethod == method }
    }
    guard !isDeclared, let type = node.parent?.parent?.parent?.parent else { return isDeclared }
    if let names = type.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.last
      ?? type.as(ExtensionDeclSyntax.self)?.inheritanceClause?.inheritedTypes.last
    {
      insert(", \(method.protocolName)", after: names)
    } else if let name = type.as(ExtensionDeclSyntax.self)?.extendedType {
      insert(": \(method.protocolName)", after: name)
    } else {
      return false
    }
    note(.foundationCall, at: modifier)
    requiredImports.insert("UIKit")
    remove(modifier)
    supercalls[supercalls.count - 1] = (member.baseName, "super._\(member.baseName)")
    return true
  }

  /// Renames the override, in a class, of a member that an extension of a class of another module declares.
  ///
  /// - Returns: a Boolean value that indicates whether the member is such an override.
  private func overrideInClass(
    _ member: MemberSummary, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax,
    isObserver: Bool = false
  ) -> Bool {
    guard let scope = scopes.last, scope.kind == .class,
      let modifier = modifiers.first(where: { $0.name.text == "override" })
    else { return false }
    if let owner = index.ownerOfFixedMember(member, overriddenIn: scope.typeName) {
      note(
        .overrideInExtension, at: modifier,
        problem:
          "'\(member.fullName)' overrides a member that an extension of '\(owner)' declares, "
          + "and that cannot be rewritten. Give it another name, or declare the member in a common "
          + "superclass.")
      return true
    }
    guard let override = index.classOverride(of: member, in: scope.typeName) else { return false }
    // Only a conditional block that is compiled reaches this point, but the conformance is outside of it.
    guard !isObserver, undecidedDepth == 0 else {
      note(
        .overrideInExtension, at: modifier,
        problem:
          "'\(member.fullName)' overrides a member that an extension of '\(override.owner)' declares, "
          + (isObserver
            ? "with observers. Override it with a getter and a setter."
            : "in a conditional block. Move it out of the block."))
      return true
    }
    note(.overrideInExtension, at: modifier)
    supercalls[supercalls.count - 1] = (member.baseName, override.supercall)
    if override.isFirst { remove(modifier) }
    replace(name, with: override.name)
    return true
  }

  private func isObserver(_ node: VariableDeclSyntax) -> Bool {
    node.modifiers.contains("override") && Forwarder.observers(of: node) != nil
  }

  /// Renames a member that classes, or extensions of classes of other modules, override, and adds a member with its name that chooses
  /// the override by the class of the object. Also renames such overrides in extensions.
  ///
  /// - Returns: a Boolean value that indicates whether the member overrides, or is overridden, in this way.
  private func dispatch<Node: WithAttributesSyntax>(
    _ member: MemberSummary, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax,
    of node: Node, dispatcher: (Node, String?, [Forwarder.Override], String) -> String?,
    requirement: (Node, String) -> String?
  ) -> Bool {
    guard let scope = scopes.last, scope.kind == .extension else { return false }
    // Only members that Objective-C finds can be open in extensions.
    func closed(_ text: String) -> String {
      modifiers.contains("open")
        ? text.replacing("open ", with: "public ", maxReplacements: 1) : text
    }
    let renamed = Forwarder.name(of: member.baseName, in: scope.typeName)
    let overrides = index.foreignOverrides(of: member, in: scope.typeName)
      .map { (type: $0, name: Forwarder.name(of: member.baseName, in: $0)) }
    let overriding = ClassOverride.name(of: member, in: scope.typeName)
    if index.isOverriddenByClasses(member, in: scope.typeName),
      let requirement = requirement(node, overriding)
    {
      let type = ClassOverride.protocolName(of: member, in: scope.typeName)
      let superName = ClassOverride.superName(of: renamed)
      let next = overrides.isEmpty ? renamed : superName
      guard let text = dispatcher(node, nil, [("any \(type)", overriding)], next) else {
        return false
      }
      insert("; \(closed(text))", after: node)
      if !overrides.isEmpty, let text = dispatcher(node, superName, overrides, renamed) {
        insert("; \(closed(text))", after: node)
      }
      let isIsolated =
        scope.typeName.isIsolatedClassOfUIKit || Forwarder.isMainActor(node.attributes, in: node)
      let isolation = isIsolated ? "@MainActor " : ""
      let access = Forwarder.protocolAccess(modifiers, in: node)
      overrideProtocols[overrideProtocols.count - 1].append(
        "\(isolation)\(access)protocol \(type): AnyObject { \(requirement) }")
    } else if !overrides.isEmpty, let text = dispatcher(node, nil, overrides, renamed) {
      insert("; \(closed(text))", after: node)
    } else if let owner = index.foreignOwner(of: member, overriddenIn: scope.typeName) {
      supercalls[supercalls.count - 1] = (
        member.baseName, "self." + Forwarder.name(of: member.baseName, in: owner)
      )
    } else {
      return false
    }
    let override = modifiers.first { $0.name.text == "override" }
    note(.overrideInExtension, at: override.map(Syntax.init) ?? Syntax(name))
    if let override { remove(override) }
    for modifier in modifiers where modifier.name.text == "open" {
      replace(modifier, with: "public")
    }
    replace(name, with: renamed)
    return true
  }

  /// Renames a member of an extension that the class must declare.
  private func move(
    _ member: MemberSummary, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax
  ) {
    guard let scope = scopes.last, scope.kind == .extension else { return }
    let override = modifiers.first { $0.name.text == "override" }
    let type = TypeSummary(kind: .extension, name: scope.typeName)
    guard index.isMoved(member, outOf: type) else {
      if let override {
        note(
          .overrideInExtension, at: override,
          problem: "'\(member.fullName)' overrides a member in an extension of "
            + "'\(scope.typeName)', whose sources are not prepared. Move it into a subclass.")
      }
      return
    }
    guard member.forwarder != nil,
      name.parent?.parent?.parent?.parent?.is(IfConfigClauseSyntax.self) != true
    else {
      return note(
        .overrideInExtension, at: name,
        problem: "'\(member.fullName)' cannot be moved out of the extension automatically. "
          + "Move it into the class.")
    }
    note(.overrideInExtension, at: override.map(Syntax.init) ?? Syntax(name))
    if let override = index.classOverride(of: member, in: scope.typeName) {
      supercalls[supercalls.count - 1] = (member.baseName, override.supercall)
    }
    for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
      remove(modifier)
    }
    if Forwarder.nonisolatedMembers.contains(member.fullName),
      !modifiers.contains("nonisolated"),
      let keyword = name.previousToken(viewMode: .sourceAccurate)
    {
      insert("nonisolated ", before: keyword)
    }
    replace(name, with: Forwarder.name(of: member.baseName, in: scope.typeName))
  }

  /// Makes the observers of an overridden property methods of the extension.
  private func moveObservers(of node: VariableDeclSyntax, _ member: MemberSummary) {
    guard let scope = scopes.last, let block = node.bindings.first?.accessorBlock,
      let type = node.bindings.first?.typeAnnotation?.type,
      let observers = Forwarder.observers(of: node), let first = observers.first,
      index.isMoved(member, outOf: TypeSummary(kind: .extension, name: scope.typeName)),
      member.forwarder != nil
    else {
      return note(
        .overrideInExtension, at: node,
        problem: "'\(member.fullName)' cannot be moved out of the extension automatically. "
          + "Move it into the class.")
    }
    note(.overrideInExtension, at: node)
    let name = Forwarder.name(of: member.baseName, in: scope.typeName)
    for observer in observers {
      let start =
        observer == first ? node.trimmedBytes.lowerBound : observer.trimmedBytes.lowerBound
      let kind = observer.accessorSpecifier.text
      let value = observer.parameters?.name.text ?? (kind == "willSet" ? "newValue" : "oldValue")
      let startsLine = observer.leadingTrivia.contains(where: \.isNewline)
      guard let body = observer.body else { continue }
      edits.replace(
        start..<body.trimmedBytes.lowerBound,
        with: (observer == first || startsLine ? "" : "; ")
          + "func \(name)_\(kind)(_ \(value): \(SourceLine.text(of: type))) ")
    }
    edits.replace(block.rightBrace.trimmedBytes, with: "")
  }

  // MARK: Bodies

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    bodyDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { bodyDepth -= 1 }
}

/// The newest version of iOS whose appearance and declarations Cellophane has.
private let newestSystemVersion = 26

/// The modules that have submodules on Linux. Swift modules have none, unlike Apple's frameworks with `ObjectiveC.runtime`.
private let modulesWithParts: Set<String> = ["Glibc", "Musl", "os"]

/// The modules that UIKit exports on iOS, by whose names code can refer to declarations without importing them.
private let exportedModules: Set<String> = ["CoreGraphics", "QuartzCore"]

/// A type around the current node.
private struct TypeScope {
  var kind: TypeSummary.Kind
  /// The name with the names of the types around it.
  var typeName: String
  /// The name by which code in the type can refer to it.
  var targetName = ""
  var exposesAll = false
  var isGeneric = false
  var isKnownClass = false
  /// A Boolean value that indicates whether the class declares initializers.
  var hasInitializers = false
  /// A Boolean value that indicates whether the class declares an `init()` that overrides none.
  var hasPlainInitializer = false
  /// The entries of the type's table of methods.
  var entries: [String] = []
}

/// Finds the calls in the condition of a conditional block.
private final class ConditionCalls: SyntaxVisitor {
  private var calls: [FunctionCallExprSyntax] = []

  static func calls(in condition: ExprSyntax) -> [FunctionCallExprSyntax] {
    let visitor = ConditionCalls(viewMode: .sourceAccurate)
    visitor.walk(condition)
    return visitor.calls
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .skipChildren
  }
}
