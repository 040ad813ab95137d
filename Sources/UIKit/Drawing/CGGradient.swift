internal import CelloRaster

/// The type of arrays in Core Graphics' functions, so that `colors as CFArray` compiles.
public typealias CFArray = [Any]

/// The type of dictionaries in Core Graphics' functions, so that `options as CFDictionary` compiles.
public typealias CFDictionary = [AnyHashable: Any]

/// Colors at locations from 0 to 1, which blend into one another.
///
/// Straight sRGB components are interpolated.
public final class CGGradient: @unchecked Sendable {
  let stops: [Gradient.Stop]

  /// - Parameters:
  ///   - space: the space in which colors blend; `nil` and all others are treated as sRGB.
  ///   - colors: each a `CGColor`; other objects are left out.
  ///   - locations: as many as there are colors; `nil` for equal distances. Locations that are out
  ///     of order are sorted, NaN is treated as 0.
  /// - Returns: `nil` without colors.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.init(
      colors.enumerated().compactMap { index, color in
        (color as? CGColor).map { ($0.color, locations?[index]) }
      })
  }

  /// - Parameters:
  ///   - components: of each color, those of the space followed by the opacity.
  ///   - count: the number of colors.
  /// - Returns: `nil` without colors.
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

/// Where a gradient continues.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
  /// Draws a gradient along a line, everywhere inside the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint.isDrawable, endPoint.isDrawable else { return }
    draw(gradient, .linear(start: startPoint, end: endPoint), options)
  }

  /// Draws a gradient from one circle to another, everywhere inside the clip.
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
