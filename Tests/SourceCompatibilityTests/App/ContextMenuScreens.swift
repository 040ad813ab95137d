import UIKit

// Lists with context menus, as they occur in apps.

/// Photos whose menus have submenus, states and a preview that can be opened.
final class AlbumController: UICollectionViewController {
  struct Photo: Hashable, Identifiable {
    let id: Int
    let name: String
  }

  private(set) var photos = [
    Photo(id: 1, name: "Lake"), Photo(id: 2, name: "Forest"), Photo(id: 3, name: "Summit"),
  ]
  private(set) var favorites: Set<Photo.ID> = [2]
  private(set) var ratings: [Photo.ID: Int] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Photo>!

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
        let count = environment.traitCollection.horizontalSizeClass == .compact ? 2 : 4
        let item = NSCollectionLayoutItem(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1 / CGFloat(count)),
            heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1),
            heightDimension: .fractionalWidth(1 / CGFloat(count))), subitems: [item])
        return NSCollectionLayoutSection(group: group)
      })
    title = "Album"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Photo> {
      [unowned self] cell, _, photo in
      var content = UIListContentConfiguration.cell()
      content.text = photo.name
      content.secondaryText = favorites.contains(photo.id) ? "Favorite" : nil
      content.textProperties.alignment = .center
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = .systemGray5
      background.cornerRadius = 10
      cell.backgroundConfiguration = background
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, photo in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photo)
    }
    apply()
  }

  private func apply(reconfiguring changed: [Photo] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Photo>()
    snapshot.appendSections([0])
    snapshot.appendItems(photos)
    snapshot.reconfigureItems(changed.filter(photos.contains))
    dataSource.apply(snapshot)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first,
      let photo = dataSource.itemIdentifier(for: indexPath)
    else { return nil }
    return UIContextMenuConfiguration(
      identifier: photo.id as NSNumber, previewProvider: { PhotoController(photo) }
    ) { [unowned self] suggested in menu(for: photo) }
  }

  private func menu(for photo: Photo) -> UIMenu {
    let isFavorite = favorites.contains(photo.id)
    let favorite = UIAction(
      title: isFavorite ? "Unfavorite" : "Favorite",
      image: UIImage(systemName: isFavorite ? "heart.slash" : "heart")
    ) { [weak self] _ in
      self?.favorites.formSymmetricDifference([photo.id])
      self?.apply(reconfiguring: [photo])
    }
    let rating = UIMenu(
      title: "Rating", image: UIImage(systemName: "star"), options: .singleSelection,
      children: (1...3).map { (stars: Int) in
        UIAction(
          title: "\(stars) of 3", state: ratings[photo.id] == stars ? .on : .off
        ) { [weak self] _ in self?.ratings[photo.id] = stars }
      })
    let delete = UIAction(
      title: "Delete", image: UIImage(systemName: "trash"), attributes: [.destructive]
    ) { [weak self] _ in
      self?.photos.removeAll { $0 == photo }
      self?.apply()
    }
    let hidden = UIAction(title: "Internal", attributes: .hidden) { _ in }
    let unavailable = UIAction(title: "Edit", attributes: .disabled) { _ in }
    return UIMenu(
      title: photo.name,
      children: [
        favorite, rating, hidden,
        UIMenu(options: .displayInline, children: [unavailable, delete]),
      ])
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let preview = animator.previewViewController else { return }
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [weak self] in self?.show(preview, sender: self) }
  }

  final class PhotoController: UIViewController {
    private let photo: Photo

    init(_ photo: Photo) {
      self.photo = photo
      super.init(nibName: nil, bundle: nil)
      title = photo.name
      preferredContentSize = CGSize(width: 200, height: 150)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemTeal
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Photo of the \(photo.name)"
    }
  }
}

/// Bookmarks with context menus that are created when they are shown, and a menu of the title
/// button.
final class BookmarksController: UITableViewController {
  enum Order: String, CaseIterable {
    case name = "Name"
    case date = "Date"
  }

  private(set) var bookmarks = ["swift.org", "example.com", "w3.org"]
  private var order = Order.date
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bookmarks"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "bookmark")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.arrow.down"), menu: makeMenu())
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Sort"
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      title: "Sort by", options: [.displayInline, .singleSelection],
      children: Order.allCases.map { order in
        UIAction(title: order.rawValue, state: order == self.order ? .on : .off) {
          [weak self] _ in self?.sort(by: order)
        }
      })
  }

  private func sort(by order: Order) {
    self.order = order
    if order == .name {
      bookmarks.sort()
    } else {
      bookmarks = ["swift.org", "example.com", "w3.org"].filter(bookmarks.contains)
    }
    navigationItem.rightBarButtonItem?.menu = makeMenu()
    tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    bookmarks.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bookmark", for: indexPath)
    cell.textLabel?.text = bookmarks[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let bookmark = bookmarks[indexPath.row]
    return UIContextMenuConfiguration(identifier: bookmark as NSString, previewProvider: nil) {
      [weak self] _ in
      let copy = UIAction(title: "Copy Link", image: UIImage(systemName: "link")) { _ in
        UIPasteboard.general.url = URL(string: "https://" + bookmark)
      }
      let related = UIDeferredMenuElement.uncached { completion in
        completion([UIAction(title: "More like \(bookmark)") { _ in self?.log.append(bookmark) }])
      }
      let open = UIAction(
        title: "Open", subtitle: "In a new tab", image: UIImage(systemName: "plus.square"),
        identifier: UIAction.Identifier("open"), discoverabilityTitle: nil
      ) { action in self?.log.append(action.identifier.rawValue) }
      return UIMenu(children: [open, copy, related])
    }
  }

  override func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("will display \(configuration.identifier)")
  }

  override func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    animator?.addCompletion { [weak self] in self?.log.append("ended") }
  }
}

/// A view with a custom interaction, and buttons with menus.
final class LabelColorController: UIViewController, UIContextMenuInteractionDelegate {
  private let swatch = UIView()
  private lazy var sizeButton: UIButton = {
    let button = UIButton(configuration: .bordered())
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(
      children: [("Small", CGFloat(60)), ("Large", 140)].map { name, side in
        UIAction(title: name, state: side == 60 ? .on : .off) { [unowned self] _ in
          sideConstraint.constant = side
        }
      })
    return button
  }()
  private lazy var sideConstraint = swatch.widthAnchor.constraint(equalToConstant: 60)
  private let colors: KeyValuePairs<String, UIColor> = [
    "Red": .systemRed, "Green": .systemGreen, "Blue": .systemBlue,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Label"
    view.backgroundColor = .systemBackground
    swatch.backgroundColor = .systemRed
    swatch.isAccessibilityElement = true
    swatch.accessibilityLabel = "Color"
    swatch.accessibilityValue = "Red"
    swatch.layer.cornerRadius = 12
    swatch.addInteraction(UIContextMenuInteraction(delegate: self))
    for subview in [swatch, sizeButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      sideConstraint,
      NSLayoutConstraint(
        item: swatch, attribute: .height, relatedBy: .equal, toItem: swatch, attribute: .width,
        multiplier: 1, constant: 0),
      swatch.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      swatch.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      sizeButton.centerXAnchor.constraint(equalTo: swatch.centerXAnchor),
      sizeButton.topAnchor.constraint(equalTo: swatch.bottomAnchor, constant: 40),
    ])
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
      UIMenu(
        title: "Color",
        children: colors.map { name, color in
          UIAction(
            title: name, image: UIImage(systemName: "circle.fill")?.withTintColor(color),
            state: swatch.accessibilityValue == name ? .on : .off
          ) { [unowned self] _ in
            swatch.backgroundColor = color
            swatch.accessibilityValue = name
          }
        })
    })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    parameters.visiblePath = UIBezierPath(roundedRect: swatch.bounds, cornerRadius: 12)
    return UITargetedPreview(view: swatch, parameters: parameters)
  }
}
