// The values of pencils, as they are for a finger.
extension UITouch {
  /// Values that a pencil reports late.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// The angle between the screen and a pencil, in radians; a finger is upright.
  public var altitudeAngle: CGFloat { .pi / 2 }

  /// The direction of a pencil in a view, in radians; 0 for a finger.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction of a pencil in a view; that of the angle 0 for a finger.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The rotation of a pencil about its axis, in radians; 0 for a finger.
  public var rollAngle: CGFloat { 0 }

  /// Values that are estimates; none of a finger.
  public var estimatedProperties: Properties { [] }

  /// Estimates that will be followed by precise values; none of a finger.
  public var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The number that the update of an estimate has as well; `nil` for a finger.
  public var estimationUpdateIndex: NSNumber? { nil }
}
