extension UITableView {
  var listDelegate: ListDelegate? {
    guard let delegate else { return nil }
    return ListDelegate(
      shouldHighlight: { delegate.tableView(self, shouldHighlightRowAt: $0) },
      didHighlight: { delegate.tableView(self, didHighlightRowAt: $0) },
      didUnhighlight: { delegate.tableView(self, didUnhighlightRowAt: $0) },
      willSelect: { delegate.tableView(self, willSelectRowAt: $0) },
      willDeselect: { delegate.tableView(self, willDeselectRowAt: $0) },
      didSelect: {
        CallLog.note(delegate, "tableView(_:didSelectRowAt:) \($0.logged)")
        delegate.tableView(self, didSelectRowAt: $0)
      },
      didDeselect: {
        CallLog.note(delegate, "tableView(_:didDeselectRowAt:) \($0.logged)")
        delegate.tableView(self, didDeselectRowAt: $0)
      },
      canPerformAction: {
        delegate.tableView(self, canPerformPrimaryActionForRowAt: $0)
      },
      performAction: { delegate.tableView(self, performPrimaryActionForRowAt: $0) },
      shouldBeginMultipleSelection: {
        delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: $0)
      },
      didBeginMultipleSelection: {
        delegate.tableView(self, didBeginMultipleSelectionInteractionAt: $0)
      },
      didEndMultipleSelection: { delegate.tableViewDidEndMultipleSelectionInteraction(self) },
      shouldSpringLoad: { delegate.tableView(self, shouldSpringLoadRowAt: $0, with: $1) },
      canFocus: { delegate.tableView(self, canFocusRowAt: $0) },
      selectionFollowsFocus: { delegate.tableView(self, selectionFollowsFocusForRowAt: $0) },
      preferredItem: { delegate.indexPathForPreferredFocusedView(in: self) },
      menu: { items, point in
        items.first.flatMap {
          delegate.tableView(self, contextMenuConfigurationForRowAt: $0, point: point)
        }
      },
      hasEditMenu: { delegate.tableView(self, shouldShowMenuForRowAt: $0) },
      allowsCommand: {
        delegate.tableView(self, canPerformAction: $0, forRowAt: $1, withSender: nil)
      },
      performCommand: {
        delegate.tableView(self, performAction: $0, forRowAt: $1, withSender: nil)
      },
      menuPreview: { menu, _ in
        delegate.tableView(self, previewForHighlightingContextMenuWithConfiguration: menu)
      },
      menuPreviewWasTapped: {
        delegate.tableView(self, willPerformPreviewActionForMenuWith: $0, animator: $1)
      },
      menuWillAppear: { delegate.tableView(self, willDisplayContextMenu: $0, animator: $1) },
      menuWillEnd: { delegate.tableView(self, willEndContextMenuInteraction: $0, animator: $1) })
  }
}

extension UITableView: UIDataSourceTranslating {}
