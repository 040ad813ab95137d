/// A sublayer and its position among the layers of the subviews.
struct PlacedSublayer {
  var layer: CALayer
  /// The number of subviews of the layer's view that are below the sublayer; 0 without a view.
  var subviewsBelow: Int
}

extension CALayer {
  /// The sublayers, from back to front, regardless of `zPosition`; `nil` if there are none. The
  /// sublayers of a view's layer include the layers of its subviews.
  ///
  /// Setting the property replaces the sublayers that do not belong to views.
  public var sublayers: [CALayer]? {
    get {
      let subviews = subviewLayers
      var result: [CALayer] = []
      var rest = subviews[...]
      for placed in placedSublayers {
        let count = placed.subviewsBelow - (subviews.count - rest.count)
        result += rest.prefix(max(count, 0))
        rest = rest.dropFirst(max(count, 0))
        result.append(placed.layer)
      }
      result += rest
      return result.isEmpty ? nil : result
    }
    set {
      for placed in placedSublayers { placed.layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  private var subviewLayers: [CALayer] {
    guard let view else { return [] }
    // Layers are not Sendable, but do not leave this thread.
    nonisolated(unsafe) var layers: [CALayer] = []
    MainActor.assumeIsolated { layers = view.subviews.map(\.layer) }
    return layers
  }

  /// Adds a layer in front of all other sublayers.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  /// Inserts a layer at an index of ``sublayers``; an index past the end adds it in front.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Inserts a layer behind `sibling`, or behind all sublayers if `sibling` is not a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer in front of `sibling`, or in front of all sublayers if `sibling` is not a
  /// sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? .max)
  }

  /// Replaces a sublayer. Does nothing if `oldLayer` is not a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer. Has no effect on a view's layer; remove its view
  /// instead.
  public func removeFromSuperlayer() {
    guard let former = superlayer else { return }
    former.placedSublayers.removeAll { $0.layer === self }
    superlayer = nil
    former.runAction(of: self, kCAOnOrderOut)
  }

  /// Runs the actions for adding or removing a sublayer.
  private func runAction(of sublayer: CALayer, _ event: String) {
    sublayer.action(ofChange: event)?.run(forKey: event, object: sublayer, arguments: nil)
    action(ofChange: "sublayers")?.run(forKey: "sublayers", object: self, arguments: nil)
  }

  private func insert(_ layer: CALayer, at index: Int) {
    precondition(
      layer.view == nil,
      "The layer of a view cannot be added to another layer: add its view to a view instead.")
    guard hasRoom(for: layer) else { return NestingLimit.warn("layer") }
    layer.removeFromSuperlayer()
    let below = (sublayers ?? []).prefix(index)
    let ownCount = below.count { $0.view == nil }
    placedSublayers.insert(
      PlacedSublayer(layer: layer, subviewsBelow: below.count - ownCount), at: ownCount)
    layer.superlayer = self
    noteLevels(layer.levelsBelow)
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

  private var transformToRoot: CGAffineTransform {
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

  /// Converts a point from this layer's coordinates to another layer's.
  ///
  /// Both layers must be in the same tree; `nil` converts to the coordinates of the tree's root.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transformToRoot).applying(l?.transformToRoot.inverted() ?? .identity)
  }

  /// Converts a point from another layer's coordinates to this layer's.
  ///
  /// Both layers must be in the same tree; `nil` converts from the coordinates of the tree's root.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(l?.transformToRoot ?? .identity).applying(transformToRoot.inverted())
  }

  /// Converts a rectangle from this layer's coordinates to another layer's, or to the root's for
  /// `nil`.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transformToRoot).applying(l?.transformToRoot.inverted() ?? .identity)
  }

  /// Converts a rectangle from another layer's coordinates, or from the root's for `nil`, to this
  /// layer's.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(l?.transformToRoot ?? .identity).applying(transformToRoot.inverted())
  }
}
