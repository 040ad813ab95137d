import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

@MainActor struct AnimationTimelineTests {
  private let timeline = AnimationTimeline()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func shownX() -> CGFloat? { view.layer.presentation()?.position.x }

  private func move(
    to x: CGFloat, _ duration: TimeInterval = 1, options: UIView.AnimationOptions = .curveLinear,
    completion: ((Bool) -> Void)? = nil
  ) {
    timeline.perform {
      UIView.animate(
        withDuration: duration, delay: 0, options: options,
        animations: { view.center.x = x }, completion: completion)
    }
  }

  @Test("an animation takes its duration on a timeline, and none without it")
  func durations() {
    UIView.animate(withDuration: 1) { view.center.x = 105 }
    #expect(shownX() == 105)
    #expect(view.ownLayer?.animations.isEmpty ?? true)
    var log: [Bool] = []
    move(to: 205) { log.append($0) }
    #expect(view.center.x == 205)
    #expect(shownX() == 105)
    timeline.advance(to: 0.25)
    #expect(shownX() == 130)
    timeline.advance(to: 0.999)
    #expect(log == [])
    timeline.advance(to: 1)
    #expect(log == [true])
    #expect(shownX() == 205)
    #expect(timeline.animationCount == 0)
  }

  @Test("what is shown depends on the time alone, not on the steps")
  func steps() {
    func positions(_ times: [TimeInterval]) -> CGFloat? {
      let timeline = AnimationTimeline()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      timeline.perform { UIView.animate(withDuration: 0.7) { view.center.x = 77 } }
      for time in times { timeline.advance(to: time) }
      return view.layer.presentation()?.position.x
    }
    let expected = positions([0.3])
    #expect(expected != nil)
    #expect(positions([0.1, 0.2, 0.3]) == expected)
    #expect(positions((1...30).map { Double($0) / 100 }) == expected)
    // Another start of the process's clock gives the same values.
    MediaClock.advance(to: MediaClock.elapsedTime + 12.345)
    #expect(positions([0.3]) == expected)
  }

  @Test("an interrupting animation continues from what is shown, without a jump")
  func interruption() {
    move(to: 105)
    timeline.advance(to: 0.5)
    #expect(shownX() == 55)
    var isFinished: Bool?
    move(to: 5) { isFinished = $0 }
    #expect(shownX() == 55)
    // The first animation still moves by 50 per 0.5 s, the second one by -100 per 1 s.
    timeline.advance(to: 0.75)
    #expect(shownX() == 55)
    timeline.advance(to: 1)
    #expect(shownX() == 55)
    timeline.advance(to: 1.25)
    #expect(shownX() == 30)
    timeline.advance(to: 1.5)
    #expect(shownX() == 5)
    #expect(isFinished == true)
  }

  @Test("beginFromCurrentState replaces a running animation, which does not finish")
  func beginFromCurrentState() {
    var log: [String] = []
    move(to: 105) { log.append("first \($0)") }
    timeline.advance(to: 0.5)
    move(to: 5, options: [.curveLinear, .beginFromCurrentState]) { log.append("second \($0)") }
    #expect(shownX() == 55)
    timeline.advance(to: 0.5)
    #expect(log == ["first false"])
    timeline.advance(to: 1)
    #expect(shownX() == 30)
    timeline.advance(to: 2)
    #expect(log == ["first false", "second true"])
  }

  @Test("a delayed animation shows the former value until it begins")
  func delay() {
    timeline.perform {
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.alpha = 0 }
    }
    #expect(view.alpha == 0)
    timeline.advance(to: 0.5)
    #expect(view.layer.presentation()?.opacity == 1)
    timeline.advance(to: 1)
    #expect(view.layer.presentation()?.opacity == 0.5)
    timeline.advance(to: 1.5)
    #expect(view.layer.animations.isEmpty)
  }

  @Test("animations repeat and run backward")
  func repeating() {
    move(to: 105, options: [.curveLinear, .repeat, .autoreverse])
    timeline.advance(to: 0.25)
    #expect(shownX() == 30)
    timeline.advance(to: 1.75)
    #expect(shownX() == 30)
    timeline.advance(to: 1_000_000.25)
    #expect(shownX() == 30)
    #expect(timeline.animationCount == 1)
    // The animation ends when the view leaves its superview.
    let superview = UIView()
    superview.addSubview(view)
    timeline.perform { view.removeFromSuperview() }
    #expect(timeline.animationCount == 0)
    #expect(shownX() == 105)
  }

  @Test("an animation that reverses itself once ends with the final value, as on iOS")
  func autoreverse() {
    var ends: [TimeInterval] = []
    move(to: 105, options: [.curveLinear, .autoreverse]) { _ in ends.append(timeline.now) }
    timeline.advance(to: 1.5)
    #expect(shownX() == 55)
    timeline.advance(to: 2)
    #expect(ends == [2])
    #expect(shownX() == 105)
  }

  @Test("completion handlers are called at their times, in the order of time and then of calls")
  func order() {
    var log: [String] = []
    func run(_ name: String, _ duration: TimeInterval) {
      let other = UIView()
      UIView.animate(withDuration: duration) {
        other.alpha = 0
      } completion: { _ in
        log.append("\(name) \(timeline.now)")
        withExtendedLifetime(other) {}
      }
    }
    timeline.perform {
      run("a", 0.5)
      run("b", 0.25)
      run("c", 0.5)
      // Without changes, the handler does not wait.
      UIView.animate(withDuration: 9, animations: {}) { log.append("none \($0)") }
      UIView.animate(withDuration: 0) {
        view.alpha = 0.5
      } completion: {
        log.append("zero \($0)")
      }
    }
    #expect(log == [])
    timeline.advance(to: 0)
    #expect(log == ["none true", "zero true"])
    timeline.advance(to: 1)
    #expect(log == ["none true", "zero true", "b 0.25", "a 0.5", "c 0.5"])
  }

  @Test("an inner animation takes over the duration and the curve, unless it overrides them")
  func nesting() {
    let other = UIView()
    timeline.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        #expect(UIView.inheritedAnimationDuration == 1)
        UIView.animate(withDuration: 4) { view.alpha = 0 }
        UIView.animate(
          withDuration: 4, delay: 0,
          options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve]
        ) { other.alpha = 0 }
        UIView.performWithoutAnimation { view.center.x = 50 }
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    #expect(shownX() == 50)
    timeline.advance(to: 0.25)
    #expect(view.layer.presentation()?.opacity == 0.75)
    #expect(other.layer.presentation()?.opacity == 0.9375)
  }

  @Test("disabled animations change views at once")
  func disabled() {
    timeline.perform {
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      UIView.setAnimationsEnabled(true)
    }
    #expect(view.layer.animations.isEmpty)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("frames, colors, transforms, corners, borders and shadows move")
  func properties() {
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.layer.borderColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor
    timeline.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 20, y: 40, width: 30, height: 50)
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.transform = CGAffineTransform(translationX: 8, y: 0)
        view.layer.cornerRadius = 4
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 7
        view.layer.shadowOffset = CGSize(width: 0, height: 1)
      }
    }
    timeline.advance(to: 0.5)
    let shown = view.layer.presentation()
    #expect(shown?.bounds == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(shown?.position == CGPoint(x: 20, y: 35))
    #expect(shown?.affineTransform() == CGAffineTransform(translationX: 4, y: 0))
    #expect(shown?.backgroundColor?.components == [0.5, 0, 0.5, 1])
    #expect(shown?.cornerRadius == 2)
    #expect(shown?.borderWidth == 1)
    #expect(shown?.borderColor?.components == [0.5, 0.5, 0.5, 1])
    #expect(shown?.shadowOpacity == 0.5)
    #expect(shown?.shadowRadius == 5)
    #expect(shown?.shadowOffset == CGSize(width: 0, height: -1))
  }

  @Test("constraints move views if the block lays them out")
  func constraints() {
    let inner = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let leading = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    NSLayoutConstraint.activate([
      leading, inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    timeline.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        leading.constant = 40
        view.layoutIfNeeded()
      }
    }
    timeline.advance(to: 0.25)
    #expect(inner.layer.presentation()?.frame.minX == 10)
    #expect(inner.frame.minX == 40)
  }

  @Test("keyframes take place in their parts of the duration")
  func keyframes() {
    timeline.perform {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        options: KeyframeOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.center.x = 105
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 5
        }
      }
    }
    for (time, x) in [(0.0, 5.0), (0.25, 55), (0.5, 105), (0.75, 55), (1, 5)] {
      timeline.advance(to: time)
      #expect(shownX() == CGFloat(x))
    }
  }
  @Test(
    "cubic and paced keyframes pass through the values of all keyframes",
    arguments: [
      // The middle of the first of two steps to 10 and 40, with times in equal parts.
      (KeyframeOptions.calculationModeLinear, 0.25, 5.0), (.calculationModeCubic, 0.25, 3.125),
      // The first step is a quarter of the way.
      (.calculationModePaced, 0.25, 10), (.calculationModePaced, 0.625, 25),
      (.calculationModeCubicPaced, 0.25, 10), (.calculationModeDiscrete, 0.25, 10),
    ])
  private func keyframeModes(mode: KeyframeOptions, time: Double, expected: CGFloat) {
    view.center.x = 0
    var isFinished: Bool?
    timeline.perform {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        options: [
          mode, KeyframeOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
        ]
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.center.x = 10
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 40
        }
      } completion: {
        isFinished = $0
      }
    }
    timeline.advance(to: time)
    #expect(view.layer.presentation()?.position.x == expected)
    timeline.advance(to: 1)
    #expect(isFinished == true)
    #expect(view.layer.presentation()?.position.x == 40)
    #expect(timeline.animationCount == 0)
  }

  private typealias KeyframeOptions = UIView.KeyframeAnimationOptions

  @Test("a spring overshoots, and is completed when it rests")
  func spring() {
    var end: TimeInterval?
    timeline.perform {
      UIView.animate(springDuration: 0.5, bounce: 0.2) {
        view.center.x = 105
      } completion: { _ in
        end = timeline.now
      }
    }
    timeline.advance(to: 0.5)
    #expect(((shownX() ?? 0) - (5 + 100 * 1.010450574733)).magnitude < 1e-8)
    timeline.advance(to: 5)
    #expect(shownX() == 105)
    #expect((end ?? 0) > 0.5 && (end ?? 9) < 1.5)
  }

  @Test("an animation with a completion that starts it again for ever is cut off with a warning")
  func recursion() {
    var rounds = 0
    func pulse() {
      UIView.animate(withDuration: 0) {
        rounds += 1
      } completion: { _ in
        pulse()
      }
    }
    timeline.perform { pulse() }
    timeline.advance(to: 1)
    #expect(rounds > 50 && rounds < 200)
    #expect(
      AnimationTimeline.warnings.contains { $0.hasPrefix("An animation without a duration") })
  }

  @Test("odd durations and times neither hang nor trap")
  func oddNumbers() {
    for duration in [Double.nan, -1, .infinity, 1e300, Double.leastNonzeroMagnitude] {
      move(to: 105, duration)
      timeline.advance(by: .nan)
      timeline.advance(by: -1)
      timeline.advance(by: 1e-9)
      #expect(shownX()?.isFinite == true)
      timeline.advance(by: 1e12)
      #expect(shownX()?.isFinite == true)
      move(to: 5, 0)
    }
    timeline.finish()
    #expect(shownX() == 5)
    #expect(timeline.animationCount == 0)
  }

  @Test("ten thousand views are animated in a moment, and their handlers are called")
  func manyViews() {
    let views = (0..<10_000).map { _ in UIView() }
    var count = 0
    timeline.perform {
      for view in views {
        UIView.animate(withDuration: 1) {
          view.alpha = 0
        } completion: { _ in
          count += 1
        }
      }
    }
    timeline.advance(to: 0.5)
    #expect(timeline.animationCount == 10_000)
    timeline.advance(to: 1)
    #expect(count == 10_000)
    #expect(timeline.animationCount == 0)
  }

  @Test("a view that ends its life ends its animation")
  func lifetime() {
    weak var weakView: UIView?
    var log: [Bool] = []
    do {
      let view = UIView()
      weakView = view
      timeline.perform {
        UIView.animate(withDuration: 1) { [unowned view] in
          view.alpha = 0
        } completion: {
          log.append($0)
        }
      }
    }
    #expect(weakView == nil)
    timeline.advance(to: 1)
    #expect(log == [false])
  }

  // MARK: Layers

  private final class Listener: NSObject, CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
  }

  @Test("explicit animations run, and tell their delegate and their transaction")
  func explicit() {
    let layer = CALayer()
    let listener = Listener()
    var isComplete = false
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 2
    fade.delegate = listener
    timeline.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { isComplete = true }
      layer.add(fade, forKey: "fade")
      CATransaction.commit()
    }
    #expect(layer.animationKeys() == ["fade"])
    timeline.advance(to: 0.5)
    #expect(layer.presentation()?.opacity == 0.25)
    #expect(listener.log == ["start"])
    #expect(!isComplete)
    timeline.advance(to: 2)
    #expect(listener.log == ["start", "stop true"])
    #expect(isComplete)
    #expect(layer.animationKeys() == nil)
  }

  @Test("an animation begins at its begin time, on the clock of CACurrentMediaTime()")
  func beginTime() {
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 0.5
    fade.duration = 1
    fade.fillMode = .backwards
    timeline.perform {
      fade.beginTime = CACurrentMediaTime() + 0.1
      layer.add(fade, forKey: nil)
    }
    timeline.advance(to: 0.1)
    #expect(layer.presentation()?.opacity == 0)
    timeline.advance(to: 0.6)
    #expect(layer.presentation()?.opacity == 0.25)
    timeline.advance(to: 1.2)
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test("the time of a layer stops, and continues where it stopped")
  func pausedLayer() {
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 1
    timeline.perform { layer.add(fade, forKey: "fade") }
    timeline.advance(to: 0.25)
    timeline.perform {
      let time = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = time
    }
    timeline.advance(to: 10)
    #expect(layer.presentation()?.opacity == 0.25)
    timeline.perform {
      let time = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - time
    }
    timeline.advance(to: 10.25)
    #expect(layer.presentation()?.opacity == 0.5)
    timeline.advance(to: 10.75)
    #expect(layer.animationKeys() == nil)
  }

  @Test("changes of layers without views are animated, unless actions are disabled")
  func implicit() {
    let layer = CALayer()
    timeline.perform {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      layer.cornerRadius = 8
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      CATransaction.setDisableActions(true)
      layer.borderWidth = 3
      CATransaction.commit()
    }
    timeline.advance(to: 0.5)
    let shown = layer.presentation()
    #expect(shown?.opacity == 0.5)
    #expect(shown?.cornerRadius == 4)
    #expect(shown?.bounds.width == 10)
    #expect(shown?.borderWidth == 3)
    timeline.advance(to: 1)
    #expect(layer.animations.isEmpty)
    // A layer that is created now has not been on the screen.
    timeline.perform {
      let new = CALayer()
      new.opacity = 0.5
      #expect(new.animations.isEmpty)
    }
  }

  @Test("display links fire at each refresh")
  func displayLinks() {
    let counter = Counter()
    timeline.perform {
      let link = CADisplayLink(target: counter, selector: Counter.count)
      link.add(to: .main, forMode: .common)
      timeline.advance(to: 0.5)
      link.invalidate()
    }
    timeline.advance(to: 1)
    #expect(counter.times.count == 30)
    #expect(((counter.times.last ?? 0) - (timeline.mediaTime - 0.5)).magnitude < 1e-9)
  }

  @MainActor private final class Counter {
    var times: [TimeInterval] = []
    func count() { times.append(CACurrentMediaTime()) }
  }

  // MARK: Animators

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 105 }
  }

  @Test("a running animator moves, pauses, continues and is reversed")
  func animators() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    timeline.perform { animator.startAnimation() }
    #expect(animator.isRunning)
    timeline.advance(to: 0.25)
    #expect(shownX() == 30)
    #expect(animator.fractionComplete == 0.25)
    timeline.perform { animator.pauseAnimation() }
    #expect(!animator.isRunning)
    timeline.advance(to: 5)
    #expect(shownX() == 30)
    timeline.perform { animator.fractionComplete = 0.5 }
    #expect(shownX() == 55)
    timeline.perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    timeline.advance(to: 5.25)
    #expect(shownX() == 80)
    timeline.perform { animator.isReversed = true }
    #expect(shownX() == 80)
    timeline.advance(to: 5.5)
    #expect(shownX() == 55)
    #expect(ends == [])
    timeline.advance(to: 6)
    #expect(ends == [.start])
    #expect(view.center.x == 5)
    #expect(shownX() == 5)
  }

  @Test("a reversed animator shows the same frames backward")
  func reversed() {
    func frames(isReversed: Bool) -> [CGFloat?] {
      let timeline = AnimationTimeline()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 105 }
      animator.isReversed = isReversed
      timeline.perform { animator.startAnimation() }
      return (0...8).map {
        timeline.advance(to: Double($0) / 8)
        return view.layer.presentation()?.position.x
      }
    }
    #expect(frames(isReversed: true) == frames(isReversed: false).reversed())
  }

  @Test("an animator that is stopped keeps what it shows")
  func stopped() {
    let animator = animator(.easeInOut)
    timeline.perform { animator.startAnimation(afterDelay: 0.5) }
    timeline.advance(to: 1)
    let shown = shownX()
    #expect(shown.map { ($0 - 55).magnitude < 1e-9 } == true)
    timeline.perform { animator.stopAnimation(true) }
    #expect(view.center.x == shown)
    #expect(animator.state == .inactive)
    #expect(view.layer.animations.isEmpty)
  }
}
