/// The edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  // Source of the values: Apple's `CALayer.h`.
  public static var layerLeftEdge: CAEdgeAntialiasingMask { .init(rawValue: 1 << 0) }
  public static var layerRightEdge: CAEdgeAntialiasingMask { .init(rawValue: 1 << 1) }
  public static var layerBottomEdge: CAEdgeAntialiasingMask { .init(rawValue: 1 << 2) }
  public static var layerTopEdge: CAEdgeAntialiasingMask { .init(rawValue: 1 << 3) }
}

/// How a layer's image is drawn in another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Each pixel is the closest one of the image.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Pixels are interpolated where the image grows, and averaged where it shrinks.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The same as `linear`: shrunken images are averaged exactly.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

// Apple's names.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How a layer's drawing is stored.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

extension CALayer {
  /// When content that is brighter than white is mapped to what a screen can show.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let automatic = ToneMapMode(rawValue: "automatic")
    public static let never = ToneMapMode(rawValue: "never")
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }
}
