/// The default implementations of the methods that a table's data source and delegate do not
/// implement.
@MainActor final class TableDefaults: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    preconditionFailure(
      """
      The table has a row \(indexPath.row) in section \(indexPath.section), but its controller does \
      not override tableView(_:cellForRowAt:).
      """)
  }
}
