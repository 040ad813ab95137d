extension UIView {
  /// The transform from the view's own coordinates to its superview's.
  var transformToSuperview: CGAffineTransform {
    let bounds = geometry.bounds
    let middle = CGPoint(
      x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
    return CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(geometry.transform)
      .concatenating(CGAffineTransform(translationX: geometry.center.x, y: geometry.center.y))
  }

  var transformToRoot: CGAffineTransform {
    superview.map { transformToSuperview.concatenating($0.transformToRoot) }
      ?? transformToSuperview
  }
}
