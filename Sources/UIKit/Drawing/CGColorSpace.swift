// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The kind of a color space.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  case XYZ = 7
}

/// A color space. All colors are sRGB, or grays of it.
public final class CGColorSpace: Hashable, Sendable {
  let isGray: Bool

  private init(isGray: Bool) { self.isGray = isGray }

  public static let sRGB = "kCGColorSpaceSRGB"

  /// The sRGB space; `nil` for another name.
  public convenience init?(name: String) {
    guard name == Self.sRGB else { return nil }
    self.init(isGray: false)
  }

  static let rgb = CGColorSpace(isGray: false)
  static let gray = CGColorSpace(isGray: true)

  public var model: CGColorSpaceModel { isGray ? .monochrome : .rgb }

  /// The number of components without opacity.
  public var numberOfComponents: Int { isGray ? 1 : 3 }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.isGray == right.isGray
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(isGray) }
}

/// The space of red, green and blue; here always sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// The space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

extension CGColor {
  /// The space of the components: the sRGB space, or that of grays; `nil` of patterns.
  public var colorSpace: CGColorSpace? {
    guard case .components(let values) = resolved else { return nil }
    return values.isGray ? .gray : .rgb
  }
}
