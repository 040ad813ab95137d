/// The delegate of a list, called by the methods of the kind of list.
@MainActor struct ListDelegate {
  // Selection
  let shouldHighlight: (IndexPath) -> Bool
  let didHighlight: (IndexPath) -> Void
  let didUnhighlight: (IndexPath) -> Void
  /// Returns the item that is selected instead of one that the user chooses; `nil` for none.
  let willSelect: (IndexPath) -> IndexPath?
  /// Returns the item that is deselected instead of one that the user chooses; `nil` for none.
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
  /// Returns the item that gets the focus first; `nil` to leave it to the list.
  let preferredItem: () -> IndexPath?

  // Menus
  /// Returns the menu of items at a point; there are no items for a point outside of all.
  let menu: ([IndexPath], CGPoint) -> UIContextMenuConfiguration?
  let menuPreview: (UIContextMenuConfiguration, IndexPath?) -> UITargetedPreview?
  let menuPreviewWasTapped:
    (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void
  let menuWillAppear: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void
  let menuWillEnd: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void
}

/// The drag delegate of a list.
@MainActor struct ListDragDelegate {
  let items: (DragSession, IndexPath) -> [UIDragItem]
  /// Returns the items that another finger adds at a point in the coordinates of the list.
  let itemsForAdding: (DragSession, IndexPath, CGPoint) -> [UIDragItem]
  let previewParameters: (IndexPath) -> UIDragPreviewParameters?
  let allowsMove: (DragSession) -> Bool
  let isRestricted: (DragSession) -> Bool
  let willBegin: (DragSession) -> Void
  let didEnd: (DragSession) -> Void
}

/// The drop delegate of a list.
@MainActor struct ListDropDelegate {
  let canHandle: (DropSession) -> Bool
  let didEnter: (DropSession) -> Void
  let didUpdate: (DropSession, _ destination: IndexPath?) -> ListDropProposal
  let didExit: (DropSession) -> Void
  let didEnd: (DropSession) -> Void
  let performDrop: (ListDrop) -> Void
}

/// What the delegate of a list proposes for the items over it.
struct ListDropProposal {
  let proposal: UIDropProposal
  /// Whether the items would go between the others, at the destination.
  let insertsAtDestination: Bool
  /// Whether the items would go into the item at the destination.
  let insertsIntoDestination: Bool
}

/// Items that are dropped on a list.
struct ListDrop {
  let session: DropSession
  let proposal: UIDropProposal
  let destination: IndexPath?
  /// The places in the list of those dragged items that come from it.
  let sources: [ObjectIdentifier: IndexPath]
}
