extension UITableView {
  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
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

  /// Returns the cell that is being reconfigured if it has the reuse identifier; otherwise `nil`.
  func reconfiguredCell(_ identifier: String) -> UITableViewCell? {
    let cell = state.reconfigured?.cell as? UITableViewCell
    return cell?.reuseIdentifier == identifier ? cell : nil
  }
}
