import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloControls

@MainActor struct UIPageControlTests {
  private func control(
    _ count: Int = 3, current: Int = 0, _ configure: (UIPageControl) -> Void = { _ in }
  ) -> UIPageControl {
    UITraitCollection.iPhone.modifyingTraits { $0.displayScale = 2 }.performingAsCurrent {
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
      control.numberOfPages = count
      control.currentPage = current
      configure(control)
      return control
    }
  }

  private func tap(_ control: UIPageControl, x: CGFloat, y: CGFloat = 13) {
    TouchSequence(in: control).tap(at: CGPoint(x: x, y: y))
  }

  @Test("pages and the current page stay in range")
  func range() {
    let control = UIPageControl()
    control.currentPage = 5
    #expect(control.currentPage == 0)
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    control.numberOfPages = .max
    #expect(control.intrinsicContentSize.width > 0)
  }

  @Test("the side of a tap determines whether it shows the next or the previous page")
  func taps() {
    var events = 0
    let control = control()
    control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    tap(control, x: 90)
    #expect(control.currentPage == 1)
    tap(control, x: 10)
    tap(control, x: 10)
    #expect(control.currentPage == 0 && events == 2)
    control.semanticContentAttribute = .forceRightToLeft
    tap(control, x: 10)
    #expect(control.currentPage == 1)
    control.direction = .bottomToTop
    tap(control, x: 10, y: 2)
    #expect(control.currentPage == 2)
    control.isEnabled = false
    tap(control, x: 10, y: 20)
    #expect(control.currentPage == 2)
  }

  @Test("a touch that moves follows the dots, unless that is off")
  func continuousInteraction() {
    let control = control()
    let touch = TouchSequence(in: control)
    touch.begin(at: CGPoint(x: 30, y: 13))
    #expect(control.interactionState == .discrete)
    touch.move(to: CGPoint(x: 50, y: 13))
    #expect(control.interactionState == .continuous && control.currentPage == 1)
    touch.move(to: CGPoint(x: 99, y: 13))
    touch.end()
    #expect(control.interactionState == .none && control.currentPage == 2)
    control.allowsContinuousInteraction = false
    touch.begin(at: CGPoint(x: 90, y: 13))
    touch.move(to: CGPoint(x: 10, y: 13))
    #expect(control.interactionState == .discrete)
    touch.end()
    #expect(control.currentPage == 1)
    touch.begin(at: CGPoint(x: 90, y: 13))
    touch.cancel()
    #expect(control.interactionState == .none && control.currentPage == 1)
  }

  /// Source: docs/measurements/controls.md#page-controls: the picture of two dots at 3x, whose
  /// left edges are 50 pixels apart, 37.5 pixels around the middle of the control.
  @Test("dots are where pictures of iOS have them")
  func measuredDots() {
    let control = control(2) {
      $0.traitOverrides.displayScale = 3
      $0.traitOverrides.systemVersion = .iOS18
    }
    control.frame.size.width = 100
    #expect(
      drawn(control) == """
        100×26 pt
        fill roundedRect (38.333, 10.333, 7, 7) radius 3.5 circular #ffffff
        fill roundedRect (55, 10.333, 7, 7) radius 3.5 circular #ffffff@0.45
        """)
  }

  @Test("the dot of the current page is emphasized, and the dots can have a background")
  func drawing() {
    let dots = """
      fill roundedRect (28, 9.5, 8, 8) radius 4 circular #ffffff@0.45
      fill roundedRect (46, 9.5, 8, 8) radius 4 circular #ffffff
      fill roundedRect (64, 9.5, 8, 8) radius 4 circular #ffffff@0.45
      """
    #expect(drawn(control(current: 1)) == "100×26 pt\n" + dots)
    let prominent = control(current: 1) { $0.backgroundStyle = .prominent }
    #expect(
      drawn(prominent)
        == "100×26 pt\nfill roundedRect (13, 0, 74, 26) radius 13 circular #787880@0.16\n" + dots)
    let own = control {
      $0.pageIndicatorTintColor = .red
      $0.currentPageIndicatorTintColor = .blue
    }
    #expect(drawn(own).contains("#ff0000") && drawn(own).contains("#0000ff"))
    #expect(DisplayListRecorder.record(control(0)).items.isEmpty)
  }

  @Test("a touched control has a background")
  func touchedBackground() {
    let control = control()
    let touch = TouchSequence(in: control)
    touch.begin(at: CGPoint(x: 30, y: 13))
    #expect(drawn(control).contains("roundedRect (13, 0, 74, 26)"))
    touch.cancel()
    control.backgroundStyle = .minimal
    touch.begin(at: CGPoint(x: 30, y: 13))
    #expect(!drawn(control).contains("roundedRect (13, 0, 74, 26)"))
  }

  @Test("images replace dots, for all pages, one page, and the current page")
  func images() {
    let (star, heart) = (UIImage(systemName: "star.fill")!, UIImage(systemName: "heart.fill")!)
    let control = control { $0.preferredIndicatorImage = star }
    #expect(control.indicatorImage(forPage: 2) == star)
    #expect(control.currentPageIndicatorImage(forPage: 0) == star)
    control.preferredCurrentPageIndicatorImage = heart
    control.setIndicatorImage(heart, forPage: 2)
    control.setCurrentPageIndicatorImage(star, forPage: 1)
    #expect(control.indicatorImage(forPage: 2) == heart)
    #expect(control.currentPageIndicatorImage(forPage: 0) == heart)
    #expect(control.currentPageIndicatorImage(forPage: 1) == star)
    #expect(!drawn(control).contains("roundedRect"))
    #expect(
      control.intrinsicContentSize.width
        > PageControlMetrics.dotOfiOS26 * 3 + 2 * PageControlMetrics.spacing)
  }

  @Test("a control with one page can hide itself")
  func hiding() {
    let control = control(1)
    #expect(!control.isHidden)
    control.hidesForSinglePage = true
    #expect(control.isHidden)
    control.numberOfPages = 2
    #expect(!control.isHidden)
  }

  private final class Delegate: NSObject, UIPageControlProgressDelegate {
    var changes = 0

    func pageControlProgress(
      _ progress: UIPageControlProgress, initialProgressForPage page: Int
    ) -> Float { Float(page) / 4 }

    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) { changes += 1 }
  }

  @Test("the indicator of the current page shows a progress")
  func progress() {
    let control = control()
    let progress = UIPageControlProgress()
    let delegate = Delegate()
    progress.delegate = delegate
    control.progress = progress
    #expect(progress.isProgressVisible && delegate.changes == 1)
    control.currentPage = 2
    #expect(progress.currentProgress == 0.5)
    let text = drawn(control)
    #expect(text.contains("fill roundedRect (56, 9.5, 24, 8) radius 4 circular #ffffff@0.45"))
    #expect(text.contains("fill rect (56, 9.5, 12, 8) #ffffff"))
    progress.currentProgress = .nan
    #expect(progress.currentProgress == 0)
    progress.currentProgress = 9
    #expect(progress.currentProgress == 1)
    control.progress = nil
    #expect(!progress.isProgressVisible && delegate.changes == 2)
  }

  @Test("assistive technologies read and change the page")
  func accessibility() {
    let control = control()
    #expect(control.accessibilityValue == "page 1 of 3")
    control.accessibilityIncrement()
    #expect(control.currentPage == 1)
    control.accessibilityDecrement()
    control.accessibilityDecrement()
    #expect(control.currentPage == 0)
  }
}
