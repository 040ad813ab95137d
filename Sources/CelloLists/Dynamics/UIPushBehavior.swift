internal import CelloDynamics

/// A behavior that pushes its items with a force, for a time or once.
///
/// A force with the magnitude 1 accelerates an item of 100 × 100 points with the density 1 by 100
/// points per second squared. Source: docs/measurements/motion.md#dynamics.
@MainActor @preconcurrency open class UIPushBehavior: UIDynamicBehavior {
  /// The time for which a force acts.
  public enum Mode: Int, Hashable, Sendable {
    /// The force acts as long as the behavior is active.
    case continuous = 0
    /// The force acts once, as if it had acted for a second.
    case instantaneous = 1
  }

  /// The time for which the force acts.
  open var mode: Mode { ownMode }
  private final let ownMode: Mode
  private final var storage: DynamicItems
  private final var polar = PolarVector(x: 0, y: 0)
  private final var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a behavior without a force.
  public init(items: [any UIDynamicItem], mode: Mode) {
    ownMode = mode
    storage = DynamicItems(items)
    super.init()
  }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { storage.all }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    if storage.add(item) { dynamicAnimator?.behaviorsDidChange() }
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    if storage.remove(item) { dynamicAnimator?.behaviorsDidChange() }
  }

  /// A Boolean value that indicates whether the force acts; `true` by default. After an instantaneous
  /// force has acted, it is `false`; set it to `true` to push again.
  open var active = true { didSet { if !isFinishing { dynamicAnimator?.behaviorsDidChange() } } }
  private final var isFinishing = false

  /// The force as a vector, whose length is the magnitude; zero by default.
  open var pushDirection: CGVector {
    get { CGVector(dx: polar.vector.x, dy: polar.vector.y) }
    set { set(PolarVector(x: Double(newValue.dx), y: Double(newValue.dy))) }
  }

  /// The direction of the force, in radians from the x axis toward the y axis; 0 by default.
  open var angle: CGFloat {
    get { polar.angle }
    set { set(PolarVector(angle: Double(newValue), magnitude: polar.magnitude)) }
  }

  /// The magnitude of the force; 0 by default.
  open var magnitude: CGFloat {
    get { polar.magnitude }
    set { set(PolarVector(angle: polar.angle, magnitude: Double(newValue))) }
  }

  /// Sets the direction in radians and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    set(PolarVector(angle: Double(angle), magnitude: Double(magnitude)))
  }

  private final func set(_ value: PolarVector) {
    polar = value
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Returns the point at which an item is pushed, relative to its center; zero by default.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point at which an item of the behavior is pushed, relative to its center, in the
  /// coordinates of the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard storage.contains(item) else { return }
    offsets[ObjectIdentifier(item)] = o
    dynamicAnimator?.behaviorsDidChange()
  }

  override func contribute(to plan: inout DynamicsPlan) {
    guard active, polar.magnitude != 0 else { return }
    for item in items {
      let offset = targetOffsetFromCenter(for: item)
      let push = DynamicsPlan.Push(
        body: plan.index(of: item), force: DynamicsFigures.push * polar.vector,
        offset: Vector(Double(offset.horizontal), Double(offset.vertical)))
      switch mode {
      case .continuous: plan.pushes.append(push)
      case .instantaneous: plan.impulses.append(push)
      }
    }
    if mode == .instantaneous { plan.finishedPushes.append(self) }
  }

  /// Marks an instantaneous push as done, which does not start the animator again.
  final func finish() {
    isFinishing = true
    active = false
    isFinishing = false
  }
}
