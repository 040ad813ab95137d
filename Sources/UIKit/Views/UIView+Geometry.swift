extension UIView {
  /// The middle of the view in its superview's coordinates, in points.
  public final var center: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }

  /// A mapping around the view's middle.
  public final var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// A point of this view in the coordinates of another view of the same tree, or of the tree's root for `nil`.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = point.applying(transformToRoot)
    return view.map { inRoot.applying($0.transformToRoot.inverted()) } ?? inRoot
  }

  /// A point of another view of the same tree, or of the tree's root for `nil`, in the coordinates of this view.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let inRoot = view.map { point.applying($0.transformToRoot) } ?? point
    return inRoot.applying(transformToRoot.inverted())
  }

  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let inRoot = rect.applying(transformToRoot)
    return view.map { inRoot.applying($0.transformToRoot.inverted()) } ?? inRoot
  }

  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let inRoot = view.map { rect.applying($0.transformToRoot) } ?? rect
    return inRoot.applying(transformToRoot.inverted())
  }

  /// From the view's own coordinates to its superview's.
  var transformToSuperview: CGAffineTransform {
    let middle = CGPoint(
      x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
    return CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  private var transformToRoot: CGAffineTransform {
    superview.map { transformToSuperview.concatenating($0.transformToRoot) }
      ?? transformToSuperview
  }
}
