extension UIPageViewController {
  /// How one page gives way to another.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// Pages turn when the finger is lifted, or after a tap beside an edge; curled paper is not
    /// drawn.
    case pageCurl = 0
    case scroll = 1
  }

  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Whether a page comes after or before another.
  public enum NavigationDirection: Int, Hashable, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// Where curled pages are bound.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// Pages scroll.
    case none = 0
    case min = 1
    /// In the middle, between two pages that are shown together.
    case mid = 2
    case max = 3
  }

  /// An option of a new controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ``SpineLocation`` or its raw value, of curled pages.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance in points between pages that scroll.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// Provides the pages around the one that is shown.
@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another; `nil` if that is the first one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after another; `nil` if that is the last one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// The number of dots below pages that scroll horizontally; 0, the default, for no dots.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// The dot of the page that ``UIPageViewController/setViewControllers(_:direction:animated:completion:)``
  /// has set; 0 by default. The dots follow the fingers of users by themselves.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Receives notifications when the user turns pages.
@MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A finger begins to turn to pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// A finger has turned from pages, or was lifted before that.
  ///
  /// - Parameter completed: whether other pages are shown.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// The spine of curled pages in an orientation; that which the controller has, by default.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// The controller's own orientations by default.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// The controller's own orientation by default.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { pageViewController.ownOrientations }

  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { pageViewController.ownPreferredOrientation }
}
