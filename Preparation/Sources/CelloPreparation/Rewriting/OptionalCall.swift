import SwiftSyntax

/// A call with a mark behind the method's name, such as `delegate?.method?(argument)`.
struct OptionalCall {
  var node: FunctionCallExprSyntax
  /// The question mark or the exclamation mark.
  var mark: TokenSyntax
  var isForced: Bool
  var name: String
  /// The labels of the arguments; `_` for none. A trailing closure has no label.
  var labels: [String]
  /// The number of trailing closures.
  var closureCount: Int
  /// A Boolean value that indicates whether the object is reached through another question mark.
  var isChained: Bool

  /// Returns `nil` for other calls.
  init?(_ node: FunctionCallExprSyntax) {
    let called: ExprSyntax
    if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      called = optional.expression
      mark = optional.questionMark
      isForced = false
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      called = forced.expression
      mark = forced.exclamationMark
      isForced = true
    } else {
      return nil
    }
    guard let access = called.as(MemberAccessExprSyntax.self), let base = access.base else {
      return nil
    }
    self.node = node
    name = access.declName.baseName.identifierText
    labels = node.arguments.map { $0.label?.identifierText ?? "_" }
    closureCount = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    isChained = base.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .postfixQuestionMark
    }
  }

  var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }

  /// A Boolean value that indicates whether UIKit has an optional requirement that the call may refer to.
  var isOfUIKit: Bool {
    if uikitOptionalRequirements.contains(fullName) { return true }
    guard closureCount > 0 else { return false }
    let start = name + "(" + labels.map { $0 + ":" }.joined()
    return uikitOptionalRequirements.contains {
      $0.hasPrefix(start) && $0.count { $0 == ":" } == labels.count + closureCount
    }
  }

  /// A Boolean value that indicates whether nothing uses the result.
  var isStatement: Bool {
    guard let item = node.parent?.as(CodeBlockItemSyntax.self),
      let items = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    if items.count > 1 { return true }
    // The only statement of a body may be its result.
    switch items.parent?.as(CodeBlockSyntax.self)?.parent {
    case let function? where function.is(FunctionDeclSyntax.self):
      return function.as(FunctionDeclSyntax.self)?.signature.returnClause == nil
    case let body?:
      return !body.is(AccessorDeclSyntax.self)
        || body.as(AccessorDeclSyntax.self)?.accessorSpecifier.text != "get"
    case nil: return false
    }
  }
}

/// The ways in which code uses a value that may be missing.
enum OptionalUse {
  /// Returns a Boolean value that indicates whether the code around an expression expects an optional.
  static func isOptional(_ node: MemberAccessExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    return parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      || isBinding(node) || isComparison(node) || following(node).first == "??"
  }

  /// Returns a Boolean value that indicates whether an expression is bound by `if let` or `guard let`.
  static func isBinding(_ node: MemberAccessExprSyntax) -> Bool {
    node.parent?.parent?.is(OptionalBindingConditionSyntax.self) ?? false
  }

  /// Returns a Boolean value that indicates whether an expression is compared with `nil`.
  static func isComparison(_ node: MemberAccessExprSyntax) -> Bool {
    let following = following(node)
    return following.count > 1 && ["==", "!="].contains(following[0]) && following[1] == "nil"
  }

  /// Returns the elements of a sequence of operators that follow an expression.
  private static func following(_ node: MemberAccessExprSyntax) -> [String] {
    guard let list = node.parent?.as(ExprListSyntax.self) else { return [] }
    return list.drop { $0.id != node.id }.dropFirst().prefix(2).map(\.trimmedDescription)
  }
}

extension DeclarationIndex {
  /// Returns the optional requirements that a call may refer to.
  func optionalRequirements(matching call: OptionalCall) -> [MemberSummary] {
    if let requirement = optionalRequirements[call.fullName] { return [requirement] }
    guard call.closureCount > 0 else { return [] }
    return optionalRequirements.values.filter {
      $0.baseName == call.name && $0.labels.count == call.labels.count + call.closureCount
        && $0.labels.starts(with: call.labels)
    }
  }

  /// Returns the optional requirement with a base name, and with argument labels unless they are `nil`.
  func optionalRequirement(named name: String, labels: [String]?) -> MemberSummary? {
    optionalRequirements.values
      .filter {
        $0.baseName == name && $0.kind == .method && (labels == nil || $0.labels == labels)
      }
      .min { $0.fullName < $1.fullName }
  }
}
