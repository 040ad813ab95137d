/// A recognizer for two fingers that rotate around each other.
///
/// The gesture's position is the midpoint of the fingers.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation of the fingers, in radians, positive clockwise, including full turns. If an app
  /// sets it, later values are relative to that value. Values that are not finite are ignored.
  open var rotation: CGFloat = 0 {
    didSet { if !rotation.isFinite { rotation = oldValue } }
  }

  /// The velocity of the rotation, in radians per second; zero if the last movement had no
  /// duration.
  open private(set) var velocity: CGFloat = 0

  /// The vector from the first finger to the second, in the coordinates of the tree's root.
  private var direction = CGVector.zero
  private var lastTime: TimeInterval = 0

  private var currentDirection: CGVector {
    let fingers = fingers
    guard fingers.count == 2 else { return .zero }
    return CGVector(
      dx: fingers[1].location.x - fingers[0].location.x,
      dy: fingers[1].location.y - fingers[0].location.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    rotation = 0
    velocity = 0
    direction = currentDirection
    lastTime = event.timestamp
    if fingers.count != 2 { fail() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let former = direction
    direction = currentDirection
    // The angle between the two directions.
    let across: CGFloat = former.dx * direction.dy - former.dy * direction.dx
    let along: CGFloat = former.dx * direction.dx + former.dy * direction.dy
    let angle = CGFloat(Double.angle(x: Double(along), y: Double(across))).clamped
    rotation += angle
    let duration = event.timestamp - lastTime
    velocity = duration > 0 ? angle / CGFloat(duration) : 0
    lastTime = event.timestamp
    switch state {
    case .possible:
      if rotation.magnitude >= GestureMetrics.rotationThreshold { recognize(as: .began) }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { state = .ended } else { fail() }
  }
}
