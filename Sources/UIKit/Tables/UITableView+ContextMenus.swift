extension UITableView {
  /// The interaction that shows the menus of rows.
  public final var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }
}

/// Shows the context menus of a table.
final class TableContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let list: UITableView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The row of the visible menu.
  private var row: IndexPath?

  init(_ list: UITableView) {
    self.list = list
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    row = list.indexPathForRow(at: location)
    return row.flatMap {
      list.delegate?.tableView(list, contextMenuConfigurationForRowAt: $0, point: location)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    list.removeHighlight()
    list.layoutIfNeeded()
    return list.delegate?.tableView(
      list, previewForHighlightingContextMenuWithConfiguration: configuration)
      ?? row.flatMap { list.cellForRow(at: $0) }.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    list.delegate?.tableView(
      list, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    list.delegate?.tableView(
      list, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    list.delegate?.tableView(
      list, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
