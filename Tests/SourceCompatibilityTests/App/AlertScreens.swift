import UIKit

// Lists that show alerts, as they occur in apps.

/// Documents that are renamed and deleted after an alert.
final class DocumentsController: UICollectionViewController {
  private enum Section { case documents }
  private(set) var names = ["Budget", "Letter", "Plan"]
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewLayout())
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] in
      leadingActions(at: $0)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] in
      trailingActions(at: $0)
    }
    collectionView.setCollectionViewLayout(
      UICollectionViewCompositionalLayout.list(using: configuration), animated: false)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Documents"
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, indexPath, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.image = UIImage(systemName: "doc")
      cell.contentConfiguration = content
      cell.accessories = [.detail(actionHandler: { self?.showActions(for: name, from: cell) })]
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    apply(animated: false)
  }

  private func apply(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.documents])
    snapshot.appendItems(names)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let name = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let rename = UIContextualAction(style: .normal, title: "Rename") {
      [weak self] _, _, completion in
      self?.rename(name)
      completion(true)
    }
    rename.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [rename])
  }

  private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let name = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.confirmDeletion(of: name, completion: completion)
    }
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  private func confirmDeletion(of name: String, completion: @escaping (Bool) -> Void) {
    let alert = UIAlertController(
      title: "Delete “\(name)”?", message: "You can’t undo this action.", preferredStyle: .alert)
    let delete = UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
      self?.names.removeAll { $0 == name }
      self?.apply()
      completion(true)
    }
    alert.addAction(delete)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completion(false) })
    alert.preferredAction = delete
    present(alert, animated: true)
  }

  private func rename(_ name: String) {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      guard let self, let text = alert?.textFields?.first?.text,
        let index = names.firstIndex(of: name)
      else { return }
      names[index] = text
      apply()
    }
    alert.addTextField { [unowned self] field in
      field.text = name
      field.placeholder = "Name"
      field.clearButtonMode = .always
      field.autocapitalizationType = .words
      field.addAction(
        UIAction { action in
          let text = (action.sender as? UITextField)?.text ?? ""
          save.isEnabled = !text.isEmpty && !self.names.contains(text)
        }, for: .editingChanged)
    }
    save.isEnabled = false
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(save)
    present(alert, animated: true)
  }

  private func showActions(for name: String, from cell: UICollectionViewCell) {
    let sheet = UIAlertController(title: name, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Duplicate", style: .default) { [weak self] _ in
        guard let self, let index = names.firstIndex(of: name) else { return }
        names.insert(name + " Copy", at: index + 1)
        apply()
      })
    sheet.addAction(
      UIAlertAction(title: "Rename", style: .default) { [weak self] _ in self?.rename(name) })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = cell
    present(sheet, animated: true)
  }
}

/// A list behind a login. The alert is shown again until the password is correct.
final class VaultController: UITableViewController {
  private(set) var attempts = 0
  private var isUnlocked = false {
    didSet {
      tableView.reloadData()
      setNeedsUpdateContentUnavailableConfiguration()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Vault"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "secret")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isUnlocked, presentedViewController == nil { askForPassword() }
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard !isUnlocked else {
      contentUnavailableConfiguration = nil
      return
    }
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Locked"
    configuration.image = UIImage(systemName: "lock.fill")
    configuration.button = .borderedProminent()
    configuration.button.title = "Unlock"
    configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in
      self?.askForPassword()
    }
    contentUnavailableConfiguration = configuration
  }

  private func askForPassword() {
    let message = attempts == 0 ? nil : "Wrong password. Try again."
    let alert = UIAlertController(title: "Password", message: message, preferredStyle: .alert)
    alert.addTextField {
      $0.placeholder = "User"
      $0.text = "admin"
      $0.textContentType = .username
    }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
      $0.textContentType = .password
    }
    alert.addAction(UIAlertAction(title: "Later", style: .cancel, handler: nil))
    let unlock = UIAlertAction(title: "Unlock", style: .default) {
      [unowned self, unowned alert] _ in
      attempts += 1
      if alert.textFields?.last?.text == "1234" {
        isUnlocked = true
      } else {
        askForPassword()
      }
    }
    alert.addAction(unlock)
    alert.preferredAction = unlock
    present(alert, animated: true, completion: nil)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isUnlocked ? 2 : 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "secret", for: indexPath)
    cell.textLabel?.text = ["Safe: 7-3-9", "Bank: 4711"][indexPath.row]
    return cell
  }
}

/// Photos that are shared. A custom presented controller shows the progress.
final class SharingController: UITableViewController {
  private let photos = ["Beach", "Harbor"]
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "photo")
    let shareItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [unowned self] in share($0) })
    let exportItem = UIBarButtonItem(
      title: "Export",
      primaryAction: UIAction(title: "Export") { [unowned self] _ in export() })
    navigationItem.setRightBarButtonItems([shareItem, exportItem], animated: false)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    photos.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
    cell.textLabel?.text = photos[indexPath.row]
    return cell
  }

  private func share(_ action: UIAction) {
    let controller = UIActivityViewController(activityItems: photos, applicationActivities: nil)
    controller.excludedActivityTypes = [.print, .assignToContact]
    controller.completionWithItemsHandler = { [weak self] type, completed, _, _ in
      self?.events.append(completed ? "shared" : "cancelled")
    }
    controller.popoverPresentationController?.sourceItem = action.sender as? UIBarButtonItem
    present(controller, animated: true) { [weak self] in self?.events.append("presented") }
  }

  private func export() {
    let controller = ProgressController()
    controller.modalPresentationStyle = .overFullScreen
    controller.modalTransitionStyle = .crossDissolve
    controller.onCancel = { [weak self] in
      self?.dismiss(animated: true) { self?.events.append("export cancelled") }
    }
    present(controller, animated: true)
  }

  final class ProgressController: UIViewController {
    var onCancel: (() -> Void)?
    private let progressView = UIProgressView(progressViewStyle: .bar)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
      view.accessibilityViewIsModal = true
      let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      card.layer.cornerRadius = 14
      card.clipsToBounds = true
      let label = UILabel()
      label.text = "Exporting…"
      progressView.setProgress(0.3, animated: false)
      progressView.accessibilityLabel = "Progress"
      let cancel = UIButton(
        type: .system, primaryAction: UIAction(title: "Cancel") { [unowned self] _ in onCancel?() })
      let stack = UIStackView(arrangedSubviews: [label, progressView, cancel])
      stack.axis = .vertical
      stack.spacing = 12
      stack.alignment = .fill
      stack.translatesAutoresizingMaskIntoConstraints = false
      card.translatesAutoresizingMaskIntoConstraints = false
      card.contentView.addSubview(stack)
      view.addSubview(card)
      NSLayoutConstraint.activate([
        card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        card.widthAnchor.constraint(equalToConstant: 240),
        stack.topAnchor.constraint(equalTo: card.contentView.topAnchor, constant: 20),
        stack.leadingAnchor.constraint(equalTo: card.contentView.leadingAnchor, constant: 20),
        card.contentView.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 20),
        card.contentView.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 12),
      ])
    }
  }
}
