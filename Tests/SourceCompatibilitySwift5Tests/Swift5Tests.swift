import Testing
import UIKit

// App is the folder of SourceCompatibilityTests. This target compiles the same files in Swift 5
// mode.

@MainActor struct Swift5Tests {
  @Test("the app's files behave the same in Swift 5 mode")
  func sameBehavior() throws {
    let cell = PlaylistCell(frame: .zero)
    cell.track = Track(title: "Prelude")
    cell.isSelected = true
    cell.layoutIfNeeded()
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "Prelude")
    #expect(content.textProperties.color == .white)

    let screen = AlarmScreen()
    screen.makeCells(usingDelegate: false)
    let toggle = try #require((screen.cells[0].contentView as? AlarmView)?.toggle)
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    #expect(screen.alarms == [true, true, false])
  }

  @Test(
    "code that never heard of the main actor reaches its model through a delegate and a closure")
  func plain() throws {
    let source = LampSource()
    let toggles = try (0..<2).map { row -> UISwitch in
      let cell = source.makeCell(row: row)
      cell.layoutIfNeeded()
      return try #require((cell.contentView as? LampContentView)?.toggle)
    }
    #expect(toggles.map(\.isOn) == [true, false])
    toggles[1].isOn = true
    toggles[1].sendActions(for: .valueChanged)
    #expect(source.lamps == [true, true])
    #expect(source.reports == ["on"])
    #expect(source.caption.textColor == .secondaryLabel)
    #expect(makeLampTitle("Desk").text == "Desk")
    #expect(LampStyles.placeholder.superview == nil)
  }

  @Test("classes that are not isolated make lists, data sources, actions and configurations")
  func nonisolatedClasses() throws {
    let shelf = Shelf()
    let view = shelf.makeView()
    view.layoutIfNeeded()
    let cell = try #require(
      view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Ulysses")
    shelf.remove(at: IndexPath(item: 0, section: 0))
    #expect(shelf.removed == ["Emma"] && shelf.books == ["Ulysses"])
    #expect(!shelf.isCalm)
    let button = UIButton(type: .roundedRect)
    button.isEnabled = false
    let configuration = shelf.configuration(of: button)
    #expect(configuration.background.backgroundColor != .tintColor)
    #expect(
      ShelfPages().page(after: UIViewController(), in: UIPageViewController()) == nil)
  }

  @Test("a handler kept in a variable is a handler")
  func handler() {
    let cell = UICollectionViewListCell(frame: .zero)
    LampStyles.dim(cell)
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .lightGray)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .darkGray)
  }
}
