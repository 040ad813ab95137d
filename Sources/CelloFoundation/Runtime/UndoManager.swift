// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A record of changes that can be undone and redone.
///
/// Changes are undone in groups. While ``groupsByEvent`` is `true`, a group begins with the first
/// change of an event. It ends after a simulated touch or key, in the next turn of the main run
/// loop, or before changes are undone.
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
  /// The open groups, starting with the outermost group.
  private final var openGroups: [Group] = []
  private final var hasEventGroup = false
  private final var disableCount = 0

  /// A Boolean value that indicates whether changes outside of a group begin a group for the event;
  /// `true` by default.
  open var groupsByEvent = true
  /// The largest number of groups that can be undone; 0, the default, for no limit. The oldest
  /// groups are removed.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// Stored only: the modes of the run loop in which events end; the default mode by default.
  open var runLoopModes: [RunLoop.Mode] = [.default]
  /// A Boolean value that indicates whether changes are being undone.
  open private(set) var isUndoing = false
  /// A Boolean value that indicates whether changes are being redone.
  open private(set) var isRedoing = false

  /// Creates an undo manager without changes.
  nonisolated public override init() { super.init() }

  // MARK: Registration

  /// A Boolean value that indicates whether changes are recorded; `true` by default.
  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  /// Stops the recording of changes, until ``enableUndoRegistration()`` is called as often.
  open func disableUndoRegistration() { disableCount += 1 }

  /// Reverses a call of ``disableUndoRegistration()``. A call without such a call ends the process.
  open func enableUndoRegistration() {
    precondition(
      disableCount > 0,
      "UndoManager: enableUndoRegistration() was called more often than disableUndoRegistration().")
    disableCount -= 1
  }

  /// Records a closure that undoes a change. During undo, the closure redoes a change.
  ///
  /// The manager does not retain the target. The closure must not capture it strongly.
  @preconcurrency public final func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    record(for: target) { [weak target] in if let target { handler(target) } }
  }

  /// Records a method that undoes a change, with an object as its parameter.
  ///
  /// A name of a method that the target lacks is ignored with a warning.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    guard selector.name == nil || selector.canBeCalled(on: target) else {
      return Self.warnings.note(
        "UndoManager: \(type(of: target)) has no method that is known by the name '\(selector)'; "
          + "pass a reference to the method.")
    }
    record(for: target) { [weak target] in
      if let target { _ = selector.call(on: target, with: anObject) }
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

  /// An object that identifies the last change, if it is the next change to undo and nothing can be
  /// redone; otherwise `nil`.
  package final var lastChange: AnyObject? {
    guard redoStack.isEmpty, !isUndoing, !isRedoing,
      case .change(let change)? = (openGroups.last ?? undoStack.last)?.entries.last
    else { return nil }
    return change
  }

  // MARK: Groups

  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }

  /// Begins a group inside the current group.
  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    openGroups.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the current group. A call without ``beginUndoGrouping()`` ends the process.
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

  /// The managers whose group ends with the event.
  private static var waiting: [UndoManager] = []

  /// Ends the groups of the event.
  package static func endEvent() {
    let managers = waiting
    waiting = []
    for manager in managers { manager.endEventGroup() }
  }

  private final func endEventGroup() {
    guard hasEventGroup, openGroups.count == 1, !isUndoing, !isRedoing else { return }
    endUndoGrouping()
  }

  // MARK: Undo and redo

  /// A Boolean value that indicates whether a change can be undone.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.entries.isEmpty } }
  /// A Boolean value that indicates whether a change can be redone.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// Ends the event's group and undoes the last group. A call in another open group ends the
  /// process.
  open func undo() {
    endEventGroup()
    precondition(
      openGroups.isEmpty,
      "UndoManager: undo() was called while a group is open; call endUndoGrouping() first.")
    undoNestedGroup()
  }

  /// Undoes the last closed group, without ending open groups.
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

  /// Runs the changes of a group in reverse order. The changes that they record form one group with
  /// the same name, for the opposite direction.
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

  /// Removes all changes, including the changes of open groups, and enables registration.
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

  /// Removes the changes of a target.
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

  /// Sets the name of the current group, or of the last group if none is open. Menus show it.
  open func setActionName(_ actionName: String) {
    (openGroups.last ?? (isUndoing ? redoStack.last : undoStack.last))?.name = actionName
  }

  /// The name of the next group to undo; empty for none.
  open var undoActionName: String {
    openGroups.first { !$0.entries.isEmpty }?.name ?? undoStack.last?.name ?? ""
  }
  /// The name of the next group to redo; empty for none.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// The title of the undo command, such as “Undo Typing”.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the redo command, such as “Redo Typing”.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the undo command for a name; “Undo” if the name is empty.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns the title of the redo command for a name; “Redo” if the name is empty.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Sets whether the changes of the current group may be lost when a document closes. Without an
  /// open group, it does nothing.
  open func setActionIsDiscardable(_ discardable: Bool) {
    openGroups.last?.isDiscardable = discardable
  }
  /// A Boolean value that indicates whether the next group to undo may be lost when a document
  /// closes.
  open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
  /// A Boolean value that indicates whether the next group to redo may be lost when a document
  /// closes.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  private final func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension NSNotification.Name {
  // The notifications of undo managers. Their object is the manager.
  /// Posted when a group is opened, closed, undone or redone, and when ``UndoManager/canRedo`` is
  /// read.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// Posted after a group is opened.
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group is closed.
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a group is undone.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Posted after a group is undone.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a group is redone.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a group is redone.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
