extension UICollectionView {
  func makeView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let path = attributes.indexPath
    requestedFrame = attributes.frame
    defer { requestedFrame = .zero }
    switch attributes.category {
    case .cell:
      if let placeholder = placeholderPositions.index(of: path),
        let cell = shownPlaceholders[placeholder].cell as? UICollectionViewCell
      {
        return cell
      }
      return makeCell(at: placeholderPositions.itemPath(of: path) ?? path)
    case .supplementary(let kind):
      guard let dataSource else { preconditionFailure("The data source was deallocated.") }
      let view = Self.withProvider {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      }
      check(
        view, path,
        "collectionView(_:viewForSupplementaryElementOfKind:at:), kind '\(kind)'")
      return view
    case .decoration(let kind):
      let view = ownLayout.makeDecorationView(ofKind: kind, frame: attributes.frame)
      view.owner = self
      return view
    }
  }

  func makeCell(at path: IndexPath) -> UICollectionViewCell {
    guard let dataSource else { preconditionFailure("The data source was deallocated.") }
    let item = dataPath(of: path) ?? path
    CallLog.logAppCall(dataSource, "collectionView(_:cellForItemAt:) \(item.logged)")
    let cell = Self.withProvider { dataSource.collectionView(self, cellForItemAt: item) }
    check(cell, path, "collectionView(_:cellForItemAt:)")
    showSelection(state.selection.contains(path), in: cell)
    return cell
  }

  func makeFurtherCell(at path: IndexPath) -> UICollectionViewCell? {
    guard let dataSource, ownLayout.canInsertItems, let item = dataPath(of: path) else {
      return nil
    }
    let cell = Self.withProvider { dataSource.collectionView(self, cellForItemAt: item) }
    guard cell.reuseKey != nil, cell.owner === self, cell.superview == nil else { return nil }
    return cell
  }

  /// Ends the process with a message if a provided view cannot be shown.
  private func check(_ view: UICollectionReusableView, _ path: IndexPath, _ call: String) {
    precondition(
      view.reuseKey != nil && view.owner === self,
      """
      \(call) returned a view for item \(path.item) of section \(path.section) that was not \
      dequeued from this collection view.
      """)
    precondition(
      view.superview == nil || state.reconfigured?.cell === view,
      """
      \(call) returned a view for item \(path.item) of section \(path.section) that shows another \
      item. Dequeue a view for each.
      """)
  }

  /// Returns the cell that is being reconfigured if a provider dequeues a cell with the same key;
  /// otherwise `nil`.
  func reconfiguredView(
    for key: ReuseKey, at path: IndexPath
  ) -> UICollectionReusableView? {
    guard let reconfigured = state.reconfigured, reconfigured.indexPath == path,
      let cell = reconfigured.cell as? UICollectionViewCell, cell.reuseKey == key
    else { return nil }
    return cell
  }

  func willDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell,
        let item = dataPath(ofPresented: element.indexPath)
      else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: item)
    case .supplementary(let kind):
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
    case .decoration: break
    }
  }

  /// Removes the view of an element and recycles it.
  func endDisplaying(_ element: CollectionElement) {
    guard let view = displayed.removeValue(forKey: element)?.view else { return }
    view.element = nil
    remove(view, of: element, item: dataPath(ofPresented: element.indexPath))
  }

  /// Removes the view of an element and recycles it.
  ///
  /// - Parameter item: the index path of the item in the data; `nil` for none.
  func remove(_ view: UICollectionReusableView, of element: CollectionElement, item: IndexPath?) {
    view.removeFromSuperview()
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell,
        !shownPlaceholders.contains(where: { $0.cell === cell })
      else { return }
      if let item {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: item)
      }
      cell.isSelected = false
      cell.isHighlighted = false
      cell.showsSwipeActions = false
      cell.clip(displacement: 0)
    case .supplementary(let kind):
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
        at: element.indexPath)
    case .decoration: break
    }
    if let key = view.reuseKey { pool.recycle(view, for: key) }
  }
}
