import Testing
import UIKit

@testable import CelloViews

/// Gestures of several fingers.
@MainActor struct MultipleTouchTests {
  @MainActor private final class Log {
    var lines: [String] = []
    func pinched(_ pinch: UIPinchGestureRecognizer) {
      lines.append("\(pinch.state) \(pinch.scale)")
    }
    func rotated(_ rotation: UIRotationGestureRecognizer) {
      lines.append("\(rotation.state) \((rotation.rotation * 100).rounded() / 100)")
    }
    func changed(_ recognizer: UIGestureRecognizer) { lines.append("\(recognizer.state)") }
  }

  private final class Touched: UIView {
    var counts: [Int] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      counts.append(touches.count)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      counts.append(-touches.count)
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let log = Log()

  private func points(_ x: CGFloat, _ other: CGFloat) -> [CGPoint] {
    [CGPoint(x: x, y: 100), CGPoint(x: other, y: 100)]
  }

  @Test("a pinch begins once the distance has changed, and its scale is that of the distances")
  func pinch() {
    let pinch = UIPinchGestureRecognizer(target: log, action: Log.pinched)
    root.addGestureRecognizer(pinch)
    let touches = TouchSequence(in: root)
    touches.begin(at: points(100, 140))
    #expect(pinch.numberOfTouches == 2)
    touches.move(to: points(99, 141), time: 0.1)
    #expect(log.lines.isEmpty)
    touches.move(to: points(90, 150), time: 0.2)
    touches.move(to: points(80, 160), time: 0.4)
    #expect(pinch.velocity == 2.5)
    #expect(pinch.location(in: root) == CGPoint(x: 120, y: 100))
    #expect(pinch.location(ofTouch: 1, in: root) == CGPoint(x: 160, y: 100))
    touches.end()
    #expect(log.lines == ["began 1.5", "changed 2.0", "ended 2.0"])
  }

  @Test("a scale that an app sets is where later changes start from")
  func setScale() {
    let pinch = UIPinchGestureRecognizer()
    root.addGestureRecognizer(pinch)
    let touches = TouchSequence(in: root)
    touches.begin(at: points(100, 140))
    touches.move(to: points(80, 160))
    pinch.scale = 1
    touches.move(to: points(60, 180))
    #expect(pinch.scale == 1.5)
    pinch.scale = .nan
    #expect(pinch.scale == 1.5)
    touches.move(to: [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 100)])
    #expect(pinch.scale > 0 && pinch.scale < 0.1)
    touches.end()
  }

  @Test("one finger does not pinch or rotate")
  func oneFinger() {
    root.addGestureRecognizer(UIPinchGestureRecognizer(target: log, action: Log.changed))
    root.addGestureRecognizer(UIRotationGestureRecognizer(target: log, action: Log.changed))
    let touch = TouchSequence(in: root)
    touch.begin(at: CGPoint(x: 10, y: 10))
    touch.move(to: CGPoint(x: 200, y: 200))
    touch.end()
    #expect(log.lines.isEmpty)
  }

  @Test("a rotation counts the angle, whole turns too")
  func rotation() {
    let rotation = UIRotationGestureRecognizer(target: log, action: Log.rotated)
    root.addGestureRecognizer(rotation)
    let touches = TouchSequence(in: root)
    let center = CGPoint(x: 150, y: 150)
    func points(_ angle: Double) -> [CGPoint] {
      let (cosine, sine) = angle.unitVector
      return [
        CGPoint(x: center.x - 50 * cosine, y: center.y - 50 * sine),
        CGPoint(x: center.x + 50 * cosine, y: center.y + 50 * sine),
      ]
    }
    touches.begin(at: points(0))
    touches.move(to: points(0.05), time: 0.1)
    #expect(log.lines.isEmpty)
    for step in 1...8 { touches.move(to: points(Double(step)), time: 0.1 + Double(step) / 2) }
    #expect((rotation.rotation - 8).magnitude < 1e-9)
    #expect((rotation.velocity - 2).magnitude < 1e-9)
    touches.end()
    #expect(log.lines.first == "began 1.0")
    #expect(log.lines.last == "ended 8.0")
  }

  @Test("a pinch and a rotation go on together only if a delegate permits it")
  func simultaneous() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let both = Both()
    for delegate in [nil, both] {
      let view = UIView(frame: root.bounds)
      let pinch = UIPinchGestureRecognizer()
      let rotation = UIRotationGestureRecognizer()
      pinch.delegate = delegate
      view.addGestureRecognizer(pinch)
      view.addGestureRecognizer(rotation)
      let touches = TouchSequence(in: view)
      touches.begin(at: points(100, 140))
      touches.move(to: [CGPoint(x: 80, y: 80), CGPoint(x: 160, y: 120)])
      #expect(pinch.state == .began)
      #expect(rotation.state == (delegate == nil ? .failed : .began))
      touches.end()
    }
  }

  @Test("a view receives one touch unless it receives several")
  func touchesOfViews() {
    let single = Touched(frame: root.bounds)
    root.addSubview(single)
    let touches = TouchSequence(in: root)
    touches.begin(at: points(100, 140))
    touches.end()
    #expect(single.counts == [1, -1])
    single.isMultipleTouchEnabled = true
    let more = TouchSequence(in: root)
    more.begin(at: points(100, 140))
    more.end()
    #expect(single.counts == [1, -1, 2, -2])
  }

  @Test("fingers in different views reach both, and the recognizers around them together")
  func differentViews() {
    let (left, right) = (Touched(), Touched())
    left.frame = CGRect(x: 0, y: 0, width: 150, height: 300)
    right.frame = CGRect(x: 150, y: 0, width: 150, height: 300)
    root.addSubview(left)
    root.addSubview(right)
    let tap = UITapGestureRecognizer(target: log, action: Log.changed)
    tap.numberOfTouchesRequired = 2
    tap.cancelsTouchesInView = false
    root.addGestureRecognizer(tap)
    let own = UITapGestureRecognizer()
    own.cancelsTouchesInView = false
    own.delaysTouchesEnded = false
    left.addGestureRecognizer(own)
    let touches = TouchSequence(in: root)
    touches.begin(at: points(100, 200))
    #expect(own.numberOfTouches == 1 && tap.numberOfTouches == 2)
    touches.end()
    #expect(left.counts.first == 1 && right.counts.first == 1)
    #expect(log.lines == ["ended"] || own.state == .ended)
  }

  @Test("a recognizer that follows a finger does not examine another one")
  func busy() {
    let pan = UIPanGestureRecognizer(target: log, action: Log.changed)
    root.addGestureRecognizer(pan)
    let first = TouchSequence(in: root)
    first.begin(at: CGPoint(x: 10, y: 10))
    first.move(to: CGPoint(x: 50, y: 10))
    let second = TouchSequence(in: root)
    second.begin(at: CGPoint(x: 200, y: 200))
    second.move(to: CGPoint(x: 250, y: 200))
    second.end()
    #expect(pan.translation(in: root) == CGPoint(x: 40, y: 0))
    first.end()
    #expect(log.lines == ["began", "ended"])
  }

  @Test("odd points do not stop the program", arguments: [CGFloat.nan, .infinity, -1e300])
  func oddPoints(value: CGFloat) {
    root.addGestureRecognizer(UIPinchGestureRecognizer())
    root.addGestureRecognizer(UIRotationGestureRecognizer())
    let touches = TouchSequence(in: root)
    touches.begin(at: points(100, 140))
    touches.move(to: [CGPoint(x: value, y: value), CGPoint(x: 10, y: value)])
    touches.move(to: points(100, 140))
    touches.end()
    touches.begin(at: [CGPoint]())
    touches.move(to: [CGPoint]())
    touches.end()
  }
}
