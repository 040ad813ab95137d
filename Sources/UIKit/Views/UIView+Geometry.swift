extension UIView {
  /// The transform from the view's own coordinates to its superview's.
  var transformToSuperview: CGAffineTransform { geometry.transformToSuperview }

  /// The transform from the view's own coordinates to those around the root of its tree. Not by
  /// recursion: trees may be deep.
  var transformToRoot: CGAffineTransform {
    var result = transformToSuperview
    var view = self
    while let superview = view.superview {
      if let placement = superview.ownLayer?.sublayerPlacement {
        result = result.concatenating(placement)
      }
      result = result.concatenating(superview.transformToSuperview)
      view = superview
    }
    return result
  }

  /// The transform in space around the anchor point. Only its affine part is drawn: depth and
  /// perspective have no effect on pictures.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point that ``center`` places and around which ``transform`` turns, as a share of the
  /// bounds; the middle by default.
  public var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }
}
