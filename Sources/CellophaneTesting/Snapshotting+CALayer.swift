public import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A strategy that takes a picture of a layer and its sublayers at three pixels per point.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that takes a picture of a layer and its sublayers.
  ///
  /// - Parameter traits: the traits; the display scale is three pixels per point by default.
  public static func image(traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
    let all = Variant(traits: traits).traits
    var result = SimplySnapshotting.image.pullback { (layer: CALayer) in
      var image = UIImage()
      all.performAsCurrent {
        image = UIImage.drawn(in: layer.bounds, scale: all.displayScale) { context in
          layer.setNeedsLayout()
          layer.layoutIfNeeded()
          layer.render(in: context)
        }
      }
      return image
    }
    result.words = traits.words
    return result
  }
}
