import Testing
import UIKit

// An app that shows shelves of books in a collection view, with a diffable data source,
// registrations, a custom configuration, and section snapshots with disclosures.

private struct Book: Hashable, Identifiable, Sendable {
  let id: Int
  var title: String
  var isRead = false
}

private enum Calls {
  nonisolated(unsafe) static var log: [String] = []
}

private struct BookContentConfiguration: UIContentConfiguration, Hashable {
  var title: String?
  var titleColor: UIColor?

  func makeContentView() -> UIView & UIContentView {
    Calls.log.append("makeContentView")
    return BookContentView(configuration: self)
  }

  func updated(for state: UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState else { return self }
    Calls.log.append("updated")
    var updated = self
    updated.titleColor = state.isSelected ? .systemBlue : .label
    return updated
  }
}

private class BookContentView: UIView, UIContentView {
  private var current: BookContentConfiguration!
  let titleLabel = UILabel()

  var configuration: UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? BookContentConfiguration else { return }
      apply(configuration: new)
    }
  }

  init(configuration: BookContentConfiguration) {
    super.init(frame: .zero)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
    apply(configuration: configuration)
  }

  required init?(coder: NSCoder) { fatalError("not in archives") }

  private func apply(configuration: BookContentConfiguration) {
    guard current != configuration else { return }
    Calls.log.append("apply")
    current = configuration
    titleLabel.text = configuration.title
    titleLabel.textColor = configuration.titleColor
  }
}

private class BookCell: UICollectionViewListCell {
  var book: Book?

  override func updateConfiguration(using state: UICellConfigurationState) {
    Calls.log.append("updateConfiguration")
    var content = BookContentConfiguration().updated(for: state)
    content.title = book?.title
    contentConfiguration = content
  }
}

private class HeaderView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not in archives") }
}

@MainActor private final class ReadingList: NSObject, UICollectionViewDelegate {
  enum Section: Int, CaseIterable { case current, archive }
  enum Item: Hashable {
    case book(Book.ID)
    case shelf(String)
  }

  var books: [Book.ID: Book] = [:]
  var selectedBook: Book.ID?
  private(set) var collectionView: UICollectionView!
  private(set) lazy var dataSource = makeDataSource()

  override init() {
    super.init()
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: makeLayout())
    collectionView.delegate = self
  }

  func sectionHasHeader(_ index: Int) -> Bool { index == Section.archive.rawValue }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
      guard let self else { return nil }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = environment.container.effectiveContentSize.width > 500 ? 8 : 2
      if self.sectionHasHeader(sectionIndex) {
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
      }
      return section
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let bookRegistration = UICollectionView.CellRegistration<BookCell, Book> {
      (cell, indexPath, book) in
      cell.book = book
      cell.setNeedsUpdateConfiguration()
    }
    let shelfRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let header = UICollectionView.SupplementaryRegistration<HeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, indexPath in
      view.label.text = "Shelves"
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) { [unowned self] (collectionView, indexPath, item) -> UICollectionViewCell? in
      switch item {
      case .book(let id):
        return collectionView.dequeueConfiguredReusableCell(
          using: bookRegistration, for: indexPath, item: books[id])
      case .shelf(let name):
        return collectionView.dequeueConfiguredReusableCell(
          using: shelfRegistration, for: indexPath, item: name)
      }
    }
    dataSource.supplementaryViewProvider = { (collectionView, elementKind, indexPath) in
      if elementKind == UICollectionView.elementKindSectionHeader {
        return collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
      } else {
        return nil
      }
    }
    return dataSource
  }

  func show(_ books: [Book]) {
    for book in books { self.books[book.id] = book }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(books.filter { !$0.isRead }.map { .book($0.id) }, toSection: .current)
    dataSource.apply(snapshot, animatingDifferences: false)
    var shelves = NSDiffableDataSourceSectionSnapshot<Item>()
    let read = Item.shelf("Read")
    shelves.append([read])
    shelves.append(books.filter(\.isRead).map { .book($0.id) }, to: read)
    dataSource.apply(shelves, to: .archive, animatingDifferences: false)
  }

  func rename(_ id: Book.ID, to title: String) {
    books[id]?.title = title
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([.book(id)])
    dataSource.apply(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard case .book(let id) = dataSource.itemIdentifier(for: indexPath) else { return }
    selectedBook = id
  }

  /// The titles of the visible rows, from top to bottom.
  var titles: [String] {
    collectionView.layoutIfNeeded()
    return collectionView.visibleCells.map { cell in
      (cell.contentConfiguration as? BookContentConfiguration)?.title
        ?? (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
    }
  }
}

@MainActor @Suite(.serialized) struct ReadingListTests {
  private let list = ReadingList()

  init() {
    list.show([
      Book(id: 1, title: "Emma"), Book(id: 2, title: "Ulysses"),
      Book(id: 3, title: "Walden", isRead: true),
    ])
    Calls.log = []
  }

  @Test("books and shelves are rows, with headers only in sections that require them")
  func rows() {
    #expect(list.titles == ["Emma", "Ulysses", "Read"])
    let headers = list.collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map { ($0 as? HeaderView)?.label.text } == ["Shelves"])
    let cells = list.collectionView.visibleCells
    #expect(abs(cells[1].frame.minY - cells[0].frame.maxY - 2) < 1e-9)
  }

  @Test("a cell is configured once, its content view is made once, and a state updates both")
  func order() throws {
    let fresh = ReadingList()
    Calls.log = []
    fresh.show([Book(id: 1, title: "Emma")])
    fresh.collectionView.layoutIfNeeded()
    // First the cell updates the configuration, then the automatic update of the cell.
    #expect(
      Calls.log == ["updateConfiguration", "updated", "updated", "makeContentView", "apply"])
    Calls.log = []
    let first = IndexPath(item: 0, section: 0)
    fresh.collectionView.selectItem(at: first, animated: false, scrollPosition: [])
    fresh.collectionView.layoutIfNeeded()
    #expect(!Calls.log.contains("makeContentView"))
    // The existing configuration is updated and applied before the cell's own update.
    #expect(Calls.log.first == "updated")
    let apply = try #require(Calls.log.firstIndex(of: "apply"))
    let update = try #require(Calls.log.firstIndex(of: "updateConfiguration"))
    #expect(apply < update)
    let cell = try #require(fresh.collectionView.cellForItem(at: first))
    let view = try #require(cell.contentView as? BookContentView)
    #expect(view.titleLabel.textColor == .systemBlue)
    fresh.collectionView.deselectItem(at: first, animated: false)
    fresh.collectionView.layoutIfNeeded()
    #expect(cell.contentView === view)
    #expect(view.titleLabel.textColor == .label)
  }

  @Test("a changed book keeps its cell")
  func reconfigure() throws {
    _ = list.titles
    let path = try #require(list.dataSource.indexPath(for: .book(2)))
    let cell = list.collectionView.cellForItem(at: path)
    list.rename(2, to: "Dubliners")
    #expect(list.titles == ["Emma", "Dubliners", "Read"])
    #expect(list.collectionView.cellForItem(at: path) === cell)
  }

  @Test("a shelf expands and collapses by its snapshot")
  func outline() {
    var shelves = list.dataSource.snapshot(for: .archive)
    shelves.expand([.shelf("Read")])
    list.dataSource.apply(shelves, to: .archive)
    #expect(list.titles == ["Emma", "Ulysses", "Read", "Walden"])
    let cells = list.collectionView.visibleCells.compactMap { $0 as? UICollectionViewListCell }
    #expect(cells.map(\.indentationLevel) == [0, 0, 0, 1])
    #expect(cells[2].configurationState.isExpanded)
  }
}
