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
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  private var registrations: [Registration] = []

  /// A handler and the events that call it.
  private struct Registration {
    enum Handler {
      case action(UIAction)
      /// Calls a method of a target, without a strong reference to it.
      case method(@MainActor (UIControl) -> Void)
    }

    var handler: Handler
    var events: Event

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
    add(for: controlEvents) { [weak target] control in
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
    add(for: controlEvents) { [weak target] _ in
      guard let target else { return }
      action(target)()
    }
  }

  private final func add(for events: Event, method: @escaping @MainActor (UIControl) -> Void) {
    guard !events.isEmpty else { return }
    registrations.append(Registration(handler: .method(method), events: events))
  }

  /// All events that have handlers.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Runs an action with the control as its sender. Every action of an event goes through this
  /// method.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

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
