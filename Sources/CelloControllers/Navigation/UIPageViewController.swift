/// A container of pages, which users turn if there is a data source.
///
/// A page that is turned to appears when the finger first shows it, and the former one disappears
/// after the finger has been lifted.
open class UIPageViewController: UIViewController {
  public final let transitionStyle: TransitionStyle
  public final let navigationOrientation: NavigationOrientation
  /// Where curled pages are bound; `none` if pages scroll.
  open private(set) var spineLocation: SpineLocation
  /// Whether curled pages have content on their back.
  open var isDoubleSided = false

  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// What provides pages; without it, users cannot turn them.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { dataSourceDidChange() }
  }

  /// The pages that are shown: two with the spine in the middle, else one; none before they are
  /// set.
  open var viewControllers: [UIViewController]? { shown }

  /// The recognizers that turn curled pages; none if pages scroll.
  open private(set) var gestureRecognizers: [UIGestureRecognizer] = []

  final var shown: [UIViewController] = []
  /// The pages around those that are shown, once they were asked for.
  final var before: UIViewController??
  final var after: UIViewController??
  /// The page to which a finger is turning.
  final var pending: UIViewController?
  final let spacing: CGFloat
  /// Of pages that scroll; of curled pages it never moves.
  final let scrollView = UIScrollView()
  final let pageControl = UIPageControl()
  /// The size for which pages have places.
  private var placedSize: CGSize?

  /// A controller of curled pages, which turn horizontally.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// - Parameter options: of keys that the style does not have, and values of other types, the
  ///   defaults are taken: the spine `min` and no space.
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

  /// Always fails: controllers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

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

  /// Shows pages at once, and then calls the closure with `true`.
  ///
  /// Pages beyond those that the spine has room for are left out. The delegate is not notified.
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

/// The view of a page controller.
private final class PageContainerView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
