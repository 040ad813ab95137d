import SwiftSyntax

/// The values of conditions for code that was written for iOS.
enum PlatformConditions {
  /// Returns the value of a condition for iOS; `nil` if it depends on something else.
  static func value(of condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return value(of: negation.expression).map(!)
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      return value(of: element.expression)
    }
    guard let sequence = condition.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    let operators = Set(elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
    let values = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(value(of:))
    // Mixed operators are left to the compiler.
    if operators == ["&&"] {
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    }
    if operators == ["||"] {
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
    return nil
  }

  /// Returns the value of a condition such as `os(iOS)`; `nil` if the compiler decides it.
  static func value(of call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os":
      // `os(Linux)` remains true, for code that was written for it.
      return argument == "iOS" || argument == "Linux"
    case "targetEnvironment": return argument == "simulator"
    case "canImport":
      if argument.hasPrefix("UIKit.") || argument == "UIKit" { return true }
      return ["AppKit", "Cocoa", "WatchKit"].contains(argument) ? false : nil
    default: return nil
    }
  }

  /// Returns the replacement of a condition that the compiler would decide differently; `nil` if there is none.
  static func replacement(of call: FunctionCallExprSyntax) -> String? {
    let argument = call.arguments.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS" ? "true" : nil
    case "targetEnvironment": return argument == "simulator" ? "true" : nil
    case "canImport": return argument.hasPrefix("UIKit.") ? "true" : nil
    default: return nil
    }
  }

  /// Returns the clauses that are compiled for iOS, or may be.
  static func clauses(of config: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in config.clauses {
      let value = clause.condition.map(value(of:)) ?? true
      if value != false { result.append(clause) }
      if value == true { break }
    }
    return result
  }
}

/// A visitor that skips what is not compiled for iOS.
class PlatformVisitor: SyntaxVisitor {
  private var skipped: Set<SyntaxIdentifier> = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let visited = Set(PlatformConditions.clauses(of: node).map(\.id))
    for clause in node.clauses where !visited.contains(clause.id) { skipped.insert(clause.id) }
    return .visitChildren
  }

  /// Returns a Boolean value that indicates whether the clause is not compiled for iOS.
  final func isSkipped(_ clause: IfConfigClauseSyntax) -> Bool { skipped.contains(clause.id) }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    isSkipped(node) ? .skipChildren : .visitChildren
  }
}
