import UIKit

// Lists whose rows can be reordered, as they occur in apps.

/// Pages of an app in the user's order. The list is always in editing mode, without the inset for
/// delete buttons.
final class PageOrderController: UITableViewController {
  private(set) var pages: [String]
  var onReorder: (([String]) -> Void)?

  init(pages: [String]) {
    self.pages = pages
    super.init(style: .insetGrouped)
    navigationItem.title = "Pages"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.isEditing = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "page")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { onReorder?(pages) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    pages.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = pages[indexPath.row]
    cell.contentConfiguration = content
    cell.showsReorderControl = true
    return cell
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  override func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { false }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    pages.insert(pages.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

/// Visible and hidden tabs. Most rows can be moved between the two sections.
final class TabArrangementController: UIViewController {
  enum Section: Int, CaseIterable {
    case shown, hidden

    var title: String { self == .shown ? "Shown" : "Hidden" }
  }

  private(set) var tabs: [[String]] = [["Home", "Search", "Library"], ["Radio"]]
  private let tableView = UITableView(frame: .zero, style: .grouped)
  private let maximum = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Arrange"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.dataSource = self
    tableView.delegate = self
    tableView.allowsSelection = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      view.bottomAnchor.constraint(equalTo: tableView.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: tableView.trailingAnchor),
    ])
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }
}

extension TabArrangementController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs[section].count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Section(rawValue: section)?.title
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? "At most \(maximum) tabs are shown." : nil
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
    cell.textLabel?.text = tabs[indexPath.section][indexPath.row]
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tabs[indexPath.section][indexPath.row] != "Home"
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    switch (Section(rawValue: indexPath.section), indexPath.row) {
    case (.shown, 0): .none
    case (.shown, _): .delete
    default: .insert
    }
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard proposedDestinationIndexPath.section == Section.shown.rawValue else {
      return proposedDestinationIndexPath
    }
    // The first tab cannot be moved, and the number of visible tabs is limited.
    if sourceIndexPath.section != proposedDestinationIndexPath.section,
      tabs[Section.shown.rawValue].count >= maximum
    {
      return sourceIndexPath
    }
    return proposedDestinationIndexPath.row == 0
      ? IndexPath(row: 1, section: 0) : proposedDestinationIndexPath
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let tab = tabs[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    tabs[destinationIndexPath.section].insert(tab, at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let (from, to): (Section, Section) =
      editingStyle == .delete ? (.shown, .hidden) : (.hidden, .shown)
    guard to == .hidden || tabs[to.rawValue].count < maximum else { return }
    let tab = tabs[from.rawValue].remove(at: indexPath.row)
    let target = IndexPath(row: tabs[to.rawValue].count, section: to.rawValue)
    tabs[to.rawValue].append(tab)
    tableView.performBatchUpdates({
      tableView.moveRow(at: indexPath, to: target)
    }) { finished in
      guard finished else { return }
      tableView.reloadRows(at: [target], with: .none)
    }
  }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Hide" }
}

/// Layers of a drawing in a list with a diffable data source. The model is updated from the
/// transactions.
final class LayersController: UIViewController {
  enum Section: Hashable, CaseIterable { case visible, background }

  final class Layer: Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
    let isLocked: Bool

    init(_ id: Int, _ name: String, isLocked: Bool = false) {
      self.id = id
      self.name = name
      self.isLocked = isLocked
    }

    static func == (lhs: Layer, rhs: Layer) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private lazy var store: [Section: [Layer]] = [
    .visible: [Layer(1, "Lines"), Layer(2, "Shades"), Layer(3, "Guides", isLocked: true)],
    .background: [Layer(4, "Paper")],
  ]
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Layer>!
  private(set) var log: [String] = []

  var names: [[String]] { Section.allCases.map { store[$0]?.map(\.name) ?? [] } }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Layers"
    navigationItem.rightBarButtonItems = [
      editButtonItem,
      UIBarButtonItem(
        title: "Reverse",
        primaryAction: UIAction { [unowned self] _ in
          store[.visible]?.reverse()
          apply()
        }),
    ]
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .none
    configuration.separatorConfiguration.color = .systemGray4
    configuration.itemSeparatorHandler = { [unowned self] indexPath, separators in
      var separators = separators
      if dataSource.itemIdentifier(for: indexPath)?.isLocked == true {
        separators.topSeparatorVisibility = .hidden
      }
      return separators
    }
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Layer> {
      [weak self] cell, _, layer in
      cell.contentConfiguration = {
        var content = UIListContentConfiguration.cell()
        content.text = layer.name
        content.textProperties.color = layer.isLocked ? .secondaryLabel : .label
        return content
      }()
      cell.accessories = [
        .delete(displayed: .whenEditing, actionHandler: { self?.delete(layer) }),
        .reorder(displayed: .whenEditing, options: .init(showsVerticalSeparator: false)),
        .checkmark(displayed: .whenNotEditing, options: .init(isHidden: layer.isLocked)),
      ]
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, layer in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: layer)
    }
    dataSource.reorderingHandlers.canReorderItem = { !$0.isLocked }
    dataSource.reorderingHandlers.willReorder = { [weak self] _ in self?.log.append("will") }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      guard let self else { return }
      for part in transaction.sectionTransactions {
        let section = part.sectionIdentifier
        if let changed = store[section]?.applying(part.difference) { store[section] = changed }
      }
      log.append("did \(transaction.difference.insertions.count)")
    }
    apply(animated: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  private func apply(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Layer>()
    for section in Section.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(store[section] ?? [])
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func delete(_ layer: Layer) {
    for section in Section.allCases { store[section]?.removeAll { $0 == layer } }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([layer])
    dataSource.apply(snapshot)
  }
}

/// Pictures in a grid that are moved with a long press, with a custom data source.
final class PictureGridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private(set) var pictures = (1...7).map { "Picture \($0)" }
  private let spacing: CGFloat = 8

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = spacing
    layout.minimumInteritemSpacing = spacing
    layout.sectionInset = UIEdgeInsets(top: spacing, left: spacing, bottom: spacing, right: spacing)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    super.init(collectionViewLayout: layout)
    installsStandardGestureForInteractiveMovement = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pictures"
    collectionView.alwaysBounceVertical = true
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { pictures.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.name = pictures[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TitleView)?.label.text = "\(pictures.count) pictures"
    return view
  }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let picture = pictures.remove(at: sourceIndexPath.item)
    pictures.insert(picture, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let columns: CGFloat = traitCollection.horizontalSizeClass == .regular ? 6 : 3
    let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
    let side = ((width - spacing * (columns + 1)) / columns).rounded(.down)
    return CGSize(width: side, height: side)
  }

  final class PictureCell: UICollectionViewCell {
    private let imageView = UIImageView()

    var name: String? {
      didSet {
        imageView.image = UIImage(systemName: "photo")
        imageView.accessibilityLabel = name
      }
    }

    override var isHighlighted: Bool {
      didSet { imageView.alpha = isHighlighted ? 0.5 : 1 }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      imageView.contentMode = .scaleAspectFit
      imageView.clipsToBounds = true
      imageView.backgroundColor = .tertiarySystemFill
      imageView.isAccessibilityElement = true
      imageView.accessibilityTraits = .image
      contentView.addSubview(imageView)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
      super.layoutSubviews()
      imageView.frame = contentView.bounds
    }
  }

  final class TitleView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = .preferredFont(forTextStyle: .headline)
      label.frame = bounds.insetBy(dx: 8, dy: 0)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
}
