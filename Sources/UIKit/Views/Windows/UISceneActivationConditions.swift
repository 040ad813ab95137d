/// Which activities, notifications and links a scene is chosen for.
///
/// Their identifiers of content are examined: those of ``NSUserActivity/targetContentIdentifier``.
@MainActor @preconcurrency open class UISceneActivationConditions: NSObject {
  /// Whether the scene can show a content; `true` for every content by default.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Whether the scene is the best one for a content; `false` for every content by default.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  nonisolated public override init() { super.init() }

  /// How well a scene suits a content: 2 if it prefers it, 1 if it can show it, else 0.
  final func suitability(for identifier: String?) -> Int {
    guard let identifier else { return 1 }
    if prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier) { return 2 }
    return canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier) ? 1 : 0
  }
}
