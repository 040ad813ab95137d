extension UITableView {
  /// Registers a class for new cells with a reuse identifier; `nil` removes the registration.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cellPool.register(nil, for: identifier) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      preconditionFailure(
        """
        register(_:forCellReuseIdentifier:): \(cellClass) is not a subclass of UITableViewCell.
        """)
    }
    cellPool.register(cellClass, for: identifier)
  }

  /// Registers a class for new headers and footers with a reuse identifier; `nil` removes the
  /// registration.
  public final func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let aClass else { return headerFooterPool.register(nil, for: identifier) }
    guard let viewClass = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure(
        """
        register(_:forHeaderFooterViewReuseIdentifier:): \(aClass) is not a subclass of \
        UITableViewHeaderFooterView.
        """)
    }
    headerFooterPool.register(viewClass, for: identifier)
  }

  /// Dequeues a new or reused cell with a reuse identifier; `nil` if no cell can be reused and no
  /// class is registered.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfiguredCell(identifier) { return cell }
    let cell = cellPool.view(for: identifier) { UITableViewCell.make($0, identifier: identifier) }
    guard let cell else { return nil }
    cell.owner = self
    cell.inherit(traitCollection)
    return cell
  }

  /// Dequeues a new or reused cell with a reuse identifier for a row. Call it from the data source
  /// when it provides a cell. A class must have been registered for the identifier.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        """
        dequeueReusableCell(withIdentifier:for:): no class was registered for cells with the \
        identifier '\(identifier)'. Call register(_:forCellReuseIdentifier:) first.
        """)
    }
    precondition(
      contains(indexPath),
      """
      dequeueReusableCell(withIdentifier:for:): row \(indexPath.notation) is out of bounds. Pass \
      the index path that tableView(_:cellForRowAt:) received.
      """)
    place(cell, at: indexPath)
    return cell
  }

  /// Dequeues a new or reused header or footer with a reuse identifier; `nil` if no view can be
  /// reused and no class is registered.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let view = headerFooterPool.view(for: identifier) {
      UITableViewHeaderFooterView.make($0, identifier: identifier)
    }
    view?.inherit(traitCollection)
    return view
  }

  /// Returns the cell that is being reconfigured if it has the reuse identifier; otherwise `nil`.
  private func reconfiguredCell(_ identifier: String) -> UITableViewCell? {
    let cell = state.reconfigured?.cell as? UITableViewCell
    return cell?.reuseIdentifier == identifier ? cell : nil
  }
}
