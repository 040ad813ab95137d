// Lists as in developers' notes about Apple's session on lists in collection views.

import CellophaneTesting
import Testing
import UIKit

private struct Model: Hashable {
  let identifier: Int
  var name: String
}

@MainActor private final class ModelsViewController: UIViewController, UICollectionViewDelegate {
  var models = [Model(identifier: 1, name: "One"), Model(identifier: 2, name: "Two")]
  var favorites: [Int] = []
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Int, Model>!
  var sectionsWithHeaders: Set<Int> = [1]

  func shouldShowHeader(for section: Int) -> Bool { sectionsWithHeaders.contains(section) }

  func markItemAsFavorite(with identifier: Int) { favorites.append(identifier) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout {
      [weak self] sectionIndex, layoutEnvironment in
      guard let self = self else { return nil }

      // check if this section should show a header, e.g. by implementing a shouldShowHeader(for:) method.
      let sectionHasHeader = self.shouldShowHeader(for: sectionIndex)

      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = sectionHasHeader ? .supplementary : .none
      configuration.leadingSwipeActionsConfigurationProvider = { indexPath in
        guard let item = self.dataSource.itemIdentifier(for: indexPath) else { return nil }
        let markFavorite = UIContextualAction(style: .normal, title: "Mark as Favorite") {
          [weak self] (_, _, completion) in
          guard let self = self else { return }
          // trigger the action with a reference to the model
          self.markItemAsFavorite(with: item.identifier)
          completion(true)
        }
        return UISwipeActionsConfiguration(actions: [markFavorite])
      }
      let section = NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: layoutEnvironment)
      return section
    }
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Model> {
      (cell, indexPath, item) in
      var content = cell.defaultContentConfiguration()
      content.text = item.name
      cell.contentConfiguration = content
      cell.accessories = [
        .disclosureIndicator(),
        .delete(),
      ]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, elementKind, indexPath in
      var content = header.defaultContentConfiguration()
      content.text = "Header \(indexPath.section)"
      header.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource<Int, Model>(collectionView: collectionView) {
      (collectionView, indexPath, item) -> UICollectionViewCell? in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { (collectionView, elementKind, indexPath) in
      if elementKind == UICollectionView.elementKindSectionHeader {
        return collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
      } else {
        return nil
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Model>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([models[0]], toSection: 0)
    snapshot.appendItems([models[1]], toSection: 1)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

@MainActor struct ListNotesTests {
  @Test func `sections have the headers that the provider of the layout asks for`() {
    let screen = Screen(.iPhone16, ModelsViewController())
    #expect(screen.elements == ["\"One\"", "\"Header 1\", header", "\"Two\""])
  }

  @Test func `a swipe asks for the actions, and acts on the model of its row`() throws {
    let controller = ModelsViewController()
    let screen = Screen(.iPhone16, controller)
    try screen.swipe("Two", .right)
    #expect(controller.favorites == [])
    try screen.tap("Mark as Favorite")
    #expect(controller.favorites == [2])
  }

  @Test func `delete controls come with the editing mode, and disclosures leave`() throws {
    let controller = ModelsViewController()
    let screen = Screen(.iPhone16, controller)
    let cell = try #require(
      controller.collectionView.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    let width = cell.contentView.frame
    controller.collectionView.isEditing = true
    _ = screen.elements
    #expect(cell.contentView.frame.minX > width.minX)
  }

  @Test func `the first item of a section is its header, and collapses it`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, indexPath, title in
      var content = cell.defaultContentConfiguration()
      content.text = title
      cell.contentConfiguration = content
      cell.accessories =
        indexPath.item == 0 ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: collectionView
    ) { collectionView, indexPath, title in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: title)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Fruit"])
    snapshot.append(["Apple", "Pear"], to: "Fruit")
    snapshot.expand(["Fruit"])
    dataSource.apply(snapshot, to: 0, animatingDifferences: false)
    collectionView.layoutIfNeeded()
    #expect(collectionView.numberOfItems(inSection: 0) == 3)
    let header = try #require(collectionView.cellForItem(at: [0, 0]))
    SimulatedTouch.tap(header)
    collectionView.layoutIfNeeded()
    #expect(collectionView.numberOfItems(inSection: 0) == 1)
  }
}
