internal import CelloRaster

/// The array type of Core Graphics functions, so that `colors as CFArray` compiles.
public typealias CFArray = [Any]

/// The dictionary type of Core Graphics functions, so that `options as CFDictionary` compiles.
public typealias CFDictionary = [AnyHashable: Any]

/// Colors at locations from 0 to 1, with a smooth transition between them.
///
/// The straight sRGB components are interpolated.
public final class CGGradient: @unchecked Sendable {
  let stops: [Gradient.Stop]

  /// Creates a gradient from `CGColor` objects; `nil` without colors.
  ///
  /// - Parameters:
  ///   - space: has no effect; colors blend in sRGB.
  ///   - colors: the `CGColor` objects; other objects are skipped.
  ///   - locations: a location for each color; `nil` for equal distances. Locations are sorted,
  ///     limited to 0…1, and NaN is treated as 0.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.init(
      colors.enumerated().compactMap { index, color in
        (color as? CGColor).map { ($0.color, locations?[index]) }
      })
  }

  /// Creates a gradient from color components; `nil` without colors.
  ///
  /// - Parameters:
  ///   - components: for each color, its components in the color space and its opacity.
  ///   - count: the number of colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    self.init(
      (0..<max(count, 0)).map { index in
        let color = components + index * size
        let value =
          space.isGray
          ? CGColor(gray: color[0], alpha: color[1])
          : CGColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])
        return (value.color, locations?[index])
      })
  }

  private init?(_ colors: [(color: Color, location: CGFloat?)]) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, entry in
      let location = entry.location ?? CGFloat(index) / last
      return Gradient.Stop(entry.color, at: location > 0 ? min(location, 1) : 0)
    }.stablySorted(by: \.location)
  }
}

/// Options that continue a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Fills the area before the start with the first color.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// Fills the area after the end with the last color.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
  /// Draws a gradient along a line. It fills the whole clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint.isDrawable, endPoint.isDrawable else { return }
    draw(gradient, .linear(start: startPoint, end: endPoint), options)
  }

  /// Draws a gradient from one circle to another. It fills the whole clip.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter.isDrawable, endCenter.isDrawable else { return }
    draw(
      gradient,
      .radial(
        start: startCenter, startRadius: startRadius.nonNegative, end: endCenter,
        endRadius: endRadius.nonNegative), options)
  }

  private func draw(
    _ gradient: CGGradient, _ kind: DisplayList.GradientItem.Kind,
    _ options: CGGradientDrawingOptions
  ) {
    paint([
      .gradient(
        DisplayList.GradientItem(
          kind, stops: gradient.stops,
          drawsBeforeStart: options.contains(.drawsBeforeStartLocation),
          drawsAfterEnd: options.contains(.drawsAfterEndLocation)))
    ])
  }
}
