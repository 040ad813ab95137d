/// The position of the opacity among the components of a pixel, and whether the colors are
/// multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no opacity.
  case none = 0
  /// The opacity follows the colors, which are multiplied by it.
  case premultipliedLast = 1
  /// The opacity precedes the colors, which are multiplied by it.
  case premultipliedFirst = 2
  /// The opacity follows the colors.
  case last = 3
  /// The opacity precedes the colors.
  case first = 4
  /// An unused component follows the colors.
  case noneSkipLast = 5
  /// An unused component precedes the colors.
  case noneSkipFirst = 6
  /// There are no colors.
  case alphaOnly = 7
}

/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of the order in a ``CGBitmapInfo``.
  case orderMask = 0x7000
  /// The components are in memory in their order.
  case orderDefault = 0
  /// Little-endian numbers of 16 bits.
  case order16Little = 0x1000
  /// Little-endian numbers of 32 bits: the bytes of a pixel are in reverse order.
  case order32Little = 0x2000
  /// Big-endian numbers of 16 bits.
  case order16Big = 0x3000
  /// Big-endian numbers of 32 bits: the bytes of a pixel are in the order of its components.
  case order32Big = 0x4000
}

/// The format of pixels: a ``CGImageAlphaInfo``, the order of bytes, and whether components are
/// floating-point numbers.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The raw value of the options.
  public let rawValue: UInt32

  /// Creates options from their raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the ``CGImageAlphaInfo``.
  public static let alphaInfoMask = Self(rawValue: 0x1f)
  /// The bits of the type of components.
  public static let floatInfoMask = Self(rawValue: 0xf00)
  /// The components are floating-point numbers.
  public static let floatComponents = Self(rawValue: 0x100)
  /// The bits of the order of bytes.
  public static let byteOrderMask = Self(rawValue: 0x7000)
  /// The components are in memory in their order.
  public static let byteOrderDefault = Self([])
  /// Little-endian numbers of 16 bits.
  public static let byteOrder16Little = Self(rawValue: 0x1000)
  /// Little-endian numbers of 32 bits.
  public static let byteOrder32Little = Self(rawValue: 0x2000)
  /// Big-endian numbers of 16 bits.
  public static let byteOrder16Big = Self(rawValue: 0x3000)
  /// Big-endian numbers of 32 bits.
  public static let byteOrder32Big = Self(rawValue: 0x4000)
}

/// The way in which colors outside of a color space are changed. It has no effect: all colors are
/// in sRGB.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default intent.
  case defaultIntent = 0
  /// Colors outside of the space are moved to its border.
  case absoluteColorimetric = 1
  /// Colors are moved with the white point.
  case relativeColorimetric = 2
  /// All colors are moved, so that they keep their relations.
  case perceptual = 3
  /// Saturation is kept.
  case saturation = 4
}
