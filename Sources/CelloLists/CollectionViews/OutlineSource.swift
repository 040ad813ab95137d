/// A data source whose items form outlines.
@MainActor protocol OutlineSource: AnyObject {
  /// Returns the state of an item in its outline; `nil` if its section is flat.
  func outlineItem(at indexPath: IndexPath) -> OutlineItem?
  /// Expands or collapses an item in response to a user action.
  func toggleItem(at indexPath: IndexPath)
}

/// The state of an item in its outline.
struct OutlineItem: Hashable, Sendable {
  /// The number of the item's ancestors.
  var level: Int
  var isExpanded: Bool
}
