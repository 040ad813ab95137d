/// An object that recognizes a gesture in the touches of a view and its subviews.
///
/// A recognizer is a state machine. A discrete gesture goes from `possible` to `ended` (the same as
/// `recognized`) or `failed`; a continuous gesture goes from `began` through `changed` to `ended`.
/// It returns to `possible` after the touches.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  /// The state of a recognizer.
  public enum State: Int, Hashable, Sendable {
    /// The gesture has not been recognized yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture has ended.
    case ended = 3
    /// A continuous gesture was canceled.
    case cancelled = 4
    /// The touches are not the gesture.
    case failed = 5

    /// The end of a discrete gesture; equal to `ended`.
    public static let recognized = State.ended
  }

  /// The view whose touches the recognizer examines. It owns the recognizer.
  open internal(set) weak var view: UIView?
  /// The delegate, which can prevent the gesture and touches; `nil` for none.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A Boolean value that indicates whether the recognizer examines touches; `true` by default.
  /// Disabling it resets the gesture.
  open var isEnabled = true {
    didSet { if !isEnabled { reset(to: .possible) } }
  }
  /// A Boolean value that indicates whether the view's touches are canceled when the gesture is
  /// recognized; `true` by default.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the view receives touches only after the gesture has
  /// failed; `false` by default.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the view receives the end of touches only after the
  /// gesture has failed; `true` by default. If the gesture is recognized, the view's touches are
  /// canceled.
  open var delaysTouchesEnded = true
  /// The types of touches to examine, as raw values of ``UITouch/TouchType``; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Stored only: a Boolean value that indicates whether all touches of a gesture must have the
  /// same type. Simulated fingers always have the same type.
  open var requiresExclusiveTouchType = true
  /// A name for the app to identify the recognizer.
  open var name: String?
  /// The types of presses to examine, as raw values of ``UIPress/PressType``; all by default.
  ///
  /// Keys without an equivalent button are examined only while all types are allowed.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6, 30, 31, 32, 33]
  private final var handlers: [Handler] = []

  /// A target, which is not kept alive, and its action.
  private struct Handler {
    weak var target: AnyObject?
    var action: Selector
  }

  /// The state of the gesture. Subclasses set it; each change to a state of a recognized gesture
  /// sends the actions.
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

  /// Creates a recognizer without targets.
  public convenience override init() { self.init(target: nil, action: nil) }

  deinit { AssociatedObjects.ownerWillEnd(self) }

  /// Creates a recognizer that calls a method of a target when the gesture is recognized and when
  /// it changes.
  ///
  /// Apple's initializer takes an Objective-C selector, which Swift supports only on Apple's
  /// systems. This initializer takes a reference, such as `Card.wasTapped`, to a method of a class
  /// on the main actor. The method receives the recognizer.
  @preconcurrency public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a target's method without parameters when the gesture is
  /// recognized and when it changes.
  @preconcurrency public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that sends an action to a target, or to nothing if one of them is `nil`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a target's method that receives the recognizer. The target is not kept alive.
  @preconcurrency public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) { addTarget(target, action: Selector(action)) }

  /// Adds a target's method without parameters. The target is not kept alive.
  @preconcurrency public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) { addTarget(target, action: Selector(action)) }

  /// Adds a target and an action. Adding them again has no effect. The target is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !handlers.contains(where: { $0.target === target && $0.action == action }) else { return }
    handlers.append(Handler(target: target, action: action))
  }

  /// Removes actions of a target.
  ///
  /// - Parameters:
  ///   - target: the target; `nil` for all targets.
  ///   - action: the `Selector` that was added; `nil` for all actions. Method references cannot be
  ///     compared: pass `nil` to remove a method that was added as a reference.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    handlers.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.action == action)
    }
  }

  /// Returns the position of the gesture in a view, or in the tree's root for `nil`; zero without a
  /// touch.
  open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }

  /// Returns the position of a touch, by its index, in a view, or in the tree's root for `nil`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      (0..<numberOfTouches).contains(touchIndex),
      "The gesture has \(numberOfTouches) touches; there is none with the index \(touchIndex).")
    let fingers = fingers
    return fingers.indices.contains(touchIndex)
      ? fingers[touchIndex].location(in: view) : location(in: view)
  }

  /// The number of fingers in the gesture; 0 without a touch.
  open var numberOfTouches: Int { touch?.fingerCount ?? 0 }

  // MARK: Course

  /// The touch that makes up the gesture; the centroid of several fingers.
  package var touch: UITouch?
  /// The fingers of the touch that is beginning or has begun last.
  final var group: TouchGroup?
  /// The fingers of ``touch``.
  final var fingers: [UITouch] {
    guard let group, group.touch === touch else { return touch.map { [$0] } ?? [] }
    return group.fingers
  }
  /// The position, in the tree's root, and the time at which the touch began.
  package private(set) var start = (location: CGPoint.zero, time: TimeInterval(0))

  /// The state that the gesture enters once the gestures that it waits for have failed; `nil` if it
  /// does not wait.
  private(set) final var waitingState: State?
  /// The recognizers of ``require(toFail:)``.
  private(set) final var requirements: [WeakRecognizer] = []
  /// The recognizers of the current touch that must fail first.
  final var blockers: [WeakRecognizer] = []

  var isRecognized: Bool { state == .began || state == .changed || state == .ended }

  /// The movement since the beginning of the touch, in the tree's root.
  package var movement: CGVector {
    guard let touch else { return CGVector(dx: 0, dy: 0) }
    return CGVector(
      dx: touch.location.x - start.location.x, dy: touch.location.y - start.location.y)
  }

  /// Returns a Boolean value that indicates whether the touch has moved farther than a distance in
  /// points.
  package func hasMoved(by distance: CGFloat = GestureMetrics.movement) -> Bool {
    let movement = movement
    return movement.dx * movement.dx + movement.dy * movement.dy > distance * distance
  }

  /// Returns a Boolean value that indicates whether the recognizer examines fingers of another
  /// touch sequence that are still down.
  final func isBusy(besides sequence: TouchSequence) -> Bool {
    guard let finger = fingers.first, let other = finger.sequence, other !== sequence else {
      return false
    }
    return finger.phase != .ended && finger.phase != .cancelled
  }

  /// A Boolean value that indicates whether the recognizer examines touches of the screen; `false`
  /// for hovering.
  var examinesTouches: Bool { true }

  /// Begins or recognizes the gesture, unless the delegate or the view prevents it. A gesture that
  /// requires others to fail waits for them.
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

  /// Fails a gesture; cancels a gesture that has begun.
  package final func fail() {
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

  /// Resets the subclass's state. Called before the recognizer examines another touch; an override
  /// calls `super`.
  open func reset() {}

  // MARK: Touches

  /// Called when touches begin. Starts a new gesture with them; an override calls `super`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isPart = group?.fingers.contains(where: touches.contains) ?? false
    guard let touch = isPart ? group?.touch : touches.first else { return }
    reset(to: .possible)
    self.touch = touch
    start = (touch.location, touch.timestamp)
  }

  /// Called when touches move. Does nothing by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches end. Does nothing by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches are canceled. Fails the gesture by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  /// Called when precise values of a pencil arrive. UIKit never calls it, because fingers have
  /// precise values from the start.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Presses

  // Subclasses examine the keys that are pressed while the view or one of its subviews is the first
  // responder or has the focus. System recognizers ignore them.

  /// Called when keys are pressed. Does nothing by default.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the force of presses changes. Does nothing by default.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when keys are released. Does nothing by default.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when presses are canceled. Does nothing by default.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Returns a Boolean value that indicates whether the type of a press is allowed.
  final func allows(_ press: UIPress) -> Bool {
    let types = Set(allowedPressTypes.map(\.intValue))
    if let type = press.buttonType { return types.contains(type.rawValue) }
    return types.isSuperset(of: [0, 1, 2, 3, 4, 5, 6, 30, 31, 32, 33])
  }

  /// Prepares a recognizer whose gesture has ended for the next press.
  final func pressDidEnd() {
    switch state {
    case .ended, .cancelled, .failed: reset(to: .possible)
    case .possible, .began, .changed: break
    }
  }

  /// Ignores a press: the recognizer is not notified of its end.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    ignoredPresses.insert(ObjectIdentifier(button))
  }
  final var ignoredPresses: Set<ObjectIdentifier> = []

  /// The modifier keys that are held down; empty for fingers.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  // MARK: Other recognizers

  /// Delays the recognition of the gesture until another recognizer has failed.
  ///
  /// A recognizer that does not examine the touch is ignored. A single tap that waits for a double
  /// tap is recognized when no second tap follows.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns a Boolean value that indicates whether another recognizer must fail before this
  /// gesture is recognized; `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns a Boolean value that indicates whether this gesture must fail before another is
  /// recognized; `false` by default.
  open func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns a Boolean value that indicates whether another gesture fails when this gesture is
  /// recognized; `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns a Boolean value that indicates whether this gesture fails when another gesture is
  /// recognized; `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns a Boolean value that indicates whether the recognizer examines the touches of an
  /// event; `true` by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// The pressed buttons of a pointing device; always empty.
  open var buttonMask: UIEvent.ButtonMask { [] }

  // MARK: Hooks
  // Subclasses in the package override these members. Apps do not see them.

  /// Returns a Boolean value that indicates whether the recognizer examines a touch.
  @_spi(Cello) open func accepts(_ touch: UITouch, with event: UIEvent) -> Bool {
    guard isEnabled, examinesTouches,
      allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      shouldReceive(event)
    else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  /// Called while the finger rests.
  @_spi(Cello) open func timePassed(_ touch: UITouch) {}
}
