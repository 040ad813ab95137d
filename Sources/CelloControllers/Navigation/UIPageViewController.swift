/// A container view controller with pages, which the user can turn if there is a data source.
///
/// A page appears when a gesture first shows it. The former page disappears after the finger is
/// lifted.
open class UIPageViewController: UIViewController {
  /// The style of transitions between pages.
  open private(set) var transitionStyle: TransitionStyle
  /// The axis along which pages are arranged.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The location of the spine of curled pages; `none` if pages scroll.
  open private(set) var spineLocation: SpineLocation
  /// Stored only: a Boolean value that indicates whether curled pages have content on their back;
  /// `false` by default. The back of pages is not drawn.
  open var isDoubleSided = false

  /// A delegate that is notified when the user turns pages; `nil` by default.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The data source of pages; `nil`, the default, for pages that the user cannot turn.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { dataSourceDidChange() }
  }

  /// The shown pages: two pages if the spine is in the middle, otherwise one. The array is empty
  /// before pages are set.
  open var viewControllers: [UIViewController]? { shown }

  /// The gesture recognizers that turn curled pages; empty if pages scroll.
  open private(set) var gestureRecognizers: [UIGestureRecognizer] = []

  final var shown: [UIViewController] = []
  /// The pages before and after the shown pages; the outer `nil` if they are unknown.
  final var before: UIViewController??
  final var after: UIViewController??
  /// The page to which a gesture is turning; `nil` for none.
  final var pending: UIViewController?
  final let spacing: CGFloat
  /// The scroll view of the pages; with curled pages it never scrolls.
  final let scrollView = UIScrollView()
  final let pageControl = UIPageControl()
  /// The size for which the pages were placed; `nil` to place them again.
  private var placedSize: CGSize?

  /// Creates a controller with curled pages, which turn horizontally.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a controller without pages.
  ///
  /// - Parameters:
  ///   - style: the style of transitions.
  ///   - navigationOrientation: the axis along which pages are arranged.
  ///   - options: options for the style. Other options and values of other types are ignored. By
  ///     default, the spine location is `min` and there is no space between pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    if style == .scroll {
      spineLocation = .none
      let value = options?[.interPageSpacing]
      let number =
        value as? CGFloat ?? (value as? Int).map { CGFloat($0) }
        ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
      spacing = number > 0 && number.isFinite ? number : 0
    } else {
      let value = options?[.spineLocation]
      let location =
        value as? SpineLocation ?? (value as? Int).flatMap { SpineLocation(rawValue: $0) }
        ?? (value as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) }
      spineLocation = location == SpineLocation.none ? .min : location ?? .min
      spacing = 0
    }
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    let style = coder.nib?.initialValue("transitionStyle") ?? TransitionStyle.pageCurl
    transitionStyle = style
    navigationOrientation = coder.nib?.initialValue("navigationOrientation") ?? .horizontal
    let location = coder.nib?.initialValue("spineLocation") ?? SpineLocation.min
    spineLocation = style == .scroll ? .none : location == SpineLocation.none ? .min : location
    let space: CGFloat = coder.nib?.initialValue("pageSpacing") ?? 0
    spacing = style == .scroll && space > 0 && space.isFinite ? space : 0
    super.init(coder: coder)
    coder.apply(to: self, as: UIPageViewController.self)
  }

  open override func loadView() {
    let view = PageContainerView()
    view.onLayout = { [weak self] in self?.placePages() }
    self.view = view
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.clipsToBounds = true
    scrollView.scrollsToTop = false
    view.addSubview(scrollView)
    pageControl.isHidden = true
    pageControl.isUserInteractionEnabled = false
    view.addSubview(pageControl)
    addTurning()
    gestureRecognizers = turningRecognizers
    dataSourceDidChange()
    for page in shown { show(page) }
  }

  /// Shows pages immediately and then calls the completion with `true`.
  ///
  /// Only as many pages are shown as the spine location allows. The delegate is not notified.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    endTurning()
    let count = spineLocation == .mid ? 2 : 1
    let former = shown
    shown = Array((viewControllers ?? []).prefix(count))
    for page in former where !shown.contains(where: { $0 === page }) { leave(page) }
    forgetNeighbors()
    if isViewLoaded { for page in shown { show(page) } }
    for page in shown where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    updatePageControl()
    completion?(true)
  }

  // MARK: Orientations

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? ownOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? ownPreferredOrientation
  }

  final var ownOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
  final var ownPreferredOrientation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard transitionStyle == .pageCurl, let delegate else { return }
    let location = delegate.pageViewController(
      self, spineLocationFor: size.width > size.height ? .landscapeLeft : .portrait)
    spineLocation = location == SpineLocation.none ? .min : location
    setNeedsPlaces()
  }

  // MARK: Pages

  private func dataSourceDidChange() {
    forgetNeighbors()
    let bounces = dataSource != nil && transitionStyle == .scroll
    scrollView.alwaysBounceHorizontal = bounces && navigationOrientation == .horizontal
    scrollView.alwaysBounceVertical = bounces && navigationOrientation == .vertical
    updatePageControl()
  }

  private func forgetNeighbors() {
    before = nil
    after = nil
    setNeedsPlaces()
  }

  final func setNeedsPlaces() {
    placedSize = nil
    viewIfLoaded?.setNeedsLayout()
  }

  /// Adds a page and its view.
  final func show(_ page: UIViewController) {
    if page.parent !== self { addChild(page) }
    if page.view.superview !== scrollView { scrollView.addSubview(page.view) }
    page.didMove(toParent: self)
    setNeedsPlaces()
  }

  /// Removes a page and its view.
  final func leave(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  private func updatePageControl() {
    guard isViewLoaded, transitionStyle == .scroll, navigationOrientation == .horizontal else {
      return
    }
    let count = dataSource?.presentationCount(for: self) ?? 0
    pageControl.isHidden = count <= 0
    guard let dataSource, count > 0 else { return }
    pageControl.numberOfPages = count
    pageControl.currentPage = dataSource.presentationIndex(for: self)
    setNeedsPlaces()
  }

  private func placePages() {
    let size = view.bounds.size
    guard pending == nil, placedSize != size else { return }
    placedSize = size
    findNeighbors()
    arrangePages()
  }
}

/// The view of a page view controller.
private final class PageContainerView: UIView, SystemContainerView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
