/// An expression of a predicate, whose value depends on the evaluated object.
indirect enum PredicateExpression {
  case constant(PredicateToken.Argument)
  case number(PredicateNumber)
  case text(String)
  case evaluatedObject
  case keyPath(String)
  /// The value at a key path of another expression.
  case member(PredicateExpression, String)
  case element(PredicateExpression, PredicateIndex)
  case list([PredicateExpression])
  case variable(String)
  /// Sets a variable for the following comparisons.
  case assignment(String, PredicateExpression)
  case function(String, [PredicateExpression])
  case arithmetic(PredicateFunctions.Arithmetic, PredicateExpression, PredicateExpression)
  case negative(PredicateExpression)
  /// The elements of a collection for which a condition with a variable is true.
  case subquery(PredicateExpression, String, PredicateCondition)
  case choice(PredicateCondition, PredicateExpression, PredicateExpression)
  /// A union, an intersection or a difference of two collections.
  case combination(PredicateCombination, PredicateExpression, PredicateExpression)
}

/// A position in a collection.
indirect enum PredicateIndex {
  case first
  case last
  case size
  case expression(PredicateExpression)
}

/// A set that is made of two sets.
enum PredicateCombination: String {
  case union = "UNION"
  case intersection = "INTERSECT"
  case difference = "MINUS"
}

/// The evaluated object and the variables.
struct PredicateContext {
  var object: Any?
  var variables: [String: Any?] = [:]
}

extension PredicateExpression {
  /// Returns the value in its compared form.
  func value(in context: inout PredicateContext) -> Any? {
    switch self {
    case .constant(let argument): return argument.value
    case .number(let number): return number
    case .text(let text): return text
    case .evaluatedObject: return PredicateValue.normalized(context.object)
    case .keyPath(let path): return PredicateKeyPath.value(of: context.object, at: path)
    case .member(let expression, let path):
      return PredicateKeyPath.value(of: expression.value(in: &context), at: path)
    case .element(let expression, let index):
      return Self.element(index, of: expression.value(in: &context), &context)
    case .list(let expressions):
      var values: [Any] = []
      for expression in expressions { values.append(expression.value(in: &context) ?? NSNull()) }
      return values
    case .variable(let name):
      guard let value = context.variables[name] else {
        PredicateWarnings.log.note(
          "NSPredicate: the variable $\(name) has no value. On iOS, this ends the process.")
        return nil
      }
      return PredicateValue.normalized(value)
    case .assignment(let name, let expression):
      let value = expression.value(in: &context)
      context.variables[name] = .some(value)
      return value
    case .function(let name, let arguments):
      var values: [Any?] = []
      for argument in arguments { values.append(argument.value(in: &context)) }
      return PredicateFunctions.result(of: name, values)
    case .arithmetic(let sign, let left, let right):
      return PredicateFunctions.result(
        of: sign, left.value(in: &context), right.value(in: &context))
    case .negative(let expression):
      return PredicateFunctions.result(
        of: .minus, PredicateNumber.integer(0), expression.value(in: &context))
    case .subquery(let collection, let variable, let condition):
      guard let elements = PredicateValue.elements(collection.value(in: &context)) else {
        return nil
      }
      var inner = context
      return elements.filter { element in
        inner.variables[variable] = .some(element)
        return condition.isTrue(in: &inner)
      }
    case .choice(let condition, let first, let second):
      return condition.isTrue(in: &context)
        ? first.value(in: &context) : second.value(in: &context)
    case .combination(let kind, let left, let right):
      guard let left = PredicateValue.elements(left.value(in: &context)),
        let right = PredicateValue.elements(right.value(in: &context))
      else { return nil }
      func contains(_ elements: [Any], _ element: Any) -> Bool {
        elements.contains {
          PredicateValue.areEqual(PredicateValue.normalized($0), PredicateValue.normalized(element))
        }
      }
      switch kind {
      case .union: return left + right.filter { !contains(left, $0) }
      case .intersection: return left.filter { contains(right, $0) }
      case .difference: return left.filter { !contains(right, $0) }
      }
    }
  }

  private static func element(
    _ index: PredicateIndex, of collection: Any?, _ context: inout PredicateContext
  ) -> Any? {
    if case .expression(let expression) = index {
      let key = expression.value(in: &context)
      if let values = collection as? [AnyHashable: Any] {
        return (key as? String).flatMap { PredicateValue.normalized(values[$0]) }
      }
      guard let values = collection as? [Any], let number = key as? PredicateNumber,
        let position = Int(exactly: number.integer), values.indices.contains(position)
      else { return nil }
      return PredicateValue.normalized(values[position])
    }
    guard let values = PredicateValue.elements(collection) else { return nil }
    switch index {
    case .first: return PredicateValue.normalized(values.first)
    case .last: return PredicateValue.normalized(values.last)
    default: return PredicateNumber.integer(Int64(values.count))
    }
  }
}

extension PredicateExpression: CustomStringConvertible {
  /// The expression in the form in which predicates print it.
  var description: String {
    switch self {
    case .constant(let argument): Self.text(argument.value)
    case .number(let number): number.description
    case .text(let text): Self.quoted(text)
    case .evaluatedObject: "SELF"
    case .keyPath(let path):
      PredicateParser.isReserved(path.prefix { $0 != "." }) ? "#\(path)" : path
    case .member(let expression, let path): "\(expression.operand).\(path)"
    case .element(let expression, .first): "\(expression.operand)[FIRST]"
    case .element(let expression, .last): "\(expression.operand)[LAST]"
    case .element(let expression, .size): "\(expression.operand)[SIZE]"
    case .element(let expression, .expression(.keyPath(let path))):
      "\(expression.operand)[#\(path)]"
    case .element(let expression, .expression(let index)): "\(expression.operand)[\(index)]"
    case .list(let list): "{\(list.map(\.description).joined(separator: ", "))}"
    case .variable(let name): "$\(name)"
    case .assignment(let name, let expression): "$\(name) := \(expression)"
    case .function(let name, let arguments):
      "\(name.dropLast().contains(":") || !name.hasSuffix(":") ? name[...] : name.dropLast())"
        + "(\(arguments.map(\.description).joined(separator: ", ")))"
    case .arithmetic(let sign, let left, let right):
      "\(left.operand) \(sign.rawValue) \(right.operand)"
    case .negative(let expression): "-\(expression.operand)"
    case .subquery(let collection, let variable, let condition):
      "SUBQUERY(\(collection), $\(variable), \(condition))"
    case .choice(let condition, let first, let second):
      "TERNARY(\(condition), \(first), \(second))"
    case .combination(let kind, let left, let right):
      "\(left.operand) \(kind.rawValue) \(right.operand)"
    }
  }

  /// The expression as a part of a calculation.
  private var operand: String {
    switch self {
    case .arithmetic, .negative, .combination, .assignment: "(\(self))"
    case .number(let number): number.double < 0 ? "(\(number))" : number.description
    default: description
    }
  }

  private static func text(_ value: Any?) -> String {
    switch value {
    case nil: "nil"
    case let text as String: quoted(text)
    case let number as PredicateNumber: number.description
    case let date as Date: "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
    case let values as [Any]:
      "{\(values.map { text(PredicateValue.normalized($0)) }.joined(separator: ", "))}"
    case .some(let value): "\(value)"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
