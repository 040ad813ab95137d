import Testing
import UIKit

/// Accessories as apps use them.
@MainActor struct AccessoryTests {
  private func laidOut<Cell: UICollectionViewListCell>(_ cell: Cell) -> Cell {
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    cell.layoutIfNeeded()
    return cell
  }

  @Test("a cell that sets its accessories during its configuration reserves space for them")
  func folder() {
    let cell = FolderCell(frame: .zero)
    cell.hasChildren = true
    cell.unreadCount = 12
    let width = laidOut(cell).contentView.frame.width
    #expect(cell.accessories.count == 4)
    #expect(width < 345)
    cell.unreadCount = 0
    #expect(laidOut(cell).contentView.frame.width == 345)
  }

  @Test("a switch as an accessory is at the edge, and the content ends before the checkmark")
  func switches() {
    let cell = SwitchRow(frame: .zero)
    cell.configure(title: "Alarm", isOn: true)
    let width = laidOut(cell).control.bounds.width
    #expect(cell.control.convert(cell.control.bounds, to: cell).maxX == 359)
    #expect(cell.contentView.frame.maxX == 375 - 16 - width - 8 - 24)
  }

  @Test("an outline and a snapshot contain the appended items")
  func snapshots() {
    let inbox = FolderOutline.Folder(name: "Inbox", children: [.init(name: "Work")])
    let outline = FolderOutline.sectionSnapshot(of: [inbox, .init(name: "Sent")])
    #expect(outline.visibleItems.map(\.name) == ["Inbox", "Work", "Sent"])
    let snapshot = FolderOutline.snapshot(favorites: ["a"], others: ["b", "c"])
    #expect(snapshot.itemIdentifiers == ["a", "b", "c"])
    #expect(snapshot.numberOfItems(inSection: 1) == 2)
    #expect(snapshot.reconfiguredItemIdentifiers == ["a"])
  }
}
