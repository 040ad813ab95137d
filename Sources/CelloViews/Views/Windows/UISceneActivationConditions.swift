/// The conditions under which a scene is chosen for activities, notifications and links.
///
/// The predicates evaluate content identifiers, such as ``NSUserActivity/targetContentIdentifier``.
@MainActor @preconcurrency open class UISceneActivationConditions: NSObject {
  /// The predicate for content that the scene can show; by default `true` for all content.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// The predicate for content that the scene prefers to show; by default `false` for all content.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  /// Creates conditions with which a scene can show all content and prefers none.
  nonisolated public override init() { super.init() }

  /// Returns how well a scene suits some content: 2 if it prefers the content, 1 if it can show it,
  /// otherwise 0.
  package final func suitability(for identifier: String?) -> Int {
    guard let identifier else { return 1 }
    if prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier) { return 2 }
    return canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier) ? 1 : 0
  }
}
