/// A black shadow of a layer, such as the shadow of a card that floats over a screen.
package struct LayerShadow: Sendable {
  package var opacity: Float
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  /// Downwards, in points.
  package var offset: CGFloat

  package init(opacity: Float, radius: CGFloat, offset: CGFloat) {
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
  }
}

extension CALayer {
  package final func setShadow(_ shadow: LayerShadow) {
    shadowColor = UIColor.black.cgColor
    shadowOpacity = shadow.opacity
    shadowRadius = shadow.radius
    shadowOffset = CGSize(width: 0, height: shadow.offset)
  }
}
