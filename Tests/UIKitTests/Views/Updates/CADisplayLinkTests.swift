import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

@MainActor struct CADisplayLinkTests {
  @MainActor private final class Target {
    var times: [CFTimeInterval] = []
    var calls = 0
    var body: (CADisplayLink) -> Void = { _ in }

    func tick(_ link: CADisplayLink) {
      times.append(link.timestamp)
      body(link)
    }

    func tickWithoutLink() { calls += 1 }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("a link fires 60 times per second of the test's clock")
  func rate() {
    let target = Target()
    let link = CADisplayLink(target: target, selector: Target.tick)
    root.letTimePass(1)
    #expect(target.times.isEmpty && link.timestamp == 0 && link.duration == 0)
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    #expect(target.times.isEmpty)
    root.letTimePass(1)
    #expect(target.times.count == 60)
    #expect(abs(target.times[59] - target.times[0] - 59.0 / 60) < 1e-9)
    #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
    #expect(abs(link.duration - 1.0 / 60) < 1e-9)
    // Time spans that are no multiples of a refresh add up.
    for _ in 0..<100 { root.letTimePass(0.01) }
    #expect(target.times.count == 120)
    for duration in [0, -1, .nan, .infinity] as [TimeInterval] { root.letTimePass(duration) }
    #expect(target.times.count == 120)
  }

  @Test("the media time is that of the links, and passes only with the clock")
  func mediaTime() {
    let target = Target()
    let start = CACurrentMediaTime()
    #expect(start > 0 && CACurrentMediaTime() == start)
    var differences: [CFTimeInterval] = []
    target.body = { differences.append(CACurrentMediaTime() - $0.timestamp) }
    let link = CADisplayLink(target: target, selector: Target.tick)
    link.add(to: .current, forMode: .default)
    root.letTimePass(0.5)
    link.invalidate()
    #expect(differences.count == 30 && differences.allSatisfy { $0 == 0 })
    #expect(abs(CACurrentMediaTime() - start - 0.5) < 1e-9)
    root.letTimePass(2)
    #expect(abs(CACurrentMediaTime() - start - 2.5) < 1e-9)
  }

  @Test(
    "lower rates",
    arguments: [
      (30, 30), (20, 20), (15, 15), (60, 60), (120, 60), (1, 1), (0, 60), (-5, 60),
      (40, 30),  // 1.5 refreshes, rounded to 2
      (25, 30),  // 2.4 refreshes, rounded to 2
    ])
  func preferredRate(preferred: Int, actual: Int) {
    let target = Target()
    let link = CADisplayLink(target: target, selector: Target.tickWithoutLink)
    link.preferredFramesPerSecond = preferred
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    root.letTimePass(2)
    #expect(target.calls == 2 * actual)
    #expect(
      abs(link.targetTimestamp - link.timestamp - 1 / Double(actual)) < 1e-9)
  }

  @Test("a range of rates takes precedence")
  func range() {
    let target = Target()
    let link = CADisplayLink(target: target, selector: Target.tickWithoutLink)
    link.preferredFramesPerSecond = 60
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 10)
    link.add(to: .main, forMode: .common)
    root.letTimePass(1)
    #expect(target.calls == 10)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 0)
    target.calls = 0
    root.letTimePass(1)
    #expect(target.calls == 15)
    link.invalidate()
  }

  @Test("pausing, removing and invalidating")
  func ending() {
    let target = Target()
    let link = CADisplayLink(target: target, selector: Target.tickWithoutLink)
    link.add(to: .main, forMode: .default)
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    root.letTimePass(1)
    #expect(target.calls == 0)
    link.isPaused = false
    link.remove(from: .main, forMode: .default)
    root.letTimePass(0.1)
    #expect(target.calls == 6)
    link.remove(from: .main, forMode: .common)
    root.letTimePass(0.1)
    #expect(target.calls == 6)
    link.add(to: .main, forMode: .default)
    link.invalidate()
    link.add(to: .main, forMode: .default)
    root.letTimePass(0.1)
    #expect(target.calls == 6)
  }

  @Test("a link keeps its target alive until it is invalidated")
  func lifetime() {
    weak var released: Target?
    let link: CADisplayLink
    do {
      let target = Target()
      released = target
      link = CADisplayLink(target: target, selector: Target.tick)
    }
    link.add(to: .main, forMode: .common)
    #expect(released != nil)
    link.invalidate()
    #expect(released == nil)
  }

  @Test("a link that ends itself fires once, and views are laid out after each refresh")
  func layout() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let view = Counting()
    root.addSubview(view)
    root.layoutIfNeeded()
    view.count = 0
    let target = Target()
    target.body = { link in
      view.setNeedsLayout()
      if target.times.count == 3 { link.invalidate() }
    }
    let link = UIScreen.main.displayLink(withTarget: target, selector: Selector(Target.tick))
    link?.add(to: .main, forMode: .common)
    root.letTimePass(1)
    target.body = { _ in }
    #expect(target.times.count == 3 && view.count == 3)
  }
}
