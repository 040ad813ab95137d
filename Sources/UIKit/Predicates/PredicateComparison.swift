/// A comparison of two expressions.
struct PredicateComparison {
  /// Which elements of the left expression have to satisfy the comparison.
  enum Quantity: String {
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  /// The operators, with the names that predicates print.
  enum Operator: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case isIn = "IN"
    case contains = "CONTAINS"
    case between = "BETWEEN"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case typeEquals = "UTI-EQUALS"
  }

  var quantity: Quantity?
  var left: PredicateExpression
  var sign: Operator
  var options: PredicateOptions
  var right: PredicateExpression

  func isTrue(in context: inout PredicateContext) -> Bool {
    let left = left.value(in: &context)
    let right = right.value(in: &context)
    guard let quantity else { return holds(left, right) }
    guard let elements = PredicateValue.elements(left) else {
      if left != nil {
        PredicateWarnings.log.note(
          "NSPredicate: the left side of \(quantity.rawValue) is not a collection in '\(self)'. On "
            + "iOS, this ends the process.")
      }
      return quantity != .any
    }
    func holdsForElement(_ element: Any) -> Bool {
      holds(PredicateValue.normalized(element), right)
    }
    return switch quantity {
    case .any: elements.contains(where: holdsForElement)
    case .all: elements.allSatisfy(holdsForElement)
    case .none: !elements.contains(where: holdsForElement)
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch sign {
    case .equal: return PredicateValue.areEqual(left, right, options)
    case .notEqual: return !PredicateValue.areEqual(left, right, options)
    case .less: return PredicateValue.order(left, right, options) == .orderedAscending
    case .greater: return PredicateValue.order(left, right, options) == .orderedDescending
    case .lessOrEqual:
      return PredicateValue.order(left, right, options).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual:
      return PredicateValue.order(left, right, options).map { $0 != .orderedAscending } ?? false
    case .isIn: return isMember(left, of: right)
    case .contains: return isMember(right, of: left)
    case .between:
      guard let limits = PredicateValue.elements(right), limits.count == 2,
        let low = PredicateValue.order(PredicateValue.normalized(limits[0]), left, options),
        let high = PredicateValue.order(left, PredicateValue.normalized(limits[1]), options)
      else { return false }
      return low != .orderedDescending && high != .orderedDescending
    case .beginsWith, .endsWith, .like, .matches, .typeEquals:
      guard let left = left as? String, let right = right as? String else { return false }
      return holds(left, right)
    }
  }

  private func holds(_ text: String, _ other: String) -> Bool {
    switch sign {
    case .beginsWith: options.contains(text, other, .anchored)
    case .endsWith: options.contains(text, other, [.anchored, .backwards])
    case .like: PredicatePattern.matches(text, wildcards: other, options)
    case .matches: PredicatePattern.matches(text, expression: other, options)
    default: options.compare(text, other) == .orderedSame
    }
  }

  /// Returns a Boolean value that indicates whether a value is an element of a collection, or a part
  /// of a text.
  private func isMember(_ value: Any?, of whole: Any?) -> Bool {
    if let text = whole as? String {
      return (value as? String).map { options.contains(text, $0) } ?? false
    }
    guard let elements = PredicateValue.elements(whole) else { return false }
    return elements.contains {
      PredicateValue.areEqual(PredicateValue.normalized($0), value, options)
    }
  }
}

extension PredicateComparison: CustomStringConvertible {
  var description: String {
    "\(quantity.map { $0.rawValue + " " } ?? "")\(left) \(sign.rawValue)\(options.suffix) \(right)"
  }
}
