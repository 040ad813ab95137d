import UIKit

// Controllers with compositional layouts, as they occur in apps.

/// Numbered items in sections. Subclasses provide the layout.
class NumbersController: UIViewController {
  enum Section: Int, CaseIterable { case first, second, third }

  var collectionView: UICollectionView! = nil
  var dataSource: UICollectionViewDiffableDataSource<Section, Int>! = nil
  var sections: [Section] { [.first] }
  var itemsPerSection: Int { 12 }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "\(type(of: self))"
    configureHierarchy()
    configureDataSource()
    applyInitialSnapshot()
  }

  func createLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
  }

  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<NumberCell, Int> {
      (cell, indexPath, identifier) in
      cell.label.text = "\(indexPath.section), \(indexPath.item)"
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, identifier: Int)
        -> UICollectionViewCell? in
      return collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: identifier)
    }
  }

  func applyInitialSnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    var offset = 0
    for section in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(offset..<offset + itemsPerSection))
      offset += itemsPerSection
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

/// A bordered cell with a number in the middle.
class NumberCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFont.preferredFont(forTextStyle: .caption1)
    label.textAlignment = .center
    contentView.addSubview(label)
    contentView.layer.borderColor = UIColor.black.cgColor
    contentView.layer.borderWidth = 1
    let inset = CGFloat(4)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -inset),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not implemented") }
}

/// Items with insets.
final class InsetGridController: NumbersController {
  override func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: .init(group: group))
  }
}

/// Two columns of a fixed height.
final class TwoColumnController: NumbersController {
  override func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// Sections with different numbers of columns, which increase on wide screens.
final class AdaptiveSectionsController: NumbersController {
  override var sections: [Section] { Section.allCases }

  private func columnCount(of section: Section, for width: CGFloat) -> Int {
    let isWide = width > 800
    switch section {
    case .first: return isWide ? 2 : 1
    case .second: return isWide ? 6 : 3
    case .third: return isWide ? 10 : 5
    }
  }

  override func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout {
      [weak self] (index: Int, environment: NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection? in
      guard let self, let kind = Section(rawValue: index) else { return nil }
      let columns = columnCount(
        of: kind, for: environment.container.effectiveContentSize.width)
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
      item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
      let height =
        kind == .first
        ? NSCollectionLayoutDimension.absolute(44)
        : NSCollectionLayoutDimension.fractionalWidth(0.2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height),
        repeatingSubitem: item, count: columns)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 20, leading: 20, bottom: 20, trailing: 20)
      return section
    }
  }
}

/// A large item next to two small items, in groups that scroll horizontally.
final class NestedGroupsController: NumbersController {
  override func createLayout() -> UICollectionViewLayout {
    let leading = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
    leading.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
    let trailing = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.3)))
    trailing.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
    let stacked = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      repeatingSubitem: trailing, count: 2)
    let nested = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.85), heightDimension: .fractionalHeight(0.4)),
      subitems: [leading, stacked])
    let section = NSCollectionLayoutSection(group: nested)
    section.orthogonalScrollingBehavior = .groupPaging
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// Headers that are pinned to the top of their sections, and footers.
final class HeadersController: NumbersController {
  static let headerKind = "section-header"

  override var sections: [Section] { Section.allCases }

  override func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: Self.headerKind, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func configureDataSource() {
    super.configureDataSource()
    let header = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: Self.headerKind
    ) { supplementaryView, kind, indexPath in
      supplementaryView.label.text = "Section \(indexPath.section)"
    }
    dataSource.supplementaryViewProvider = { [unowned self] (view, kind, index) in
      return collectionView.dequeueConfiguredReusableSupplementary(using: header, for: index)
    }
  }
}

/// A header with a label.
final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .preferredFont(forTextStyle: .title3)
    addSubview(label)
    let inset = CGFloat(10)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
      label.topAnchor.constraint(equalTo: topAnchor, constant: inset),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Items of a flow layout whose size is provided by a delegate.
final class FlowController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let words = ["A", "few", "words", "of", "different", "lengths"]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "word")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { words.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath) as! NumberCell
    cell.label.text = words[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 24 + 8 * words[indexPath.item].count, height: 32) }
}
