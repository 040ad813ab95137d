import UIKit

// A screen whose parts are made by classes that are not isolated to the main actor, as apps in
// Swift 5 mode have them.

class Shelf {
  var books = ["Emma", "Ulysses"]
  var removed: [String] = []
  var titles: [String] = []

  let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell, _, title in
    var content = cell.defaultContentConfiguration()
    content.text = title
    cell.contentConfiguration = content
  }
  let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, _, _ in
    view.contentConfiguration = view.defaultContentConfiguration()
  }
  var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  func makeView() -> UICollectionView {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.trailingSwipeActionsConfigurationProvider = { _ in
      let mark = UIContextualAction(style: .normal, title: "Mark") { _, _, done in done(true) }
      return UISwipeActionsConfiguration(actions: [mark])
    }
    let view = UICollectionView(
      frame: CGRectMake(0, 0, 320, 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let (registration, header) = (registration, header)
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, title in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: title)
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.books = transaction.finalSnapshot.itemIdentifiers
    }
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    var handlers = dataSource.sectionSnapshotHandlers
    handlers.willExpandItem = { [weak self] in self?.titles.append($0) }
    dataSource.sectionSnapshotHandlers = handlers
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(books)
    dataSource.apply(snapshot, animatingDifferences: false)
    return view
  }

  func remove(at path: IndexPath) {
    removed.append(books.remove(at: path.item))
    UIAccessibility.post(notification: .announcement, argument: "Removed")
  }

  func configuration(of button: UIButton) -> UIButton.Configuration {
    UIButton.Configuration.filled().updated(for: button)
  }

  var isCalm: Bool { UIAccessibility.isReduceMotionEnabled || UIAccessibility.isVoiceOverRunning }

  func openWindow(_ failed: @escaping (Error) -> Void) {
    let request = UISceneSessionActivationRequest(role: .windowApplication)
    UIApplication.shared.activateSceneSession(for: request, errorHandler: failed)
    UIApplication.shared.requestSceneSessionActivation(
      nil, userActivity: nil, options: nil, errorHandler: failed)
  }
}

class ShelfPages {
  weak var source: UIPageViewControllerDataSource?

  func page(after page: UIViewController, in pages: UIPageViewController) -> UIViewController? {
    source?.pageViewController(pages, viewControllerAfter: page)
  }
}

func startShelf() -> Int32 {
  UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
}
