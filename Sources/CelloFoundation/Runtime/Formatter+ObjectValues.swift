/// A pointer to a result that Foundation's methods return through a parameter. On Linux, it is a plain
/// pointer, whose object it retains.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// A formatter of an app that creates objects from texts; for generated code.
///
/// Prepared classes that override `getObjectValue(_:for:errorDescription:)` conform to it.
public protocol _ObjectValueFormatter {
  /// Creates an object from a text, and returns a Boolean value that indicates success.
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

// Members of a protocol, unlike those of an extension of the class, can be declared anew by subclasses.
extension NSObjectProtocol where Self: Formatter {
  /// Creates an object from a text.
  ///
  /// Number formatters create numbers, date formatters dates, and formatters of an app whose sources
  /// have been prepared what their method creates. Other formatters create nothing here.
  ///
  /// - Parameters:
  ///   - obj: the object; unchanged if the method returns `false`.
  ///   - error: the reason if the method returns `false`.
  /// - Returns: a Boolean value that indicates whether an object was created.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let formatter = self as? any _ObjectValueFormatter {
      return formatter.getObjectValue(obj, for: string, errorDescription: error)
    }
    return _getObjectValue(obj, for: string, errorDescription: error)
  }

  /// Creates an object from a text like the formatters of Foundation; for calls of `super` in
  /// generated code.
  public func _getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let value: AnyObject? =
      switch self {
      case let formatter as NumberFormatter: formatter.number(from: string)
      case let formatter as DateFormatter: formatter.date(from: string).map { $0 as NSDate }
      default: nil
      }
    guard let value else {
      error?.pointee = "The value “\(string)” is invalid." as NSString
      return false
    }
    obj?.pointee = value
    return true
  }
}
