import UIKit

// Tables with diffable data sources, as they occur in apps.

/// Mountains that are deleted and moved between sections. The data source is a subclass.
final class SummitsController: UIViewController {
  enum Section: Int {
    case visited = 0
    case bucketList
  }

  struct Summit: Hashable {
    let name: String
    let height: Int
  }

  final class DataSource: UITableViewDiffableDataSource<Section, Summit> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      switch Section(rawValue: section) {
      case .visited: "Visited"
      case .bucketList: "Bucket List"
      case nil: nil
      }
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      return true
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard let sourceIdentifier = itemIdentifier(for: sourceIndexPath) else { return }
      guard sourceIndexPath != destinationIndexPath else { return }
      let destinationIdentifier = itemIdentifier(for: destinationIndexPath)
      var snapshot = self.snapshot()
      if let destinationIdentifier {
        if let sourceIndex = snapshot.indexOfItem(sourceIdentifier),
          let destinationIndex = snapshot.indexOfItem(destinationIdentifier)
        {
          let isAfter =
            destinationIndex > sourceIndex
            && snapshot.sectionIdentifier(containingItem: sourceIdentifier)
              == snapshot.sectionIdentifier(containingItem: destinationIdentifier)
          snapshot.deleteItems([sourceIdentifier])
          if isAfter {
            snapshot.insertItems([sourceIdentifier], afterItem: destinationIdentifier)
          } else {
            snapshot.insertItems([sourceIdentifier], beforeItem: destinationIdentifier)
          }
        }
      } else {
        let destinationSectionIdentifier = snapshot.sectionIdentifiers[destinationIndexPath.section]
        snapshot.deleteItems([sourceIdentifier])
        snapshot.appendItems([sourceIdentifier], toSection: destinationSectionIdentifier)
      }
      apply(snapshot, animatingDifferences: false)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      return true
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete, let identifier = itemIdentifier(for: indexPath) else { return }
      var snapshot = self.snapshot()
      snapshot.deleteItems([identifier])
      apply(snapshot)
    }
  }

  private(set) var tableView: UITableView!
  private(set) var dataSource: DataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Summits"
    let editingItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    editingItem.primaryAction = UIAction(title: "Edit") { [weak self, weak editingItem] _ in
      guard let self else { return }
      tableView.setEditing(!tableView.isEditing, animated: true)
      editingItem?.title = tableView.isEditing ? "Done" : "Edit"
    }
    navigationItem.rightBarButtonItem = editingItem
    tableView = UITableView(frame: .zero, style: .insetGrouped)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "reuse-id")
    view.addSubview(tableView)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    dataSource = DataSource(tableView: tableView) { (tableView, indexPath, summit) in
      let cell = tableView.dequeueReusableCell(withIdentifier: "reuse-id", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = summit.name
      content.secondaryText = "\(summit.height) m"
      cell.contentConfiguration = content
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Summit>()
    snapshot.appendSections([.visited])
    snapshot.appendItems([
      Summit(name: "Rigi", height: 1797), Summit(name: "Säntis", height: 2502),
    ])
    snapshot.appendSections([.bucketList])
    snapshot.appendItems([
      Summit(name: "Ortler", height: 3905), Summit(name: "Triglav", height: 2864),
    ])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

/// Groceries that move to another section when they are bought.
final class GroceriesController: UITableViewController {
  enum Section: String {
    case open = "To Buy"
    case bought = "In the Basket"
  }

  struct Grocery: Hashable, Identifiable {
    let id: Int
    var name: String
    var amount: Int

    static func == (lhs: Grocery, rhs: Grocery) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private var amounts: [Int: Int] = [1: 6, 2: 1, 3: 2]
  private(set) var dataSource: UITableViewDiffableDataSource<Section, Grocery>!

  private func makeCell(_ indexPath: IndexPath, _ grocery: Grocery) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "grocery", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = grocery.name
    content.secondaryText = "×\(amounts[grocery.id] ?? 0)"
    content.image = UIImage(systemName: "cart")
    let isBought = dataSource.sectionIdentifier(for: indexPath.section) == .bought
    content.textProperties.color = isBought ? .secondaryLabel : .label
    cell.contentConfiguration = content
    let stepper = UIStepper()
    stepper.minimumValue = 1
    stepper.maximumValue = 9
    stepper.value = Double(amounts[grocery.id] ?? 1)
    stepper.addAction(
      UIAction { [unowned self] action in
        guard let stepper = action.sender as? UIStepper else { return }
        amounts[grocery.id] = Int(stepper.value)
        var snapshot = dataSource.snapshot()
        snapshot.reloadItems([grocery])
        dataSource.apply(snapshot, animatingDifferences: false)
      }, for: .valueChanged)
    cell.accessoryView = isBought ? nil : stepper
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Groceries"
    dataSource = UITableViewDiffableDataSource(tableView: tableView) {
      [unowned self] _, indexPath, grocery in makeCell(indexPath, grocery)
    }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "grocery")
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "section")
    var snapshot = dataSource.snapshot()
    snapshot.appendSections([.open, .bought])
    snapshot.appendItems(
      [
        Grocery(id: 1, name: "Eggs", amount: 6), Grocery(id: 2, name: "Bread", amount: 1),
        Grocery(id: 3, name: "Lemons", amount: 2),
      ], toSection: .open)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    guard let identifier = dataSource.sectionIdentifier(for: section),
      dataSource.snapshot().numberOfItems(inSection: identifier) > 0
    else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "section")
    var content = UIListContentConfiguration.prominentInsetGroupedHeader()
    content.text = identifier.rawValue
    view?.contentConfiguration = content
    return view
  }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    guard let identifier = dataSource.sectionIdentifier(for: section) else { return 0 }
    return dataSource.snapshot().numberOfItems(inSection: identifier) > 0
      ? UITableView.automaticDimension : .leastNonzeroMagnitude
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let grocery = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    let isBought = snapshot.sectionIdentifier(containingItem: grocery) == .bought
    snapshot.deleteItems([grocery])
    if isBought {
      if let first = snapshot.itemIdentifiers(inSection: .open).first {
        snapshot.insertItems([grocery], beforeItem: first)
      } else {
        snapshot.appendItems([grocery], toSection: .open)
      }
    } else {
      snapshot.appendItems([grocery], toSection: .bought)
    }
    snapshot.reloadSections([.open, .bought])
    dataSource.apply(snapshot)
  }
}

/// Entries that are loaded page by page while the user scrolls, and reloaded with pull to refresh.
final class JournalController: UITableViewController, UITableViewDataSourcePrefetching {
  private struct Entry: Hashable { let number: Int }

  private let pageSize = 20
  private let total = 50
  private(set) var loadedPages = 0
  private(set) var prefetched: Set<Int> = []
  private var dataSource: UITableViewDiffableDataSource<Int, Entry>!
  private let activityIndicator = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Journal"
    tableView.prefetchDataSource = self
    tableView.allowsSelection = false
    tableView.rowHeight = 60
    tableView.tableFooterView = activityIndicator
    activityIndicator.frame.size.height = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    refreshControl = UIRefreshControl(
      frame: .zero,
      primaryAction: UIAction { [weak self] _ in
        self?.reload()
        self?.refreshControl?.endRefreshing()
      })
    refreshControl?.attributedTitle = NSAttributedString(string: "Pull to reload")
    dataSource = .init(tableView: tableView) { tableView, indexPath, entry in
      let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
      cell.textLabel?.text = "Entry \(entry.number)"
      return cell
    }
    dataSource.defaultRowAnimation = .none
    reload()
  }

  private func reload() {
    loadedPages = 0
    var snapshot = NSDiffableDataSourceSnapshot<Int, Entry>()
    snapshot.appendSections([0])
    dataSource.applySnapshotUsingReloadData(snapshot) { [weak self] in self?.loadNextPage() }
  }

  private func loadNextPage() {
    var snapshot = dataSource.snapshot()
    let count = snapshot.numberOfItems
    guard count < total else {
      activityIndicator.stopAnimating()
      tableView.tableFooterView = nil
      return
    }
    activityIndicator.startAnimating()
    loadedPages += 1
    snapshot.appendItems((count..<min(count + pageSize, total)).map(Entry.init))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard indexPath.row == dataSource.snapshot().numberOfItems - 1 else { return }
    Task { @MainActor [weak self] in self?.loadNextPage() }
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched.formUnion(indexPaths.map(\.row))
  }
}

/// Tracks with a bar that undoes the last deletion, and multiple selection.
final class TracksController: UIViewController, UITableViewDelegate {
  private var undoHistory: [NSDiffableDataSourceSnapshot<String, Int>] = []
  private let tableView = UITableView(frame: .zero, style: .plain)
  private(set) var dataSource: UITableViewDiffableDataSource<String, Int>!
  private lazy var undoItem = UIBarButtonItem(
    systemItem: .undo, primaryAction: UIAction { [unowned self] _ in undo() })
  private lazy var deleteItem = UIBarButtonItem(
    systemItem: .trash, primaryAction: UIAction { [unowned self] _ in deleteSelected() })

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tracks"
    navigationItem.rightBarButtonItem = editButtonItem
    toolbarItems = [undoItem, .flexibleSpace(), deleteItem]
    tableView.delegate = self
    tableView.allowsMultipleSelectionDuringEditing = true
    dataSource = .init(tableView: tableView) { tableView, _, number in
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "track")
        ?? UITableViewCell(style: .default, reuseIdentifier: "track")
      var content = UIListContentConfiguration.cell()
      content.text = "Track \(number)"
      cell.contentConfiguration = content
      let selected = UIView()
      selected.backgroundColor = .systemYellow.withAlphaComponent(0.3)
      cell.selectedBackgroundView = selected
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4, 5], toSection: "B")
    dataSource.apply(snapshot, animatingDifferences: false)
    updateItems()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    navigationController?.isToolbarHidden = false
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
    updateItems()
  }

  private func updateItems() {
    undoItem.isEnabled = !undoHistory.isEmpty
    deleteItem.isEnabled = tableView.indexPathsForSelectedRows?.isEmpty == false
    navigationItem.title =
      tableView.isEditing ? "\(tableView.indexPathsForSelectedRows?.count ?? 0) Selected" : title
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if tableView.isEditing {
      updateItems()
    } else {
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    updateItems()
  }

  private func deleteSelected() {
    let items = (tableView.indexPathsForSelectedRows ?? []).compactMap {
      dataSource.itemIdentifier(for: $0)
    }
    var snapshot = dataSource.snapshot()
    undoHistory.append(snapshot)
    snapshot.deleteItems(items)
    let empty = snapshot.sectionIdentifiers.filter { snapshot.numberOfItems(inSection: $0) == 0 }
    snapshot.deleteSections(empty)
    dataSource.apply(snapshot) { [weak self] in self?.setEditing(false, animated: true) }
  }

  private func undo() {
    guard let snapshot = undoHistory.popLast() else { return }
    dataSource.apply(snapshot)
    updateItems()
  }
}
