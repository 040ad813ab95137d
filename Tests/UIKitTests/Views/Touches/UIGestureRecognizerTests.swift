import Testing
@_spi(Cello) import UIKit

@MainActor struct UIGestureRecognizerTests {
  @MainActor private final class Log {
    var states: [UIGestureRecognizer.State] = []
    func changed(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let child = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
  private let log = Log()

  init() { root.addSubview(child) }

  private let inside = CGPoint(x: 50, y: 50)

  @Test("a tap on a subview is recognized, one that moves is not")
  func tap() {
    root.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Log.changed))
    let touch = TouchSequence(in: root)
    touch.begin(at: inside)
    #expect(touch.view === child)
    touch.move(to: CGPoint(x: 55, y: 50))
    touch.end()
    #expect(log.states == [.ended])
    let moved = TouchSequence(in: root)
    moved.begin(at: inside)
    moved.move(to: CGPoint(x: 80, y: 50))
    moved.end()
    #expect(log.states == [.ended])
  }

  @Test("two taps need a touch that is the second")
  func doubleTap() {
    let recognizer = UITapGestureRecognizer(target: log, action: Log.changed)
    recognizer.numberOfTapsRequired = 2
    child.addGestureRecognizer(recognizer)
    for (count, expected) in [(1, 0), (2, 1)] {
      let touch = TouchSequence(in: root)
      touch.begin(at: inside, tapCount: count)
      touch.end()
      #expect(log.states.count == expected)
    }
  }

  @Test("a long press begins after its time, and follows the finger")
  func longPress() {
    let recognizer = UILongPressGestureRecognizer(target: log, action: Log.changed)
    child.addGestureRecognizer(recognizer)
    let touch = TouchSequence(in: root)
    touch.begin(at: inside)
    touch.wait(until: 0.4)
    #expect(log.states.isEmpty)
    touch.wait(until: 0.5)
    touch.move(to: CGPoint(x: 90, y: 50))
    #expect(recognizer.location(in: child) == CGPoint(x: 80, y: 40))
    touch.end()
    #expect(log.states == [.began, .changed, .ended])
    let short = TouchSequence(in: root)
    short.begin(at: inside)
    short.end(time: 0.1)
    #expect(log.states.count == 3)
  }

  @Test("a pan has a translation and a velocity")
  func pan() {
    let recognizer = UIPanGestureRecognizer(target: log, action: Log.changed)
    child.addGestureRecognizer(recognizer)
    let touch = TouchSequence(in: root)
    touch.begin(at: inside)
    touch.move(to: CGPoint(x: 70, y: 50), time: 0.5)
    touch.move(to: CGPoint(x: 80, y: 55), time: 1)
    #expect(recognizer.translation(in: root) == CGPoint(x: 30, y: 5))
    #expect(recognizer.velocity(in: root) == CGPoint(x: 20, y: 10))
    recognizer.setTranslation(.zero, in: root)
    touch.move(to: CGPoint(x: 81, y: 55), time: 2)
    #expect(recognizer.translation(in: root) == CGPoint(x: 1, y: 0))
    touch.cancel()
    #expect(log.states == [.began, .changed, .changed, .cancelled])
  }

  @Test(
    "a swipe is quick, long and in its direction",
    arguments: [
      (CGPoint(x: 110, y: 60), 0.2, true), (CGPoint(x: 110, y: 60), 0.8, false),
      (CGPoint(x: 60, y: 120), 0.2, false), (CGPoint(x: 110, y: 100), 0.2, false),
      (CGPoint(x: 80, y: 50), 0.2, false),
    ])
  func swipe(end: CGPoint, time: Double, isRecognized: Bool) {
    child.addGestureRecognizer(UISwipeGestureRecognizer(target: log, action: Log.changed))
    let touch = TouchSequence(in: root)
    touch.begin(at: inside)
    touch.move(to: end, time: time)
    touch.end()
    #expect(log.states == (isRecognized ? [.ended] : []))
  }

  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var allows = true
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
  }

  @Test("a delegate can forbid a gesture, and a disabled recognizer sees no touches")
  func forbidden() {
    let delegate = Delegate()
    let recognizer = UITapGestureRecognizer(target: log, action: Log.changed)
    recognizer.delegate = delegate
    child.addGestureRecognizer(recognizer)
    func tap() {
      let touch = TouchSequence(in: root)
      touch.begin(at: inside)
      touch.end()
    }
    delegate.allows = false
    tap()
    delegate.allows = true
    recognizer.isEnabled = false
    tap()
    #expect(log.states.isEmpty)
    recognizer.isEnabled = true
    tap()
    #expect(log.states == [.ended])
    child.removeGestureRecognizer(recognizer)
    #expect(child.gestureRecognizers == nil)
    tap()
    #expect(log.states == [.ended])
  }

  @Test("a recognized gesture cancels the touch of the control below it")
  func canceling() {
    let control = UIControl(frame: child.frame)
    root.addSubview(control)
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    root.addGestureRecognizer(UIPanGestureRecognizer(target: log, action: Log.changed))
    let touch = TouchSequence(in: root)
    touch.begin(at: inside)
    #expect(control.isHighlighted)
    touch.move(to: CGPoint(x: 90, y: 50))
    touch.end()
    #expect(events == ["cancel"])
    #expect(!control.isHighlighted)
  }
}
