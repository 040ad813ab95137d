/// An object that responds to user actions in a table and provides heights, headers and footers.
/// All methods are optional.
@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Asks the delegate if a touch may highlight a row, which is required for selecting it; `true`
  /// by default.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Tells the delegate that a row was highlighted.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Tells the delegate that a row is no longer highlighted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the index path of the row to select when the user selects a row; by default the same
  /// row. `nil` prevents the selection.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the index path of the row to deselect when the user deselects a row; by default the
  /// same row. `nil` prevents the deselection.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Tells the delegate that the user has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Tells the delegate that the user has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Asks the delegate if a tap performs the primary action of a row; by default `true` unless the
  /// table is in editing mode.
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate to perform the primary action of a row, because the user has tapped the
  /// row.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Returns the height of a row, in points; by default ``UITableView/rowHeight``.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a section's header, in points; by default
  /// ``UITableView/sectionHeaderHeight``.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a section's footer, in points; by default
  /// ``UITableView/sectionFooterHeight``.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns the height of a row before it is measured, in points; by default
  /// ``UITableView/estimatedRowHeight``.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a section's header before it is measured, in points; by default
  /// ``UITableView/estimatedSectionHeaderHeight``.
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  /// Returns the height of a section's footer before it is measured, in points; by default
  /// ``UITableView/estimatedSectionFooterHeight``.
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat
  /// Returns the header of a section; `nil`, the default, for a header with the title from the data
  /// source.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the footer of a section; `nil`, the default, for a footer with the title from the data
  /// source.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Tells the delegate that a cell is about to become visible.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  )
  /// Tells the delegate that a cell is no longer visible.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  )
  /// Tells the delegate that a section's header is about to become visible.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  )
  /// Tells the delegate that a section's header is no longer visible.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  )
  /// Tells the delegate that a section's footer is about to become visible.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  )
  /// Tells the delegate that a section's footer is no longer visible.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  )
  /// Tells the delegate that the user has tapped the detail button of a row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns the editing control of a row; `delete` by default.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// Returns the title of the action that deletes a row; `nil`, the default, for the system title.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns a Boolean value that indicates whether the content of a row is indented in editing
  /// mode; `true` by default. It has no effect in inset grouped tables.
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that the swipe actions of a row are about to appear.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Tells the delegate that the swipe actions of a row have disappeared.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns the swipe actions at the leading edge of a row, when a swipe begins; `nil`, the
  /// default, for none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the swipe actions at the trailing edge of a row, when a swipe begins; if `nil`, the
  /// default, rows with the editing style `delete` have an action that deletes the row.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions at the trailing edge of a row, when a swipe begins; if `nil`, the default,
  /// rows with the editing style `delete` have an action that deletes the row. Not called for a row
  /// with swipe actions, which replaced row actions.
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?
  /// Returns the target index path of a row that the user is moving; by default the proposed index
  /// path.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the indentation level of a row; by default the level of its cell.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Returns a Boolean value that indicates whether a long press on a row without a context menu
  /// shows an edit menu with Cut, Copy and Paste; `false` by default. Use context menus in new code.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Returns a Boolean value that indicates whether the edit menu has a command: `cut:`, `copy:` or
  /// `paste:`; `false` by default.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Performs a command of the edit menu.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?)
  /// Returns the context menu of a row; `nil`, the default, for none. The point is in the table's
  /// coordinates, in points.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview of a row while its context menu is visible; `nil`, the default, for a
  /// preview of its cell.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview of a row while its context menu disappears; `nil` by default.
  ///
  /// Never called: previews stay in their place when a menu disappears.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Tells the delegate that the user has tapped the preview of a context menu.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Tells the delegate that a context menu is about to appear.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells the delegate that a context menu is about to disappear.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  // MARK: Focus

  /// Asks the delegate if a row can be focused; by default ``UITableView/allowsFocus`` and
  /// ``UITableView/allowsFocusDuringEditing`` decide.
  func tableView(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool
  /// Asks the delegate if a focus update from, to or within the table is permitted; `true` by
  /// default.
  func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool
  /// Tells the delegate that focus has moved from, to or within the table.
  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Returns the index path of the row that is focused first; `nil`, the default, for a selected
  /// row or the first row.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Asks the delegate if a row is selected when it becomes focused; by default
  /// ``UITableView/selectionFollowsFocus`` decides.
  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool

  // MARK: Selecting several rows

  /// Asks the delegate if moving fingers over rows may select them, starting with the given row;
  /// `false` by default.
  ///
  /// The table must allow multiple selection during editing. The method is called for a gesture
  /// with two fingers, before the table enters editing mode, and for a gesture with one finger on
  /// the selection circles in editing mode.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that a gesture that selects several rows has begun. The table is in editing
  /// mode.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Tells the delegate that a gesture that selects several rows has ended.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // MARK: Spring loading

  /// Asks the delegate if holding a drag over a row selects the row in a spring-loaded table;
  /// `true` by default. The context's target view is the cell.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
}

extension UITableViewDelegate {
  /// Returns `false` by default.
  public func tableView(_: UITableView, shouldShowMenuForRowAt _: IndexPath) -> Bool { false }
  /// Returns `false` by default.
  public func tableView(
    _: UITableView, canPerformAction _: Selector, forRowAt _: IndexPath, withSender _: Any?
  ) -> Bool { false }
  /// Does nothing by default.
  public func tableView(
    _: UITableView, performAction _: Selector, forRowAt _: IndexPath, withSender _: Any?
  ) {}
  /// Returns `nil` by default.
  public func tableView(
    _: UITableView, contextMenuConfigurationForRowAt _: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns `nil` by default.
  public func tableView(
    _: UITableView, previewForHighlightingContextMenuWithConfiguration _: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns `nil` by default.
  public func tableView(
    _: UITableView, previewForDismissingContextMenuWithConfiguration _: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing by default.
  public func tableView(
    _: UITableView, willPerformPreviewActionForMenuWith _: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing by default.
  public func tableView(
    _: UITableView, willDisplayContextMenu _: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing by default.
  public func tableView(
    _: UITableView, willEndContextMenuInteraction _: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Returns `true` by default.
  public func tableView(_: UITableView, shouldHighlightRowAt _: IndexPath) -> Bool { true }
  /// Does nothing by default.
  public func tableView(_: UITableView, didHighlightRowAt _: IndexPath) {}
  /// Does nothing by default.
  public func tableView(_: UITableView, didUnhighlightRowAt _: IndexPath) {}
  /// Returns the given index path by default.
  public func tableView(
    _: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Returns the given index path by default.
  public func tableView(
    _: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Does nothing by default.
  public func tableView(_: UITableView, didSelectRowAt _: IndexPath) {}
  /// Does nothing by default.
  public func tableView(_: UITableView, didDeselectRowAt _: IndexPath) {}
  /// Returns `true` by default, but `false` in editing mode.
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt _: IndexPath
  ) -> Bool { !tableView.isEditing }
  /// Does nothing by default.
  public func tableView(_: UITableView, performPrimaryActionForRowAt _: IndexPath) {}
  /// Returns the table's `rowHeight` by default.
  public func tableView(
    _ tableView: UITableView, heightForRowAt _: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  /// Returns the table's `sectionHeaderHeight` by default.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection _: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  /// Returns the table's `sectionFooterHeight` by default.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection _: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  /// Returns the table's `estimatedRowHeight` by default.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt _: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  /// Returns the table's `estimatedSectionHeaderHeight` by default.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection _: Int
  ) -> CGFloat { tableView.estimatedSectionHeaderHeight }
  /// Returns the table's `estimatedSectionFooterHeight` by default.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection _: Int
  ) -> CGFloat { tableView.estimatedSectionFooterHeight }
  /// Returns `nil` by default.
  public func tableView(_: UITableView, viewForHeaderInSection _: Int) -> UIView? { nil }
  /// Returns `nil` by default.
  public func tableView(_: UITableView, viewForFooterInSection _: Int) -> UIView? { nil }
  /// Does nothing by default.
  public func tableView(_: UITableView, willDisplay _: UITableViewCell, forRowAt _: IndexPath) {}
  /// Does nothing by default.
  public func tableView(
    _: UITableView, didEndDisplaying _: UITableViewCell, forRowAt _: IndexPath
  ) {}
  /// Does nothing by default.
  public func tableView(_: UITableView, willDisplayHeaderView _: UIView, forSection _: Int) {}
  /// Does nothing by default.
  public func tableView(_: UITableView, didEndDisplayingHeaderView _: UIView, forSection _: Int) {}
  /// Does nothing by default.
  public func tableView(_: UITableView, willDisplayFooterView _: UIView, forSection _: Int) {}
  /// Does nothing by default.
  public func tableView(_: UITableView, didEndDisplayingFooterView _: UIView, forSection _: Int) {}
  /// Does nothing by default.
  public func tableView(_: UITableView, accessoryButtonTappedForRowWith _: IndexPath) {}
  /// Returns `delete` by default.
  public func tableView(
    _: UITableView, editingStyleForRowAt _: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Returns `nil` by default.
  public func tableView(
    _: UITableView, titleForDeleteConfirmationButtonForRowAt _: IndexPath
  ) -> String? { nil }
  /// Returns `true` by default.
  public func tableView(_: UITableView, shouldIndentWhileEditingRowAt _: IndexPath) -> Bool { true }
  /// Does nothing by default.
  public func tableView(_: UITableView, willBeginEditingRowAt _: IndexPath) {}
  /// Does nothing by default.
  public func tableView(_: UITableView, didEndEditingRowAt _: IndexPath?) {}
  /// Returns `nil` by default.
  public func tableView(
    _: UITableView, leadingSwipeActionsConfigurationForRowAt _: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns `nil` by default.
  public func tableView(
    _: UITableView, trailingSwipeActionsConfigurationForRowAt _: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns `nil` by default.
  public func tableView(
    _: UITableView, editActionsForRowAt _: IndexPath
  ) -> [UITableViewRowAction]? { nil }
  /// Returns the proposed index path by default.
  public func tableView(
    _: UITableView, targetIndexPathForMoveFromRowAt _: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Returns the indentation level of the cell by default; 0 if the row is not visible.
  public func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { tableView.cellForRow(at: indexPath)?.indentationLevel ?? 0 }

  /// Returns a value that depends on ``UITableView/allowsFocus`` and
  /// ``UITableView/allowsFocusDuringEditing`` by default.
  public func tableView(
    _ tableView: UITableView, canFocusRowAt _: IndexPath
  ) -> Bool { tableView.state.focus.allows(isEditing: tableView.isEditing) }
  /// Returns `true` by default.
  public func tableView(
    _: UITableView, shouldUpdateFocusIn _: UITableViewFocusUpdateContext
  ) -> Bool { true }
  /// Does nothing by default.
  public func tableView(
    _: UITableView, didUpdateFocusIn _: UITableViewFocusUpdateContext,
    with _: UIFocusAnimationCoordinator
  ) {}
  /// Returns `nil` by default.
  public func indexPathForPreferredFocusedView(in _: UITableView) -> IndexPath? { nil }
  /// Returns ``UITableView/selectionFollowsFocus`` by default.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt _: IndexPath
  ) -> Bool { tableView.state.focus.selects }

  /// Returns `false` by default.
  public func tableView(
    _: UITableView, shouldBeginMultipleSelectionInteractionAt _: IndexPath
  ) -> Bool { false }
  /// Does nothing by default.
  public func tableView(_: UITableView, didBeginMultipleSelectionInteractionAt _: IndexPath) {}
  /// Does nothing by default.
  public func tableViewDidEndMultipleSelectionInteraction(_: UITableView) {}
  /// Returns `true` by default.
  public func tableView(
    _: UITableView, shouldSpringLoadRowAt _: IndexPath, with _: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}
