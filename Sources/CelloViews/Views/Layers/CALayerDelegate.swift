/// A delegate that provides a layer's content, lays out its sublayers and provides its actions.
///
/// A view is the delegate of its layer.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Asks the delegate to set the layer's contents after a request.
  func display(_ layer: CALayer)

  /// Asks the delegate to draw the layer's content into a context, in the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Tells the delegate that ``draw(_:in:)`` is about to be called.
  func layerWillDraw(_ layer: CALayer)

  /// Asks the delegate to position the layer's sublayers.
  func layoutSublayers(of layer: CALayer)

  /// Asks the delegate for the action for an event: `nil` continues the search, `NSNull` ends it
  /// without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

// These requirements are optional on iOS.
extension CALayerDelegate {
  /// Does nothing by default.
  public func display(_ layer: CALayer) {}
  /// Does nothing by default.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing by default.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing by default.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns `nil` by default.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
