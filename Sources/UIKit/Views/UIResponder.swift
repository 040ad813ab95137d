/// An object in the responder chain, which receives touches and has accessibility properties.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// An object without a next responder.
  nonisolated public override init() { super.init() }

  // MARK: Responder chain

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  /// Whether the object accepts to be the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object agrees to be the first responder no more.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder of its tree.
  open var isFirstResponder: Bool { chainRoot.firstResponderBelow === self }

  /// Makes the object the first responder of its tree, after the current one has resigned.
  ///
  /// - Returns: whether the object is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    let root = chainRoot
    return root.changingFirstResponder {
      if let former = root.firstResponderBelow, !former.resignFirstResponder() { return false }
      root.firstResponderBelow = self
      return true
    }
  }

  /// Makes the object the first responder no more.
  ///
  /// - Returns: whether the object is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard isForcedToResign || canResignFirstResponder else { return false }
    let root = chainRoot
    root.changingFirstResponder { root.firstResponderBelow = nil }
    return true
  }

  /// Runs code that changes the first responder of the tree; the keyboard follows at the end of the
  /// outermost call.
  final func changingFirstResponder<Result>(_ body: () -> Result) -> Result {
    let root = chainRoot
    root.firstResponderChanges += 1
    let result = body()
    root.firstResponderChanges -= 1
    if root.firstResponderChanges == 0 { root.firstResponderDidChange() }
    return result
  }
  private var firstResponderChanges = 0

  /// Called for the last object of a responder chain after its tree has another first responder.
  func firstResponderDidChange() {}

  /// Whether the keyboard is shown while the object is the first responder.
  var acceptsText: Bool { self is any UIKeyInput }

  /// Whether the object is not asked whether it agrees.
  final var isForcedToResign = false

  /// The first responder of a tree, kept by the last object of the responder chain.
  private weak var firstResponderBelow: UIResponder?

  /// The first responder of the object's tree.
  final var firstResponderOfTree: UIResponder? { chainRoot.firstResponderBelow }

  // MARK: Input

  /// The view that is shown instead of the keyboard while the object, or one before it in the
  /// responder chain, is the first responder.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while the object, or one before it in the responder chain, is the
  /// first responder.
  open var inputAccessoryView: UIView? { nil }

  /// The controller of the view that is shown instead of the keyboard, if the object has no
  /// ``inputView``.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller of the view above the keyboard, if the object has no ``inputAccessoryView``.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// The buttons beside the suggestions above the keyboard of an iPad, while the object, or one before
  /// it in the responder chain, is the first responder. Of several objects with buttons, the first one
  /// counts.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let ownAssistantItem { return ownAssistantItem }
    let item = UITextInputAssistantItem()
    ownAssistantItem = item
    return item
  }
  private var ownAssistantItem: UITextInputAssistantItem?

  /// Shows changed input views if the object is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { chainRoot.firstResponderDidChange() }
  }

  /// Called for an object of a nib file. Nib files are not read.
  open func awakeFromNib() {}

  private var chainRoot: UIResponder {
    var last = self
    while !last.keepsFirstResponder, let next = last.next { last = next }
    return last
  }

  /// Whether a tree with its own first responder ends here; for windows.
  var keepsFirstResponder: Bool { false }

  // MARK: Touches

  // Each passes the touches on to the next responder.

  /// Touches began in the object.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system canceled touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  // Each passes the presses on to the next responder. The window lets keys that reach it move the
  // focus.

  /// Keys were pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// The force of presses has changed. Keys have only one.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The system canceled presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The precise values of a pencil have arrived. It is not called: touches of a finger have them
  /// from the start.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Motion and remote controls

  // Each passes the event on to the next responder.

  /// The device was shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device is no longer shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The motion was interrupted.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A button of a headset or another remote control was pressed. There is none.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Whether the object performs an action when the responder chain is searched for a target.
  ///
  /// By default it performs the methods of its class that a selector refers to. Of the standard edit
  /// actions it performs none but undoing and redoing; a class that overrides one of their methods
  /// returns `true` for its name here, as in `action == Selector(("copy:"))`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action.name {
    case nil: action.isReferenceToMethod(of: self)
    case "undo:": undoManager?.canUndo ?? false
    case "redo:": undoManager?.canRedo ?? false
    case "becomeFirstResponder": canBecomeFirstResponder
    case "resignFirstResponder", "reloadInputViews": true
    case let name?: responderInteractions.contains { $0.canPerform(name) }
    }
  }

  /// The interactions that perform actions for the object; for views.
  var responderInteractions: [any ResponderInteraction] { [] }

  /// The first object from this one on in the responder chain that performs an action; `nil` if
  /// there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Commands for keys that are pressed while the object is in the responder chain; `nil` for none.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether ``keyCommands`` are examined now.
  var offersKeyCommands: Bool { true }

  /// Called before a command is shown in a menu or performed by a key, to change its title, state or
  /// attributes.
  open func validate(_ command: UICommand) {}

  /// Changes the menus of a menu system.
  ///
  /// For the main system it is called for the application and its delegate. For the context system it
  /// is called for the first responder and those after it in the responder chain.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// The manager of the object's changes: that of the next responder by default, finally that of the
  /// window.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Which editing gestures with several fingers the object has. There are no such gestures.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: Standard edit actions

  // The methods that commands for editing call. They do nothing in objects that do not override them,
  // apart from those that a find interaction performs.

  /// Removes the selection and copies it to the pasteboard.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard.
  open func copy(_ sender: Any?) {}
  /// Inserts what is on the pasteboard.
  open func paste(_ sender: Any?) {}
  /// Inserts what is on the pasteboard with the attributes of the text around it.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
  /// Selects the item that a user touches, such as a word.
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  /// Removes the selection.
  open func delete(_ sender: Any?) {}
  open func duplicate(_ sender: Any?) {}
  open func rename(_ sender: Any?) {}
  open func export(_ sender: Any?) {}
  open func find(_ sender: Any?) { performByInteraction("find:") }
  open func findAndReplace(_ sender: Any?) { performByInteraction("findAndReplace:") }
  open func findNext(_ sender: Any?) { performByInteraction("findNext:") }
  open func findPrevious(_ sender: Any?) { performByInteraction("findPrevious:") }
  open func useSelectionForFind(_ sender: Any?) { performByInteraction("useSelectionForFind:") }
  open func printContent(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  // MARK: User activities

  /// What the user does with the object.
  open var userActivity: NSUserActivity? {
    didSet {
      guard userActivity !== oldValue else { return }
      oldValue?.setUpdater(of: self, nil)
      userActivity?.setUpdater(of: self) { [weak self] activity in
        // Another object may have given this one another activity while the activity is saved.
        if let self, self.userActivity === activity { updateUserActivityState(activity) }
      }
    }
  }

  /// Writes the state of the object into its activity, before the activity is saved.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores the state of an activity that is continued.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Sharing

  /// The items that the object hands over to other apps; `nil` for none.
  ///
  /// An app shows them by `UIActivityViewController(activityItemsConfiguration:)`. What the system
  /// around an app does with them, such as sharing by voice, does not exist here.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?

  // MARK: Input modes

  /// The keyboard for the object; that of the user's language by default.
  open var textInputMode: UITextInputMode? { next?.textInputMode ?? UITextInputMode.english }

  /// Identifies the object for the keyboard that the user last chose for it; `nil` for none. Users
  /// choose no keyboards here.
  open var textInputContextIdentifier: String? { nil }

  /// Forgets the keyboard that the user last chose for an identifier. None is remembered.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}

  // MARK: Accessibility

  /// The properties that an app has set; `nil` before the first one.
  private(set) final var accessibility: AccessibilityProperties?

  private func set<Value>(
    _ property: WritableKeyPath<AccessibilityProperties, Value>, to value: Value
  ) {
    var properties = accessibility ?? AccessibilityProperties()
    properties[keyPath: property] = value
    accessibility = properties
  }

  /// Whether assistive technologies present the object as one element. Controls, labels and images
  /// with a label of their own are elements by default.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? defaultAccessibility.isElement }
    set { set(\.isElement, to: newValue) }
  }

  /// What the element is, in few words; a control's title or a label's text by default.
  open var accessibilityLabel: String? {
    get {
      accessibility?.label.map(\.string) ?? defaultAccessibility.label
    }
    set { set(\.label, to: newValue.map { NSAttributedString(string: $0) }) }
  }

  /// ``accessibilityLabel`` with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { set(\.label, to: newValue) }
  }

  /// What happens when the element is used.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { set(\.hint, to: newValue) }
  }

  /// The value of the element, such as that of a slider.
  open var accessibilityValue: String? {
    get { accessibility?.value ?? defaultAccessibility.value }
    set { set(\.value, to: newValue) }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? defaultAccessibility.traits }
    set { set(\.traits, to: newValue) }
  }

  /// A name for tests, which users do not perceive.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { set(\.identifier, to: newValue) }
  }

  /// The language in which the element's texts are spoken; `nil` for the user's.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { set(\.language, to: newValue) }
  }

  /// Names by which Voice Control finds the element; the label by default.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { set(\.userInputLabels, to: newValue) }
  }

  /// Actions that assistive technologies offer in addition to activation.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { set(\.customActions, to: newValue) }
  }

  /// Ways to move among the elements of a kind inside the object, such as the errors of a form; `nil`
  /// for none.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { set(\.customRotors, to: newValue) }
  }

  /// What the elements of a container are together. The label of a semantic group is spoken before its
  /// first element, and the places in a data table with its cells.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { set(\.containerType, to: newValue) }
  }

  /// Whether Switch Control presents the elements of a container together. It has no effect here.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { set(\.navigationStyle, to: newValue) }
  }

  /// Whether what the element discloses is shown, which is spoken.
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { accessibility?.expandedStatus ?? .unsupported }
    set { set(\.expandedStatus, to: newValue) }
  }

  /// The elements of a container, in reading order; `nil` for those of its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { set(\.elements, to: newValue) }
  }

  /// Whether the elements inside the object are hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.areElementsHidden ?? false }
    set { set(\.areElementsHidden, to: newValue) }
  }

  /// Whether elements outside the object are ignored.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { set(\.isModal, to: newValue) }
  }

  /// Whether the elements inside the object are read one after another.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { set(\.groupsChildren, to: newValue) }
  }

  /// Whether the element responds to the user; `false` for static content.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUserInteraction ?? true }
    set { set(\.respondsToUserInteraction, to: newValue) }
  }

  /// Whether colors stay as they are when the system inverts colors.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { set(\.ignoresInvertColors, to: newValue) }
  }

  /// The element's frame in the coordinates of the screen, in points; that of a view by default.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? defaultAccessibilityFrame }
    set { set(\.frame, to: newValue) }
  }

  var defaultAccessibilityFrame: CGRect { .zero }

  /// The point that is touched when the element is activated, in the coordinates of the screen; the
  /// middle of the frame by default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibility?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { set(\.activationPoint, to: newValue) }
  }

  /// Activates the element, as a double tap of VoiceOver does.
  ///
  /// - Returns: whether the element was activated.
  open func accessibilityActivate() -> Bool { false }

  /// Raises the value of an element with the trait `adjustable`.
  open func accessibilityIncrement() {}

  /// Lowers the value of an element with the trait `adjustable`.
  open func accessibilityDecrement() {}

  /// What system views tell assistive technologies without an app's own properties.
  var defaultAccessibility: DefaultAccessibility { DefaultAccessibility() }
}

/// What a system view tells assistive technologies by itself.
struct DefaultAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
}
