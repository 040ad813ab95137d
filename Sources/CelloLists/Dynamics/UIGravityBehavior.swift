internal import CelloDynamics

/// A behavior that accelerates its items in a direction.
///
/// A magnitude of 1 is 1000 points per second squared. Source: docs/measurements/motion.md#dynamics.
@MainActor @preconcurrency open class UIGravityBehavior: UIDynamicBehavior {
  private final var storage = DynamicItems()
  private final var polar = PolarVector(x: 0, y: 1)

  /// Creates a behavior that accelerates items downward.
  public init(items: [any UIDynamicItem]) {
    super.init()
    storage = DynamicItems(items)
  }

  /// Creates a behavior without items.
  public nonisolated override init() { super.init() }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { storage.all }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    if storage.add(item) { dynamicAnimator?.behaviorsDidChange() }
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    if storage.remove(item) { dynamicAnimator?.behaviorsDidChange() }
  }

  /// The direction and the magnitude; (0, 1) by default.
  open var gravityDirection: CGVector {
    get { CGVector(dx: polar.vector.x, dy: polar.vector.y) }
    set { set(PolarVector(x: Double(newValue.dx), y: Double(newValue.dy))) }
  }

  /// The direction, in radians from the x axis toward the y axis; π/2, downward, by default.
  open var angle: CGFloat {
    get { polar.angle }
    set { set(PolarVector(angle: Double(newValue), magnitude: polar.magnitude)) }
  }

  /// The magnitude; 1 by default.
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

  override func contribute(to plan: inout DynamicsPlan) {
    for item in items {
      plan.bodies[plan.index(of: item)].gravity += DynamicsFigures.gravity * polar.vector
    }
  }
}

/// A vector whose components and polar coordinates are those that were set.
struct PolarVector: Equatable {
  let vector: Vector
  let angle: Double
  let magnitude: Double

  init(x: Double, y: Double) {
    vector = Vector(x.isFinite ? x : 0, y.isFinite ? y : 0)
    angle = Double.angle(x: vector.x, y: vector.y)
    let length = vector.length
    magnitude = length.isFinite ? length : 0
  }

  init(angle: Double, magnitude: Double) {
    self.angle = angle.isFinite ? angle : 0
    self.magnitude = magnitude.isFinite ? magnitude : 0
    let direction = self.angle.unitVector
    vector = Vector(self.magnitude * direction.cosine, self.magnitude * direction.sine)
  }
}
