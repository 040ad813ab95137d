import UIKit

// Container view controllers, as they occur in apps.

/// Letters next to their text. The split view collapses into one column on a phone.
final class LettersSplitController: UISplitViewController, UISplitViewControllerDelegate {
  final class ListController: UITableViewController {
    let letters = ["Alpha", "Beta", "Gamma"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Letters"
      clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      letters.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
      cell.textLabel?.text = letters[indexPath.row]
      cell.accessoryType =
        splitViewController?.isCollapsed == true ? .disclosureIndicator : .none
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let detail = DetailController()
      detail.letter = letters[indexPath.row]
      detail.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
      detail.navigationItem.leftItemsSupplementBackButton = true
      showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
    }
  }

  final class DetailController: UIViewController {
    private let label = UILabel()

    var letter: String? {
      didSet {
        title = letter
        label.text = letter.map { "The letter \($0)" } ?? "Choose a letter"
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      if letter == nil { letter = nil }
      label.text = label.text ?? "Choose a letter"
      label.textAlignment = .center
      label.frame = view.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(label)
    }
  }

  init() {
    super.init(style: .doubleColumn)
    preferredDisplayMode = .oneBesideSecondary
    preferredPrimaryColumnWidthFraction = 0.4
    maximumPrimaryColumnWidth = 360
    presentsWithGesture = false
    delegate = self
    setViewController(ListController(style: .plain), for: .primary)
    setViewController(
      UINavigationController(rootViewController: DetailController()), for: .secondary)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

/// Three columns. The selected folder determines the middle column, which determines the last
/// column.
final class LibrarySplitController: UISplitViewController {
  private let library = [
    "Fiction": ["Dune", "Emma"], "Science": ["Cosmos", "Origin"],
  ]
  private lazy var folders = ColumnController(
    title: "Library", items: library.keys.sorted(), appearance: .sidebar
  ) { [unowned self] folder in showBooks(of: folder) }

  convenience init(isTwoTone: Bool) {
    self.init(style: .tripleColumn)
    preferredDisplayMode = .twoBesideSecondary
    preferredSplitBehavior = .tile
    primaryBackgroundStyleIfAvailable(isTwoTone)
    setViewController(folders, for: .primary)
    setViewController(UIViewController(), for: .supplementary)
    setViewController(UIViewController(), for: .secondary)
    showBooks(of: "Fiction")
  }

  private func primaryBackgroundStyleIfAvailable(_ isTwoTone: Bool) {
    view.backgroundColor = isTwoTone ? .systemGray5 : .systemBackground
  }

  private func showBooks(of folder: String) {
    let books = ColumnController(
      title: folder, items: library[folder] ?? [], appearance: .sidebarPlain
    ) { [unowned self] book in
      let reader = UIViewController()
      reader.title = book
      reader.view.backgroundColor = .systemBackground
      setViewController(reader, for: .secondary)
      show(.secondary)
    }
    setViewController(books, for: .supplementary)
    show(.supplementary)
  }

  final class ColumnController: UICollectionViewController {
    private let items: [String]
    private let choose: (String) -> Void

    init(
      title: String, items: [String], appearance: UICollectionLayoutListConfiguration.Appearance,
      choose: @escaping (String) -> Void
    ) {
      self.items = items
      self.choose = choose
      let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      self.title = title
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      var content = (cell as? UICollectionViewListCell)?.defaultContentConfiguration()
      content?.text = items[indexPath.item]
      cell.contentConfiguration = content
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { choose(items[indexPath.item]) }
  }
}

/// Tabs with separate navigation controllers. One tab opens a sheet instead.
final class HomeTabsController: UITabBarController, UITabBarControllerDelegate {
  private(set) var log: [String] = []

  final class FeedController: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(title ?? "") \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let detail = UIViewController()
      detail.title = "Detail"
      detail.hidesBottomBarWhenPushed = true
      navigationController?.pushViewController(detail, animated: true)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    tabBar.isTranslucent = true
    let appearance = UITabBarAppearance()
    appearance.configureWithDefaultBackground()
    appearance.stackedLayoutAppearance.selected.iconColor = .systemPink
    tabBar.standardAppearance = appearance
    tabBar.scrollEdgeAppearance = appearance
    let feed = makeTab("Feed", "list.bullet", tag: 0)
    let add = UIViewController()
    add.tabBarItem = UITabBarItem(title: "Add", image: UIImage(systemName: "plus"), tag: 1)
    let messages = makeTab("Messages", "envelope", tag: 2)
    messages.tabBarItem.badgeValue = "2"
    messages.tabBarItem.selectedImage = UIImage(systemName: "envelope.fill")
    viewControllers = [feed, add, messages]
    selectedIndex = 0
  }

  private func makeTab(_ title: String, _ symbol: String, tag: Int) -> UINavigationController {
    let root = FeedController(style: .plain)
    root.title = title
    let navigation = UINavigationController(rootViewController: root)
    navigation.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: symbol), tag: tag)
    return navigation
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if viewController.tabBarItem.tag == 1 {
      let sheet = UIViewController()
      sheet.title = "New Post"
      sheet.view.backgroundColor = .systemBackground
      present(UINavigationController(rootViewController: sheet), animated: true)
      return false
    }
    if viewController === selectedViewController,
      let navigation = viewController as? UINavigationController,
      navigation.viewControllers.count == 1,
      let table = navigation.topViewController as? UITableViewController
    {
      table.tableView.scrollToRow(at: [0, 0], at: .top, animated: true)
    }
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.append(viewController.tabBarItem.title ?? "")
    viewController.tabBarItem.badgeValue = nil
  }
}

/// Tabs that are described by values.
final class StationTabsController: UITabBarController {
  private(set) var created: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tabs = [
      UITab(
        title: "Departures", image: UIImage(systemName: "tram"), identifier: "departures"
      ) { [unowned self] tab in makeController(tab) },
      UITab(title: "Map", image: UIImage(systemName: "map"), identifier: "map") {
        [unowned self] tab in makeController(tab)
      },
      UISearchTab { [unowned self] tab in makeController(tab) },
    ]
    tab(forIdentifier: "map")?.badgeValue = "!"
  }

  private func makeController(_ tab: UITab) -> UIViewController {
    created.append(tab.title)
    let controller = UIViewController()
    controller.title = tab.title
    controller.view.backgroundColor = .systemBackground
    return UINavigationController(rootViewController: controller)
  }
}

/// Two child controllers. A segmented control determines which of them is shown.
final class ModesController: UIViewController {
  final class ModeController: UIViewController {
    private let name: String
    var log: (String) -> Void = { _ in }

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
      let label = UILabel()
      label.text = "\(name) content"
      label.textAlignment = .center
      label.backgroundColor = .secondarySystemBackground
      view = label
    }

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      log("\(name) will move \(parent == nil ? "out" : "in")")
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      log("\(name) did move \(parent == nil ? "out" : "in")")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log("\(name) will appear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log("\(name) did disappear")
    }
  }

  private lazy var modes = ["List", "Map"].map { name in
    let controller = ModeController(name)
    controller.log = { [weak self] in self?.log.append($0) }
    return controller
  }
  private let container = UIView()
  private(set) var log: [String] = []
  private var current: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let control = UISegmentedControl(
      frame: .zero,
      actions: ["List", "Map"].enumerated().map { index, title in
        UIAction(title: title) { [unowned self] _ in show(modes[index]) }
      })
    control.selectedSegmentIndex = 0
    navigationItem.titleView = control
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    show(modes[0])
  }

  private func show(_ controller: UIViewController) {
    let old = current
    current = controller
    old?.willMove(toParent: nil)
    addChild(controller)
    controller.view.frame = container.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let old else {
      container.addSubview(controller.view)
      controller.didMove(toParent: self)
      return
    }
    transition(
      from: old, to: controller, duration: 0.2, options: [.transitionCrossDissolve], animations: nil
    ) { [self] _ in
      old.removeFromParent()
      controller.didMove(toParent: self)
    }
  }
}
