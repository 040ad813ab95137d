@_spi(Cello) import CelloViews

/// A view that users operate and that calls actions.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
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
  @_spi(Cello) open func stateDidChange() {}

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
  /// Whether a finger that rests on the control, or a tap with ``showsMenuAsPrimaryAction``, shows the
  /// menu of ``contextMenuInteraction(_:configurationForMenuAtLocation:)``.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
      contextMenuInteraction = nil
      guard isContextMenuInteractionEnabled else { return }
      let interaction = ControlMenuInteraction(delegate: self)
      contextMenuInteraction = interaction
      addInteraction(interaction)
    }
  }
  /// The interaction that shows the menu, with the control as its delegate; `nil` unless
  /// ``isContextMenuInteractionEnabled``.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// Whether a tap opens the menu, and not a long press.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { stateDidChange() } }
  }
  /// A text that is shown while a pointer rests above the control; `nil` for none.
  open var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      guard newValue != toolTip else { return }
      if let toolTipInteraction, newValue == nil {
        removeInteraction(toolTipInteraction)
        self.toolTipInteraction = nil
      } else if let toolTipInteraction {
        toolTipInteraction.defaultToolTip = newValue
      } else if let newValue {
        let interaction = UIToolTipInteraction(defaultToolTip: newValue)
        toolTipInteraction = interaction
        addInteraction(interaction)
      }
    }
  }
  /// The interaction that shows ``toolTip``; `nil` without a text.
  open private(set) var toolTipInteraction: UIToolTipInteraction?
  /// Whether changes of symbols are animated. Changes take place at once.
  open var isSymbolAnimationEnabled = false

  private final var registrations: [Registration] = []
  /// The event whose touches the control handles.
  private final weak var currentEvent: UIEvent?

  /// A handler and the events that call it.
  private struct Registration {
    enum Handler {
      case action(UIAction)
      /// Sends an action to a target, without a strong reference to it.
      case selector(Selector)
    }

    var handler: Handler
    var events: Event
    weak var target: AnyObject?
    /// Whether the responder chain is searched for the target.
    var isForChain = false

    var action: UIAction? {
      if case .action(let action) = handler { action } else { nil }
    }

    var selector: Selector? {
      if case .selector(let selector) = handler { selector } else { nil }
    }

    /// Whether the action is sent to a target; any target for `nil`.
    func sends(_ action: Selector?, to target: AnyObject?) -> Bool {
      guard let selector else { return false }
      return (action == nil || action == selector)
        && (target == nil || target === self.target)
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
  /// Apple's method takes a selector, which Swift makes of methods only on Apple's systems; this one
  /// takes a reference such as `SettingsView.levelChanged` to a method of a class on the main actor.
  /// The control has no strong reference to the target. References cannot be compared, so a method
  /// that is added twice is called twice, unless it is added as the same `Selector`. A control that
  /// is not of the method's parameter type does not call it.
  ///
  /// - Parameter target: the object whose method is called; `nil` for the first one in the responder
  ///   chain that has the method.
  @preconcurrency public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) { addTarget(target, action: Selector(action), for: controlEvents) }

  /// Calls a method without parameters of a target for each of the events; otherwise like a method
  /// that takes the control.
  @preconcurrency public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) { addTarget(target, action: Selector(action), for: controlEvents) }

  /// Calls a method of a target with the control and the event of the touches; otherwise like a method
  /// that takes the control. Without touches the event is empty.
  @preconcurrency public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    for controlEvents: Event
  ) { addTarget(target, action: Selector(action), for: controlEvents) }

  /// Sends an action to a target for each of the events. Adding the same action and target again
  /// adds the events to the existing ones.
  ///
  /// - Parameter target: `nil` for the first object in the responder chain that performs the action.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard !controlEvents.isEmpty else { return }
    let target = target.map { $0 as AnyObject }
    let old = registrations.firstIndex {
      $0.sends(action, to: nil) && $0.target === target && $0.isForChain == (target == nil)
    }
    if let old {
      registrations[old].events.formUnion(controlEvents)
    } else {
      registrations.append(
        Registration(
          handler: .selector(action), events: controlEvents, target: target,
          isForChain: target == nil))
    }
  }

  /// Stops sending an action to a target for the given events.
  ///
  /// - Parameters:
  ///   - target: `nil` for all targets.
  ///   - action: the `Selector` that was added; `nil` for all actions. A method that was added as a
  ///     reference is removed with `nil` only: references cannot be compared.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    for index in registrations.indices where registrations[index].sends(action, to: target) {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The actions that are sent to a target for an event, as texts; `nil` if there are none.
  /// References to methods have the name of their class only.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let found = registrations.filter {
      $0.sends(nil, to: nil) && $0.target === target && !$0.events.isDisjoint(with: controlEvent)
        && $0.isForChain == (target == nil)
    }
    return found.isEmpty ? nil : found.compactMap { $0.selector?.description }
  }

  /// Sends an action to a target with the control as its sender; `nil` for the first object in the
  /// responder chain that performs the action. Every action of a target goes through this method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = UIScene.sendAction(action, target, self, event)
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

  /// The actions, or targets and selectors, of all handlers, with their events. Setting the last
  /// parameter to `true` ends the enumeration.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for registration in registrations where !stops {
      let target = registration.selector.map { (registration.target as Any?, $0) }
      iterator(registration.action, target, registration.events, &stops)
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
    currentEvent = event
    defer { currentEvent = nil }
    guard isEnabled, !isTracking, let touch = touches.first,
      beginTracking(touch, with: event)
    else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
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
    currentEvent = event
    defer { currentEvent = nil }
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
    currentEvent = event
    defer { currentEvent = nil }
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// A touch ended inside the control; system controls change their value first.
  @_spi(Cello) open func touchUpInside() {
    if !showMenuInsteadOfAction() { sendActions(for: .touchUpInside) }
  }

  // MARK: Menus

  /// Shows the menu, if a tap on the control does so and there is one.
  ///
  /// - Returns: whether the menu is shown.
  final func showMenuInsteadOfAction() -> Bool {
    guard showsMenuAsPrimaryAction, let contextMenuInteraction else { return false }
    return contextMenuInteraction.showMenu(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  /// The menu for a point of the control; `nil`, the default, for none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The preview while the menu is shown; `nil`, the default, for a menu without a preview.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The preview while the menu disappears.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The point of the control to which the menu is attached, in its coordinates; by default the middle
  /// of the bottom edge (chosen), which represents the whole control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Whether a menu itself selects one of its actions; for system controls.
  var menuSelectsAction: Bool { false }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    touchUpInside()
    return true
  }

  /// What all controls have in common.
  @_spi(Cello) open override var defaultAccessibility: DefaultAccessibility {
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
      case .selector(let selector):
        let target = registration.target
        // The target may have been released.
        if target != nil || registration.isForChain {
          sendAction(selector, to: target, for: currentEvent)
        }
      }
    }
  }
}
