import UIKit

// Lists that can be searched, as they occur in apps.

/// Products with a search controller. A separate controller shows the results in scopes.
final class CatalogController: UITableViewController {
  struct Product: Hashable {
    enum Category: String, CaseIterable {
      case all = "All"
      case tools = "Tools"
      case garden = "Garden"
    }
    let name: String
    let category: Category
    let price: Int
  }

  private let products = [
    Product(name: "Hammer", category: .tools, price: 20),
    Product(name: "Hand Saw", category: .tools, price: 25),
    Product(name: "Hose", category: .garden, price: 30),
    Product(name: "Hand Rake", category: .garden, price: 12),
  ]
  private lazy var resultsController = ResultsController(style: .plain)
  private(set) lazy var searchController = UISearchController(
    searchResultsController: resultsController)
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Catalog"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "product")
    resultsController.tableView.delegate = self
    searchController.delegate = self
    searchController.searchResultsUpdater = self
    searchController.searchBar.placeholder = "Search products"
    searchController.searchBar.autocapitalizationType = .none
    searchController.searchBar.delegate = self
    searchController.searchBar.scopeButtonTitles = Product.Category.allCases.map(\.rawValue)
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.preferredSearchBarPlacement = .stacked
    definesPresentationContext = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    products.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
    Self.configure(cell, forProduct: products[indexPath.row])
    return cell
  }

  fileprivate static func configure(_ cell: UITableViewCell, forProduct product: Product) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = product.name
    content.secondaryText = "\(product.price) €"
    cell.contentConfiguration = content
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let product =
      tableView === self.tableView
      ? products[indexPath.row] : resultsController.products[indexPath.row]
    let detail = UIViewController()
    detail.title = product.name
    navigationController?.pushViewController(detail, animated: true)
    tableView.deselectRow(at: indexPath, animated: false)
  }

  final class ResultsController: UITableViewController {
    var products: [Product] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "result")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      products.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "result", for: indexPath)
      CatalogController.configure(cell, forProduct: products[indexPath.row])
      return cell
    }
  }
}

extension CatalogController: UISearchResultsUpdating, UISearchBarDelegate,
  UISearchControllerDelegate
{
  func updateSearchResults(for searchController: UISearchController) {
    let strippedString = searchController.searchBar.text?
      .trimmingCharacters(in: CharacterSet.whitespaces)
    let words = (strippedString ?? "").components(separatedBy: " ").filter { !$0.isEmpty }
    let scope = Product.Category.allCases[searchController.searchBar.selectedScopeButtonIndex]
    resultsController.products = products.filter { product in
      (scope == .all || product.category == scope)
        && words.allSatisfy { product.name.localizedCaseInsensitiveContains($0) }
    }
    resultsController.tableView.reloadData()
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    updateSearchResults(for: searchController)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
  func willPresentSearchController(_ searchController: UISearchController) {
    events.append("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    events.append("didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    events.append("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    events.append("didDismiss")
  }
}

/// A list that filters itself, and shows a message if nothing is found.
final class WordListController: UICollectionViewController, UISearchResultsUpdating {
  private let words = ["anchor", "bay", "beacon", "buoy", "harbor", "keel"]
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!
  private let searchController = UISearchController(searchResultsController: nil)

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
    title = "Words"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.hidesNavigationBarDuringPresentation = false
    searchController.searchBar.searchTextField.clearButtonMode = .whileEditing
    navigationItem.searchController = searchController
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, word in
      let query = self?.searchController.searchBar.text ?? ""
      let text = NSMutableAttributedString(string: word)
      let range = (word as NSString).range(of: query, options: .caseInsensitive)
      if range.location != NSNotFound {
        text.addAttribute(
          .font, value: UIFont.boldSystemFont(ofSize: UIFont.labelFontSize), range: range)
      }
      var content = cell.defaultContentConfiguration()
      content.attributedText = text
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, word in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: word)
    }
    updateSearchResults(for: searchController)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let query = searchController.searchBar.text ?? ""
    let found = query.isEmpty ? words : words.filter { $0.localizedStandardContains(query) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(found)
    let kept = found.filter { dataSource.indexPath(for: $0) != nil }
    snapshot.reconfigureItems(kept)
    dataSource.apply(snapshot)
    if found.isEmpty {
      var empty = UIContentUnavailableConfiguration.search()
      empty.text = "No “\(query)”"
      contentUnavailableConfiguration = empty
    } else {
      contentUnavailableConfiguration = nil
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { false }
}

/// A search bar above recent searches, which can be repeated and cleared.
final class RecentSearchesController: UIViewController, UISearchBarDelegate, UITableViewDataSource,
  UITableViewDelegate
{
  private(set) var recents = ["ferry", "tide"]
  private let searchBar = UISearchBar()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private(set) var performed: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    searchBar.delegate = self
    searchBar.placeholder = "Places"
    searchBar.searchBarStyle = .minimal
    searchBar.returnKeyType = .search
    searchBar.searchTextField.accessibilityIdentifier = "query"
    searchBar.sizeToFit()
    navigationItem.titleView = searchBar
    tableView.dataSource = self
    tableView.delegate = self
    tableView.tableFooterView = UIView()
    tableView.keyboardDismissMode = .onDrag
    view.addSubview(tableView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    tableView.frame = view.bounds
  }

  func numberOfSections(in tableView: UITableView) -> Int { recents.isEmpty ? 0 : 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recents.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = recents[indexPath.row]
    cell.imageView?.image = UIImage(systemName: "clock")
    cell.tintColor = .secondaryLabel
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let label = UILabel()
    label.text = "Recent"
    label.font = .preferredFont(forTextStyle: .headline)
    label.accessibilityTraits = .header
    let clear = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Clear") { [unowned self] _ in
        recents.removeAll()
        tableView.reloadData()
      })
    let stack = UIStackView(arrangedSubviews: [label, clear])
    stack.distribution = .equalSpacing
    stack.frame = header.bounds.insetBy(dx: 16, dy: 4)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    header.backgroundColor = .systemBackground
    header.addSubview(stack)
    return header
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    searchBar.text = recents[indexPath.row]
    perform(recents[indexPath.row])
  }

  private func perform(_ query: String) {
    performed.append(query)
    recents.removeAll { $0 == query }
    recents.insert(query, at: 0)
    tableView.reloadData()
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(false, animated: true)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = nil
    searchBar.endEditing(true)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    guard let text = searchBar.text, !text.isEmpty else { return }
    searchBar.resignFirstResponder()
    perform(text)
  }
}

/// Filters in a row above the list that they apply to.
final class FilterController: UIViewController, UICollectionViewDelegate {
  private enum Section: Int, CaseIterable { case filters, results }
  private enum Item: Hashable {
    case filter(String)
    case result(String, tags: Set<String>)
  }

  private let results: [Item] = [
    .result("Soup", tags: ["Vegan", "Quick"]), .result("Stew", tags: []),
    .result("Salad", tags: ["Vegan"]), .result("Omelette", tags: ["Quick"]),
  ]
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    let layout = UICollectionViewCompositionalLayout { index, environment in
      guard Section(rawValue: index) == .filters else {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        return .list(using: configuration, layoutEnvironment: environment)
      }
      let size = NSCollectionLayoutSize(
        widthDimension: .estimated(80), heightDimension: .absolute(32))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      section.interGroupSpacing = 8
      section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
      return section
    }
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsMultipleSelection = true
    collectionView.delegate = self
    view.addSubview(collectionView)
    let chip = UICollectionView.CellRegistration<ChipCell, String> { cell, _, name in
      cell.label.text = name
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, item in
      switch item {
      case .filter(let name):
        return collectionView.dequeueConfiguredReusableCell(using: chip, for: indexPath, item: name)
      case .result(let name, _):
        return collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(["Vegan", "Quick", "Cheap"].map(Item.filter), toSection: .filters)
    snapshot.appendItems(results, toSection: .results)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath.section == Section.filters.rawValue }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    filter()
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    filter()
  }

  private func filter() {
    let chosen = (collectionView.indexPathsForSelectedItems ?? []).compactMap {
      indexPath -> String? in
      guard case .filter(let name)? = dataSource.itemIdentifier(for: indexPath) else { return nil }
      return name
    }
    var section = NSDiffableDataSourceSectionSnapshot<Item>()
    section.append(
      results.filter {
        guard case .result(_, let tags) = $0 else { return false }
        return tags.isSuperset(of: chosen)
      })
    dataSource.apply(section, to: .results)
  }

  final class ChipCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func updateConfiguration(using state: UICellConfigurationState) {
      var background = UIBackgroundConfiguration.clear()
      background.cornerRadius = 16
      background.backgroundColor = state.isSelected ? .tintColor : .secondarySystemFill
      backgroundConfiguration = background
      label.textColor = state.isSelected ? .white : .label
    }
  }
}
