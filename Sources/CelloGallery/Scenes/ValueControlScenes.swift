import CelloScenes
import UIKit

/// Controls that show and change a value, in their states.
enum ValueControlScenes {
  static let scenes: [Scene] = [
    scene("progress-views", "both styles of progress views, with colors of one's own") {
      [Float(0), 0.3, 1].map { bar(.default, $0) } + [bar(.bar, 0.6), tinted(bar(.default, 0.6))]
    },
    scene("sliders", "sliders at both ends, touched, disabled, with images and other colors") {
      [
        slider(0), slider(0.5), slider(1), disabled(slider(0.5)), pressed(slider(0.5), x: 100),
        with(slider(0.3)) {
          $0.minimumValueImage = UIImage(systemName: "speaker.fill")
          $0.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
        },
        with(slider(0.7)) {
          $0.minimumTrackTintColor = .systemOrange
          $0.maximumTrackTintColor = .systemYellow
          $0.thumbTintColor = .systemTeal
        },
        with(slider(0.6)) {
          $0.setThumbImage(UIImage(systemName: "star.fill"), for: .normal)
        },
      ]
    },
    scene("steppers", "a stepper at both ends of its range, touched and disabled") {
      [
        stepper(0), stepper(50), stepper(100), disabled(stepper(50)), pressed(stepper(50), x: 80),
        with(stepper(50)) {
          $0.setIncrementImage(UIImage(systemName: "chevron.up"), for: .normal)
          $0.setDecrementImage(UIImage(systemName: "chevron.down"), for: .normal)
        },
      ]
    },
    scene("segmented-controls", "segments of titles and images, selected, touched and disabled") {
      let titles = ["Day", "Week", "Month"]
      return [
        segments(titles),
        with(segments(titles, selected: 0)) { $0.setEnabled(false, forSegmentAt: 2) },
        disabled(segments(titles, selected: 2)), pressed(segments(titles, selected: 0), x: 100),
        with(segments(["A", "A longer title"], selected: 1)) {
          $0.apportionsSegmentWidthsByContent = true
          $0.selectedSegmentTintColor = .systemYellow
        },
        segments(
          ["list.bullet", "square.grid.2x2"].map { UIImage(systemName: $0) as Any }, selected: 0),
      ]
    },
    scene("page-controls", "dots and images of pages, with backgrounds and a progress") {
      [
        pages(5, current: 0), pages(3, current: 2), disabled(pages(3, current: 1)),
        with(pages(4, current: 1)) { $0.backgroundStyle = .prominent },
        with(pages(3, current: 1)) {
          $0.pageIndicatorTintColor = .systemTeal
          $0.currentPageIndicatorTintColor = .systemOrange
          $0.preferredIndicatorImage = UIImage(systemName: "star.fill")
        },
        with(pages(3, current: 1)) {
          $0.progress = progress
          progress.currentProgress = 0.4
        },
        with(pages(3, current: 0)) { $0.direction = .bottomToTop },
      ]
    },
  ]

  // A page control keeps a strong reference to its progress. Only one page control shows it at a
  // time.
  @MainActor private static let progress = UIPageControlProgress()

  @MainActor private static func bar(
    _ style: UIProgressView.Style, _ progress: Float
  ) -> UIProgressView {
    let bar = FixedWidthProgressView(progressViewStyle: style)
    bar.progress = progress
    return bar
  }

  @MainActor private static func tinted(_ bar: UIProgressView) -> UIProgressView {
    bar.progressTintColor = .systemOrange
    bar.trackTintColor = .systemYellow
    return bar
  }

  @MainActor private static func slider(_ value: Float) -> UISlider {
    let slider = FixedWidthSlider()
    slider.value = value
    return slider
  }

  @MainActor private static func stepper(_ value: Double) -> UIStepper {
    let stepper = UIStepper()
    stepper.value = value
    return stepper
  }

  @MainActor private static func segments(
    _ items: [Any], selected: Int = UISegmentedControl.noSegment
  ) -> UISegmentedControl {
    let control = UISegmentedControl(items: items)
    control.selectedSegmentIndex = selected
    return control
  }

  @MainActor private static func pages(_ count: Int, current: Int) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    control.currentPage = current
    // The dots are white.
    control.backgroundColor = .systemGray2
    return control
  }

  @MainActor private static func with<Control: UIControl>(
    _ control: Control, _ change: (Control) -> Void
  ) -> Control {
    change(control)
    return control
  }

  @MainActor private static func disabled<Control: UIControl>(_ control: Control) -> Control {
    control.isEnabled = false
    return control
  }

  /// Returns a control that is being touched.
  @MainActor private static func pressed<Control: UIControl>(
    _ control: Control, x: CGFloat
  ) -> Control {
    control.sizeToFit()
    TouchSequence(in: control).begin(at: CGPoint(x: x, y: 10))
    return control
  }

  private static func scene(
    _ name: String, _ summary: String, _ make: @escaping @MainActor @Sendable () -> [UIView]
  ) -> Scene {
    ControlScenes.viewScene(name, summary) { FlowView(make()) }
  }
}

/// A progress view with a fixed width, for a line of views.
private final class FixedWidthProgressView: UIProgressView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 110, height: super.sizeThatFits(size).height)
  }
}

/// A slider with a fixed width, for a line of views.
private final class FixedWidthSlider: UISlider {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 164, height: super.sizeThatFits(size).height)
  }
}
