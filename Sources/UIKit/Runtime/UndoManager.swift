// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Records how changes are undone, and undoes and redoes them.
///
/// Changes are undone in groups. While ``groupsByEvent`` is `true`, a group begins with the first
/// change of an event, and ends with the event: after a simulated touch or key, in the next turn of
/// the main run loop, or before changes are undone.
@MainActor @preconcurrency open class UndoManager: NSObject {
  private final class Group {
    var entries: [Entry] = []
    var name = ""
    var isDiscardable = false
  }

  private final class Change {
    let target: ObjectIdentifier
    let undo: () -> Void

    init(target: AnyObject, _ undo: @escaping () -> Void) {
      self.target = ObjectIdentifier(target)
      self.undo = undo
    }
  }

  private enum Entry {
    case change(Change)
    case group(Group)
  }

  private final var undoStack: [Group] = []
  private final var redoStack: [Group] = []
  /// The groups that were begun and not ended, from the outermost one.
  private final var openGroups: [Group] = []
  private final var hasEventGroup = false
  private final var disableCount = 0

  /// Whether changes without a group get one for the event.
  open var groupsByEvent = true
  /// The most groups that can be undone; 0 for no limit. Older ones are forgotten.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// The modes of the run loop in which events end.
  open var runLoopModes: [RunLoop.Mode] = [.default]
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  nonisolated public override init() { super.init() }

  // MARK: Registration

  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  /// Ignores changes until ``enableUndoRegistration()`` was called as often.
  open func disableUndoRegistration() { disableCount += 1 }

  open func enableUndoRegistration() {
    precondition(
      disableCount > 0,
      "UndoManager: enableUndoRegistration() was called more often than disableUndoRegistration().")
    disableCount -= 1
  }

  /// Records how a change is undone. While a change is undone, this records how it is redone.
  ///
  /// The manager does not retain the target, and the handler must not capture it strongly.
  @preconcurrency public final func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    record(for: target) { [weak target] in if let target { handler(target) } }
  }

  /// Records a method that undoes a change with an object as its parameter.
  ///
  /// The name of a method that the target cannot be sent is refused with a warning: names stand for
  /// the standard edit actions of responders.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    guard let name = selector.name else {
      return record(for: target) { [weak target] in
        if let target { _ = selector.call(on: target, with: anObject) }
      }
    }
    guard let responder = target as? any NamedActionTarget, responder.hasAction(named: name) else {
      return Self.warnings.note(
        "UndoManager: \(type(of: target)) has no method that is known by the name '\(name)'; "
          + "pass a reference to the method.")
    }
    record(for: target) { [weak responder] in
      responder?.performAction(named: name, with: anObject)
    }
  }

  static let warnings = WarningLog()

  private final func record(for target: AnyObject, _ change: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      precondition(
        groupsByEvent,
        "UndoManager: a change is recorded outside of a group; call beginUndoGrouping() first.")
      beginUndoGrouping()
      hasEventGroup = true
      Self.waiting.append(self)
      RunLoop.main.perform { MainActor.assumeIsolated { Self.endEvent() } }
    }
    openGroups.last?.entries.append(.change(Change(target: target, change)))
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// The last change, if it is the first one to be undone and nothing can be redone; compared by
  /// identity.
  final var lastChange: AnyObject? {
    guard redoStack.isEmpty, !isUndoing, !isRedoing,
      case .change(let change)? = (openGroups.last ?? undoStack.last)?.entries.last
    else { return nil }
    return change
  }

  // MARK: Groups

  /// How many groups were begun and not ended.
  open var groupingLevel: Int { openGroups.count }

  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    openGroups.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  open func endUndoGrouping() {
    guard let group = openGroups.last else {
      preconditionFailure("UndoManager: endUndoGrouping() was called without beginUndoGrouping().")
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    openGroups.removeLast()
    if let outer = openGroups.last {
      if !group.entries.isEmpty { outer.entries.append(.group(group)) }
      if outer.name.isEmpty { outer.name = group.name }
    } else {
      hasEventGroup = false
      if !group.entries.isEmpty {
        if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
      }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private final func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
    redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
  }

  /// The managers with a group that ends with the event.
  private static var waiting: [UndoManager] = []

  /// Ends the groups of the event.
  static func endEvent() {
    let managers = waiting
    waiting = []
    for manager in managers { manager.endEventGroup() }
  }

  private final func endEventGroup() {
    guard hasEventGroup, openGroups.count == 1, !isUndoing, !isRedoing else { return }
    endUndoGrouping()
  }

  // MARK: Undo and redo

  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.entries.isEmpty } }
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// Ends the group of the event and undoes the last group.
  open func undo() {
    endEventGroup()
    precondition(
      openGroups.isEmpty,
      "UndoManager: undo() was called while a group is open; call endUndoGrouping() first.")
    undoNestedGroup()
  }

  /// Undoes the last group that was ended.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing else { return }
    if let inner = openGroups.last, case .group(let group)? = inner.entries.last {
      inner.entries.removeLast()
      undo(group)
    } else if openGroups.isEmpty, let group = undoStack.popLast() {
      undo(group)
    }
  }

  private final func undo(_ group: Group) {
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    replay(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the last group that was undone.
  open func redo() {
    endEventGroup()
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    replay(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Calls the changes of a group, the last one first. What they record is one group for the way
  /// back, with the same name.
  private final func replay(_ group: Group) {
    let outer = openGroups
    let hadEventGroup = hasEventGroup
    openGroups = []
    hasEventGroup = false
    beginUndoGrouping()
    run(group)
    while openGroups.count > 1 { endUndoGrouping() }
    if openGroups.last?.name.isEmpty == true { openGroups.last?.name = group.name }
    openGroups.last?.isDiscardable = group.isDiscardable
    endUndoGrouping()
    openGroups = outer
    hasEventGroup = hadEventGroup
  }

  private final func run(_ group: Group) {
    for entry in group.entries.reversed() {
      switch entry {
      case .change(let change): change.undo()
      case .group(let inner): run(inner)
      }
    }
  }

  /// Forgets all changes, also those of open groups.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    for group in openGroups { group.entries = [] }
    if hasEventGroup, openGroups.count == 1 {
      openGroups = []
      hasEventGroup = false
    }
    disableCount = 0
  }

  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = ObjectIdentifier(target as AnyObject)
    for group in undoStack + redoStack + openGroups { Self.remove(target, from: group) }
    undoStack.removeAll(where: \.entries.isEmpty)
    redoStack.removeAll(where: \.entries.isEmpty)
  }

  private static func remove(_ target: ObjectIdentifier, from group: Group) {
    group.entries.removeAll { entry in
      switch entry {
      case .change(let change): return change.target == target
      case .group(let inner):
        remove(target, from: inner)
        return inner.entries.isEmpty
      }
    }
  }

  // MARK: Names

  /// Names the changes of the current group, for menus.
  open func setActionName(_ actionName: String) {
    (openGroups.last ?? (isUndoing ? redoStack.last : undoStack.last))?.name = actionName
  }

  /// The name of what is undone next; empty without one.
  open var undoActionName: String {
    openGroups.first { !$0.entries.isEmpty }?.name ?? undoStack.last?.name ?? ""
  }
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// The title of a command that undoes, such as “Undo Typing”.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Sets whether the changes of the current group may be lost when a document is closed.
  open func setActionIsDiscardable(_ discardable: Bool) {
    openGroups.last?.isDiscardable = discardable
  }
  open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  private final func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension NSNotification.Name {
  // The notifications of undo managers; their object is the manager.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
