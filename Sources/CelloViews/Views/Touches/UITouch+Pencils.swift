// The values of a pencil, for a finger.
extension UITouch {
  /// The properties of a touch that a pencil reports late.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The pressure.
    public static let force = Properties(rawValue: 1 << 0)
    /// The azimuth.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The altitude.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The position.
    public static let location = Properties(rawValue: 1 << 3)
    /// The rotation around the pencil's axis.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// The angle between a pencil and the screen, in radians; always π/2.
  public var altitudeAngle: CGFloat { .pi / 2 }

  /// Returns the azimuth of a pencil in a view, in radians; always 0.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the unit vector of a pencil's azimuth in a view; always (1, 0).
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The rotation of a pencil around its axis, in radians; always 0.
  public var rollAngle: CGFloat { 0 }

  /// The properties whose values are estimates; always empty.
  public var estimatedProperties: Properties { [] }

  /// The properties whose values will be updated; always empty.
  public var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The number that identifies the update of an estimate; always `nil`.
  public var estimationUpdateIndex: NSNumber? { nil }
}
