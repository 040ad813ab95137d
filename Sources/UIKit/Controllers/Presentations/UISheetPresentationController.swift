/// An object that presents a controller as a sheet.
///
/// In a narrow environment the sheet rises from the bottom edge to one of its ``detents``; in a wide
/// one it is in the middle; in a low one it covers the screen.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  private final var sheetView: SheetView?
  private final var dimmingView: DimmingView?
  private final var selection: Detent.Identifier?

  /// The heights at which the sheet rests; the full height by default. None is treated as the full
  /// height.
  open var detents: [Detent] = [.large()] { didSet { placeAgain() } }

  /// The detent at which the sheet is; `nil`, or one that is not among ``detents``, for the
  /// smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selection }
    set {
      selection = newValue
      placeAgain()
    }
  }

  /// The largest detent at which what is behind the sheet is not dimmed and can be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { placeAgain() } }

  /// Whether a handle is shown at the top of the sheet.
  open var prefersGrabberVisible = false { didSet { placeAgain() } }
  /// The radius of the corners; `nil` for that of the system.
  open var preferredCornerRadius: CGFloat? { didSet { placeAgain() } }
  /// Whether the sheet is at the bottom edge in a low environment instead of covering the screen.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { placeAgain() } }
  /// Whether a sheet at the bottom edge is as wide as its content prefers.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { placeAgain() } }
  /// Whether scrolling beyond the top of the content enlarges the sheet. It does not: fingers scroll
  /// the content.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a form sheet is as large as a page in a wide environment.
  open var prefersPageSizing = true
  /// The view from which a sheet in a wide environment comes. It has no effect on pictures.
  open weak var sourceView: UIView?

  /// Makes changes, which take place at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    container?.layoutIfNeeded()
  }

  /// Asks custom detents for their heights again.
  open func invalidateDetents() { placeAgain() }

  // MARK: Detents

  /// The detents with their heights, from the smallest on.
  private final var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let layout = layout
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

  /// The selected detent.
  private final var current: (identifier: Detent.Identifier, height: CGFloat) {
    let heights = heights
    return heights.first { $0.identifier == selection } ?? heights[0]
  }

  /// Moves the sheet to the next larger or smaller detent, as dragging it does. At the largest
  /// detent, dragging up has no effect; below the smallest, the controller is dismissed.
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
    selection = identifier
    placeAgain()
    container?.layoutIfNeeded()
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  // MARK: Layout

  private final var metrics: PresentationMetrics {
    traitCollection.systemVersion.presentationMetrics
  }

  private final var layout: SheetLayout {
    let traits = traitCollection
    return SheetLayout(
      container: container?.bounds.size ?? .zero, safeArea: container?.safeAreaInsets ?? .zero,
      isWide: traits.horizontalSizeClass == .regular && traits.verticalSizeClass != .compact,
      isHigh: traits.verticalSizeClass != .compact,
      attachesToEdgeWhenLow: prefersEdgeAttachedInCompactHeight, isForm: style == .formSheet,
      preferredSize: preferredContentSize,
      usesPreferredWidth: widthFollowsPreferredContentSizeWhenEdgeAttached,
      keyboardHeight: keyboardHeight)
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard container != nil else { return .zero }
    let isDefault = detents.count == 1 && detents[0].identifier == .large
    return layout.frame(detent: isDefault ? nil : current.height, metrics)
  }

  /// The card around the presented controller's view.
  open override var presentedView: UIView? {
    guard container != nil else { return super.presentedView }
    if let sheetView { return sheetView }
    guard let view = presentedViewController.view else { return nil }
    sheetView = SheetView(view) { [weak self] in self?.drag(up: $0) }
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
    updateTintOfPresenter()
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
    sheetView = nil
    dimmingView = nil
  }
}
