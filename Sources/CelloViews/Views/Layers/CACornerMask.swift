/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The smoother corners of iOS.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners of a layer, named by axis ends. The y-axis points down, so `MinY` is the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
