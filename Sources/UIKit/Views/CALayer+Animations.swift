// What layers have for animations, of which there are none: changes take place at once.
extension CALayer {
  /// The layer as it is on the screen: the layer itself.
  public func presentation() -> Self? { self }

  /// The layer with the values that were set: the layer itself.
  public func model() -> Self { self }

  /// Always `nil`, because layers are not animated.
  public func animationKeys() -> [String]? { nil }

  /// Has no effect, because layers are not animated.
  public func removeAllAnimations() {}

  /// Has no effect, because layers are not animated.
  public func removeAnimation(forKey key: String) {}
}

// Members that concern scroll layers, which do not exist here.
extension CALayer {
  /// The part that is not hidden by a scrolling layer: all of it.
  public var visibleRect: CGRect { bounds }

  /// Scrolls the nearest scrolling layer around the layer, of which there is none.
  public func scroll(_ p: CGPoint) {}

  /// Scrolls the nearest scrolling layer around the layer, of which there is none.
  public func scrollRectToVisible(_ r: CGRect) {}

  /// Whether the contents are upside down; they never are.
  public func contentsAreFlipped() -> Bool { false }

  /// How much larger than the radius the part of an edge is that a curve replaces.
  ///
  /// Source: Apple's documentation of the continuous curve.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
}
