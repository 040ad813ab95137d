/// Follows and decides about what the user does in a collection view. All methods are optional.
@MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether a finger may highlight an item, and then select it; by default it may.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether the user may select an item; by default the user may.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Whether the user may deselect an item, where several can be selected; by default the user may.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// The user has selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// The user has deselected an item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Whether a tap performs the action of an item; by default it does unless items are edited.
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// The user has tapped an item.
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Whether the state of an item's cell says that it is edited, with the collection view; by
  /// default it does.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  /// The place to which the user moves an item, for a proposed one.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// The offset after updates or a change of the layout, for a proposed one.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// The menu of items at a point; `nil` for none. The array is empty for a point outside all items.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The menu of an item. Called if the delegate does not implement the method for several items.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview of an item while its menu is shown; `nil` for its cell.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// The preview of an item while its menu disappears. Menus disappear at once.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// The preview of a menu was tapped.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  // MARK: Focus

  /// Whether an item can have the focus; by default ``UICollectionView/allowsFocus`` decides.
  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool
  /// Whether the focus may move from, to or within the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool
  /// Called after the focus has moved from, to or within the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// The item that gets the focus first; `nil` for a selected one or the first one.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  /// Whether an item that gets the focus is selected; by default
  /// ``UICollectionView/selectionFollowsFocus`` decides.
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool

  // MARK: Selecting several items

  /// Whether fingers that move over items select them, beginning with an item; by default they do not.
  ///
  /// The collection view has to allow multiple selection during editing. Asked for two fingers, before
  /// the items are edited, and for one on the circles of the editing mode.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Fingers begin to select items; the items are edited.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// The fingers that select items were lifted.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

  // MARK: Spring loading

  /// Whether a drag that is held over an item selects it, in a collection view that is spring-loaded;
  /// by default it does. The context's target view is the cell.
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  // MARK: Transitions

  /// The layout of a transition that the app controls.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
}

extension UICollectionViewDelegate {
  public func collectionView(
    _: UICollectionView, contextMenuConfigurationForItemsAt _: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  public func collectionView(
    _: UICollectionView, contextMenuConfigurationForItemAt _: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  public func collectionView(
    _: UICollectionView, contextMenuConfiguration _: UIContextMenuConfiguration,
    highlightPreviewForItemAt _: IndexPath
  ) -> UITargetedPreview? { nil }
  public func collectionView(
    _: UICollectionView, contextMenuConfiguration _: UIContextMenuConfiguration,
    dismissalPreviewForItemAt _: IndexPath
  ) -> UITargetedPreview? { nil }
  public func collectionView(
    _: UICollectionView, willPerformPreviewActionForMenuWith _: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func collectionView(
    _: UICollectionView, willDisplayContextMenu _: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func collectionView(
    _: UICollectionView, willEndContextMenuInteraction _: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func collectionView(
    _: UICollectionView, shouldHighlightItemAt _: IndexPath
  ) -> Bool { true }
  public func collectionView(_: UICollectionView, didHighlightItemAt _: IndexPath) {}
  public func collectionView(_: UICollectionView, didUnhighlightItemAt _: IndexPath) {}
  public func collectionView(_: UICollectionView, shouldSelectItemAt _: IndexPath) -> Bool { true }
  public func collectionView(
    _: UICollectionView, shouldDeselectItemAt _: IndexPath
  ) -> Bool { true }
  public func collectionView(_: UICollectionView, didSelectItemAt _: IndexPath) {}
  public func collectionView(_: UICollectionView, didDeselectItemAt _: IndexPath) {}
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt _: IndexPath
  ) -> Bool { !collectionView.isEditing }
  public func collectionView(_: UICollectionView, performPrimaryActionForItemAt _: IndexPath) {}
  public func collectionView(
    _: UICollectionView, willDisplay _: UICollectionViewCell, forItemAt _: IndexPath
  ) {}
  public func collectionView(
    _: UICollectionView, didEndDisplaying _: UICollectionViewCell, forItemAt _: IndexPath
  ) {}
  public func collectionView(
    _: UICollectionView, willDisplaySupplementaryView _: UICollectionReusableView,
    forElementKind _: String, at _: IndexPath
  ) {}
  public func collectionView(
    _: UICollectionView, didEndDisplayingSupplementaryView _: UICollectionReusableView,
    forElementOfKind _: String, at _: IndexPath
  ) {}
  public func collectionView(_: UICollectionView, canEditItemAt _: IndexPath) -> Bool { true }
  public func collectionView(
    _: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath _: IndexPath,
    atCurrentIndexPath _: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  public func collectionView(
    _: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt _: IndexPath
  ) -> Bool { collectionView.state.focus.allows(isEditing: collectionView.isEditing) }
  public func collectionView(
    _: UICollectionView, shouldUpdateFocusIn _: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  public func collectionView(
    _: UICollectionView, didUpdateFocusIn _: UICollectionViewFocusUpdateContext,
    with _: UIFocusAnimationCoordinator
  ) {}
  public func indexPathForPreferredFocusedView(in _: UICollectionView) -> IndexPath? { nil }
  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt _: IndexPath
  ) -> Bool { collectionView.state.focus.selects }

  public func collectionView(
    _: UICollectionView, shouldBeginMultipleSelectionInteractionAt _: IndexPath
  ) -> Bool { false }
  public func collectionView(
    _: UICollectionView, didBeginMultipleSelectionInteractionAt _: IndexPath
  ) {}
  public func collectionViewDidEndMultipleSelectionInteraction(_: UICollectionView) {}
  public func collectionView(
    _: UICollectionView, shouldSpringLoadItemAt _: IndexPath,
    with _: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  public func collectionView(
    _: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
}
