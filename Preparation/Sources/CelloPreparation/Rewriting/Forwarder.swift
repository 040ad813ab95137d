import SwiftSyntax

/// Members that a class declares in place of a member of an extension.
///
/// Without Objective-C, only the body of a class can declare members that override others or are overridden. The member of the
/// extension is renamed, and the class gets a member with its former name that calls it. The code remains in its file, where it
/// can use the private declarations around it.
enum Forwarder {
  /// The part of the text for which the name of the renamed member is substituted.
  static let placeholder = "{name}"

  /// Returns the name of a renamed member.
  static func name(of member: String, in type: String) -> String {
    "_" + type.split(separator: ".").joined(separator: "_") + "_" + member
  }

  /// The members of objects that are not isolated to the main actor, also in classes that are.
  static let nonisolatedMembers: Set<String> = [
    "description", "debugDescription", "hash", "isEqual(_:)", "copy()", "mutableCopy()",
  ]

  /// Returns the member for the class; `nil` if there is none.
  static func text(for node: FunctionDeclSyntax) -> String? {
    text(for: node) { $0 }
  }

  /// Returns a member that calls the override of the object's class, or otherwise the renamed member.
  static func dispatcher(
    for node: FunctionDeclSyntax, named newName: String? = nil, overrides: [Override],
    otherwise name: String
  ) -> String? {
    text(for: node, named: newName) { call in
      overrides.map { override in
        let call = call.replacing(placeholder, with: "object.\(override.name)")
        return "if let object = self as? \(override.type) { return \(call) }; "
      }.joined() + "return " + call.replacing(placeholder, with: name)
    }
  }

  /// A type whose objects override a member, and the name of the override.
  typealias Override = (type: String, name: String)

  private static func text(
    for node: FunctionDeclSyntax, named newName: String? = nil, body: (_ call: String) -> String
  ) -> String? {
    var arguments: [String] = []
    let parameters = namedParameters(of: node)
    for parameter in parameters {
      if parameter.ellipsis != nil { return nil }
      let label = parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
      arguments.append((label == "_" ? "" : "\(label): ") + (isInOut ? "&" : "") + name)
    }
    let signature = node.signature.with(
      \.parameterClause.parameters, FunctionParameterListSyntax(parameters))
    let effects = node.signature.effectSpecifiers
    let call =
      (effects?.throwsClause != nil ? "try " : "")
      + (effects?.asyncSpecifier != nil ? "await " : "")
      + "\(placeholder)(\(arguments.joined(separator: ", ")))"
    let generics = node.genericParameterClause.map { SourceLine.text(of: $0) } ?? ""
    let condition = node.genericWhereClause.map { " " + SourceLine.text(of: $0) } ?? ""
    let text =
      prefix(node.attributes, node.modifiers, in: node)
      + "func \(newName ?? node.name.text)\(generics)\(SourceLine.text(of: signature))\(condition) { \(body(call)) }"
    // A string of several lines cannot be on one line.
    return text.contains("\n") ? nil : text
  }

  /// Returns the parameters of a function, with names for those without one, as in `_: UITextView`.
  private static func namedParameters(of node: FunctionDeclSyntax) -> [FunctionParameterSyntax] {
    node.signature.parameterClause.parameters.enumerated().map { index, parameter in
      guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
      return parameter.with(\.firstName.trailingTrivia, .space)
        .with(\.secondName, .identifier("argument\(index)"))
    }
  }

  /// Returns the member for the class; `nil` if there is none.
  static func text(for node: VariableDeclSyntax) -> String? {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type, let block = binding.accessorBlock
    else { return nil }
    var accessors = placeholder
    if case .accessors(let list) = block.accessors {
      let names = list.map(\.accessorSpecifier.text)
      guard names.contains("get") || observers(of: node) != nil,
        list.allSatisfy({ $0.effectSpecifiers == nil })
      else {
        return nil
      }
      if observers(of: node) != nil {
        let calls = list.map { accessor in
          let value = accessor.accessorSpecifier.text == "willSet" ? "newValue" : "oldValue"
          return "\(accessor.accessorSpecifier.text) { "
            + "\(placeholder)_\(accessor.accessorSpecifier.text)(\(value)) }"
        }
        accessors = calls.joined(separator: " ")
      } else if names.contains("set") {
        accessors = "get { \(placeholder) } set { \(placeholder) = newValue }"
      }
    }
    return prefix(node.attributes, node.modifiers, in: node)
      + "var \(name.text): \(SourceLine.text(of: type)) { \(accessors) }"
  }

  /// Returns a property that reads and sets the override of the object's class, or otherwise the renamed property.
  static func dispatcher(
    for node: VariableDeclSyntax, named newName: String? = nil, overrides: [Override],
    otherwise name: String
  ) -> String? {
    guard let plain = text(for: node), observers(of: node) == nil,
      let property = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    let getter =
      overrides.map { "if let object = self as? \($0.type) { return object.\($0.name) }; " }
      .joined()
      + "return \(name)"
    let setter =
      overrides.map {
        "if let object = self as? \($0.type) { object.\($0.name) = newValue; return }; "
      }.joined() + "\(name) = newValue"
    return
      plain
      .replacing("var \(property.text):", with: "var \(newName ?? property.text):")
      .replacing(
        "get { \(placeholder) } set { \(placeholder) = newValue }",
        with: "get { \(getter) } set { \(setter) }"
      )
      .replacing("{ \(placeholder) }", with: "{ \(getter) }")
  }

  /// Returns the requirement of a protocol that a member with another name meets; `nil` if there is none.
  static func requirement(for node: FunctionDeclSyntax, named name: String) -> String? {
    // Requirements have no default arguments.
    let parameters = namedParameters(of: node).map {
      $0.defaultValue == nil
        ? $0 : $0.with(\.defaultValue, nil).with(\.type.trailingTrivia, [])
    }
    let signature = node.signature.with(
      \.parameterClause.parameters, FunctionParameterListSyntax(parameters))
    let generics = node.genericParameterClause.map { SourceLine.text(of: $0) } ?? ""
    let condition = node.genericWhereClause.map { " " + SourceLine.text(of: $0) } ?? ""
    let attributes = node.attributes.contains("discardableResult") ? "@discardableResult " : ""
    return attributes + "func \(name)\(generics)\(SourceLine.text(of: signature))\(condition)"
  }

  /// Returns the requirement of a protocol that a property with another name meets; `nil` if there is none.
  static func requirement(for node: VariableDeclSyntax, named name: String) -> String? {
    guard let text = text(for: node), observers(of: node) == nil,
      let type = node.bindings.first?.typeAnnotation?.type
    else { return nil }
    let isSettable = text.contains("set { \(placeholder) = newValue }")
    return "var \(name): \(SourceLine.text(of: type)) { get\(isSettable ? " set" : "") }"
  }

  /// Returns a Boolean value that indicates whether a member or its extension is marked `@MainActor`.
  static func isMainActor(_ attributes: AttributeListSyntax, in node: some SyntaxProtocol) -> Bool {
    attributes.contains("MainActor")
      || node.enclosingExtension?.attributes.contains("MainActor") ?? false
  }

  /// The access level of a protocol for a member of an extension, with a space; empty for the default.
  static func protocolAccess(_ modifiers: DeclModifierListSyntax, in node: some SyntaxProtocol)
    -> String
  {
    let levels = ["public", "package", "fileprivate", "private"]
    let all =
      modifiers.map(\.name.text)
      + (node.enclosingExtension?.modifiers.map(\.name.text) ?? [])
    if all.contains("open") { return "public " }
    return all.first(where: levels.contains).map { $0 + " " } ?? ""
  }

  /// Returns the observers of a property; `nil` if it has none, or has other accessors.
  static func observers(of node: VariableDeclSyntax) -> AccessorDeclListSyntax? {
    guard case .accessors(let list) = node.bindings.first?.accessorBlock?.accessors,
      list.allSatisfy({
        ["willSet", "didSet"].contains($0.accessorSpecifier.text) && $0.body != nil
      })
    else { return nil }
    return list
  }

  private static func prefix(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    in node: some SyntaxProtocol
  ) -> String {
    var words: [String] = []
    for case .attribute(let attribute) in attributes
    where !removedAttributes.contains(attribute.simpleName) {
      words.append(SourceLine.text(of: attribute))
    }
    // Members of an extension have its access level.
    let levels = ["open", "public", "package", "internal", "fileprivate", "private"]
    if !modifiers.contains(where: { levels.contains($0.name.text) && $0.detail == nil }),
      let extended = node.enclosingExtension,
      let access = extended.modifiers.first(where: { levels.contains($0.name.text) })
    {
      words.append(access.name.text)
    }
    words += modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" && $0 != "final" }
    return words.map { $0 + " " }.joined()
  }

  /// Returns the declaration of a method without its attributes, modifiers and body, with other effects.
  static func signature(of node: FunctionDeclSyntax, effects: String) -> String {
    let signature = node.signature
    let isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    let result = signature.returnClause.map { " " + SourceLine.text(of: $0) } ?? ""
    return "func \(node.name.text)\(SourceLine.text(of: signature.parameterClause))"
      + (isAsync ? " async" : "") + " \(effects)\(result)"
  }
}
