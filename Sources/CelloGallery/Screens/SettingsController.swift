import UIKit

/// Grouped settings with values, switches, and rows that show further screens.
final class SettingsController: UICollectionViewController {
  private struct Setting: Hashable {
    enum Kind: Hashable {
      case value(String)
      case toggle(Bool)
      case link
    }

    var title: String
    var symbol: String
    var tint: UIColor
    var kind: Kind
  }

  private var dataSource: UICollectionViewDiffableDataSource<Int, Setting>!

  private static let groups: [[Setting]] = [
    [
      Setting(
        title: "Airplane Mode", symbol: "airplane", tint: .systemOrange, kind: .toggle(false)),
      Setting(title: "Wi-Fi", symbol: "wifi", tint: .systemBlue, kind: .value("Lighthouse")),
      Setting(
        title: "Cellular", symbol: "antenna.radiowaves.left.and.right", tint: .systemGreen,
        kind: .link),
    ],
    [
      Setting(title: "Notifications", symbol: "bell", tint: .systemRed, kind: .link),
      Setting(title: "Focus", symbol: "moon", tint: .systemIndigo, kind: .value("Work")),
      Setting(title: "Night Shift", symbol: "sun.max", tint: .systemYellow, kind: .toggle(true)),
    ],
    [
      Setting(title: "General", symbol: "gear", tint: .systemGray, kind: .link),
      Setting(title: "Privacy", symbol: "hand.raised", tint: .systemBlue, kind: .link),
    ],
  ]

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .none
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = "Settings"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Setting> {
      cell, _, setting in
      var content = UIListContentConfiguration.valueCell()
      content.text = setting.title
      content.image = UIImage(systemName: setting.symbol)
      content.imageProperties.tintColor = setting.tint
      switch setting.kind {
      case .value(let value):
        content.secondaryText = value
        cell.accessories = [.disclosureIndicator()]
      case .link: cell.accessories = [.disclosureIndicator()]
      case .toggle(let isOn):
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.accessibilityLabel = setting.title
        toggle.accessibilityIdentifier = "\(setting.title) switch"
        cell.accessories = [
          .customView(configuration: .init(customView: toggle, placement: .trailing()))
        ]
      }
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, path, setting in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: setting)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Setting>()
    for (index, group) in Self.groups.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(group)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let setting = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(DetailController(setting.title), animated: true)
  }
}

/// The screen that a row shows.
final class DetailController: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let label = UILabel()
    label.text = "There is nothing to set up here yet."
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }
}
