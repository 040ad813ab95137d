/// A data source whose items form outlines.
@MainActor protocol OutlineSource: AnyObject {
  /// The state of an item in its outline; `nil` if its section is flat.
  func outlineItem(at indexPath: IndexPath) -> OutlineItem?
  /// Expands or collapses an item as the user does.
  func toggleItem(at indexPath: IndexPath)
}

/// The state of an item in its outline.
struct OutlineItem: Hashable, Sendable {
  /// The number of its ancestors.
  var level: Int
  var isExpanded: Bool
}
