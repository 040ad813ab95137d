import Testing
@_spi(Cello) import UIKit

@MainActor struct UIViewPropertyAnimatorTests {
  private let view = UIView()

  private func animator() -> UIViewPropertyAnimator {
    let view = view
    view.alpha = 1
    return UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { view.alpha = 0.5 }
  }

  @Test("changes take place when the animator starts, and then its completion is called")
  func start() {
    let animator = animator()
    var log: [String] = []
    let view = view
    animator.addAnimations({ view.tag = 7 }, delayFactor: 0.5)
    animator.addCompletion { log.append("\($0) \(view.alpha) \(view.tag)") }
    #expect(view.alpha == 1)
    #expect(animator.state == .inactive)
    animator.startAnimation(afterDelay: 2)
    #expect(animator.delay == 2)
    #expect(log == ["end 0.5 7"])
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 0)
    // The animation block does not run again.
    view.alpha = 1
    animator.startAnimation()
    #expect(view.alpha == 1)
    #expect(log == ["end 0.5 7"])
  }

  @Test("a paused animator changes views when it continues")
  func pause() {
    let animator = animator()
    animator.fractionComplete = .nan
    #expect(animator.fractionComplete == 0)
    animator.fractionComplete = 3
    #expect(animator.fractionComplete == 1)
    animator.fractionComplete = 0.4
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(view.alpha == 0.5)
    #expect(view.layer.presentation()?.opacity == 0.8)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(view.alpha == 0.5)
    #expect(view.layer.presentation() === view.layer)
    #expect(animator.state == .inactive)
  }

  @Test("a paused animator shows all that it changes as far as it is, also of subviews")
  func showing() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let subview = UIView()
    view.addSubview(subview)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      view.frame = CGRect(x: 20, y: 0, width: 30, height: 10)
      view.backgroundColor = .white
      view.layer.cornerRadius = 8
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      UIView.performWithoutAnimation { subview.alpha = 0.5 }
      subview.isHidden = true
    }
    animator.fractionComplete = 0.5
    let shown = try #require(view.layer.presentation())
    #expect(shown.bounds.size == CGSize(width: 20, height: 10))
    #expect(shown.cornerRadius == 4)
    #expect(shown.backgroundColor?.alpha == 0.5)
    #expect(abs(shown.affineTransform().a - shown.affineTransform().b) < 1e-12)
    #expect(subview.layer.presentation() === subview.layer)
    #expect(view.layer.cornerRadius == 8)
    animator.stopAnimation(true)
    #expect(view.layer.presentation() === view.layer)
    #expect(view.layer.cornerRadius == 4)
    #expect(view.bounds.width == 20)
    #expect(view.backgroundColor?.cgColor.alpha == 0.5)
  }

  @Test("a view is drawn half-way, its content stretched")
  func drawing() throws {
    final class Painted: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.black.setFill()
        UIRectFill(rect)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.frame.size.width = 30
    }
    animator.fractionComplete = 0.5
    let bitmap = try DisplayListRecorder.record(root).render(scale: 1)
    #expect(bitmap[19, 5] == 0xff00_0000)
    #expect(bitmap[20, 5] == 0)
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.5)
    animator.fractionComplete = 0.75
    #expect(view.layer.presentation()?.bounds.width == 15)
    animator.startAnimation()
    #expect(view.frame.width == 10)
  }

  @Test("timing counts when a paused animator is not scrubbed linearly")
  func pace() throws {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [view] in view.alpha = 0 }
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    let opacity = try #require(view.layer.presentation()?.opacity)
    #expect(abs(opacity - (1 - 0.3153)) < 0.001)
    animator.scrubsLinearly = true
    #expect(view.layer.presentation()?.opacity == 0.5)
    animator.stopAnimation(true)
    let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { [view] in view.alpha = 0 }
    spring.scrubsLinearly = false
    spring.fractionComplete = 0.3
    #expect((view.layer.presentation()?.opacity ?? 1) < 0.05)
  }

  @Test("keyframes and delayed changes are shown in their part of the animation")
  func keyframes() {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(
        withDuration: 0, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            view.center.x = 10
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.center.x = 40
          }
        })
    }
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    for (fraction, x, opacity) in [(0.25, 5, 1), (0.75, 25, 0.5), (1, 40, 0)]
      as [(CGFloat, CGFloat, Float)]
    {
      animator.fractionComplete = fraction
      #expect(view.layer.presentation()?.position.x == x)
      #expect(view.layer.presentation()?.opacity == opacity)
    }
  }

  @Test("a reversed animator ends at the start")
  func reverse() {
    let animator = animator()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.pauseAnimation()
    animator.isReversed = true
    animator.startAnimation()
    #expect(view.alpha == 1)
    #expect(positions == [.start])
  }

  @Test(
    "a stopped animator finishes at a position",
    arguments: [
      (UIViewAnimatingPosition.end, 0.5), (.start, 1), (.current, 1),
    ] as [(UIViewAnimatingPosition, CGFloat)])
  func finish(position: UIViewAnimatingPosition, alpha: CGFloat) {
    let animator = animator()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.pauseAnimation()
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(positions.isEmpty)
    animator.finishAnimation(at: position)
    #expect(view.alpha == alpha)
    #expect(positions == [position])
    #expect(animator.state == .inactive)
  }

  @Test("an animator that is stopped without finishing calls no completion")
  func stopWithoutFinishing() {
    let animator = animator()
    animator.addCompletion { _ in Issue.record("A completion was called.") }
    animator.stopAnimation(true)
    animator.pauseAnimation()
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    animator.startAnimation()
    #expect(view.alpha == 1)
  }

  @Test("an animator that pauses at its end makes further changes at once, until it is stopped")
  func pauseOnCompletion() {
    let animator = animator()
    let view = view
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    #expect(view.alpha == 0.5)
    #expect(animator.state == .active)
    #expect(animator.fractionComplete == 1)
    animator.addAnimations { view.alpha = 0.2 }
    #expect(view.alpha == 0.2)
    #expect(positions.isEmpty)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(positions == [.end])
  }

  @Test("a running animator has made its changes, and an animator may start inside another")
  func running() {
    let view = view
    var log: [String] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0,
      animations: {
        view.alpha = 0
        UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.tag = 3 }.startAnimation()
      }, completion: { log.append("\($0) \(view.tag)") })
    #expect(view.alpha == 0)
    #expect(log == ["end 3"])
    #expect(animator.duration == 1)
  }

  @Test("changes that a change adds are made as well")
  func addingInsideChanges() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations {
      view.tag = 1
      animator.addAnimations { view.tag = 2 }
    }
    animator.startAnimation()
    #expect(view.tag == 2)
  }

  @Test("timings keep their parameters")
  func timings() {
    let builtin = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(builtin.timingCurveType == .builtin)
    #expect(builtin.controlPoint1 == CGPoint(x: 0.42, y: 0))
    let cubic = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(cubic.timingCurveType == .cubic)
    #expect(cubic.cubicTimingParameters === cubic)
    let spring = UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
    #expect(spring.timingCurveType == .spring)
    #expect(spring.initialVelocity == CGVector(dx: 1, dy: 2))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    #expect(animator.timingParameters === spring)
  }
}
