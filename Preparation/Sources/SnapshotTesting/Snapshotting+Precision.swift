@_spi(SnapshotTesting) public import CellophaneTesting
public import UIKit

// The strategies of CellophaneTesting with the parameters of swift-snapshot-testing that have no
// effect here. A call without these parameters uses the strategies of CellophaneTesting.

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Returns a strategy that takes a picture of a view. Only `size` and `traits` have an effect.
  @_disfavoredOverload
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    IgnoredOption.report(
      precision: precision, perceptualPrecision, drawHierarchyInKeyWindow: drawHierarchyInKeyWindow)
    return image(size: size, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Returns a strategy that takes a picture of a view controller on a device. Only `config`, `size`
  /// and `traits` have an effect.
  @_disfavoredOverload
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    IgnoredOption.report(
      precision: precision, perceptualPrecision, drawHierarchyInKeyWindow: drawHierarchyInKeyWindow)
    return image(on: config, size: size, traits: traits)
  }

  // The strategies without a device replace those of CellophaneTesting, which use an iPhone 16.

  /// A strategy that takes a picture of a view controller in the size of its view, without a safe
  /// area.
  public static var image: Snapshotting {
    imageWithoutDevice(size: nil, traits: UITraitCollection())
  }

  /// Returns a strategy that takes a picture of a view controller without a safe area.
  ///
  /// - Parameters:
  ///   - size: the size of the view, in points; `nil`, the default, for the view's own size.
  ///   - traits: the traits that replace traits of an iPhone with default settings.
  public static func image(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting { imageWithoutDevice(size: size, traits: traits) }

  /// Returns a strategy that takes a picture of a view controller without a safe area. Only `size`
  /// and `traits` have an effect.
  ///
  /// - Parameter size: the size of the view, in points; `nil`, the default, for the view's own size.
  @_disfavoredOverload
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    IgnoredOption.report(
      precision: precision, perceptualPrecision, drawHierarchyInKeyWindow: drawHierarchyInKeyWindow)
    return imageWithoutDevice(size: size, traits: traits)
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Returns a strategy that stores the pixels of an image. The parameters have no effect.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    IgnoredOption.report(precision: precision, perceptualPrecision)
    return image
  }
}

extension Diffing where Value == UIImage {
  /// Returns the functions that store images as PNG files and compare them pixel by pixel. The
  /// parameters have no effect.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    IgnoredOption.report(precision: precision, perceptualPrecision)
    return image
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// Returns a strategy that takes a picture of a layer. Only `traits` has an effect.
  @_disfavoredOverload
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    IgnoredOption.report(precision: precision, perceptualPrecision)
    return image(traits: traits)
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// Returns a strategy that draws a path. Only `scale` and `drawingMode` have an effect.
  @_disfavoredOverload
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    IgnoredOption.report(precision: precision, perceptualPrecision)
    return image(scale: scale, drawingMode: drawingMode)
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// Returns a strategy that fills a path. Only `scale` has an effect.
  @_disfavoredOverload
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    IgnoredOption.report(precision: precision, perceptualPrecision)
    return image(scale: scale)
  }
}
