extension UIView: LayoutView {
  package var containingItem: (any LayoutView)? { ownSuperview }
  package var itemView: (any LayoutView)? { self }
  package var itemBetweenMargins: (any LayoutItem)? { layoutMarginsGuide }
  package var insetsInContainer: UIEdgeInsets? { nil }
  package var isAtContainerOrigin: Bool { false }
  package var scrollOffset: CGPoint { contentItem == nil ? .zero : bounds.origin }
  package var containedItems: [any LayoutView] { ownSubviews }
  package var itemsInLayoutOrder: [any LayoutView] { subviewsInLayoutOrder }
  package var layoutSize: CGSize { bounds.size }
  package var pixelGrid: PixelGrid { traitCollection.pixelGrid }
  package var isLaidOutRightToLeft: Bool { isRightToLeft }

  package func baselineItem(isFirst: Bool) -> any LayoutView {
    var view = self
    // If views refer to each other in a cycle, the view itself has the baseline.
    for _ in 0..<100 {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view { return view }
      view = next
    }
    return self
  }

  /// The class, and the indices of the subviews from the root view to this view.
  package var nameInMessages: String {
    var path: [Int] = []
    var view = self
    while let superview = view.ownSuperview {
      path.append(superview.ownSubviews.firstIndex { $0 === view } ?? 0)
      view = superview
    }
    let indices = path.reversed().map(String.init).joined(separator: ".")
    return path.isEmpty ? "\(type(of: self))" : "\(type(of: self))[\(indices)]"
  }

  package func requestLayout() { setNeedsLayout() }

  func layoutSuperviews() { ownSuperview?.layoutIfNeeded() }

  package func resize(toAlignmentSize size: CGSize) {
    let insets = alignmentRectInsets
    let grid = traitCollection.pixelGrid
    func resized(_ length: CGFloat, to new: CGFloat) -> CGFloat {
      // A length that the app has set keeps its fractions of pixels.
      grid.rounded(new) == grid.rounded(length) ? length : grid.rounded(new)
    }
    var new = geometry
    new.transform = .identity
    new.frame.size = CGSize(
      width: resized(bounds.width, to: size.width + insets.left + insets.right),
      height: resized(bounds.height, to: size.height + insets.top + insets.bottom))
    new.transform = geometry.transform
    if new != geometry { geometry = new }
  }

  // MARK: Changes

  func frameDidChange() {
    if layoutState != nil, translatesAutoresizingMaskIntoConstraints {
      placingEngine?.itemChanged(self)
    }
  }

  func intrinsicContentSizeDidChange() {
    placingEngine?.itemChanged(self)
    layoutState?.engine?.itemChanged(self)
  }

  func layoutDirectionDidChange() {
    guard layoutState?.containsConstraints == true else { return }
    engineRoot.layoutState?.engine?.requestRebuild()
  }

  // MARK: Frames

  /// Sets the frames of the subviews that constraints determine.
  func placeConstrainedSubviews() {
    var engine: LayoutEngine?
    for subview in ownSubviews
    where subview.layoutState != nil && !subview.translatesAutoresizingMaskIntoConstraints {
      engine = engine ?? engineRoot.layoutState?.engine
      if let rect = engine?.rect(of: subview) { subview.place(inAlignmentRect: rect) }
    }
  }

  /// Sets the frame of the view without its transform, with edges on pixels.
  private func place(inAlignmentRect rect: CGRect) {
    var new = geometry
    new.transform = .identity
    let grid = traitCollection.pixelGrid
    var frame = grid.roundedEdges(of: frame(forAlignmentRect: rect))
    // The distance of two edges at thirds of a point is not exact, as in 146⅔ − 46⅔.
    frame.size = CGSize(width: grid.rounded(frame.width), height: grid.rounded(frame.height))
    new.frame = frame
    // As on iOS, an app's overrides of these properties learn of the change. Source:
    // docs/measurements/auto-layout.md#frames.
    if new.bounds != geometry.bounds { bounds = new.bounds }
    if new.position != geometry.position { center = new.position }
  }

  func sizeFittingConstraints(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsOfTree()
    let engine =
      if isEngineRoot, let engine = layoutState?.engine {
        engine
      } else {
        LayoutEngine.temporary(root: self, constraints: constraintsInside)
      }
    let size = engine.fittingSize(target, horizontal: horizontal, vertical: vertical)
    let insets = alignmentRectInsets
    let grid = traitCollection.pixelGrid
    return CGSize(
      width: grid.roundedUp(size.width + insets.left + insets.right),
      height: grid.roundedUp(size.height + insets.top + insets.bottom))
  }

  /// The constraints between the view and its descendants that its engine solves.
  private var constraintsInside: [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var views = [self]
    while let view = views.popLast() {
      guard let state = view.layoutState, state.containsConstraints,
        view === self || !view.isEngineRoot
      else { continue }
      result += state.constraints.filter { $0.commonView?.isInside(self) ?? false }
      views += view.ownSubviews
    }
    return result.sorted { $0.serial < $1.serial }
  }

  /// A Boolean value that indicates whether constraints determine the view's size: the view or a
  /// descendant that its engine lays out holds some.
  package var isSizedByConstraints: Bool {
    updateConstraintsOfTree()
    return layoutState?.containsConstraints == true && !constraintsInside.isEmpty
  }

  /// Returns the view's size for a width: the size that its constraints require, otherwise the
  /// result of ``sizeThatFits(_:)``.
  ///
  /// - Parameter isFixed: whether the view has the given width even if its constraints allow less.
  package final func size(inWidth width: CGFloat, isFixed: Bool) -> CGSize {
    let target = CGSize(width: width, height: 0)
    guard isSizedByConstraints else { return sizeThatFits(target) }
    if !isFixed {
      let size = systemLayoutSizeFitting(.zero)
      if size.width <= width { return size }
    }
    return systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  // MARK: Layout

  /// The views whose trees are being laid out. A layout can request another layout at once.
  private static var viewsInLayout: [UIView] = []
  /// The number of repeated layouts that views requested during the outermost layout.
  private static var repetitionCount = 0
  /// A limit that no layout which terminates reaches.
  private static let maxRepetitionCount = 1_000

  func performLayout() {
    if Self.viewsInLayout.isEmpty {
      RestingMotion.moveToRest()
      Self.repetitionCount = 0
    }
    guard !Self.viewsInLayout.contains(where: { $0 === self }) else { return }
    var topmost = self
    var outermostWithUpdates: UIView?
    var engines: [LayoutEngine] = []
    var isFlagged = Self.viewsInLayout.isEmpty
    var ancestor = ownSuperview
    while let view = ancestor {
      isFlagged = isFlagged && view.isLayoutNeeded
      if isFlagged { topmost = view }
      if let state = view.layoutState {
        if state.needsUpdateConstraintsBelow { outermostWithUpdates = view }
        if let engine = state.engine { engines.append(engine) }
      }
      ancestor = view.ownSuperview
    }
    outermostWithUpdates?.updateConstraintsOfTree()
    for engine in engines.reversed() { engine.update() }
    if Self.viewsInLayout.isEmpty, !engines.isEmpty {
      // The engines may have changed the frames of the superviews.
      while let superview = topmost.ownSuperview, superview.isLayoutNeeded { topmost = superview }
    }
    for _ in 0..<16 {
      Self.viewsInLayout.append(topmost)
      topmost.layOutTree()
      Self.viewsInLayout.removeLast()
      // The calls may have changed views.
      guard Self.viewsInLayout.isEmpty, Self.callAfterLayout() else { return }
    }
  }

  /// A Boolean value that indicates whether a layout is in progress.
  package static var isInLayout: Bool { !viewsInLayout.isEmpty }
  private static var callsAfterLayout: [() -> Void] = []
  /// A Boolean value that indicates whether deferred calls are being made.
  package private(set) static var isCallingAfterLayout = false

  /// Calls a closure after the outermost layout in progress, or at once if there is none.
  package static func afterLayout(_ call: @escaping () -> Void) {
    if isInLayout { callsAfterLayout.append(call) } else { call() }
  }

  /// - Returns: whether a closure was called.
  private static func callAfterLayout() -> Bool {
    guard !callsAfterLayout.isEmpty, !isCallingAfterLayout else { return false }
    isCallingAfterLayout = true
    defer { isCallingAfterLayout = false }
    let calls = callsAfterLayout
    callsAfterLayout = []
    for call in calls { call() }
    return true
  }

  /// Lays out the view, then its subviews in order, without recursion: trees can be deep.
  private func layOutTree() {
    var path = [(view: self, remaining: layOutOnce()[...], rounds: 1)]
    while let last = path.indices.last {
      if let subview = path[last].remaining.popFirst() {
        path.append((subview, subview.layOutOnce()[...], 1))
      } else if path[last].rounds < 16, Self.repetitionCount < Self.maxRepetitionCount,
        // Margins and baselines can depend on the frames that were found.
        path[last].view.layoutState?.engine?.settle() == true
      {
        path[last].rounds += 1
        Self.repetitionCount += 1
        path[last].remaining = path[last].view.layOutOnce()[...]
      } else {
        path.removeLast()
      }
    }
  }

  /// Lays out the view's subviews and returns them; they need a layout then.
  private func layOutOnce() -> [UIView] {
    updateOwnProperties()
    updateEngine()
    var passes = 0
    while isLayoutNeeded, passes < 16 {
      if passes > 0 {
        guard Self.repetitionCount < Self.maxRepetitionCount else { break }
        Self.repetitionCount += 1
      }
      isLayoutNeeded = false
      passes += 1
      prepareForLayout()
      updateEngine()
      if ObservationTracking.isOfApp(controller ?? self) || ObservationTracking.isOfApp(self) {
        ObservationTracking.run(for: self, callLayoutMethods) { $0.setNeedsLayout() }
      } else {
        callLayoutMethods()
      }
    }
    isLayoutNeeded = false
    return ownSubviews
  }

  private func callLayoutMethods() {
    guard let controller else {
      CallLog.logAppCall(self, "layoutSubviews()")
      return layoutContents()
    }
    controller.prepareForLayout()
    CallLog.logAppCall(controller, "viewWillLayoutSubviews()")
    controller.viewWillLayoutSubviews()
    CallLog.logAppCall(self, "layoutSubviews()")
    layoutContents()
    CallLog.logAppCall(controller, "viewDidLayoutSubviews()")
    controller.viewDidLayoutSubviews()
  }

  private func layoutContents() {
    if let ownLayer { layoutSublayers(of: ownLayer) } else { layoutSubviews() }
  }

  private func updateEngine() {
    guard let layoutState else { return }
    updateConstraintsOfTree()
    layoutState.engine?.update()
  }

  /// Updates the constraints of the view and its descendants where needed, subviews first.
  func updateConstraintsOfTree() {
    guard layoutState != nil else { return }
    var stack = [self]
    var updated: [UIView] = []
    while let view = stack.popLast() {
      guard let state = view.layoutState else { continue }
      if state.needsUpdateConstraints { updated.append(view) }
      if state.needsUpdateConstraintsBelow {
        state.needsUpdateConstraintsBelow = false
        stack += view.ownSubviews
      }
    }
    for view in updated.reversed() where view.layoutState?.needsUpdateConstraints == true {
      view.layoutState?.needsUpdateConstraints = false
      let controller = view.controller
      guard ObservationTracking.isOfApp(controller ?? view) || ObservationTracking.isOfApp(view)
      else {
        controller.map { $0.updateViewConstraints() } ?? view.updateConstraints()
        continue
      }
      ObservationTracking.run(for: view) {
        controller.map { $0.updateViewConstraints() } ?? view.updateConstraints()
      } onChange: {
        $0.setNeedsUpdateConstraints()
      }
    }
  }
}

extension PixelGrid {
  /// Returns the rectangle with all four edges rounded. An edge within 1/1000 pixel of the middle
  /// between two pixels is rounded right or down, because sums do not reach the middle exactly.
  package func roundedEdges(of rect: CGRect) -> CGRect {
    rounded(rect.offsetBy(dx: pixel / 1000, dy: pixel / 1000))
  }
}
