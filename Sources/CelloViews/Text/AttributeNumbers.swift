// Attributed strings contain numbers of any type; on Linux, casts do not convert between them.

extension CGFloat {
  /// Creates the number in an attribute; `nil` for a value of another type.
  init?(any value: Any) {
    switch value {
    case let value as CGFloat: self = value
    case let value as Double: self = CGFloat(value)
    case let value as Float: self = CGFloat(value)
    case let value as Int: self = CGFloat(value)
    case let value as NSNumber: self = CGFloat(value.doubleValue)
    default: return nil
    }
  }
}

extension NSUnderlineStyle {
  /// Creates the style in an attribute, from a style or its raw value; `nil` for a value of another
  /// type.
  package init?(any value: Any) {
    switch value {
    case let value as NSUnderlineStyle: self = value
    case let value as Int: self.init(rawValue: value)
    case let value as NSNumber: self.init(rawValue: value.intValue)
    default: return nil
    }
  }
}
