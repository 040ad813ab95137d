import Testing
import UIKit

// App is the folder of SourceCompatibilityTests; this target compiles the same files in Swift 5 mode.

@MainActor @Suite struct Swift5Tests {
  @Test("the app's files behave the same in Swift 5 mode")
  func sameBehaviour() throws {
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
}
