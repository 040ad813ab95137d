// On Apple's systems a `CGFloat` in an attributed string or dictionary of Foundation's is an
// `NSNumber`, and can be taken out as either. Foundation on Linux leaves it out of the numbers that
// it treats so, and then crashes when it compares two of them, as
// `NSMutableAttributedString.addAttribute` does with adjacent runs.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

// An attribute's value is the raw value, which is a number. The style itself is bridged to a number
// as well.
extension NSUnderlineStyle: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: rawValue) }

  public static func _forceBridgeFromObjectiveC(
    _ source: NSNumber, result: inout NSUnderlineStyle?
  ) {
    result = NSUnderlineStyle(rawValue: source.intValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout NSUnderlineStyle?
  ) -> Bool {
    result = NSUnderlineStyle(rawValue: source.intValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> NSUnderlineStyle {
    NSUnderlineStyle(rawValue: source?.intValue ?? 0)
  }
}
