extension UIPageViewController {
  /// The style of transitions between pages.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// Pages turn when the finger is lifted, or after a tap near an edge. The curl is not drawn.
    case pageCurl = 0
    case scroll = 1
  }

  /// The axis along which pages are arranged.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The direction of a transition between pages.
  public enum NavigationDirection: Int, Hashable, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// The location of the spine of curled pages.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// There is no spine, because pages scroll.
    case none = 0
    case min = 1
    /// The spine is in the middle, between two pages that are shown together.
    case mid = 2
    case max = 3
  }

  /// A key for an option of a new page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ``SpineLocation`` of curled pages, or its raw value.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between scrolling pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// A data source that provides the pages before and after the shown page.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before a page; `nil` if it is the first page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after a page; `nil` if it is the last page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of dots below pages that scroll horizontally; 0, the default, for no dots.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the index of the dot after a call of
  /// ``UIPageViewController/setViewControllers(_:direction:animated:completion:)``; 0 by default.
  /// The dots follow the user's gestures automatically.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0, for no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A delegate that is notified when the user turns pages.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a gesture begins to turn pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Called when a gesture has turned pages or was canceled.
  ///
  /// - Parameter completed: `true` if other pages are shown.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// Returns the location of the spine in an orientation; the current location by default.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// Returns the supported orientations; by default the orientations of the device.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// Returns the orientation in which the controller is presented; portrait by default.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}

  /// Returns the current location of the spine.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

  /// Returns the orientations of the device.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { pageViewController.ownOrientations }

  /// Returns the controller's preferred orientation.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { pageViewController.ownPreferredOrientation }
}
