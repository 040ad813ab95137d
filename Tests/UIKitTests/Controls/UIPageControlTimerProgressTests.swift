import Testing
import UIKit

/// Timers of page controls.
@MainActor struct UIPageControlTimerProgressTests {
  private final class Log: NSObject, UIPageControlTimerProgressDelegate {
    var lines: [String] = []
    var lastPage = Int.max
    var initialProgress: Float = 0

    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
      lines.append("progress \(progress.currentProgress)")
    }

    func pageControlTimerProgress(
      _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool {
      lines.append("advance to \(page)?")
      return page <= lastPage
    }

    func pageControlProgress(
      _ progress: UIPageControlProgress, initialProgressForPage page: Int
    ) -> Float {
      lines.append("initial \(page)")
      return initialProgress
    }
  }

  private func control(
    pages: Int = 3, _ timer: UIPageControlTimerProgress
  ) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = pages
    control.progress = timer
    return control
  }

  @Test("a timer that was not resumed does not advance")
  func paused() {
    let timer = UIPageControlTimerProgress(preferredDuration: 4)
    let control = control(timer)
    control.letTimePass(3)
    #expect(!timer.isRunning && timer.currentProgress == 0)
    timer.resumeTimer()
    control.letTimePass(1)
    #expect(timer.isRunning && timer.currentProgress == 0.25)
    timer.pauseTimer()
    control.letTimePass(1)
    #expect(!timer.isRunning && timer.currentProgress == 0.25)
  }

  @Test("the next page is shown at the end, and the control sends an event")
  func advancing() {
    let timer = UIPageControlTimerProgress(preferredDuration: 2)
    timer.setDuration(4, forPage: 1)
    #expect(timer.duration(forPage: 0) == 2 && timer.duration(forPage: 1) == 4)
    let control = control(timer)
    var pages: [Int] = []
    control.addAction(
      UIAction { [unowned control] _ in pages.append(control.currentPage) }, for: .valueChanged)
    let log = Log()
    timer.delegate = log
    timer.resumeTimer()
    control.letTimePass(3)
    #expect(control.currentPage == 1 && pages == [1])
    #expect(timer.currentProgress == 0.25)
    #expect(
      log.lines == ["progress 1.0", "advance to 1?", "initial 1", "progress 0.25"])
  }

  @Test("the timer stops at the last page, or continues with the first page")
  func end() {
    let timer = UIPageControlTimerProgress(preferredDuration: 1)
    let control = control(timer)
    timer.resumeTimer()
    control.letTimePass(100)
    #expect(control.currentPage == 2 && !timer.isRunning && timer.currentProgress == 1)
    timer.resetsToInitialPageAfterEnd = true
    timer.resumeTimer()
    control.letTimePass(0.5)
    #expect(control.currentPage == 0 && timer.isRunning && timer.currentProgress == 0.5)
    control.letTimePass(3)
    #expect(control.currentPage == 0)
  }

  @Test("a delegate can refuse a page, and stop the timer")
  func refusal() {
    let timer = UIPageControlTimerProgress(preferredDuration: 1)
    let control = control(timer)
    let log = Log()
    log.lastPage = 1
    timer.delegate = log
    timer.resumeTimer()
    control.letTimePass(5)
    #expect(control.currentPage == 1 && !timer.isRunning && timer.currentProgress == 1)
  }

  @Test("the progress restarts for a page that the user selects")
  func otherPage() {
    let timer = UIPageControlTimerProgress(preferredDuration: 2)
    let control = control(timer)
    timer.resumeTimer()
    control.letTimePass(1)
    control.currentPage = 2
    #expect(timer.currentProgress == 0)
  }

  @Test(
    "invalid durations never cause a hang", arguments: [0, -1, .nan, .infinity] as [TimeInterval])
  func oddDurations(duration: TimeInterval) {
    let timer = UIPageControlTimerProgress(preferredDuration: duration)
    timer.resetsToInitialPageAfterEnd = true
    let control = control(timer)
    timer.resumeTimer()
    for time in [1, 0, -1, .nan, .infinity] as [TimeInterval] { control.letTimePass(time) }
    #expect((0..<3).contains(control.currentPage))
    #expect((0...1).contains(timer.currentProgress))
  }

  @Test("a timer without a control, or without pages, does nothing")
  func nothing() {
    let timer = UIPageControlTimerProgress(preferredDuration: 1)
    timer.resumeTimer()
    let control = control(pages: 0, timer)
    control.letTimePass(5)
    #expect(timer.currentProgress == 0)
    control.progress = nil
    control.letTimePass(5)
    #expect(!timer.isProgressVisible && timer.currentProgress == 0)
  }
}
