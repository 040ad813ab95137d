import CelloRaster
import Testing
import UIKit

@MainActor struct UIStepperTests {
  private func stepper(_ configure: (UIStepper) -> Void = { _ in }) -> UIStepper {
    UITraitCollection.iPhone.modifyingTraits {
      $0.systemVersion = .iOS18
      $0.displayScale = 2
    }.performingAsCurrent {
      let stepper = UIStepper()
      configure(stepper)
      return stepper
    }
  }

  private func tap(_ stepper: UIStepper, x: CGFloat) {
    TouchSequence(in: stepper).tap(at: CGPoint(x: x, y: 10))
  }

  @Test("a new stepper is at 0 between 0 and 100, with steps of 1")
  func defaults() {
    let stepper = UIStepper()
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1)
    #expect(!stepper.wraps && stepper.autorepeat && stepper.isContinuous)
  }

  @Test("a tap on a side changes the value by a step, and sends an event only if it changes")
  func taps() {
    var count = 0
    let stepper = stepper { $0.maximumValue = 2 }
    stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    for _ in 0..<3 { tap(stepper, x: 80) }
    #expect(stepper.value == 2 && count == 2)
    tap(stepper, x: 10)
    #expect(stepper.value == 1 && count == 3)
    stepper.semanticContentAttribute = .forceRightToLeft
    tap(stepper, x: 10)
    #expect(stepper.value == 2)
    stepper.isEnabled = false
    tap(stepper, x: 80)
    #expect(stepper.value == 2 && count == 4)
  }

  @Test("a wrapping stepper continues at the other end")
  func wrapping() {
    let stepper = stepper {
      $0.maximumValue = 2
      $0.wraps = true
    }
    tap(stepper, x: 10)
    #expect(stepper.value == 2)
    tap(stepper, x: 80)
    #expect(stepper.value == 0)
  }

  @Test("a touch that is held repeats the step")
  func repetition() {
    var values: [Double] = []
    let stepper = stepper { $0.stepValue = 5 }
    stepper.addAction(
      UIAction { values.append(($0.sender as! UIStepper).value) }, for: .valueChanged)
    let touch = TouchSequence(in: stepper)
    touch.begin(at: CGPoint(x: 80, y: 10))
    touch.wait(until: 0.4)
    #expect(values.isEmpty)
    touch.wait(until: 0.75)
    #expect(values == [5, 10, 15])
    touch.end(time: 0.8)
    #expect(values == [5, 10, 15])
    touch.begin(at: CGPoint(x: 80, y: 10), time: 10)
    touch.wait(until: .infinity)
    touch.end()
    #expect(stepper.value == 100)
  }

  @Test("without continuous events, a held touch sends one at its end")
  func notContinuous() {
    var count = 0
    let stepper = stepper { $0.isContinuous = false }
    stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    let touch = TouchSequence(in: stepper)
    touch.begin(at: CGPoint(x: 80, y: 10))
    touch.wait(until: 0.7)
    #expect(stepper.value > 1 && count == 0)
    touch.end(time: 0.8)
    #expect(count == 1)
  }

  @Test("without repetition, a held touch is one step")
  func withoutRepetition() {
    let stepper = stepper { $0.autorepeat = false }
    let touch = TouchSequence(in: stepper)
    touch.begin(at: CGPoint(x: 80, y: 10))
    touch.wait(until: 3)
    touch.end(time: 3)
    #expect(stepper.value == 1)
  }

  @Test("the value stays in the range, and bad numbers are replaced")
  func oddNumbers() {
    let stepper = UIStepper()
    stepper.value = .infinity
    #expect(stepper.value == 100)
    stepper.value = .nan
    #expect(stepper.value == 0)
    stepper.minimumValue = 200
    #expect(stepper.maximumValue == 200 && stepper.value == 200)
    for step in [0, -1, Double.nan] {
      stepper.stepValue = step
      #expect(stepper.stepValue == 1)
    }
    stepper.frame.size = CGSize(width: 5, height: CGFloat.nan)
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
  }

  @Test("a sign is fainter at its end of the range")
  func drawing() {
    #expect(
      drawn(stepper()) == """
        94×32 pt
        fill roundedRect (0, 0, 94, 32) radius 8 continuous #767680@0.12
        fill rect (46.5, 7, 1, 18) #3c3c43@0.29
        fill rect (16.5, 15, 14, 2) #3c3c43@0.3
        fill rect (63.5, 15, 14, 2) #000000
        fill rect (69.5, 9, 2, 6) #000000
        fill rect (69.5, 17, 2, 6) #000000
        """)
    #expect(drawn(stepper { $0.wraps = true }).contains("fill rect (16.5, 15, 14, 2) #000000"))
    #expect(drawn(stepper { $0.isEnabled = false }).contains("group opacity 0.5"))
  }

  @Test("the touched side is highlighted")
  func highlight() {
    let stepper = stepper { $0.value = 5 }
    let touch = TouchSequence(in: stepper)
    touch.begin(at: CGPoint(x: 80, y: 10))
    #expect(drawn(stepper).contains("fill rect (47, 0, 47, 32) #787880@0.16"))
    touch.cancel()
    #expect(!drawn(stepper).contains("fill rect (47, 0, 47, 32)"))
    #expect(stepper.value == 5)
  }

  @Test("images replace the background, the divider and the signs")
  func images() {
    let image = UIImage(systemName: "star.fill")
    let stepper = stepper { $0.value = 5 }
    stepper.setBackgroundImage(image, for: .normal)
    stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal)
    stepper.setIncrementImage(image, for: .normal)
    stepper.setDecrementImage(image, for: .normal)
    #expect(!drawn(stepper).contains("rect ("))
    #expect(stepper.incrementImage(for: .highlighted) == image)
    #expect(stepper.decrementImage(for: .normal) == image)
    #expect(stepper.backgroundImage(for: .disabled) == image)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .disabled, rightSegmentState: .normal) == image)
    stepper.setIncrementImage(nil, for: .normal)
    #expect(drawn(stepper).contains("fill rect (63.5, 15, 14, 2)"))
  }

  @Test("assistive technologies change the value")
  func accessibility() {
    let stepper = stepper { $0.value = 5 }
    stepper.accessibilityIncrement()
    #expect(stepper.accessibilityValue == "6")
    stepper.accessibilityDecrement()
    #expect(stepper.value == 5)
    #expect(stepper.accessibilityTraits.contains(.adjustable))
  }
}
