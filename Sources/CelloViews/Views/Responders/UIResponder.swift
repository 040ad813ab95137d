/// An object in the responder chain, which receives events and has accessibility properties.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// Creates an object without a next responder.
  nonisolated public override init() { super.init() }

  deinit { AssociatedObjects.ownerWillEnd(self) }

  /// The class and the address, such as `<UIViewController: 0x5f2a30>`; the class of an app has its
  /// module.
  nonisolated open override var description: String { "<\(ObjectIdentity.text(self))>" }

  // MARK: Responder chain

  /// The next object in the responder chain; `nil` by default.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether the object can become the first responder; `false` by
  /// default.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the object can resign as the first responder; `true` by
  /// default.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether the object is the first responder of its tree.
  open var isFirstResponder: Bool { chainRoot.firstResponderBelow === self }

  /// Makes the object the first responder of its tree, after the current first responder has
  /// resigned.
  ///
  /// - Returns: `true` if the object is the first responder afterwards.
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

  /// Resigns as the first responder.
  ///
  /// - Returns: `true` if the object is not the first responder afterwards.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard isForcedToResign || canResignFirstResponder else { return false }
    let root = chainRoot
    root.changingFirstResponder { root.firstResponderBelow = nil }
    return true
  }

  /// Runs a closure that changes the first responder of the tree. The keyboard is updated at the
  /// end of the outermost call.
  package final func changingFirstResponder<Result>(_ body: () -> Result) -> Result {
    let root = chainRoot
    root.firstResponderChanges += 1
    let result = body()
    root.firstResponderChanges -= 1
    if root.firstResponderChanges == 0 { root.firstResponderDidChange() }
    return result
  }
  private var firstResponderChanges = 0

  /// Called on the last object of a responder chain after the first responder of its tree has
  /// changed.
  func firstResponderDidChange() {}

  /// A Boolean value that indicates whether the object resigns regardless of
  /// ``canResignFirstResponder``.
  final var isForcedToResign = false

  /// The first responder of the tree. The last object of the responder chain stores it.
  private weak var firstResponderBelow: UIResponder?

  /// The first responder of the object's tree.
  package final var firstResponderOfTree: UIResponder? { chainRoot.firstResponderBelow }

  // MARK: Input

  /// The view that replaces the keyboard while this object, or an object before it in the responder
  /// chain, is the first responder; `nil` by default.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while this object, or an object before it in the responder chain,
  /// is the first responder; `nil` by default.
  open var inputAccessoryView: UIView? { nil }

  /// The controller of the view that replaces the keyboard; used if ``inputView`` is `nil`. An
  /// override returns a `UIInputViewController`.
  open var inputViewController: UIResponder? { nil }

  /// The controller of the view above the keyboard; used if ``inputAccessoryView`` is `nil`. An
  /// override returns a `UIInputViewController`.
  open var inputAccessoryViewController: UIResponder? { nil }

  /// The buttons beside the suggestions above an iPad's keyboard, while this object, or an object
  /// before it in the responder chain, is the first responder. The first object with buttons takes
  /// precedence.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let ownAssistantItem { return ownAssistantItem }
    let item = UITextInputAssistantItem()
    ownAssistantItem = item
    return item
  }
  private var ownAssistantItem: UITextInputAssistantItem?

  /// Updates the input views if the object is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { chainRoot.firstResponderDidChange() }
  }

  /// Called on an object of a nib file after it was created and connected. Does nothing by default.
  open func awakeFromNib() {}

  /// Called in Interface Builder only, when it shows a designable view.
  open func prepareForInterfaceBuilder() {}

  private var chainRoot: UIResponder {
    var last = self
    while !last.keepsFirstResponder, let next = last.next { last = next }
    return last
  }

  /// A Boolean value that indicates whether a tree with its own first responder ends at this
  /// object; `true` for windows.
  var keepsFirstResponder: Bool { false }

  // MARK: Touches

  // Each method passes the touches to the next responder.

  /// Called when touches begin in the object. Passes them to the next responder by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move. Passes them to the next responder by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end. Passes them to the next responder by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system cancels touches. Passes them to the next responder by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  // Each method passes the presses to the next responder. The window moves the focus with keys that
  // reach it.

  /// Called when keys are pressed. Passes them to the next responder by default.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the force of presses changes, which keys do not report. Passes them on by default.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys are released. Passes them to the next responder by default.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system cancels presses. Passes them to the next responder by default.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called when precise values of a pencil arrive. UIKit never calls it, because fingers have
  /// precise values from the start.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Motion and remote controls

  // Each method passes the event to the next responder.

  /// Called when the device starts to shake. Passes the event to the next responder by default.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when the device stops shaking. Passes the event to the next responder by default.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when the motion is interrupted. Passes the event to the next responder by default.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called when a button of a remote control is pressed; there are no remote controls. Passes the
  /// event to the next responder by default.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Returns a Boolean value that indicates whether the object can perform an action, when the
  /// responder chain is searched for a target.
  ///
  /// By default the object performs the methods of its class that a selector refers to. Of the
  /// standard edit actions it performs only undo and redo. A class that overrides one of their
  /// methods returns `true` for its name here, as in `action == Selector(("copy:"))`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action.name {
    case nil: action.isMethod(of: self)
    case "undo:": undoManager?.canUndo ?? false
    case "redo:": undoManager?.canRedo ?? false
    case "becomeFirstResponder": canBecomeFirstResponder
    case "resignFirstResponder", "reloadInputViews": true
    case let name?:
      action.isMethod(of: self) || responderInteractions.contains { $0.canPerform(name) }
    }
  }

  /// The interactions that perform actions for the object; empty unless it is a view.
  var responderInteractions: [any ResponderInteraction] { [] }

  /// Returns the first object, from this object up the responder chain, that can perform an action;
  /// `nil` if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The commands for keys that are pressed while the object is in the responder chain; `nil` for
  /// none.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called before a command is shown in a menu or performed by a key. An override can change the
  /// command's title, state and attributes.
  open func validate(_ command: UICommand) {}

  /// Changes the menus of a menu system.
  ///
  /// UIKit calls it on the application and its delegate for the main system, and on the first
  /// responder and the objects after it in the responder chain for the context system.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// The undo manager of the object; by default the next responder's, and finally the window's.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The multi-finger editing gestures of the object. There are no such gestures.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: Standard edit actions

  // The methods that edit commands call. They do nothing unless they are overridden, except for the
  // methods that a find interaction performs.

  /// Deletes the selection and copies it to the pasteboard. Does nothing by default.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard. Does nothing by default.
  open func copy(_ sender: Any?) {}
  /// Inserts the content of the pasteboard. Does nothing by default.
  open func paste(_ sender: Any?) {}
  /// Inserts the content of the pasteboard with the attributes of the surrounding text. Does
  /// nothing by default.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Opens the address on the pasteboard. Does nothing by default.
  open func pasteAndGo(_ sender: Any?) {}
  /// Searches for the text on the pasteboard. Does nothing by default.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Selects the item that the user touches, such as a word. Does nothing by default.
  open func select(_ sender: Any?) {}
  /// Selects all content. Does nothing by default.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection. Does nothing by default.
  open func delete(_ sender: Any?) {}
  /// Duplicates the selection. Does nothing by default.
  open func duplicate(_ sender: Any?) {}
  /// Starts renaming the document or item. Does nothing by default.
  open func rename(_ sender: Any?) {}
  /// Exports the document or item. Does nothing by default.
  open func export(_ sender: Any?) {}
  /// Shows the find panel of an interaction for finding text, if there is one.
  open func find(_ sender: Any?) { performByInteraction("find:") }
  /// Shows the find panel with a field for the replacement, if there is a find interaction.
  open func findAndReplace(_ sender: Any?) { performByInteraction("findAndReplace:") }
  /// Moves to the next search result, if there is a find interaction.
  open func findNext(_ sender: Any?) { performByInteraction("findNext:") }
  /// Moves to the previous search result, if there is a find interaction.
  open func findPrevious(_ sender: Any?) { performByInteraction("findPrevious:") }
  /// Searches for the selected text, if there is a find interaction.
  open func useSelectionForFind(_ sender: Any?) { performByInteraction("useSelectionForFind:") }
  /// Prints the content. Does nothing by default.
  open func printContent(_ sender: Any?) {}
  /// Toggles bold text in the selection. Does nothing by default.
  open func toggleBoldface(_ sender: Any?) {}
  /// Toggles italic text in the selection. Does nothing by default.
  open func toggleItalics(_ sender: Any?) {}
  /// Toggles underlined text in the selection. Does nothing by default.
  open func toggleUnderline(_ sender: Any?) {}
  /// Increases the text size of the selection. Does nothing by default.
  open func increaseSize(_ sender: Any?) {}
  /// Decreases the text size of the selection. Does nothing by default.
  open func decreaseSize(_ sender: Any?) {}
  /// Sets the writing direction of the selection to left to right. Does nothing by default.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Sets the writing direction of the selection to right to left. Does nothing by default.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  // MARK: User activities

  /// The activity that the user performs with the object; `nil` for none.
  open var userActivity: NSUserActivity? {
    didSet {
      guard userActivity !== oldValue else { return }
      oldValue?.setUpdater(of: self, nil)
      userActivity?.setUpdater(of: self) { [weak self] activity in
        // Another object may have set another activity on this object while the activity is saved.
        if let self, self.userActivity === activity { updateUserActivityState(activity) }
      }
    }
  }

  /// Writes the state of the object to its activity, before the activity is saved. Does nothing by
  /// default.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores the state of an activity that is continued. Does nothing by default.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Sharing

  /// Stored only: the items that the object shares with other apps; `nil` for none. The system
  /// features that use them on iOS, such as sharing by voice, do not exist here.
  ///
  /// `UIActivityViewController(activityItemsConfiguration:)` shows such items.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?

  // MARK: Input modes

  /// The keyboard for the object; by default the next responder's, and finally English.
  open var textInputMode: UITextInputMode? { next?.textInputMode ?? UITextInputMode.english }

  /// An identifier under which the system remembers the keyboard that the user chose for the
  /// object; `nil` for none. Users cannot choose keyboards here.
  open var textInputContextIdentifier: String? { nil }

  /// Clears the remembered keyboard for an identifier. Does nothing, because none is remembered.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}

  // MARK: Accessibility

  /// The properties that the app has set; `nil` if it has set none.
  package private(set) final var accessibility: AccessibilityProperties?

  final func set<Value>(
    _ property: WritableKeyPath<AccessibilityProperties, Value>, to value: Value
  ) {
    var properties = accessibility ?? AccessibilityProperties()
    properties[keyPath: property] = value
    accessibility = properties
  }

  /// A Boolean value that indicates whether assistive technologies present the object as one
  /// element. Controls, and labels and images with a label, are elements by default.
  open var isAccessibilityElement: Bool {
    get {
      result(of: isAccessibilityElementBlock) ?? accessibility?.isElement
        ?? defaultAccessibility.isElement
    }
    set { set(\.isElement, to: newValue) }
  }

  /// A short description of the element; a control's title or a label's text by default.
  open var accessibilityLabel: String? {
    get {
      if let text = text(of: accessibilityLabelBlock, or: accessibilityAttributedLabelBlock) {
        return text
      }
      return accessibility?.label.map(\.string) ?? defaultAccessibility.label
    }
    set { set(\.label, to: newValue.map { NSAttributedString(string: $0) }) }
  }

  /// ``accessibilityLabel`` with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      (result(of: accessibilityAttributedLabelBlock) ?? nil) ?? accessibility?.label
        ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set { set(\.label, to: newValue) }
  }

  /// A description of the result of using the element; `nil` by default.
  open var accessibilityHint: String? {
    get {
      text(of: accessibilityHintBlock, or: accessibilityAttributedHintBlock) ?? accessibility?.hint
    }
    set { set(\.hint, to: newValue) }
  }

  /// The value of the element, such as a slider's value.
  open var accessibilityValue: String? {
    get {
      text(of: accessibilityValueBlock, or: accessibilityAttributedValueBlock) ?? accessibility?
        .value
        ?? defaultAccessibility.value
    }
    set { set(\.value, to: newValue) }
  }

  /// The characteristics of the element; the system view provides the default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      result(of: accessibilityTraitsBlock) ?? accessibility?.traits ?? defaultAccessibility.traits
    }
    set { set(\.traits, to: newValue) }
  }

  /// An identifier for tests. It is not presented to users.
  open var accessibilityIdentifier: String? {
    get { text(of: accessibilityIdentifierBlock) ?? accessibility?.identifier }
    set { set(\.identifier, to: newValue) }
  }

  /// The language in which the element's texts are spoken, as a BCP 47 tag; `nil` for the user's
  /// language.
  open var accessibilityLanguage: String? {
    get { text(of: accessibilityLanguageBlock) ?? accessibility?.language }
    set { set(\.language, to: newValue) }
  }

  /// The names by which Voice Control finds the element; the label by default.
  open var accessibilityUserInputLabels: [String]! {
    get {
      (result(of: accessibilityUserInputLabelsBlock) ?? nil) ?? accessibility?.userInputLabels
        ?? accessibilityLabel.map { [$0] } ?? []
    }
    set { set(\.userInputLabels, to: newValue) }
  }

  /// The actions that assistive technologies offer in addition to activation; `nil` for none.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      (result(of: accessibilityCustomActionsBlock) ?? nil)?.compactMap {
        $0 as? UIAccessibilityCustomAction
      }
        ?? accessibility?.customActions
    }
    set { set(\.customActions, to: newValue) }
  }

  /// The rotors for moving among elements of a kind inside the object, such as the errors of a
  /// form; `nil` for none.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      (result(of: accessibilityCustomRotorsBlock) ?? nil)?.compactMap {
        $0 as? UIAccessibilityCustomRotor
      }
        ?? accessibility?.customRotors
    }
    set { set(\.customRotors, to: newValue) }
  }

  /// The kind of the container. The label of a semantic group is spoken before its first element,
  /// and the rows and columns of a data table with its cells.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { result(of: accessibilityContainerTypeBlock) ?? accessibility?.containerType ?? .none }
    set { set(\.containerType, to: newValue) }
  }

  /// The grouping of the container's elements in Switch Control. It has no effect here.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get {
      result(of: accessibilityNavigationStyleBlock) ?? accessibility?.navigationStyle ?? .automatic
    }
    set { set(\.navigationStyle, to: newValue) }
  }

  /// The expansion state of the element, which is spoken.
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { accessibility?.expandedStatus ?? .unsupported }
    set { set(\.expandedStatus, to: newValue) }
  }

  /// The elements of the container, in reading order; `nil` for the elements of its subviews.
  open var accessibilityElements: [Any]? {
    get { (result(of: accessibilityElementsBlock) ?? nil) ?? accessibility?.elements }
    set { set(\.elements, to: newValue) }
  }

  /// Returns the number of elements of the container; by default those of
  /// ``accessibilityElements``, or `NSNotFound` if there are none.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  /// Returns the element at an index in reading order; by default one of
  /// ``accessibilityElements``, or `nil` if the index is out of bounds.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element in the container; by default in ``accessibilityElements``, or
  /// `NSNotFound` if it is not there.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let element = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === element } ?? NSNotFound
  }

  /// The elements of the container: ``accessibilityElements``, or those that the methods for
  /// elements return; `nil` for the elements of its subviews.
  package final var containedAccessibilityElements: [Any]? {
    if let elements = accessibilityElements { return elements }
    let count = accessibilityElementCount()
    // The limit protects against an excessive number.
    guard count != NSNotFound, count > 0 else { return nil }
    return (0..<min(count, 10_000)).compactMap { accessibilityElement(at: $0) }
  }

  /// A Boolean value that indicates whether assistive technologies ignore the elements inside the
  /// object; `false` by default.
  open var accessibilityElementsHidden: Bool {
    get {
      result(of: accessibilityElementsHiddenBlock) ?? accessibility?.areElementsHidden ?? false
    }
    set { set(\.areElementsHidden, to: newValue) }
  }

  /// A Boolean value that indicates whether assistive technologies ignore elements outside the
  /// object; `false` by default.
  open var accessibilityViewIsModal: Bool {
    get { result(of: accessibilityViewIsModalBlock) ?? accessibility?.isModal ?? false }
    set { set(\.isModal, to: newValue) }
  }

  /// A Boolean value that indicates whether the elements inside the object are read one after
  /// another; `false` by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get {
      result(of: accessibilityShouldGroupAccessibilityChildrenBlock) ?? accessibility?
        .groupsChildren ?? false
    }
    set { set(\.groupsChildren, to: newValue) }
  }

  /// A Boolean value that indicates whether the element responds to the user; `true` by default.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      result(of: accessibilityRespondsToUserInteractionBlock)
        ?? accessibility?.respondsToUserInteraction ?? true
    }
    set { set(\.respondsToUserInteraction, to: newValue) }
  }

  /// A Boolean value that indicates whether the object keeps its colors when the system inverts
  /// colors; `false` by default.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { set(\.ignoresInvertColors, to: newValue) }
  }

  /// The element's frame in screen coordinates, in points; a view's bounds by default.
  open var accessibilityFrame: CGRect {
    get {
      result(of: accessibilityFrameBlock) ?? accessibility?.frame ?? defaultAccessibilityFrame
    }
    set { set(\.frame, to: newValue) }
  }

  /// The element's outline in screen coordinates, in points; `nil`, the default, for
  /// ``accessibilityFrame``. Assistive technologies prefer it when they highlight the element.
  open var accessibilityPath: UIBezierPath? {
    get { (result(of: accessibilityPathBlock) ?? nil) ?? accessibility?.path }
    set { set(\.path, to: newValue) }
  }

  /// The rectangle in screen coordinates that assistive technologies highlight, in points.
  package final var highlightedAccessibilityFrame: CGRect {
    accessibilityPath?.bounds ?? accessibilityFrame
  }

  var defaultAccessibilityFrame: CGRect { .zero }

  /// The point that is touched to activate the element, in screen coordinates; the center of the
  /// frame by default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      result(of: accessibilityActivationPointBlock) ?? accessibility?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { set(\.activationPoint, to: newValue) }
  }

  /// Activates the element, as a double tap of VoiceOver does. Calls
  /// ``accessibilityActivateBlock`` by default.
  ///
  /// - Returns: `true` if the element was activated.
  @discardableResult
  open func accessibilityActivate() -> Bool { result(of: accessibilityActivateBlock) ?? false }

  /// Increments the value of an element with the `adjustable` trait. Calls
  /// ``accessibilityIncrementBlock`` by default.
  open func accessibilityIncrement() { result(of: accessibilityIncrementBlock) }

  /// Decrements the value of an element with the `adjustable` trait. Calls
  /// ``accessibilityDecrementBlock`` by default.
  open func accessibilityDecrement() { result(of: accessibilityDecrementBlock) }

  /// Never called: scrolls the content in a direction, as a swipe with three fingers does while
  /// VoiceOver is on, and returns `true` if it has scrolled. VoiceOver's gestures do not exist here.
  @discardableResult
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Never called: leaves a modal view or another context, as a scrub with two fingers does while
  /// VoiceOver is on, and returns `true` if it has been left. VoiceOver's gestures do not exist here.
  @discardableResult
  open func accessibilityPerformEscape() -> Bool { false }

  /// Never called: performs the most important action, as a double tap with two fingers does while
  /// VoiceOver is on, and returns `true` if there is one. VoiceOver's gestures do not exist here.
  @discardableResult
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Never called: notifies the element that an assistive technology has focused it. Assistive
  /// technologies focus nothing here.
  open func accessibilityElementDidBecomeFocused() {}

  /// Never called: notifies the element that an assistive technology no longer focuses it.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns a Boolean value that indicates whether an assistive technology focuses the element;
  /// always `false`.
  open func accessibilityElementIsFocused() -> Bool { false }

  // MARK: Accessibility closures
  // A closure takes precedence over the property with the same name. On iOS 17 and later, all objects
  // have these properties; here, views and other responders and `UIAccessibilityElement` have them.

  /// A closure that returns ``isAccessibilityElement``; `nil` for none.
  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.isElement }
    set { setBlock(\.isElement, to: newValue) }
  }

  /// A closure that returns ``accessibilityLabel``; `nil` for none.
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.label }
    set { setBlock(\.label, to: newValue) }
  }

  /// A closure that returns ``accessibilityAttributedLabel``; `nil` for none.
  open var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { accessibility?.blocks?.attributedLabel }
    set { setBlock(\.attributedLabel, to: newValue) }
  }

  /// A closure that returns ``accessibilityValue``; `nil` for none.
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.value }
    set { setBlock(\.value, to: newValue) }
  }

  /// A closure that returns ``accessibilityValue``; `nil` for none.
  open var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { accessibility?.blocks?.attributedValue }
    set { setBlock(\.attributedValue, to: newValue) }
  }

  /// A closure that returns ``accessibilityHint``; `nil` for none.
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.hint }
    set { setBlock(\.hint, to: newValue) }
  }

  /// A closure that returns ``accessibilityHint``; `nil` for none.
  open var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { accessibility?.blocks?.attributedHint }
    set { setBlock(\.attributedHint, to: newValue) }
  }

  /// A closure that returns ``accessibilityTraits``; `nil` for none.
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibility?.blocks?.traits }
    set { setBlock(\.traits, to: newValue) }
  }

  /// A closure that returns ``accessibilityIdentifier``; `nil` for none.
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.identifier }
    set { setBlock(\.identifier, to: newValue) }
  }

  /// A closure that returns ``accessibilityLanguage``; `nil` for none.
  open var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.language }
    set { setBlock(\.language, to: newValue) }
  }

  /// A closure that returns ``accessibilityUserInputLabels``; `nil` for none.
  open var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
    get { accessibility?.blocks?.userInputLabels }
    set { setBlock(\.userInputLabels, to: newValue) }
  }

  /// A closure that returns ``accessibilityCustomActions``; `nil` for none.
  open var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
    get { accessibility?.blocks?.customActions }
    set { setBlock(\.customActions, to: newValue) }
  }

  /// A closure that returns ``accessibilityCustomRotors``; `nil` for none.
  open var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
    get { accessibility?.blocks?.customRotors }
    set { setBlock(\.customRotors, to: newValue) }
  }

  /// A closure that returns ``accessibilityContainerType``; `nil` for none.
  open var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { accessibility?.blocks?.containerType }
    set { setBlock(\.containerType, to: newValue) }
  }

  /// A closure that returns ``accessibilityNavigationStyle``; `nil` for none.
  open var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { accessibility?.blocks?.navigationStyle }
    set { setBlock(\.navigationStyle, to: newValue) }
  }

  /// A closure that returns ``accessibilityElements``; `nil` for none.
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibility?.blocks?.elements }
    set { setBlock(\.elements, to: newValue) }
  }

  /// A closure that returns ``accessibilityElementsHidden``; `nil` for none.
  open var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.areElementsHidden }
    set { setBlock(\.areElementsHidden, to: newValue) }
  }

  /// A closure that returns ``accessibilityViewIsModal``; `nil` for none.
  open var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.isModal }
    set { setBlock(\.isModal, to: newValue) }
  }

  /// A closure that returns ``shouldGroupAccessibilityChildren``; `nil` for none.
  open var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.groupsChildren }
    set { setBlock(\.groupsChildren, to: newValue) }
  }

  /// A closure that returns ``accessibilityRespondsToUserInteraction``; `nil` for none.
  open var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.respondsToUserInteraction }
    set { setBlock(\.respondsToUserInteraction, to: newValue) }
  }

  /// A closure that returns ``accessibilityFrame``; `nil` for none.
  open var accessibilityFrameBlock: AXRectReturnBlock? {
    get { accessibility?.blocks?.frame }
    set { setBlock(\.frame, to: newValue) }
  }

  /// A closure that returns ``accessibilityPath``; `nil` for none.
  open var accessibilityPathBlock: AXPathReturnBlock? {
    get { accessibility?.blocks?.path }
    set { setBlock(\.path, to: newValue) }
  }

  /// A closure that returns ``accessibilityActivationPoint``; `nil` for none.
  open var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { accessibility?.blocks?.activationPoint }
    set { setBlock(\.activationPoint, to: newValue) }
  }

  /// A closure that activates the element and returns `true` if it did; `nil` for none.
  open var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.activate }
    set { setBlock(\.activate, to: newValue) }
  }

  /// A closure that increments the value of the element; `nil` for none.
  open var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { accessibility?.blocks?.increment }
    set { setBlock(\.increment, to: newValue) }
  }

  /// A closure that decrements the value of the element; `nil` for none.
  open var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { accessibility?.blocks?.decrement }
    set { setBlock(\.decrement, to: newValue) }
  }

  // MARK: Key-value observing

  /// Called when a property that the object observes by name has changed. Does nothing by default.
  ///
  /// - Parameters:
  ///   - keyPath: the name of the property.
  ///   - object: the object with the property.
  ///   - change: the kind of the change, and the values that the options of the observation request.
  ///   - context: the value that the observer has passed.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Hooks
  // Subclasses in the package override these members. Apps do not see them.

  /// A Boolean value that indicates whether the keyboard is shown while the object is the first
  /// responder.
  @_spi(Cello) open var acceptsText: Bool { self is any UIKeyInput }
  /// The text before the insertion point, on which the shift key of the keyboard depends; `nil` if
  /// it is not known.
  @_spi(Cello) open var textBeforeInsertion: String? { nil }

  /// A Boolean value that indicates whether ``keyCommands`` are available now.
  @_spi(Cello) open var offersKeyCommands: Bool { true }

  /// The accessibility properties of a system view, unless the app sets others.
  @_spi(Cello) open var defaultAccessibility: DefaultAccessibility { DefaultAccessibility() }
}

/// The default accessibility properties of a system view.
@_spi(Cello) public struct DefaultAccessibility {
  package var isElement = false
  package var label: String?
  package var value: String?
  package var traits = UIAccessibilityTraits.none

  package init(
    isElement: Bool = false, label: String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits = UIAccessibilityTraits.none
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.traits = traits
  }
}
