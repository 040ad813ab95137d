/// A finger on the screen, or a pointer above it.
///
/// There is no screen: tests create touches with `SimulatedTouch` of `CellophaneTesting`.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger touched the screen.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger has not moved.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system canceled the touch.
    case cancelled = 4
    /// A pointer entered a region without a pressed button. Fingers do not have the region phases.
    case regionEntered = 5
    /// A pointer moved in a region.
    case regionMoved = 6
    /// A pointer left a region.
    case regionExited = 7
  }

  /// The phase of the touch.
  open internal(set) var phase = Phase.began
  /// The number of times the finger tapped the same point in a short time.
  open internal(set) var tapCount = 1
  /// The number of fingers that move together; the touch is at their centroid.
  final var fingerCount = 1
  /// The sequence that moves the finger; `nil` after it has ended.
  final weak var sequence: TouchSequence?
  /// A Boolean value that indicates whether the finger soon taps the same point again after it is
  /// lifted.
  final var isFollowedByTap = false
  /// The time of the last change, in seconds since an arbitrary moment.
  open internal(set) var timestamp: TimeInterval = 0
  /// The view in which the touch began.
  open internal(set) weak var view: UIView?
  /// The window in which the touch began.
  open var window: UIWindow? { view?.window }
  /// The position in the coordinates of the tree's root.
  var location = CGPoint.zero
  var previousLocation = CGPoint.zero

  /// Returns the position of the touch in a view, or in the tree's root for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view.map { location.applying($0.transformToRoot.inverted()) } ?? location
  }

  /// Returns the position of the touch, like ``location(in:)``; positions are not rounded.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the previous position of the touch, like ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The type of a touch.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A touch on another surface, such as a remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer of a mouse or trackpad.
    case indirectPointer = 3

    /// A pencil; equal to `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// The type of the touch: `direct`, or `indirectPointer` for a hovering pointer.
  open internal(set) var type = TouchType.direct

  /// The pressure of the finger; always 0, as on devices that do not measure it.
  open var force: CGFloat { 0 }
  /// The maximum pressure; always 0.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The radius of the finger, in points; always 20. Chosen: a typical finger.
  open var majorRadius: CGFloat { 20 }
  /// The tolerance of ``majorRadius``, in points; always 5.
  open var majorRadiusTolerance: CGFloat { 5 }

  /// The recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Returns the position before the last movement in a view, or in the tree's root for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view.map { previousLocation.applying($0.transformToRoot.inverted()) } ?? previousLocation
  }

  // MARK: Pencils
  // The values of a pencil, for a finger.

  /// The angle between a pencil and the screen, in radians; always π/2.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Returns the azimuth of a pencil in a view, in radians; always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the unit vector of a pencil's azimuth in a view; always (1, 0).
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The rotation of a pencil around its axis, in radians; always 0.
  open var rollAngle: CGFloat { 0 }

  /// The properties whose values are estimates; always empty.
  open var estimatedProperties: Properties { [] }

  /// The properties whose values will be updated; always empty.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The number that identifies the update of an estimate; always `nil`.
  open var estimationUpdateIndex: NSNumber? { nil }
}

/// An event with its touches.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// The touches of the event.
  open internal(set) var allTouches: Set<UITouch>?
  /// The time of the event, in seconds since an arbitrary moment.
  open internal(set) var timestamp: TimeInterval = 0
  /// The type of the event.
  open internal(set) var type = EventType.touches
  /// The subtype of the event; `none` for touches.
  open internal(set) var subtype = EventSubtype.none
  /// The modifier keys that are held down.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The window that receives the event.
  package weak var window: UIWindow?
  /// Sends the touches to views.
  var delivery: (() -> Void)?

  final func deliver() { delivery?() }

  /// Returns the touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// Returns the touches that a recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// Returns the touches that were combined into a touch: the touch itself; `nil` for a touch of
  /// another event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) ?? false ? [touch] : nil
  }

  /// Returns the predicted touches, of which there are none; `nil` for a touch of another event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) ?? false ? [] : nil
  }

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The pressed buttons; always empty, because fingers press none.
  open var buttonMask: ButtonMask { [] }
}
