import UIKit

/// A list of people in sections by their first letters, with an index.
final class ContactsController: UITableViewController {
  private static let names = [
    "Ada", "Alan", "Annie", "Barbara", "Claude", "Donald", "Edsger", "Emmy", "Frances", "Grace",
    "Hedy", "John", "Karen", "Katherine", "Leslie", "Lise", "Margaret", "Niklaus", "Radia",
    "Sofia", "Tim",
  ]

  private let sections: [(title: String, names: [String])] = {
    let groups = Dictionary(grouping: names) { String($0.prefix(1)) }
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }()

  init() {
    super.init(style: .plain)
    title = "Contacts"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in })
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.map(\.title)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section].names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let name = sections[indexPath.section].names[indexPath.row]
    navigationController?.pushViewController(ProfileController(name), animated: true)
  }
}

/// A person, with a header of stacked views above a list of details.
final class ProfileController: UIViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let picture = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
    picture.preferredSymbolConfiguration = .init(pointSize: 88)
    picture.tintColor = .systemGray
    let title = UILabel()
    title.text = name
    title.font = .preferredFont(forTextStyle: .title1)
    title.adjustsFontForContentSizeCategory = true
    let buttons = UIStackView(
      arrangedSubviews: [
        ("message.fill", "Message"), ("phone.fill", "Call"), ("video.fill", "Video"),
      ]
      .map { symbol, title in
        var configuration = UIButton.Configuration.tinted()
        configuration.image = UIImage(systemName: symbol)
        configuration.title = title
        configuration.imagePlacement = .top
        configuration.imagePadding = 4
        configuration.buttonSize = .small
        return UIButton(configuration: configuration)
      })
    buttons.distribution = .fillEqually
    buttons.spacing = 8
    let stack = UIStackView(arrangedSubviews: [picture, title, buttons])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      buttons.widthAnchor.constraint(equalTo: stack.widthAnchor),
    ])
  }
}
