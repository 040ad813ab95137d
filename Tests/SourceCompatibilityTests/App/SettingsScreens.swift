import UIKit

// Screens of settings, as they occur in apps.

/// Settings in groups. Some have a switch in their row, others open another screen.
final class SettingsListController: UIViewController {
  enum Section: Int, CaseIterable {
    case account, connections, general

    var footer: String? {
      self == .connections ? "Airplane mode turns all of these off." : nil
    }
  }

  struct Setting: Hashable {
    enum Kind: Hashable {
      case account(subtitle: String)
      case toggle
      case value(String)
      case disclosure
    }

    let title: String
    var symbol: String?
    var tint: UIColor = .systemGray
    let kind: Kind
  }

  private var collectionView: UICollectionView!
  private lazy var dataSource = makeDataSource()
  private(set) var enabled: Set<String> = ["Bluetooth"]

  private let settings: [Section: [Setting]] = [
    .account: [
      Setting(title: "Maren Vogel", symbol: "person.circle", kind: .account(subtitle: "Profile"))
    ],
    .connections: [
      Setting(title: "Airplane Mode", symbol: "airplane", tint: .systemOrange, kind: .toggle),
      Setting(title: "Wi-Fi", symbol: "wifi", tint: .systemBlue, kind: .value("Harbor")),
      Setting(title: "Bluetooth", symbol: "antenna.radiowaves.left.and.right", kind: .toggle),
    ],
    .general: [
      Setting(title: "General", symbol: "gear", kind: .disclosure),
      Setting(title: "Sounds", symbol: "speaker.wave.2", tint: .systemPink, kind: .disclosure),
    ],
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.backButtonDisplayMode = .minimal
    configureCollectionView()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Setting>()
    snapshot.appendSections(Section.allCases)
    for (section, items) in settings {
      snapshot.appendItems(items, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let selected = collectionView.indexPathsForSelectedItems?.first else { return }
    if let coordinator = transitionCoordinator {
      coordinator.animate(alongsideTransition: { _ in
        self.collectionView.deselectItem(at: selected, animated: true)
      }) { context in
        guard context.isCancelled else { return }
        self.collectionView.selectItem(at: selected, animated: false, scrollPosition: [])
      }
    } else {
      collectionView.deselectItem(at: selected, animated: animated)
    }
  }

  private func configureCollectionView() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.footerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout { index, environment in
      var configuration = configuration
      if Section(rawValue: index)?.footer == nil { configuration.footerMode = .none }
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.delegate = self
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leftAnchor.constraint(equalTo: view.leftAnchor),
      collectionView.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Setting> {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Setting> {
      [weak self] cell, _, setting in
      self?.configure(cell, for: setting)
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { view, _, indexPath in
      var content = UIListContentConfiguration.groupedFooter()
      content.text = Section(rawValue: indexPath.section)?.footer
      view.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Setting>(
      collectionView: collectionView
    ) { collectionView, indexPath, setting in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: setting)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      guard kind == UICollectionView.elementKindSectionFooter else { return nil }
      return collectionView.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
    }
    return dataSource
  }

  private func configure(_ cell: UICollectionViewListCell, for setting: Setting) {
    var content = cell.defaultContentConfiguration()
    content.text = setting.title
    content.image = setting.symbol.flatMap { UIImage(systemName: $0) }
    content.imageProperties.tintColor = setting.tint
    content.imageProperties.reservedLayoutSize.width = 32
    cell.accessories = [.disclosureIndicator()]
    switch setting.kind {
    case .account(let subtitle):
      content.secondaryText = subtitle
      content.textProperties.font = .preferredFont(forTextStyle: .title3)
      content.imageProperties.preferredSymbolConfiguration = .init(textStyle: .largeTitle)
    case .value(let value):
      content.prefersSideBySideTextAndSecondaryText = true
      content.secondaryText = value
      content.secondaryTextProperties.color = .secondaryLabel
    case .toggle:
      let toggle = UISwitch(
        frame: .zero,
        primaryAction: UIAction { [weak self] action in
          guard let toggle = action.sender as? UISwitch else { return }
          if toggle.isOn {
            self?.enabled.insert(setting.title)
          } else {
            self?.enabled.remove(setting.title)
          }
        })
      toggle.isOn = enabled.contains(setting.title)
      toggle.accessibilityIdentifier = setting.title + ".switch"
      cell.accessories = [
        .customView(configuration: .init(customView: toggle, placement: .trailing()))
      ]
    case .disclosure:
      break
    }
    cell.contentConfiguration = content
  }
}

extension SettingsListController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    dataSource.itemIdentifier(for: indexPath)?.kind != .toggle
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    dataSource.itemIdentifier(for: indexPath)?.kind != .toggle
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let setting = dataSource.itemIdentifier(for: indexPath) else { return }
    let detail = UIViewController()
    detail.view.backgroundColor = .systemGroupedBackground
    detail.navigationItem.largeTitleDisplayMode = .never
    detail.title = setting.title
    navigationController?.pushViewController(detail, animated: true)
  }
}

/// The delegate of a list of options with a checkmark.
protocol OptionPickerDelegate: AnyObject {
  @MainActor func optionPicker(_ picker: OptionPickerController, didPick option: String)
}

final class OptionPickerController: UITableViewController {
  weak var delegate: OptionPickerDelegate?
  private let options: [String]
  private var selected: String

  init(title: String, options: [String], selected: String) {
    self.options = options
    self.selected = selected
    super.init(style: .insetGrouped)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "option")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    options.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
    let option = options[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = option
    cell.contentConfiguration = content
    cell.accessoryType = option == selected ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let old = options.firstIndex(of: selected) {
      tableView.cellForRow(at: IndexPath(row: old, section: 0))?.accessoryType = .none
    }
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    selected = options[indexPath.row]
    delegate?.optionPicker(self, didPick: selected)
  }
}

/// Static rows. Each section and each row is a case of an enumeration.
final class PreferencesController: UITableViewController, OptionPickerDelegate {
  private enum Row {
    case language, units, analytics, reset
  }

  private let sections: [(title: String?, rows: [Row])] = [
    ("Region", [.language, .units]), ("Privacy", [.analytics]), (nil, [.reset]),
  ]
  private var language = "English"
  private(set) var sharesAnalytics = true
  private lazy var analyticsSwitch: UISwitch = {
    let view = UISwitch()
    view.onTintColor = .systemTeal
    view.addAction(
      UIAction { [unowned self, unowned view] _ in sharesAnalytics = view.isOn },
      for: .valueChanged)
    return view
  }()

  convenience init() {
    self.init(style: .grouped)
    title = "Preferences"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    section == sections.count - 1 ? "All preferences return to their defaults." : nil
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell: UITableViewCell
    switch sections[indexPath.section].rows[indexPath.row] {
    case .language:
      cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Language"
      cell.detailTextLabel?.text = language
      cell.accessoryType = .disclosureIndicator
    case .units:
      cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Units"
      cell.detailTextLabel?.text = "Metric"
      cell.imageView?.image = UIImage(systemName: "ruler")
    case .analytics:
      cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Share Analytics"
      analyticsSwitch.isOn = sharesAnalytics
      cell.accessoryView = analyticsSwitch
      cell.selectionStyle = .none
    case .reset:
      cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Reset"
      cell.textLabel?.textAlignment = .center
      cell.textLabel?.textColor = .systemRed
      cell.accessibilityTraits.insert(.button)
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    sections[indexPath.section].rows[indexPath.row] == .analytics ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .language:
      let picker = OptionPickerController(
        title: "Language", options: ["English", "Deutsch", "Suomi"], selected: language)
      picker.delegate = self
      show(picker, sender: self)
    case .reset:
      tableView.deselectRow(at: indexPath, animated: true)
      language = "English"
      sharesAnalytics = true
      tableView.reloadData()
    case .units, .analytics:
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }

  func optionPicker(_ picker: OptionPickerController, didPick option: String) {
    language = option
    tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    navigationController?.popViewController(animated: true)
  }
}

/// A slider above a preview that it changes, and a button that depends on both.
final class ReadingSettingsController: UIViewController {
  private let preview = UILabel()
  private let slider = UISlider()
  private let segments = UISegmentedControl(items: ["Serif", "Sans", "Mono"])
  private lazy var resetButton = UIButton(
    configuration: .tinted(),
    primaryAction: UIAction(title: "Reset") { [weak self] _ in
      self?.apply(size: Self.defaultSize, design: 1)
    })
  private static let defaultSize: Float = 17

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reading"
    view.backgroundColor = .secondarySystemBackground
    preview.text = "The quick brown fox"
    preview.numberOfLines = 0
    preview.textAlignment = .center
    preview.accessibilityIdentifier = "preview"
    slider.minimumValue = 12
    slider.maximumValue = 32
    slider.isContinuous = true
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.maximumValueImage = UIImage(systemName: "plus")
    slider.accessibilityLabel = "Text Size"
    slider.addAction(
      UIAction { [unowned self] _ in
        apply(size: slider.value.rounded(), design: segments.selectedSegmentIndex)
      }, for: [.valueChanged, .touchUpInside])
    segments.addAction(
      UIAction { [unowned self] _ in
        apply(size: slider.value, design: segments.selectedSegmentIndex)
      }, for: .valueChanged)

    let stack = UIStackView(arrangedSubviews: [preview, slider, segments, resetButton])
    stack.axis = .vertical
    stack.spacing = UIStackView.spacingUseSystem
    stack.setCustomSpacing(32, after: preview)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = .init(top: 24, leading: 16, bottom: 24, trailing: 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor),
    ])
    apply(size: Self.defaultSize, design: 1)
  }

  private func apply(size: Float, design: Int) {
    slider.value = size
    segments.selectedSegmentIndex = design
    let font: UIFont =
      switch design {
      case 0: UIFont(name: "Georgia", size: CGFloat(size)) ?? .systemFont(ofSize: CGFloat(size))
      case 2: .monospacedSystemFont(ofSize: CGFloat(size), weight: .regular)
      default: .systemFont(ofSize: CGFloat(size))
      }
    preview.font = font
    resetButton.isEnabled = size != Self.defaultSize || design != 1
  }
}

/// A switch that shows and hides a section with table updates.
final class NotificationSettingsController: UITableViewController {
  private enum Style: String, CaseIterable {
    case lockScreen = "Lock Screen"
    case center = "Notification Center"
    case banners = "Banners"
  }

  private(set) var isAllowed = false
  private var styles: Set<Style> = [.banners]

  init() {
    super.init(style: .insetGrouped)
    title = "Notifications"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SwitchCell.self, forCellReuseIdentifier: SwitchCell.identifier)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "style")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
  }

  override func numberOfSections(in tableView: UITableView) -> Int { isAllowed ? 2 : 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : Style.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 1 ? "Alerts" : nil }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.section == 0 {
      guard
        let cell = tableView.dequeueReusableCell(
          withIdentifier: SwitchCell.identifier, for: indexPath) as? SwitchCell
      else { return UITableViewCell() }
      cell.toggle.accessibilityIdentifier = "allow"
      cell.configure(title: "Allow Notifications", isOn: isAllowed) { [weak self] isOn in
        self?.setAllowed(isOn)
      }
      return cell
    }
    let style = Style.allCases[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "style", for: indexPath)
    cell.textLabel?.text = style.rawValue
    cell.accessoryType = styles.contains(style) ? .checkmark : .none
    return cell
  }

  private func setAllowed(_ isOn: Bool) {
    guard isOn != isAllowed else { return }
    isAllowed = isOn
    tableView.beginUpdates()
    if isOn {
      tableView.insertSections(IndexSet(integer: 1), with: .fade)
    } else {
      tableView.deleteSections([1], with: .fade)
    }
    tableView.endUpdates()
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { indexPath.section > 0 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let style = Style.allCases[indexPath.row]
    if styles.remove(style) == nil { styles.insert(style) }
    tableView.reloadRows(at: [indexPath], with: .none)
  }

  final class SwitchCell: UITableViewCell {
    static let identifier = String(describing: SwitchCell.self)
    let toggle = UISwitch()
    private var onChange: ((Bool) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      accessoryView = toggle
      toggle.addAction(
        UIAction { [unowned self] _ in onChange?(toggle.isOn) }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
      super.prepareForReuse()
      onChange = nil
    }

    func configure(title: String, isOn: Bool, onChange: @escaping (Bool) -> Void) {
      textLabel?.text = title
      toggle.setOn(isOn, animated: false)
      toggle.accessibilityLabel = title
      self.onChange = onChange
    }
  }
}

/// A segmented control in the table header that changes the interface style of the window.
final class AppearanceController: UITableViewController {
  private let styles: [(String, UIUserInterfaceStyle)] = [
    ("System", .unspecified), ("Light", .light), ("Dark", .dark),
  ]
  private let tints: [(String, UIColor)] = [
    ("Blue", .systemBlue), ("Green", .systemGreen), ("Purple", .systemPurple),
  ]
  private var tintIndex = 0
  private(set) var changes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Appearance"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tint")
    let actions = styles.enumerated().map { index, style in
      UIAction(title: style.0) { [weak self] _ in
        self?.overrideUserInterfaceStyle = self?.styles[index].1 ?? .unspecified
      }
    }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    control.selectedSegmentIndex = 0
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    header.addSubview(control)
    control.frame = header.bounds.insetBy(dx: 16, dy: 14)
    control.autoresizingMask = [.flexibleWidth]
    tableView.tableHeaderView = header
    let footer = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    footer.text = "The style is kept on this device."
    footer.font = .preferredFont(forTextStyle: .footnote)
    footer.textColor = .secondaryLabel
    footer.textAlignment = .center
    tableView.tableFooterView = footer
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
      let style = self.traitCollection.userInterfaceStyle
      self.changes.append(style == .dark ? "dark" : "light")
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tints.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tint", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = tints[indexPath.row].0
    content.image = UIImage(systemName: "circle.fill")?
      .withTintColor(tints[indexPath.row].1, renderingMode: .alwaysOriginal)
    cell.contentConfiguration = content
    cell.accessoryType = indexPath.row == tintIndex ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let old = IndexPath(row: tintIndex, section: 0)
    tintIndex = indexPath.row
    tableView.performBatchUpdates {
      tableView.reloadRows(at: [old, indexPath], with: .fade)
    } completion: { [weak self] _ in
      guard let self else { return }
      view.tintColor = tints[tintIndex].1
    }
  }
}

/// Information about the app: values that can be copied with a menu, and links.
final class AboutController: UICollectionViewController {
  private enum Item: Hashable {
    case fact(String, String)
    case link(String, URL)
  }

  private var dataSource: UICollectionViewDiffableDataSource<String, Item>!

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: {
          var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
          configuration.headerMode = .firstItemInSection
          return configuration
        }()))
    title = "About"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      cell, indexPath, item in
      switch item {
      case .fact(let name, let value):
        var content = UIListContentConfiguration.valueCell()
        content.text = name
        content.secondaryText = value
        cell.contentConfiguration = content
        cell.accessories = []
      case .link(let name, _):
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.textProperties.color = .tintColor
        cell.contentConfiguration = content
        let image = UIImageView(image: UIImage(systemName: "arrow.up.right"))
        cell.accessories = [
          .customView(
            configuration: .init(
              customView: image, placement: .trailing(displayed: .always),
              reservedLayoutWidth: .actual, tintColor: .tertiaryLabel))
        ]
        cell.accessibilityTraits = .link
      }
    }
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, title in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = title
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, item in
      if indexPath.item == 0, case .fact(let title, "") = item {
        return collectionView.dequeueConfiguredReusableCell(
          using: header, for: indexPath, item: title)
      }
      return collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Item>()
    snapshot.appendSections(["app", "links"])
    snapshot.appendItems(
      [.fact("App", ""), .fact("Version", "4.2"), .fact("Build", "1187")], toSection: "app")
    snapshot.appendItems([.fact("More", "")], toSection: "links")
    if let url = URL(string: "https://example.com/licenses") {
      snapshot.appendItems([.link("Licenses", url)])
    }
    dataSource.applySnapshotUsingReloadData(snapshot)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard case .link(_, let url)? = dataSource.itemIdentifier(for: indexPath) else { return }
    if UIApplication.shared.canOpenURL(url) {
      UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first,
      case .fact(_, let value)? = dataSource.itemIdentifier(for: indexPath), !value.isEmpty
    else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
          UIPasteboard.general.string = value
        }
      ])
    })
  }
}
