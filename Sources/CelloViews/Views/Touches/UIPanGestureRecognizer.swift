/// The types of scrolling with a wheel or trackpad.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Scrolling in steps of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Continuous scrolling of fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All types.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A recognizer for a moving finger.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers; no limit by default.
  open var maximumNumberOfTouches = Int.max
  /// Stored only: the types of scrolling that are recognized.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The offset subtracted from the movement after the app has set the translation.
  private var offset = CGPoint.zero
  private var lastMovement = (vector: CGVector(dx: 0, dy: 0), duration: TimeInterval(0))
  private var lastTime: TimeInterval = 0

  /// Returns the movement of the finger, in points of a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    guard let touch else { return .zero }
    let now = touch.location(in: view)
    let began = view.map { $0.convert(start.location, from: nil) } ?? start.location
    return CGPoint(x: now.x - began.x - offset.x, y: now.y - began.y - offset.y)
  }

  /// Sets the current translation; later translations are relative to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let current = self.translation(in: view)
    offset.x += current.x - translation.x
    offset.y += current.y - translation.y
  }

  /// Returns the velocity of the last movement, in points per second; zero if it had no duration.
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
