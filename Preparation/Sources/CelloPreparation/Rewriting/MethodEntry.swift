import SwiftSyntax

/// The names of generated types start with this prefix, by which they are found at run time.
let generatedPrefix = "_NamedMethods_"

/// The entries of generated tables, as source text.
enum MethodEntry {
  /// Returns the entry of a method. A method whose parameters are not those of an action has an entry by which objects can be asked
  /// for it.
  ///
  /// - Parameter isOverloaded: a Boolean value that indicates whether methods with the same name have other results.
  static func text(
    for node: FunctionDeclSyntax, selector: String, target: String, isOverloaded: Bool = false
  ) -> String {
    let parameters = Array(node.signature.parameterClause.parameters)
    let effects = node.signature.effectSpecifiers
    guard parameters.count <= 2, node.genericParameterClause == nil, effects?.asyncSpecifier == nil,
      !parameters.contains(where: { parameter in
        parameter.ellipsis != nil || parameter.type.trimmedDescription.hasPrefix("inout ")
      })
    else { return ".init(named: \"\(selector)\", of: \(target).self)" }
    let names = ["first", "second"]
    let declared = zip(names, parameters).map {
      ", \($0): \(SourceLine.text(of: $1.type))"
    }
    let arguments = zip(names, parameters).map { name, parameter in
      parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }
    let call =
      (effects?.throwsClause == nil ? "" : "try? ")
      + "target.\(node.name.text)(\(arguments.joined(separator: ", ")))"
    // Without the type of its result, a call of an overloaded method is ambiguous.
    let type = node.signature.returnClause.map { SourceLine.text(of: $0.type) } ?? "Void"
    let result =
      !isOverloaded ? "" : effects?.throwsClause == nil ? " -> \(type)" : " -> (\(type))?"
    return ".init(\"\(selector)\") { (target: \(target)\(declared.joined()))\(result) in \(call) }"
  }

  /// Returns the entries of a property's getter and setter.
  static func texts(for node: VariableDeclSyntax, member: MemberSummary, target: String) -> [String]
  {
    guard let binding = node.bindings.first, !hasEffects(binding) else { return [] }
    let name = SourceLine.text(of: binding.pattern)
    var entries = [".init(\"\(member.selector)\") { (target: \(target)) in target.\(name) }"]
    if node.bindingSpecifier.text == "var", isSettable(binding) {
      let setter = SelectorName.setter(member.selector)
      entries.append(".init(setting: \"\(setter)\", \\\(target).\(name))")
    }
    return entries
  }

  /// Returns a Boolean value that indicates whether reading the property can throw or suspend.
  private static func hasEffects(_ binding: PatternBindingSyntax) -> Bool {
    guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return false }
    return accessors.contains { $0.effectSpecifiers != nil }
  }

  private static func isSettable(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.contains {
      ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text)
    }
  }
}

/// Source text on one line.
enum SourceLine {
  /// Returns the source of a node on one line, without comments.
  static func text(of node: some SyntaxProtocol) -> String {
    var text = ""
    for token in node.tokens(viewMode: .sourceAccurate) {
      let separates = !token.leadingTrivia.isEmpty && !text.isEmpty && !text.hasSuffix(" ")
      text += (separates ? " " : "") + token.text + (token.trailingTrivia.isEmpty ? "" : " ")
    }
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
