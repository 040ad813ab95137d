import CelloRaster
import Testing
import UIKit

@testable import CelloLists

@MainActor struct TableCellAccessoriesTests {
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  /// The names of the accessories from left to right, after a layout.
  private var shown: [String] {
    cell.layoutIfNeeded()
    return cell.subviews.compactMap { $0 as? AccessoryView }
      .sorted { $0.frame.minX < $1.frame.minX }.map(\.typeName)
  }

  @Test(
    "every type shows its accessories",
    arguments: [
      (UITableViewCell.AccessoryType.none, []), (.disclosureIndicator, ["disclosure-indicator"]),
      (.detailDisclosureButton, ["detail", "disclosure-indicator"]), (.checkmark, ["checkmark"]),
      (.detailButton, ["detail"]),
    ])
  func types(type: UITableViewCell.AccessoryType, names: [String]) {
    cell.accessoryType = type
    #expect(shown == names)
    #expect(cell.accessoryType == type)
    #expect((cell.contentView.frame.width < cell.bounds.width) == !names.isEmpty)
  }

  @Test("a view replaces the type, centered at the trailing edge in its own size")
  func view() {
    let view = UIView(frame: CGRect(x: 3, y: 3, width: 30, height: 20))
    cell.accessoryType = .checkmark
    cell.accessoryView = view
    #expect(shown == ["custom UIView"])
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
    let frame = view.convert(view.bounds, to: cell)
    #expect(frame.midY == cell.bounds.midY)
    #expect(frame.maxX == 304)
    cell.accessoryView = nil
    #expect(shown == ["checkmark"])
    #expect(view.superview?.superview == nil)
  }

  @Test("editing mode has separate accessories and controls")
  func editing() {
    cell.accessoryType = .disclosureIndicator
    cell.editingAccessoryType = .detailButton
    cell.showsReorderControl = true
    cell.editingStyle = .delete
    #expect(shown == ["disclosure-indicator"])
    cell.isEditing = true
    #expect(shown == ["delete", "detail", "reorder"])
    #expect(cell.contentView.frame.minX > 0)
    cell.editingStyle = .insert
    cell.isEditing = false
    #expect(shown == ["disclosure-indicator"])
  }

  @Test("entering and leaving editing mode is announced before and after")
  func transitions() {
    final class Cell: UITableViewCell {
      var events: [String] = []
      override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        events.append("will \(state.rawValue) \(isEditing)")
      }
      override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        events.append("did \(state.rawValue) \(isEditing)")
      }
    }
    let cell = Cell()
    cell.editingStyle = .delete
    cell.isEditing = true
    cell.isEditing = true
    cell.setEditing(false, animated: true)
    #expect(cell.events == ["will 1 false", "did 1 true", "will 0 true", "did 0 false"])
  }

  @Test("indentation moves the content, and negative values and NaN do not")
  func indentation() {
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 20)
    cell.indentationWidth = .nan
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0)
    cell.indentationWidth = 15
    cell.indentationLevel = -1
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test("without a selection style, selecting does not change the default background")
  func selectionStyle() {
    cell.layoutIfNeeded()
    let normal = cell.backgroundConfiguration
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration != normal)
    cell.selectionStyle = .none
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration == normal)
    #expect(cell.configurationState.isSelected)
  }

  @Test("a header has labels until it has a content configuration")
  func headerLabels() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "Section"
    header.detailTextLabel?.text = "More"
    let size = header.sizeThatFits(CGSize(width: 320, height: 0))
    #expect(size.height > 20)
    header.frame.size = size
    header.layoutIfNeeded()
    #expect(header.textLabel.map { $0.frame.width > 0 } == true)
    header.contentConfiguration = UIListContentConfiguration.header()
    #expect(header.textLabel == nil)
  }
}
