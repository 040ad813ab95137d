import UIKit

/// A form with two text fields above the keyboard, and a button that is enabled when both are
/// filled in.
final class AccountController: UIViewController {
  private let name = UITextField()
  private let password = UITextField()
  private lazy var button = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Sign In") { [unowned self] _ in signIn() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    view.backgroundColor = .systemBackground
    for (field, placeholder) in [(name, "Name"), (password, "Password")] {
      field.borderStyle = .roundedRect
      field.placeholder = placeholder
      field.accessibilityIdentifier = placeholder.lowercased()
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.addAction(
        UIAction { [unowned self] _ in
          button.isEnabled = name.text?.isEmpty == false && password.text?.isEmpty == false
        }, for: .editingChanged)
    }
    password.isSecureTextEntry = true
    button.isEnabled = false
    let stack = UIStackView(arrangedSubviews: [name, password, button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func signIn() {
    let alert = UIAlertController(
      title: "Sign In Failed", message: "The name or the password is wrong.",
      preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Recovery code" }
    alert.addAction(UIAlertAction(title: "Forgot?", style: .default))
    alert.addAction(UIAlertAction(title: "Try Again", style: .cancel))
    present(alert, animated: true)
  }
}

/// A list of questions whose answers expand below them, with actions on a sheet at the bottom.
final class QuestionsController: UICollectionViewController {
  private static let questions = [
    ("How are pictures compared?", "Exactly: every pixel has to be the same."),
    ("Where are they kept?", "Beside the test, in a folder of its own."),
    ("What does it cost?", "Nothing but a little time."),
  ]

  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    title = "Questions"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [unowned self] _ in share() })
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      let isQuestion = text.hasSuffix("?")
      content.textProperties.font = .preferredFont(forTextStyle: isQuestion ? .headline : .body)
      cell.contentConfiguration = content
      cell.accessories = isQuestion ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    for (question, answer) in Self.questions {
      snapshot.append([question])
      snapshot.append([answer], to: question)
    }
    dataSource.apply(snapshot, to: 0, animatingDifferences: false)
  }

  private func share() {
    let sheet = UIAlertController(
      title: "Share the questions", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy Link", style: .default))
    sheet.addAction(UIAlertAction(title: "Save as File", style: .default))
    sheet.addAction(UIAlertAction(title: "Report", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }
}

/// Several screens in a tab bar controller.
final class TabsController: UITabBarController {
  init() {
    super.init(nibName: nil, bundle: nil)
    let screens: [(UIViewController, String, String)] = [
      (RemindersController(), "Today", "checklist"), (MailController(), "Mail", "envelope"),
      (ContactsController(), "Contacts", "person.2"), (SettingsController(), "Settings", "gear"),
    ]
    viewControllers = screens.map { controller, title, symbol in
      let navigation = UINavigationController(rootViewController: controller)
      navigation.tabBarItem = UITabBarItem(
        title: title, image: UIImage(systemName: symbol), selectedImage: nil)
      return navigation
    }
    viewControllers?[1].tabBarItem.badgeValue = "2"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}
