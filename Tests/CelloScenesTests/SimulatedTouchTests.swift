import CelloScenes
import Testing
@_spi(Cello) import UIKit

@MainActor struct SimulatedTouchTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @MainActor private final class Recorder {
    var events: [String] = []

    func recognized(_ recognizer: UIGestureRecognizer) {
      if recognizer.state == .began || recognizer.state == .recognized {
        events.append(recognizer.name ?? "")
      }
    }
  }

  private let recorder = Recorder()

  private func button(_ frame: CGRect) -> UIButton {
    let button = UIButton(frame: frame)
    let recorder = recorder
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside"),
      (.touchCancel, "cancel"),
    ] {
      button.addAction(UIAction { _ in recorder.events.append(name) }, for: event)
    }
    root.addSubview(button)
    return button
  }

  @Test("a tap reaches the control that is touched")
  func tap() {
    let button = button(CGRect(x: 20, y: 30, width: 100, height: 40))
    SimulatedTouch.tap(button)
    #expect(recorder.events == ["down", "inside"])
  }

  @Test("a view in front receives the touch")
  func covered() {
    let button = button(CGRect(x: 20, y: 30, width: 100, height: 40))
    root.addSubview(UIView(frame: root.bounds))
    SimulatedTouch.tap(button)
    #expect(recorder.events.isEmpty)
  }

  @Test("a finger that is lifted elsewhere, or canceled, does not activate a control")
  func leaving() {
    let button = button(CGRect(x: 20, y: 30, width: 100, height: 40))
    let finger = SimulatedTouch(on: button)
    finger.up()
    finger.move(to: .zero)
    #expect(recorder.events.isEmpty)
    finger.down(at: CGPoint(x: 50, y: 20))
    #expect(finger.touchedView === button)
    finger.move(to: CGPoint(x: 50, y: 190), steps: 4)
    finger.up()
    #expect(finger.touchedView == nil)
    #expect(recorder.events == ["down", "outside"])
    finger.down(at: CGPoint(x: 50, y: 20))
    finger.cancel()
    #expect(recorder.events.last == "cancel")
  }

  @Test("double taps, long presses and swipes are recognized")
  func gestures() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let press = UILongPressGestureRecognizer()
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .right
    for (name, recognizer) in [
      ("double", double), ("press", press), ("swipe", swipe),
    ] as [(String, UIGestureRecognizer)] {
      recognizer.name = name
      recognizer.addTarget(recorder, action: Recorder.recognized)
      root.addGestureRecognizer(recognizer)
    }
    SimulatedTouch.tap(root, count: 2)
    #expect(recorder.events == ["double"])
    SimulatedTouch.longPress(root)
    #expect(recorder.events == ["double", "press", "press"])
    let finger = SimulatedTouch(on: root)
    finger.down(at: CGPoint(x: 20, y: 100))
    finger.move(to: CGPoint(x: 180, y: 100), steps: 5, duration: 0.15)
    finger.up()
    #expect(recorder.events.last == "swipe")
  }

  @Test("a slider at any position follows the finger")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 30, y: 60, width: 120, height: 30))
    root.addSubview(slider)
    let finger = SimulatedTouch(on: slider)
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
    finger.down(at: CGPoint(x: thumb.midX, y: thumb.midY))
    finger.move(to: CGPoint(x: 120, y: 15))
    finger.up()
    #expect(slider.value == 1)
  }

  @Test("points outside, NaN and invalid counts have no effect")
  func oddValues() {
    let button = button(CGRect(x: 20, y: 30, width: 100, height: 40))
    for point in [
      CGPoint(x: 1e9, y: 0), CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 0, y: -CGFloat.infinity),
    ] {
      let finger = SimulatedTouch(on: button)
      finger.down(at: point, tapCount: -3)
      #expect(finger.touchedView == nil)
      finger.move(to: CGPoint(x: 5, y: 5), steps: -1, duration: -.infinity)
      finger.hold(for: .nan)
      finger.up()
    }
    SimulatedTouch.tap(button, count: 0)
    #expect(recorder.events == ["down", "inside"])
  }
}
