/// A presentation controller that shows a view controller as a sheet.
///
/// In a compact-width environment, the sheet is attached to the bottom edge and has ``detents``. In
/// a regular-width environment, it is centered. In a compact-height environment, it covers the
/// screen.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  private final var sheetView: SheetView?
  private final var dimmingView: DimmingView?
  private final var selection: Detent.Identifier?
  /// The current drag; `nil` for none.
  private final var drag: SheetDrag?
  /// A Boolean value that indicates whether a dismissal was refused during the current drag.
  private final var wasRefused = false
  /// The coordinator of an interactive dismissal, and a closure that ends the dismissal.
  private final var dismissal: (coordinator: TransitionCoordinator, end: (Bool) -> Void)?
  /// The view that is moved back behind the sheet.
  private final weak var behind: UIView?

  /// The heights at which the sheet can rest; the large detent by default. An empty array has the
  /// same effect as the large detent.
  open var detents: [Detent] = [.large()] { didSet { placeAgain() } }

  /// The identifier of the current detent. If it is `nil`, the default, or not in ``detents``, the
  /// sheet has its smallest detent.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selection }
    set {
      selection = newValue
      placeAgain()
    }
  }

  /// The identifier of the largest detent at which the views behind the sheet are not dimmed and
  /// receive touches; `nil`, the default, to dim the views at all detents.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { placeAgain() } }

  /// A Boolean value that indicates whether the sheet shows a grabber at its top; `false` by
  /// default.
  open var prefersGrabberVisible = false { didSet { placeAgain() } }
  /// The corner radius, in points; `nil`, the default, for the system's radius.
  open var preferredCornerRadius: CGFloat? { didSet { placeAgain() } }
  /// A Boolean value that indicates whether the sheet is attached to the bottom edge in a
  /// compact-height environment; `false` by default. If `false`, it covers the screen there.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { placeAgain() } }
  /// A Boolean value that indicates whether a sheet at the bottom edge has the preferred width of
  /// its content; `false` by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { placeAgain() } }
  /// A Boolean value that indicates whether dragging up in content that is scrolled to its top
  /// first moves the sheet to a larger detent; `true` by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that indicates whether the sheet has the size of a page in a regular-width
  /// environment; `true` by default, and `false` for a form sheet.
  ///
  /// If `false`, the sheet has the preferred size of its content, or else the size of a form.
  open var prefersPageSizing: Bool {
    get { ownPageSizing ?? (style != .formSheet) }
    set {
      ownPageSizing = newValue
      placeAgain()
    }
  }
  private final var ownPageSizing: Bool?
  /// Stored only: the view at which a sheet points in a regular-width environment; `nil` by
  /// default. The sheet is always centered there.
  open weak var sourceView: UIView?

  /// Calls a closure with changes and lays out the sheet. On a simulated clock, the sheet moves to its
  /// new size; otherwise, it has it immediately.
  open func animateChanges(_ changes: () -> Void) {
    guard UIView.animationsTakeTime, let container, container.window != nil else {
      changes()
      container?.layoutIfNeeded()
      return
    }
    UIView.performWithoutAnimation { container.layoutIfNeeded() }
    let (formerRecession, wasDimmed) = (recession, dimmingView?.isHidden == false)
    UIView.animateTransition(duration: PresentationMotion.duration) {
      changes()
      container.setNeedsLayout()
      container.layoutIfNeeded()
      if !wasDimmed, let dimmingView, !dimmingView.isHidden {
        dimmingView.animateChange(from: dimmingView.currentGeometry, alpha: 0)
      }
    }
    let difference = formerRecession - recession
    guard difference != 0 else { return }
    recessionRest = difference
    recedePresenter()
    recessionProgress = TimedProgress.begin(duration: PresentationMotion.duration) {
      [weak self] progress in
      self?.recessionRest = difference * (1 - progress)
      self?.recedePresenter()
    } completion: { [weak self] in
      self?.recessionProgress = nil
    }
  }

  /// The difference between the shown recession of the view behind the sheet and its final recession,
  /// during an animation.
  private final var recessionRest: CGFloat = 0
  private final var recessionProgress: TimedProgress?

  /// Recomputes the heights of custom detents at the next layout.
  open func invalidateDetents() { placeAgain() }

  // MARK: Detents

  /// The active detents and their heights, in ascending order.
  private final var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    heights(in: layout)
  }

  private final func heights(
    in layout: SheetLayout
  ) -> [(identifier: Detent.Identifier, height: CGFloat)] {
    let context = DetentContext(
      traits: traitCollection, maximum: layout.maximumDetentValue(metrics),
      medium: layout.mediumDetentValue(metrics))
    var result: [(identifier: Detent.Identifier, height: CGFloat)] = []
    for detent in detents {
      guard let height = detent.resolvedValue(in: context), !height.isNaN else { continue }
      result.append((detent.identifier, min(max(height, 0), context.maximumDetentValue)))
    }
    if result.isEmpty { result = [(.large, context.maximumDetentValue)] }
    return result.stablySorted { $0.height }
  }

  /// The current detent and its height.
  private final var current: (identifier: Detent.Identifier, height: CGFloat) {
    current(in: layout)
  }

  private final func current(
    in layout: SheetLayout
  ) -> (identifier: Detent.Identifier, height: CGFloat) {
    let heights = heights(in: layout)
    return heights.first { $0.identifier == selection } ?? heights[0]
  }

  /// Moves the sheet to the next larger or smaller detent, like a drag. At the largest detent,
  /// dragging up has no effect. At the smallest detent, dragging down dismisses the controller.
  package final func drag(up isUp: Bool) {
    let heights = heights
    let index = heights.firstIndex { $0.identifier == current.identifier } ?? 0
    if isUp {
      guard index + 1 < heights.count else { return }
      select(heights[index + 1].identifier)
    } else if index > 0 {
      select(heights[index - 1].identifier)
    } else {
      dismissByUser()
    }
  }

  private final func select(_ identifier: Detent.Identifier) {
    guard identifier != current.identifier else { return placeAgain() }
    selection = identifier
    placeAgain()
    container?.layoutIfNeeded()
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  // MARK: Dragging

  private final func follow(_ pan: UIPanGestureRecognizer) {
    guard let container else { return }
    switch pan.state {
    case .began:
      let heights = layout.isAttachedToEdge ? heights.map(\.height) : [sheetHeight]
      let start = layout.isAttachedToEdge ? current.height : sheetHeight
      drag = SheetDrag(
        heights: heights, start: start,
        extra: layout.isAttachedToEdge
          ? layout.safeArea.bottom : max(container.bounds.height - sheetFrame.maxY, 0),
        container: container.bounds.height, allowsDismissal: false)
      move(pan.translation(in: container).y)
    case .changed: move(pan.translation(in: container).y)
    case .ended:
      let rest = drag?.rest(velocity: pan.velocity(in: container).y)
      endDrag(at: rest)
    case .cancelled, .failed: endDrag(at: nil)
    default: break
    }
  }

  private final func move(_ translation: CGFloat) {
    guard var drag else { return }
    drag.translation = translation
    if drag.isBelowDetents, dismissal == nil, !drag.allowsDismissal, !wasRefused {
      beginDismissal()
      drag.allowsDismissal = dismissal != nil
    }
    self.drag = drag
    dismissal?.coordinator.update(drag.dismissedShare)
    placeAgain()
    container?.layoutIfNeeded()
  }

  /// Begins an interactive dismissal if the controller and the delegate allow it.
  private final func beginDismissal() {
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      wasRefused = true
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    dismissal = presentedViewController.beginDismissal()
    wasRefused = dismissal == nil
  }

  private final func endDrag(at rest: SheetDrag.Rest?) {
    guard drag != nil else { return }
    let (dismissal, refused) = (dismissal, wasRefused)
    let heights = heights
    let isAttached = layout.isAttachedToEdge
    drag = nil
    self.dismissal = nil
    wasRefused = false
    placeAgain()
    guard rest != .dismissal || dismissal == nil else {
      dismissal?.coordinator.endInteraction(cancelled: false)
      dismissal?.end(true)
      delegate?.presentationControllerDidDismiss(self)
      presentedViewController.didDismissByUser()
      return
    }
    dismissal?.coordinator.endInteraction(cancelled: true)
    dismissal?.end(false)
    switch rest {
    case .dismissal:
      if refused {
        delegate?.presentationControllerDidAttemptToDismiss(self)
      } else {
        dismissByUser()
      }
    case .detent(let index):
      if isAttached, heights.indices.contains(index) { select(heights[index].identifier) }
    case nil: break
    }
    container?.layoutIfNeeded()
  }

  private final var sheetFrame: CGRect { sheetFrame(in: layout) }

  private final func sheetFrame(in layout: SheetLayout) -> CGRect {
    let isDefault = detents.count == 1 && detents[0].identifier == .large
    return layout.frame(detent: isDefault ? nil : current(in: layout).height, metrics)
  }

  private final var sheetHeight: CGFloat { sheetFrame.height }

  // MARK: Layout

  private final var metrics: PresentationMetrics {
    traitCollection.systemVersion.presentationMetrics
  }

  private final var layout: SheetLayout { layout(in: container?.bounds.size ?? .zero) }

  private final func layout(in size: CGSize) -> SheetLayout {
    let traits = traitCollection
    return SheetLayout(
      container: size, safeArea: container?.safeAreaInsets ?? .zero,
      isWide: traits.horizontalSizeClass == .regular && traits.verticalSizeClass != .compact,
      isHigh: traits.verticalSizeClass != .compact,
      attachesToEdgeWhenLow: prefersEdgeAttachedInCompactHeight, isForm: !prefersPageSizing,
      preferredSize: preferredContentSize,
      usesPreferredWidth: widthFollowsPreferredContentSizeWhenEdgeAttached,
      keyboardHeight: keyboardHeight)
  }

  /// Returns the size of the sheet in a container of a size, in points. The safe area and the size
  /// classes have their values before the change.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { sheetFrame(in: layout(in: parentSize)).size }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard container != nil else { return .zero }
    guard let drag else { return sheetFrame }
    let frame = layout.isAttachedToEdge ? layout.frame(detent: drag.height, metrics) : sheetFrame
    return frame.offsetBy(dx: 0, dy: traitCollection.pixelGrid.rounded(drag.offset))
  }

  /// The card that contains the presented controller's view.
  open override var presentedView: UIView? {
    guard container != nil else { return super.presentedView }
    if let sheetView { return sheetView }
    guard let view = presentedViewController.view else { return nil }
    let sheetView = SheetView(view) { [weak self] in self?.follow($0) }
    sheetView.expandsByScrolling = { [weak self] in
      guard let self, prefersScrollingExpandsWhenScrolledToEdge, layout.isAttachedToEdge else {
        return false
      }
      return current.height < heights.last?.height ?? 0
    }
    self.sheetView = sheetView
    return sheetView
  }

  override var isElevated: Bool { true }
  override var avoidsKeyboard: Bool { true }
  open override var shouldRemovePresentersView: Bool { false }
  override var letsTouchesThrough: Bool { isUndimmed }

  private final var isUndimmed: Bool {
    guard let largestUndimmedDetentIdentifier else { return false }
    let heights = heights
    guard let limit = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return false }
    return current.height <= limit.height
  }

  override func placePresentedView() {
    super.placePresentedView()
    guard let sheetView else { return }
    let layout = layout
    let frame = sheetView.frame
    let isAttached = layout.isAttachedToEdge && frame.maxY >= layout.container.height
    let isFullScreen = frame.size == layout.container
    sheetView.setCorners(
      radius: isFullScreen ? 0 : (preferredCornerRadius ?? metrics.sheetCornerRadius).nonNegative,
      isAttached: isAttached)
    sheetView.showsGrabber = prefersGrabberVisible && layout.isAttachedToEdge
    dimmingView?.isHidden = isUndimmed || isFullScreen
    dimmingView?.alpha = 1 - (drag?.dismissedShare ?? 0)
    updateTintOfPresenter()
    recedePresenter()
  }

  /// The fraction of a presentation or dismissal in progress; 1 if the sheet is in place.
  private final var transitionShare: CGFloat = 1

  override func transitionDidProgress(_ share: CGFloat) {
    transitionShare = share
    recedePresenter()
  }

  /// Moves the view behind a sheet with full height back, on iOS 18.
  private final func recedePresenter() {
    let presenter = presentingViewController
    let sheet = (presenter.activePresentation as? UISheetPresentationController)?.sheetView
    let view = container?.superview == nil ? nil : sheet ?? presenter.viewIfLoaded
    if behind !== view { behind?.recededCard = nil }
    behind = view
    let fraction = min(max(recession + recessionRest, 0), 1)
    guard let view, let container, fraction > 0, view.bounds.width > 0 else {
      view?.recededCard = nil
      return
    }
    let inset = metrics.recededInset
    let scale = max(view.bounds.width - 2 * inset, 0) / view.bounds.width
    // The top of the receded card is visible above the largest sheet.
    let top = layout.frame(detent: nil, metrics).minY - metrics.sheetTopDistance
    view.recededCard = RecededCard(
      fraction: fraction, scale: scale, offset: top - view.convert(CGPoint.zero, to: container).y,
      cornerRadius: metrics.sheetCornerRadius, isOverBlack: sheet == nil)
  }

  /// The fraction by which the view behind the sheet has moved back, 0 to 1.
  private final var recession: CGFloat {
    guard metrics.recedesPresenter, layout.isAttachedToEdge, layout.isHigh, !isUndimmed else {
      return 0
    }
    let heights = heights
    guard let last = heights.last, last.height >= layout.maximumDetentValue(metrics) else {
      return 0
    }
    let height = drag?.height ?? current.height
    let share: CGFloat
    if heights.count > 1 {
      let former = heights[heights.count - 2].height
      share =
        last.height > former ? min(max((height - former) / (last.height - former), 0), 1) : 1
    } else {
      share = 1
    }
    return share * (1 - (drag?.dismissedShare ?? 0)) * transitionShare
  }

  override var dimsTintOfPresenter: Bool { dimmingView?.isHidden == false }

  // MARK: Transitions

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container else { return }
    let view = DimmingView { [weak self] in self?.dismissByUser() }
    view.frame = container.bounds
    container.insertSubview(view, at: 0)
    dimmingView = view
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    transitionShare = 1
    behind?.recededCard = nil
    behind = nil
    sheetView = nil
    dimmingView = nil
  }
}
