/// A condition of a predicate.
indirect enum PredicateCondition {
  case constant(Bool)
  case not(PredicateCondition)
  case and([PredicateCondition])
  case or([PredicateCondition])
  case comparison(PredicateComparison)
  /// Another predicate, given for `%@`.
  case predicate(NSPredicate)
}

extension PredicateCondition {
  func isTrue(in context: inout PredicateContext) -> Bool {
    switch self {
    case .constant(let value): return value
    case .not(let condition): return !condition.isTrue(in: &context)
    case .and(let conditions):
      for condition in conditions where !condition.isTrue(in: &context) { return false }
      return true
    case .or(let conditions):
      for condition in conditions where condition.isTrue(in: &context) { return true }
      return false
    case .comparison(let comparison): return comparison.isTrue(in: &context)
    case .predicate(let predicate):
      return predicate.evaluate(
        with: context.object, substitutionVariables: context.variables.compactMapValues { $0 })
    }
  }
}

extension PredicateCondition: CustomStringConvertible {
  /// The condition in the form in which predicates print it.
  var description: String {
    switch self {
    case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .not(let condition): "NOT \(condition.part(of: 3))"
    case .and(let conditions): conditions.map { $0.part(of: 2) }.joined(separator: " AND ")
    case .or(let conditions): conditions.map { $0.part(of: 1) }.joined(separator: " OR ")
    case .comparison(let comparison): comparison.description
    case .predicate(let predicate): predicate.description
    }
  }

  private var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .not: 3
    default: 4
    }
  }

  private func part(of outer: Int) -> String {
    precedence > outer && outer < 3 || precedence == 4 && outer < 3 ? description : "(\(self))"
  }
}
