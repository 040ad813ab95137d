/// The progress of a page control's current page, which its indicator shows.
@MainActor @preconcurrency open class UIPageControlProgress: NSObject {
  /// The object that provides the progress of pages; `nil`, the default, for none.
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// The progress, clamped to the range from 0 to 1; NaN is treated as 0. 0 by default.
  open var currentProgress: Float = 0 {
    didSet { currentProgress = currentProgress > 0 ? min(currentProgress, 1) : 0 }
  }

  /// A Boolean value that indicates whether a page control shows the progress.
  open var isProgressVisible: Bool { control != nil }

  /// The control that shows the progress; `nil` for none.
  weak final var control: UIPageControl? {
    didSet {
      guard (control == nil) != (oldValue == nil) else { return }
      delegate?.pageControlProgressVisibilityDidChange(self)
    }
  }

  /// Creates a progress of 0.
  nonisolated public override init() { super.init() }

  /// Called when the current page changes.
  final func pageDidChange(to page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }
}

/// Provides the progress of pages. All methods are optional.
@MainActor @preconcurrency public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the progress at the start of a page; 0 by default.
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  /// Called when a page control starts or stops showing the progress.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// Returns 0.
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }
  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
