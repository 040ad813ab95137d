/// The progress of a page control that grows with time, and shows the next page at its end.
///
/// Time passes only where a test says so, with `SimulatedClock` or `Screen.wait(for:)`; no clock is
/// involved. The ``UIPageControlProgress/delegate`` may be a ``UIPageControlTimerProgressDelegate``.
@MainActor @preconcurrency open class UIPageControlTimerProgress: UIPageControlProgress {
  /// How long pages without a duration of their own are shown, in seconds.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one. Otherwise the timer stops there.
  open var resetsToInitialPageAfterEnd = false
  /// Whether the progress grows with time.
  open private(set) var isRunning = false

  private final var durations: [Int: TimeInterval] = [:]

  /// A timer that does not run yet.
  ///
  /// - Parameter preferredDuration: in seconds. A page whose duration is NaN, zero or negative is
  ///   left at once.
  nonisolated public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  open func resumeTimer() { isRunning = true }

  open func pauseTimer() { isRunning = false }

  /// Sets how long a page is shown, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// How long a page is shown, in seconds: its own duration or ``preferredDuration``.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  private final var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }

  /// The most pages that are shown while time passes once; a timer whose pages have no duration would
  /// go round for ever.
  private static let maxPageCount = 10_000

  /// Lets time pass.
  final func advance(by duration: TimeInterval) {
    var rest = duration
    for _ in 0..<Self.maxPageCount {
      // A delegate may have stopped the timer, or taken it from its control.
      guard isRunning, rest > 0, let control, control.numberOfPages > 0 else { return }
      let own = self.duration(forPage: control.currentPage)
      // Without NaN, which is not greater than 0; finite, so that sums are numbers.
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

  /// The page that follows one; `nil` at the end.
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

/// Follows a timer of a page control. All methods are optional.
@MainActor @preconcurrency
public protocol UIPageControlTimerProgressDelegate:
  UIPageControlProgressDelegate
{
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)

  /// Whether a page is shown at the end of the one before; otherwise the timer stops.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}

  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
