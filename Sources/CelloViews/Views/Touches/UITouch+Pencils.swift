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
}
