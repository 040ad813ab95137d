/// A recognizer for two fingers that move apart or together.
///
/// The gesture's position is the midpoint of the fingers.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers relative to their initial distance. If an app sets it, later
  /// values are relative to that value. Values that are not finite are ignored.
  open var scale: CGFloat {
    get { factor * distance / max(startDistance, GestureMetrics.leastPinchDistance) }
    set {
      guard newValue.isFinite else { return }
      factor = newValue
      startDistance = distance
    }
  }

  /// The velocity of the scale, per second; zero if the last movement had no duration.
  open private(set) var velocity: CGFloat = 0

  private var factor: CGFloat = 1
  /// The distance of the fingers at the scale ``factor``.
  private var startDistance: CGFloat = 0
  private var distance: CGFloat = 0
  private var lastTime: TimeInterval = 0

  private var currentDistance: CGFloat {
    let fingers = fingers
    guard fingers.count == 2 else { return 0 }
    let (x, y) = (
      fingers[1].location.x - fingers[0].location.x, fingers[1].location.y - fingers[0].location.y
    )
    let length = (x * x + y * y).squareRoot()
    return length.isFinite ? max(length, GestureMetrics.leastPinchDistance) : distance
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    factor = 1
    velocity = 0
    distance = currentDistance
    startDistance = distance
    lastTime = event.timestamp
    if fingers.count != 2 { fail() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let former = scale
    distance = currentDistance
    let duration = event.timestamp - lastTime
    velocity = duration > 0 ? (scale - former) / CGFloat(duration) : 0
    lastTime = event.timestamp
    switch state {
    case .possible:
      if (distance - startDistance).magnitude >= GestureMetrics.pinchThreshold {
        recognize(as: .began)
      }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { state = .ended } else { fail() }
  }
}
