/// The orientation of an interface. Source of the values: Apple's `UIOrientation.h`.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The top edge of the device is up.
  case portrait = 1
  /// The bottom edge of the device is up.
  case portraitUpsideDown = 2
  /// Landscape, on a device that is turned to the left.
  case landscapeRight = 3
  /// Landscape, on a device that is turned to the right.
  case landscapeLeft = 4

  /// A Boolean value that indicates whether the orientation is portrait, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is landscape, either way up.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations. Bit n is the orientation with the raw value n of
/// ``UIInterfaceOrientation``.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, on a device that is turned to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, on a device that is turned to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
