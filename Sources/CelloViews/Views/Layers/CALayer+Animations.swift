internal import CelloRaster

extension CALayer {
  /// Returns the layer as it appears on screen: the layer itself, unless an animation changes it.
  /// In that case it is a copy with the animated values. A layer of an app's class is copied as its
  /// closest system superclass; if that is not possible, the method returns the layer itself.
  public func presentation() -> Self? {
    guard let shown = shownValues else { return self }
    let copy = Self.makeCopy(of: self)
    copy.values = shown
    return copy as? Self ?? self
  }

  /// Returns the layer with the values that were set: the layer itself.
  public func model() -> Self { self }
}

// Members for scroll layers, which are not implemented.
extension CALayer {
  /// The part of the layer that a scroll layer leaves visible; always the bounds.
  public var visibleRect: CGRect { bounds }

  /// Scrolls the closest ancestor scroll layer. Does nothing, because there are no scroll layers.
  public func scroll(_ p: CGPoint) {}

  /// Scrolls the closest ancestor scroll layer. Does nothing, because there are no scroll layers.
  public func scrollRectToVisible(_ r: CGRect) {}

  /// Returns a Boolean value that indicates whether an odd number of ancestor layers has flipped
  /// geometry, so that contents are flipped to stay upright.
  public func contentsAreFlipped() -> Bool {
    sequence(first: self, next: \.superlayer).dropFirst().count(where: \.isGeometryFlipped) % 2 == 1
  }

  /// Returns the ratio of the edge length that a corner curve replaces to the corner radius.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? RoundedCorner.continuousReach : 1
  }
}
