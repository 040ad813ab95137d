extension UIView {
  /// The transform from the view's coordinates to its superview's.
  var transformToSuperview: CGAffineTransform { geometry.transformToSuperview }

  /// The transform from the view's coordinates to the coordinates that contain the tree's root.
  /// Computed without recursion: trees can be deep.
  package var transformToRoot: CGAffineTransform {
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

  /// The three-dimensional transform around the anchor point. Pictures show its affine part only,
  /// without depth and perspective.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point of the bounds that ``center`` positions and ``transform`` turns around, as fractions
  /// of the bounds; (0.5, 0.5) by default.
  public var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }
}
