internal import CelloDynamics

/// A behavior that determines the material of its items, and how they can move.
///
/// Of several behaviors that set a property of an item, the last one applies.
@MainActor @preconcurrency open class UIDynamicItemBehavior: UIDynamicBehavior {
  private final var storage = DynamicItems()
  private final var settings = Settings()
  /// The velocities that were added and have not been applied.
  private final var additions: [ObjectIdentifier: (linear: Vector, angular: Double)] = [:]

  /// The properties that were set.
  private struct Settings {
    var elasticity: Double?
    var friction: Double?
    var density: Double?
    var resistance: Double?
    var angularResistance: Double?
    var allowsRotation: Bool?
    var isAnchored: Bool?
  }

  /// Creates a behavior with items.
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
    additions[ObjectIdentifier(item)] = nil
    if storage.remove(item) { dynamicAnimator?.behaviorsDidChange() }
  }

  private final func set<Value>(_ property: WritableKeyPath<Settings, Value>, to value: Value) {
    settings[keyPath: property] = value
    dynamicAnimator?.behaviorsDidChange()
  }

  /// The share of the speed after a collision: from 0, the default, for no bounce, to 1 for elastic
  /// collisions.
  open var elasticity: CGFloat {
    get { settings.elasticity ?? 0 }
    set { set(\.elasticity, to: Double(newValue)) }
  }

  /// The friction between items that slide along each other; 0, the default, for none, 1 for strong
  /// friction.
  open var friction: CGFloat {
    get { settings.friction ?? 0 }
    set { set(\.friction, to: Double(newValue)) }
  }

  /// The density, which determines the mass together with the size; 1 by default. An item of
  /// 100 × 100 points with the density 1 has the mass 1.
  open var density: CGFloat {
    get { settings.density ?? 1 }
    set { set(\.density, to: Double(newValue)) }
  }

  /// The share of the velocity that is lost, per second; 0 by default. The loss is exponential.
  open var resistance: CGFloat {
    get { settings.resistance ?? 0 }
    set { set(\.resistance, to: Double(newValue)) }
  }

  /// The share of the angular velocity that is lost, per second; 0 by default.
  open var angularResistance: CGFloat {
    get { settings.angularResistance ?? 0 }
    set { set(\.angularResistance, to: Double(newValue)) }
  }

  /// A Boolean value that indicates whether the items do not move, but others collide with them;
  /// `false` by default.
  open var isAnchored: Bool {
    get { settings.isAnchored ?? false }
    set { set(\.isAnchored, to: newValue) }
  }

  /// A Boolean value that indicates whether the items can turn; `true` by default.
  open var allowsRotation: Bool {
    get { settings.allowsRotation ?? true }
    set { set(\.allowsRotation, to: newValue) }
  }

  // MARK: Velocities

  /// Adds to the velocity of an item of the behavior, in points per second. The velocity is added
  /// when the animator begins or continues.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard storage.contains(item), velocity.x.isFinite, velocity.y.isFinite else { return }
    additions[ObjectIdentifier(item), default: (.zero, 0)].linear += Vector(
      Double(velocity.x), Double(velocity.y))
    dynamicAnimator?.behaviorsDidChange()
  }

  /// The velocity of an item of the behavior, in points per second; zero for other items.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard storage.contains(item) else { return .zero }
    let velocity =
      dynamicAnimator?.body(of: item)?.velocity ?? additions[ObjectIdentifier(item)]?.linear
      ?? .zero
    return CGPoint(x: velocity.x, y: velocity.y)
  }

  /// Adds to the angular velocity of an item of the behavior, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard storage.contains(item), velocity.isFinite else { return }
    additions[ObjectIdentifier(item), default: (.zero, 0)].angular += Double(velocity)
    dynamicAnimator?.behaviorsDidChange()
  }

  /// The angular velocity of an item of the behavior, in radians per second; 0 for other items.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard storage.contains(item) else { return 0 }
    return CGFloat(
      dynamicAnimator?.body(of: item)?.angularVelocity ?? additions[ObjectIdentifier(item)]?.angular
        ?? 0)
  }

  override func contribute(to plan: inout DynamicsPlan) {
    for item in items {
      let index = plan.index(of: item)
      var body = plan.bodies[index]
      if let value = settings.elasticity { body.properties.elasticity = value }
      if let value = settings.friction { body.properties.friction = value }
      if let value = settings.density { body.properties.density = value }
      if let value = settings.resistance { body.properties.resistance = value }
      if let value = settings.angularResistance { body.properties.angularResistance = value }
      if let value = settings.allowsRotation { body.properties.allowsRotation = value }
      if let value = settings.isAnchored { body.properties.isAnchored = value }
      if let addition = additions.removeValue(forKey: ObjectIdentifier(item)) {
        body.velocity += addition.linear
        body.angularVelocity += addition.angular
        body.limit()
      }
      plan.bodies[index] = body
    }
  }
}
