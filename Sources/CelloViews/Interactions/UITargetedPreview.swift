/// How a view is shown as a preview.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown, in the view's coordinates; `nil` for its bounds.
  open var visiblePath: UIBezierPath?
  /// The path of the shadow, in the view's coordinates; `nil` for that of the visible part.
  open var shadowPath: UIBezierPath?
  /// The color behind the view; `nil` for the system's.
  open var backgroundColor: UIColor!

  public override init() { super.init() }

  /// A preview of lines of a text: the rectangles around them, with room at the edges.
  ///
  /// - Parameter textLineRects: values of `CGRect`s in the view's coordinates.
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
}

/// Where a preview is.
@MainActor @preconcurrency open class UIPreviewTarget: NSObject {
  /// The view in which the preview is.
  public final let container: UIView
  /// The middle of the preview, in the coordinates of ``container``.
  public final let center: CGPoint
  /// The transform of the preview.
  public final let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// A place without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is shown as a preview, and where.
@MainActor @preconcurrency open class UITargetedPreview: NSObject {
  public final let view: UIView
  public final let parameters: UIPreviewParameters
  public final let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A preview where the view is. The view must have a superview.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// A preview where the view is. The view must have a superview.
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

  /// The size of the preview, in points.
  open var size: CGSize { view.bounds.size }

  /// The same preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
