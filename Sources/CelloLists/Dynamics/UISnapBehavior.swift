internal import CelloDynamics

/// A behavior that moves an item to a point, as if a spring pulled it, and turns it upright.
@MainActor @preconcurrency open class UISnapBehavior: UIDynamicBehavior {
  private final let item: any UIDynamicItem

  /// Creates a behavior for an item.
  ///
  /// - Parameter point: the end of the movement, in points in the coordinates of the animator.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The end of the movement, in points in the coordinates of the animator.
  open var snapPoint: CGPoint { didSet { dynamicAnimator?.behaviorsDidChange() } }

  /// The damping of the oscillation at the end: from 0 for the strongest oscillation to 1 for the
  /// weakest; 0.5 by default.
  open var damping: CGFloat = 0.5 { didSet { dynamicAnimator?.behaviorsDidChange() } }

  override func contribute(to plan: inout DynamicsPlan) {
    let point = snapPoint.clamped
    var joint = Joint(
      .snap, firstPoint: Vector(Double(point.x), Double(point.y)), second: plan.index(of: item))
    joint.frequency = DynamicsFigures.snapFrequency
    joint.damping = DynamicsFigures.snapDamping(Double(damping))
    plan.joints.append(joint)
  }
}
