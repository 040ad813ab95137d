extension UICollectionView {
  func menuItems(at point: CGPoint) -> [IndexPath] {
    guard let touched = item(at: point) else { return [] }
    // Returns the selected items if the point is on one of several selected items.
    let selection = state.selection
    return selection.count > 1 && selection.contains(touched) ? selection.sorted() : [touched]
  }

  var listDelegate: ListDelegate? {
    guard let delegate else { return nil }
    let data = { self.dataPath(of: $0) ?? $0 }
    return ListDelegate(
      shouldHighlight: { delegate.collectionView(self, shouldHighlightItemAt: data($0)) },
      didHighlight: { delegate.collectionView(self, didHighlightItemAt: data($0)) },
      didUnhighlight: { delegate.collectionView(self, didUnhighlightItemAt: data($0)) },
      willSelect: {
        delegate.collectionView(self, shouldSelectItemAt: data($0)) ? $0 : nil
      },
      willDeselect: {
        // The delegate decides only if several items can be selected.
        !self.selectsSeveral || delegate.collectionView(self, shouldDeselectItemAt: data($0))
          ? $0 : nil
      },
      didSelect: {
        CallLog.note(delegate, "collectionView(_:didSelectItemAt:) \(data($0).logged)")
        delegate.collectionView(self, didSelectItemAt: data($0))
      },
      didDeselect: {
        CallLog.note(delegate, "collectionView(_:didDeselectItemAt:) \(data($0).logged)")
        delegate.collectionView(self, didDeselectItemAt: data($0))
      },
      canPerformAction: {
        delegate.collectionView(self, canPerformPrimaryActionForItemAt: data($0))
      },
      performAction: { delegate.collectionView(self, performPrimaryActionForItemAt: data($0)) },
      shouldBeginMultipleSelection: {
        delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: $0)
      },
      didBeginMultipleSelection: {
        delegate.collectionView(self, didBeginMultipleSelectionInteractionAt: $0)
      },
      didEndMultipleSelection: { delegate.collectionViewDidEndMultipleSelectionInteraction(self) },
      shouldSpringLoad: { delegate.collectionView(self, shouldSpringLoadItemAt: $0, with: $1) },
      canFocus: { delegate.collectionView(self, canFocusItemAt: $0) },
      selectionFollowsFocus: { delegate.collectionView(self, selectionFollowsFocusForItemAt: $0) },
      preferredItem: { delegate.indexPathForPreferredFocusedView(in: self) },
      menu: { items, point in
        let menu = delegate.collectionView(
          self, contextMenuConfigurationForItemsAt: items, point: point)
        guard menu == nil, let item = items.first, items.count == 1 else { return menu }
        return delegate.collectionView(self, contextMenuConfigurationForItemAt: item, point: point)
      },
      hasEditMenu: { delegate.collectionView(self, shouldShowMenuForItemAt: $0) },
      allowsCommand: {
        delegate.collectionView(self, canPerformAction: $0, forItemAt: $1, withSender: nil)
      },
      performCommand: {
        delegate.collectionView(self, performAction: $0, forItemAt: $1, withSender: nil)
      },
      menuPreview: { menu, item in
        item.flatMap {
          delegate.collectionView(
            self, contextMenuConfiguration: menu, highlightPreviewForItemAt: $0)
        }
      },
      menuPreviewWasTapped: {
        delegate.collectionView(self, willPerformPreviewActionForMenuWith: $0, animator: $1)
      },
      menuWillAppear: { delegate.collectionView(self, willDisplayContextMenu: $0, animator: $1) },
      menuWillEnd: {
        delegate.collectionView(self, willEndContextMenuInteraction: $0, animator: $1)
      })
  }
}

extension UICollectionView: UIDataSourceTranslating {}
