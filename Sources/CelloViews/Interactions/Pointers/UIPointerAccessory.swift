/// A shape next to a pointer, such as an arrow in the direction of a possible movement.
@MainActor @preconcurrency open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
  /// The position of a shape relative to the pointer.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer, in points.
    public var offset: CGFloat
    /// The direction in radians, clockwise; 0 is above the pointer.
    public var angle: CGFloat

    /// Creates a position from a distance and a direction.
    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }

    private static var distance: CGFloat { PointerMetrics.accessoryDistance }

    /// Above the pointer.
    public static let top = Position(offset: distance, angle: 0)
    /// Above and to the right of the pointer.
    public static let topRight = Position(offset: distance, angle: .pi / 4)
    /// To the right of the pointer.
    public static let right = Position(offset: distance, angle: .pi / 2)
    /// Below and to the right of the pointer.
    public static let bottomRight = Position(offset: distance, angle: .pi * 3 / 4)
    /// Below the pointer.
    public static let bottom = Position(offset: distance, angle: .pi)
    /// Below and to the left of the pointer.
    public static let bottomLeft = Position(offset: distance, angle: .pi * 5 / 4)
    /// To the left of the pointer.
    public static let left = Position(offset: distance, angle: .pi * 3 / 2)
    /// Above and to the left of the pointer.
    public static let topLeft = Position(offset: distance, angle: .pi * 7 / 4)
  }

  /// The shape of the accessory.
  open private(set) var shape: UIPointerShape
  /// The position of the accessory relative to the pointer.
  open private(set) var position: Position
  /// A Boolean value that indicates whether the shape is rotated by the angle of its position;
  /// `false` by default.
  open var orientationMatchesAngle = false

  private init(shape: UIPointerShape, _ position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  /// Creates an accessory.
  public convenience init(_ shape: UIPointerShape, position: Position) {
    self.init(shape: shape, position)
  }

  /// Creates an arrow that points away from the pointer.
  open class func arrow(_ position: Position) -> UIPointerAccessory {
    let path = UIBezierPath()
    path.move(to: PointerMetrics.arrow[0])
    for corner in PointerMetrics.arrow.dropFirst() { path.addLine(to: corner) }
    path.close()
    let arrow = UIPointerAccessory(shape: .path(path), position)
    arrow.orientationMatchesAngle = true
    return arrow
  }

  /// Returns a copy of the accessory.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerAccessory(shape: shape, position)
    copy.orientationMatchesAngle = orientationMatchesAngle
    return copy
  }

  /// The path of the accessory. The origin is the position of the pointer.
  final var path: UIBezierPath {
    let path = (shape.path.copy() as? UIBezierPath) ?? shape.path
    if orientationMatchesAngle { path.apply(CGAffineTransform(rotationAngle: position.angle)) }
    let offset = CGPoint(x: 0, y: -position.offset.clamped)
      .applying(CGAffineTransform(rotationAngle: position.angle))
    path.apply(CGAffineTransform(translationX: offset.x, y: offset.y))
    return path
  }
}
