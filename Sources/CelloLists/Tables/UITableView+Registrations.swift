extension UITableView {
  /// Makes new cells with an identifier instances of a class; `nil` for none.
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

  /// Makes new headers and footers with an identifier instances of a class; `nil` for none.
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

  /// A cell with an identifier, new or reused; `nil` if there is none and no class is registered.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfiguredCell(identifier) { return cell }
    let cell = cellPool.view(for: identifier) { UITableViewCell.make($0, identifier: identifier) }
    guard let cell else { return nil }
    cell.owner = self
    cell.inherit(traitCollection)
    return cell
  }

  /// A cell with an identifier, new or reused, for a row. The data source calls it to provide a
  /// cell.
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

  /// A header or footer with an identifier, new or reused; `nil` if there is none and no class is
  /// registered.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let view = headerFooterPool.view(for: identifier) {
      UITableViewHeaderFooterView.make($0, identifier: identifier)
    }
    view?.inherit(traitCollection)
    return view
  }

  /// The cell that is configured again, if the data source asks for one like it.
  private func reconfiguredCell(_ identifier: String) -> UITableViewCell? {
    let cell = state.reconfigured?.cell as? UITableViewCell
    return cell?.reuseIdentifier == identifier ? cell : nil
  }
}
