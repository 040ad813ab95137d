import UIKit

/// An outline of folders next to the contents of the selected folder.
final class LibraryController: UISplitViewController {
  init() {
    super.init(style: .doubleColumn)
    preferredDisplayMode = .oneBesideSecondary
    setViewController(SidebarController(), for: .primary)
    setViewController(PhotosController(), for: .secondary)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}

/// An outline of folders that can be expanded.
final class SidebarController: UICollectionViewController {
  private struct Folder: Hashable {
    var title: String
    var symbol: String
    var children: [Folder] = []
  }

  private static let folders = [
    Folder(
      title: "Library", symbol: "books.vertical",
      children: [
        Folder(title: "All Photos", symbol: "photo.on.rectangle"),
        Folder(title: "Favorites", symbol: "heart"), Folder(title: "Recent", symbol: "clock"),
      ]),
    Folder(
      title: "Albums", symbol: "folder",
      children: [
        Folder(title: "Mountains", symbol: "folder"), Folder(title: "Sea", symbol: "folder"),
      ]),
  ]

  private var dataSource: UICollectionViewDiffableDataSource<String, Folder>!

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = "Photos"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, Folder> {
      cell, _, folder in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = folder.title
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Folder> {
      cell, _, folder in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = folder.title
      content.image = UIImage(systemName: folder.symbol)
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, folder in
      view.dequeueConfiguredReusableCell(
        using: folder.children.isEmpty ? row : header, for: path, item: folder)
    }
    for folder in Self.folders {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Folder>()
      snapshot.append([folder])
      snapshot.append(folder.children, to: folder)
      snapshot.expand([folder])
      dataSource.apply(snapshot, to: folder.title, animatingDifferences: false)
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    splitViewController?.show(.secondary)
  }
}

/// A grid of pictures below a row that scrolls horizontally.
final class PhotosController: UIViewController, UICollectionViewDataSource {
  private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
    .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "All Photos"
    view.backgroundColor = .systemBackground
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    view.addSubview(collection)
  }

  private func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      let width = environment.container.effectiveContentSize.width
      let columns: CGFloat = section == 0 ? 1 : max((width / 120).rounded(.down), 2)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / columns),
          heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: section == 0 ? .fractionalWidth(0.6) : .fractionalWidth(1),
          heightDimension: .absolute(section == 0 ? 160 : width / columns)),
        subitems: [item])
      let result = NSCollectionLayoutSection(group: group)
      if section == 0 {
        result.orthogonalScrollingBehavior = .continuous
        result.contentInsets = NSDirectionalEdgeInsets(
          top: 8, leading: 16, bottom: 16, trailing: 16)
      }
      return result
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 4 : 24 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "photo", for: indexPath)
    cell.contentView.backgroundColor =
      colors[
        (indexPath.item + 3 * indexPath.section) % colors.count]
    cell.contentView.layer.cornerRadius = indexPath.section == 0 ? 12 : 0
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Photo \(indexPath.item + 1)"
    return cell
  }
}
