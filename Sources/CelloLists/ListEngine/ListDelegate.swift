/// Closures that call the delegate of a table or collection view.
@MainActor struct ListDelegate {
  // Selection
  let shouldHighlight: (IndexPath) -> Bool
  let didHighlight: (IndexPath) -> Void
  let didUnhighlight: (IndexPath) -> Void
  /// Returns the item to select when the user selects an item; `nil` for none.
  let willSelect: (IndexPath) -> IndexPath?
  /// Returns the item to deselect when the user deselects an item; `nil` for none.
  let willDeselect: (IndexPath) -> IndexPath?
  let didSelect: (IndexPath) -> Void
  let didDeselect: (IndexPath) -> Void
  let canPerformAction: (IndexPath) -> Bool
  let performAction: (IndexPath) -> Void
  let shouldBeginMultipleSelection: (IndexPath) -> Bool
  let didBeginMultipleSelection: (IndexPath) -> Void
  let didEndMultipleSelection: () -> Void
  let shouldSpringLoad: (IndexPath, any UISpringLoadedInteractionContext) -> Bool

  // Focus
  let canFocus: (IndexPath) -> Bool
  let selectionFollowsFocus: (IndexPath) -> Bool
  /// Returns the item that is focused first; `nil` if the list decides.
  let preferredItem: () -> IndexPath?

  // Menus
  /// Returns the menu of items at a point; the array is empty if the point is outside all items.
  let menu: ([IndexPath], CGPoint) -> UIContextMenuConfiguration?
  /// Returns a Boolean value that indicates whether an item without a context menu has an edit
  /// menu.
  let hasEditMenu: (IndexPath) -> Bool
  /// Returns a Boolean value that indicates whether the edit menu of an item has a command.
  let allowsCommand: (Selector, IndexPath) -> Bool
  let performCommand: (Selector, IndexPath) -> Void
  let menuPreview: (UIContextMenuConfiguration, IndexPath?) -> UITargetedPreview?
  let menuPreviewWasTapped:
    (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void
  let menuWillAppear: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void
  let menuWillEnd: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void
}

/// Closures that call the drag delegate of a table or collection view.
@MainActor struct ListDragDelegate {
  let items: (DragSession, IndexPath) -> [UIDragItem]
  /// Returns the items that a tap with another finger adds at a point in the coordinates of the
  /// list.
  let itemsForAdding: (DragSession, IndexPath, CGPoint) -> [UIDragItem]
  let previewParameters: (IndexPath) -> UIDragPreviewParameters?
  let allowsMove: (DragSession) -> Bool
  let isRestricted: (DragSession) -> Bool
  let willBegin: (DragSession) -> Void
  let didEnd: (DragSession) -> Void
}

/// Closures that call the drop delegate of a table or collection view.
@MainActor struct ListDropDelegate {
  let canHandle: (DropSession) -> Bool
  let didEnter: (DropSession) -> Void
  let didUpdate: (DropSession, _ destination: IndexPath?) -> ListDropProposal
  let didExit: (DropSession) -> Void
  let didEnd: (DropSession) -> Void
  let performDrop: (ListDrop) -> Void
}

/// The proposal of a list's delegate for dragged items over the list.
struct ListDropProposal {
  let proposal: UIDropProposal
  /// A Boolean value that indicates whether the items are inserted between other items, at the
  /// destination.
  let insertsAtDestination: Bool
  /// A Boolean value that indicates whether the items are inserted into the item at the
  /// destination.
  let insertsIntoDestination: Bool
}

/// A drop of items on a list.
struct ListDrop {
  let session: DropSession
  let proposal: UIDropProposal
  let destination: IndexPath?
  /// The index paths of the dragged items that come from the list.
  let sources: [ObjectIdentifier: IndexPath]
}
