/// The context menus of a list's items.
final class ListContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let list: any ListView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private lazy var editMenu = ListEditMenu(list)
  /// The index paths of the visible menu's items.
  private var items: [IndexPath] = []

  init(_ list: any ListView) {
    self.list = list
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    items = list.menuItems(at: location)
    if let menu = list.listDelegate?.menu(items, location) { return menu }
    if let item = items.first, items.count == 1 { editMenu.show(for: item, at: location) }
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    list.removeHighlight()
    list.layoutIfNeeded()
    return list.listDelegate?.menuPreview(configuration, items.first)
      ?? items.first.flatMap { list.cell(at: $0) }.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list.listDelegate?.menuPreviewWasTapped(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.listDelegate?.menuWillAppear(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.listDelegate?.menuWillEnd(configuration, animator) }
}
