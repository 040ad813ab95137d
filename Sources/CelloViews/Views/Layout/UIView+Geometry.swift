extension UIView {
  /// The transform from the view's coordinates to its superview's.
  var transformToSuperview: CGAffineTransform { geometry.transformToSuperview }

  /// The transform from the view's coordinates to the coordinates that contain the tree's root.
  /// Computed without recursion: trees can be deep.
  package var transformToRoot: CGAffineTransform {
    var result = transformToSuperview
    var view = self
    while let superview = view.ownSuperview {
      if let placement = superview.ownLayer?.sublayerPlacement {
        result = result.concatenating(placement)
      }
      result = result.concatenating(superview.transformToSuperview)
      view = superview
    }
    return result
  }
}
