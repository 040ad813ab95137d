import UIKit

/// The data of the gallery's tables.
@MainActor final class TableData: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Row {
    var text: String
    var secondary: String?
    var symbol: String?
    var accessory = UITableViewCell.AccessoryType.none
    var style = UITableViewCell.CellStyle.subtitle
    var usesLabels = false
    var editing = UITableViewCell.EditingStyle.delete
    var isMovable = false
    var isSwipeable = false
  }

  struct Section {
    var header: String?
    var footer: String?
    var index: String?
    var rows: [Row]
  }

  let sections: [Section]
  /// A Boolean value that indicates whether the headers are custom views.
  var makesHeader = false
  /// The heights of the rows, repeated; empty for the fitting heights of the cells.
  var heights: [CGFloat] = []

  init(_ sections: [Section]) { self.sections = sections }

  // MARK: Data

  static var fruit: TableData {
    TableData([
      Section(
        header: "Berries", footer: "Berries grow in summer.",
        rows: ["Blackberry", "Raspberry", "Strawberry"].map { Row(text: $0) }),
      Section(
        header: "Citrus",
        rows: ["Grapefruit", "Lemon", "Lime", "Orange", "Pomelo"].map { Row(text: $0) }),
    ])
  }

  static var settings: TableData {
    TableData([
      Section(
        header: "Connections",
        rows: [
          Row(text: "Wi-Fi", secondary: "Home", symbol: "wifi", accessory: .disclosureIndicator),
          Row(
            text: "Bluetooth", symbol: "antenna.radiowaves.left.and.right", accessory: .checkmark),
          Row(text: "Cellular", symbol: "iphone", accessory: .detailDisclosureButton),
        ]),
      Section(
        footer: "Notifications appear on the lock screen.",
        rows: [
          Row(text: "Notifications", symbol: "bell", accessory: .disclosureIndicator),
          Row(
            text: "A row whose text is so long that it needs more than one line of the table",
            accessory: .detailButton),
        ]),
    ])
  }

  static var untitled: TableData {
    TableData([
      Section(rows: [Row(text: "One"), Row(text: "Two")]), Section(rows: [Row(text: "Three")]),
      Section(rows: [Row(text: "Four")]),
    ])
  }

  static var labels: TableData {
    let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2]
    return TableData([
      Section(
        rows: styles.map {
          Row(text: "Text", secondary: "Detail", symbol: "leaf", style: $0, usesLabels: true)
        })
    ])
  }

  static var contacts: TableData {
    let names = [
      "Ada", "Alan", "Barbara", "Claude", "Donald", "Edsger", "Frances", "Grace", "Hedy", "Ivan",
      "John", "Katherine", "Leslie", "Margaret", "Niklaus",
    ]
    let letters = Dictionary(grouping: names) { String($0.prefix(1)) }
    return TableData(
      letters.sorted { $0.key < $1.key }.map { letter, names in
        Section(header: letter, index: letter, rows: names.map { Row(text: $0) })
      })
  }

  static var editable: TableData {
    TableData([
      Section(
        rows: [
          Row(text: "First", isMovable: true), Row(text: "Second", isMovable: true),
          Row(text: "Third", accessory: .none, isMovable: true),
          Row(text: "Add", editing: .insert), Row(text: "Fixed", editing: .none),
        ])
    ])
  }

  static var swipeable: TableData {
    TableData([
      Section(
        rows: ["Inbox", "Drafts", "Sent", "Archive"].map { Row(text: $0, isSwipeable: true) })
    ])
  }

  // MARK: Data source

  private func row(_ path: IndexPath) -> Row { sections[path.section].rows[path.row] }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = row(indexPath)
    let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
    cell.accessoryType = row.accessory
    cell.showsReorderControl = row.isMovable
    let image = row.symbol.flatMap { UIImage(systemName: $0) }
    if row.usesLabels {
      cell.textLabel?.text = row.text
      cell.detailTextLabel?.text = row.secondary
      cell.imageView?.image = image
    } else {
      var content =
        row.secondary == nil
        ? UIListContentConfiguration.cell() : cell.defaultContentConfiguration()
      content.text = row.text
      content.secondaryText = row.secondary
      content.image = image
      cell.contentConfiguration = content
    }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    let titles = sections.compactMap(\.index)
    return titles.isEmpty ? nil : titles
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    row(indexPath).isMovable
  }

  // MARK: Delegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights.isEmpty ? UITableView.automaticDimension : heights[indexPath.row % heights.count]
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard makesHeader, section == 0 else { return nil }
    let label = UILabel()
    label.text = "A header of its own"
    label.backgroundColor = .systemYellow
    label.textColor = .black
    return label
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { row(indexPath).editing }

  private func action(
    _ style: UIContextualAction.Style, _ title: String?, symbol: String? = nil,
    color: UIColor? = nil
  ) -> UIContextualAction {
    let action = UIContextualAction(style: style, title: title) { _, _, _ in }
    action.image = symbol.flatMap { UIImage(systemName: $0) }
    if let color { action.backgroundColor = color }
    return action
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard row(indexPath).isSwipeable else { return nil }
    return UISwipeActionsConfiguration(actions: [
      action(.destructive, "Delete"), action(.normal, "Flag", color: .systemOrange),
    ])
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard row(indexPath).isSwipeable else { return nil }
    return UISwipeActionsConfiguration(actions: [
      action(.normal, "Read", symbol: "envelope.open", color: .systemBlue)
    ])
  }
}
