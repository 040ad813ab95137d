import UIKit

/// A checklist. Tasks are completed with their circles, deleted after a confirmation, and added on
/// a sheet.
final class RemindersController: UIViewController, UICollectionViewDelegate {
  private struct Task: Hashable {
    var title: String
    var note: String?
    var isDone = false
  }

  private var tasks: [Task]
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init(isEmpty: Bool = false) {
    tasks =
      isEmpty
      ? []
      : [
        Task(title: "Water the plants"),
        Task(title: "Return the books", note: "Before Friday, at the desk on the first floor"),
        Task(title: "Call the plumber", isDone: true), Task(title: "Buy tea"),
      ]
    super.init(nibName: nil, bundle: nil)
    title = "Today"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in add() })
    let sort = UIMenu(
      title: "Sort by", options: .singleSelection,
      children: [
        UIAction(title: "Date", state: .on) { _ in }, UIAction(title: "Title") { _ in },
      ])
    let more = UIMenu(children: [
      UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }, sort,
      UIAction(
        title: "Delete All", image: UIImage(systemName: "trash"), attributes: .destructive
      ) { [unowned self] _ in askToDelete() },
    ])
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "More", image: UIImage(systemName: "ellipsis.circle"), menu: more)
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
      let delete = UIContextualAction(style: .destructive, title: "Delete") {
        [unowned self] _, _, done in
        tasks.remove(at: path.item)
        show()
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    collectionView.dragInteractionEnabled = true
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.allowsFocus = true
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, path, title in configure(cell, title)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, title in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: title)
    }
    show()
  }

  private func configure(_ cell: UICollectionViewListCell, _ title: String) {
    guard let index = tasks.firstIndex(where: { $0.title == title }) else { return }
    let task = tasks[index]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = task.title
    content.textProperties.color = task.isDone ? .secondaryLabel : .label
    content.secondaryText = task.note
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    let circle = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(
        image: UIImage(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
      ) { [unowned self] _ in
        tasks[index].isDone.toggle()
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([title])
        dataSource.apply(snapshot)
      })
    circle.accessibilityLabel = task.isDone ? "Reopen \(title)" : "Complete \(title)"
    cell.accessories = [
      .customView(configuration: .init(customView: circle, placement: .leading()))
    ]
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(tasks.map(\.title))
    dataSource.apply(snapshot)
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard tasks.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "checkmark.circle")
    configuration.text = "All Done"
    configuration.secondaryText = "New reminders appear here."
    contentUnavailableConfiguration = configuration
  }

  private func askToDelete() {
    let alert = UIAlertController(
      title: "Delete all reminders?", message: "They cannot be restored.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [unowned self] _ in
        tasks = []
        show()
      })
    present(alert, animated: true)
  }

  private func add() {
    let form = FormController()
    form.completion = { [unowned self] title in
      tasks.append(Task(title: title))
      show()
    }
    let navigation = UINavigationController(rootViewController: form)
    navigation.sheetPresentationController?.detents = [.medium(), .large()]
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    present(navigation, animated: true)
  }
}

// Reminders are reordered by dragging.
extension RemindersController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(
      itemProvider: NSItemProvider(object: NSString(string: tasks[indexPath.item].title)))
    item.localObject = tasks[indexPath.item].title
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let destination = coordinator.destinationIndexPath
    else { return }
    tasks.insert(tasks.remove(at: source.item), at: destination.item)
    show()
    coordinator.drop(item.dragItem, toItemAt: destination)
  }
}

/// A sheet with a text field and a switch.
final class FormController: UITableViewController, UITextFieldDelegate {
  var completion: ((String) -> Void)?
  private let field = UITextField()

  init() {
    super.init(style: .insetGrouped)
    title = "New Reminder"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [unowned self] _ in
        completion?(field.text ?? "")
        dismiss(animated: true)
      })
    navigationItem.rightBarButtonItem?.isEnabled = false
    field.placeholder = "Title"
    field.accessibilityIdentifier = "title"
    field.adjustsFontForContentSizeCategory = true
    field.font = .preferredFont(forTextStyle: .body)
    field.addAction(
      UIAction { [unowned self] _ in
        navigationItem.rightBarButtonItem?.isEnabled = field.text?.isEmpty == false
      }, for: .editingChanged)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { section == 1 ? "Flagged reminders are shown first." : nil }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    if indexPath.section == 0 {
      field.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(field)
      let guide = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        field.topAnchor.constraint(equalTo: guide.topAnchor),
        field.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    } else {
      cell.textLabel?.text = "Flag"
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Flag"
      cell.accessoryView = toggle
    }
    return cell
  }
}
