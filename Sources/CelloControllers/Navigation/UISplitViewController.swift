/// A container view controller that shows controllers in columns, or in one stack in a
/// compact-width environment.
///
/// Each column is a navigation controller. If the app provides another controller, a navigation
/// controller is created for it.
open class UISplitViewController: UIViewController {
  /// The number of columns.
  open private(set) var style: Style
  /// A delegate that controls and observes the columns; `nil` by default.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The controllers that the app has set.
  private final var columns: [Column: UIViewController] = [:]
  /// The navigation controllers of the columns.
  private final var containers: [Column: UIViewController] = [:]
  /// The stack with all columns in a compact-width environment.
  private final var collapsedStack: UINavigationController?
  private final var wasCollapsed: Bool?
  private final var shownMode: DisplayMode?

  // Layout
  /// The preferred display mode; `automatic`, the default, selects a mode for the width.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { change(to: nil) } }
  }
  /// The mode that resulted from `show(_:)`, `hide(_:)` or the display mode button; `nil` for none.
  private final var changedMode: DisplayMode?
  /// The preferred arrangement of the columns; `automatic` by default.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The edge at which the primary column is placed; `leading` by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// A value for column widths that selects the system's width.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }
  /// The preferred width of the primary column, in points; `automaticDimension` by default.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  /// The preferred width of the primary column as a fraction of the view's width;
  /// `automaticDimension` by default. ``preferredPrimaryColumnWidth`` takes precedence.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { widthsDidChange() }
  }
  /// The minimum width of the primary column, in points; `automaticDimension`, the default, for no
  /// minimum.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  /// The maximum width of the primary column, in points; `automaticDimension`, the default, for no
  /// maximum.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  /// The preferred width of the supplementary column, in points; `automaticDimension` by default.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  /// The preferred width of the supplementary column as a fraction of the view's width;
  /// `automaticDimension` by default. ``preferredSupplementaryColumnWidth`` takes precedence.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { widthsDidChange() }
  }
  /// The minimum width of the supplementary column, in points; `automaticDimension`, the default,
  /// for no minimum.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  /// The maximum width of the supplementary column, in points; `automaticDimension`, the default,
  /// for no maximum.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { widthsDidChange() } }
  /// Stored only: the background of the primary column on Mac; `none` by default. Columns have no
  /// special background here.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// A Boolean value that indicates whether a swipe from the edge and the system's button can show
  /// a hidden column; `true` by default.
  open var presentsWithGesture = true { didSet { updateButtons() } }
  /// The visibility of the button in the outermost column that shows and hides columns; `automatic`
  /// by default.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { if displayModeButtonVisibility != oldValue { updateButtons() } }
  }
  /// A Boolean value that indicates whether the secondary column of a triple-column split view has
  /// a button that hides the other columns; `false` by default.
  open var showsSecondaryOnlyButton = false {
    didSet { if showsSecondaryOnlyButton != oldValue { updateButtons() } }
  }
  private final lazy var columnGesture = ColumnGesture(self)

  /// Creates a controller with the columns of a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for two view controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    style = coder.nib?.initialValue("style") ?? .unspecified
    super.init(coder: coder)
    coder.apply(to: self, as: UISplitViewController.self)
  }

  private final func widthsDidChange() { viewIfLoaded?.setNeedsLayout() }

  // MARK: Columns

  private final var order: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// Sets the controller of a column; `nil` removes it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let former = containers[column]
    columns[column] = vc
    guard former !== vc else { return }
    if wasCollapsed == true, column != .compact {
      expandStack()
      containers[column] = container(for: vc, in: column)
      collapse()
    } else {
      containers[column] = container(for: vc, in: column)
      updateChildren()
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the controller that was set for a column; `nil` for none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  private final func container(for vc: UIViewController?, in column: Column) -> UIViewController? {
    guard let vc else { return nil }
    if style == .unspecified || column == .compact || vc is UINavigationController { return vc }
    return UINavigationController(rootViewController: vc)
  }

  /// The controllers of the columns. Setting them sets the first controller as the primary and the
  /// last controller as the secondary controller.
  open var viewControllers: [UIViewController] {
    get { order.compactMap { columns[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      if style == .tripleColumn {
        setViewController(newValue.count > 2 ? newValue[1] : nil, for: .supplementary)
      }
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
    }
  }

  // MARK: Display mode

  /// A Boolean value that indicates whether all columns are collapsed into one stack, in a
  /// compact-width environment.
  open var isCollapsed: Bool { isCollapsedNow }

  private final var isCollapsedNow: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The current display mode.
  open var displayMode: DisplayMode {
    if isCollapsedNow { return .secondaryOnly }
    let mode = changedMode ?? preferredDisplayMode
    return mode == .automatic ? automaticMode : limited(mode)
  }

  private final var automaticMode: DisplayMode {
    let width = viewIfLoaded?.bounds.width ?? 0
    let shown: DisplayMode =
      style == .tripleColumn && width >= NavigationMetrics.leastTripleWidth
      ? .twoBesideSecondary : .oneBesideSecondary
    return preferredSplitBehavior == .overlay ? .secondaryOnly : shown
  }

  /// Returns the mode, restricted to modes with one additional column if there are only two
  /// columns.
  private final func limited(_ mode: DisplayMode) -> DisplayMode {
    guard style != .tripleColumn else { return mode }
    switch mode {
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return mode
    }
  }

  /// The current arrangement of the columns.
  open var splitBehavior: SplitBehavior {
    switch displayMode {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    default: preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
    }
  }

  private final func change(to mode: DisplayMode?) {
    changedMode = mode
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows a column beside or over the secondary column. In a compact-width environment, shows the
  /// column at the top of the stack.
  open func show(_ column: Column) {
    guard !isCollapsedNow else { return showInStack(column) }
    let side = SplitLayout.columns(of: displayMode, isTriple: style == .tripleColumn)
    guard column != .secondary, column != .compact, !side.contains(column) else { return }
    let overlays = preferredSplitBehavior == .overlay
    if style == .tripleColumn, column == .primary {
      change(
        to: preferredSplitBehavior == .displace
          ? .twoDisplaceSecondary : overlays ? .twoOverSecondary : .twoBesideSecondary)
    } else {
      change(to: overlays ? .oneOverSecondary : .oneBesideSecondary)
    }
  }

  /// Hides a column and the columns outside of it. In a compact-width environment, pops the column
  /// from the stack.
  open func hide(_ column: Column) {
    guard !isCollapsedNow else { return hideInStack(column) }
    let side = SplitLayout.columns(of: displayMode, isTriple: style == .tripleColumn)
    guard side.contains(column) else { return }
    let isOver = splitBehavior == .overlay
    change(
      to: style == .tripleColumn && column == .primary
        ? (isOver ? .oneOverSecondary : .oneBesideSecondary) : .secondaryOnly)
  }

  /// A button that shows and hides the column beside the secondary column.
  open var displayModeButtonItem: UIBarButtonItem { buttonItem }
  private final lazy var buttonItem: UIBarButtonItem = {
    let item = UIBarButtonItem(image: UIImage(systemName: "sidebar.leading"))
    item.accessibilityLabel = SystemString.sidebar.text
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      if let mode = delegate?.targetDisplayModeForAction(in: self), mode != .automatic {
        change(to: mode)
      } else if displayMode == .secondaryOnly {
        show(style == .tripleColumn ? .supplementary : .primary)
      } else {
        change(to: .secondaryOnly)
      }
    }
    return item
  }()

  private final lazy var secondaryOnlyItem: UIBarButtonItem = {
    let item = UIBarButtonItem(image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"))
    item.accessibilityLabel = SystemString.fullScreen.text
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      change(to: displayMode == .secondaryOnly ? nil : .secondaryOnly)
    }
    return item
  }()

  private final var showsDisplayModeButton: Bool {
    guard style != .unspecified, !isCollapsedNow else { return false }
    switch displayModeButtonVisibility {
    case .automatic: return presentsWithGesture
    case .never: return false
    case .always: return true
    }
  }

  /// Adds the system's buttons to the bars of the columns.
  private final func updateButtons() {
    guard isViewLoaded else { return }
    let side = SplitLayout.columns(of: displayMode, isTriple: style == .tripleColumn)
    let outermost = side.first ?? .secondary
    for column in order {
      guard let navigation = containers[column] as? UINavigationController else { continue }
      let isShown = column == outermost && showsDisplayModeButton
      let item: UIBarButtonItem? =
        if isShown {
          buttonItem
        } else if column == .secondary, showsSecondaryOnlyButton, style == .tripleColumn,
          !isCollapsedNow
        {
          secondaryOnlyItem
        } else {
          nil
        }
      // Do not add the button if the app shows it already.
      let items = (navigation.topViewController?.navigationItem).map {
        ($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? [])
      }
      navigation.navigationBar.systemItem =
        items?.contains(where: { $0 === item }) == true ? nil : item
    }
  }

  /// Shows a hidden column after a swipe from the edge.
  final func showHiddenColumn() {
    let side = SplitLayout.columns(of: displayMode, isTriple: style == .tripleColumn)
    if style == .tripleColumn, side.isEmpty { return show(.supplementary) }
    show(.primary)
  }

  /// A Boolean value that indicates whether a swipe can show a hidden column.
  final var canShowColumn: Bool {
    presentsWithGesture && !isCollapsedNow
      && SplitLayout.columns(of: displayMode, isTriple: style == .tripleColumn).count
        < order.count - 1
  }

  // MARK: Orientation

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Showing controllers

  /// Shows a controller in the primary column, unless the delegate shows it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if let collapsedStack, isCollapsedNow {
      collapsedStack.pushViewController(vc, animated: true)
    } else if let navigation = containers[.primary] as? UINavigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      setViewController(vc, for: .primary)
    }
  }

  /// Shows a controller in the secondary column, unless the delegate shows it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    setViewController(vc, for: .secondary)
    if isCollapsedNow { showInStack(.secondary) }
  }

  // MARK: Collapsing

  private final func controllers(of column: Column) -> [UIViewController] {
    guard let container = containers[column] else { return [] }
    guard let navigation = container as? UINavigationController else { return [container] }
    return navigation.viewControllers
  }

  /// The controllers that each column contributed to the collapsed stack.
  private final var contributions: [Column: [UIViewController]] = [:]
  private final var topColumn = Column.secondary
  /// A Boolean value that indicates whether the stack contains the secondary controller of two
  /// controllers, which the primary controller determines.
  final var stacksSecondary = false

  private final func collapse() {
    if containers[.compact] != nil {
      updateChildren()
      return
    }
    if style == .unspecified, let primary = delegate?.primaryViewController(forCollapsing: self),
      primary !== columns[.primary]
    {
      columns[.primary] = primary
      containers[.primary] = container(for: primary, in: .primary)
    }
    let proposed = order.last { containers[$0] != nil } ?? .primary
    var top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if style == .unspecified, let primary = columns[.primary], let secondary = columns[.secondary] {
      stacksSecondary = false
      if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true {
        primary.collapseSecondaryViewController(secondary, for: self)
      }
      if !stacksSecondary { top = .primary }
    }
    topColumn = top
    for column in order {
      contributions[column] = controllers(of: column)
      (containers[column] as? UINavigationController)?.setViewControllers([], animated: false)
    }
    let stack = UINavigationController(nibName: nil, bundle: nil)
    if let bar = (containers[.primary] as? UINavigationController)?.navigationBar {
      stack.navigationBar.prefersLargeTitles = bar.prefersLargeTitles
    }
    collapsedStack = stack
    updateChildren()
    stack.setViewControllers(stackControllers(upTo: top), animated: false)
  }

  private final func stackControllers(upTo top: Column) -> [UIViewController] {
    var result: [UIViewController] = []
    for column in order {
      result += contributions[column] ?? []
      if column == top { break }
    }
    return result
  }

  private final func showInStack(_ column: Column) {
    guard let collapsedStack else { return }
    topColumn = column
    collapsedStack.setViewControllers(stackControllers(upTo: column), animated: true)
  }

  private final func hideInStack(_ column: Column) {
    guard let collapsedStack, let first = contributions[column]?.first,
      let index = collapsedStack.viewControllers.firstIndex(of: first), index > 0
    else { return }
    collapsedStack.popToViewController(
      collapsedStack.viewControllers[index - 1], animated: true)
  }

  /// Moves the controllers of the stack back to the columns, including controllers that were pushed
  /// in the meantime.
  private final func expandStack() {
    guard let stack = collapsedStack else { return }
    let shown = stack.viewControllers
    stack.setViewControllers([], animated: false)
    var column = Column.primary
    var result: [Column: [UIViewController]] = [:]
    for controller in shown {
      if let owner = order.first(where: { contributions[$0]?.contains(controller) == true }) {
        column = owner
      }
      result[column, default: []].append(controller)
    }
    for column in order {
      let own = result[column] ?? contributions[column] ?? []
      if let navigation = containers[column] as? UINavigationController {
        navigation.setViewControllers(own, animated: false)
      }
    }
    contributions = [:]
    collapsedStack = nil
  }

  /// Gets the two controllers from the delegate or the primary controller after the stack is expanded.
  private final func separateColumns() {
    if let primary = delegate?.primaryViewController(forExpanding: self),
      primary !== columns[.primary]
    {
      columns[.primary] = primary
      containers[.primary] = container(for: primary, in: .primary)
    }
    guard let primary = columns[.primary],
      let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self),
      secondary !== columns[.secondary]
    else { return }
    columns[.secondary] = secondary
    containers[.secondary] = container(for: secondary, in: .secondary)
  }

  // MARK: Views

  /// The glass behind the primary column, which floats over the content on iOS 26.
  private final lazy var glass = FloatingColumnGlass()

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.layout = { [weak self] in self?.placeColumns() }
    container.addGestureRecognizer(columnGesture.recognizer)
    view = container
  }

  /// The controllers that are shown in the current environment, in any display mode.
  private final var shownContainers: [UIViewController] {
    if isCollapsedNow { return (containers[.compact] ?? collapsedStack).map { [$0] } ?? [] }
    return order.compactMap { containers[$0] }
  }

  private final func updateChildren() {
    let shown = shownContainers
    for child in children where !shown.contains(child) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in shown where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  private final func updateCollapse() {
    guard wasCollapsed != isCollapsedNow else { return }
    let isFirst = wasCollapsed == nil
    wasCollapsed = isCollapsedNow
    if isCollapsedNow {
      collapse()
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      expandStack()
      if !isFirst, style == .unspecified { separateColumns() }
      updateChildren()
      if !isFirst {
        let mode = displayMode
        let wanted =
          delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: mode)
          ?? mode
        if wanted != mode { changedMode = wanted }
        delegate?.splitViewControllerDidExpand(self)
      }
    }
  }

  private final func placeColumns() {
    updateCollapse()
    guard let view = viewIfLoaded else { return }
    updateButtons()
    columnGesture.update()
    if isCollapsedNow {
      glass.remove(from: containers[.primary]?.viewIfLoaded)
      if let controller = shownContainers.first {
        place(controller, SplitLayout.Place(column: .compact, frame: view.bounds))
      }
      return
    }
    let mode = displayMode
    announce(mode)
    var layout = SplitLayout(
      size: view.bounds.size, primaryWidth: primaryColumnWidth, grid: traitCollection.pixelGrid)
    layout.supplementaryWidth = style == .tripleColumn ? supplementaryColumnWidth : nil
    layout.isPrimaryRight = (primaryEdge == .trailing) != view.isRightToLeft
    if traitCollection.systemVersion == .iOS26 {
      layout.floatingInset = NavigationMetrics.floatingColumnInset
    }
    let places = layout.places(in: mode)
    for column in order where !places.contains(where: { $0.column == column }) {
      containers[column]?.viewIfLoaded?.removeFromSuperview()
    }
    for place in places {
      guard let controller = containers[place.column] else { continue }
      self.place(controller, place, isPrimaryRight: layout.isPrimaryRight)
    }
    let primaryView = containers[.primary]?.viewIfLoaded
    if layout.floatingInset > 0, let primaryView, primaryView.superview === view {
      glass.place(behind: primaryView, cornerRadius: NavigationMetrics.floatingColumnRadius)
    } else {
      glass.remove(from: primaryView)
    }
  }

  private final func place(
    _ controller: UIViewController, _ place: SplitLayout.Place, isPrimaryRight: Bool = false
  ) {
    guard let columnView = controller.view, let view else { return }
    columnView.translatesAutoresizingMaskIntoConstraints = true
    columnView.frame = place.frame
    var insets = UIEdgeInsets.zero
    if place.coveredWidth > 0 {
      let safeArea = view.safeAreaInsets
      if isPrimaryRight {
        insets.right = max(place.coveredWidth - safeArea.right, 0)
      } else {
        insets.left = max(place.coveredWidth - safeArea.left, 0)
      }
    }
    columnView.additionalSafeAreaInsets = insets
    if columnView.superview !== view { view.addSubview(columnView) }
    view.bringSubviewToFront(columnView)
  }

  private final func announce(_ mode: DisplayMode) {
    guard shownMode != mode else { return }
    let isTriple = style == .tripleColumn
    let former = shownMode.map { SplitLayout.columns(of: $0, isTriple: isTriple) } ?? []
    let new = SplitLayout.columns(of: mode, isTriple: isTriple)
    let isFirst = shownMode == nil
    shownMode = mode
    guard !isFirst else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    for column in new where !former.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in former where !new.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
  }

  // MARK: Widths

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat {
    width(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction,
      standard: NavigationMetrics.primaryColumnWidth,
      minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
  }

  /// The width of the supplementary column, in points; 0 if there is no such column.
  open var supplementaryColumnWidth: CGFloat {
    guard style == .tripleColumn else { return 0 }
    return width(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
      standard: NavigationMetrics.supplementaryColumnWidth,
      minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
  }

  /// Returns the preferred width, or else a fraction of the view's width, within limits. Negative
  /// values are automatic.
  private final func width(
    _ preferred: CGFloat, _ fraction: CGFloat, standard: CGFloat, _ minimum: CGFloat,
    _ maximum: CGFloat
  ) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    var width = standard
    if preferred >= 0 {
      width = preferred.clamped
    } else if fraction >= 0 {
      width = whole * min(fraction, 1)
    }
    if minimum >= 0 { width = max(width, minimum.clamped) }
    if maximum >= 0 { width = min(width, maximum.clamped) }
    return min(width, whole)
  }
}
