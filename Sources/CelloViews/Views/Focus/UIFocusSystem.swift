/// An object that moves the focus through a window with the keys of a hardware keyboard.
///
/// As on iPads, arrow keys move the focus inside a group, such as a list, and the tab key moves it
/// to the next group. Lists that allow it and editable texts take part; other views take part if
/// they override `canBecomeFocused`. Each text field is a group of its own, and is edited while it
/// is focused. Only views can be focused. Phones have no focus.
@MainActor @preconcurrency open class UIFocusSystem: NSObject {
  private final unowned let window: UIWindow
  private weak var view: UIView?
  private var halo: FocusHalo?
  private var needsUpdate = false

  init(_ window: UIWindow) {
    self.window = window
    super.init()
  }

  /// Returns the focus system of the window that contains an environment; `nil` without a window
  /// and on devices without focus.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    let chain = sequence(first: environment) { $0.parentFocusEnvironment }
    let window = chain.lazy.compactMap { ($0 as? UIView)?.window }.first
    return window.flatMap { $0.focusSystem.isAvailable ? $0.focusSystem : nil }
  }

  /// Returns a Boolean value that indicates whether an environment contains another environment or
  /// is the same environment.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    sequence(first: otherEnvironment) { $0.parentFocusEnvironment }
      .contains { $0 === environment }
  }

  /// Posted after the focus has moved, with the focus system as the object.
  public nonisolated static let didUpdateNotification =
    NSNotification.Name("UIFocusDidUpdateNotification")
  /// Posted when a key finds no item to move the focus to.
  public nonisolated static let movementDidFailNotification =
    NSNotification.Name("UIFocusMovementDidFailNotification")

  /// A Boolean value that indicates whether the device supports focus.
  final var isAvailable: Bool {
    switch window.traitCollection.userInterfaceIdiom {
    case .pad, .mac, .tv: true
    default: false
    }
  }

  // MARK: The item

  /// The focused item; `nil` for none.
  open var focusedItem: (any UIFocusItem)? { focusedView }

  final var focusedView: UIView? { view?.window === window ? view : nil }

  /// Moves the focus to an environment, if it can be focused or contains an item that can.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    guard let target = preferredItem(of: environment) else { return }
    move(to: target, [])
  }

  /// Performs a focus update that an environment has requested.
  open func updateFocusIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    guard let target = preferredItem(of: window) else { return }
    move(to: target, [])
  }

  package final func setNeedsUpdate(_ environment: any UIFocusEnvironment) {
    if let focusedView, Self.environment(environment, contains: focusedView) { needsUpdate = true }
  }

  /// Removes the focus from a view that leaves the window.
  final func lose(_ lost: UIView) {
    guard lost === view else { return }
    view = nil
    lost.hasFocus = false
    updateHalo()
  }

  /// Draws the effect of the focused view.
  final func updateHalo() {
    halo?.remove()
    halo = focusedView.flatMap { view in
      view.focusEffect.map { FocusHalo($0.halo(around: view), of: view) }
    }
  }

  // MARK: Keys

  /// Handles a key that no responder has handled.
  final func press(_ key: UIKey) {
    guard isAvailable else { return }
    switch key.keyCode {
    case .keyboardUpArrow: move(.up)
    case .keyboardDownArrow: move(.down)
    case .keyboardLeftArrow: move(.left)
    case .keyboardRightArrow: move(.right)
    case .keyboardTab: move(key.modifierFlags.contains(.shift) ? .previous : .next)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      guard let focusedView else { return }
      let bounds = focusedView.bounds
      TouchSequence(in: window).tap(
        at: focusedView.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window))
    default: break
    }
  }

  private final func move(_ heading: UIFocusHeading) {
    guard let target = target(heading), move(to: target, heading) else {
      NotificationCenter.default.post(name: Self.movementDidFailNotification, object: self)
      return
    }
  }

  private final func target(_ heading: UIFocusHeading) -> UIView? {
    guard let focusedView else { return preferredItem(of: window) }
    let group = FocusGroup(of: focusedView)
    if heading == .next || heading == .previous { return firstItem(heading, from: group) }
    // A list can focus items that are not visible yet.
    let lists = sequence(first: focusedView, next: \.superview)
    for list in lists {
      if let view = list.itemToFocus(from: focusedView, heading) { return view }
    }
    let others = items.filter { $0 !== focusedView && FocusGroup(of: $0) == group }
    // Guides lead to other items.
    let guides = window.focusGuides().compactMap { guide -> (frame: CGRect, item: UIView)? in
      guard let owner = guide.owningView, FocusGroup(of: owner) == group,
        let item = firstItem(of: guide), item !== focusedView
      else { return nil }
      return (owner.convert(guide.layoutFrame, to: window), item)
    }
    let index = FocusGeometry.nearest(
      to: frame(of: focusedView), heading, in: others.map(frame) + guides.map(\.frame))
    return index.map { $0 < others.count ? others[$0] : guides[$0 - others.count].item }
  }

  /// Returns the item to which a guide leads; `nil` for none.
  private final func firstItem(of guide: UIFocusGuide) -> UIView? {
    guide.preferredFocusEnvironments?.lazy.compactMap { self.preferredItem(of: $0) }.first
  }

  /// Returns the first item of the next or previous group; `nil` if there is only one group.
  private final func firstItem(_ heading: UIFocusHeading, from group: FocusGroup) -> UIView? {
    let items = items
    var groups: [FocusGroup] = []
    for item in items {
      let group = FocusGroup(of: item)
      if !groups.contains(group) { groups.append(group) }
    }
    let index = groups.firstIndex(of: group) ?? 0
    let step = heading == .next ? 1 : groups.count - 1
    guard groups.count > 1 else { return nil }
    let target = groups[(index + step) % groups.count]
    let members = items.filter { FocusGroup(of: $0) == target }
    if let list = target.list, let view = list.preferredItemToFocus() { return view }
    let priority = members.map(\.focusGroupPriority.rawValue).max()
    return members.first { $0.focusGroupPriority.rawValue == priority }
  }

  // MARK: Items

  private final func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

  /// The visible items that can be focused, in reading order.
  private final var items: [UIView] {
    let isRightToLeft = window.isRightToLeft
    var found: [(view: UIView, position: (CGFloat, CGFloat, Int))] = []
    for (index, view) in window.focusItems().enumerated() {
      let frame = frame(of: view)
      guard frame.intersects(window.bounds) else { continue }
      found.append((view, (frame.minY, isRightToLeft ? -frame.maxX : frame.minX, index)))
    }
    return found.sorted { $0.position < $1.position }.map(\.view)
  }

  private final func preferredItem(of environment: any UIFocusEnvironment) -> UIView? {
    if let view = environment as? UIView {
      if view.canBecomeFocused { return items.contains(view) ? view : nil }
      if let item = view.preferredItemToFocus() { return item }
    }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let item = preferredItem(of: preferred) { return item }
    }
    return items.first { Self.environment(environment, contains: $0) }
  }

  // MARK: Movement

  @discardableResult
  private final func move(to next: UIView, _ heading: UIFocusHeading) -> Bool {
    let previous = focusedView
    guard isAvailable, next !== previous, next.canBecomeFocused else { return false }
    let context = UIFocusUpdateContext(from: previous, to: next, heading)
    let entered = environments(of: next)
    let left = previous.map(environments) ?? []
    let all = left.filter { old in !entered.contains { $0 === old } } + entered
    guard all.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
    previous?.hasFocus = false
    view = next
    next.hasFocus = true
    updateHalo()
    let coordinator = UIFocusAnimationCoordinator()
    for environment in all { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    NotificationCenter.default.post(
      name: Self.didUpdateNotification, object: self,
      userInfo: [Self.focusUpdateContextKey: context])
    // A text is edited while it is focused.
    if next.acceptsText {
      next.becomeFirstResponder()
    } else if let editing = window.firstResponderOfTree, editing.acceptsText {
      editing.resignFirstResponder()
    }
    return true
  }

  /// The key of the `UIFocusUpdateContext` in the user information of notifications.
  public nonisolated static let focusUpdateContextKey = "UIFocusUpdateContextKey"

  private final func environments(of view: UIView) -> [any UIFocusEnvironment] {
    Array(sequence(first: view as any UIFocusEnvironment) { $0.parentFocusEnvironment })
  }
}

/// A group of items in which arrow keys move the focus.
@MainActor private struct FocusGroup: @MainActor Equatable {
  /// The identifier that the app has set; `nil` for the group of a list or of the window.
  var identifier: String?
  /// The list whose cells form the group; `nil` for other groups.
  var list: UIView?

  init(of item: UIView) {
    for environment in sequence(
      first: item as any UIFocusEnvironment, next: { $0.parentFocusEnvironment })
    {
      identifier = environment.focusGroupIdentifier
      if identifier != nil { return }
      if let view = environment as? UIView, view.isFocusGroup {
        list = view
        return
      }
    }
  }
}
