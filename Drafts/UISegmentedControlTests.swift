import CelloRaster
import Testing

@testable import UIKit

@MainActor @Suite struct UISegmentedControlTests {
  private let control = UISegmentedControl(items: ["Day", "Week", UIImage(), 7])

  @Test("segments are made of titles and images, and their selection follows insertions")
  func segments() {
    #expect(control.numberOfSegments == 3)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: -5, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 2) == "Week")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: true)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 99
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.intrinsicContentSize == CGSize(width: 0, height: 32))
  }

  @Test("a touch selects the segment below it and sends an event")
  func touches() {
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    var values: [Int] = []
    control.addAction(
      UIAction { values.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9) },
      for: .valueChanged)
    func tap(_ x: CGFloat) {
      let touch = TouchSequence(in: control)
      touch.begin(at: CGPoint(x: x, y: 10))
      touch.end()
    }
    tap(150)
    tap(150)
    control.setEnabled(false, forSegmentAt: 2)
    tap(290)
    tap(10)
    #expect(values == [1, 0])
  }

  @Test("odd sizes neither trap nor lose the background")
  func oddSizes() {
    control.setWidth(.nan, forSegmentAt: 0)
    control.setWidth(1e9, forSegmentAt: 1)
    for width in [CGFloat(1), 10, 5000] {
      control.frame = CGRect(x: 0, y: 0, width: width, height: 32)
      #expect(!DisplayListRecorder.record(control).items.isEmpty)
    }
  }
}

@MainActor @Suite struct UIStepperTests {
  @Test("each side changes the value by a step within the range")
  func touches() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    var count = 0
    stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    func tap(_ x: CGFloat) {
      let touch = TouchSequence(in: stepper)
      touch.begin(at: CGPoint(x: x, y: 10))
      touch.end()
    }
    for _ in 0..<3 { tap(80) }
    #expect(stepper.value == 2 && count == 2)
    stepper.wraps = true
    tap(80)
    #expect(stepper.value == 0)
    tap(10)
    #expect(stepper.value == 2)
    stepper.stepValue = .nan
    #expect(stepper.stepValue == 1)
    stepper.value = .nan
    #expect(stepper.value == 0)
    stepper.frame.size = CGSize(width: 5, height: 5)
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
  }
}

@MainActor @Suite struct UIProgressViewTests {
  @Test("the part that is done starts at the leading edge")
  func progress() {
    let view = UIProgressView(progressViewStyle: .bar)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 2.5)
    view.traitOverrides.displayScale = 2
    func done() -> CGRect? {
      guard case .group(let group)? = DisplayListRecorder.record(view).items.first,
        group.items.count == 2, case .fill(let shape, _) = group.items[1]
      else { return nil }
      return shape.rect
    }
    #expect(done() == nil)
    view.setProgress(0.25, animated: true)
    #expect(done() == CGRect(x: 0, y: 0, width: 25, height: 2.5))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(done() == CGRect(x: 75, y: 0, width: 25, height: 2.5))
    for (value, expected) in [(Float.nan, Float(0)), (7, 1), (-1, 0)] {
      view.progress = value
      #expect(view.progress == expected)
    }
  }
}
