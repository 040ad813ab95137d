/// Numbers as objects, which key-value coding converts to the type of a property.
package enum BridgedNumber {
  /// Returns a number as a type of numbers or as a Boolean value; `nil` for other objects and types.
  package static func value<Value>(_ object: Any, as type: Value.Type) -> Value? {
    guard let number = number(object) else { return nil }
    return switch type {
    case is Bool.Type: number.boolValue as? Value
    case is Int.Type: number.intValue as? Value
    case is Int8.Type: number.int8Value as? Value
    case is Int16.Type: number.int16Value as? Value
    case is Int32.Type: number.int32Value as? Value
    case is Int64.Type: number.int64Value as? Value
    case is UInt.Type: number.uintValue as? Value
    case is UInt8.Type: number.uint8Value as? Value
    case is UInt16.Type: number.uint16Value as? Value
    case is UInt32.Type: number.uint32Value as? Value
    case is UInt64.Type: number.uint64Value as? Value
    case is Float.Type: number.floatValue as? Value
    case is Double.Type: number.doubleValue as? Value
    case is CGFloat.Type: CGFloat(number.doubleValue) as? Value
    default: nil
    }
  }

  private static func number(_ object: Any) -> NSNumber? {
    switch object {
    case let number as NSNumber: number
    case let flag as Bool: NSNumber(value: flag)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Float: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as any BinaryInteger:
      Int64(exactly: number).map { NSNumber(value: $0) }
        ?? UInt64(exactly: number).map { NSNumber(value: $0) }
    default: nil
    }
  }
}
