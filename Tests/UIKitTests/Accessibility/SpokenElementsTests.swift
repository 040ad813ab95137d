import Foundation
import Testing
import UIKit

/// The spoken forms of tables, groups, details and rotors.
@MainActor struct SpokenElementsTests {
  private final class Cell: UILabel, UIAccessibilityContainerDataTableCell {
    var rows = NSRange(location: 0, length: 1)
    var columns = NSRange(location: 0, length: 1)
    func accessibilityRowRange() -> NSRange { rows }
    func accessibilityColumnRange() -> NSRange { columns }
  }

  private final class Table: UIView, UIAccessibilityContainerDataTable {
    var cells: [[Cell]] = []

    func accessibilityDataTableCellElement(
      forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? {
      cells.indices.contains(row) && cells[row].indices.contains(column) ? cells[row][column] : nil
    }
    func accessibilityRowCount() -> Int { cells.count }
    func accessibilityColumnCount() -> Int { cells.first?.count ?? 0 }
    func accessibilityHeaderElements(
      forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? { [cells[0][column]] }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private var lines: [String] { root.accessibilityNodes().map(\.line) }

  private func label(_ text: String, _ y: CGFloat = 0) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: y, width: 100, height: 20))
    label.text = text
    return label
  }

  private func cell(_ text: String) -> Cell {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    cell.text = text
    return cell
  }

  @Test("cells of a data table have their positions and headers")
  func dataTable() {
    let table = Table(frame: root.bounds)
    table.cells = [[cell("Name"), cell("Age")], [cell("Ada"), cell("36")]]
    for (row, cells) in table.cells.enumerated() {
      for (column, cell) in cells.enumerated() {
        cell.rows.location = row
        cell.columns.location = column
        table.addSubview(cell)
      }
    }
    root.addSubview(table)
    table.accessibilityContainerType = .dataTable
    #expect(
      lines == [
        "\"Name\", row 1 column 1", "\"Age\", row 1 column 2",
        "\"Ada\", row 2 column 1", "\"36\", \"Age\" row 2 column 2",
      ])
    let total = label("Total", 40)
    table.addSubview(total)
    #expect(lines.count == 5 && lines.last == "\"Total\"")
  }

  @Test("the label of a semantic group is spoken before its first element")
  func group() {
    let group = UIView(frame: root.bounds)
    group.accessibilityContainerType = .semanticGroup
    group.accessibilityLabel = "Address"
    group.addSubview(label("Street"))
    group.addSubview(label("Town", 30))
    root.addSubview(group)
    #expect(lines == ["in \"Address\", \"Street\"", "\"Town\""])
  }

  @Test("important details are spoken with the element, others on request")
  func details() {
    final class Photo: UIView, AXCustomContentProvider {
      var accessibilityCustomContent: [AXCustomContent]! = []
    }
    let photo = Photo(frame: root.bounds)
    photo.isAccessibilityElement = true
    photo.accessibilityLabel = "Photo"
    let place = AXCustomContent(label: "Place", value: "Paris")
    place.importance = .high
    photo.accessibilityCustomContent = [place, AXCustomContent(label: "Size", value: "2 MB")]
    root.addSubview(photo)
    #expect(lines == ["\"Photo\", details \"Place: Paris\", more content \"Size: 2 MB\""])
    photo.accessibilityCustomContent = nil
    photo.accessibilityExpandedStatus = .collapsed
    #expect(lines == ["\"Photo\", collapsed"])
  }

  @Test("a rotor finds the items that its app returns")
  func rotors() {
    let fields = [UITextField(), UITextField()]
    let rotor = UIAccessibilityCustomRotor(name: "Errors") { predicate in
      let index = fields.firstIndex { $0 === predicate.currentItem.targetElement }
      let next = (index ?? -1) + (predicate.searchDirection == .next ? 1 : -1)
      return fields.indices.contains(next)
        ? UIAccessibilityCustomRotorItemResult(targetElement: fields[next], targetRange: nil) : nil
    }
    let form = label("Form")
    form.accessibilityCustomRotors = [
      rotor, UIAccessibilityCustomRotor(systemType: .heading) { _ in nil },
    ]
    root.addSubview(form)
    #expect(lines == ["\"Form\", rotors \"Errors\" \"heading\""])
    let search = UIAccessibilityCustomRotorSearchPredicate()
    var found: [Int] = []
    while let result = rotor.itemSearchBlock(search), found.count < 9 {
      found.append(fields.firstIndex { $0 === result.targetElement } ?? -1)
      #expect(result.targetRange == nil)
      search.currentItem = result
    }
    #expect(found == [0, 1])
  }

  @Test("a stepper is two buttons, which step")
  func stepper() {
    root.traitOverrides.systemVersion = .iOS18
    let stepper = UIStepper(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    stepper.maximumValue = 1
    var changes = 0
    stepper.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    root.addSubview(stepper)
    #expect(
      lines == [
        "\"Decrement\", button notEnabled", "\"Increment\", button",
      ]
    )
    stepper.accessibilityValue = "No guests"
    #expect(lines.last == "\"Increment\", value \"No guests\", button")
    root.traitOverrides.systemVersion = .iOS26
    #expect(lines.first == "\"Decrement\", value \"No guests\", button")
    root.traitOverrides.systemVersion = .iOS18
    let increment = root.accessibilityNodes()[1]
    #expect(increment.frame == CGRect(x: 57, y: 10, width: 47, height: 32))
    #expect(increment.object.accessibilityActivate())
    #expect(stepper.value == 1 && changes == 1)
    stepper.accessibilityLabel = "Guests"
    #expect(root.accessibilityNodes().first?.label == "Guests, Decrement")
    stepper.isAccessibilityElement = true
    #expect(root.accessibilityNodes().count == 1)
  }
}
