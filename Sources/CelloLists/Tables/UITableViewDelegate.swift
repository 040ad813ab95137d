/// Follows and decides about what the user does in a table, and about heights, headers and footers.
/// All methods are optional.
@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Whether a finger may highlight a row, and then select it; by default it may.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// The row that is selected instead of one that the user has chosen; `nil` for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// The row that is deselected instead of one that the user has chosen; `nil` for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// The user has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The user has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Whether a tap performs the action of a row; by default it does unless the table is edited.
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  /// The user has tapped a row.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// The height of a row; by default ``UITableView/rowHeight``.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a header; by default ``UITableView/sectionHeaderHeight``.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a footer; by default ``UITableView/sectionFooterHeight``.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// The height of a row until it is measured; by default ``UITableView/estimatedRowHeight``.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat
  /// The header of a section; `nil`, the default, for one with the title of the data source.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The footer of a section; `nil`, the default, for one with the title of the data source.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  )
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  )
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  )
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  )
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  )
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  )
  /// The user has touched the detail button of a row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// The control of a row in editing mode; by default the one for deletion.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// The title of the action that deletes a row; `nil`, the default, for that of the system.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Whether the content of a row is beside the control of the editing mode; by default it is.
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// The actions of the row are revealed.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// The actions of the row are hidden again.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// The actions at the leading edge of a row, asked for when a swipe begins; `nil`, the default, for
  /// none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The actions at the trailing edge of a row, asked for when a swipe begins; `nil`, the default,
  /// for the deletion of rows with that editing style.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Where a row that the user moves may be put, for the place where it would be.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// The number of steps by which the content of a row is indented; by default that of its cell.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// The menu of a row; `nil` for none.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview of a row while its menu is shown; `nil` for its cell.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview of a row while its menu disappears. Menus disappear at once.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview of a menu was tapped.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  // MARK: Focus

  /// Whether a row can have the focus; by default ``UITableView/allowsFocus`` decides.
  func tableView(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool
  /// Whether the focus may move from, to or within the table.
  func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool
  /// Called after the focus has moved from, to or within the table.
  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// The row that gets the focus first; `nil` for a selected one or the first one.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Whether a row that gets the focus is selected; by default
  /// ``UITableView/selectionFollowsFocus`` decides.
  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool

  // MARK: Selecting several rows

  /// Whether fingers that move over rows select them, beginning with a row; by default they do not.
  ///
  /// The table has to allow multiple selection during editing. Asked for two fingers, before the table
  /// is edited, and for one on the circles of the editing mode.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Fingers begin to select rows; the table is edited.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// The fingers that select rows were lifted.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // MARK: Spring loading

  /// Whether a drag that is held over a row selects it, in a table that is spring-loaded; by default it
  /// does. The context's target view is the cell.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
}

extension UITableViewDelegate {
  public func tableView(
    _: UITableView, contextMenuConfigurationForRowAt _: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  public func tableView(
    _: UITableView, previewForHighlightingContextMenuWithConfiguration _: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func tableView(
    _: UITableView, previewForDismissingContextMenuWithConfiguration _: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func tableView(
    _: UITableView, willPerformPreviewActionForMenuWith _: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func tableView(
    _: UITableView, willDisplayContextMenu _: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func tableView(
    _: UITableView, willEndContextMenuInteraction _: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func tableView(_: UITableView, shouldHighlightRowAt _: IndexPath) -> Bool { true }
  public func tableView(_: UITableView, didHighlightRowAt _: IndexPath) {}
  public func tableView(_: UITableView, didUnhighlightRowAt _: IndexPath) {}
  public func tableView(
    _: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  public func tableView(
    _: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  public func tableView(_: UITableView, didSelectRowAt _: IndexPath) {}
  public func tableView(_: UITableView, didDeselectRowAt _: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt _: IndexPath
  ) -> Bool { !tableView.isEditing }
  public func tableView(_: UITableView, performPrimaryActionForRowAt _: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, heightForRowAt _: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection _: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection _: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt _: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection _: Int
  ) -> CGFloat { tableView.estimatedSectionHeaderHeight }
  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection _: Int
  ) -> CGFloat { tableView.estimatedSectionFooterHeight }
  public func tableView(_: UITableView, viewForHeaderInSection _: Int) -> UIView? { nil }
  public func tableView(_: UITableView, viewForFooterInSection _: Int) -> UIView? { nil }
  public func tableView(_: UITableView, willDisplay _: UITableViewCell, forRowAt _: IndexPath) {}
  public func tableView(
    _: UITableView, didEndDisplaying _: UITableViewCell, forRowAt _: IndexPath
  ) {}
  public func tableView(_: UITableView, willDisplayHeaderView _: UIView, forSection _: Int) {}
  public func tableView(_: UITableView, didEndDisplayingHeaderView _: UIView, forSection _: Int) {}
  public func tableView(_: UITableView, willDisplayFooterView _: UIView, forSection _: Int) {}
  public func tableView(_: UITableView, didEndDisplayingFooterView _: UIView, forSection _: Int) {}
  public func tableView(_: UITableView, accessoryButtonTappedForRowWith _: IndexPath) {}
  public func tableView(
    _: UITableView, editingStyleForRowAt _: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  public func tableView(
    _: UITableView, titleForDeleteConfirmationButtonForRowAt _: IndexPath
  ) -> String? { nil }
  public func tableView(_: UITableView, shouldIndentWhileEditingRowAt _: IndexPath) -> Bool { true }
  public func tableView(_: UITableView, willBeginEditingRowAt _: IndexPath) {}
  public func tableView(_: UITableView, didEndEditingRowAt _: IndexPath?) {}
  public func tableView(
    _: UITableView, leadingSwipeActionsConfigurationForRowAt _: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _: UITableView, trailingSwipeActionsConfigurationForRowAt _: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _: UITableView, targetIndexPathForMoveFromRowAt _: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  public func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { tableView.cellForRow(at: indexPath)?.indentationLevel ?? 0 }

  public func tableView(
    _ tableView: UITableView, canFocusRowAt _: IndexPath
  ) -> Bool { tableView.state.focus.allows(isEditing: tableView.isEditing) }
  public func tableView(
    _: UITableView, shouldUpdateFocusIn _: UITableViewFocusUpdateContext
  ) -> Bool { true }
  public func tableView(
    _: UITableView, didUpdateFocusIn _: UITableViewFocusUpdateContext,
    with _: UIFocusAnimationCoordinator
  ) {}
  public func indexPathForPreferredFocusedView(in _: UITableView) -> IndexPath? { nil }
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt _: IndexPath
  ) -> Bool { tableView.state.focus.selects }

  public func tableView(
    _: UITableView, shouldBeginMultipleSelectionInteractionAt _: IndexPath
  ) -> Bool { false }
  public func tableView(_: UITableView, didBeginMultipleSelectionInteractionAt _: IndexPath) {}
  public func tableViewDidEndMultipleSelectionInteraction(_: UITableView) {}
  public func tableView(
    _: UITableView, shouldSpringLoadRowAt _: IndexPath, with _: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}
