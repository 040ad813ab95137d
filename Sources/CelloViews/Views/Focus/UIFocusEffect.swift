/// The effect around a focused view: by default a halo in the view's shape.
@MainActor @preconcurrency open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  /// Creates the default effect.
  public override init() { super.init() }

  /// Returns a copy of the effect.
  open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }

  /// Returns the halo for a view.
  func halo(around view: UIView) -> UIFocusHaloEffect {
    UIFocusHaloEffect(
      roundedRect: view.bounds, cornerRadius: view.cornerRadii?.largest ?? 0,
      curve: view.ownLayer?.cornerCurve ?? .circular)
  }
}

/// A halo around a focused view.
open class UIFocusHaloEffect: UIFocusEffect {
  /// The position of a halo relative to its shape.
  public enum Position: Int, Hashable, Sendable {
    /// The halo is inside views that clip to their bounds, and outside other views.
    case automatic = 0
    /// The halo is around the shape.
    case outside = 1
    /// The halo is inside the shape.
    case inside = 2
  }

  /// The view in which the halo is drawn, above its subviews; `nil` for the focused view.
  open weak var containerView: UIView?
  /// The view above which the halo is drawn; `nil` for the focused view.
  open weak var referenceView: UIView?
  /// The position of the halo; `automatic` by default.
  open var position = Position.automatic
  /// The shape, in the focused view's coordinates; `nil` for the view's shape.
  final let path: UIBezierPath?

  private init(shape: UIBezierPath?) {
    path = shape
    super.init()
  }

  /// Creates a halo in the shape of the view.
  public override init() {
    path = nil
    super.init()
  }

  /// Creates a halo around a rounded rectangle, in the view's coordinates. The curve is ignored:
  /// corners are continuous.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) { self.init(shape: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius.nonNegative)) }

  /// Creates a halo around a rectangle, in the view's coordinates.
  public convenience init(rect: CGRect) { self.init(shape: UIBezierPath(rect: rect)) }

  /// Creates a halo around a path, in the view's coordinates.
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
