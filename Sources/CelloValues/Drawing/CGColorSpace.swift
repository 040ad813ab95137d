// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The kinds of color spaces. All color spaces here are `rgb` or `monochrome`.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown kind.
  case unknown = -1
  /// One gray component.
  case monochrome = 0
  /// Red, green and blue components.
  case rgb = 1
  /// Cyan, magenta, yellow and black components.
  case cmyk = 2
  /// Components of the CIE L*a*b* space.
  case lab = 3
  /// Components of a device's colorants.
  case deviceN = 4
  /// An index into a table of colors.
  case indexed = 5
  /// A pattern.
  case pattern = 6
  /// Components of the CIE XYZ space.
  case XYZ = 7
}

/// A color space: sRGB, or the grays of sRGB.
public final class CGColorSpace: Hashable, Sendable {
  let isGray: Bool

  private init(isGray: Bool) { self.isGray = isGray }

  /// The name of the sRGB color space.
  public static let sRGB = "kCGColorSpaceSRGB"

  /// Creates the color space with a name; `nil` for a name other than ``sRGB``.
  public convenience init?(name: String) {
    guard name == Self.sRGB else { return nil }
    self.init(isGray: false)
  }

  static let rgb = CGColorSpace(isGray: false)
  static let gray = CGColorSpace(isGray: true)

  /// The kind of the color space: `rgb` or `monochrome`.
  public var model: CGColorSpaceModel { isGray ? .monochrome : .rgb }

  /// The number of components, excluding opacity: 3, or 1 for grays.
  public var numberOfComponents: Int { isGray ? 1 : 3 }

  /// Returns a Boolean value that indicates whether both color spaces have the same colors.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.isGray == right.isGray
  }

  /// Hashes the kind of the color space.
  public func hash(into hasher: inout Hasher) { hasher.combine(isGray) }
}

/// Returns the color space of red, green and blue, which is always sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the color space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

extension CGColor {
  /// The color space of the components: sRGB or grays; `nil` for a pattern.
  public var colorSpace: CGColorSpace? {
    guard case .components(let values) = resolved else { return nil }
    return values.isGray ? .gray : .rgb
  }
}
