import UIKit

/// A mailbox with swipe actions, context menus, editing with a toolbar, and search.
final class MailController: UITableViewController, UISearchResultsUpdating {
  struct Message: Hashable {
    var sender: String
    var subject: String
    var isUnread = false
  }

  /// A data source with editable rows, which swipe actions require.
  private final class DataSource: UITableViewDiffableDataSource<Int, Message> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
  }

  private static let inbox = [
    Message(sender: "Ada Byron", subject: "Notes on the engine", isUnread: true),
    Message(sender: "Grace", subject: "A moth in the relay"),
    Message(sender: "Katherine", subject: "Trajectories, checked by hand", isUnread: true),
    Message(sender: "Hedy", subject: "Hopping frequencies"),
    Message(sender: "Emmy", subject: "On symmetry and what is conserved"),
    Message(sender: "Radia", subject: "A tree that spans"),
    Message(sender: "Barbara", subject: "Substitution"),
    Message(sender: "Frances", subject: "Control flow"),
    Message(sender: "Mary", subject: "Mechanism of the heavens"),
    Message(sender: "Sofia", subject: "A spinning top"),
    Message(sender: "Annie", subject: "Star classes"),
    Message(sender: "Lise", subject: "Splitting"),
  ]

  private let searchesInToolbar: Bool
  private var messages = inbox
  private var dataSource: DataSource!

  /// - Parameter searchesInToolbar: A Boolean value that indicates whether the search bar is in the
  ///   toolbar on iOS 26.
  init(searchesInToolbar: Bool = false) {
    self.searchesInToolbar = searchesInToolbar
    super.init(style: .plain)
    title = "Inbox"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = editButtonItem
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    tableView.allowsMultipleSelectionDuringEditing = true
    toolbarItems = [
      UIBarButtonItem(title: "Mark", primaryAction: nil), .flexibleSpace(),
      UIBarButtonItem(
        title: "Archive", primaryAction: UIAction { [unowned self] _ in archiveSelected() }),
    ]
    if searchesInToolbar {
      toolbarItems = [
        UIBarButtonItem(image: UIImage(systemName: "line.3.horizontal.decrease")),
        .flexibleSpace(), navigationItem.searchBarPlacementBarButtonItem, .flexibleSpace(),
        UIBarButtonItem(image: UIImage(systemName: "square.and.pencil")),
      ]
      navigationController?.setToolbarHidden(false, animated: false)
    }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    dataSource = DataSource(tableView: tableView) { table, path, message in
      let cell = table.dequeueReusableCell(withIdentifier: "message", for: path)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = message.sender
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.secondaryText = message.subject
      content.secondaryTextProperties.color = .secondaryLabel
      content.image = UIImage(systemName: message.isUnread ? "circle.fill" : "circle")
      content.imageProperties.tintColor = message.isUnread ? .systemBlue : .clear
      content.imageProperties.preferredSymbolConfiguration = .init(textStyle: .caption2)
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    show()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationController?.setToolbarHidden(
      !editing && !searchesInToolbar, animated: animated)
  }

  private func show(matching text: String = "") {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message>()
    snapshot.appendSections([0])
    snapshot.appendItems(
      messages.filter {
        text.isEmpty || ($0.sender + $0.subject).localizedCaseInsensitiveContains(text)
      })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func archiveSelected() {
    let paths = tableView.indexPathsForSelectedRows ?? []
    let archived = Set(paths.compactMap { dataSource.itemIdentifier(for: $0) })
    messages.removeAll { archived.contains($0) }
    show()
    setEditing(false, animated: true)
  }

  func updateSearchResults(for searchController: UISearchController) {
    show(matching: searchController.searchBar.text ?? "")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !isEditing, let message = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(DetailController(message.subject), animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, done in done(true) }
    archive.backgroundColor = .systemPurple
    archive.image = UIImage(systemName: "archivebox.fill")
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    flag.backgroundColor = .systemOrange
    flag.image = UIImage(systemName: "flag.fill")
    return UISwipeActionsConfiguration(actions: [archive, flag])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Reply", image: UIImage(systemName: "arrowshape.turn.up.left")) { _ in },
        UIAction(title: "Forward", image: UIImage(systemName: "arrowshape.turn.up.right")) { _ in },
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(
              title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
            ) { _ in }
          ]),
      ])
    }
  }
}
