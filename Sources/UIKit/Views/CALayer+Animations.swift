extension CALayer {
  /// The layer as it is on the screen: the layer itself, unless an animation changes it. Then it is
  /// a copy with the animations' values; a layer of an app's own class is copied as the closest class
  /// of the system, and is itself if that is not possible.
  public func presentation() -> Self? {
    guard let shown = shownValues else { return self }
    let copy = Self.makeCopy(of: self)
    copy.values = shown
    return copy as? Self ?? self
  }

  /// The layer with the values that were set: the layer itself.
  public func model() -> Self { self }
}

// Members that concern scroll layers, which do not exist here.
extension CALayer {
  /// The part that is not hidden by a scrolling layer: all of it.
  public var visibleRect: CGRect { bounds }

  /// Scrolls the nearest scrolling layer around the layer, of which there is none.
  public func scroll(_ p: CGPoint) {}

  /// Scrolls the nearest scrolling layer around the layer, of which there is none.
  public func scrollRectToVisible(_ r: CGRect) {}

  /// Whether an odd number of layers around has a flipped geometry, so that contents are turned to
  /// stay upright.
  public func contentsAreFlipped() -> Bool {
    sequence(first: self, next: \.superlayer).dropFirst().count(where: \.isGeometryFlipped) % 2 == 1
  }

  /// How much larger than the radius the part of an edge is that a curve replaces.
  ///
  /// Source: Apple's documentation of the continuous curve.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
}
