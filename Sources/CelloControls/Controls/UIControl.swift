@_spi(Cello) import CelloViews

/// A view that responds to touches by running actions.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// The events of a control. Source of the values: Apple's `UIControl.h`.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates a set of events from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began in the control soon after a tap; sent together with `touchDown`.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved inside the bounds.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside the bounds.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moved into the bounds.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moved out of the bounds.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ended inside the bounds.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside the bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system canceled the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value of the control.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user performed the main action of the control, such as a tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control is about to show its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user pressed the Return key in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The range of values for events that an app defines.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The range of values that are reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control. Source of the values: Apple's `UIControl.h`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates a set of states from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control is enabled and neither selected nor highlighted.
    public static let normal: State = []
    /// A touch is inside the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control does not respond to touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus. ``UIControl/state`` never includes it here.
    public static let focused = State(rawValue: 1 << 3)
    /// The range of values for states that an app defines.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The range of values that are reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// A Boolean value that indicates whether the control responds to touches; `true` by default.
  /// System controls are faded or gray while they are disabled.
  open var isEnabled = true {
    willSet { observedValueWillChange("isEnabled") }
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      observedValueDidChange()
    }
  }
  /// A Boolean value that indicates whether the control is selected; `false` by default.
  open var isSelected = false {
    willSet { observedValueWillChange("isSelected") }
    didSet {
      if isSelected != oldValue { stateDidChange() }
      observedValueDidChange()
    }
  }
  /// A Boolean value that indicates whether the control is highlighted; `false` by default. Touches
  /// set it while they are inside the control.
  open var isHighlighted = false {
    willSet { observedValueWillChange("isHighlighted") }
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      observedValueDidChange()
    }
  }

  // Touches
  /// A Boolean value that indicates whether the control tracks a touch.
  open internal(set) var isTracking = false
  /// A Boolean value that indicates whether the tracked touch is inside the control.
  open internal(set) var isTouchInside = false

  // Alignment
  /// The horizontal alignment of the content; `center` by default. Buttons and compact date pickers
  /// use it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The vertical alignment of the content; `center` by default. Buttons and text fields use it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  // Menus
  /// A Boolean value that indicates whether a long press, or a tap if ``showsMenuAsPrimaryAction``
  /// is set, shows the menu of ``contextMenuInteraction(_:configurationForMenuAtLocation:)``;
  /// `false` by default.
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
  /// The interaction that shows the menu, with the control as its delegate; `nil` if
  /// ``isContextMenuInteractionEnabled`` is `false`.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// A Boolean value that indicates whether a tap shows the menu; `false` by default.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { stateDidChange() } }
  }
  /// The text that is shown while a pointer rests above the control; `nil`, the default, for none.
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
  /// The interaction that shows ``toolTip``; `nil` if there is no text.
  open private(set) var toolTipInteraction: UIToolTipInteraction?
  /// A Boolean value that indicates whether changes of symbols are animated; `false` by default.
  ///
  /// Stored only: changes are never animated.
  open var isSymbolAnimationEnabled = false

  private final var registrations: [Registration] = []
  /// The event whose touches are being handled.
  private final weak var currentEvent: UIEvent?

  /// A handler and the events that run it.
  private struct Registration {
    enum Handler {
      case action(UIAction)
      /// Sends an action to a target. The target is not retained.
      case selector(Selector)
    }

    var handler: Handler
    var events: Event
    weak var target: AnyObject?
    /// A Boolean value that indicates whether the target is searched in the responder chain.
    var isForChain = false

    var action: UIAction? {
      if case .action(let action) = handler { action } else { nil }
    }

    var selector: Selector? {
      if case .selector(let selector) = handler { selector } else { nil }
    }

    /// Returns a Boolean value that indicates whether the handler sends an action to a target.
    /// `nil` matches any action or target.
    func sends(_ action: Selector?, to target: AnyObject?) -> Bool {
      guard let selector else { return false }
      return (action == nil || action == selector)
        && (target == nil || target === self.target)
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control that runs an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.apply(to: self, as: UIControl.self)
  }

  /// The current state of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Actions

  /// Adds an action that runs for each of the events. The control retains the action.
  ///
  /// An action with the same identifier is replaced for these events.
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

  /// Adds a method of a target that is called with the control for each of the events.
  ///
  /// Apple's method takes a selector, which Swift creates from methods only on Apple's platforms.
  /// This method takes a reference such as `SettingsView.levelChanged` to a method of a class that
  /// is isolated to the main actor. The control does not retain the target. References cannot be
  /// compared, so a method that is added twice is called twice, unless it is added as the same
  /// `Selector`. The method is not called if the control is not an instance of its parameter type.
  ///
  /// - Parameter target: The object whose method is called; `nil` for the first object in the
  ///   responder chain that has the method.
  @preconcurrency public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) { addTarget(target, action: Selector(action), for: controlEvents) }

  /// Adds a method of a target that is called without arguments for each of the events. Otherwise
  /// like the method with a parameter.
  @preconcurrency public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) { addTarget(target, action: Selector(action), for: controlEvents) }

  /// Adds a method of a target that is called with the control and the touch event for each of the
  /// events. Without touches, the event is empty. Otherwise like the method with one parameter.
  @preconcurrency public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    for controlEvents: Event
  ) { addTarget(target, action: Selector(action), for: controlEvents) }

  /// Adds an action that is sent to a target for each of the events. Adding the same action and
  /// target again extends the existing events.
  ///
  /// - Parameter target: The object that performs the action; `nil` for the first object in the
  ///   responder chain that performs it.
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

  /// Removes actions of a target from the events.
  ///
  /// - Parameters:
  ///   - target: The object that performs the action; `nil` for all targets.
  ///   - action: The `Selector` that was added; `nil` for all actions. A method that was added as a
  ///     reference can be removed only with `nil`, because references cannot be compared.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    for index in registrations.indices where registrations[index].sends(action, to: target) {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Returns the names of the actions that are sent to a target for an event; `nil` if there are
  /// none. The name of a method reference is the name of its class.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let found = registrations.filter {
      $0.sends(nil, to: nil) && $0.target === target && !$0.events.isDisjoint(with: controlEvent)
        && $0.isForChain == (target == nil)
    }
    return found.isEmpty ? nil : found.compactMap { $0.selector?.description }
  }

  /// Sends an action with the control as its sender. All actions with a target use this method.
  ///
  /// - Parameter target: The object that performs the action; `nil` for the first object in the
  ///   responder chain that performs it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = UIScene.sendAction(action, target, self, event)
  }

  /// The targets of the actions. A target that is neither derived from `NSObject` nor `Hashable` is
  /// not included.
  open var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { $0.target as? AnyHashable })
  }

  /// The events that have handlers.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Runs an action with the control as its sender. All actions without a target use this method.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  /// Calls a closure with the action, or the target and selector, and the events of each handler.
  /// Setting the last parameter of the closure to `true` stops the enumeration.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for registration in registrations where !stops {
      let target = registration.selector.map { (registration.target as Any?, $0) }
      iterator(registration.action, target, registration.events, &stops)
    }
  }

  /// Performs the main action of the control, as assistive technologies and keyboards do. Sends
  /// `primaryActionTriggered` by default.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: Touches

  /// Called when a touch begins in the control; returns `true` by default.
  ///
  /// - Returns: `true` if the control tracks the touch.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moves; returns `true` by default.
  ///
  /// - Returns: `true` if the control continues to track the touch.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends. Does nothing by default.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system cancels the tracked touch. Does nothing by default.
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

  // MARK: Menus

  /// Shows the menu if there is one and a tap shows it.
  ///
  /// - Returns: `true` if the menu is shown.
  final func showMenuInsteadOfAction() -> Bool {
    guard showsMenuAsPrimaryAction, let contextMenuInteraction else { return false }
    return contextMenuInteraction.showMenu(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  /// Returns the menu for a point in the control; `nil`, the default, for none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview while the menu is shown; `nil`, the default, for no preview.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview for the disappearance of the menu; `nil`, the default, for no preview.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the result of
  /// ``contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)``.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  /// Returns the result of
  /// ``contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)``.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// Called before the menu appears. Does nothing by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called after the menu is dismissed. Does nothing by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Returns the point to which the menu is attached, in the control's coordinates. By default this
  /// is the middle of the bottom edge (chosen), which represents the whole control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// A Boolean value that indicates whether the menu selects one of its actions. System controls
  /// override it.
  var menuSelectsAction: Bool { false }

  @discardableResult
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    touchUpInside()
    return true
  }

  /// Runs the handlers of the events in the order in which they were added, also if the control is
  /// disabled. A handler runs once even if several of its events are sent.
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

  // MARK: Hooks
  // Subclasses in the package override these members. Apps do not see them.

  @_spi(Cello) open override func observedProperty(named name: String) -> ObservableProperty? {
    switch name {
    case "enabled": ObservableProperty("isEnabled", \UIControl.isEnabled)
    case "selected": ObservableProperty("isSelected", \UIControl.isSelected)
    case "highlighted": ObservableProperty("isHighlighted", \UIControl.isHighlighted)
    default: super.observedProperty(named: name)
    }
  }

  /// Called when ``state`` changes. System controls override it.
  @_spi(Cello) open func stateDidChange() {}

  /// Called when a touch ends inside the control. System controls change their value first.
  @_spi(Cello) open func touchUpInside() {
    if !showMenuInsteadOfAction() { sendActions(for: .touchUpInside) }
  }

  /// The accessibility properties that all controls share.
  @_spi(Cello) open override var defaultAccessibility: DefaultAccessibility {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return DefaultAccessibility(isElement: true, traits: traits)
  }

  // MARK: Alignment

  /// ``contentHorizontalAlignment`` with `left` and `right` instead of `leading` and `trailing`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case let alignment: alignment
    }
  }
}
