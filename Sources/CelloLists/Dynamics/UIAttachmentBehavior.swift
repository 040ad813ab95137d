internal import CelloDynamics

/// A behavior that connects an item with a point or with another item.
@MainActor @preconcurrency open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is connected with.
  public enum AttachmentType: Int, Hashable, Sendable {
    /// Two items are connected with each other.
    case items = 0
    /// An item is connected with a point.
    case anchor = 1
  }

  /// The ways in which items are connected.
  private enum Kind {
    case distance, limit, pin, fixed
    case sliding(CGVector)
  }

  /// The items: the one that is connected, and the one to which it is connected, if any.
  open var items: [any UIDynamicItem] { ownItems }
  private final let ownItems: [any UIDynamicItem]
  /// A constant that indicates what an item is connected with.
  open var attachedBehaviorType: AttachmentType { items.count == 2 ? .items : .anchor }
  private final let kind: Kind
  /// The points that are connected, relative to the centers of the items.
  private final let offsets: [Vector]
  /// The difference of the angles of the items when the behavior was created.
  private final let referenceAngle: Double

  /// Connects the center of an item with a point. The length is their current distance.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Connects a point of an item with a point. The length is their current distance.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    ownItems = [item]
    kind = .distance
    offsets = [Vector(offset)]
    referenceAngle = 0
    anchorPoint = point
    length = CGFloat((item.point(at: Vector(offset)) - Vector(point.clamped)).length)
    super.init()
  }

  /// Connects the centers of two items. The length is their current distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Connects points of two items. The length is their current distance.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    ownItems = [item1, item2]
    kind = .distance
    offsets = [Vector(offset1), Vector(offset2)]
    referenceAngle = 0
    anchorPoint = .zero
    length = CGFloat((item1.point(at: offsets[0]) - item2.point(at: offsets[1])).length)
    super.init()
  }

  /// Connects items at a point, which is converted to their coordinates.
  private init(_ kind: Kind, _ items: [any UIDynamicItem], at point: CGPoint) {
    ownItems = items
    self.kind = kind
    offsets = items.map { $0.offset(of: Vector(point.clamped)) }
    referenceAngle = items.count == 2 ? items[0].turn - items[1].turn : items[0].turn
    anchorPoint = point
    length = 0
    super.init()
  }

  private init(limiting items: [any UIDynamicItem], _ offsets: [UIOffset]) {
    ownItems = items
    kind = .limit
    self.offsets = offsets.map(Vector.init)
    referenceAngle = 0
    anchorPoint = .zero
    length = CGFloat(
      (items[0].point(at: self.offsets[0]) - items[1].point(at: self.offsets[1])).length)
    super.init()
  }

  /// Creates a behavior that lets two items move along an axis relative to each other, without
  /// turning relative to each other.
  ///
  /// - Parameter point: the point at which the items are connected, in the coordinates of the animator.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(axis), [item1, item2], at: point)
  }

  /// Creates a behavior that lets an item move along an axis without turning.
  ///
  /// - Parameter point: the point at which the item is attached, in the coordinates of the animator.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(axis), [item], at: point)
  }

  /// Creates a behavior that limits the distance of points of two items, as a rope does.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(limiting: [item1, item2], [offset1, offset2])
  }

  /// Creates a behavior that joins two items at a point in the coordinates of the animator.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, [item1, item2], at: point)
  }

  /// Creates a behavior that lets two items turn around a point in the coordinates of the animator.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, [item1, item2], at: point)
  }

  private final func didChange() { dynamicAnimator?.behaviorsDidChange() }

  /// The point with which an item is connected, in points in the coordinates of the animator.
  open var anchorPoint: CGPoint { didSet { didChange() } }
  /// The distance between the connected points, in points; for a limit, the largest distance.
  open var length: CGFloat { didSet { didChange() } }
  /// The damping of oscillations: 0, the default, for none, 1 for critical damping. It has an effect
  /// if the ``frequency`` is not 0.
  open var damping: CGFloat = 0 { didSet { didChange() } }
  /// The frequency of oscillations of the length, in hertz; 0, the default, for a fixed length.
  open var frequency: CGFloat = 0 { didSet { didChange() } }
  /// The torque that the rotation around a pin must overcome; 0 by default. The unit is that of
  /// pushes times points.
  open var frictionTorque: CGFloat = 0 { didSet { didChange() } }
  /// The range of the movement along the axis of a sliding attachment, in points, or of the rotation
  /// around a pin, in radians; infinite by default. A range whose limits are not in order has no effect.
  open var attachmentRange = UIFloatRange.infinite { didSet { didChange() } }

  override func contribute(to plan: inout DynamicsPlan) {
    let indices = items.map { plan.index(of: $0) }
    guard let first = indices.first, indices.count == 1 || indices[1] != first else { return }
    var joint = Joint(
      jointKind, first: indices.count == 2 ? indices[1] : nil,
      firstPoint: indices.count == 2 ? offsets[1] : Vector(anchorPoint.clamped), second: first,
      secondPoint: offsets[0])
    joint.frequency = min(max(Double(frequency.clamped), 0), 1000)
    joint.damping = min(max(Double(damping.clamped), 0), 1000)
    joint.frictionTorque = DynamicsFigures.push * Double(frictionTorque.nonNegative)
    joint.referenceAngle = referenceAngle
    if attachmentRange.minimum <= attachmentRange.maximum {
      joint.range = Double(attachmentRange.minimum)...Double(attachmentRange.maximum)
    }
    plan.joints.append(joint)
  }

  private final var jointKind: Joint.Kind {
    switch kind {
    // A distance without a length has no direction.
    case .distance: length.nonNegative < 0.01 ? .pin : .distance(Double(length.nonNegative))
    case .limit: .rope(Double(length.nonNegative))
    case .pin: .pin
    case .fixed: .weld
    case .sliding(let axis):
      .slide(
        axis: Vector(Double(axis.dx), Double(axis.dy)).normalized?
          .turned(by: items.count == 2 ? -items[1].turn : 0) ?? Vector(1, 0))
    }
  }
}
