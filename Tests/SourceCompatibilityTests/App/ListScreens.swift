import UIKit

// Controllers with lists, as they occur in apps.

/// A list that is filtered while the user types.
final class PeaksController: UIViewController, UISearchBarDelegate {
  struct Peak: Hashable {
    let name: String
    let height: Int
    let identifier = UUID()

    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    static func == (lhs: Peak, rhs: Peak) -> Bool { lhs.identifier == rhs.identifier }

    func contains(_ filter: String?) -> Bool {
      guard let filterText = filter else { return true }
      if filterText.isEmpty { return true }
      return name.lowercased().contains(filterText.lowercased())
    }
  }

  enum Section: CaseIterable { case main }

  let peaks = [
    Peak(name: "Everest", height: 8848), Peak(name: "Lhotse", height: 8516),
    Peak(name: "Eiger", height: 3967), Peak(name: "Matterhorn", height: 4478),
  ]
  let searchBar = UISearchBar(frame: .zero)
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, Peak>!

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Peaks"
    configureHierarchy()
    configureDataSource()
    performQuery(with: nil)
  }

  func performQuery(with filter: String?) {
    let found = peaks.filter { $0.contains(filter) }.sorted { $0.name < $1.name }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Peak>()
    snapshot.appendSections([.main])
    snapshot.appendItems(found)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func configureHierarchy() {
    view.backgroundColor = .systemBackground
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    searchBar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    view.addSubview(searchBar)
    let views = ["cv": collectionView, "searchBar": searchBar]
    var constraints = [NSLayoutConstraint]()
    constraints.append(
      contentsOf: NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[cv]|", options: [], metrics: nil, views: views))
    constraints.append(
      contentsOf: NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[searchBar]|", options: [], metrics: nil, views: views))
    constraints.append(
      contentsOf: NSLayoutConstraint.constraints(
        withVisualFormat: "V:[searchBar]-20-[cv]|", options: [], metrics: nil, views: views))
    constraints.append(
      searchBar.topAnchor.constraint(
        equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1.0))
    NSLayoutConstraint.activate(constraints)
    self.collectionView = collectionView
    searchBar.delegate = self
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Peak> {
      cell, indexPath, peak in
      var content = cell.defaultContentConfiguration()
      content.text = peak.name
      content.secondaryText = "\(peak.height) m"
      content.prefersSideBySideTextAndSecondaryText = true
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Peak>(collectionView: collectionView) {
      collectionView, indexPath, identifier in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: identifier)
    }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    performQuery(with: searchText)
  }
}

/// Networks below a switch that shows and hides them.
final class NetworksController: UIViewController, UITableViewDelegate {
  enum Section: CaseIterable { case config, networks }
  enum Item: Hashable {
    case toggle
    case network(String)
  }

  final class DataSource: UITableViewDiffableDataSource<Section, Item> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) == .networks ? "Networks" : nil }
  }

  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  var dataSource: DataSource!
  var isOn = false
  private(set) var joined: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Wi-Fi"
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      switch item {
      case .toggle:
        content.text = "Wi-Fi"
        let toggle = UISwitch()
        toggle.isOn = self?.isOn ?? false
        toggle.accessibilityLabel = "Wi-Fi on"
        toggle.addAction(
          UIAction { action in
            self?.isOn = (action.sender as? UISwitch)?.isOn ?? false
            self?.updateUI()
          }, for: .valueChanged)
        cell.accessoryView = toggle
      case .network(let name):
        content.text = name
        cell.accessoryType = .detailDisclosureButton
        cell.accessoryView = nil
      }
      cell.contentConfiguration = content
      return cell
    }
    dataSource.defaultRowAnimation = .fade
    updateUI(animated: false)
  }

  private func updateUI(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.config])
    snapshot.appendItems([.toggle], toSection: .config)
    if isOn {
      snapshot.appendSections([.networks])
      snapshot.appendItems(["Harbor", "Attic"].map(Item.network), toSection: .networks)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if case .network(let name)? = dataSource.itemIdentifier(for: indexPath) { joined = name }
  }
}

/// Rows that are deleted in editing mode and moved by their reorder controls.
final class PlaylistController: UITableViewController {
  var songs = ["Intro", "Verse", "Chorus", "Outro"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Playlist"
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        songs.insert("New", at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      })
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return songs.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    cell.textLabel?.text = songs[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row > 0
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      songs.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath
  ) {
    let song = songs.remove(at: fromIndexPath.row)
    songs.insert(song, at: to.row)
  }
}

/// Items that can be reordered. The order is saved in a backing store.
final class QueueController: UICollectionViewController {
  private(set) var order = ["First", "Second", "Third"]
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Queue"
    navigationItem.rightBarButtonItem = editButtonItem
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: .always)]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in
      var content = header.defaultContentConfiguration()
      content.text = "Next"
      header.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.order = transaction.finalSnapshot.itemIdentifiers
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(order)
    dataSource.apply(snapshot)
  }
}

/// A list and a detail screen that reports changes with a closure.
final class NotesController: UITableViewController {
  final class NoteController: UIViewController, UITextViewDelegate {
    var text = "" { didSet { textView.text = text } }
    var onChange: ((String) -> Void)?
    private let textView = UITextView()

    override func loadView() { view = textView }

    override func viewDidLoad() {
      super.viewDidLoad()
      textView.delegate = self
      textView.accessibilityIdentifier = "note"
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onChange?(textView.text)
    }
  }

  var notes = ["Milk", "Ideas"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = notes[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let controller = NoteController()
    controller.title = "Note"
    controller.text = notes[indexPath.row]
    controller.onChange = { [weak self] text in
      self?.notes[indexPath.row] = text
      self?.tableView.reloadRows(at: [indexPath], with: .none)
    }
    navigationController?.pushViewController(controller, animated: true)
  }
}
