/// An object that responds to and permits user actions in a collection view. All methods are
/// optional.
@MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Asks the delegate if a touch may highlight an item, which is required for selecting it; `true`
  /// by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that an item was highlighted.
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Tells the delegate that an item is no longer highlighted.
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Asks the delegate if the user may select an item; `true` by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Asks the delegate if the user may deselect an item; `true` by default. It is called only if
  /// several items can be selected.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that the user has selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Tells the delegate that the user has deselected an item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Asks the delegate if a tap performs the primary action of an item; by default `true` unless
  /// the collection view is in editing mode.
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate to perform the primary action of an item, because the user has tapped the
  /// item.
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// Tells the delegate that a cell is about to become visible.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Tells the delegate that a cell is no longer visible.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Tells the delegate that a supplementary view is about to become visible.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath)
  /// Tells the delegate that a supplementary view is no longer visible.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Asks the delegate if an item can be edited; `true` by default. If not, the cell's state does
  /// not change in editing mode, and the row has no swipe actions.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  /// Returns the target index path of an item that the user is moving; by default the proposed
  /// index path.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the target index path of an item that the user is moving; by default the proposed
  /// index path. The former method: it is called if the delegate lacks
  /// `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the content offset after updates or a change of the layout, in points; by default the
  /// proposed offset.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// Returns the context menu for items at a point, in points in the collection view's coordinates;
  /// `nil`, the default, for none. The array is empty if the point is outside all items.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns a Boolean value that indicates whether a long press on an item without a context menu
  /// shows an edit menu with Cut, Copy and Paste; `false` by default. Use context menus in new code.
  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns a Boolean value that indicates whether the edit menu has a command: `cut:`, `copy:` or
  /// `paste:`; `false` by default.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Performs a command of the edit menu.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?)
  /// Returns the context menu for an item; `nil`, the default, for none. It is called if the method
  /// for several items returns `nil`.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview of an item while its context menu is visible; `nil`, the default, for a
  /// preview of its cell.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Returns the preview of an item while its context menu disappears; `nil` by default.
  ///
  /// Never called: previews stay in their place when a menu disappears.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Tells the delegate that the user has tapped the preview of a context menu.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Tells the delegate that a context menu is about to appear.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells the delegate that a context menu is about to disappear.
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  // MARK: Focus

  /// Asks the delegate if an item can be focused; by default ``UICollectionView/allowsFocus`` and
  /// ``UICollectionView/allowsFocusDuringEditing`` decide.
  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool
  /// Asks the delegate if a focus update from, to or within the collection view is permitted;
  /// `true` by default.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool
  /// Tells the delegate that focus has moved from, to or within the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Returns the index path of the item that is focused first; `nil`, the default, for a selected
  /// item or the first item.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  /// Asks the delegate if an item is selected when it becomes focused; by default
  /// ``UICollectionView/selectionFollowsFocus`` decides.
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool

  // MARK: Selecting several items

  /// Asks the delegate if moving fingers over items may select them, starting with the given item;
  /// `false` by default.
  ///
  /// The collection view must allow multiple selection during editing. The method is called for a
  /// gesture with two fingers, before the collection view enters editing mode, and for a gesture
  /// with one finger on the selection circles in editing mode.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that a gesture that selects several items has begun. The collection view is
  /// in editing mode.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Tells the delegate that a gesture that selects several items has ended.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

  // MARK: Spring loading

  /// Asks the delegate if holding a drag over an item selects the item in a spring-loaded
  /// collection view; `true` by default. The context's target view is the cell.
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  // MARK: Transitions

  /// Returns the layout for an interactive transition; by default a
  /// `UICollectionViewTransitionLayout`.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
}

extension UICollectionViewDelegate {
  /// Returns `nil` by default.
  public func collectionView(
    _: UICollectionView, contextMenuConfigurationForItemsAt _: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns `false` by default.
  public func collectionView(_: UICollectionView, shouldShowMenuForItemAt _: IndexPath) -> Bool {
    false
  }
  /// Returns `false` by default.
  public func collectionView(
    _: UICollectionView, canPerformAction _: Selector, forItemAt _: IndexPath, withSender _: Any?
  ) -> Bool { false }
  /// Does nothing by default.
  public func collectionView(
    _: UICollectionView, performAction _: Selector, forItemAt _: IndexPath, withSender _: Any?
  ) {}
  /// Returns `nil` by default.
  public func collectionView(
    _: UICollectionView, contextMenuConfigurationForItemAt _: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns `nil` by default.
  public func collectionView(
    _: UICollectionView, contextMenuConfiguration _: UIContextMenuConfiguration,
    highlightPreviewForItemAt _: IndexPath
  ) -> UITargetedPreview? { nil }
  /// Returns `nil` by default.
  public func collectionView(
    _: UICollectionView, contextMenuConfiguration _: UIContextMenuConfiguration,
    dismissalPreviewForItemAt _: IndexPath
  ) -> UITargetedPreview? { nil }
  /// Does nothing by default.
  public func collectionView(
    _: UICollectionView, willPerformPreviewActionForMenuWith _: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing by default.
  public func collectionView(
    _: UICollectionView, willDisplayContextMenu _: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing by default.
  public func collectionView(
    _: UICollectionView, willEndContextMenuInteraction _: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Returns `true` by default.
  public func collectionView(
    _: UICollectionView, shouldHighlightItemAt _: IndexPath
  ) -> Bool { true }
  /// Does nothing by default.
  public func collectionView(_: UICollectionView, didHighlightItemAt _: IndexPath) {}
  /// Does nothing by default.
  public func collectionView(_: UICollectionView, didUnhighlightItemAt _: IndexPath) {}
  /// Returns `true` by default.
  public func collectionView(_: UICollectionView, shouldSelectItemAt _: IndexPath) -> Bool { true }
  /// Returns `true` by default.
  public func collectionView(
    _: UICollectionView, shouldDeselectItemAt _: IndexPath
  ) -> Bool { true }
  /// Does nothing by default.
  public func collectionView(_: UICollectionView, didSelectItemAt _: IndexPath) {}
  /// Does nothing by default.
  public func collectionView(_: UICollectionView, didDeselectItemAt _: IndexPath) {}
  /// Returns `true` by default, but `false` in editing mode.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt _: IndexPath
  ) -> Bool { !collectionView.isEditing }
  /// Does nothing by default.
  public func collectionView(_: UICollectionView, performPrimaryActionForItemAt _: IndexPath) {}
  /// Does nothing by default.
  public func collectionView(
    _: UICollectionView, willDisplay _: UICollectionViewCell, forItemAt _: IndexPath
  ) {}
  /// Does nothing by default.
  public func collectionView(
    _: UICollectionView, didEndDisplaying _: UICollectionViewCell, forItemAt _: IndexPath
  ) {}
  /// Does nothing by default.
  public func collectionView(
    _: UICollectionView, willDisplaySupplementaryView _: UICollectionReusableView,
    forElementKind _: String, at _: IndexPath
  ) {}
  /// Does nothing by default.
  public func collectionView(
    _: UICollectionView, didEndDisplayingSupplementaryView _: UICollectionReusableView,
    forElementOfKind _: String, at _: IndexPath
  ) {}
  /// Returns `true` by default.
  public func collectionView(_: UICollectionView, canEditItemAt _: IndexPath) -> Bool { true }
  /// Returns the index path of the former method by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath _: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  /// Returns the proposed index path by default.
  public func collectionView(
    _: UICollectionView, targetIndexPathForMoveFromItemAt _: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Returns the proposed offset by default.
  public func collectionView(
    _: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns a value that depends on ``UICollectionView/allowsFocus`` and
  /// ``UICollectionView/allowsFocusDuringEditing`` by default.
  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt _: IndexPath
  ) -> Bool { collectionView.state.focus.allows(isEditing: collectionView.isEditing) }
  /// Returns `true` by default.
  public func collectionView(
    _: UICollectionView, shouldUpdateFocusIn _: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// Does nothing by default.
  public func collectionView(
    _: UICollectionView, didUpdateFocusIn _: UICollectionViewFocusUpdateContext,
    with _: UIFocusAnimationCoordinator
  ) {}
  /// Returns `nil` by default.
  public func indexPathForPreferredFocusedView(in _: UICollectionView) -> IndexPath? { nil }
  /// Returns ``UICollectionView/selectionFollowsFocus`` by default.
  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt _: IndexPath
  ) -> Bool { collectionView.state.focus.selects }

  /// Returns `false` by default.
  public func collectionView(
    _: UICollectionView, shouldBeginMultipleSelectionInteractionAt _: IndexPath
  ) -> Bool { false }
  /// Does nothing by default.
  public func collectionView(
    _: UICollectionView, didBeginMultipleSelectionInteractionAt _: IndexPath
  ) {}
  /// Does nothing by default.
  public func collectionViewDidEndMultipleSelectionInteraction(_: UICollectionView) {}
  /// Returns `true` by default.
  public func collectionView(
    _: UICollectionView, shouldSpringLoadItemAt _: IndexPath,
    with _: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  /// Returns a `UICollectionViewTransitionLayout` between both layouts by default.
  public func collectionView(
    _: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
}
