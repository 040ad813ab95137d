/// What is drawn around a view that has the focus: by default a halo in the view's shape.
@MainActor @preconcurrency open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }

  /// The halo around a view.
  func halo(around view: UIView) -> UIFocusHaloEffect {
    UIFocusHaloEffect(
      roundedRect: view.bounds, cornerRadius: view.cornerRadii?.largest ?? 0,
      curve: view.ownLayer?.cornerCurve ?? .circular)
  }
}

/// A halo around a view that has the focus.
open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the halo is relative to its shape.
  public enum Position: Int, Hashable, Sendable {
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  /// The view in which the halo is drawn, above its subviews; `nil` for the view with the focus.
  open weak var containerView: UIView?
  /// The view above which the halo is drawn; `nil` for the view with the focus.
  open weak var referenceView: UIView?
  open var position = Position.automatic
  /// In the coordinates of the view with the focus.
  final let path: UIBezierPath?

  private init(shape: UIBezierPath?) {
    path = shape
    super.init()
  }

  /// A halo in the shape of the view.
  public override init() {
    path = nil
    super.init()
  }

  /// A halo around a rounded rectangle, in the coordinates of the view.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) { self.init(shape: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius.nonNegative)) }

  /// A halo around a rectangle, in the coordinates of the view.
  public convenience init(rect: CGRect) { self.init(shape: UIBezierPath(rect: rect)) }

  /// A halo around a path, in the coordinates of the view.
  public convenience init(path: UIBezierPath) { self.init(shape: path) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIFocusHaloEffect(shape: path)
    copy.containerView = containerView
    copy.referenceView = referenceView
    copy.position = position
    return copy
  }

  override func halo(around view: UIView) -> UIFocusHaloEffect {
    guard path == nil else { return self }
    let halo = super.halo(around: view)
    halo.containerView = containerView
    halo.referenceView = referenceView
    halo.position = position
    return halo
  }
}
