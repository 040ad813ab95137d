/// The appearance of a view as a preview.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  /// The visible part of the view, in the view's coordinates; `nil`, the default, for its bounds.
  /// Context menus and drags show only this part, and the effects of pointers have its shape.
  open var visiblePath: UIBezierPath?
  /// The path of the shadow, in the view's coordinates; `nil`, the default, for the visible part.
  /// The previews of context menus have a shadow only if the path is set.
  open var shadowPath: UIBezierPath?
  /// The color behind the view; `nil`, the default, for the system's color in drags and for no
  /// color in context menus.
  open var backgroundColor: UIColor!

  /// Creates parameters with the default values.
  public override init() { super.init() }

  /// Creates parameters for a preview of lines of text, with a path around the lines and a margin.
  ///
  /// - Parameter textLineRects: the `CGRect`s of the lines, in the view's coordinates.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for rect in textLineRects.map(\.cgRectValue) {
      path.append(
        UIBezierPath(
          roundedRect: rect.insetBy(dx: -PreviewMetrics.lineOutset, dy: -PreviewMetrics.lineOutset),
          cornerRadius: PreviewMetrics.lineCornerRadius))
    }
    visiblePath = path
  }

  /// Returns a mask that shows the visible part of a view; `nil` for the whole view.
  ///
  /// - Parameter bounds: the bounds of the view. Their origin is the origin of the mask.
  package final func mask(in bounds: CGRect) -> CALayer? {
    guard let visiblePath else { return nil }
    let mask = CAShapeLayer()
    mask.frame = CGRect(origin: .zero, size: bounds.size)
    mask.path = Self.path(visiblePath, in: bounds)
    return mask
  }

  /// Returns the outline of the shadow of a view, relative to the origin of its bounds; `nil` if
  /// the parameters have no path.
  package final func shadowOutline(in bounds: CGRect) -> CGPath? {
    (shadowPath ?? visiblePath).map { Self.path($0, in: bounds) }
  }

  private static func path(_ path: UIBezierPath, in bounds: CGRect) -> CGPath {
    let copy = UIBezierPath(cgPath: path.cgPath)
    copy.apply(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    return copy.cgPath
  }
}

/// The position of a preview.
@MainActor @preconcurrency open class UIPreviewTarget: NSObject {
  /// The view that contains the preview.
  open private(set) var container: UIView
  /// The center of the preview, in the coordinates of ``container``.
  open private(set) var center: CGPoint
  /// The transform of the preview. It is not applied when previews are drawn.
  open private(set) var transform: CGAffineTransform

  /// Creates a target with a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a target without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A preview of a view, with its position.
@MainActor @preconcurrency open class UITargetedPreview: NSObject {
  /// The view that the preview shows.
  open private(set) var view: UIView
  /// The appearance of the preview.
  open private(set) var parameters: UIPreviewParameters
  /// The position of the preview.
  open private(set) var target: UIPreviewTarget

  /// Creates a preview of a view at a position.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview at the view's own position. The view must have a superview.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Creates a preview at the view's own position, with parameters. The view must have a superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      preconditionFailure(
        """
        UITargetedPreview(view:parameters:): the view has no superview. Add it to one, or use \
        init(view:parameters:target:).
        """)
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns the same preview at another position.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
