/// A sublayer and its position among the layers of the subviews.
struct PlacedSublayer {
  var layer: CALayer
  /// The number of subviews of the layer's view that are below the sublayer; 0 without a view.
  var subviewsBelow: Int
}

extension CALayer {
  var subviewLayers: [CALayer] {
    guard let view else { return [] }
    // Layers are not Sendable, but do not leave this thread.
    nonisolated(unsafe) var layers: [CALayer] = []
    MainActor.assumeIsolated { layers = view.ownSubviews.map(\.layer) }
    return layers
  }

  /// Runs the actions for adding or removing a sublayer.
  func runAction(of sublayer: CALayer, _ event: String) {
    sublayer.action(ofChange: event)?.run(forKey: event, object: sublayer, arguments: nil)
    action(ofChange: "sublayers")?.run(forKey: "sublayers", object: self, arguments: nil)
  }

  func insert(_ layer: CALayer, at index: Int) {
    precondition(
      layer.view == nil,
      "The layer of a view cannot be added to another layer: add its view to a view instead.")
    guard hasCapacity(for: layer) else { return NestingLimit.warn("layer") }
    layer.removeFromSuperlayer()
    let below = (sublayers ?? []).prefix(index)
    let ownCount = below.count { $0.view == nil }
    placedSublayers.insert(
      PlacedSublayer(layer: layer, subviewsBelow: below.count - ownCount), at: ownCount)
    layer.superlayer = self
    updateNestingLevels(layer.levelsBelow)
    setNeedsLayout()
    runAction(of: layer, kCAOnOrderIn)
  }

  // MARK: Subviews

  func subviewWasInserted(at index: Int) {
    for position in placedSublayers.indices
    where placedSublayers[position].subviewsBelow > index {
      placedSublayers[position].subviewsBelow += 1
    }
  }

  func subviewWasRemoved(at index: Int) {
    for position in placedSublayers.indices
    where placedSublayers[position].subviewsBelow > index {
      placedSublayers[position].subviewsBelow -= 1
    }
  }

  // MARK: Coordinates

  /// The transform from the coordinates of the sublayers' positions to the layer's coordinates;
  /// `nil` for the identity.
  var sublayerPlacement: CGAffineTransform? {
    guard values.sublayerTransform != nil || values.isGeometryFlipped else { return nil }
    var values = values
    values.geometry = geometry
    return values.sublayerPlacement(in: values.geometry.bounds)
  }

  /// The transform in space from the sublayers' coordinates to the layer's coordinates; `nil` if it is
  /// affine.
  var sublayerSpace: CATransform3D? {
    guard values.sublayerTransform != nil else { return nil }
    var values = values
    values.geometry = geometry
    return values.sublayerSpace(in: values.geometry.bounds)
  }

  var transformToRoot: CGAffineTransform {
    var result = geometry.transformToSuperview
    var layer = self
    while let superlayer = layer.superlayer {
      if let placement = superlayer.sublayerPlacement { result = result.concatenating(placement) }
      guard superlayer.view == nil else {
        // The view's transform already includes its sublayer placement.
        layer = superlayer
        break
      }
      result = result.concatenating(superlayer.geometry.transformToSuperview)
      layer = superlayer
    }
    guard let view = layer.view else { return result }
    let ofView = MainActor.assumeIsolated { view.transformToRoot }
    return layer === self ? ofView : result.concatenating(ofView)
  }
}
