/// The edges of a layer that are antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  // Source of the values: Apple's `CALayer.h`.
  /// Creates the left edge.
  public static var layerLeftEdge: CAEdgeAntialiasingMask { .init(rawValue: 1 << 0) }
  /// Creates the right edge.
  public static var layerRightEdge: CAEdgeAntialiasingMask { .init(rawValue: 1 << 1) }
  /// Creates the bottom edge.
  public static var layerBottomEdge: CAEdgeAntialiasingMask { .init(rawValue: 1 << 2) }
  /// Creates the top edge.
  public static var layerTopEdge: CAEdgeAntialiasingMask { .init(rawValue: 1 << 3) }
}

/// The filter for drawing a layer's image in another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Each pixel has the color of the nearest pixel of the image.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Pixels are interpolated when the image is enlarged and averaged when it is shrunk.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Equal to `linear`, because shrunken images are averaged exactly.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format in which a layer's drawing is stored.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Eight bits for each of the components red, green, blue and alpha.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Sixteen-bit floating-point numbers for each component.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Eight bits for gray.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

extension CALayer {
  /// The mapping of content brighter than white to the range of a screen.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    /// The raw value of the constant.
    public let rawValue: String

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system's choice.
    public static let automatic = ToneMapMode(rawValue: "automatic")
    /// No mapping.
    public static let never = ToneMapMode(rawValue: "never")
    /// Mapping if the screen supports it.
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }
}
