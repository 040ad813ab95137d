/// The functions of predicates and the operators of collections.
enum PredicateFunctions {
  /// Returns the value of an operator of a collection for the values at keys of its elements.
  static func value(
    ofOperator name: Substring, elements: [Any], keys: ArraySlice<Substring>
  ) -> Any? {
    let path = keys.joined(separator: ".")
    func values() -> [Any] {
      elements.compactMap {
        keys.isEmpty ? PredicateValue.normalized($0) : PredicateKeyPath.value(of: $0, at: path)
      }
    }
    func flattened() -> [Any] {
      values().flatMap { value -> [Any] in PredicateValue.elements(value) ?? [value] }
        .compactMap(PredicateValue.normalized)
    }
    switch name {
    case "count": return PredicateNumber.integer(Int64(elements.count))
    case "sum": return sum(values())
    case "avg": return average(values()) ?? .integer(0)
    case "min": return extreme(values(), .orderedAscending)
    case "max": return extreme(values(), .orderedDescending)
    case "firstObject":
      return PredicateKeyPath.value(of: elements.first, at: keys.isEmpty ? "self" : path)
    case "lastObject":
      return PredicateKeyPath.value(of: elements.last, at: keys.isEmpty ? "self" : path)
    case "unionOfObjects": return values()
    case "distinctUnionOfObjects": return distinct(values())
    case "unionOfArrays", "unionOfSets": return flattened()
    case "distinctUnionOfArrays", "distinctUnionOfSets": return distinct(flattened())
    default:
      PredicateWarnings.log.note(
        "NSPredicate: '@\(name)' is not an operator of collections. On iOS, this ends the process.")
      return nil
    }
  }

  /// The names of the functions, and how many arguments they have; `nil` for any number.
  static let counts: [String: Int?] = [
    "sum:": nil, "average:": nil, "min:": nil, "max:": nil, "count:": nil, "median:": nil,
    "mode:": nil, "stddev:": nil, "add:to:": 2, "from:subtract:": 2, "multiply:by:": 2,
    "divide:by:": 2, "modulus:by:": 2, "raise:toPower:": 2, "sqrt:": 1, "exp:": 1, "abs:": 1,
    "trunc:": 1, "floor:": 1, "ceiling:": 1, "now": 0, "uppercase:": 1, "lowercase:": 1,
    "length:": 1,
    "bitwiseAnd:with:": 2, "bitwiseOr:with:": 2, "bitwiseXor:with:": 2, "leftshift:by:": 2,
    "rightshift:by:": 2, "onesComplement:": 1, "distanceToLocation:fromLocation:": nil,
    "castObject:toType:": 2, "cast": 2, "noindex:": 1,
  ]

  /// Returns the result of a function for arguments in their compared form.
  static func result(of name: String, _ arguments: [Any?]) -> Any? {
    let first = arguments.first ?? nil
    let second = arguments.count > 1 ? arguments[1] : nil
    switch name {
    case "sum:": return sum(values(arguments))
    case "average:": return average(values(arguments))
    case "count:": return PredicateNumber.integer(Int64(values(arguments).count))
    case "min:": return extreme(values(arguments), .orderedAscending)
    case "max:": return extreme(values(arguments), .orderedDescending)
    case "median:": return median(values(arguments))
    case "mode:": return modes(values(arguments))
    case "stddev:": return standardDeviation(values(arguments))
    case "add:to:": return result(of: .plus, first, second)
    case "from:subtract:": return result(of: .minus, first, second)
    case "multiply:by:": return result(of: .times, first, second)
    case "divide:by:": return result(of: .over, first, second)
    case "raise:toPower:": return result(of: .power, first, second)
    case "now": return Date()
    case "uppercase:": return (first as? String)?.uppercased()
    case "lowercase:": return (first as? String)?.lowercased()
    case "length:": return (first as? String).map { PredicateNumber.integer(Int64($0.utf16.count)) }
    case "noindex:": return first
    case "castObject:toType:", "cast": return cast(first, to: second as? String)
    default: return numeric(name, first as? PredicateNumber, second as? PredicateNumber)
    }
  }

  private static func numeric(
    _ name: String, _ first: PredicateNumber?, _ second: PredicateNumber?
  ) -> PredicateNumber? {
    guard let first else { return nil }
    let value = first.double
    switch name {
    case "sqrt:": return .real(value.squareRoot())
    case "exp:": return .real(value.exponential)
    case "abs:":
      if case .integer(let value) = first, value != .min { return .integer(abs(value)) }
      return .real(abs(value))
    case "trunc:": return rounded(first, .towardZero)
    case "floor:": return rounded(first, .down)
    case "ceiling:": return rounded(first, .up)
    case "onesComplement:": return .integer(~first.integer)
    default: break
    }
    guard let second else { return nil }
    switch name {
    case "modulus:by:":
      guard second.integer != 0 else { return nil }
      return .integer(
        first.integer.remainderReportingOverflow(dividingBy: second.integer).partialValue)
    case "bitwiseAnd:with:": return .integer(first.integer & second.integer)
    case "bitwiseOr:with:": return .integer(first.integer | second.integer)
    case "bitwiseXor:with:": return .integer(first.integer ^ second.integer)
    case "leftshift:by:": return .integer(first.integer << second.integer)
    case "rightshift:by:": return .integer(first.integer >> second.integer)
    default: return nil
    }
  }

  private static func rounded(
    _ number: PredicateNumber, _ rule: FloatingPointRoundingRule
  ) -> PredicateNumber {
    if case .real(let value) = number { .real(value.rounded(rule)) } else { number }
  }

  /// The operators between two numbers.
  enum Arithmetic: String, Hashable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
    case power = "**"
  }

  /// Returns the result of an operator. Dates and intervals can be added.
  static func result(of sign: Arithmetic, _ left: Any?, _ right: Any?) -> Any? {
    if let date = left as? Date, let right = right as? PredicateNumber {
      if sign == .plus { return date.addingTimeInterval(right.double) }
      if sign == .minus { return date.addingTimeInterval(-right.double) }
    }
    guard let left = left as? PredicateNumber, let right = right as? PredicateNumber else {
      return nil
    }
    switch sign {
    case .plus:
      return PredicateNumber.combined(left, right, { $0.addingReportingOverflow($1) }, +)
    case .minus:
      return PredicateNumber.combined(left, right, { $0.subtractingReportingOverflow($1) }, -)
    case .times:
      return PredicateNumber.combined(left, right, { $0.multipliedReportingOverflow(by: $1) }, *)
    case .over:
      return PredicateNumber.combined(left, right, { $0.dividedReportingOverflow(by: $1) }, /)
    case .power: return power(left, right)
    }
  }

  /// Returns a power; the exponent is an integer or a half.
  private static func power(_ base: PredicateNumber, _ exponent: PredicateNumber)
    -> PredicateNumber?
  {
    let double = exponent.double * 2
    guard double == double.rounded(), abs(double) < 1e6 else {
      PredicateWarnings.log.note(
        "NSPredicate: the exponent \(exponent) is not supported. Use an integer or a half.")
      return nil
    }
    let halves = Int(clamping: abs(double))
    var count = halves / 2
    var result = 1.0
    var factor = base.double
    if halves % 2 == 1 { result = factor.squareRoot() }
    while count > 0 {
      if count % 2 == 1 { result *= factor }
      factor *= factor
      count /= 2
    }
    let value = double < 0 ? 1 / result : result
    if case (.integer, .integer) = (base, exponent), let integer = Int64(exactly: value) {
      return .integer(integer)
    }
    return .real(value)
  }

  /// Returns the arguments, or the elements of a single argument that is a collection.
  private static func values(_ arguments: [Any?]) -> [Any] {
    let values =
      if arguments.count == 1, let elements = PredicateValue.elements(arguments[0]) {
        elements
      } else {
        arguments.compactMap { $0 }
      }
    return values.compactMap(PredicateValue.normalized)
  }

  private static func numbers(_ values: [Any]) -> [PredicateNumber] {
    values.compactMap { $0 as? PredicateNumber }
  }

  private static func sum(_ values: [Any]) -> PredicateNumber {
    numbers(values).reduce(.integer(0)) { sum, number in
      PredicateNumber.combined(sum, number, { $0.addingReportingOverflow($1) }, +)
    }
  }

  private static func average(_ values: [Any]) -> PredicateNumber? {
    let count = numbers(values).count
    return count > 0 ? .real(sum(values).double / Double(count)) : nil
  }

  private static func median(_ values: [Any]) -> PredicateNumber? {
    let sorted = numbers(values).map(\.double).sorted()
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    return .real(
      sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
  }

  /// Returns the most frequent numbers, in their order.
  private static func modes(_ values: [Any]) -> [Any] {
    let numbers = numbers(values)
    let counts = numbers.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let most = counts.values.max()
    return distinct(numbers.filter { counts[$0] == most })
  }

  private static func standardDeviation(_ values: [Any]) -> PredicateNumber? {
    guard let mean = average(values)?.double else { return nil }
    let squares = numbers(values).map { ($0.double - mean) * ($0.double - mean) }
    return .real((squares.reduce(0, +) / Double(squares.count)).squareRoot())
  }

  private static func extreme(_ values: [Any], _ order: ComparisonResult) -> Any? {
    guard var result = values.first else { return nil }
    for value in values.dropFirst() where PredicateValue.order(value, result, []) == order {
      result = value
    }
    return result
  }

  private static func distinct(_ values: [Any]) -> [Any] {
    var result: [Any] = []
    for value in values where !result.contains(where: { PredicateValue.areEqual($0, value) }) {
      result.append(value)
    }
    return result
  }

  private static func cast(_ value: Any?, to type: String?) -> Any? {
    switch (type, value) {
    case ("NSDate", let number as PredicateNumber):
      return Date(timeIntervalSinceReferenceDate: number.double)
    case ("NSNumber", let date as Date):
      return PredicateNumber.real(date.timeIntervalSinceReferenceDate)
    case ("NSNumber", let text as String), ("NSDecimalNumber", let text as String):
      return Int64(text).map { .integer($0) } ?? Double(text).map { PredicateNumber.real($0) }
    case ("NSString", let number as PredicateNumber): return number.description
    default: return value
    }
  }
}
