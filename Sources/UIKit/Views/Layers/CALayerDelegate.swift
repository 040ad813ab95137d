/// An object that provides a layer's content, places its sublayers and knows its actions.
///
/// A view is the delegate of its layer.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the layer's content, after it was requested.
  func display(_ layer: CALayer)

  /// Draws the layer's content into a context, in the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before ``draw(_:in:)``.
  func layerWillDraw(_ layer: CALayer)

  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)

  /// The action of an event: `nil` to continue the search, `NSNull` to end it without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

// Optional requirements on iOS.
extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
