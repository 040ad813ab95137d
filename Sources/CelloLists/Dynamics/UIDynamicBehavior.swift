/// A configuration of the ways in which items move, as a part of a dynamic animator.
///
/// Add child behaviors to it to compose behaviors.
@MainActor @preconcurrency open class UIDynamicBehavior: NSObject {
  /// The behaviors that were added, in order.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure that is called for each frame, after the items have moved; `nil` for none.
  open var action: (() -> Void)?
  /// The animator to which the behavior or its parent was added; `nil` for none.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  private final weak var parent: UIDynamicBehavior?

  /// Creates a behavior without items, to which others can be added.
  public nonisolated override init() { super.init() }

  /// Adds a behavior. A behavior that has a parent or an animator is removed from it first; the
  /// behavior itself and its ancestors cannot be added.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent !== self, !behavior.contains(self) else { return }
    behavior.detach()
    behavior.parent = self
    childBehaviors.append(behavior)
    behavior.move(to: dynamicAnimator)
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Removes a behavior that was added.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.parent = nil
    behavior.move(to: nil)
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Called before the behavior is added to an animator, or removed from it. Does nothing by default.
  ///
  /// - Parameter dynamicAnimator: the new animator; `nil` if the behavior is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds what the behavior does to a plan.
  func contribute(to plan: inout DynamicsPlan) {}

  // MARK: The tree of behaviors

  private final func contains(_ other: UIDynamicBehavior) -> Bool {
    var ancestor: UIDynamicBehavior? = other
    while let behavior = ancestor {
      if behavior === self { return true }
      ancestor = behavior.parent
    }
    return false
  }

  /// Removes the behavior from its parent or its animator.
  final func detach() {
    if let parent {
      parent.removeChildBehavior(self)
    } else {
      dynamicAnimator?.removeBehavior(self)
    }
  }

  /// Informs the behavior and its children that the animator changes.
  final func move(to animator: UIDynamicAnimator?) {
    guard dynamicAnimator !== animator else { return }
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// Calls a closure with the behavior and its descendants, parents first.
  final func forEach(_ body: (UIDynamicBehavior) -> Void) {
    body(self)
    for child in childBehaviors { child.forEach(body) }
  }
}

/// The items of a behavior, each of them once.
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { for item in items { _ = add(item) } }

  /// Returns a Boolean value that indicates whether an item is there.
  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

  /// Adds an item, and returns `false` if it is already there.
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    all.append(item)
    return true
  }

  /// Removes an item, and returns `false` if it is not there.
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard let index = all.firstIndex(where: { $0 === item }) else { return false }
    all.remove(at: index)
    return true
  }
}
