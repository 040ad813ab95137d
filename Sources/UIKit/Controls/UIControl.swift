/// A view that users operate and that calls actions.
open class UIControl: UIView {
  /// The events of a control. Source of the values: Apple's `UIControl.h`.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The range for an app's own values.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control. Source of the values: Apple's `UIControl.h`.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    /// The range for an app's own values.
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Whether the control can be operated. A disabled control is faded.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Called when ``state`` changes; for system controls.
  func stateDidChange() {}

  // Touches
  /// Whether a touch that began in the control goes on.
  open internal(set) var isTracking = false
  /// Whether the touch is inside the control.
  open internal(set) var isTouchInside = false

  // Alignment
  /// The horizontal place of content in controls that have one.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The vertical place of content in controls that have one.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  // Menus
  /// Whether the control can show a menu.
  open var isContextMenuInteractionEnabled = false
  /// Whether a tap opens the menu, and not a long press.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { stateDidChange() } }
  }
  /// A text that a pointer above the control shows; `nil` for none.
  open var toolTip: String?
  /// Whether changes of symbols are animated. Changes take place at once.
  open var isSymbolAnimationEnabled = false

  private final var registrations: [Registration] = []

  /// A handler and the events that call it.
  private struct Registration {
    enum Handler {
      case action(UIAction)
      /// Calls a method of a target, without a strong reference to it.
      case method(@MainActor (UIControl) -> Void)
    }

    var handler: Handler
    var events: Event
    weak var target: AnyObject?

    var action: UIAction? {
      if case .action(let action) = handler { action } else { nil }
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that runs an action on its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Always fails: controls are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The current state.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Actions

  /// Runs an action for each of the events. The control has a strong reference to the action.
  ///
  /// An action with the same identifier that was added for one of these events is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    guard !controlEvents.isEmpty else { return }
    let old = registrations.firstIndex { $0.action === action }
    for index in registrations.indices
    where registrations[index].action?.identifier == action.identifier && index != old {
      registrations[index].events.subtract(controlEvents)
    }
    if let old {
      registrations[old].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(handler: .action(action), events: controlEvents))
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Removes the action with the same identifier from the events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from the events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in registrations.indices
    where registrations[index].action?.identifier == actionIdentifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Calls a method of a target, with the control, for each of the events.
  ///
  /// Apple's method takes a selector, which Swift supports only on Apple's systems; this one takes
  /// a reference such as `SettingsView.levelChanged` to a method of a class on the main actor. The
  /// control has no strong reference to the target. References cannot be compared, so a method that
  /// is added twice is called twice. A control that is not of the method's parameter type does not
  /// call it.
  @preconcurrency public final func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    add(target, for: controlEvents) { [weak target] control in
      guard let target, let sender = control as? Sender else { return }
      action(target)(sender)
    }
  }

  /// Calls a method without parameters of a target for each of the events; otherwise like a method
  /// that takes the control.
  @preconcurrency public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    add(target, for: controlEvents) { [weak target] _ in
      guard let target else { return }
      action(target)()
    }
  }

  private final func add(
    _ target: AnyObject, for events: Event, method: @escaping @MainActor (UIControl) -> Void
  ) {
    guard !events.isEmpty else { return }
    registrations.append(
      Registration(handler: .method(method), events: events, target: target))
  }

  /// The targets of all methods. A target that cannot be compared, such as an object of a class
  /// that is not derived from `NSObject` and not `Hashable`, is left out.
  open var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { $0.target as? AnyHashable })
  }

  /// All events that have handlers.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Runs an action with the control as its sender. Every action of an event goes through this
  /// method.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  /// The identifiers and actions of all handlers, with their events; `nil` for a method's action.
  /// Setting the last parameter to `true` ends the enumeration.
  ///
  /// Apple's closure also gets a target and a selector.
  open func enumerateEventHandlers(_ iterator: (UIAction?, Event, inout Bool) -> Void) {
    var stops = false
    for registration in registrations where !stops {
      iterator(registration.action, registration.events, &stops)
    }
  }

  /// Runs what a tap on the control runs, as assistive technologies and keyboards do.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: Touches

  /// A touch begins in the control.
  ///
  /// - Returns: whether the control follows the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// A touch that the control follows moves.
  ///
  /// - Returns: whether the control continues to follow the touch.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// A touch that the control follows ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The system cancels the touch that the control follows.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first,
      beginTracking(touch, with: event)
    else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isHighlighted = false
      return
    }
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside)
    case (false, false): sendActions(for: .touchDragOutside)
    case (false, true): sendActions(for: [.touchDragEnter, .touchDragInside])
    case (true, false): sendActions(for: [.touchDragExit, .touchDragOutside])
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    guard isTouchInside else { return sendActions(for: .touchUpOutside) }
    isTouchInside = false
    touchUpInside()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// A touch ended inside the control; system controls change their value first.
  func touchUpInside() { sendActions(for: .touchUpInside) }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    touchUpInside()
    return true
  }

  /// What all controls have in common.
  override var defaultAccessibility: DefaultAccessibility {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return DefaultAccessibility(isElement: true, traits: traits)
  }

  /// Runs the handlers of the events, each once, in the order in which they were added, even if the
  /// control is disabled.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.handler {
      case .action(let action): sendAction(action)
      case .method(let method): method(self)
      }
    }
  }
}
