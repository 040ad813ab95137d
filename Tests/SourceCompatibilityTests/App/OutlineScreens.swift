import UIKit

// Lists with rows that expand and collapse other rows, as they occur in apps.

/// Chapters with topics, in section snapshots.
final class TopicsOutlineController: UIViewController, UICollectionViewDelegate {
  enum Section { case main }

  final class Topic: Hashable, Sendable {
    let title: String
    let subitems: [Topic]
    let makeController: (@MainActor @Sendable () -> UIViewController)?
    private let identifier = UUID()

    init(
      title: String, makeController: (@MainActor @Sendable () -> UIViewController)? = nil,
      subitems: [Topic] = []
    ) {
      self.title = title
      self.subitems = subitems
      self.makeController = makeController
    }

    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    static func == (lhs: Topic, rhs: Topic) -> Bool { lhs.identifier == rhs.identifier }
  }

  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Topic>! = nil
  private var outlineCollectionView: UICollectionView! = nil

  private lazy var menuItems: [Topic] = [
    Topic(
      title: "Layouts",
      subitems: [
        Topic(title: "Grid", makeController: { UIViewController() }),
        Topic(
          title: "Lists",
          subitems: [Topic(title: "Plain", makeController: { UIViewController() })]),
      ]),
    Topic(title: "Outlines", subitems: []),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Topics"
    configureCollectionView()
    configureDataSource()
  }

  private func configureCollectionView() {
    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: generateLayout())
    view.addSubview(collectionView)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    outlineCollectionView = collectionView
    collectionView.delegate = self
  }

  private func configureDataSource() {
    let containerCellRegistration = UICollectionView.CellRegistration<
      UICollectionViewListCell, Topic
    > { (cell, indexPath, menuItem) in
      var contentConfiguration = cell.defaultContentConfiguration()
      contentConfiguration.text = menuItem.title
      contentConfiguration.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = contentConfiguration
      let disclosureOptions = UICellAccessory.OutlineDisclosureOptions(style: .header)
      cell.accessories = [.outlineDisclosure(options: disclosureOptions)]
      cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
    }
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Topic> {
      cell, indexPath, menuItem in
      var contentConfiguration = cell.defaultContentConfiguration()
      contentConfiguration.text = menuItem.title
      cell.contentConfiguration = contentConfiguration
      cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Topic>(
      collectionView: outlineCollectionView
    ) { (collectionView, indexPath, item) -> UICollectionViewCell? in
      if item.subitems.isEmpty {
        return collectionView.dequeueConfiguredReusableCell(
          using: cellRegistration, for: indexPath, item: item)
      } else {
        return collectionView.dequeueConfiguredReusableCell(
          using: containerCellRegistration, for: indexPath, item: item)
      }
    }
    dataSource.apply(initialSnapshot(), to: .main, animatingDifferences: false)
  }

  private func generateLayout() -> UICollectionViewLayout {
    let listConfiguration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    return UICollectionViewCompositionalLayout.list(using: listConfiguration)
  }

  private func initialSnapshot() -> NSDiffableDataSourceSectionSnapshot<Topic> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Topic>()
    func addItems(_ menuItems: [Topic], to parent: Topic?) {
      snapshot.append(menuItems, to: parent)
      for menuItem in menuItems where !menuItem.subitems.isEmpty {
        addItems(menuItem.subitems, to: menuItem)
      }
    }
    addItems(menuItems, to: nil)
    return snapshot
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let menuItem = dataSource.itemIdentifier(for: indexPath) else { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    if let viewController = menuItem.makeController?() {
      viewController.title = menuItem.title
      navigationController?.pushViewController(viewController, animated: true)
    }
  }
}

/// Folders whose content is loaded when they are first expanded.
final class FilesOutlineController: UICollectionViewController {
  struct Entry: Hashable {
    let path: String
    let isFolder: Bool
    var name: String { path.split(separator: "/").last.map(String.init) ?? "/" }
  }

  private let contents: [String: [Entry]] = [
    "": [Entry(path: "Documents", isFolder: true), Entry(path: "Readme.txt", isFolder: false)],
    "Documents": [
      Entry(path: "Documents/Letters", isFolder: true),
      Entry(path: "Documents/Budget.csv", isFolder: false),
    ],
    "Documents/Letters": [Entry(path: "Documents/Letters/Draft.md", isFolder: false)],
  ]
  private var dataSource: UICollectionViewDiffableDataSource<String, Entry>!
  private(set) var loaded: [String] = []
  private(set) var selected: [String] = []

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
        configuration.showsSeparators = true
        configuration.headerTopPadding = 0
        return NSCollectionLayoutSection.list(
          using: configuration, layoutEnvironment: environment)
      })
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Files"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Fold All",
      primaryAction: UIAction { [unowned self] _ in
        var snapshot = dataSource.snapshot(for: "disk")
        snapshot.collapse(snapshot.items)
        dataSource.apply(snapshot, to: "disk")
      })
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
      cell, _, entry in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = entry.name
      content.image = UIImage(systemName: entry.isFolder ? "folder" : "doc.text")
      cell.contentConfiguration = content
      cell.accessories =
        entry.isFolder
        ? [.outlineDisclosure(displayed: .always, options: .init(style: .cell, tintColor: .gray))]
        : []
      cell.indentationWidth = 24
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    dataSource.sectionSnapshotHandlers.shouldExpandItem = { $0.isFolder }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = {
      [weak self] parent, current in
      guard let self, current.items.isEmpty else { return current }
      loaded.append(parent.name)
      var children = NSDiffableDataSourceSectionSnapshot<Entry>()
      children.append(contents[parent.path] ?? [])
      return children
    }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { [weak self] in
      self?.loaded.append("-" + $0.name)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<Entry>()
    snapshot.append(contents[""] ?? [])
    dataSource.apply(snapshot, to: "disk", animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    if let entry = dataSource.itemIdentifier(for: indexPath) { selected.append(entry.name) }
  }
}

/// Questions whose cells grow to show the answer.
final class QuestionsController: UIViewController, UICollectionViewDelegate {
  struct Question: Identifiable, Hashable {
    let id: Int
    let text: String
    let answer: String
  }

  private let questions = [
    Question(id: 1, text: "Can I return a bike?", answer: "Yes, at every station of the city."),
    Question(id: 2, text: "How do I pay?", answer: "By card, or with the credit of the app."),
  ]
  private var unfolded: Set<Question.ID> = []
  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Question.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Questions"
    let layout = UICollectionViewCompositionalLayout(
      section: {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
        return section
      }())
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsMultipleSelection = true
    collectionView.delegate = self
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<QuestionCell, Question> {
      [unowned self] cell, _, question in
      cell.show(question, isUnfolded: unfolded.contains(question.id))
    }
    dataSource = .init(collectionView: collectionView) {
      [unowned self] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: questions.first { $0.id == id })
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Question.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(questions.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    toggle(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    toggle(indexPath)
  }

  private func toggle(_ indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    unfolded.formSymmetricDifference([id])
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  final class QuestionCell: UICollectionViewCell {
    private let questionLabel = UILabel()
    private let answerLabel = UILabel()
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.down"))

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .secondarySystemBackground
      contentView.layer.cornerRadius = 8
      questionLabel.font = .preferredFont(forTextStyle: .headline)
      questionLabel.numberOfLines = 0
      answerLabel.numberOfLines = 0
      answerLabel.textColor = .secondaryLabel
      chevron.setContentHuggingPriority(.required, for: .horizontal)
      chevron.setContentCompressionResistancePriority(.required, for: .horizontal)
      let top = UIStackView(arrangedSubviews: [questionLabel, chevron])
      top.alignment = .firstBaseline
      let stack = UIStackView(arrangedSubviews: [top, answerLabel])
      stack.axis = .vertical
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      let bottom = stack.bottomAnchor.constraint(
        equalTo: contentView.bottomAnchor, constant: -12)
      bottom.priority = .defaultHigh
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
        stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        bottom,
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ question: Question, isUnfolded: Bool) {
      questionLabel.text = question.text
      answerLabel.text = question.answer
      answerLabel.isHidden = !isUnfolded
      chevron.transform = isUnfolded ? CGAffineTransform(rotationAngle: .pi) : .identity
    }
  }
}

/// A table whose section headers expand and collapse their rows.
final class FoldingSectionsController: UITableViewController {
  struct Group {
    let name: String
    let members: [String]
    var isFolded: Bool
  }

  private(set) var groups = [
    Group(name: "Crew", members: ["Ada", "Ben"], isFolded: false),
    Group(name: "Guests", members: ["Cora", "Dan", "Eve"], isFolded: true),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.register(FoldingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.sectionHeaderTopPadding = 0
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 44
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].isFolded ? 0 : groups[section].members.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = groups[indexPath.section].members[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    guard
      let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        as? FoldingHeader
    else { return nil }
    header.configure(groups[section])
    header.onTap = { [weak self] in self?.toggle(section) }
    return header
  }

  private func toggle(_ section: Int) {
    groups[section].isFolded.toggle()
    let group = groups[section]
    (tableView.headerView(forSection: section) as? FoldingHeader)?.configure(group)
    let rows = group.members.indices.map { IndexPath(row: $0, section: section) }
    if group.isFolded {
      tableView.deleteRows(at: rows, with: .top)
    } else {
      tableView.insertRows(at: rows, with: .top)
      tableView.scrollToRow(at: rows[0], at: .none, animated: true)
    }
  }

  final class FoldingHeader: UITableViewHeaderFooterView {
    var onTap: (() -> Void)?
    private let button = UIButton(type: .system)

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      var configuration = UIButton.Configuration.plain()
      configuration.imagePlacement = .trailing
      configuration.imagePadding = 8
      button.configuration = configuration
      button.contentHorizontalAlignment = .leading
      button.addAction(UIAction { [unowned self] _ in onTap?() }, for: .touchUpInside)
      button.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(button)
      NSLayoutConstraint.activate([
        button.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        button.topAnchor.constraint(equalTo: contentView.topAnchor),
        button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(_ group: Group) {
      button.configuration?.title = group.name
      button.configuration?.image = UIImage(
        systemName: group.isFolded ? "chevron.right" : "chevron.down")
      button.accessibilityValue = group.isFolded ? "folded" : "unfolded"
    }
  }
}
