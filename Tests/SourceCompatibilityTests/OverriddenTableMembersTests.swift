import Testing
import UIKit

// Members of tables that apps override: this file compiles only while they can be overridden.

private final class OwnTableView: UITableView {
  var calls: [String] = []

  override func beginUpdates() {
    calls.append(#function)
    super.beginUpdates()
  }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    calls.append(#function)
    return super.cellForRow(at: indexPath)
  }
  override var contextMenuInteraction: UIContextMenuInteraction? {
    calls.append(#function)
    return super.contextMenuInteraction
  }
  override var delegate: (any UITableViewDelegate)? {
    get { super.delegate }
    set {
      calls.append("delegate")
      super.delegate = newValue
    }
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    calls.append(#function)
    super.deleteRows(at: indexPaths, with: animation)
  }
  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    calls.append(#function)
    super.deleteSections(sections, with: animation)
  }
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    calls.append(#function)
    return super.dequeueReusableCell(withIdentifier: identifier)
  }
  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    calls.append(#function)
    return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  override func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    calls.append(#function)
    return super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    calls.append(#function)
    super.deselectRow(at: indexPath, animated: animated)
  }
  override func endUpdates() {
    calls.append(#function)
    super.endUpdates()
  }
  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    calls.append(#function)
    return super.footerView(forSection: section)
  }
  override var hasActiveDrag: Bool {
    calls.append(#function)
    return super.hasActiveDrag
  }
  override var hasActiveDrop: Bool {
    calls.append(#function)
    return super.hasActiveDrop
  }
  override var hasUncommittedUpdates: Bool {
    calls.append(#function)
    return super.hasUncommittedUpdates
  }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    calls.append(#function)
    return super.headerView(forSection: section)
  }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? {
    calls.append(#function)
    return super.indexPath(for: cell)
  }
  override func indexPathForRow(at point: CGPoint) -> IndexPath? {
    calls.append(#function)
    return super.indexPathForRow(at: point)
  }
  override var indexPathForSelectedRow: IndexPath? {
    calls.append(#function)
    return super.indexPathForSelectedRow
  }
  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    calls.append(#function)
    return super.indexPathsForRows(in: rect)
  }
  override var indexPathsForSelectedRows: [IndexPath]? {
    calls.append(#function)
    return super.indexPathsForSelectedRows
  }
  override var indexPathsForVisibleRows: [IndexPath]? {
    calls.append(#function)
    return super.indexPathsForVisibleRows
  }
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    calls.append(#function)
    super.insertRows(at: indexPaths, with: animation)
  }
  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    calls.append(#function)
    super.insertSections(sections, with: animation)
  }
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    calls.append(#function)
    super.moveRow(at: indexPath, to: newIndexPath)
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    calls.append(#function)
    super.moveSection(section, toSection: newSection)
  }
  override func numberOfRows(inSection section: Int) -> Int {
    calls.append(#function)
    return super.numberOfRows(inSection: section)
  }
  override var numberOfSections: Int {
    calls.append(#function)
    return super.numberOfSections
  }
  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append(#function)
    super.performBatchUpdates(
      {
        self.calls.append("updates begin")
        updates?()
      }, completion: completion)
  }
  override func reconfigureRows(at indexPaths: [IndexPath]) {
    calls.append(#function)
    super.reconfigureRows(at: indexPaths)
  }
  override func rect(forSection section: Int) -> CGRect {
    calls.append(#function)
    return super.rect(forSection: section)
  }
  override func rectForFooter(inSection section: Int) -> CGRect {
    calls.append(#function)
    return super.rectForFooter(inSection: section)
  }
  override func rectForHeader(inSection section: Int) -> CGRect {
    calls.append(#function)
    return super.rectForHeader(inSection: section)
  }
  override func rectForRow(at indexPath: IndexPath) -> CGRect {
    calls.append(#function)
    return super.rectForRow(at: indexPath)
  }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    calls.append(#function)
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }
  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  {
    calls.append(#function)
    super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  override func reloadData() {
    calls.append(#function)
    super.reloadData()
  }
  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    calls.append(#function)
    super.reloadRows(at: indexPaths, with: animation)
  }
  override func reloadSectionIndexTitles() {
    calls.append(#function)
    super.reloadSectionIndexTitles()
  }
  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    calls.append(#function)
    super.reloadSections(sections, with: animation)
  }
  override func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    calls.append(#function)
    super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }
  override func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    calls.append(#function)
    super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    calls.append(#function)
    super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  override var style: UITableView.Style { super.style }
  override var visibleCells: [UITableViewCell] {
    calls.append(#function)
    return super.visibleCells
  }
}

private final class OwnTableViewDiffableDataSource: UITableViewDiffableDataSource<Int, String> {
  var titles = 0

  override nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool = true
  ) async {
    await super.apply(snapshot, animatingDifferences: animatingDifferences)
  }
  override nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }
  override nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>
  ) async {
    await super.applySnapshotUsingReloadData(snapshot)
  }
  override nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, completion: (() -> Void)? = nil
  ) {
    super.applySnapshotUsingReloadData(snapshot, completion: completion)
  }
  override var defaultRowAnimation: UITableView.RowAnimation {
    get { .fade }
    set { super.defaultRowAnimation = newValue }
  }
  override func index(for sectionIdentifier: Int) -> Int? {
    super.index(for: sectionIdentifier)
  }
  override func indexPath(for itemIdentifier: String) -> IndexPath? {
    super.indexPath(for: itemIdentifier)
  }
  override func itemIdentifier(for indexPath: IndexPath) -> String? {
    super.itemIdentifier(for: indexPath)
  }
  override func sectionIdentifier(for index: Int) -> Int? {
    super.sectionIdentifier(for: index)
  }
  override nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<Int, String> {
    super.snapshot()
  }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    titles += 1
    return "Section \(section)"
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath) != "fixed"
  }
}

private final class OwnTableViewCell: UITableViewCell {
  var requests = 0

  override var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { super.automaticallyUpdatesBackgroundConfiguration }
    set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
  }
  override var automaticallyUpdatesContentConfiguration: Bool {
    get { super.automaticallyUpdatesContentConfiguration }
    set { super.automaticallyUpdatesContentConfiguration = newValue }
  }
  override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set { super.backgroundConfiguration = newValue }
  }
  override var contentConfiguration: (any UIContentConfiguration)? {
    didSet { accessibilityIdentifier = contentConfiguration == nil ? nil : "configured" }
  }
  override var contentView: UIView { super.contentView }
  override func setNeedsUpdateConfiguration() {
    requests += 1
    super.setNeedsUpdateConfiguration()
  }
}

private final class OwnTableViewHeaderFooterView: UITableViewHeaderFooterView {
  var requests = 0

  override var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { super.automaticallyUpdatesBackgroundConfiguration }
    set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
  }
  override var automaticallyUpdatesContentConfiguration: Bool {
    get { super.automaticallyUpdatesContentConfiguration }
    set { super.automaticallyUpdatesContentConfiguration = newValue }
  }
  override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set { super.backgroundConfiguration = newValue }
  }
  override var contentConfiguration: (any UIContentConfiguration)? {
    didSet { accessibilityIdentifier = contentConfiguration == nil ? nil : "configured" }
  }
  override var contentView: UIView { super.contentView }
  override func setNeedsUpdateConfiguration() {
    requests += 1
    super.setNeedsUpdateConfiguration()
  }
}

private final class OwnTableViewFocusUpdateContext: UITableViewFocusUpdateContext {
  override var nextFocusedIndexPath: IndexPath? { super.nextFocusedIndexPath }
  override var previouslyFocusedIndexPath: IndexPath? { super.previouslyFocusedIndexPath }
}

private final class OwnTableViewDropProposal: UITableViewDropProposal {
  override var intent: UITableViewDropProposal.Intent { .insertIntoDestinationIndexPath }
}

private final class OwnContextualAction: UIContextualAction {
  override var handler: UIContextualAction.Handler { super.handler }
  override var style: UIContextualAction.Style { .destructive }
}

private final class OwnSwipeActionsConfiguration: UISwipeActionsConfiguration {
  override var actions: [UIContextualAction] { super.actions }
}

/// A table whose updates a test records, without data.
private final class RecordingTable: UITableView {
  var events: [String] = []

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    events.append(updates == nil ? "no updates" : "updates")
    updates?()
    completion?(true)
  }
  override func insertRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) { events.append("insert \(indexPaths.map(\.row))") }
  override func deleteRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) { events.append("delete \(indexPaths.map(\.row))") }
  override func reloadData() { events.append("reload") }
}

extension UITableView {
  /// Shows a change of data, as libraries that compute differences do.
  fileprivate func show(_ rows: [Int], setData: ([Int]) -> Void, count: inout Int) {
    performBatchUpdates {
      setData(rows)
      count += 1
      deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      insertRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .automatic)
    }
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  var rows = ["a", "b", "c"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

@MainActor struct OverriddenTableMembersTests {
  private func table(_ source: Rows) -> OwnTableView {
    let table = OwnTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.register(OwnTableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  @Test("a table calls its own members, which a subclass overrides")
  func callsOfTable() {
    let source = Rows()
    let table = table(source)
    #expect(table.calls.contains("reloadData()"))
    #expect(table.calls.contains("dequeueReusableCell(withIdentifier:)"))
    #expect(table.visibleCells.count == 3)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .middle)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    table.calls = []
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(
      table.calls.filter { $0.hasPrefix("scroll") } == [
        "scrollToNearestSelectedRow(at:animated:)", "scrollToRow(at:at:animated:)",
      ])
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.style == .plain)
  }

  @Test("all forms of updates arrive at the overrides")
  func updates() {
    let source = Rows()
    let table = table(source)
    table.calls = []
    table.performBatchUpdates {
      source.rows = ["b", "a", "d"]
      table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
      table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    table.beginUpdates()
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.endUpdates()
    table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    table.reloadSections([0], with: .none)
    let expected = [
      "performBatchUpdates(_:completion:)", "updates begin", "moveRow(at:to:)",
      "deleteRows(at:with:)", "insertRows(at:with:)", "beginUpdates()", "reloadRows(at:with:)",
      "endUpdates()", "reconfigureRows(at:)", "reloadSections(_:with:)",
    ]
    #expect(table.calls.filter(expected.contains) == expected)
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test("a table without data records what a library that computes differences calls")
  func recordedUpdates() {
    let table = RecordingTable(frame: .zero, style: .plain)
    var data: [Int] = []
    var count = 0
    table.show([1, 2], setData: { data = $0 }, count: &count)
    #expect(data == [1, 2])
    #expect(count == 1)
    #expect(table.events == ["updates", "delete [0]", "insert [1, 2]"])
  }

  @Test("every form of a call of performBatchUpdates is one call of the override")
  func callForms() {
    let table = RecordingTable(frame: .zero, style: .plain)
    var finished = 0
    let escaping: () -> Void = {}
    let optional: (() -> Void)? = escaping
    func passOn(_ updates: () -> Void) {
      table.performBatchUpdates(updates)
      table.performBatchUpdates(updates, completion: nil)
      table.performBatchUpdates(updates) { _ in finished += 1 }
    }
    passOn {}
    table.performBatchUpdates {}
    table.performBatchUpdates({})
    table.performBatchUpdates({}, completion: nil)
    table.performBatchUpdates({}, completion: { _ in finished += 1 })
    table.performBatchUpdates({}) { _ in finished += 1 }
    table.performBatchUpdates {
    } completion: { _ in
      finished += 1
    }
    table.performBatchUpdates(escaping)
    table.performBatchUpdates(optional, completion: nil)
    #expect(table.events == Array(repeating: "updates", count: 11))
    table.events = []
    table.performBatchUpdates(nil)
    table.performBatchUpdates(nil, completion: nil)
    table.performBatchUpdates(nil) { _ in finished += 1 }
    table.performBatchUpdates(nil, completion: { _ in finished += 1 })
    #expect(table.events == Array(repeating: "no updates", count: 4))
    #expect(finished == 6)
  }

  @Test("an override that passes another closure to super is called once")
  func closureForSuper() {
    let source = Rows()
    let table = table(source)
    table.calls = []
    var isNested = false
    table.performBatchUpdates({
      // Updates within updates are another call of the override.
      table.performBatchUpdates { isNested = true }
    }) { _ in
      table.performBatchUpdates {}
    }
    #expect(isNested)
    let names = ["performBatchUpdates(_:completion:)", "updates begin"]
    #expect(table.calls.filter(names.contains) == names + names + names)
    #expect(!table.hasUncommittedUpdates)
  }

  @Test("a subclass of a diffable data source provides titles and editing")
  func diffableDataSource() {
    let table = OwnTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.register(OwnTableViewCell.self, forCellReuseIdentifier: "cell")
    let source = OwnTableViewDiffableDataSource(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["fixed", "free"])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(source.titles > 0)
    table.setEditing(true, animated: false)
    #expect(
      table.cellForRow(at: IndexPath(row: 0, section: 0))?.editingStyle
        == UITableViewCell.EditingStyle.none)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.editingStyle == .delete)
    table.calls = []
    source.applySnapshotUsingReloadData(snapshot)
    #expect(table.calls.contains("reloadData()"))
    #expect(source.indexPath(for: "free") == IndexPath(row: 1, section: 0))
    #expect(source.sectionIdentifier(for: 0) == 0)
    #expect(source.index(for: 0) == 0)
    #expect(source.defaultRowAnimation == .fade)
  }

  @Test("cells and headers see their requests for updates and their configurations")
  func cells() {
    let cell = OwnTableViewCell(style: .default, reuseIdentifier: nil)
    cell.requests = 0
    cell.setHighlighted(true, animated: false)
    #expect(cell.requests == 1)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.accessibilityIdentifier == "configured")
    #expect(cell.contentView.superview === cell)
    cell.backgroundConfiguration = .listCell()
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    let header = OwnTableViewHeaderFooterView(reuseIdentifier: nil)
    header.requests = 0
    header.isUserInteractionEnabled = false
    #expect(header.requests == 1)
    header.contentConfiguration = UIListContentConfiguration.header()
    #expect(header.accessibilityIdentifier == "configured")
  }

  @Test("proposals and swipe actions have the values that subclasses return")
  func values() {
    #expect(
      OwnTableViewDropProposal(operation: .move, intent: .automatic).intent
        == .insertIntoDestinationIndexPath)
    let action = OwnContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
    #expect(
      action.backgroundColor
        == UIContextualAction(style: .destructive, title: nil) { _, _, _ in }.backgroundColor)
    #expect(OwnSwipeActionsConfiguration(actions: [action]).actions == [action])
  }
}
