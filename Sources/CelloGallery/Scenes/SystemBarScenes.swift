import CelloScenes
import UIKit

/// Bars in the situations that decide their lengths: little room, large screens, and content that is
/// scrolled under them. Their references are digests.
enum SystemBarScenes {
  static let scenes: [Scene] = [
    .system(
      "bars-hard-edge", "content that is scrolled under a bar with a hard edge", cases: .style()
    ) {
      let controller = RowsController()
      controller.navigationItem.title = "Rows"
      controller.tableView.topEdgeEffect.style = .hard
      return UINavigationController(rootViewController: controller)
    } steps: {
      try $0.scroll(by: 100)
    },
    .system("bars-long-title", "a title without room between the buttons") { longTitle() },
    .system(
      "bars-long-title-compact", "a title without room, on a phone on its side",
      on: .iPhone13(.landscape)
    ) { longTitle() },
    .system("bars-pad", "a bar with a prompt and a button back on a large screen", on: .iPadPro11) {
      let controller = longTitle()
      controller.topViewController?.navigationItem.prompt = "Prompt"
      return controller
    },
    .system("bars-title-menu", "a title with a menu") { TitleMenuController.inNavigation() },
    .system("bars-renaming", "a title that is being renamed") {
      TitleMenuController.inNavigation()
    } steps: {
      try $0.tap("Draft")
      try $0.tap("Rename")
    },
    .system("tabs-compact", "tabs with a badge on a phone on its side", on: .iPhone13(.landscape)) {
      TabsController()
    },
    .system("tabs-long-titles", "tabs whose titles are wider than the tabs usually are") {
      tabs(["Recommendations", "Subscriptions"])
    },
    .system("tabs-centered", "tabs in the middle of the bar") {
      let controller = tabs(["Today", "Mail"])
      controller.tabBar.itemPositioning = .centered
      return controller
    },
    .system("tabs-search", "as many tabs as fit beside a tab for searching", on: .iPhoneSe) {
      let controller = UITabBarController()
      controller.tabs =
        ["Today", "Mail", "Photos", "Music"].map { title in
          UITab(title: title, image: UIImage(systemName: "star"), identifier: title) { _ in
            UIViewController()
          }
        } + [UISearchTab { _ in UIViewController() }]
      return controller
    },
  ]

  @MainActor private static func longTitle() -> UINavigationController {
    let root = UIViewController()
    root.navigationItem.title = "Inbox"
    let top = UIViewController()
    top.view.backgroundColor = .systemBackground
    let item = top.navigationItem
    item.title =
      "A title that is longer than the space that the buttons of any screen leave for it, so that it is truncated"
    func button(_ symbol: String) -> UIBarButtonItem {
      UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil)
    }
    item.rightBarButtonItems = [button("plus"), button("square.and.arrow.up")]
    top.toolbarItems = [
      button("trash"), .fixedSpace(4), button("folder"), .flexibleSpace(), button("plus"),
    ]
    let controller = UINavigationController(rootViewController: root)
    controller.pushViewController(top, animated: false)
    controller.isToolbarHidden = false
    return controller
  }

  @MainActor private static func tabs(_ titles: [String]) -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = titles.map { title in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(
        title: title, image: UIImage(systemName: "star"), selectedImage: nil)
      return child
    }
    return controller
  }
}

/// A long list of rows.
final class RowsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row + 1)"
    content.image = UIImage(systemName: "star.fill")
    cell.contentConfiguration = content
    return cell
  }
}

/// A document whose title has a menu.
private final class TitleMenuController: UIViewController, UINavigationItemRenameDelegate {
  static func inNavigation() -> UINavigationController {
    UINavigationController(rootViewController: TitleMenuController())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.title = "Draft"
    navigationItem.renameDelegate = self
    navigationItem.titleMenuProvider = { suggested in
      UIMenu(children: suggested + [UIAction(title: "Duplicate") { _ in }])
    }
  }

  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {}
}
