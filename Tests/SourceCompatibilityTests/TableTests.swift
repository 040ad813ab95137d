import Foundation
import Testing
import UIKit

/// Tests of a table as in an app. The cells configure themselves, and a switch in a cell changes
/// the data of its row, which it finds through the responder chain.
/// A table of switches.
@MainActor struct TableTests {
  @Test("a switch changes the data of its own row")
  func switches() throws {
    let list = SwitchList()
    list.tableView.layoutIfNeeded()
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    let view = try #require(cell.contentView as? SwitchContentView)
    view.toggle.isOn = true
    view.toggle.sendActions(for: .valueChanged)
    #expect(list.values == [false, true, false])
  }

  @Test("a reused cell shows the data of its new row")
  func reuse() throws {
    let list = SwitchList(count: 200)
    list.tableView.layoutIfNeeded()
    list.values[150] = true
    list.tableView.scrollToRow(
      at: IndexPath(row: 150, section: 0), at: .middle, animated: false)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 150, section: 0)))
    #expect((cell.contentView as? SwitchContentView)?.toggle.isOn == true)
    #expect(list.tableView.visibleCells.count < 20)
  }

  @Test("a deletion of the data source removes its row")
  func deletion() {
    let list = SwitchList()
    list.tableView.layoutIfNeeded()
    list.tableView(
      list.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    #expect(list.tableView.numberOfRows(inSection: 0) == 2)
    #expect(list.tableView.visibleCells.count == 2)
  }
}

@MainActor private final class SwitchList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 700), style: .insetGrouped)
  var values: [Bool]

  init(count: Int = 3) {
    values = Array(repeating: false, count: count)
    super.init()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "switch")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 50
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    values.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
    var configuration = SwitchConfiguration(isOn: values[indexPath.row])
    configuration.isOnChanged = { [weak self] isOn, sender in
      guard let self, let cell = sender.next(ofType: UITableViewCell.self),
        let path = self.tableView.indexPath(for: cell)
      else { return }
      self.values[path.row] = isOn
    }
    cell.contentConfiguration = configuration
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    values.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

private struct SwitchConfiguration: UIContentConfiguration {
  var isOn: Bool
  var isOnChanged: (@MainActor (Bool, UIView) -> Void)?

  init(isOn: Bool) { self.isOn = isOn }

  func makeContentView() -> any UIView & UIContentView { SwitchContentView(self) }
  func updated(for state: any UIConfigurationState) -> SwitchConfiguration { self }
}

private final class SwitchContentView: UIView, UIContentView {
  let toggle = UISwitch()
  var configuration: any UIContentConfiguration {
    didSet { configure() }
  }

  init(_ configuration: SwitchConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(toggle)
    toggle.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      toggle.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      toggle.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      toggle.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
    toggle.addAction(
      UIAction { [unowned self] action in
        guard let sender = action.sender as? UISwitch else { return }
        (self.configuration as? SwitchConfiguration)?.isOnChanged?(sender.isOn, sender)
      }, for: .valueChanged)
    configure()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func configure() {
    guard let configuration = configuration as? SwitchConfiguration else { return }
    toggle.isOn = configuration.isOn
  }
}

/// Tests of the configuration of a list with swipe actions and separators, as in an app.
/// A list configuration of an app.
@MainActor struct ListConfigurationTests {
  @Test("a layout is made of a configuration with providers")
  func layout() {
    var marked: [IndexPath] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .none
    configuration.showsSeparators = true
    configuration.headerTopPadding = 0
    configuration.backgroundColor = .systemBackground
    configuration.leadingSwipeActionsConfigurationProvider = { indexPath in
      let favorite = UIContextualAction(style: .normal, title: "Mark as Favorite") {
        _, _, completion in
        marked.append(indexPath)
        completion(true)
      }
      favorite.backgroundColor = .systemYellow
      favorite.image = UIImage(systemName: "star")
      let actions = UISwipeActionsConfiguration(actions: [favorite])
      actions.performsFirstActionWithFullSwipe = false
      return actions
    }
    configuration.itemSeparatorHandler = { indexPath, sectionConfiguration in
      var configuration = sectionConfiguration
      if indexPath.item == 0 { configuration.topSeparatorVisibility = .hidden }
      return configuration
    }
    let path = IndexPath(item: 3, section: 0)
    let actions = configuration.leadingSwipeActionsConfigurationProvider?(path)
    #expect(actions?.actions.map(\.title) == ["Mark as Favorite"])
    var isDone = false
    if let action = actions?.actions.first {
      action.handler(action, UIView()) { isDone = $0 }
    }
    #expect(isDone)
    #expect(marked == [path])
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 700), collectionViewLayout: layout)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 0)
  }

  @Test("separators are configured by value")
  func separators() {
    var configuration = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(configuration.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(configuration.color == .separator)
    configuration.bottomSeparatorVisibility = .hidden
    #expect(configuration != UIListSeparatorConfiguration(listAppearance: .plain))
  }
}
