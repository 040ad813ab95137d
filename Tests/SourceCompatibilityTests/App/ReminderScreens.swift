import UIKit

// Reminders with dates, similar to a well-known tutorial: a list with filters, and a form.

struct Reminder: Identifiable, Equatable {
  var id = UUID().uuidString
  var title: String
  var dueDate: Date
  var notes: String?
  var isComplete = false
}

/// The reminders of a day, with buttons that complete them, filters, and a header that shows the
/// progress.
final class ReminderListController: UICollectionViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<Int, Reminder.ID>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Reminder.ID>

  enum ListStyle: Int, CaseIterable {
    case today, future, all

    var name: String {
      switch self {
      case .today: NSLocalizedString("Today", comment: "Today style name")
      case .future: NSLocalizedString("Future", comment: "Future style name")
      case .all: NSLocalizedString("All", comment: "All style name")
      }
    }

    func shouldInclude(_ date: Date, now: Date) -> Bool {
      let isToday = date.timeIntervalSince(now) < 86_400
      return switch self {
      case .today: isToday
      case .future: !isToday
      case .all: true
      }
    }
  }

  private(set) var reminders: [Reminder]
  private let now: Date
  private var dataSource: DataSource!
  private var listStyle: ListStyle = .today
  private let listStyleControl = UISegmentedControl(items: ListStyle.allCases.map(\.name))
  private weak var headerView: ProgressHeaderView?

  private var filtered: [Reminder] {
    reminders.filter { listStyle.shouldInclude($0.dueDate, now: now) }
      .sorted { $0.dueDate < $1.dueDate }
  }

  private var progress: CGFloat {
    let chunk = 1 / CGFloat(max(filtered.count, 1))
    return filtered.reduce(0) { $0 + ($1.isComplete ? chunk : 0) }
  }

  init(reminders: [Reminder], now: Date) {
    self.reminders = reminders
    self.now = now
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.collectionViewLayout = listLayout()
    let cellRegistration = UICollectionView.CellRegistration(handler: cellRegistrationHandler)
    dataSource = DataSource(collectionView: collectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, itemIdentifier: Reminder.ID) in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: itemIdentifier)
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration(
      elementKind: ProgressHeaderView.elementKind, handler: supplementaryRegistrationHandler)
    dataSource.supplementaryViewProvider = { [unowned self] _, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: headerRegistration, for: indexPath)
    }
    let addButton = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in addReminder() })
    addButton.accessibilityLabel = NSLocalizedString("Add reminder", comment: "Add button label")
    navigationItem.rightBarButtonItem = addButton
    listStyleControl.selectedSegmentIndex = listStyle.rawValue
    listStyleControl.addAction(
      UIAction { [unowned self] _ in
        listStyle = ListStyle(rawValue: listStyleControl.selectedSegmentIndex) ?? .today
        updateSnapshot()
      }, for: .valueChanged)
    navigationItem.titleView = listStyleControl
    navigationItem.style = .navigator
    updateSnapshot()
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    let reminder = filtered[indexPath.item]
    let controller = ReminderDetailController(reminder: reminder) { [weak self] reminder in
      self?.update(reminder)
      self?.updateSnapshot(reloading: [reminder.id])
    }
    navigationController?.pushViewController(controller, animated: true)
    return false
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    guard elementKind == ProgressHeaderView.elementKind,
      let progressView = view as? ProgressHeaderView
    else { return }
    progressView.progress = progress
  }

  // MARK: Data

  private func update(_ reminder: Reminder) {
    guard let index = reminders.firstIndex(where: { $0.id == reminder.id }) else { return }
    reminders[index] = reminder
  }

  private func complete(_ id: Reminder.ID) {
    guard let index = reminders.firstIndex(where: { $0.id == id }) else { return }
    reminders[index].isComplete.toggle()
    updateSnapshot(reloading: [id])
  }

  private func updateSnapshot(reloading changed: [Reminder.ID] = []) {
    let ids = changed.filter { id in filtered.contains { $0.id == id } }
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(filtered.map(\.id))
    if !ids.isEmpty { snapshot.reloadItems(ids) }
    dataSource.apply(snapshot)
    headerView?.progress = progress
  }

  private func addReminder() {
    let reminder = Reminder(title: "", dueDate: now)
    let controller = ReminderDetailController(reminder: reminder) { _ in }
    controller.isAddingNewReminder = true
    controller.setEditing(true, animated: false)
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    controller.onAdd = { [unowned self] reminder in
      reminders.append(reminder)
      updateSnapshot()
      dismiss(animated: true)
    }
    let navigationController = UINavigationController(rootViewController: controller)
    present(navigationController, animated: true)
  }

  // MARK: Layout and cells

  private func listLayout() -> UICollectionViewCompositionalLayout {
    var listConfiguration = UICollectionLayoutListConfiguration(appearance: .grouped)
    listConfiguration.headerMode = .supplementary
    listConfiguration.showsSeparators = false
    listConfiguration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let id = self?.dataSource.itemIdentifier(for: indexPath) else { return nil }
      let title = NSLocalizedString("Delete", comment: "Delete action title")
      let action = UIContextualAction(style: .destructive, title: title) {
        [weak self] _, _, completion in
        self?.reminders.removeAll { $0.id == id }
        self?.updateSnapshot()
        completion(false)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    listConfiguration.backgroundColor = .clear
    return UICollectionViewCompositionalLayout.list(using: listConfiguration)
  }

  private func cellRegistrationHandler(
    cell: UICollectionViewListCell, indexPath: IndexPath, id: Reminder.ID
  ) {
    guard let reminder = reminders.first(where: { $0.id == id }) else { return }
    var contentConfiguration = cell.defaultContentConfiguration()
    contentConfiguration.text = reminder.title
    contentConfiguration.secondaryText = reminder.notes
    contentConfiguration.secondaryTextProperties.font = UIFont.preferredFont(
      forTextStyle: .caption1)
    cell.contentConfiguration = contentConfiguration
    var doneButton = doneButtonConfiguration(for: reminder)
    doneButton.tintColor = .systemMint
    cell.accessibilityCustomActions = [doneAction(for: reminder)]
    cell.accessibilityValue =
      reminder.isComplete
      ? NSLocalizedString("Completed", comment: "Value") : NSLocalizedString("Open", comment: "")
    cell.accessories = [
      .customView(configuration: doneButton), .disclosureIndicator(displayed: .always),
    ]
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = .tertiarySystemGroupedBackground
    cell.backgroundConfiguration = background
  }

  private func doneAction(for reminder: Reminder) -> UIAccessibilityCustomAction {
    let name = NSLocalizedString("Toggle completion", comment: "Done button label")
    return UIAccessibilityCustomAction(name: name) { [weak self] _ in
      self?.complete(reminder.id)
      return true
    }
  }

  private func doneButtonConfiguration(
    for reminder: Reminder
  ) -> UICellAccessory.CustomViewConfiguration {
    let name = reminder.isComplete ? "checkmark.circle.fill" : "circle"
    let image = UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(textStyle: .title1))
    let button = ReminderDoneButton()
    button.id = reminder.id
    button.accessibilityIdentifier = "done " + reminder.title
    button.addAction(
      UIAction { [weak self] action in
        guard let id = (action.sender as? ReminderDoneButton)?.id else { return }
        self?.complete(id)
      }, for: .touchUpInside)
    button.setImage(image, for: .normal)
    return .init(customView: button, placement: .leading(displayed: .always))
  }

  private func supplementaryRegistrationHandler(
    progressView: ProgressHeaderView, elementKind: String, indexPath: IndexPath
  ) {
    headerView = progressView
  }
}

final class ReminderDoneButton: UIButton {
  var id: Reminder.ID?
}

/// A progress bar that shows the share of completed reminders.
final class ProgressHeaderView: UICollectionReusableView {
  static var elementKind: String { UICollectionView.elementKindSectionHeader }

  var progress: CGFloat = 0 {
    didSet {
      setNeedsLayout()
      heightConstraint?.constant = progress * bounds.height
      accessibilityValue = "\((progress * 100).rounded()) percent"
      UIView.animate(withDuration: 0.2) { [weak self] in
        self?.layoutIfNeeded()
      }
    }
  }

  private let upperView = UIView(frame: .zero)
  private let lowerView = UIView(frame: .zero)
  private let containerView = UIView(frame: .zero)
  private var heightConstraint: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSubviews()
    isAccessibilityElement = true
    accessibilityLabel = NSLocalizedString("Progress", comment: "Progress view label")
    accessibilityTraits.update(with: .updatesFrequently)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    heightConstraint?.constant = progress * bounds.height
    containerView.layer.masksToBounds = true
    containerView.layer.cornerRadius = 0.5 * containerView.bounds.width
  }

  private func prepareSubviews() {
    containerView.addSubview(upperView)
    containerView.addSubview(lowerView)
    addSubview(containerView)
    for view in [upperView, lowerView, containerView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    heightAnchor.constraint(equalTo: widthAnchor, multiplier: 1).isActive = true
    containerView.heightAnchor.constraint(equalTo: containerView.widthAnchor, multiplier: 1)
      .isActive = true
    containerView.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    containerView.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    containerView.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.85).isActive = true
    upperView.topAnchor.constraint(equalTo: topAnchor).isActive = true
    upperView.bottomAnchor.constraint(equalTo: lowerView.topAnchor).isActive = true
    lowerView.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    for view in [upperView, lowerView] {
      view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    heightConstraint = lowerView.heightAnchor.constraint(equalToConstant: 0)
    heightConstraint?.isActive = true
    upperView.backgroundColor = .systemGray5
    lowerView.backgroundColor = .systemMint
  }
}

/// A reminder that is shown and edited in the same list.
final class ReminderDetailController: UICollectionViewController {
  enum Section: Int, Hashable {
    case view, title, date, notes

    var name: String {
      switch self {
      case .view: ""
      case .title: NSLocalizedString("Title", comment: "Title section name")
      case .date: NSLocalizedString("Date", comment: "Date section name")
      case .notes: NSLocalizedString("Notes", comment: "Notes section name")
      }
    }
  }

  enum Row: Hashable {
    case header(String)
    case date, notes, time, title
    case editableDate(Date)
    case editableText(String?)
    case editableNotes(String?)

    var textStyle: UIFont.TextStyle { self == .title ? .headline : .subheadline }

    var symbol: String? {
      switch self {
      case .date: "calendar.circle"
      case .notes: "square.and.pencil"
      case .time: "clock"
      default: nil
      }
    }
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<Section, Row>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Row>

  var reminder: Reminder { didSet { onChange(reminder) } }
  var workingReminder: Reminder
  var isAddingNewReminder = false
  var onAdd: (Reminder) -> Void = { _ in }
  private let onChange: (Reminder) -> Void
  private var dataSource: DataSource!

  init(reminder: Reminder, onChange: @escaping (Reminder) -> Void) {
    self.reminder = reminder
    workingReminder = reminder
    self.onChange = onChange
    var listConfiguration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    listConfiguration.showsSeparators = false
    listConfiguration.headerMode = .firstItemInSection
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: listConfiguration))
  }

  required init?(coder: NSCoder) {
    fatalError("Always initialize ReminderDetailController using init(reminder:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cellRegistration = UICollectionView.CellRegistration(handler: cellRegistrationHandler)
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, row in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: row)
    }
    navigationItem.title = NSLocalizedString("Reminder", comment: "Reminder view title")
    navigationItem.rightBarButtonItem = editButtonItem
    updateSnapshotForViewing()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if editing {
      prepareForEditing()
    } else if isAddingNewReminder {
      onAdd(workingReminder)
    } else {
      prepareForViewing()
    }
  }

  private func prepareForEditing() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [unowned self] _ in
        workingReminder = reminder
        setEditing(false, animated: true)
      })
    loadViewIfNeeded()
    var snapshot = Snapshot()
    snapshot.appendSections([.title, .date, .notes])
    snapshot.appendItems(
      [.header(Section.title.name), .editableText(reminder.title)], toSection: .title)
    snapshot.appendItems(
      [.header(Section.date.name), .editableDate(reminder.dueDate)], toSection: .date)
    snapshot.appendItems(
      [.header(Section.notes.name), .editableNotes(reminder.notes)], toSection: .notes)
    dataSource.apply(snapshot)
  }

  private func prepareForViewing() {
    navigationItem.leftBarButtonItem = nil
    if workingReminder != reminder { reminder = workingReminder }
    updateSnapshotForViewing()
  }

  private func updateSnapshotForViewing() {
    var snapshot = Snapshot()
    snapshot.appendSections([.view])
    snapshot.appendItems([.header(""), .title, .date, .time, .notes], toSection: .view)
    dataSource.apply(snapshot)
  }

  private func text(for row: Row) -> String? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    switch row {
    case .date:
      formatter.dateFormat = "d MMMM"
      return formatter.string(from: reminder.dueDate)
    case .time:
      formatter.dateFormat = "HH:mm"
      return formatter.string(from: reminder.dueDate)
    case .notes: return reminder.notes
    case .title: return reminder.title
    default: return nil
    }
  }

  private func cellRegistrationHandler(
    cell: UICollectionViewListCell, indexPath: IndexPath, row: Row
  ) {
    switch (dataSource.sectionIdentifier(for: indexPath.section), row) {
    case (_, .header(let title)):
      var content = cell.defaultContentConfiguration()
      content.text = title
      cell.contentConfiguration = content
    case (.view, _):
      var content = cell.defaultContentConfiguration()
      content.text = text(for: row)
      content.textProperties.font = UIFont.preferredFont(forTextStyle: row.textStyle)
      content.image = row.symbol.flatMap {
        UIImage(
          systemName: $0, withConfiguration: UIImage.SymbolConfiguration(textStyle: .headline))
      }
      cell.contentConfiguration = content
    case (.title, .editableText(let title)):
      var content = cell.textFieldConfiguration()
      content.text = title
      content.onChange = { [weak self] title in self?.workingReminder.title = title }
      cell.contentConfiguration = content
    case (.date, .editableDate(let date)):
      var content = cell.datePickerConfiguration()
      content.date = date
      content.onChange = { [weak self] date in self?.workingReminder.dueDate = date }
      cell.contentConfiguration = content
    case (.notes, .editableNotes(let notes)):
      var content = cell.textViewConfiguration()
      content.text = notes
      content.onChange = { [weak self] notes in self?.workingReminder.notes = notes }
      cell.contentConfiguration = content
    default:
      assertionFailure("Unexpected combination of section and row.")
    }
    cell.tintColor = .systemMint
  }
}

// MARK: - Content of cells

extension UIContentConfiguration {
  func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UICollectionViewListCell {
  func textFieldConfiguration() -> ReminderTextField.Configuration { .init() }
  func datePickerConfiguration() -> ReminderDatePicker.Configuration { .init() }
  func textViewConfiguration() -> ReminderTextView.Configuration { .init() }
}

extension UIView {
  func addPinnedSubview(
    _ subview: UIView, height: CGFloat? = nil,
    insets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
  ) {
    addSubview(subview)
    subview.translatesAutoresizingMaskIntoConstraints = false
    subview.topAnchor.constraint(equalTo: topAnchor, constant: insets.top).isActive = true
    subview.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.left).isActive = true
    subview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -1.0 * insets.right)
      .isActive = true
    subview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -1.0 * insets.bottom)
      .isActive = true
    if let height { subview.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }
}

final class ReminderTextField: UIView, UIContentView {
  struct Configuration: UIContentConfiguration {
    var text: String? = ""
    var onChange: @MainActor (String) -> Void = { _ in }

    func makeContentView() -> UIView & UIContentView { ReminderTextField(self) }
  }

  private let textField = UITextField()
  var configuration: UIContentConfiguration { didSet { configure() } }

  override var intrinsicContentSize: CGSize { CGSize(width: 0, height: 44) }

  init(_ configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addPinnedSubview(textField, insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    textField.addAction(
      UIAction { [unowned self] _ in
        (self.configuration as? Configuration)?.onChange(textField.text ?? "")
      }, for: .editingChanged)
    textField.clearButtonMode = .whileEditing
    textField.accessibilityIdentifier = "title"
    configure()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func configure() { textField.text = (configuration as? Configuration)?.text }
}

final class ReminderDatePicker: UIView, UIContentView {
  struct Configuration: UIContentConfiguration {
    var date = Date.now
    var onChange: @MainActor (Date) -> Void = { _ in }

    func makeContentView() -> UIView & UIContentView { ReminderDatePicker(self) }
  }

  let datePicker = UIDatePicker()
  var configuration: UIContentConfiguration { didSet { configure() } }

  init(_ configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addPinnedSubview(datePicker)
    datePicker.addAction(
      UIAction { [unowned self] _ in
        (self.configuration as? Configuration)?.onChange(datePicker.date)
      }, for: .valueChanged)
    datePicker.preferredDatePickerStyle = .inline
    configure()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func configure() {
    if let configuration = configuration as? Configuration { datePicker.date = configuration.date }
  }
}

final class ReminderTextView: UIView, UIContentView, UITextViewDelegate {
  struct Configuration: UIContentConfiguration {
    var text: String?
    var onChange: @MainActor (String) -> Void = { _ in }

    func makeContentView() -> UIView & UIContentView { ReminderTextView(self) }
  }

  private let textView = UITextView()
  var configuration: UIContentConfiguration { didSet { configure() } }

  override var intrinsicContentSize: CGSize { CGSize(width: 0, height: 44) }

  init(_ configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addPinnedSubview(textView, height: 200)
    textView.backgroundColor = nil
    textView.delegate = self
    textView.font = UIFont.preferredFont(forTextStyle: .body)
    textView.accessibilityIdentifier = "notes"
    configure()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func configure() { textView.text = (configuration as? Configuration)?.text ?? "" }

  func textViewDidChange(_ textView: UITextView) {
    (configuration as? Configuration)?.onChange(textView.text)
  }
}

/// Lists of reminders: cards above rows, in a layout with several sections.
final class ReminderGroupsController: UIViewController, UICollectionViewDelegate {
  private enum Section: Int, CaseIterable { case cards, lists }

  private struct Card: Hashable {
    let title: String
    let symbol: String
    let color: UIColor
    var count: Int
  }

  private enum Item: Hashable {
    case card(Card)
    case list(name: String, color: UIColor)
  }

  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  private(set) var opened: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Lists"
    view.backgroundColor = .systemGroupedBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .clear
    collectionView.delegate = self
    view.addSubview(collectionView)
    let card = UICollectionView.CellRegistration<CardCell, Card> { cell, _, card in
      cell.card = (card.title, card.symbol, card.color, card.count)
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, (String, UIColor)> {
      cell, _, list in
      var content = cell.defaultContentConfiguration()
      content.text = list.0
      content.image = UIImage(systemName: "list.bullet.circle.fill")
      content.imageProperties.tintColor = list.1
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      switch item {
      case .card(let value):
        collectionView.dequeueConfiguredReusableCell(using: card, for: indexPath, item: value)
      case .list(let name, let color):
        collectionView.dequeueConfiguredReusableCell(
          using: row, for: indexPath, item: (name, color))
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    let cards = [
      Card(title: "Today", symbol: "calendar", color: .systemBlue, count: 3),
      Card(title: "Flagged", symbol: "flag.fill", color: .systemOrange, count: 1),
      Card(title: "All", symbol: "tray.fill", color: .darkGray, count: 12),
    ]
    snapshot.appendItems(cards.map(Item.card), toSection: .cards)
    snapshot.appendItems(
      [.list(name: "Home", color: .systemRed), .list(name: "Garden", color: .systemGreen)],
      toSection: .lists)
    dataSource.apply(snapshot, animatingDifferences: false) { [weak self] in
      self?.view.setNeedsLayout()
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 10
    configuration.contentInsetsReference = .layoutMargins
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        switch Section(rawValue: index) {
        case .cards:
          let isWide = environment.container.effectiveContentSize.width > 600
          let count = isWide ? 4 : 2
          let item = NSCollectionLayoutItem(
            layoutSize: .init(
              widthDimension: .fractionalWidth(1 / CGFloat(count)),
              heightDimension: .fractionalHeight(1)))
          item.contentInsets = .init(top: 0, leading: 4, bottom: 0, trailing: 4)
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(84)),
            repeatingSubitem: item, count: count)
          let section = NSCollectionLayoutSection(group: group)
          section.interGroupSpacing = 12
          section.contentInsets = NSDirectionalEdgeInsets(
            top: 12, leading: 0, bottom: 12, trailing: 0)
          return section
        default:
          let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
          return .list(using: list, layoutEnvironment: environment)
        }
      }, configuration: configuration)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .card(let card): opened = card.title
    case .list(let name, _): opened = name
    case nil: break
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    guard let cell = collectionView.cellForItem(at: indexPath) as? CardCell else { return }
    UIView.animate(withDuration: 0.1, delay: 0, options: [.curveEaseOut]) {
      cell.transform = CGAffineTransform(scaleX: 0.96, y: 0.96)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    collectionView.cellForItem(at: indexPath)?.transform = .identity
  }

  final class CardCell: UICollectionViewCell {
    private let icon = UIImageView()
    private let countLabel = UILabel()
    private let titleLabel = UILabel()

    var card: (title: String, symbol: String, color: UIColor, count: Int)? {
      didSet {
        guard let card else { return }
        titleLabel.text = card.title
        countLabel.text = "\(card.count)"
        icon.image = UIImage(systemName: card.symbol)
        icon.tintColor = card.color
        isAccessibilityElement = true
        accessibilityLabel = card.title
        accessibilityValue = "\(card.count)"
        accessibilityTraits = .button
      }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .secondarySystemGroupedBackground
      contentView.layer.cornerRadius = 12
      contentView.layer.cornerCurve = .continuous
      icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: 28, weight: .semibold, scale: .large)
      countLabel.font = .systemFont(ofSize: 28, weight: .bold)
      titleLabel.font = .preferredFont(forTextStyle: .headline)
      titleLabel.textColor = .secondaryLabel
      let top = UIStackView(arrangedSubviews: [icon, UIView(), countLabel])
      let stack = UIStackView(arrangedSubviews: [top, titleLabel])
      stack.axis = .vertical
      stack.distribution = .equalSpacing
      stack.frame = contentView.bounds.insetBy(dx: 12, dy: 10)
      stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(stack)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
}

/// A checklist whose tasks have subtasks. New rows are added at the end.
final class ChecklistController: UITableViewController, UITextFieldDelegate {
  struct Task {
    var title: String
    var isSubtask = false
    var isDone = false
  }

  private(set) var tasks = [
    Task(title: "Pack"), Task(title: "Shoes", isSubtask: true), Task(title: "Book hotel"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trip"
    tableView.separatorStyle = .none
    tableView.keyboardDismissMode = .onDrag
    tableView.allowsSelectionDuringEditing = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    tableView.register(EntryCell.self, forCellReuseIdentifier: "entry")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? tasks.count : 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section == 0 else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
      (cell as? EntryCell)?.textField.delegate = self
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    let task = tasks[indexPath.row]
    cell.configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.cell().updated(for: state)
      content.image = UIImage(systemName: task.isDone ? "largecircle.fill.circle" : "circle")
      content.attributedText = NSAttributedString(
        string: task.title,
        attributes: task.isDone
          ? [
            .strikethroughStyle: NSUnderlineStyle.single.rawValue,
            .foregroundColor: UIColor.secondaryLabel,
          ] : [:])
      content.imageProperties.tintColor = state.isHighlighted ? .tertiaryLabel : nil
      cell.contentConfiguration = content
    }
    cell.indentationWidth = 30
    return cell
  }

  override func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { indexPath.section == 0 && tasks[indexPath.row].isSubtask ? 1 : 0 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 0 else { return }
    tasks[indexPath.row].isDone.toggle()
    let isDone = tasks[indexPath.row].isDone
    var changed = [indexPath]
    if !tasks[indexPath.row].isSubtask {
      for row in (indexPath.row + 1)..<max(tasks.count, indexPath.row + 1) {
        guard tasks[row].isSubtask else { break }
        tasks[row].isDone = isDone
        changed.append(IndexPath(row: row, section: 0))
      }
    }
    tableView.reloadRows(at: changed, with: .fade)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.section == 0, indexPath.row > 0 else { return nil }
    let title = tasks[indexPath.row].isSubtask ? "Outdent" : "Indent"
    let indent = UIContextualAction(style: .normal, title: title) {
      [weak self] _, _, completion in
      self?.tasks[indexPath.row].isSubtask.toggle()
      self?.tableView.reloadRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    indent.backgroundColor = .systemIndigo
    let delete = UIContextualAction(style: .destructive, title: nil) {
      [weak self] _, _, completion in
      self?.tasks.remove(at: indexPath.row)
      self?.tableView.deleteRows(at: [indexPath], with: .left)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    delete.accessibilityLabel = "Remove"
    return UISwipeActionsConfiguration(actions: [delete, indent])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let text = textField.text, !text.isEmpty else {
      textField.resignFirstResponder()
      return true
    }
    tasks.append(Task(title: text))
    textField.text = nil
    tableView.performBatchUpdates { [self] in
      tableView.insertRows(at: [IndexPath(row: tasks.count - 1, section: 0)], with: .bottom)
    }
    return false
  }

  final class EntryCell: UITableViewCell {
    let textField = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      textField.placeholder = "New Task"
      textField.autocorrectionType = .no
      textField.autocapitalizationType = .sentences
      textField.enablesReturnKeyAutomatically = true
      textField.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(textField)
      NSLayoutConstraint.activate([
        textField.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
        contentView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: textField.trailingAnchor),
        textField.topAnchor.constraint(equalTo: contentView.topAnchor),
        textField.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
}
