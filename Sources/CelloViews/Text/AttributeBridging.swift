// On Apple's systems, a `CGFloat` in an attributed string or dictionary of Foundation is an
// `NSNumber` and can be read as either. Foundation on Linux does not bridge it, and crashes when it
// compares two of them, as `NSMutableAttributedString.addAttribute` does with adjacent runs.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number as an `NSNumber`.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Converts a number to a `CGFloat`.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Converts a number to a `CGFloat`. Always succeeds.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Returns a number as a `CGFloat`; 0 for `nil`.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

// The value of an attribute is the raw value, a number. The style itself is bridged to a number as
// well.
extension NSUnderlineStyle: _ObjectiveCBridgeable {
  /// Returns the raw value as an `NSNumber`.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: rawValue) }

  /// Converts a raw value to a style.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSNumber, result: inout NSUnderlineStyle?
  ) {
    result = NSUnderlineStyle(rawValue: source.intValue)
  }

  /// Converts a raw value to a style. Always succeeds.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout NSUnderlineStyle?
  ) -> Bool {
    result = NSUnderlineStyle(rawValue: source.intValue)
    return true
  }

  /// Returns the style with a raw value; an empty style for `nil`.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> NSUnderlineStyle {
    NSUnderlineStyle(rawValue: source?.intValue ?? 0)
  }
}
