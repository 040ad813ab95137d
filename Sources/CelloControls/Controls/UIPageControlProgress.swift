/// The progress of the current page of a page control, which its indicator shows.
@MainActor @preconcurrency open class UIPageControlProgress: NSObject {
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// From 0 to 1; NaN is treated as 0.
  open var currentProgress: Float = 0 {
    didSet { currentProgress = currentProgress > 0 ? min(currentProgress, 1) : 0 }
  }

  /// Whether the indicator of a page control shows the progress.
  open var isProgressVisible: Bool { control != nil }

  /// The control that shows the progress.
  weak final var control: UIPageControl? {
    didSet {
      guard (control == nil) != (oldValue == nil) else { return }
      delegate?.pageControlProgressVisibilityDidChange(self)
    }
  }

  nonisolated public override init() { super.init() }

  /// The current page has changed.
  final func pageDidChange(to page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }
}

/// Provides the progress of pages. All methods are optional.
@MainActor @preconcurrency public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// The progress with which a page starts; 0 by default.
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
