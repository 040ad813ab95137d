import UIKit

// Lists whose rows open other screens, as they occur in apps.

/// People in sections by their first letters, with a section index.
final class DirectoryController: UITableViewController {
  struct Person {
    let name: String
    let phone: String
  }

  private let people: [Person] = [
    ("Aino Laine", "01"), ("Anton Berg", "02"), ("Bruno Keller", "03"), ("Celia Moreno", "04"),
    ("Clara Weiss", "05"), ("Åke Lind", "06"), ("Dora Nagy", "07"),
  ].map { Person(name: $0.0, phone: "+44 20 5550 01\($0.1)") }

  private var sections: [String: [Person]] = [:]
  private var letters: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Directory"
    tableView.sectionIndexColor = .systemIndigo
    tableView.sectionIndexMinimumDisplayRowCount = 3
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "letter")
    sections = Dictionary(grouping: people) { person in
      String(person.name.folding(options: .diacriticInsensitive, locale: nil).prefix(1))
    }
    letters = sections.keys.sorted()
  }

  private func person(at indexPath: IndexPath) -> Person? {
    sections[letters[indexPath.section]]?[indexPath.row]
  }

  override func numberOfSections(in tableView: UITableView) -> Int { letters.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[letters[section]]?.count ?? 0
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { letters.firstIndex(of: title) ?? index }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "letter")
    var content = UIListContentConfiguration.plainHeader()
    content.text = letters[section]
    view?.contentConfiguration = content
    return view
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = person(at: indexPath)?.name
    cell.contentConfiguration = content
    cell.accessoryType = .detailButton
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let person = person(at: indexPath) else { return }
    navigationController?.pushViewController(CardController(person: person), animated: true)
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    guard let person = person(at: indexPath) else { return }
    let card = UINavigationController(rootViewController: CardController(person: person))
    card.modalPresentationStyle = .pageSheet
    card.navigationBar.topItem?.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak card] _ in
        card?.presentingViewController?.dismiss(animated: true)
      })
    present(card, animated: true)
  }

  /// The card of a person, with a button for each action.
  final class CardController: UIViewController {
    private let person: Person

    init(person: Person) {
      self.person = person
      super.init(nibName: nil, bundle: nil)
      title = person.name
      hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
      let view = UIView()
      view.backgroundColor = .systemBackground
      let initials = UILabel()
      initials.text = person.name.split(separator: " ").compactMap(\.first).map(String.init)
        .joined()
      initials.font = .systemFont(ofSize: 40, weight: .semibold)
      initials.textColor = .white
      initials.backgroundColor = .systemGray2
      initials.textAlignment = .center
      initials.layer.cornerRadius = 50
      initials.layer.masksToBounds = true
      initials.isAccessibilityElement = false
      var configuration = UIButton.Configuration.gray()
      configuration.title = "Call"
      configuration.subtitle = person.phone
      configuration.image = UIImage(systemName: "phone.fill")
      configuration.imagePlacement = .top
      configuration.imagePadding = 6
      configuration.titleAlignment = .center
      configuration.buttonSize = .large
      let button = UIButton(configuration: configuration)
      let stack = UIStackView(arrangedSubviews: [initials, button])
      stack.axis = .vertical
      stack.alignment = .center
      stack.spacing = 20
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        initials.widthAnchor.constraint(equalToConstant: 100),
        initials.heightAnchor.constraint(equalTo: initials.widthAnchor),
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        stack.topAnchor.constraint(
          equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 3),
      ])
      self.view = view
    }
  }
}

/// Messages that are marked as read when they are opened. The delegate of the navigation controller
/// hides the toolbar of the list.
final class MailboxController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UINavigationControllerDelegate
{
  struct Message {
    let sender: String
    let subject: String
    let body: String
    var isUnread = true
  }

  var messages = [
    Message(sender: "Ines", subject: "Tickets", body: "Two seats in the third row."),
    Message(sender: "Post Office", subject: "Parcel", body: "Pick it up until Monday."),
    Message(sender: "Olaf", subject: "Re: Boat", body: "The sails are dry.", isUnread: false),
  ]
  private let tableView = UITableView()
  private let statusLabel = UILabel()
  private(set) var shown: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationController?.delegate = self
    tableView.dataSource = self
    tableView.delegate = self
    tableView.estimatedRowHeight = 80
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 0)
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    statusLabel.font = .preferredFont(forTextStyle: .caption1)
    toolbarItems = [
      .flexibleSpace(), UIBarButtonItem(customView: statusLabel), .flexibleSpace(),
    ]
    updateStatus()
  }

  private func updateStatus() {
    let count = messages.lazy.filter(\.isUnread).count
    statusLabel.text = count == 0 ? "Up to date" : "\(count) unread"
    statusLabel.sizeToFit()
    navigationController?.tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigationController.setToolbarHidden(viewController !== self, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.message = messages[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    messages[indexPath.row].isUnread = false
    tableView.reconfigureRows(at: [indexPath])
    updateStatus()
    let reader = UIViewController()
    let text = UITextView()
    text.text = messages[indexPath.row].body
    text.isEditable = false
    text.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    reader.view = text
    reader.title = messages[indexPath.row].subject
    navigationController?.pushViewController(reader, animated: true)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let isUnread = messages[indexPath.row].isUnread
    let action = UIContextualAction(style: .normal, title: isUnread ? "Read" : "Unread") {
      [weak self] _, _, completion in
      self?.messages[indexPath.row].isUnread.toggle()
      self?.tableView.reconfigureRows(at: [indexPath])
      self?.updateStatus()
      completion(true)
    }
    action.backgroundColor = .systemBlue
    action.image = UIImage(systemName: isUnread ? "envelope.open" : "envelope.badge")
    let configuration = UISwipeActionsConfiguration(actions: [action])
    configuration.performsFirstActionWithFullSwipe = true
    return configuration
  }

  final class MessageCell: UITableViewCell {
    private let dot = UIView()
    private let senderLabel = UILabel()
    private let subjectLabel = UILabel()
    private let bodyLabel = UILabel()

    var message: Message? {
      didSet {
        senderLabel.text = message?.sender
        subjectLabel.text = message?.subject
        bodyLabel.text = message?.body
        dot.isHidden = message?.isUnread != true
        accessibilityValue = message?.isUnread == true ? "unread" : nil
      }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      accessoryType = .disclosureIndicator
      senderLabel.font = .preferredFont(forTextStyle: .headline)
      subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
      bodyLabel.font = .preferredFont(forTextStyle: .subheadline)
      bodyLabel.textColor = .secondaryLabel
      bodyLabel.numberOfLines = 2
      dot.backgroundColor = .systemBlue
      dot.layer.cornerRadius = 5
      let stack = UIStackView(arrangedSubviews: [senderLabel, subjectLabel, bodyLabel])
      stack.axis = .vertical
      stack.spacing = 2
      for subview in [dot, stack] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(subview)
      }
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        dot.widthAnchor.constraint(equalToConstant: 10),
        dot.heightAnchor.constraint(equalToConstant: 10),
        dot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
        dot.trailingAnchor.constraint(equalTo: stack.leadingAnchor, constant: -6),
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
        stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        stack.topAnchor.constraint(equalTo: margins.topAnchor),
        stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
}

/// A tree in which each level is shown by the same type of controller.
final class TreeLevelController: UICollectionViewController {
  final class Node: Hashable {
    let name: String
    let children: [Node]

    init(_ name: String, _ children: [Node] = []) {
      self.name = name
      self.children = children
    }

    static func == (lhs: Node, rhs: Node) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private let node: Node
  private var nodeProvider: UICollectionView.CellRegistration<UICollectionViewListCell, Node>!

  init(_ node: Node) {
    self.node = node
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = node.name
    clearsSelectionOnViewWillAppear = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    nodeProvider = .init { cell, _, node in
      var content = cell.defaultContentConfiguration()
      content.text = node.name
      content.image = UIImage(systemName: node.children.isEmpty ? "doc" : "folder")
      cell.contentConfiguration = content
      cell.accessories =
        node.children.isEmpty
        ? [] : [.label(text: "\(node.children.count)"), .disclosureIndicator()]
    }
    if let navigationController, navigationController.viewControllers.count > 2 {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Top",
        primaryAction: UIAction { [weak self] _ in
          self?.navigationController?.popToRootViewController(animated: true)
        })
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { node.children.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: nodeProvider, for: indexPath, item: node.children[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { !node.children[indexPath.item].children.isEmpty }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    show(TreeLevelController(node.children[indexPath.item]), sender: nil)
  }
}

/// A list with a form on a sheet, which asks for confirmation before changes are discarded.
final class ExpensesController: UITableViewController, ExpenseFormDelegate {
  private(set) var expenses: [(name: String, amount: Decimal)] = [("Train", 24), ("Lunch", 11.5)]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Expenses"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "plus"), primaryAction: nil)
    navigationItem.rightBarButtonItem?.accessibilityLabel = "New Expense"
    navigationItem.rightBarButtonItem?.primaryAction = UIAction(
      image: UIImage(systemName: "plus")
    ) { [weak self] _ in self?.showForm() }
    updatePrompt()
  }

  private func updatePrompt() {
    navigationItem.prompt = "Total \(expenses.reduce(0) { $0 + $1.amount }) €"
  }

  private func showForm() {
    let form = ExpenseFormController()
    form.delegate = self
    let navigation = UINavigationController(rootViewController: form)
    navigation.presentationController?.delegate = form
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium()]
      sheet.preferredCornerRadius = 20
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    present(navigation, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    expenses.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "expense")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "expense")
    cell.textLabel?.text = expenses[indexPath.row].name
    cell.detailTextLabel?.text = "\(expenses[indexPath.row].amount) €"
    return cell
  }

  fileprivate func expenseForm(
    _ form: ExpenseFormController, didSave name: String, amount: Decimal
  ) {
    dismiss(animated: true) { [self] in
      expenses.append((name, amount))
      tableView.insertRows(at: [IndexPath(row: expenses.count - 1, section: 0)], with: .bottom)
      updatePrompt()
    }
  }

  fileprivate func expenseFormDidCancel(_ form: ExpenseFormController) {
    dismiss(animated: true)
  }
}

@MainActor private protocol ExpenseFormDelegate: AnyObject {
  func expenseForm(_ form: ExpenseFormController, didSave name: String, amount: Decimal)
  func expenseFormDidCancel(_ form: ExpenseFormController)
}

private final class ExpenseFormController: UIViewController, UITextFieldDelegate,
  UIAdaptivePresentationControllerDelegate
{
  weak var delegate: ExpenseFormDelegate?
  private let nameField = UITextField()
  private let amountField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Expense"
    view.backgroundColor = .systemBackground
    let cancel = UIAction { [weak self] _ in self?.cancel() }
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
    let save = UIAction { [weak self] _ in self?.save() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: save)
    nameField.placeholder = "Name"
    nameField.returnKeyType = .next
    amountField.placeholder = "Amount"
    amountField.keyboardType = .decimalPad
    amountField.clearButtonMode = .whileEditing
    for field in [nameField, amountField] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
    }
    let stack = UIStackView(arrangedSubviews: [nameField, amountField])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    validate()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    nameField.becomeFirstResponder()
  }

  private var hasChanges: Bool { nameField.hasText || amountField.hasText }

  private func validate() {
    navigationItem.rightBarButtonItem?.isEnabled =
      nameField.hasText && Decimal(string: amountField.text ?? "") != nil
    isModalInPresentation = hasChanges
  }

  private func save() {
    guard let amount = Decimal(string: amountField.text ?? "") else { return }
    delegate?.expenseForm(self, didSave: nameField.text ?? "", amount: amount)
  }

  private func cancel() {
    guard hasChanges else {
      delegate?.expenseFormDidCancel(self)
      return
    }
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Discard Changes", style: .destructive) { [weak self] _ in
        guard let self else { return }
        delegate?.expenseFormDidCancel(self)
      })
    alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel, handler: nil))
    alert.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(alert, animated: true)
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    cancel()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      amountField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}
