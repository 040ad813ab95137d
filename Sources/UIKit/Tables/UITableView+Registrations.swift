extension UITableView {
  /// Makes new cells with an identifier instances of a class; `nil` for none.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return pool.register(nil as UITableViewCell.Type?, identifier) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      preconditionFailure(
        """
        register(_:forCellReuseIdentifier:): \(cellClass) is not a subclass of UITableViewCell.
        """)
    }
    pool.register(cellClass, identifier)
  }

  /// Makes new headers and footers with an identifier instances of a class; `nil` for none.
  public final func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let aClass else {
      return pool.register(nil as UITableViewHeaderFooterView.Type?, identifier)
    }
    guard let viewClass = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure(
        """
        register(_:forHeaderFooterViewReuseIdentifier:): \(aClass) is not a subclass of \
        UITableViewHeaderFooterView.
        """)
    }
    pool.register(viewClass, identifier)
  }

  /// A cell with an identifier, new or reused; `nil` if there is none and no class is registered.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfiguredCell(identifier) { return cell }
    guard let cell = pool.cell(identifier) else { return nil }
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
      dequeueReusableCell(withIdentifier:for:): there is no row \(indexPath.notation). Pass the \
      index path that tableView(_:cellForRowAt:) received.
      """)
    place(cell, at: indexPath)
    return cell
  }

  /// A header or footer with an identifier, new or reused; `nil` if there is none and no class is
  /// registered.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let view = pool.view(identifier)
    view?.inherit(traitCollection)
    return view
  }

  /// The cell that is configured again, if the data source asks for one like it.
  private func reconfiguredCell(_ identifier: String) -> UITableViewCell? {
    guard let reconfigured, reconfigured.cell.reuseIdentifier == identifier else { return nil }
    return reconfigured.cell
  }
}
