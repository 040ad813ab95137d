import UIKit

/// Rows as apps have them: a profile, symbols on colored tiles, values that are chosen from menus,
/// text fields, a stepper and a slider.
final class PreferencesController: UICollectionViewController {
  private enum Row: Hashable {
    case profile
    case tile(String, symbol: String, color: UIColor, value: String?)
    case choice(String, [String])
    case field(String, placeholder: String, text: String?)
    case stepper(String, Int)
    case slider(String, Float)
    case action(String, isDestructive: Bool)
  }

  private static let sections: [[Row]] = [
    [.profile],
    [
      .tile("Notifications", symbol: "bell.badge.fill", color: .systemRed, value: nil),
      .tile("Wi-Fi", symbol: "wifi", color: .systemBlue, value: "Lighthouse"),
      .tile("Screen Time", symbol: "hourglass", color: .systemIndigo, value: nil),
      .tile("General", symbol: "gear", color: .systemGray, value: nil),
    ],
    [
      .choice("Sort by", ["Due Date", "Title"]),
      .field("Name", placeholder: "Required", text: "Ada Byron"),
      .field("E-mail", placeholder: "name@example.com", text: nil),
      .stepper("Guests", 3),
      .slider("Volume", 0.4),
    ],
    [.action("Share Profile", isDestructive: false), .action("Sign Out", isDestructive: true)],
  ]

  private var dataSource: UICollectionViewDiffableDataSource<Int, Row>!

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = "Preferences"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
      cell, _, row in Self.configure(cell, row)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, row in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: row)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    for (index, rows) in Self.sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(rows)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private static func configure(_ cell: UICollectionViewListCell, _ row: Row) {
    var content = UIListContentConfiguration.cell()
    var accessories: [UICellAccessory] = []
    func add(_ view: UIView, width: CGFloat? = nil) {
      accessories.append(
        .customView(
          configuration: .init(
            customView: view, placement: .trailing(),
            reservedLayoutWidth: width.map { .custom($0) } ?? .actual)))
    }
    switch row {
    case .profile:
      content = .subtitleCell()
      content.text = "Ada Byron"
      content.textProperties.font = .preferredFont(forTextStyle: .title2)
      content.secondaryText = "Account, cloud storage, media and purchases"
      content.image = portrait
      content.imageProperties.maximumSize = CGSize(width: 60, height: 60)
      content.imageProperties.cornerRadius = 30
      accessories = [.disclosureIndicator()]
    case .tile(let text, let symbol, let color, let value):
      content = .valueCell()
      content.text = text
      content.secondaryText = value
      content.image = tile(symbol, color)
      accessories = [.disclosureIndicator()]
    case .choice(let text, let choices):
      content.text = text
      accessories = [
        .popUpMenu(
          UIMenu(
            options: .singleSelection,
            children: choices.enumerated().map { index, choice in
              UIAction(title: choice, state: index == 0 ? .on : .off) { _ in }
            }))
      ]
    case .field(let text, let placeholder, let value):
      content.text = text
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      field.placeholder = placeholder
      field.text = value
      field.textAlignment = .right
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.accessibilityLabel = text
      add(field)
    case .stepper(let text, let value):
      content = .valueCell()
      content.text = text
      content.secondaryText = "\(value)"
      let stepper = UIStepper()
      stepper.value = Double(value)
      stepper.accessibilityLabel = text
      add(stepper)
    case .slider(let text, let value):
      content.text = text
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      slider.value = value
      slider.accessibilityLabel = text
      add(slider)
    case .action(let text, let isDestructive):
      content.text = text
      content.textProperties.color = isDestructive ? .systemRed : .tintColor
      content.textProperties.alignment = .center
    }
    cell.contentConfiguration = content
    cell.accessories = accessories
  }

  /// Returns a white symbol on a colored tile with rounded corners.
  private static func tile(_ symbol: String, _ color: UIColor) -> UIImage {
    let size = CGSize(width: 29, height: 29)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 7).fill()
      let configuration = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
      guard
        let image = UIImage(systemName: symbol, withConfiguration: configuration)?
          .withTintColor(.white, renderingMode: .alwaysOriginal)
      else { return }
      image.draw(
        at: CGPoint(
          x: (size.width - image.size.width) / 2, y: (size.height - image.size.height) / 2))
    }
  }

  /// A picture with the same color in all cases, whichever of them is drawn first.
  private static let portrait: UIImage = {
    let size = CGSize(width: 60, height: 60)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let traits = UITraitCollection(userInterfaceStyle: .light)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor.systemTeal.resolvedColor(with: traits).setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      let initials = NSAttributedString(
        string: "AB",
        attributes: [
          .font: UIFont.systemFont(ofSize: 24, weight: .semibold), .foregroundColor: UIColor.white,
        ])
      let bounds = initials.size()
      initials.draw(
        at: CGPoint(x: (size.width - bounds.width) / 2, y: (size.height - bounds.height) / 2))
    }
  }()
}

/// A mailbox whose rows have a sender and a time, a subject, and two lines of the message.
final class MessagesController: UITableViewController {
  private static let messages = [
    (
      "Ada Byron", "9:41", "Notes on the engine",
      "I have added a note on how the numbers of Bernoulli may be worked out by the engine.", true
    ),
    (
      "Grace", "Yesterday", "A moth in the relay",
      "We found it at a quarter past three. It is taped to the page of the log book.", false
    ),
    (
      "Katherine Johnson", "Friday", "Trajectories, checked by hand",
      "The numbers agree.", true
    ),
  ]

  init() {
    super.init(style: .plain)
    title = "Inbox"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.messages.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let (sender, time, subject, text, isUnread) = Self.messages[indexPath.row]
    cell.contentView.subviews.forEach { $0.removeFromSuperview() }
    func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor, lines: Int) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = color
      label.numberOfLines = lines
      return label
    }
    let timeLabel = label(time, .subheadline, .secondaryLabel, lines: 1)
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    let head = UIStackView(arrangedSubviews: [
      label(sender, .headline, .label, lines: 1), timeLabel,
    ])
    head.alignment = .firstBaseline
    head.spacing = 8
    let column = UIStackView(arrangedSubviews: [
      head, label(subject, .subheadline, .label, lines: 1),
      label(text, .subheadline, .secondaryLabel, lines: 2),
    ])
    column.axis = .vertical
    column.spacing = 1
    let dot = UIView()
    dot.backgroundColor = isUnread ? .systemBlue : .clear
    dot.layer.cornerRadius = 5
    for view in [column, dot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
    }
    let content = cell.contentView
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
      dot.centerYAnchor.constraint(equalTo: head.centerYAnchor),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 32),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
    ])
    cell.accessoryType = .disclosureIndicator
    cell.separatorInset.left = 32
    return cell
  }
}
