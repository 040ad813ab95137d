extension NSValue {
  // UIKit's names of members that Foundation on Linux names differently.

  /// Creates a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point; zero if the value has another type.
  public var cgPointValue: CGPoint { hasType(of: NSValue(point: .zero)) ? pointValue : .zero }
  /// The size; zero if the value has another type.
  public var cgSizeValue: CGSize { hasType(of: NSValue(size: .zero)) ? sizeValue : .zero }
  /// The rectangle; zero if the value has another type.
  public var cgRectValue: CGRect { hasType(of: NSValue(rect: .zero)) ? rectValue : .zero }

  /// Returns a Boolean value that indicates whether both values have the same type. Foundation's
  /// members end the process for a value of another type.
  package func hasType(of other: NSValue) -> Bool {
    String(cString: objCType) == String(cString: other.objCType)
  }
}

/// Calls a closure and returns its result. There is no pool to release, because objects are
/// reference counted.
public func autoreleasepool<Failure: Error, Result>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

// With this conformance, `userInfo[key] as? CGRect` finds a rectangle in an `NSValue`, as on
// Apple's systems.

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns the rectangle as an `NSValue`.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Reads the rectangle of a value; zero if the value has another type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }

  /// Reads the rectangle of a value; `nil` if the value has another type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    result = source.hasType(of: NSValue(rect: .zero)) ? source.rectValue : nil
    return result != nil
  }

  /// Returns the rectangle of a value; zero if the value has another type.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.cgRectValue ?? .zero
  }
}
