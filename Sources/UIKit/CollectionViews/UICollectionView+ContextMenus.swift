extension UICollectionView {
  /// The interaction that shows the menus of items.
  public final var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }
}

/// Shows the context menus of a collection view.
final class CollectionContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let list: UICollectionView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The items of the visible menu.
  private var items: [IndexPath] = []

  init(_ list: UICollectionView) {
    self.list = list
    super.init()
  }

  /// The items that a menu at a point is for: the selected ones if the point is on one of several,
  /// the touched one, or none outside of all items.
  private func items(at point: CGPoint) -> [IndexPath] {
    guard let touched = list.indexPathForItem(at: point) else { return [] }
    let selected = list.indexPathsForSelectedItems ?? []
    return selected.count > 1 && selected.contains(touched) ? selected : [touched]
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    items = items(at: location)
    guard let delegate = list.delegate else { return nil }
    if let configuration = delegate.collectionView(
      list, contextMenuConfigurationForItemsAt: items, point: location)
    {
      return configuration
    }
    guard let item = items.first, items.count == 1 else { return nil }
    return delegate.collectionView(
      list, contextMenuConfigurationForItemAt: item, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    list.removeHighlight()
    list.layoutIfNeeded()
    guard let item = items.first else { return nil }
    return list.delegate?.collectionView(
      list, contextMenuConfiguration: configuration, highlightPreviewForItemAt: item)
      ?? list.cellForItem(at: item).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    list.delegate?.collectionView(
      list, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    list.delegate?.collectionView(
      list, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    list.delegate?.collectionView(
      list, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
