extension UIView {
  /// The view's rectangle in its superview's coordinates, in points; around the transformed view when there is a
  /// transform.
  public final var frame: CGRect {
    get {
      let size = geometry.bounds.size
      let center = geometry.center
      guard !geometry.transform.isIdentity else {
        return CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
          height: size.height)
      }
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return box.applying(geometry.transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      var new = geometry
      new.bounds.size = newValue.size
      new.center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2,
        y: newValue.origin.y + newValue.size.height / 2)
      geometry = new
    }
  }

  /// The view's rectangle in its own coordinates, in points.
  public final var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }

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
