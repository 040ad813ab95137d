/// A view that places views in a row or a column, by constraints of its own.
///
/// Arranged views that are hidden take no place. The view's natural size is that of its content:
/// ask ``UIView/systemLayoutSizeFitting(_:)``.
open class UIStackView: UIView {
  /// The distribution of the views along the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the axis; their hugging and compression resistance decide which ones are
    /// stretched or compressed.
    case fill = 0
    /// The views have the same length and fill the axis.
    case fillEqually = 1
    /// The views fill the axis with lengths in proportion to their natural ones.
    case fillProportionally = 2
    /// The gaps between the views have the same length.
    case equalSpacing = 3
    /// The distances between the views' centers are the same, as far as spacing and sizes permit.
    case equalCentering = 4
  }

  /// The alignment of the views across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    case fill = 0
    case leading = 1
    /// The first baselines are on a line; in a column, like ``leading``.
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    /// The last baselines are on a line; in a column, like ``leading``.
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// The spacing of the stack view, for ``setCustomSpacing(_:after:)``.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The system's spacing.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The views that the stack view places, in order. They are subviews as well, whose order decides
  /// which one is drawn above another.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The distance between neighbors in points; the smallest one for ``Distribution/equalSpacing``
  /// and ``Distribution/equalCentering``. NaN is treated as 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Whether the spacing of a column is from the last baseline of a view to the first one of the
  /// next.
  open var isBaselineRelativeArrangement = false {
    didSet {
      if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
    }
  }
  /// Whether the views are inside the margins instead of the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack view that arranges views in a row.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// An empty stack view: views are not read from archives.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  // MARK: Arranged views

  /// Adds a view at the end, and as a subview unless it is one.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view, and adds it as a subview unless it is one. A view that is arranged already is
  /// moved. An index outside is clamped.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard view !== self else { return }
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    setNeedsUpdateConstraints()
  }

  /// Ends placing a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    // Its constraints would keep it alive and in place until the next layout.
    removeOwnConstraints()
    setNeedsUpdateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func subviewVisibilityDidChange() { setNeedsUpdateConstraints() }

  // MARK: Spacing

  /// Sets the distance from a view to the next one; ``spacingUseDefault`` for ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// The distance that was set after a view; ``spacingUseDefault`` if none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Constraints

  open override func updateConstraints() {
    removeOwnConstraints()
    let arrangement = StackArrangement(
      area: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self,
      views: arrangedSubviews.filter { !$0.isHidden }, axis: axis, distribution: distribution,
      alignment: alignment, isBaselineRelative: isBaselineRelativeArrangement,
      spacings: arrangedSubviews.filter { !$0.isHidden }.map { view in
        customSpacings[ObjectIdentifier(view)] ?? spacing
      })
    ownConstraints = arrangement.constraints
    NSLayoutConstraint.activate(ownConstraints)
    super.updateConstraints()
  }

  private func removeOwnConstraints() {
    NSLayoutConstraint.deactivate(ownConstraints)
    ownConstraints = []
  }
}
