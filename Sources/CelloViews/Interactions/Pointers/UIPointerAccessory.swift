/// A shape beside a pointer, such as an arrow that says in which direction something can be moved.
@MainActor @preconcurrency open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
  /// Where a shape is beside a pointer.
  public struct Position: Hashable, Sendable {
    /// From the place of the pointer, in points.
    public var offset: CGFloat
    /// The direction in radians: 0 above the pointer, clockwise.
    public var angle: CGFloat

    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }

    private static var distance: CGFloat { PointerMetrics.accessoryDistance }

    public static let top = Position(offset: distance, angle: 0)
    public static let topRight = Position(offset: distance, angle: .pi / 4)
    public static let right = Position(offset: distance, angle: .pi / 2)
    public static let bottomRight = Position(offset: distance, angle: .pi * 3 / 4)
    public static let bottom = Position(offset: distance, angle: .pi)
    public static let bottomLeft = Position(offset: distance, angle: .pi * 5 / 4)
    public static let left = Position(offset: distance, angle: .pi * 3 / 2)
    public static let topLeft = Position(offset: distance, angle: .pi * 7 / 4)
  }

  public final let shape: UIPointerShape
  public final let position: Position
  /// Whether the shape is rotated to the direction in which it lies.
  open var orientationMatchesAngle = false

  private init(shape: UIPointerShape, _ position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  public convenience init(_ shape: UIPointerShape, position: Position) {
    self.init(shape: shape, position)
  }

  /// An arrow that points away from the pointer.
  open class func arrow(_ position: Position) -> UIPointerAccessory {
    let path = UIBezierPath()
    path.move(to: PointerMetrics.arrow[0])
    for corner in PointerMetrics.arrow.dropFirst() { path.addLine(to: corner) }
    path.close()
    let arrow = UIPointerAccessory(shape: .path(path), position)
    arrow.orientationMatchesAngle = true
    return arrow
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerAccessory(shape: shape, position)
    copy.orientationMatchesAngle = orientationMatchesAngle
    return copy
  }

  /// The shape around the place of the pointer, which is the origin.
  final var path: UIBezierPath {
    let path = (shape.path.copy() as? UIBezierPath) ?? shape.path
    if orientationMatchesAngle { path.apply(CGAffineTransform(rotationAngle: position.angle)) }
    let offset = CGPoint(x: 0, y: -position.offset.clamped)
      .applying(CGAffineTransform(rotationAngle: position.angle))
    path.apply(CGAffineTransform(translationX: offset.x, y: offset.y))
    return path
  }
}
