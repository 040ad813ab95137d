import Testing
import UIKit

@testable import CelloViews

/// Tests of gestures that wait for other gestures, and of the touches that the view receives
/// Meanwhile.
@MainActor struct GestureDependenciesTests {
  @MainActor private final class Log {
    var lines: [String] = []
    func recognized(_ recognizer: UIGestureRecognizer) {
      lines.append("\(recognizer.name ?? "") \(recognizer.state)")
    }
  }

  private final class TouchedView: UIView {
    var lines: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("cancelled")
    }
  }

  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var required: [String] = []
    var requiring: [String] = []
    var receivesEvents = true

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { required.contains(otherGestureRecognizer.name ?? "") }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requiring.contains(otherGestureRecognizer.name ?? "") }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { receivesEvents }
  }

  private let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let log = Log()
  private let delegate = Delegate()
  private let place = CGPoint(x: 50, y: 50)

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(log, action: Log.recognized)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func taps() -> (single: UITapGestureRecognizer, double: UITapGestureRecognizer) {
    let single = add(UITapGestureRecognizer(), "single")
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    return (single, double)
  }

  private func tap(count: Int = 1, isFollowedByTap: Bool = false) {
    let touch = TouchSequence(in: view)
    touch.begin(at: place, tapCount: count)
    touch.end(isFollowedByTap: isFollowedByTap)
  }

  @Test("a tap that requires a double tap to fail is recognized when no second tap follows")
  func singleTap() {
    let (single, double) = taps()
    single.require(toFail: double)
    tap()
    #expect(log.lines == ["single ended"])
    #expect(double.state == .failed)
  }

  @Test("it fails when the double tap is recognized")
  func doubleTap() {
    let (single, double) = taps()
    single.require(toFail: double)
    tap(isFollowedByTap: true)
    #expect(log.lines.isEmpty)
    #expect(single.state == .possible)
    tap(count: 2)
    #expect(log.lines == ["double ended"])
    #expect(single.state == .failed)
  }

  @Test("it is recognized when the second tap moves")
  func movedSecondTap() {
    let (single, double) = taps()
    single.require(toFail: double)
    tap(isFollowedByTap: true)
    let touch = TouchSequence(in: view)
    touch.begin(at: place, tapCount: 2)
    touch.move(to: CGPoint(x: 150, y: 50))
    #expect(log.lines == ["single ended"])
    touch.end()
    #expect(log.lines == ["single ended"])
  }

  @Test("without a requirement, both taps are recognized in turn")
  func independentTaps() {
    _ = taps()
    tap(isFollowedByTap: true)
    tap(count: 2)
    #expect(log.lines == ["single ended", "single ended"])
  }

  @Test("a delegate of either recognizer makes one wait for the other", arguments: [true, false])
  func delegateRequirement(asksWaiting: Bool) {
    let (single, double) = taps()
    if asksWaiting {
      delegate.required = ["double"]
      single.delegate = delegate
    } else {
      delegate.requiring = ["single"]
      double.delegate = delegate
    }
    tap(isFollowedByTap: true)
    #expect(log.lines.isEmpty)
    tap(count: 2)
    #expect(log.lines == ["double ended"])
  }

  @Test("recognizers that wait for each other both fail")
  func cycle() {
    let (single, double) = taps()
    single.require(toFail: double)
    double.require(toFail: single)
    tap(count: 2)
    #expect(log.lines.isEmpty)
    #expect(single.state == .failed)
    #expect(double.state == .failed)
  }

  @Test("a recognizer that does not examine the touch is not waited for")
  func otherView() {
    let (single, _) = taps()
    let elsewhere = UITapGestureRecognizer()
    single.require(toFail: elsewhere)
    tap()
    #expect(log.lines == ["single ended"])
  }

  @Test("a pan begins where the swipe that it waits for has failed, with the whole movement")
  func panAfterSwipe() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = .right
    pan.require(toFail: swipe)
    let touch = TouchSequence(in: view)
    touch.begin(at: place)
    touch.move(to: CGPoint(x: 50, y: 120), time: 0.1)
    #expect(log.lines == ["pan began"])
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 70))
    touch.end(time: 0.2)
    #expect(log.lines == ["pan began", "pan ended"])
  }

  @Test("an undecided recognizer of the app delays one that waits until the finger is lifted")
  func undecided() {
    let (single, _) = taps()
    let custom = add(UIGestureRecognizer(), "custom")
    single.require(toFail: custom)
    let touch = TouchSequence(in: view)
    touch.begin(at: place)
    touch.wait(until: 0.1)
    #expect(log.lines.isEmpty)
    touch.end()
    #expect(log.lines == ["single ended"])
  }

  @Test("canPrevent and canBePrevented let two gestures be recognized in one touch")
  func prevention() {
    final class Tolerant: UITapGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    final class Stubborn: UITapGestureRecognizer {
      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    _ = add(Tolerant(), "tolerant")
    _ = add(UITapGestureRecognizer(), "plain")
    _ = add(Stubborn(), "stubborn")
    _ = add(UITapGestureRecognizer(), "last")
    tap()
    #expect(log.lines == ["tolerant ended", "plain ended", "stubborn ended"])
  }

  @Test("a recognizer examines only touches of its types, and events that it and its delegate want")
  func examined() {
    let (single, _) = taps()
    single.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    tap()
    #expect(log.lines.isEmpty)
    single.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    delegate.receivesEvents = false
    single.delegate = delegate
    tap()
    #expect(log.lines.isEmpty)
    delegate.receivesEvents = true
    tap()
    #expect(log.lines == ["single ended"])
  }

  // MARK: The view

  @Test("the view's touch is canceled before its end when the tap is recognized")
  func canceledTouch() {
    _ = add(UITapGestureRecognizer(), "tap")
    tap()
    #expect(view.lines == ["began", "cancelled"])
  }

  @Test("a tap that does not delay the end of touches lets the view receive it")
  func undelayedEnd() {
    let (single, double) = taps()
    single.require(toFail: double)
    single.cancelsTouchesInView = false
    tap()
    #expect(view.lines == ["began", "ended"])
  }

  @Test("the first of two taps is taken from the view if the end of touches is delayed")
  func severalTaps() {
    let (_, double) = taps()
    view.removeGestureRecognizer(view.gestureRecognizers![0])
    tap(isFollowedByTap: true)
    #expect(view.lines == ["began", "cancelled"])
    view.lines = []
    double.delaysTouchesEnded = false
    tap(isFollowedByTap: true)
    #expect(view.lines == ["began", "ended"])
  }

  @Test("delayed touches reach the view once the gesture has failed, and not if it is recognized")
  func delayedTouches() {
    let recognizer = add(UITapGestureRecognizer(), "tap")
    recognizer.delaysTouchesBegan = true
    let touch = TouchSequence(in: view)
    touch.begin(at: place)
    #expect(view.lines.isEmpty)
    touch.move(to: CGPoint(x: 150, y: 50))
    #expect(view.lines == ["began", "moved"])
    touch.end()
    #expect(view.lines == ["began", "moved", "ended"])
    view.lines = []
    tap()
    #expect(view.lines.isEmpty)
    #expect(log.lines == ["tap ended"])
  }

  @Test("a scroll view decides whether a view in its content receives touches")
  func touchesShouldBegin() {
    final class Scroller: UIScrollView {
      var allows = false
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { allows }
    }
    let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroller.addSubview(view)
    TouchSequence(in: scroller).tap(at: place)
    #expect(view.lines.isEmpty)
    scroller.allows = true
    TouchSequence(in: scroller).tap(at: place)
    #expect(view.lines == ["began", "ended"])
  }

  @Test("a pan from an edge begins only there and inward")
  func edgePan() {
    let recognizer = add(UIScreenEdgePanGestureRecognizer(), "edge")
    recognizer.edges = [.left, .bottom]
    for (start, end, expected) in [
      (CGPoint(x: 5, y: 100), CGPoint(x: 80, y: 110), 2),
      (CGPoint(x: 5, y: 100), CGPoint(x: 10, y: 180), 0),
      (CGPoint(x: 40, y: 100), CGPoint(x: 120, y: 100), 0),
      (CGPoint(x: 295, y: 100), CGPoint(x: 200, y: 100), 0),
      (CGPoint(x: 100, y: 295), CGPoint(x: 100, y: 200), 2),
    ] {
      log.lines = []
      let touch = TouchSequence(in: view)
      touch.begin(at: start)
      touch.move(to: end)
      touch.end()
      #expect(log.lines.count == expected)
    }
  }

  @Test("a finger has the values of a pencil that stands upright")
  func fingers() {
    let touch = UITouch()
    #expect(touch.altitudeAngle == .pi / 2)
    #expect(touch.azimuthUnitVector(in: view) == CGVector(dx: 1, dy: 0))
    #expect(touch.estimatedProperties.isEmpty)
    #expect(touch.estimationUpdateIndex == nil)
    #expect(UIEvent().buttonMask.isEmpty)
    #expect(UIEvent.ButtonMask.button(2) == .secondary)
    #expect(UIEvent.ButtonMask.button(0).isEmpty)
  }
}
