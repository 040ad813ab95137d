/// The kinds of scrolling by a wheel or a trackpad.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The steps of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// The movement of fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes a finger that moves, and follows it.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The numbers of fingers.
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling that are recognized as well. It has no effect on touches of a finger.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// What is subtracted from the movement, because the app has set the translation.
  private var offset = CGPoint.zero
  private var lastMovement = (vector: CGVector(dx: 0, dy: 0), duration: TimeInterval(0))
  private var lastTime: TimeInterval = 0

  /// How far the finger has moved, in points of a view.
  open func translation(in view: UIView?) -> CGPoint {
    guard let touch else { return .zero }
    let now = touch.location(in: view)
    let began = view.map { $0.convert(start.location, from: nil) } ?? start.location
    return CGPoint(x: now.x - began.x - offset.x, y: now.y - began.y - offset.y)
  }

  /// Makes later translations start from a point.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let current = self.translation(in: view)
    offset.x += current.x - translation.x
    offset.y += current.y - translation.y
  }

  /// The velocity of the last movement, in points per second; zero without a duration.
  open func velocity(in view: UIView?) -> CGPoint {
    guard lastMovement.duration > 0 else { return .zero }
    return CGPoint(
      x: lastMovement.vector.dx / CGFloat(lastMovement.duration),
      y: lastMovement.vector.dy / CGFloat(lastMovement.duration))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    lastTime = start.time
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch else { return }
    lastMovement = (
      CGVector(
        dx: touch.location.x - touch.previousLocation.x,
        dy: touch.location.y - touch.previousLocation.y), touch.timestamp - lastTime
    )
    lastTime = touch.timestamp
    switch state {
    case .possible:
      if hasMoved(), touch.fingerCount >= minimumNumberOfTouches,
        touch.fingerCount <= maximumNumberOfTouches
      {
        recognize(as: .began)
      }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { state = .ended } else { fail() }
  }

  open override func reset() {
    offset = .zero
    lastMovement = (CGVector(dx: 0, dy: 0), 0)
  }
}
