/// A finger on the screen, or a pointer above it.
///
/// There is no screen: tests make touches with `SimulatedTouch` of `CellophaneTesting`.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// The stage of a touch.
  public enum Phase: Int, Hashable, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    /// A pointer entered a region without being pressed; fingers do not have these three phases.
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  open internal(set) var phase = Phase.began
  /// How often the finger touched the place in a short time.
  open internal(set) var tapCount = 1
  /// The number of fingers that move together; the touch is in the middle of them.
  final var fingerCount = 1
  /// What moves the finger; `nil` once nothing does.
  final weak var sequence: TouchSequence?
  /// Whether the finger touches the same place again soon after it is lifted.
  final var isFollowedByTap = false
  /// When the touch was last changed, in seconds since an arbitrary moment.
  open internal(set) var timestamp: TimeInterval = 0
  /// The view that the touch began in.
  open internal(set) weak var view: UIView?
  /// The window that the touch began in.
  open var window: UIWindow? { view?.window }
  /// In the coordinates of the tree's root.
  var location = CGPoint.zero
  var previousLocation = CGPoint.zero

  /// The place of the touch in a view, or in the tree's root for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view.map { location.applying($0.transformToRoot.inverted()) } ?? location
  }

  /// The same as ``location(in:)``: places are not rounded.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The same as ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The instrument of a touch.
  public enum TouchType: Int, Hashable, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    public static let stylus = TouchType.pencil
  }

  /// The instrument: a finger, or the pointer that hovers.
  open internal(set) var type = TouchType.direct

  /// The pressure of the finger, which is not simulated: 0, as on devices that do not measure it.
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }

  /// The radius of the finger on the screen, in points. Chosen: a usual finger.
  open var majorRadius: CGFloat { 20 }
  /// By how much ``majorRadius`` may be wrong, in points.
  open var majorRadiusTolerance: CGFloat { 5 }

  /// The recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The place before the last movement in a view, or in the tree's root for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view.map { previousLocation.applying($0.transformToRoot.inverted()) } ?? previousLocation
  }
}

/// An event with its touches.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// The touches of the event.
  open internal(set) var allTouches: Set<UITouch>?
  /// When the event happened, in seconds since an arbitrary moment.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var type = EventType.touches
  open internal(set) var subtype = EventSubtype.none
  /// The modifier keys that are held down.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The window that the event is for.
  weak var window: UIWindow?
  /// Sends the touches to views.
  var delivery: (() -> Void)?

  final func deliver() { delivery?() }

  /// The touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The touches for a recognizer.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// The touches that an event of the screen combines: the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) ?? false ? [touch] : nil
  }

  /// Touches that are expected next: none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) ?? false ? [] : nil
  }

  /// The touches in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}
