@_spi(Cello) import CelloControllers

/// A view controller whose view is a table.
///
/// The controller is the data source and delegate of the table unless a subclass replaces them.
/// Subclasses override the methods of both protocols. A method that is not overridden behaves like
/// a method that a data source or delegate does not implement.
@MainActor @preconcurrency
open class UITableViewController: UIViewController,
  UITableViewDataSource, UITableViewDelegate
{
  private final let style: UITableView.Style
  private final lazy var listAppearance = ListAppearance { [weak self] in
    self?.viewIfLoaded as? UITableView
  }
  private final let defaults = TableDefaults()
  /// The static cells of the storyboard; `nil` for none.
  final var staticTable: StaticTable?

  /// A Boolean value that indicates whether the selection is cleared when the view is about to
  /// appear; `true` by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller of a table with a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a plain table. Nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    style = coder.nib?.initialValue("style") ?? .plain
    super.init(coder: coder)
    coder.apply(to: self, as: UITableViewController.self)
  }

  /// The table, which is also the controller's ``UIViewController/view``. Getting it loads the
  /// view.
  open var tableView: UITableView! {
    get {
      guard let table = view as? UITableView else {
        preconditionFailure(
          """
          The view of a \(type(of: self)) is a \(type(of: view)); a UITableViewController needs a \
          UITableView as its view.
          """)
      }
      return table
    }
    set { view = newValue }
  }

  /// The control that starts a refresh when the user pulls the table down; `nil`, the default, for
  /// none.
  open var refreshControl: UIRefreshControl? {
    get { (viewIfLoaded as? UITableView)?.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Creates the table, or loads it from the storyboard or the nib file.
  open override func loadView() {
    if loadViewFromNib() { return }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = table
  }

  /// Sets the controller as data source and delegate of the table unless the table already has
  /// them.
  @_spi(Cello) public override func viewWasLoaded(_ view: UIView) {
    super.viewWasLoaded(view)
    guard let table = view as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    table.setEditing(isEditing, animated: false)
  }

  /// Loads the data when the view appears for the first time, and clears the selection unless
  /// ``clearsSelectionOnViewWillAppear`` is `false`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listAppearance.begin(
      in: self, loadsData: (viewIfLoaded as? UITableView)?.dataSource === self,
      clearsSelection: clearsSelectionOnViewWillAppear)
  }

  /// Stops observing the keyboard.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    listAppearance.end()
  }

  /// Enters or leaves editing mode in the controller and the table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // A method that is not overridden behaves like a method that the data source or delegate does not
  // implement.

  // MARK: Data source

  /// Returns the number of rows in a section; by default that of the
  /// storyboard's static cells, or 0.
  open func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    if let staticTable { return staticTable.section(at: section)?.rows.count ?? 0 }
    return defaults.tableView(tableView, numberOfRowsInSection: section)
  }
  /// Returns the cell for a row. A subclass with rows must override the method.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let row = staticTable?.row(at: indexPath) { return row.cell }
    return defaults.tableView(tableView, cellForRowAt: indexPath)
  }
  /// Returns the number of sections; 1 by default.
  open func numberOfSections(
    in tableView: UITableView
  ) -> Int { staticTable?.sections.count ?? defaults.numberOfSections(in: tableView) }
  /// Returns the title of a section's header; `nil`, the default, for none.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { staticTable?.section(at: section)?.header }
  /// Returns the title of a section's footer; `nil`, the default, for none.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { staticTable?.section(at: section)?.footer }
  /// Returns a Boolean value that indicates whether a row can be edited; `true` by default.
  open func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool {
    // Static cells cannot be edited.
    staticTable == nil && defaults.tableView(tableView, canEditRowAt: indexPath)
  }
  /// Returns a Boolean value that indicates whether a row can be moved in editing mode. A movable
  /// row has a reorder control.
  ///
  /// By default, a row can be moved if its cell shows a reorder control. On iOS, all rows can be
  /// moved if the data source implements ``tableView(_:moveRowAt:to:)``, which cannot be determined
  /// here.
  open func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { defaults.tableView(tableView, canMoveRowAt: indexPath) }
  /// Returns the titles of the section index of a plain table; `nil`, the default, for no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the section for a title of the section index; by default the section at the title's
  /// index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { defaults.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  /// Tells the data source to delete or insert a row, because the user has requested it. The data
  /// source updates its data and then the table.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Tells the data source to move a row in its data, because the user has moved the row.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate

  /// Asks the delegate if a touch may highlight a row, which is required for selecting it; `true`
  /// by default.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { defaults.tableView(tableView, shouldHighlightRowAt: indexPath) }
  /// Tells the delegate that a row was highlighted.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Tells the delegate that a row is no longer highlighted.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the index path of the row to select when the user selects a row; by default the same
  /// row. `nil` prevents the selection.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { defaults.tableView(tableView, willSelectRowAt: indexPath) }
  /// Returns the index path of the row to deselect when the user deselects a row; by default the
  /// same row. `nil` prevents the deselection.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { defaults.tableView(tableView, willDeselectRowAt: indexPath) }
  /// Tells the delegate that the user has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Tells the delegate that the user has deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Asks the delegate if a tap performs the primary action of a row; by default `true` unless the
  /// table is in editing mode.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { defaults.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
  /// Tells the delegate to perform the primary action of a row, because the user has tapped the
  /// row.
  open func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
  /// Returns the height of a row, in points; by default ``UITableView/rowHeight``.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    staticTable?.row(at: indexPath)?.height
      ?? defaults.tableView(tableView, heightForRowAt: indexPath)
  }
  /// Returns the height of a section's header, in points; by default
  /// ``UITableView/sectionHeaderHeight``.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { defaults.tableView(tableView, heightForHeaderInSection: section) }
  /// Returns the height of a section's footer, in points; by default
  /// ``UITableView/sectionFooterHeight``.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { defaults.tableView(tableView, heightForFooterInSection: section) }
  /// Returns the height of a row before it is measured, in points; by default
  /// ``UITableView/estimatedRowHeight``.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { defaults.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  /// Returns the height of a section's header before it is measured, in points; by default
  /// ``UITableView/estimatedSectionHeaderHeight``.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { defaults.tableView(tableView, estimatedHeightForHeaderInSection: section) }
  /// Returns the height of a section's footer before it is measured, in points; by default
  /// ``UITableView/estimatedSectionFooterHeight``.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { defaults.tableView(tableView, estimatedHeightForFooterInSection: section) }
  /// Returns the header of a section; `nil`, the default, for a header with the title from the data
  /// source.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  /// Returns the footer of a section; `nil`, the default, for a footer with the title from the data
  /// source.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
  /// Tells the delegate that a cell is about to become visible.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Tells the delegate that a cell is no longer visible.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Tells the delegate that a section's header is about to become visible.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  /// Tells the delegate that a section's header is no longer visible.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  /// Tells the delegate that a section's footer is about to become visible.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  /// Tells the delegate that a section's footer is no longer visible.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  /// Tells the delegate that the user has tapped the detail button of a row.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// Returns the editing control of a row; `delete` by default.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    defaults.tableView(tableView, editingStyleForRowAt: indexPath)
  }
  /// Returns the title of the action that deletes a row; `nil`, the default, for the system title.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Returns a Boolean value that indicates whether the content of a row is indented in editing
  /// mode; `true` by default. It has no effect in inset grouped tables.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { defaults.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  /// Tells the delegate that the swipe actions of a row are about to appear.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Tells the delegate that the swipe actions of a row have disappeared.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns the swipe actions at the leading edge of a row, when a swipe begins; `nil`, the
  /// default, for none.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns the swipe actions at the trailing edge of a row, when a swipe begins; if `nil`, the
  /// default, rows with the editing style `delete` have an action that deletes the row.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns the actions at the trailing edge of a row, when a swipe begins; `nil`, the default, for
  /// the action that deletes the row.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }
  /// Returns the target index path of a row that the user is moving; by default the proposed index
  /// path.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    defaults.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }
  /// Returns the indentation level of a row; by default the level of its cell.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { defaults.tableView(tableView, indentationLevelForRowAt: indexPath) }

  // MARK: Scroll view delegate

  /// Tells the delegate that the content offset has changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Tells the delegate that the zoom scale has changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Tells the delegate that the user is about to scroll the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Tells the delegate that the user has lifted the finger. The velocity is in points per
  /// millisecond. The delegate can change the offset at which scrolling stops.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Tells the delegate that the user has stopped dragging the content, and if the content
  /// continues to scroll.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Tells the delegate that the content is about to continue scrolling after a drag.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Tells the delegate that scrolling after a drag has stopped.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Tells the delegate that an animated change of the content offset by the app has ended. It is
  /// called before the call that changes the offset returns.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns the view to zoom; `nil`, the default, for none.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Tells the delegate that zooming is about to begin.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Tells the delegate that zooming has ended.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Asks the delegate if a tap on the status bar scrolls to the top; `true` by default.
  open func scrollViewShouldScrollToTop(
    _ scrollView: UIScrollView
  ) -> Bool { defaults.scrollViewShouldScrollToTop(scrollView) }
  /// Tells the delegate that the content has scrolled to the top after a tap on the status bar.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Tells the delegate that the adjusted content insets have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  // MARK: Context menus

  /// Returns a Boolean value that indicates whether a long press on a row without a context menu
  /// shows an edit menu with Cut, Copy and Paste; `false` by default. Use context menus in new code.
  open func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// Returns a Boolean value that indicates whether the edit menu has a command: `cut:`, `copy:` or
  /// `paste:`; `false` by default.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Performs a command of the edit menu. Does nothing by default.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// Returns the context menu of a row; `nil`, the default, for none. The point is in the table's
  /// coordinates, in points.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview of a row while its context menu is visible; `nil`, the default, for a
  /// preview of its cell.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview of a row while its context menu disappears; `nil` by default.
  ///
  /// Never called: previews stay in their place when a menu disappears.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Tells the delegate that the user has tapped the preview of a context menu.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Tells the delegate that a context menu is about to appear.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Tells the delegate that a context menu is about to disappear.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Focus

  /// Asks the delegate if a row can be focused; by default ``UITableView/allowsFocus`` and
  /// ``UITableView/allowsFocusDuringEditing`` decide.
  open func tableView(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool { defaults.tableView(tableView, canFocusRowAt: indexPath) }
  /// Asks the delegate if a focus update from, to or within the table is permitted; `true` by
  /// default.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { defaults.tableView(tableView, shouldUpdateFocusIn: context) }
  /// Tells the delegate that focus has moved from, to or within the table.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Returns the index path of the item that is focused first; `nil`, the default, for a selected
  /// item or the first item.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  /// Asks the delegate if a row is selected when it becomes focused; by default
  /// ``UITableView/selectionFollowsFocus`` decides.
  open func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { defaults.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
  /// Asks the delegate if moving fingers over rows may select them, starting with the given row;
  /// `false` by default.
  ///
  /// The table must allow multiple selection during editing. The method is called for a gesture
  /// with two fingers, before the table enters editing mode, and for a gesture with one finger on
  /// the selection circles in editing mode.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { defaults.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  /// Tells the delegate that a gesture that selects several rows has begun. The table is in editing
  /// mode.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Tells the delegate that a gesture that selects several rows has ended.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// Asks the delegate if holding a drag over a row selects the row in a spring-loaded table;
  /// `true` by default. The context's target view is the cell.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { defaults.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context) }
}
