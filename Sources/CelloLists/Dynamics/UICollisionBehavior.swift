internal import CelloDynamics

/// A behavior that lets its items collide with each other and with boundaries.
///
/// Items of different collision behaviors pass through each other.
@MainActor @preconcurrency open class UICollisionBehavior: UIDynamicBehavior {
  /// What the items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The raw value of the options.
    public let rawValue: UInt

    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// The items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// The items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private final var storage = DynamicItems()
  private final var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []
  private final var referenceInsets: UIEdgeInsets?

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
    if storage.remove(item) { dynamicAnimator?.behaviorsDidChange() }
  }

  /// What the items collide with; everything by default.
  open var collisionMode = Mode.everything { didSet { dynamicAnimator?.behaviorsDidChange() } }

  /// The object that is informed of collisions.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: Boundaries

  /// A Boolean value that indicates whether the edges of the animator's reference view, or of the
  /// content of its layout, are a boundary; `false` by default.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set { setReferenceInsets(newValue ? .zero : nil) }
  }

  /// Makes the edges of the animator's reference view, or of the content of its layout, a boundary,
  /// with a distance inward.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    setReferenceInsets(insets)
  }

  private final func setReferenceInsets(_ insets: UIEdgeInsets?) {
    referenceInsets = insets
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Adds a boundary along a path, in points in the coordinates of the animator. It replaces the
  /// boundary with an equal identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    remove(identifier)
    boundaries.append((identifier.copied, UIBezierPath(cgPath: bezierPath.cgPath)))
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Adds a boundary along a line, in points in the coordinates of the animator. It replaces the
  /// boundary with an equal identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of the boundary with an identifier; `nil` if it does not exist.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.identifier.isEqualIdentifier(identifier) }
      .map { UIBezierPath(cgPath: $0.path.cgPath) }
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    remove(identifier)
    dynamicAnimator?.behaviorsDidChange()
  }

  private final func remove(_ identifier: any NSCopying) {
    boundaries.removeAll { $0.identifier.isEqualIdentifier(identifier) }
  }

  /// The identifiers of the boundaries, in the order in which they were added; `nil` if there are
  /// none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Removes all boundaries that were added.
  open func removeAllBoundaries() {
    boundaries = []
    dynamicAnimator?.behaviorsDidChange()
  }

  // MARK: Collisions

  override func contribute(to plan: inout DynamicsPlan) {
    var group = CollisionGroup(members: items.map { plan.index(of: $0) })
    group.collidesWithMembers = collisionMode.contains(.items)
    if collisionMode.contains(.boundaries) {
      for (number, boundary) in boundaries.enumerated() {
        group.boundaries += boundary.path.boundaries(identifier: number)
      }
      if let referenceInsets, let bounds = plan.referenceBounds {
        group.boundaries += bounds.inset(by: referenceInsets).boundaries(identifier: -1)
      }
    }
    plan.groups.append(group)
    plan.collisions.append((self, boundaries.map(\.identifier)))
  }
}

/// A delegate that is informed of collisions. All methods are optional.
@MainActor @preconcurrency public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items begin to touch each other.
  ///
  /// - Parameter p: the place, in points in the coordinates of the animator.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Called when two items no longer touch each other.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Called when an item begins to touch a boundary.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of the boundary; `nil` for the reference bounds.
  ///   - p: the place, in points in the coordinates of the animator.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

extension NSCopying {
  fileprivate var copied: any NSCopying { copy(with: nil) as? any NSCopying ?? self }

  fileprivate func isEqualIdentifier(_ other: any NSCopying) -> Bool {
    if let object = self as? NSObject { return object.isEqual(other) }
    return (self as AnyObject) === (other as AnyObject)
  }
}

extension UIBezierPath {
  /// Returns the segments of the flattened path.
  fileprivate func boundaries(identifier: Int) -> [Boundary] {
    var result: [Boundary] = []
    path.forEachPolygon(tolerance: 0.1) { points, isClosed in
      for (from, to) in zip(points, points.dropFirst()) {
        result.append(
          Boundary(from: Vector(from.clamped), to: Vector(to.clamped), identifier: identifier))
      }
      if isClosed, let first = points.first, let last = points.last, first != last {
        result.append(
          Boundary(from: Vector(last.clamped), to: Vector(first.clamped), identifier: identifier))
      }
    }
    return result
  }
}

extension CGRect {
  /// Returns the edges of the rectangle.
  fileprivate func boundaries(identifier: Int) -> [Boundary] {
    let origin = origin.clamped
    let (left, top) = (Double(origin.x), Double(origin.y))
    let right = left + Double(size.width.nonNegative)
    let bottom = top + Double(size.height.nonNegative)
    let corners = [
      Vector(left, top), Vector(right, top), Vector(right, bottom), Vector(left, bottom),
    ]
    return corners.indices.map {
      Boundary(from: corners[$0], to: corners[($0 + 1) % 4], identifier: identifier)
    }
  }
}
