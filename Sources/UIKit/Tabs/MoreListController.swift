/// The navigation controller of the “More” tab: a list of the tabs that do not fit in the bar, and
/// the controller of one of these tabs.
final class MoreNavigationController: UINavigationController {
  private let list = MoreListController()

  init(selected: @escaping @MainActor (UITab) -> Void, edited: @escaping @MainActor () -> Void) {
    super.init(nibName: nil, bundle: nil)
    allowsNestedStacks = true
    list.selected = selected
    list.edited = edited
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    setViewControllers([list], animated: false)
  }

  required init?(coder: NSCoder) { return nil }

  /// Updates the tabs in the list.
  func update(_ tabs: [UITab], isEditable: Bool) {
    list.update(tabs, isEditable: isEditable)
    if let displayed, !tabs.contains(where: { $0.hasController && $0.viewController === displayed })
    {
      setViewControllers([list], animated: false)
    }
  }

  /// Updates the list after items of the tabs have changed.
  func reloadList() { list.reload() }

  /// The controller of a tab that is pushed onto the list; `nil` while the list is visible.
  var displayed: UIViewController? { viewControllers.dropFirst().first }

  /// Pushes the controller of a tab onto the list.
  func display(_ controller: UIViewController, animated: Bool) {
    guard displayed !== controller else { return }
    setViewControllers([list, controller], animated: animated)
  }
}

/// The list of the tabs that do not fit in the bar.
private final class MoreListController: UITableViewController {
  var selected: (@MainActor (UITab) -> Void)?
  var edited: (@MainActor () -> Void)?
  private var tabs: [UITab] = []
  private var rows: [Row] = []

  /// The visible properties of a tab's item.
  private struct Row: Equatable {
    var title: String?
    var image: UIImage?
    var badge: String?
    var isEnabled: Bool
  }

  init() {
    super.init(style: .plain)
    title = SystemString.more.text
  }

  required init?(coder: NSCoder) { return nil }

  func update(_ tabs: [UITab], isEditable: Bool) {
    self.tabs = tabs
    if !isEditable {
      navigationItem.rightBarButtonItem = nil
    } else if navigationItem.rightBarButtonItem == nil {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edited?() })
    }
    reload()
  }

  func reload() {
    let rows = tabs.map { tab in
      Row(
        title: tab.item.title, image: tab.item.image, badge: tab.item.badgeValue,
        isEnabled: tab.item.isEnabled)
    }
    guard rows != self.rows else { return }
    self.rows = rows
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  // Chosen: the badge is the secondary text of the row.
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "tab")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "tab")
    let row = rows[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = row.title
    content.image = row.image
    content.secondaryText = row.badge
    if !row.isEnabled { content.textProperties.color = .tertiaryLabel }
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { tabs[indexPath.row].isEnabled ? indexPath : nil }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard tabs.indices.contains(indexPath.row) else { return }
    selected?(tabs[indexPath.row])
  }
}
