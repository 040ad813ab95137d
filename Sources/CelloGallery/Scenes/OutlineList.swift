import UIKit

/// A list in the style of a sidebar that shows an outline of folders.
@MainActor enum OutlineList {
  private struct Folder: Hashable {
    var name: String
    var symbol: String?
  }

  /// Returns a screen with an expanded header, and an expanded folder in it.
  static func screen() -> UIView {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    let list = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let parents: Set = ["Folders", "Inbox"]
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Folder> {
      cell, _, folder in
      var content = cell.defaultContentConfiguration()
      content.text = folder.name
      content.image = folder.symbol.flatMap { UIImage(systemName: $0) }
      cell.contentConfiguration = content
      cell.accessories =
        parents.contains(folder.name)
        ? [.outlineDisclosure(options: .init(style: folder.symbol == nil ? .header : .cell))] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, Folder>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    let header = Folder(name: "Folders")
    let inbox = Folder(name: "Inbox", symbol: "tray")
    var outline = NSDiffableDataSourceSectionSnapshot<Folder>()
    outline.append([header])
    outline.append([inbox, Folder(name: "Archive", symbol: "archivebox")], to: header)
    outline.append(
      [Folder(name: "Work", symbol: "folder"), Folder(name: "Home", symbol: "folder")], to: inbox)
    outline.expand([header, inbox])
    source.apply(outline, to: 0, animatingDifferences: false)
    return ListScreen(list, data: source)
  }
}
