/// A progress that increases with time and shows the next page at its end.
///
/// Time passes only when a test advances it with `SimulatedClock` or `Screen.wait(for:)`; no real
/// clock is used. The ``UIPageControlProgress/delegate`` may be a
/// ``UIPageControlTimerProgressDelegate``.
@MainActor @preconcurrency open class UIPageControlTimerProgress: UIPageControlProgress {
  /// The duration of pages without a custom duration, in seconds.
  open var preferredDuration: TimeInterval
  /// A Boolean value that indicates whether the first page follows the last page; `false` by
  /// default. Otherwise the timer stops at the last page.
  open var resetsToInitialPageAfterEnd = false
  /// A Boolean value that indicates whether the timer is running; `false` at first.
  open private(set) var isRunning = false

  private final var durations: [Int: TimeInterval] = [:]

  /// Creates a timer that is not running.
  ///
  /// - Parameter preferredDuration: The duration of pages in seconds. If the duration of a page is
  ///   NaN, zero or negative, the next page follows at once.
  nonisolated public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Starts or continues the timer.
  open func resumeTimer() { isRunning = true }

  /// Pauses the timer.
  open func pauseTimer() { isRunning = false }

  /// Sets the duration of a page, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// Returns the duration of a page in seconds: its own duration or ``preferredDuration``.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  private final var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }

  /// The maximum number of pages that are shown during one advance. It ends the loop of a timer
  /// whose pages have no duration.
  private static let maxPageCount = 10_000

  /// Advances the time by a duration in seconds.
  final func advance(by duration: TimeInterval) {
    var rest = duration
    for _ in 0..<Self.maxPageCount {
      // The delegate may have stopped the timer or removed it from its control.
      guard isRunning, rest > 0, let control, control.numberOfPages > 0 else { return }
      let own = self.duration(forPage: control.currentPage)
      // NaN becomes 0, and infinity becomes finite so that sums are numbers.
      let length = own > 0 ? min(own, 1e12) : 0
      let progress = TimeInterval(currentProgress)
      let missing = length > 0 ? length * (1 - progress) : 0
      guard rest >= missing else {
        currentProgress = Float(progress + rest / length)
        timerDelegate?.pageControlTimerProgressDidChange(self)
        return
      }
      rest -= missing
      currentProgress = 1
      timerDelegate?.pageControlTimerProgressDidChange(self)
      guard isRunning, control === self.control else { return }
      guard let next = page(after: control.currentPage, of: control) else {
        isRunning = false
        return
      }
      guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
        isRunning = false
        return
      }
      if next == control.currentPage {
        pageDidChange(to: next)
      } else {
        control.change(to: next)
      }
    }
  }

  /// Returns the page after a page; `nil` at the end.
  private final func page(after page: Int, of control: UIPageControl) -> Int? {
    if page + 1 < control.numberOfPages { return page + 1 }
    return resetsToInitialPageAfterEnd ? 0 : nil
  }
}

extension UIPageControl: TimeFollowing {
  package func timeDidPass(_ duration: TimeInterval) {
    (progress as? UIPageControlTimerProgress)?.advance(by: duration)
  }
}

/// Responds to the timer of a page control. All methods are optional.
@MainActor @preconcurrency
public protocol UIPageControlTimerProgressDelegate:
  UIPageControlProgressDelegate
{
  /// Called when the timer changed the progress.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)

  /// Returns a Boolean value that indicates whether the next page is shown; `true` by default. For
  /// `false`, the timer stops.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}

  /// Returns `true`.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
