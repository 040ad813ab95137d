import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@MainActor struct UIProgressViewTests {
  private func bar(
    _ style: UIProgressView.Style = .default, _ systemVersion: SystemVersion = .iOS18
  ) -> UIProgressView {
    UITraitCollection.iPhone.modifyingTraits { $0.systemVersion = systemVersion }
      .performingAsCurrent {
        let bar = UIProgressView(progressViewStyle: style)
        bar.frame.size.width = 100
        return bar
      }
  }

  @Test("the part that is done covers the track from the leading edge")
  func drawing() {
    let bar = bar()
    #expect(
      drawn(bar) == """
        100×4 pt
        fill roundedRect (0, 0, 100, 4) radius 2 circular #787880@0.2
        """)
    bar.setProgress(0.25, animated: true)
    #expect(drawn(bar).hasSuffix("fill roundedRect (0, 0, 25, 4) radius 2 circular #007aff"))
    bar.semanticContentAttribute = .forceRightToLeft
    #expect(drawn(bar).hasSuffix("fill roundedRect (75, 0, 25, 4) radius 2 circular #007aff"))
    bar.progressTintColor = .red
    bar.trackTintColor = .green
    #expect(drawn(bar).contains("#00ff00") && drawn(bar).contains("#ff0000"))
  }

  @Test("the style for bars has no rounded ends, and iOS 26 a higher bar")
  func styles() {
    let flat = bar(.bar)
    flat.progress = 0.5
    #expect(drawn(flat).contains("fill rect (0, 0, 50, 2.5)"))
    #expect(bar(.default, .iOS26).bounds.height == 6)
    let style = bar()
    style.progressViewStyle = .bar
    #expect(style.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 2.5))
  }

  @Test("images replace the colors")
  func images() {
    let bar = bar()
    bar.progress = 1
    bar.progressImage = UIImage(systemName: "minus")
    bar.trackImage = UIImage(systemName: "minus")
    #expect(!drawn(bar).contains("roundedRect (0, 0, 100, 4)"))
    #expect(!DisplayListRecorder.record(bar).items.isEmpty)
  }

  @Test(
    "progress stays between 0 and 1",
    arguments: [(Float.nan, Float(0)), (7, 1), (-1, 0), (.infinity, 1), (0.5, 0.5)])
  func range(value: Float, expected: Float) {
    let bar = bar()
    bar.progress = value
    #expect(bar.progress == expected)
  }

  @Test("an observed progress is shown")
  func observedProgress() {
    let bar = bar()
    bar.progress = 0.1
    let task = Progress(totalUnitCount: 4)
    bar.observedProgress = task
    #expect(bar.progress == 0)
    task.completedUnitCount = 3
    #expect(bar.progress == 0.75)
    #expect(bar.accessibilityValue == "75%")
    bar.observedProgress = nil
    #expect(bar.progress == 0.1)
  }

  @Test("a bar without space draws nothing")
  func noRoom() {
    let bar = bar()
    bar.frame.size = .zero
    #expect(DisplayListRecorder.record(bar).items.isEmpty)
  }
}
