import CelloScenes
import UIKit

/// Screens at several times of their animations, on a small device.
enum MotionScenes {
  static let scenes = [
    list("cell-selection", "rows while the selection moves from one to the other") { controller in
      controller.collectionView.selectItem(
        at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    } change: { controller in
      UIView.animate(withDuration: 0.3) {
        controller.collectionView.selectItem(
          at: IndexPath(item: 1, section: 0), animated: true, scrollPosition: [])
        controller.collectionView.layoutIfNeeded()
      }
    },
    list("cell-configuration", "a row while its background and its content are replaced") {
      controller in
      let cell = controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
      guard let cell = cell as? UICollectionViewListCell else { return }
      UIView.animate(withDuration: 0.3) {
        var content = cell.defaultContentConfiguration()
        content.text = "Ripe"
        content.image = UIImage(systemName: "checkmark.circle.fill")
        cell.contentConfiguration = content
        var background = UIBackgroundConfiguration.listCell()
        background.backgroundColor = .systemYellow
        background.cornerRadius = 12
        background.backgroundInsets = NSDirectionalEdgeInsets(
          top: 4, leading: 8, bottom: 4, trailing: 8)
        cell.backgroundConfiguration = background
      }
    },
    list("cell-editing", "rows while their accessories for editing appear") { controller in
      controller.setEditing(true, animated: true)
    },
    list("list-update", "rows that appear, disappear and move") { controller in
      controller.show(["Cherry", "Lemon", "Apple"], animated: true)
    },
    scene("push", "a screen that slides over another one") { screen in
      let navigation = screen.controller as? UINavigationController
      navigation?.pushViewController(next(), animated: true)
    },
    scene("sheet", "a sheet that slides in from the bottom") { screen in
      let presented = next()
      presented.sheetPresentationController?.detents = [.medium()]
      screen.controller?.present(presented, animated: true)
    },
  ]

  /// A device that is small enough for small pictures.
  private static let device = ViewImageConfig(
    safeArea: .zero, size: CGSize(width: 320, height: 260),
    traits: UITraitCollection(displayScale: 2))

  /// Each scene is shown at its start, at two times and at its end, on both versions of iOS.
  private static let cases = Matrix.listed(.systemVersion(), .time(0, 0.1, 0.2))

  private static func scene(
    _ name: String, _ summary: String,
    change: @escaping @MainActor @Sendable (Screen) -> Void
  ) -> Scene {
    Scene(
      group: "motion", name: name, shows: summary, on: device, chrome: [], cases: cases,
      screen: { _ in UINavigationController(rootViewController: FruitController()) },
      steps: { screen, _ in screen.perform { change(screen) } })
  }

  private static func list(
    _ name: String, _ summary: String,
    preparation: @escaping @MainActor @Sendable (FruitController) -> Void = { _ in },
    change: @escaping @MainActor @Sendable (FruitController) -> Void
  ) -> Scene {
    Scene(
      group: "motion", name: name, shows: summary, on: device, chrome: [], cases: cases,
      screen: { _ in FruitController() },
      steps: { screen, _ in
        guard let controller = screen.controller as? FruitController else { return }
        preparation(controller)
        screen.window.layoutIfNeeded()
        screen.perform { change(controller) }
      })
  }

  @MainActor private static func next() -> UIViewController {
    let controller = UIViewController()
    controller.title = "Banana"
    controller.view.backgroundColor = .systemYellow
    return controller
  }
}

/// A list of fruit.
private final class FruitController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    title = "Fruit"
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, fruit in
      var content = cell.defaultContentConfiguration()
      content.text = fruit
      content.image = UIImage(systemName: "leaf")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .delete()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    show(["Apple", "Banana", "Cherry"], animated: false)
  }

  func show(_ fruits: [String], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(fruits)
    source?.apply(snapshot, animatingDifferences: animated)
  }
}
