import SwiftSyntax

/// The contents of a `#selector` expression.
struct SelectorReference {
  enum Accessor { case getter, setter }

  enum Base: Equatable {
    /// The type around the expression.
    case enclosing
    /// The superclass of the type around the expression.
    case superclass
    case type(String)
    /// A value whose type is unknown.
    case value
  }

  var name: String
  /// The argument labels; `nil` if the expression has none.
  var labels: [String]?
  var base: Base
  var accessor: Accessor?
  /// The number of parameters of the type after `as`; `nil` without `as`.
  var parameterCount: Int?

  /// Returns `nil` if the expression does not refer to a declaration.
  init?(_ node: MacroExpansionExprSyntax) {
    guard node.arguments.count == 1, let argument = node.arguments.first else { return nil }
    switch argument.label?.text {
    case nil: accessor = nil
    case "getter": accessor = .getter
    case "setter": accessor = .setter
    default: return nil
    }
    var expression = argument.expression
    unwrapping: while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first
      {
        expression = element.expression
      } else if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
        let first = sequence.elements.first,
        let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
      {
        expression = first
        parameterCount = Self.parameterCount(of: type)
      } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
        expression = optional.expression
      } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
        expression = forced.expression
      } else {
        break unwrapping
      }
    }
    let reference: DeclReferenceExprSyntax
    if let access = expression.as(MemberAccessExprSyntax.self) {
      reference = access.declName
      base = Self.base(access.base)
    } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
      reference = plain
      base = .enclosing
    } else {
      return nil
    }
    name = reference.baseName.identifierText
    labels = reference.argumentNames?.arguments.map { $0.name.identifierText }
  }

  private static func base(_ expression: ExprSyntax?) -> Base {
    guard let expression else { return .value }
    switch expression.trimmedDescription {
    case "self", "Self": return .enclosing
    case "super": return .superclass
    // A constant that closures declare for `self`.
    case let text where text.allSatisfy(\.isLetter) && text.hasSuffix("Self"): return .enclosing
    case let text:
      let last = text.split(separator: ".").last ?? ""
      let isType =
        last.first?.isUppercase == true
        && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      return isType ? .type(text) : .value
    }
  }

  /// Returns the number of parameters of a method's type, which may be preceded by the type of the object.
  private static func parameterCount(of type: TypeSyntax) -> Int? {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      return parameterCount(of: element.type)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return parameterCount(of: attributed.baseType)
    }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return parameterCount(of: optional.wrappedType)
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    return parameterCount(of: function.returnClause.type) ?? function.parameters.count
  }
}

extension SelectorReference {
  /// The name of the selector, or a sentence that says why there is none.
  func selector(in enclosingType: String?, _ index: DeclarationIndex) -> Result<String, Problem> {
    let candidates = candidates(in: enclosingType, index)
    if let accessor {
      let property = candidates.first { $0.kind == .property }
      switch accessor {
      case .getter: return .success(property?.customName ?? name)
      case .setter: return .success(SelectorName.setter(name))
      }
    }
    if let labels {
      let custom = candidates.first { $0.labels == labels && $0.customName != nil }?.customName
      if let custom { return .success(custom) }
      return .success(
        name == "init"
          ? SelectorName.initializer(labels: labels) : SelectorName.method(name, labels: labels))
    }
    let fitting = candidates.filter {
      $0.kind != .property && (parameterCount == nil || $0.labels.count == parameterCount)
    }
    var selectors = Set(fitting.map(\.selector))
    if selectors.count > 1 {
      let exposed = Set(fitting.filter(\.isObjectiveC).map(\.selector))
      if !exposed.isEmpty { selectors = exposed }
    }
    if selectors.count == 1, let selector = selectors.first { return .success(selector) }
    if let known = knownSelectors[name] { return .success(known) }
    if selectors.isEmpty {
      if candidates.contains(where: { $0.kind == .property }) { return .success(name) }
      if let parameterCount {
        let labels = Array(repeating: "_", count: parameterCount)
        return .success(SelectorName.method(name, labels: labels))
      }
      return .failure(
        Problem(
          "The sources contain no method '\(name)'. Write its argument labels, as in '\(name)(_:)'."
        ))
    }
    return .failure(
      Problem(
        "There are several methods '\(name)'. Write the argument labels, as in '\(name)(_:)'."))
  }

  private func candidates(
    in enclosingType: String?, _ index: DeclarationIndex
  ) -> [MemberSummary] {
    let type: String? =
      switch base {
      case .enclosing: enclosingType
      case .superclass: enclosingType.flatMap { index.lineage(of: $0).dropFirst().first?.name }
      case .type(let name): name
      case .value: nil
      }
    if let type {
      let members = index.members(named: name, of: type)
      if !members.isEmpty { return members }
    }
    return knownSelectors[name] == nil ? index.members(named: name) : []
  }
}

/// The reason why source code cannot be rewritten.
struct Problem: Error {
  var sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
