/// Recognizes a gesture in the touches of a view and its subviews.
///
/// A recognizer is a state machine. A discrete gesture goes from `possible` to `ended` (the same as
/// `recognized`) or `failed`; a continuous one from `began` through `changed` to `ended`. After the
/// touches it is `possible` again.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// The state of a recognizer.
  public enum State: Int, Hashable, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The end of a discrete gesture.
    public static let recognized = State.ended
  }

  /// The view whose touches are examined, which owns the recognizer.
  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true {
    didSet { if !isEnabled { reset(to: .possible) } }
  }
  /// Whether the view's touch is canceled once the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view receives the touch only after the gesture was not recognized.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of a touch only after the gesture was not recognized. If it
  /// is recognized, the view's touch is canceled.
  open var delaysTouchesEnded = true
  /// The types of touches that are examined, as raw values of ``UITouch/TouchType``; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Whether all touches of a gesture have the same type, as touches of a finger have.
  open var requiresExclusiveTouchType = true
  /// A name for the app's own use.
  open var name: String?
  /// The types of presses that are examined, as raw values of ``UIPress/PressType``; all by default.
  ///
  /// Keys that stand for no button are examined while all types are allowed.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6, 30, 31, 32, 33]
  private final var handlers: [Handler] = []

  /// A method that is called without a strong reference to its target.
  private struct Handler {
    weak var target: AnyObject?
    var action: Selector
  }

  /// Where the gesture is in its course. Subclasses set it; each change to a state of a recognized
  /// gesture runs the handlers.
  open var state = State.possible {
    didSet {
      switch state {
      case .began, .changed, .ended, .cancelled:
        if isRecognized || oldValue == .began || oldValue == .changed {
          for handler in handlers {
            guard let target = handler.target else { continue }
            _ = UIResponder.send(handler.action, to: target, from: self)
          }
        }
      case .possible, .failed: break
      }
    }
  }

  /// A recognizer without handlers.
  public override init() { super.init() }

  /// Calls a method of a target, with the recognizer, when the gesture is recognized and when it
  /// changes.
  ///
  /// Apple's initializer takes a selector, which Swift supports only on Apple's systems; this one
  /// takes a reference such as `Card.wasTapped` to a method of a class on the main actor.
  @preconcurrency public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Calls a method without parameters of a target when the gesture is recognized and when it
  /// changes.
  @preconcurrency public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// A recognizer that sends an action to a target; without handlers if one of both is `nil`.
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a method of a target, with the recognizer. There is no strong reference to the target.
  @preconcurrency public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) { addTarget(target, action: Selector(action)) }

  /// Adds a method without parameters of a target.
  @preconcurrency public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) { addTarget(target, action: Selector(action)) }

  /// Adds an action that is sent to a target. It is added once.
  open func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !handlers.contains(where: { $0.target === target && $0.action == action }) else { return }
    handlers.append(Handler(target: target, action: action))
  }

  /// Removes an action of a target.
  ///
  /// - Parameters:
  ///   - target: `nil` for all targets.
  ///   - action: the `Selector` that was added; `nil` for all actions. A method that was added as a
  ///     reference is removed with `nil` only: references cannot be compared.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    handlers.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.action == action)
    }
  }

  /// The place of the gesture in a view, or in the tree's root for `nil`.
  open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }

  /// The place of one of the touches, by its index, in a view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      (0..<numberOfTouches).contains(touchIndex),
      "The gesture has \(numberOfTouches) touches; there is none with the index \(touchIndex).")
    let fingers = fingers
    return fingers.indices.contains(touchIndex)
      ? fingers[touchIndex].location(in: view) : location(in: view)
  }

  open var numberOfTouches: Int { touch?.fingerCount ?? 0 }

  // MARK: Course

  /// The touch that the gesture is made of: in the middle of several fingers.
  var touch: UITouch?
  /// The fingers of the touch that begins, or has begun last.
  final var group: TouchGroup?
  /// The fingers of ``touch``.
  final var fingers: [UITouch] {
    guard let group, group.touch === touch else { return touch.map { [$0] } ?? [] }
    return group.fingers
  }
  /// Where and when the touch began, in the tree's root.
  private(set) var start = (location: CGPoint.zero, time: TimeInterval(0))

  /// The state that the gesture enters once all gestures have failed that it waits for; `nil` if it
  /// does not wait.
  private(set) final var waitingState: State?
  /// The recognizers that are required to fail at any time.
  private(set) final var requirements: [WeakRecognizer] = []
  /// The recognizers of the current touch that are required to fail.
  final var blockers: [WeakRecognizer] = []

  var isRecognized: Bool { state == .began || state == .changed || state == .ended }

  /// From the beginning of the touch, in the tree's root.
  var movement: CGVector {
    guard let touch else { return CGVector(dx: 0, dy: 0) }
    return CGVector(
      dx: touch.location.x - start.location.x, dy: touch.location.y - start.location.y)
  }

  /// Whether the touch has left the place where it began.
  func hasMoved(by distance: CGFloat = GestureMetrics.movement) -> Bool {
    let movement = movement
    return movement.dx * movement.dx + movement.dy * movement.dy > distance * distance
  }

  /// Whether fingers of another sequence of touches are still down that the recognizer examines.
  final func isBusy(besides sequence: TouchSequence) -> Bool {
    guard let finger = fingers.first, let other = finger.sequence, other !== sequence else {
      return false
    }
    return finger.phase != .ended && finger.phase != .cancelled
  }

  /// Whether the recognizer examines touches of the screen; `false` for hovering.
  var examinesTouches: Bool { true }

  /// Whether the recognizer examines a touch.
  func accepts(_ touch: UITouch, with event: UIEvent) -> Bool {
    guard isEnabled, examinesTouches,
      allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      shouldReceive(event)
    else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  /// Begins or recognizes the gesture, unless the delegate or the view does not allow it. A gesture
  /// that requires others to fail waits for them.
  final func recognize(as state: State) {
    if isBlocked {
      waitingState = state
      return
    }
    waitingState = nil
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true,
      view?.gestureRecognizerShouldBegin(self) ?? true
    else { return fail() }
    self.state = state
  }

  /// Ends the gesture without recognition; a gesture that has begun is canceled.
  final func fail() {
    waitingState = nil
    if state == .began || state == .changed { state = .cancelled } else { state = .failed }
  }

  /// Prepares the recognizer for the next gesture.
  final func reset(to state: State) {
    self.state = state
    touch = nil
    waitingState = nil
    reset()
  }

  /// Called before the recognizer examines another touch.
  open func reset() {}

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isPart = group?.fingers.contains(where: touches.contains) ?? false
    guard let touch = isPart ? group?.touch : touches.first else { return }
    reset(to: .possible)
    self.touch = touch
    start = (touch.location, touch.timestamp)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  /// The precise values of a pencil have arrived. It is not called: touches of a finger have them
  /// from the start.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// The finger has rested for a while.
  func timePassed(_ touch: UITouch) {}

  // MARK: Presses

  // Subclasses examine the keys that are pressed while the view, or one in it, is the first responder
  // or has the focus. The system's recognizers ignore them.

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Whether the type of a press is allowed.
  final func allows(_ press: UIPress) -> Bool {
    let types = Set(allowedPressTypes.map(\.intValue))
    if let type = press.buttonType { return types.contains(type.rawValue) }
    return types.isSuperset(of: [0, 1, 2, 3, 4, 5, 6, 30, 31, 32, 33])
  }

  /// Prepares a recognizer whose gesture is over for the next press.
  final func pressDidEnd() {
    switch state {
    case .ended, .cancelled, .failed: reset(to: .possible)
    case .possible, .began, .changed: break
    }
  }

  /// Leaves a press to other recognizers: the end of the press is not reported to this one.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    ignoredPresses.insert(ObjectIdentifier(button))
  }
  final var ignoredPresses: Set<ObjectIdentifier> = []

  /// The modifier keys that are held down. A finger presses none.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  // MARK: Other recognizers

  /// Recognizes the gesture only after that of another recognizer has failed.
  ///
  /// A recognizer that does not examine the touch is not waited for. Of a tap that waits for a
  /// double tap, this is the moment when no second tap follows.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether the gesture of another recognizer must fail before this one is recognized.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether this gesture must fail before that of another recognizer is recognized.
  open func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether the gesture of another recognizer fails because this one was recognized.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture fails because that of another recognizer was recognized.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the recognizer examines the touches of an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// The buttons of a pointer that were pressed; a finger has none.
  open var buttonMask: UIEvent.ButtonMask { [] }
}
