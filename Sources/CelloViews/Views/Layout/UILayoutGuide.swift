/// A rectangle in a view's coordinates that takes part in layout without a view of its own.
///
/// Constraints place a guide that an app creates. The guides of a system view, such as
/// ``UIListContentView``, follow its content, and a view's own guides follow its margins.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  /// The view that owns the guide; ``layoutFrame`` is in its coordinates. It is not kept alive.
  open internal(set) weak var owningView: UIView?
  /// A name for the app to identify the guide; empty by default.
  open var identifier = ""
  private let frameInView: (@MainActor (UIView) -> CGRect?)?

  public override init() {
    frameInView = nil
    super.init()
  }

  /// A Boolean value that indicates whether the view that owns the guide created it, and determines
  /// its frame.
  final var belongsToView: Bool { frameInView != nil }

  /// A Boolean value that indicates whether the guide is at the origin of its view, so that
  /// constraints determine only its size.
  package var isAtContainerOrigin: Bool { false }

  /// Sets the view that owns the guide, without making it one of the view's
  /// ``UIView/layoutGuides``.
  package final func attach(to view: UIView) { owningView = view }

  /// Creates a guide of a view.
  ///
  /// - Parameter frame: returns the current frame in the view; `nil` if there is none.
  @_spi(Cello) public init(
    of view: UIView, frame: @escaping @MainActor (UIView) -> CGRect?
  ) {
    owningView = view
    frameInView = frame
    super.init()
  }

  /// The frame in the coordinates of ``owningView``, in points, as of the last layout; empty if the
  /// guide has no view or no frame in it.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if let frameInView { return frameInView(owningView) ?? .zero }
    let rect = owningView.engineRoot.layoutState?.engine?.rect(of: self) ?? .zero
    return owningView.traitCollection.pixelGrid.roundedEdges(of: rect)
  }

  // MARK: Auto Layout

  /// The guide's leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .leading))
  }

  /// The guide's trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .trailing))
  }

  /// The guide's left edge.
  open var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .left))
  }

  /// The guide's right edge.
  open var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .right))
  }

  /// The guide's top edge.
  open var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .top))
  }

  /// The guide's bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .bottom))
  }

  /// The guide's width.
  open var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, .width))
  }

  /// The guide's height.
  open var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, .height))
  }

  /// The guide's horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .centerX))
  }

  /// The guide's vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .centerY))
  }

  /// Returns the active constraints on an axis that refer to the guide, in the order of activation.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.layoutIfNeeded()
    return owningView?.engineRoot.layoutState?.engine?.constraints(of: self, along: axis) ?? []
  }

  /// A Boolean value that indicates whether the constraints do not fully determine the guide's
  /// frame.
  open var hasAmbiguousLayout: Bool {
    guard let owningView, insetsInContainer == nil else { return false }
    owningView.layoutIfNeeded()
    return owningView.engineRoot.layoutState?.engine?.isAmbiguous(self) ?? true
  }
}

extension UILayoutGuide: LayoutItem {
  package var containingItem: (any LayoutView)? { owningView }
  package var itemView: (any LayoutView)? { owningView }
  package var itemBetweenMargins: (any LayoutItem)? { nil }

  package var insetsInContainer: UIEdgeInsets? {
    guard let frameInView, let owningView else { return nil }
    let frame = frameInView(owningView) ?? .zero
    let size = owningView.bounds.size
    return UIEdgeInsets(
      top: frame.origin.y, left: frame.origin.x,
      bottom: size.height - (frame.origin.y + frame.size.height),
      right: size.width - (frame.origin.x + frame.size.width))
  }

  package var nameInMessages: String {
    let name = identifier.isEmpty ? "\(type(of: self))" : "\(type(of: self)) '\(identifier)'"
    return owningView.map { "\(name) of \($0.nameInMessages)" } ?? name
  }

  /// Deactivates all constraints of the guide.
  func deactivateConstraints() {
    var view: UIView? = owningView
    while let holder = view {
      for constraint in holder.layoutState?.constraints ?? []
      where constraint.items.contains(where: { $0 === self }) {
        constraint.deactivate()
      }
      view = holder.ownSuperview
    }
  }
}
