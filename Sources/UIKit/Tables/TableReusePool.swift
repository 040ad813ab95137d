/// Cells, headers and footers of a table that wait for reuse, and the classes of new ones.
@MainActor final class TableReusePool {
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var idleCells: [String: [UITableViewCell]] = [:]
  private var idleViews: [String: [UITableViewHeaderFooterView]] = [:]
  private var idleTitleViews: [TitleView] = []

  /// Sets the class of new cells; `nil` for none. Idle cells of another class are dropped.
  func register(_ cellClass: UITableViewCell.Type?, _ identifier: String) {
    if cellClasses[identifier] != cellClass { idleCells[identifier] = nil }
    cellClasses[identifier] = cellClass
  }

  func register(_ viewClass: UITableViewHeaderFooterView.Type?, _ identifier: String) {
    if viewClasses[identifier] != viewClass { idleViews[identifier] = nil }
    viewClasses[identifier] = viewClass
  }

  func hasClass(_ identifier: String) -> Bool { cellClasses[identifier] != nil }

  /// An idle cell, prepared for reuse, or a new one; `nil` if no class is registered.
  func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = idleCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier].map { UITableViewCell.make($0, identifier: identifier) }
  }

  func view(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = idleViews[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return viewClasses[identifier].map {
      UITableViewHeaderFooterView.make($0, identifier: identifier)
    }
  }

  /// A view for the title of a section.
  func titleView(_ traits: UITraitCollection) -> UITableViewHeaderFooterView {
    let view = idleTitleViews.popLast() ?? TitleView(reuseIdentifier: nil)
    view.inherit(traits)
    return view
  }

  func recycle(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else {
      cell.owner = nil
      return
    }
    idleCells[identifier, default: []].append(cell)
  }

  func recycle(_ view: UITableViewHeaderFooterView) {
    if let view = view as? TitleView {
      idleTitleViews.append(view)
    } else if let identifier = view.reuseIdentifier {
      idleViews[identifier, default: []].append(view)
    }
  }

  /// A header or footer that the table makes.
  private final class TitleView: UITableViewHeaderFooterView {}
}
