/// A view that arranges views in a row or a column with Auto Layout constraints.
///
/// Hidden arranged views take no space. The natural size of a stack view is the result of
/// ``UIView/systemLayoutSizeFitting(_:)``.
open class UIStackView: UIView {
  /// The distribution of the views along the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the axis. Their hugging and compression resistance priorities determine which
    /// views are stretched or compressed.
    case fill = 0
    /// The views fill the axis with equal lengths.
    case fillEqually = 1
    /// The views fill the axis with lengths in proportion to their intrinsic lengths. Each view
    /// gets its share of the whole length, with the spacing; if they do not fill the length, the
    /// last view is longer.
    case fillProportionally = 2
    /// The views have equal gaps between them.
    case equalSpacing = 3
    /// The centers of the views have equal distances if the spacing and the lengths permit it.
    case equalCentering = 4
  }

  /// The alignment of the views across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// The views fill the stack view across the axis.
    case fill = 0
    /// The views of a column are aligned with the leading edge, and the views of a row with the
    /// top.
    case leading = 1
    /// The views of a row are aligned by their first baselines, and views without text by their
    /// tops. In a column, the same as ``leading``.
    case firstBaseline = 2
    /// The views are centered.
    case center = 3
    /// The views of a column are aligned with the trailing edge, and the views of a row with the
    /// bottom.
    case trailing = 4
    /// The views of a row are aligned by their last baselines, and views without text by their
    /// bottoms. In a column, the same as ``leading``.
    case lastBaseline = 5

    /// The alignment with the top of a row; the same as ``leading``.
    public static var top: Alignment { .leading }
    /// The alignment with the bottom of a row; the same as ``trailing``.
    public static var bottom: Alignment { .trailing }
  }

  /// The value for ``setCustomSpacing(_:after:)`` that selects ``spacing``.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The value that selects the system's spacing.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The views that the stack view arranges, in order. They are also subviews; the order of
  /// ``UIView/subviews`` determines which view is drawn above another view.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []

  /// The axis along which the views are arranged; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The distribution of the views along the axis; `fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The alignment of the views across the axis; `fill` by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The distance between adjacent views, in points; 0 by default. With
  /// ``Distribution/equalSpacing`` and ``Distribution/equalCentering``, it is the minimum distance.
  /// It is rounded to pixels. NaN and ``spacingUseDefault`` are treated as 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }
  /// A Boolean value that indicates whether the spacing of a column is measured from the last
  /// baseline of a view to the first baseline of the next view; `false` by default.
  open var isBaselineRelativeArrangement = false {
    didSet {
      if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
    }
  }
  /// A Boolean value that indicates whether the views are arranged inside the layout margins, which
  /// are 0 in a new stack view; `false` by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
    }
  }

  /// Creates an empty stack view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = .zero
  }

  /// Creates a stack view that arranges views in a row.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack view of a nib file. With other coders it is empty, because views are not
  /// decoded from archives.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    directionalLayoutMargins = .zero
    coder.apply(to: self, as: UIStackView.self)
  }

  // MARK: Arranged views

  /// Adds a view at the end of the arranged views, and to the subviews if necessary.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view into the arranged views, and adds it to the subviews if necessary. A view that
  /// is already arranged is moved. An index out of range is clamped.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard view !== self else { return }
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    setNeedsUpdateConstraints()
  }

  /// Removes a view from the arranged views. It remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    // Its constraints would retain it and its frame until the next layout.
    removeOwnConstraints()
    setNeedsUpdateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func subviewVisibilityDidChange() { setNeedsUpdateConstraints() }

  override var subviewsInLayoutOrder: [UIView] {
    let arranged = Set(arrangedSubviews)
    return arrangedSubviews + super.subviewsInLayoutOrder.filter { !arranged.contains($0) }
  }

  // MARK: Spacing

  /// Sets the distance from a view to the next view, in points; ``spacingUseDefault`` for
  /// ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// Returns the distance that was set after a view, in points; ``spacingUseDefault`` if none was
  /// set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Constraints

  open override func updateConstraints() {
    removeOwnConstraints()
    let indices = arrangedSubviews.indices.filter { !arrangedSubviews[$0].isHidden }
    let views = indices.map { arrangedSubviews[$0] }
    let arrangement = StackArrangement(
      area: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self, views: views,
      axis: axis, distribution: distribution, alignment: alignment,
      isBaselineRelative: isBaselineRelativeArrangement,
      spacings: views.map { effective(customSpacings[ObjectIdentifier($0)] ?? spacing) },
      commonSpacing: effective(spacing), indices: indices, hiddenViews: hiddenViews)
    ownConstraints = arrangement.constraints
    NSLayoutConstraint.activate(ownConstraints)
    super.updateConstraints()
  }

  /// The hidden arranged views, each with its neighbors that are not hidden.
  private var hiddenViews: [StackArrangement.HiddenView] {
    arrangedSubviews.indices.filter { arrangedSubviews[$0].isHidden }.map { index in
      StackArrangement.HiddenView(
        view: arrangedSubviews[index],
        previous: arrangedSubviews[..<index].last { !$0.isHidden },
        next: arrangedSubviews[index...].first { !$0.isHidden })
    }
  }

  /// Returns a spacing in whole pixels. The system's spacing is not changed, and the default is 0.
  ///
  /// Source: docs/measurements/auto-layout.md#stack-views.
  private func effective(_ spacing: CGFloat) -> CGFloat {
    switch spacing {
    case Self.spacingUseDefault: 0
    case Self.spacingUseSystem: spacing
    default: pixelGrid.rounded(spacing)
    }
  }

  /// Proportional lengths follow the contents of the views.
  override func subviewContentSizeDidChange() {
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }

  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

  /// Returns the first or last view of a column; of a row, the view at the edge to which the views
  /// are aligned, or the tallest view.
  ///
  /// Source: docs/measurements/auto-layout.md#stack-views.
  private func baselineView(isFirst: Bool) -> UIView {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let isAtEdge =
      switch alignment {
      case .fill: true
      case .leading, .firstBaseline: isFirst
      case .trailing, .lastBaseline: !isFirst
      case .center: false
      }
    if axis == .vertical || isAtEdge { return (isFirst ? views.first : views.last) ?? self }
    func tallest(_ height: (UIView) -> CGFloat) -> UIView? {
      views.reduce(nil as UIView?) { tallest, view in
        height(view) > (tallest.map(height) ?? 0) ? view : tallest
      }
    }
    return tallest(\.bounds.height) ?? tallest(\.intrinsicContentSize.height) ?? self
  }

  private func removeOwnConstraints() {
    NSLayoutConstraint.deactivate(ownConstraints)
    ownConstraints = []
  }
}
