import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

@MainActor struct CAAnimationTests {
  private let layer = CALayer()

  private final class Listener: NSObject, CAAnimationDelegate {
    var log: [String] = []

    func animationDidStart(_ anim: CAAnimation) {
      log.append("start \(anim.value(forKey: "name") ?? "")")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      log.append("stop \(flag)")
    }
  }

  private func fade(to value: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = value
    return animation
  }

  @Test("an animation takes place at once, its delegate is told, and it is removed")
  func ending() {
    let listener = Listener()
    let animation = fade(to: 0)
    animation.delegate = listener
    animation.setValue("fade", forKey: "name")
    layer.add(animation, forKey: "fade")
    #expect(listener.log == ["start fade", "stop true"])
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation() === layer)
  }

  @Test("an animation that stays and fills forward shows its last value")
  func filling() throws {
    let animation = fade(to: 0.25)
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.presentation()?.opacity == 1)
    animation.fillMode = .forwards
    layer.add(animation, forKey: "fade")
    #expect(layer.presentation()?.opacity == 0.25)
    #expect(layer.opacity == 1)
    animation.autoreverses = true
    layer.add(animation, forKey: "fade")
    #expect(layer.presentation()?.opacity == 1)
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.backgroundColor = UIColor.white.cgColor
    animation.autoreverses = false
    layer.add(animation, forKey: "fade")
    let items = DisplayListRecorder.items(of: layer)
    guard case .group(let group) = try #require(items.first) else { return #expect(Bool(false)) }
    #expect(group.opacity == 0.25)
    layer.removeAllAnimations()
    #expect(layer.animation(forKey: "fade") == nil)
    #expect(layer.presentation() === layer)
  }

  @Test(
    "values come from where an animation starts, ends or how far it goes",
    arguments: [
      (2.0, 6.0, nil, 6.0), (2, nil, 3, 5), (nil, 6, nil, 6), (nil, nil, 3, 13), (2, nil, nil, 10),
    ] as [(Double?, Double?, Double?, Double)])
  func endValues(from: Double?, to: Double?, by: Double?, expected: Double) {
    layer.cornerRadius = 10
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    #expect(layer.presentation()?.cornerRadius == CGFloat(expected))
    #expect(layer.animationKeys() == nil)
  }

  @Test("a stopped layer shows its animations at its time")
  func stoppedTime() {
    layer.speed = 0
    let listener = Listener()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 2
    animation.delegate = listener
    layer.add(animation, forKey: "move")
    #expect(layer.presentation()?.position.x == 0)
    layer.timeOffset = 0.5
    #expect(layer.presentation()?.position.x == 25)
    layer.timeOffset = 3
    #expect(layer.presentation()?.position.x == 0)
    #expect(listener.log == ["start "])
    layer.removeAnimation(forKey: "move")
    #expect(listener.log == ["start ", "stop false"])
  }

  @Test("an animation with a speed of 0 is shown at its own time, with its pace")
  func stoppedAnimation() throws {
    let animation = fade(to: 0)
    animation.speed = 0
    animation.duration = 1
    animation.timeOffset = 0.5
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    layer.add(animation, forKey: "fade")
    let opacity = try #require(layer.presentation()?.opacity)
    // The published ease-in curve has the value 0.315 at its middle.
    #expect(abs(opacity - (1 - 0.3153)) < 0.001)
  }

  @Test("an endless animation is shown as it begins")
  func endless() {
    let animation = fade(to: 0)
    animation.fromValue = 0.5
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "pulse")
    #expect(layer.presentation()?.opacity == 0.5)
    animation.repeatCount = .greatestFiniteMagnitude
    layer.add(animation, forKey: "pulse")
    #expect(layer.animationKeys() == ["pulse"])
  }

  @Test("repetitions may add up, and values to the property's own")
  func adding() {
    layer.position = CGPoint(x: 7, y: 1)
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = CGPoint.zero
    animation.toValue = NSValue(cgPoint: CGPoint(x: 10, y: 0))
    animation.isAdditive = true
    animation.isCumulative = true
    animation.repeatCount = 3
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "move")
    #expect(layer.presentation()?.position == CGPoint(x: 37, y: 1))
  }

  @Test("a group changes several properties, each in its own time")
  func group() {
    let late = fade(to: 0)
    late.beginTime = 1
    late.duration = 2
    late.fillMode = .both
    let group = CAAnimationGroup()
    let wide = CABasicAnimation(keyPath: "borderWidth")
    wide.toValue = 8
    group.animations = [late, wide]
    group.duration = 4
    group.speed = 0
    group.timeOffset = 2
    layer.add(group, forKey: "both")
    #expect(layer.presentation()?.opacity == 0.5)
    #expect(layer.presentation()?.borderWidth == 4)
  }

  @Test("transforms turn the shorter way, and have parts")
  func transforms() throws {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.toValue = Double.pi
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    layer.add(animation, forKey: "turn")
    let shown = try #require(layer.presentation()?.affineTransform())
    #expect(abs(shown.a + 2) < 1e-12 && abs(shown.d + 3) < 1e-12)
    let from = CATransform3DMakeRotation(0.1, 0, 0, 1)
    let to = CATransform3DMakeRotation(2 * .pi - 0.1, 0, 0, 1)
    let middle = CATransform3DGetAffineTransform(from.mixed(with: to, 0.5))
    #expect(abs(middle.a - 1) < 1e-12)
    let spin = CABasicAnimation(keyPath: "transform")
    spin.valueFunction = CAValueFunction(name: .scaleX)
    spin.fromValue = 1
    spin.toValue = 4
    spin.speed = 0
    spin.duration = 2
    spin.timeOffset = 1
    layer.removeAllAnimations()
    layer.add(spin, forKey: "scale")
    #expect(layer.presentation()?.affineTransform().a == 2.5)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "shear")) == nil)
  }

  @Test("values can be set and read by key paths, also the app's own")
  func keyPaths() {
    layer.setValue(CGFloat(0.5), forKeyPath: "opacity")
    layer.setValue(20, forKeyPath: "bounds.size.width")
    layer.setValue(2.0, forKeyPath: "transform.scale")
    layer.setValue("mine", forKey: "tag")
    layer.setValue("wrong", forKeyPath: "cornerRadius")
    #expect(layer.opacity == 0.5)
    #expect(layer.bounds.width == 20)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.value(forKey: "tag") as? String == "mine")
    #expect(layer.value(forKeyPath: "bounds.size.width") as? Double == 20)
    #expect(layer.value(forKeyPath: "unknown.path") == nil)
    #expect(layer.cornerRadius == 0)
    #expect(CALayer.defaultValue(forKey: "opacity") as? Double == 1)
    #expect(CALayer.defaultValue(forKey: "unknown") == nil)
    let view = UIView()
    view.layer.setValue(0.25, forKeyPath: "opacity")
    view.layer.setValue(CGPoint(x: 4, y: 5), forKeyPath: "position")
    #expect(view.alpha == 0.25)
    #expect(view.center == CGPoint(x: 4, y: 5))
  }

  @Test("odd animations change nothing and do not trap")
  func oddAnimations() {
    for keyPath in [nil, "", "nothing", "transform.rotation.w", "position.z", "colors"] {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.toValue = 5
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      animation.duration = .nan
      layer.add(animation, forKey: "odd")
      #expect(layer.presentation()?.opacity == 1)
    }
    let keyframes = CAKeyframeAnimation(keyPath: "opacity")
    keyframes.fillMode = .forwards
    keyframes.isRemovedOnCompletion = false
    for values in [nil, [], ["a"], [0.5]] as [[Any]?] {
      keyframes.values = values
      keyframes.keyTimes = [.init(value: Double.nan)]
      keyframes.calculationMode = .cubicPaced
      layer.add(keyframes, forKey: "odd")
      #expect((layer.presentation()?.opacity ?? 0) >= 0.5)
    }
    keyframes.path = CGPath(rect: .null, transform: nil)
    layer.add(keyframes, forKey: "odd")
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test("times of layers are converted by their beginnings, offsets and speeds")
  func times() {
    let inner = CALayer()
    layer.addSublayer(inner)
    layer.beginTime = 10
    layer.speed = 2
    inner.timeOffset = 5
    #expect(layer.convertTime(12, from: nil) == 4)
    #expect(inner.convertTime(12, from: nil) == 9)
    #expect(inner.convertTime(9, to: layer) == 4)
    #expect(layer.convertTime(4, to: nil) == 12)
    layer.speed = 0
    #expect(layer.convertTime(4, to: nil) == 10)
  }
}

@MainActor struct KeyframeTests {
  private let layer = CALayer()

  private func x(at share: Double, _ change: (CAKeyframeAnimation) -> Void) -> CGFloat? {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 40]
    animation.duration = 1
    animation.speed = 0
    animation.timeOffset = share
    change(animation)
    layer.add(animation, forKey: "x")
    return layer.presentation()?.position.x
  }

  @Test("values are reached at equal distances, or at given times")
  func times() {
    #expect(x(at: 0.25) { _ in } == 5)
    #expect(x(at: 0.75) { _ in } == 25)
    #expect(x(at: 0.25) { $0.keyTimes = [0, 0.25, 1] } == 10)
    #expect(x(at: 1) { _ in } == 40)
  }

  @Test("discrete values hold, paced ones are reached at a constant speed")
  func modes() {
    #expect(x(at: 0.3) { $0.calculationMode = .discrete } == 0)
    #expect(x(at: 0.4) { $0.calculationMode = .discrete } == 10)
    #expect(x(at: 0.5) { $0.calculationMode = .paced } == 20)
    #expect(
      x(at: 0.25) {
        $0.timingFunctions = [CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)]
      }.map { abs($0 - 5) < 1e-9 } == true)
  }

  @Test("cubic values pass the given ones on a smooth curve, which tension flattens")
  func cubic() {
    #expect(x(at: 0.5) { $0.calculationMode = .cubic } == 10)
    // A Hermite curve with the slopes 5 (the mean of 0 and 10) and 20 (the mean of 10 and 30).
    #expect(x(at: 0.25) { $0.calculationMode = .cubic } == 3.125)
    #expect(
      x(at: 0.25) {
        $0.calculationMode = .cubic
        $0.tensionValues = [1, 1, 1]
      } == 5)
  }

  @Test("a path is followed, and its direction turned to")
  func path() throws {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path.cgPath
    animation.rotationMode = .rotateAuto
    animation.duration = 1
    animation.speed = 0
    animation.timeOffset = 0.75
    layer.add(animation, forKey: "path")
    var shown = try #require(layer.presentation())
    #expect(shown.position == CGPoint(x: 10, y: 15))
    #expect(abs(shown.affineTransform().b - 1) < 1e-12)
    animation.calculationMode = .paced
    animation.timeOffset = 0.125
    layer.add(animation, forKey: "path")
    shown = try #require(layer.presentation())
    #expect(shown.position == CGPoint(x: 5, y: 0))
  }
}

struct SpringAnimationTests {
  @Test("the default spring settles when Core Animation's does")
  func settling() {
    // Source: the value of a new `CASpringAnimation` on iOS.
    #expect(abs(CASpringAnimation(keyPath: nil).settlingDuration - 1.4727003346780927) < 1e-12)
  }

  @Test("a spring goes beyond its end and comes to rest")
  func curve() {
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 10, velocity: 0)
    #expect(spring.place(at: 0) == 0)
    #expect(spring.place(at: 0.36) > 1.1)
    #expect(abs(spring.place(at: spring.settlingDuration) - 1) <= 0.001)
    for damping in [20.0, 40] {
      let slow = SpringCurve(mass: 1, stiffness: 100, damping: damping, velocity: 0)
      #expect(stride(from: 0.0, to: 3, by: 0.1).allSatisfy { slow.place(at: $0) <= 1 })
      #expect(abs(slow.place(at: slow.settlingDuration) - 1) <= 0.0011)
    }
    #expect(
      SpringCurve(mass: .nan, stiffness: -1, damping: .nan, velocity: .infinity)
        .settlingDuration == .infinity)
  }

  @Test("a spring is made for a duration and a bounce, and has them")
  func perceptual() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-12)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    let slow = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.3)
    #expect(abs(slow.bounce + 0.3) < 1e-12)
    #expect(slow.allowsOverdamping)
  }
}
