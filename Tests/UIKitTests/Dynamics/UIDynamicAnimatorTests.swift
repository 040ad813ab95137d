import Foundation
import Testing
import UIKit

/// A simulated time for the views of a hierarchy.
@MainActor private struct Clock {
  let view: UIView
  let timeline = AnimationTimeline()

  func perform(_ changes: () -> Void) {
    view.layoutIfNeeded()
    timeline.perform(changes)
  }

  func advance(by duration: TimeInterval) {
    timeline.perform {
      view.layoutIfNeeded()
      timeline.advance(by: duration, update: view.layoutIfNeeded)
    }
  }

  func finishAnimations() { timeline.finish() }
}

/// Dynamic animators and their behaviors, on a clock and without one.
@MainActor struct UIDynamicAnimatorTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let animator: UIDynamicAnimator

  init() { animator = UIDynamicAnimator(referenceView: container) }

  private func square(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    container.addSubview(view)
    return view
  }

  /// Adds behaviors on a clock, and returns the clock.
  private func clock(_ behaviors: UIDynamicBehavior...) -> Clock {
    let clock = Clock(view: container)
    clock.perform { for behavior in behaviors { animator.addBehavior(behavior) } }
    return clock
  }

  @Test("gravity 1 accelerates by 1000 points per second squared")
  func gravity() {
    let view = square(0, 0)
    let clock = clock(UIGravityBehavior(items: [view]))
    clock.advance(by: 0.5)
    #expect(abs(view.center.y - (50 + 125)) < 1e-6 && view.center.x == 50)
    #expect(abs(animator.elapsedTime - 0.5) < 1e-9 && animator.isRunning)
    clock.advance(by: 0.5)
    #expect(abs(view.center.y - (50 + 500)) < 1e-6)
    #expect(view.transform == .identity)
  }

  @Test("the result does not depend on how the time passes")
  func partition() {
    func run(_ durations: [TimeInterval]) -> CGPoint {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      container.addSubview(view)
      let animator = UIDynamicAnimator(referenceView: container)
      let collision = UICollisionBehavior(items: [view])
      collision.translatesReferenceBoundsIntoBoundary = true
      let gravity = UIGravityBehavior(items: [view])
      gravity.setAngle(0.3, magnitude: 2)
      let clock = Clock(view: container)
      clock.perform {
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
      }
      for duration in durations { clock.advance(by: duration) }
      return view.center
    }
    let once = run([0.6])
    #expect(run([0.1, 0.05, 0.05, 0.2, 0.2]) == once)
    #expect(run(Array(repeating: 0.02, count: 30)) == once)
  }

  @Test("gravity has a direction and a magnitude")
  func polarCoordinates() {
    let gravity = UIGravityBehavior()
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
    #expect(abs(gravity.angle - .pi / 2) < 1e-12)
    gravity.angle = .pi
    #expect(gravity.gravityDirection == CGVector(dx: -1, dy: 0))
    gravity.magnitude = 3
    #expect(gravity.gravityDirection == CGVector(dx: -3, dy: 0))
    gravity.gravityDirection = CGVector(dx: 3, dy: 4)
    #expect(gravity.magnitude == 5)
    let push = UIPushBehavior(items: [], mode: .continuous)
    #expect(push.magnitude == 0 && push.active && push.mode == .continuous)
    push.setAngle(.pi / 2, magnitude: 2)
    #expect(push.pushDirection == CGVector(dx: 0, dy: 2))
    gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: .infinity)
    #expect(gravity.magnitude == 0)
  }

  // MARK: Without a clock

  @Test("without a clock, items are at rest at the next layout")
  func rest() {
    let view = square(100, 20)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    #expect(view.frame.minY == 20 && animator.isRunning)
    container.layoutIfNeeded()
    #expect(abs(view.frame.maxY - 800) < 1e-3 && view.frame.minX == 100)
    #expect(!animator.isRunning && animator.elapsedTime > 1)
  }

  @Test("an item without an end stays after ten seconds")
  func endless() {
    let view = square(0, 0)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    container.layoutIfNeeded()
    #expect(abs(view.center.y - 50_050) < 1e-3)
    container.layoutIfNeeded()
    #expect(abs(view.center.y - 50_050) < 1e-3)
  }

  @Test("a snapped item ends exactly at its point and upright")
  func snap() {
    let view = square(0, 0)
    view.transform = CGAffineTransform(rotationAngle: 0.7)
    animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 610)))
    container.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 300, y: 610) && view.transform == .identity)
    #expect(!animator.isRunning)
    // A new point moves it again.
    let snap = animator.behaviors.first as? UISnapBehavior
    snap?.snapPoint = CGPoint(x: 80, y: 90)
    #expect(animator.isRunning)
    container.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 80, y: 90))
  }

  @Test("all animations of a clock can be finished")
  func finish() {
    let view = square(0, 0)
    let clock = clock(UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 300)))
    clock.advance(by: 0.1)
    #expect(view.center != CGPoint(x: 50, y: 50) && view.center != CGPoint(x: 200, y: 300))
    clock.finishAnimations()
    #expect(view.center == CGPoint(x: 200, y: 300) && !animator.isRunning)
  }

  @Test("the weakest damping of a snap oscillates more than the strongest")
  func damping() {
    func overshoot(_ damping: CGFloat) -> CGFloat {
      let view = square(0, 0)
      let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 250, y: 50))
      snap.damping = damping
      let clock = clock(snap)
      var most: CGFloat = 0
      for _ in 0..<60 {
        clock.advance(by: 1.0 / 60)
        most = max(most, view.center.x - 250)
      }
      animator.removeAllBehaviors()
      return most
    }
    #expect(overshoot(0) > 60)
    #expect(overshoot(1) < 1)
  }

  // MARK: Collisions

  private final class Log: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var lines: [String] = []

    private func name(_ item: any UIDynamicItem) -> String {
      (item as? UIView).map { "\($0.tag)" } ?? "?"
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { lines.append("began \(name(item1)) \(name(item2)) \(Int((p.x / 10).rounded()) * 10)") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem
    ) { lines.append("ended \(name(item1)) \(name(item2))") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      lines.append("began \(name(item)) \(identifier.map { "\($0)" } ?? "bounds")")
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { lines.append("ended \(name(item)) \(identifier.map { "\($0)" } ?? "bounds")") }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }
  }

  @Test("the delegate is informed once when a contact begins and once when it ends")
  func contacts() {
    let view = square(100, 0)
    view.tag = 7
    let log = Log()
    let collision = UICollisionBehavior(items: [view])
    collision.collisionDelegate = log
    collision.addBoundary(
      withIdentifier: NSString(string: "shelf"), from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: 400, y: 300))
    let item = UIDynamicItemBehavior(items: [view])
    item.elasticity = 1
    let clock = clock(UIGravityBehavior(items: [view]), collision, item)
    // It falls 200 points in 0.632 s, and bounces to the same height.
    clock.advance(by: 1.2)
    #expect(log.lines == ["began 7 shelf", "ended 7 shelf"])
    #expect(view.frame.minY < 20)
    clock.advance(by: 0.5)
    #expect(log.lines.filter { $0.hasPrefix("ended") }.count == 1)
    clock.advance(by: 0.8)
    #expect(
      log.lines == ["began 7 shelf", "ended 7 shelf", "began 7 shelf", "ended 7 shelf"])
  }

  @Test("a resting contact goes on until the boundary is removed")
  func removal() {
    let view = square(100, 250)
    let log = Log()
    let collision = UICollisionBehavior(items: [view])
    collision.collisionDelegate = log
    collision.addBoundary(
      withIdentifier: NSNumber(value: 4),
      for: UIBezierPath(rect: CGRect(x: 50, y: 400, width: 300, height: 20)))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    container.layoutIfNeeded()
    #expect(abs(view.frame.maxY - 400) < 1e-3)
    #expect(log.lines == ["began 0 4"])
    let clock = Clock(view: container)
    clock.perform { collision.removeBoundary(withIdentifier: NSNumber(value: 4)) }
    clock.advance(by: 0.2)
    #expect(log.lines == ["began 0 4", "ended 0 4"] && view.frame.maxY > 410)
  }

  @Test("items of a behavior collide with each other, and the mode can exclude it")
  func items() {
    let (first, second) = (square(0, 0), square(250, 0))
    (first.tag, second.tag) = (1, 2)
    let log = Log()
    let collision = UICollisionBehavior(items: [first, second])
    collision.collisionDelegate = log
    let item = UIDynamicItemBehavior(items: [first, second])
    item.elasticity = 1
    item.addLinearVelocity(CGPoint(x: 300, y: 0), for: first)
    #expect(item.linearVelocity(for: first) == CGPoint(x: 300, y: 0))
    var clock = clock(collision, item)
    clock.advance(by: 1)
    #expect(log.lines == ["began 1 2 250", "ended 1 2"])
    #expect(abs(first.frame.minX - 150) < 1e-3 && abs(second.frame.minX - 400) < 1e-3)
    #expect(item.linearVelocity(for: first).x.magnitude < 1e-6)
    #expect(abs(item.linearVelocity(for: second).x - 300) < 1e-6)

    animator.removeAllBehaviors()
    log.lines = []
    (first.frame.origin, second.frame.origin) = (.zero, CGPoint(x: 250, y: 0))
    collision.collisionMode = .boundaries
    let other = UIDynamicItemBehavior(items: [first])
    other.addLinearVelocity(CGPoint(x: 300, y: 0), for: first)
    clock = self.clock(collision, other)
    clock.advance(by: 1)
    #expect(log.lines.isEmpty && abs(first.frame.minX - 300) < 1e-3)
  }

  @Test("boundaries have identifiers")
  func identifiers() {
    let collision = UICollisionBehavior()
    #expect(collision.boundaryIdentifiers == nil)
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    collision.addBoundary(withIdentifier: NSString(string: "a"), for: path)
    collision.addBoundary(
      withIdentifier: NSString(string: "b"), from: .zero, to: CGPoint(x: 10, y: 20))
    #expect(collision.boundaryIdentifiers?.map { "\($0)" } == ["a", "b"])
    #expect(
      collision.boundary(withIdentifier: NSString(string: "a"))?.bounds
        == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      collision.boundary(withIdentifier: NSString(string: "b"))?.bounds
        == CGRect(x: 0, y: 0, width: 10, height: 20))
    // An equal identifier replaces a boundary.
    collision.addBoundary(
      withIdentifier: NSString(string: "a"), from: .zero, to: CGPoint(x: 5, y: 0))
    #expect(collision.boundaryIdentifiers?.map { "\($0)" } == ["b", "a"])
    collision.removeBoundary(withIdentifier: NSString(string: "b"))
    #expect(collision.boundary(withIdentifier: NSString(string: "b")) == nil)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
    #expect(collision.translatesReferenceBoundsIntoBoundary)
  }

  @Test("the reference bounds have insets, and follow the view")
  func insets() {
    let view = square(100, 20)
    let collision = UICollisionBehavior(items: [view])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    let gravity = UIGravityBehavior(items: [view])
    animator.addBehavior(collision)
    animator.addBehavior(gravity)
    container.layoutIfNeeded()
    #expect(abs(view.frame.maxY - 770) < 1e-3)
    container.frame.size.height = 900
    gravity.magnitude = 2
    container.layoutIfNeeded()
    #expect(abs(view.frame.maxY - 870) < 1e-3)
  }

  @Test("round items roll, and rectangles do not")
  func shapes() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    final class Wedge: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
      override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -50, y: -25))
        path.addLine(to: CGPoint(x: 50, y: -25))
        path.addLine(to: CGPoint(x: 0, y: 25))
        path.close()
        return path
      }
    }
    let views = [
      Ball(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
      UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50)),
    ]
    for view in views { container.addSubview(view) }
    let collision = UICollisionBehavior(items: views)
    collision.addBoundary(
      withIdentifier: NSNumber(value: 1), from: CGPoint(x: -100, y: 60),
      to: CGPoint(x: 500, y: 60))
    let item = UIDynamicItemBehavior(items: views)
    item.friction = 1
    let push = UIPushBehavior(items: views, mode: .continuous)
    push.pushDirection = CGVector(dx: 0.05, dy: 0)
    let clock = clock(collision, item, UIGravityBehavior(items: views), push)
    clock.advance(by: 1)
    #expect(views[0].transform != .identity && views[0].center.x > 27)
    #expect(views[1].transform.b.magnitude < 1e-3 && abs(views[1].center.x - 125) < 0.5)
    // A wedge with its point downward stands deeper than its middle is high.
    let wedge = Wedge(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    container.addSubview(wedge)
    let fall = UIGravityBehavior(items: [wedge])
    let other = UICollisionBehavior(items: [wedge])
    other.addBoundary(
      withIdentifier: NSNumber(value: 1), from: CGPoint(x: -100, y: 200),
      to: CGPoint(x: 500, y: 200))
    let upright = UIDynamicItemBehavior(items: [wedge])
    upright.allowsRotation = false
    let animator = UIDynamicAnimator(referenceView: container)
    for behavior in [fall, other, upright] { animator.addBehavior(behavior) }
    container.layoutIfNeeded()
    #expect(abs(wedge.center.y - 175) < 1e-3)
  }

  // MARK: Items

  @Test("of several behaviors of an item, the last one that sets a property applies")
  func properties() {
    let view = square(0, 0)
    let (first, second) = (
      UIDynamicItemBehavior(items: [view]), UIDynamicItemBehavior(items: [view])
    )
    #expect(first.density == 1 && first.elasticity == 0 && first.friction == 0)
    #expect(first.resistance == 0 && first.angularResistance == 0)
    #expect(first.allowsRotation && !first.isAnchored)
    first.density = 4
    first.resistance = 3
    second.resistance = 0
    let push = UIPushBehavior(items: [view], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let clock = clock(first, second, push)
    clock.advance(by: 1)
    #expect(abs(first.linearVelocity(for: view).x - 25) < 1e-6)
  }

  @Test("a push acts once or continuously, at the center or beside it")
  func pushes() {
    let (first, second) = (square(0, 0), square(200, 0))
    let once = UIPushBehavior(items: [first], mode: .instantaneous)
    once.pushDirection = CGVector(dx: 0, dy: 2)
    let steady = UIPushBehavior(items: [second], mode: .continuous)
    steady.pushDirection = CGVector(dx: 0, dy: 1)
    steady.setTargetOffsetFromCenter(UIOffset(horizontal: 10, vertical: 0), for: second)
    #expect(steady.targetOffsetFromCenter(for: second).horizontal == 10)
    let velocities = UIDynamicItemBehavior(items: [first, second])
    let clock = clock(once, steady, velocities)
    clock.advance(by: 0.5)
    #expect(!once.active && steady.active)
    #expect(abs(velocities.linearVelocity(for: first).y - 200) < 1e-6)
    #expect(abs(first.center.y - 150) < 1e-3 && first.transform == .identity)
    #expect(abs(velocities.linearVelocity(for: second).y - 50) < 1e-6)
    #expect(velocities.angularVelocity(for: second) > 0.1 && second.transform.b > 0.01)
    clock.perform { once.active = true }
    clock.advance(by: 0.1)
    #expect(abs(velocities.linearVelocity(for: first).y - 400) < 1e-6 && !once.active)
    clock.perform { steady.active = false }
    let speed = velocities.linearVelocity(for: second).y
    clock.advance(by: 0.5)
    #expect(velocities.linearVelocity(for: second).y == speed)
  }

  @Test("anchored items do not move, and others collide with them")
  func anchored() {
    let (falling, fixed) = (square(0, 0), square(0, 300))
    let item = UIDynamicItemBehavior(items: [fixed])
    item.isAnchored = true
    animator.addBehavior(UIGravityBehavior(items: [falling, fixed]))
    animator.addBehavior(UICollisionBehavior(items: [falling, fixed]))
    animator.addBehavior(item)
    container.layoutIfNeeded()
    #expect(abs(falling.frame.maxY - 300) < 1e-3 && fixed.frame.minY == 300)
  }

  @Test("the app can move an item")
  func updates() {
    let view = square(0, 0)
    let clock = clock(UIGravityBehavior(items: [view]))
    clock.advance(by: 0.1)
    let y = view.center.y
    view.center = CGPoint(x: 200, y: 10)
    clock.advance(by: 1.0 / 60)
    #expect(view.center.x == 50 && view.center.y > y)
    clock.perform {
      view.center = CGPoint(x: 200, y: 10)
      animator.updateItem(usingCurrentState: view)
    }
    clock.advance(by: 1.0 / 60)
    #expect(view.center.x == 200 && view.center.y < 20)
  }

  @Test("the items in a rectangle are found")
  func itemsInRect() {
    let views = [square(0, 0), square(200, 200), square(300, 600)]
    animator.addBehavior(UIGravityBehavior(items: views))
    let found = animator.items(in: CGRect(x: 50, y: 50, width: 200, height: 200))
    #expect(found.count == 2 && found[0] === views[0] && found[1] === views[1])
    // They only touch.
    #expect(animator.items(in: CGRect(x: 100, y: 0, width: 50, height: 50)).isEmpty)
  }

  @Test("views inside of other views move in the coordinates of the reference view")
  func nestedViews() {
    let group = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    container.addSubview(group)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    group.addSubview(view)
    animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 150, y: 250)))
    container.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 50, y: 200))
  }

  @Test("objects other than views can move")
  func objects() async {
    final class Place: NSObject, UIDynamicItem {
      var center = CGPoint.zero
      var bounds: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
      var transform = CGAffineTransform.identity
    }
    let place = Place()
    let animator = UIDynamicAnimator()
    #expect(animator.referenceView == nil)
    animator.addBehavior(UISnapBehavior(item: place, snapTo: CGPoint(x: 10, y: 20)))
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(place.center == CGPoint(x: 10, y: 20))
  }

  // MARK: Attachments

  @Test("an attachment has the length that the item has, and keeps it")
  func attachment() {
    let view = square(150, 150)
    let attachment = UIAttachmentBehavior(
      item: view, attachedToAnchor: CGPoint(x: 200, y: 50))
    #expect(attachment.length == 150 && attachment.attachedBehaviorType == .anchor)
    #expect(attachment.damping == 0 && attachment.frequency == 0 && attachment.frictionTorque == 0)
    #expect(attachment.attachmentRange.isInfinite && attachment.items.count == 1)
    let gravity = UIGravityBehavior(items: [view])
    gravity.gravityDirection = CGVector(dx: 0.3, dy: 1)
    let clock = clock(attachment, gravity)
    for _ in 0..<60 {
      clock.advance(by: 1.0 / 60)
      let offset = CGPoint(x: view.center.x - 200, y: view.center.y - 50)
      #expect(abs((offset.x * offset.x + offset.y * offset.y).squareRoot() - 150) < 2)
    }
    #expect(view.center.x > 210)
  }

  @Test("an item follows the anchor of a damped attachment")
  func anchor() {
    let view = square(150, 150)
    let attachment = UIAttachmentBehavior(
      item: view, attachedToAnchor: CGPoint(x: 200, y: 200))
    attachment.frequency = 3
    attachment.damping = 1
    animator.addBehavior(attachment)
    attachment.anchorPoint = CGPoint(x: 320, y: 480)
    container.layoutIfNeeded()
    #expect(abs(view.center.x - 320) < 1 && abs(view.center.y - 480) < 1)
  }

  @Test("attachments of items have kinds")
  func kinds() {
    let (first, second) = (square(0, 0), square(200, 0))
    let pair = UIAttachmentBehavior(item: first, attachedTo: second)
    #expect(pair.length == 200 && pair.attachedBehaviorType == .items && pair.items.count == 2)
    let rope = UIAttachmentBehavior.limitAttachment(
      with: first, offsetFromCenter: UIOffset(horizontal: 50, vertical: 0), attachedTo: second,
      offsetFromCenter: UIOffset(horizontal: -50, vertical: 0))
    #expect(rope.length == 100)
    let fixed = UIAttachmentBehavior.fixedAttachment(
      with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 150, y: 50))
    let velocities = UIDynamicItemBehavior(items: [first, second])
    velocities.addLinearVelocity(CGPoint(x: 0, y: 200), for: first)
    let clock = clock(fixed, velocities)
    clock.advance(by: 0.5)
    // Both turn together around their common center.
    #expect(abs(first.transform.b - second.transform.b) < 0.02 && first.transform.b < -0.1)
    animator.removeAllBehaviors()

    let slider = square(50, 400)
    let sliding = UIAttachmentBehavior.slidingAttachment(
      with: slider, attachmentAnchor: CGPoint(x: 100, y: 450),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    sliding.attachmentRange = UIFloatRange(minimum: 0, maximum: 80)
    let gravity = UIGravityBehavior(items: [slider])
    gravity.gravityDirection = CGVector(dx: 1, dy: 1)
    let other = self.clock(sliding, gravity)
    other.advance(by: 2)
    #expect(abs(slider.center.x - 180) < 0.2 && abs(slider.center.y - 450) < 0.2)
    #expect(slider.transform.b.magnitude < 1e-3)
    animator.removeAllBehaviors()

    let (wall, door) = (square(0, 600), square(100, 600))
    let pin = UIAttachmentBehavior.pinAttachment(
      with: door, attachedTo: wall, attachmentAnchor: CGPoint(x: 100, y: 650))
    pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
    let anchored = UIDynamicItemBehavior(items: [wall])
    anchored.isAnchored = true
    let last = self.clock(pin, anchored, UIGravityBehavior(items: [door]))
    last.advance(by: 3)
    #expect(abs(door.transform.b - 0.479) < 0.02 && wall.frame.minY == 600)
  }

  // MARK: Trees of behaviors

  @Test("behaviors of behaviors act, and know the animator")
  func composition() {
    final class Falling: UIDynamicBehavior {
      var moves: [Bool] = []
      init(_ items: [any UIDynamicItem]) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: items))
      }
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator != nil)
      }
    }
    let view = square(0, 0)
    let falling = Falling([view])
    var count = 0
    falling.action = { count += 1 }
    falling.childBehaviors[0].action = { count += 100 }
    falling.addChildBehavior(falling)
    #expect(falling.childBehaviors.count == 1)
    let clock = clock(falling)
    animator.addBehavior(falling)
    #expect(animator.behaviors.count == 1 && falling.childBehaviors[0].dynamicAnimator === animator)
    clock.advance(by: 0.5)
    #expect(count == 101 * 30 && abs(view.center.y - 175) < 1e-6)
    let child = falling.childBehaviors[0]
    falling.removeChildBehavior(child)
    #expect(child.dynamicAnimator == nil)
    animator.removeBehavior(falling)
    #expect(falling.moves == [true, false] && animator.behaviors.isEmpty)
    // A behavior has one animator.
    let second = UIDynamicAnimator(referenceView: container)
    animator.addBehavior(falling)
    second.addBehavior(falling)
    #expect(animator.behaviors.isEmpty && falling.dynamicAnimator === second)
  }

  @Test("the delegate is informed when the animator pauses and continues")
  func pauses() {
    let log = Log()
    animator.delegate = log
    let view = square(0, 0)
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 100, y: 100))
    let clock = clock(snap)
    #expect(log.lines == ["resume"])
    clock.advance(by: 5)
    #expect(log.lines == ["resume", "pause"] && !animator.isRunning)
    clock.perform { snap.snapPoint = CGPoint(x: 300, y: 100) }
    clock.advance(by: 5)
    #expect(log.lines == ["resume", "pause", "resume", "pause"])
    #expect(view.center == CGPoint(x: 300, y: 100))
  }

  @Test("a closure can remove behaviors while items move")
  func removalInAction() {
    let view = square(0, 0)
    let gravity = UIGravityBehavior(items: [view])
    gravity.action = { [animator, view] in
      if view.center.y > 200 { animator.removeAllBehaviors() }
    }
    animator.addBehavior(gravity)
    container.layoutIfNeeded()
    #expect(view.center.y > 200 && view.center.y < 220 && !animator.isRunning)
  }

  @Test("an animator that nobody refers to stops")
  func lifetime() {
    let view = square(0, 0)
    let clock = Clock(view: container)
    weak var released: UIDynamicAnimator?
    clock.perform {
      let animator = UIDynamicAnimator(referenceView: container)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      released = animator
    }
    clock.advance(by: 1)
    #expect(released == nil && view.center.y == 50)
  }

  @Test("no number ends the process", arguments: [CGFloat.nan, .infinity, -1e300, 0])
  func strangeNumbers(number: CGFloat) {
    let view = square(0, 0)
    let item = UIDynamicItemBehavior(items: [view])
    item.elasticity = number
    item.friction = number
    item.density = number
    item.resistance = number
    item.angularResistance = number
    item.addLinearVelocity(CGPoint(x: number, y: 1), for: view)
    item.addAngularVelocity(number, for: view)
    let gravity = UIGravityBehavior(items: [view, view])
    gravity.setAngle(number, magnitude: number)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: number, dy: number)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: number, vertical: number), for: view)
    let collision = UICollisionBehavior(items: [view])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: number, left: number, bottom: number, right: number))
    collision.addBoundary(
      withIdentifier: NSNull(), from: CGPoint(x: number, y: 0), to: CGPoint(x: 0, y: number))
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: number, y: number))
    snap.damping = number
    let attachment = UIAttachmentBehavior(
      item: view, offsetFromCenter: UIOffset(horizontal: number, vertical: 0),
      attachedToAnchor: CGPoint(x: number, y: 0))
    attachment.length = number
    attachment.frequency = number
    attachment.damping = number
    attachment.frictionTorque = number
    attachment.attachmentRange = UIFloatRange(minimum: number, maximum: number)
    let sliding = UIAttachmentBehavior.slidingAttachment(
      with: view, attachmentAnchor: CGPoint(x: number, y: number),
      axisOfTranslation: CGVector(dx: number, dy: number))
    sliding.attachmentRange = UIFloatRange(minimum: 0, maximum: number)
    for behavior in [item, gravity, push, collision, snap, attachment, sliding] {
      animator.addBehavior(behavior)
    }
    container.layoutIfNeeded()
    #expect(view.center.x.isFinite && view.center.y.isFinite)
  }

  // MARK: Layouts

  /// A layout whose cells a dynamic animator moves.
  private final class FallingLayout: UICollectionViewLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
    let gravity = UIGravityBehavior()
    let collision = UICollisionBehavior()

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 500) }
    override func prepare() {
      guard gravity.items.isEmpty else { return }
      for item in 0..<3 {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: CGFloat(item) * 100, y: 0, width: 80, height: 60)
        gravity.addItem(attributes)
        collision.addItem(attributes)
      }
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(gravity)
      animator.addBehavior(collision)
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { animator.layoutAttributesForCell(at: indexPath) }
  }

  @Test("the cells of a layout move")
  func layouts() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let layout = FallingLayout()
    let source = Source()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    let clock = Clock(view: list)
    clock.timeline.perform { list.layoutIfNeeded() }
    clock.advance(by: 0.5)
    let cell = list.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(abs((cell?.frame.minY ?? 0) - 125) < 0.1, "\(String(describing: cell?.frame))")
    clock.advance(by: 3)
    #expect(list.visibleCells.count == 3)
    #expect(list.visibleCells.allSatisfy { abs($0.frame.maxY - 500) < 0.01 })
    #expect(!layout.animator.isRunning)
    #expect(
      layout.animator.layoutAttributesForCell(at: IndexPath(item: 9, section: 0)) == nil)
  }
}
