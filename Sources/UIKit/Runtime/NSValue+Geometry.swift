extension NSValue {
  // UIKit's names for what Foundation has under other names on Linux.

  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point; zero if the value is of another type.
  public var cgPointValue: CGPoint { hasType(of: NSValue(point: .zero)) ? pointValue : .zero }
  /// The size; zero if the value is of another type.
  public var cgSizeValue: CGSize { hasType(of: NSValue(size: .zero)) ? sizeValue : .zero }
  /// The rectangle; zero if the value is of another type.
  public var cgRectValue: CGRect { hasType(of: NSValue(rect: .zero)) ? rectValue : .zero }

  /// Foundation's own members end the process for a value of another type.
  func hasType(of other: NSValue) -> Bool {
    String(cString: objCType) == String(cString: other.objCType)
  }
}

/// Calls a closure. There is nothing to release: objects are counted without a pool.
public func autoreleasepool<Failure: Error, Result>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

// `userInfo[key] as? CGRect` finds a rectangle in an `NSValue`, as on Apple's systems.

extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    result = source.hasType(of: NSValue(rect: .zero)) ? source.rectValue : nil
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.cgRectValue ?? .zero
  }
}
