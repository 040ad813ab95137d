internal import CelloDynamics

/// An object that moves items as its behaviors and the laws of mechanics require.
///
/// On a simulated clock, items move while the test lets time pass, 60 times per second. Without a
/// clock, they move to the place where they come to rest at once, before the next layout of a view.
@MainActor @preconcurrency open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates items move; `nil` for none.
  open private(set) weak var referenceView: UIView?
  private final weak var layout: UICollectionViewLayout?
  /// The behaviors that were added, in order, without their children.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The object that is informed when the animator pauses or continues.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// A Boolean value that indicates whether the animator moves items. It pauses when all items are
  /// at rest, and continues after a change of a behavior.
  open private(set) var isRunning = false

  private final var world = World()
  private final var plan = DynamicsPlan(
    referenceView: nil, referenceBounds: nil, former: ([:], []))
  private final var isPlanCurrent = false
  private final var frameCount = 0
  private final var follower: DynamicsFollower?
  private final var isAdvancing = false
  /// The contacts about which the delegates were informed.
  private final var reportedContacts: [ReportedContact] = []

  /// Creates an animator that moves items without a view.
  public nonisolated override init() { super.init() }

  /// Creates an animator that moves views in a view.
  public convenience init(referenceView view: UIView) {
    self.init()
    referenceView = view
  }

  /// Creates an animator that moves the attributes of a layout, and invalidates the layout.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    self.layout = layout
  }

  /// The time for which the animator has run, in seconds.
  open var elapsedTime: TimeInterval { Double(frameCount) / Double(CADisplayLink.refreshRate) }

  // MARK: Behaviors

  /// Adds a behavior. A behavior that has a parent or an animator is removed from it first.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.detach()
    behaviors.append(behavior)
    behavior.move(to: self)
    behaviorsDidChange()
  }

  /// Removes a behavior that was added.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.move(to: nil)
    behaviorsDidChange()
  }

  /// Removes all behaviors. The items stay where they are.
  open func removeAllBehaviors() {
    let removed = behaviors
    behaviors = []
    for behavior in removed { behavior.move(to: nil) }
    if !removed.isEmpty { behaviorsDidChange() }
  }

  /// Returns the items of all behaviors that intersect a rectangle, in points in the coordinates of
  /// the animator.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    updatePlan()
    return plan.items.filter { item in
      let common = item.box(in: referenceView).intersection(rect)
      return common.width > 0 && common.height > 0
    }
  }

  /// Reads the position, the rotation and the size of an item again, after the app has changed them.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    updatePlan()
    guard let index = plan.numbers[ObjectIdentifier(item)] else { return }
    let current = item.body(in: referenceView)
    world.bodies[index].position = current.position
    world.bodies[index].angle = current.angle
    world.bodies[index].shape = current.shape
    behaviorsDidChange()
  }

  /// Continues after a change of a behavior.
  final func behaviorsDidChange() {
    isPlanCurrent = false
    if behaviors.isEmpty {
      guard !isAdvancing else { return }
      // Items that are added again begin where they are.
      updatePlan()
      reportedContacts = []
      if isRunning { pause() }
    } else {
      start()
    }
  }

  /// Returns the body of an item; `nil` if no behavior has the item.
  final func body(of item: any UIDynamicItem) -> Body? {
    updatePlan()
    return plan.numbers[ObjectIdentifier(item)].map { world.bodies[$0] }
  }

  // MARK: The world

  private final var referenceBounds: CGRect? {
    if let referenceView { return referenceView.bounds }
    return layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  /// Describes the world again if behaviors have changed.
  private final func updatePlan() {
    guard !isPlanCurrent else { return }
    isPlanCurrent = true
    var new = DynamicsPlan(
      referenceView: referenceView, referenceBounds: referenceBounds,
      former: (plan.numbers, world.bodies))
    for behavior in behaviors { behavior.forEach { $0.contribute(to: &new) } }
    plan = new
    world.bodies = new.bodies
    world.joints = new.joints
    world.groups = new.groups
    for push in new.impulses {
      let body = world.bodies[push.body]
      world.bodies[push.body].apply(push.force, at: push.offset.turned(by: body.angle))
    }
    plan.impulses = []
    for behavior in new.finishedPushes { behavior.finish() }
    plan.finishedPushes = []
    world.configurationDidChange()
  }

  /// Applies the forces, some of which turn with their body.
  private final func applyPushes() {
    for index in world.bodies.indices where plan.pushes.contains(where: { $0.body == index }) {
      world.bodies[index].force = .zero
      world.bodies[index].torque = 0
    }
    for push in plan.pushes {
      let offset = push.offset.turned(by: world.bodies[push.body].angle)
      world.bodies[push.body].force += push.force
      world.bodies[push.body].torque += offset.cross(push.force)
    }
  }

  // MARK: Time

  private final func start() {
    guard !isAdvancing else { return }
    if !isRunning {
      isRunning = true
      delegate?.dynamicAnimatorWillResume(self)
    }
    guard isRunning else { return }
    if let timeline = AnimationTimeline.current {
      guard follower?.timeline !== timeline else { return }
      stopFollowing()
      let follower = DynamicsFollower(self, timeline)
      self.follower = follower
      timeline.add(follower)
    } else if follower == nil {
      RestingMotion.add(self)
    }
  }

  private final func stopFollowing() {
    follower?.stop()
    follower = nil
  }

  private final func pause() {
    isRunning = false
    stopFollowing()
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Moves the items for a frame.
  final func advanceFrame() {
    guard isRunning, !isAdvancing else { return }
    isAdvancing = true
    if plan.referenceBounds != referenceBounds { isPlanCurrent = false }
    updatePlan()
    frameCount += 1
    var events = ContactEvents(reportedContacts)
    for _ in 0..<DynamicsFigures.stepsPerFrame {
      applyPushes()
      world.step(1 / Double(DynamicsFigures.stepsPerFrame * CADisplayLink.refreshRate))
      events.add(world.touchingContacts, of: plan)
    }
    let isAtRest = world.restingTime >= DynamicsFigures.restingTime
    if isAtRest { finishSnaps() }
    moveItems()
    reportedContacts = events.finish()
    isAdvancing = false
    for behavior in behaviors { behavior.forEach { $0.action?() } }
    events.inform()
    // Closures and delegates may have changed behaviors.
    if isRunning, behaviors.isEmpty || isAtRest && isPlanCurrent { pause() }
  }

  /// Moves snapped items that are almost still to their ends.
  private final func finishSnaps() {
    let tolerance = DynamicsFigures.snapTolerance
    for joint in world.joints where joint.kind == .snap {
      let body = world.bodies[joint.second]
      if (body.position - joint.firstPoint).length < tolerance.distance {
        world.bodies[joint.second].position = joint.firstPoint
        world.bodies[joint.second].velocity = .zero
      }
      if body.angle.magnitude < tolerance.angle {
        world.bodies[joint.second].angle = 0
        world.bodies[joint.second].angularVelocity = 0
      }
    }
  }

  private final func moveItems() {
    UIView.performWithoutAnimation {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for (item, body) in zip(plan.items, world.bodies) where !body.properties.isAnchored {
        item.follow(body, in: referenceView)
      }
      CATransaction.commit()
    }
    layout?.invalidateLayout()
  }

  // MARK: Collection views

  /// Returns the attributes of a cell among the items; `nil` if there are none.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .cell, at: indexPath)
  }

  /// Returns the attributes of a supplementary view among the items; `nil` if there are none.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .supplementary(kind: kind), at: indexPath)
  }

  /// Returns the attributes of a decoration view among the items; `nil` if there are none.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .decoration(kind: decorationViewKind), at: indexPath)
  }

  private final func attributes(
    of category: CollectionElement.Category, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updatePlan()
    let element = CollectionElement(category: category, indexPath: indexPath)
    return plan.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first { $0.element == element }
  }
}

extension UIDynamicAnimator: RestingMotion.Mover {
  private static let log = WarningLog()

  /// Lets time pass until the items are at rest.
  package final func moveToRest() {
    var frames = 0
    while isRunning, frames < DynamicsFigures.maximumFrameCount {
      advanceFrame()
      frames += 1
    }
    guard isRunning else { return }
    Self.log.note(
      """
      The items of a dynamic animator did not come to rest within \
      \(DynamicsFigures.maximumFrameCount / CADisplayLink.refreshRate) seconds. They stay where \
      they are until a behavior changes. Let them move on a clock, or add boundaries or resistance.
      """)
  }
}

/// A delegate that is informed when an animator pauses or continues. All methods are optional.
@MainActor @preconcurrency public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before an animator begins to move items.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called after all items have come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing by default.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing by default.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves the items of an animator on a timeline, as long as the animator exists.
@MainActor final class DynamicsFollower: AnimationTimeline.Follower {
  private weak var animator: UIDynamicAnimator?
  private(set) weak var timeline: AnimationTimeline?
  private let begin: TimeInterval
  private var frameCount = 0

  init(_ animator: UIDynamicAnimator, _ timeline: AnimationTimeline) {
    self.animator = animator
    self.timeline = timeline
    begin = timeline.now
  }

  func follow(at time: TimeInterval) -> Bool {
    // A frame that is late by rounding errors belongs to the time span.
    let elapsed = CGFloat((time - begin) * Double(CADisplayLink.refreshRate) + 1e-4)
    let frames = Int(clamping: elapsed.rounded(.down))
    while let animator, animator.isRunning, frameCount < frames {
      animator.advanceFrame()
      frameCount += 1
    }
    return animator?.isRunning ?? false
  }

  /// Lets the animator be moved in another way. The timeline removes the follower later.
  func stop() { animator = nil }

  func timelineDidFinish() { animator?.moveToRest() }
}
