import CelloScenes
import UIKit

/// Cells of tables, outside of a table.
enum TableCellScenes {
  static let scenes: [Scene] = [
    Scene(
      group: "table-cells", name: "accessories", shows: "each type of accessory, and a view",
      in: nil, cases: .listed(.style(), .direction())
    ) { _ in
      let types: [UITableViewCell.AccessoryType] = [
        .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
      ]
      let cells = types.map { type in
        let cell = cell()
        cell.accessoryType = type
        return cell
      }
      let withView = cell()
      withView.accessoryView = UISwitch()
      return ColumnView(cells + [withView])
    },
    Scene(
      group: "table-cells", name: "editing",
      shows: "a handle and an accessory in editing mode, and an indented cell", in: nil,
      cases: .listed(.style())
    ) { _ in
      let edited = cell()
      edited.isEditing = true
      edited.showsReorderControl = true
      edited.editingAccessoryType = .detailButton
      let indented = cell()
      indented.indentationLevel = 2
      indented.accessoryType = .disclosureIndicator
      return ColumnView([edited, indented])
    },
    Scene(
      group: "table-cells", name: "labels", shows: "the labels of each style", in: nil,
      cases: .listed(.style(), .direction())
    ) { _ in
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
      return ColumnView(
        styles.map { style in
          let cell = UITableViewCell(style: style, reuseIdentifier: nil)
          cell.textLabel?.text = "Text"
          cell.detailTextLabel?.text = "Detail text"
          cell.accessoryType = .disclosureIndicator
          return cell
        })
    },
  ]

  @MainActor private static func cell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    return cell
  }
}
