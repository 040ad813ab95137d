/// Values that predicates compare: `PredicateNumber`, `String`, `Date`, arrays and dictionaries of any
/// values, and other objects.
enum PredicateValue {
  /// Returns a value in the form in which it is compared; `nil` for `NSNull` and optionals without a
  /// value.
  static func normalized(_ value: Any?) -> Any? {
    guard let value else { return nil }
    switch value {
    case let number as PredicateNumber: return number
    case let text as String: return text
    case let flag as Bool: return PredicateNumber.integer(flag ? 1 : 0)
    case let number as Int: return PredicateNumber.integer(Int64(number))
    case let number as Double: return PredicateNumber.real(number)
    case let number as any BinaryInteger:
      return Int64(exactly: number).map { PredicateNumber.integer($0) }
        ?? .real(Double(number))
    case let number as any BinaryFloatingPoint: return PredicateNumber.real(Double(number))
    case let number as Decimal: return normalized(NSDecimalNumber(decimal: number))
    case let number as NSNumber:
      let type = String(cString: number.objCType)
      return type == "d" || type == "f"
        ? PredicateNumber.real(number.doubleValue)
        : number is NSDecimalNumber
          ? .real(number.doubleValue) : .integer(number.int64Value)
    case let text as Substring: return String(text)
    case let text as NSString: return text._bridgeToSwift()
    case let date as NSDate: return date._bridgeToSwift()
    case is NSNull: return nil
    case let values as [Any]: return values
    case let values as NSArray: return values._bridgeToSwift()
    case let values as NSOrderedSet: return values.array
    case let values as Set<AnyHashable>: return values.map { $0.base }
    case let values as NSSet: return values.allObjects
    case let values as [AnyHashable: Any]: return values
    case let values as NSDictionary: return values._bridgeToSwift()
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { normalized($0.value) }
    case .set: return mirror.children.map(\.value)
    default: return value
    }
  }

  /// Returns the elements of a collection; `nil` for other values.
  static func elements(_ value: Any?) -> [Any]? {
    switch value {
    case let values as [Any]: values
    case let values as [AnyHashable: Any]: Array(values.values)
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether two values in their compared form are equal.
  static func areEqual(_ left: Any?, _ right: Any?, _ options: PredicateOptions = []) -> Bool {
    switch (left, right) {
    case (nil, nil): return true
    case (nil, _), (_, nil): return false
    case (let left as PredicateNumber, let right as PredicateNumber): return left == right
    case (let left as String, let right as String):
      return options.compare(left, right) == .orderedSame
    case (let left as Date, let right as Date): return left == right
    case (let left as [Any], let right as [Any]):
      return left.count == right.count
        && zip(left, right).allSatisfy { areEqual(normalized($0), normalized($1)) }
    case (let left as [AnyHashable: Any], let right as [AnyHashable: Any]):
      return left.count == right.count
        && left.allSatisfy { key, value in
          right[key].map { areEqual(normalized(value), normalized($0)) } ?? false
        }
    case (let left as NSObject, let right as NSObject): return left.isEqual(right)
    case (let left as AnyHashable, let right as AnyHashable): return left == right
    default: return false
    }
  }

  /// Returns the order of two values in their compared form; `nil` if they have none.
  static func order(_ left: Any?, _ right: Any?, _ options: PredicateOptions) -> ComparisonResult? {
    switch (left, right) {
    case (let left as PredicateNumber, let right as PredicateNumber):
      left < right
        ? .orderedAscending
        : right < left ? .orderedDescending : left == right ? .orderedSame : nil
    case (let left as String, let right as String): options.compare(left, right)
    case (let left as Date, let right as Date): left.compare(right)
    case (let left as IndexPath, let right as IndexPath): left.compare(right)
    default: nil
    }
  }
}
