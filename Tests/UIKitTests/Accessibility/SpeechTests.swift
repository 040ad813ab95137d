import Foundation
import Testing

@testable import UIKit

/// What VoiceOver says. Source: docs/measurements/accessibility.md#speech.
@MainActor struct SpeechTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private var lines: [String] { root.accessibilityNodes().map(\.speech.line) }

  private func speech(_ traits: UIAccessibilityTraits, _ change: (UIView) -> Void = { _ in })
    -> String
  {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Tea"
    view.accessibilityTraits = traits
    change(view)
    return view.accessibilityNodes()[0].speech.line
  }

  private let adjust = "Swipe up or down with one finger to adjust the value."

  @Test("the label is followed by the value, the traits and the hint")
  func parts() {
    #expect(speech([]) == "Tea")
    #expect(speech([]) { $0.accessibilityValue = "hot" } == "Tea: hot")
    #expect(speech([]) { $0.accessibilityHint = "Brews" } == "Tea (Brews)")
    #expect(
      speech(.button) {
        $0.accessibilityValue = "hot"
        $0.accessibilityHint = "Brews"
      } == "Tea: hot. Button. (Brews)")
    #expect(speech(.button) { $0.accessibilityLabel = "Tea." } == "Tea. Button.")
    #expect(
      speech([.button, .header, .link, .image, .searchField, .selected, .notEnabled])
        == "Selected: Tea. Dimmed. Button. Heading. Link. Image. Search Field.")
    #expect(
      speech([.playsSound, .updatesFrequently, .summaryElement, .startsMediaSession, .tabBar])
        == "Tea")
    #expect(speech([.button, .keyboardKey]) == "Tea")
  }

  @Test("without a label and value, the hint is the description")
  func hintOnly() {
    func only(_ traits: UIAccessibilityTraits, hint: String?) -> String {
      speech(traits) {
        $0.accessibilityLabel = nil
        $0.accessibilityHint = hint
      }
    }
    #expect(only([], hint: "Brews") == "Brews")
    #expect(only(.adjustable, hint: "Brews") == "Brews. Adjustable.")
    #expect(only(.adjustable, hint: nil) == "Adjustable. (\(adjust))")
    #expect(only(.selected, hint: nil) == "Selected.")
    #expect(only([], hint: nil) == "")
  }

  @Test("adjustable elements and switches add an instruction to the hint")
  func instructions() {
    #expect(
      speech(.adjustable) { $0.accessibilityHint = "Brews." }
        == "Tea. Adjustable. (Brews. \(adjust))")
    #expect(speech([.adjustable, .notEnabled]) == "Tea. Dimmed. Adjustable.")
    func toggle(_ value: String, _ traits: UIAccessibilityTraits = [.button, .toggleButton])
      -> String
    { speech(traits) { $0.accessibilityValue = value } }
    #expect(toggle("1") == "Tea. Switch Button. On. (Double tap to toggle setting.)")
    #expect(toggle("0", .toggleButton) == "Tea. Off. (Double tap to toggle setting.)")
    #expect(toggle("2", [.toggleButton, .notEnabled]) == "Tea. Dimmed. Mixed.")
    #expect(toggle("half") == "Tea. Switch Button. half (Double tap to toggle setting.)")
  }

  @Test("a switch says its state, even if the app has set a value")
  func switches() {
    let control = UISwitch()
    control.accessibilityValue = "half"
    root.addSubview(control)
    #expect(lines == ["Switch Button. Off. (Double tap to toggle setting.)"])
    control.isOn = true
    control.accessibilityLabel = "Tea"
    #expect(lines == ["Tea. Switch Button. On. (Double tap to toggle setting.)"])
  }

  @Test("texts that can be edited say so")
  func textEntry() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 100, height: 60))
    root.addSubview(field)
    root.addSubview(view)
    let edit = "Double tap to edit."
    let misspelled = "Use the rotor to access Misspelled Words"
    #expect(lines == ["Text Field. (\(edit))", "Text Field. (\(edit), \(misspelled))"])
    field.placeholder = "Name"
    view.text = "Notes"
    #expect(
      lines == ["Name. Text Field. (\(edit))", "Notes. Text Field. (\(edit), \(misspelled))"])
    field.text = "Ada"
    field.isSecureTextEntry = true
    view.isEditable = false
    #expect(lines == ["•••. Secure Text Field. (\(edit))", "Notes"])
    let window = UIWindow(frame: root.bounds)
    window.addSubview(root)
    window.isHidden = false
    #expect(field.becomeFirstResponder())
    #expect(lines[0] == "•••. Secure Text Field. Is editing. (\(misspelled))")
    let search = UISearchTextField(frame: CGRect(x: 0, y: 120, width: 100, height: 30))
    search.placeholder = "Find"
    root.addSubview(search)
    #expect(lines.last == "Find. Search Field.")
  }

  @Test("segments and tabs say their positions")
  func positions() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.frame = CGRect(x: 0, y: 100, width: 200, height: 30)
    control.selectedSegmentIndex = 1
    root.addSubview(control)
    #expect(lines == ["Day. Button. 1 of 2.", "Selected: Week. Button. 2 of 2."])
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    bar.accessibilityTraits = .tabBar
    root.addSubview(bar)
    for (x, title) in ["One", ""].enumerated() {
      let button = UIButton(frame: CGRect(x: 100 * x, y: 0, width: 100, height: 40))
      button.setTitle(title, for: .normal)
      bar.addSubview(button)
    }
    #expect(lines.prefix(2) == ["One. Tab. 1 of 2.", "Tab. 2 of 2."])
    bar.accessibilityElements = [bar.subviews[1], bar.subviews[0]]
    #expect(lines.prefix(2) == ["Tab. 1 of 2.", "One. Tab. 2 of 2."])
  }

  @Test("the listed elements of lists and landmarks say where the container starts and ends")
  func lists() {
    let list = UIView(frame: root.bounds)
    root.addSubview(list)
    for (row, text) in ["One", "Two", "Three"].enumerated() {
      let label = UILabel(frame: CGRect(x: 0, y: 30 * row, width: 100, height: 20))
      label.text = text
      list.addSubview(label)
    }
    list.accessibilityContainerType = .list
    #expect(lines == ["One", "Two", "Three"])
    list.accessibilityElements = list.subviews
    #expect(lines == ["One. List Start.", "Two", "Three. List End."])
    #expect(
      root.accessibilityNodes().map(\.line) == [
        "\"One\", list start", "\"Two\"", "\"Three\", list end",
      ])
    list.accessibilityContainerType = .landmark
    #expect(lines == ["One. Landmark.", "Two", "Three. End."])
    list.accessibilityElements = [list.subviews[0]]
    #expect(lines == ["One. Landmark."])
  }

  @Test("the items of a tab bar are not dimmed, and say their badges before iOS 26")
  func tabBar() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 400, height: 49))
    let items = ["Home", "Mail", "News", "More"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    items[0].isEnabled = false
    items[0].badgeValue = ""
    items[1].badgeValue = "3"
    items[2].badgeValue = "new"
    items[3].badgeValue = "1"
    bar.items = items
    bar.selectedItem = items[1]
    root.addSubview(bar)
    root.traitOverrides.systemVersion = .iOS18
    #expect(
      lines == [
        "Home. Tab. 1 of 4.", "Selected: Mail: 3 items. Tab. 2 of 4.", "News: new. Tab. 3 of 4.",
        "More: 1 item. Tab. 4 of 4.",
      ])
    items[3].accessibilityValue = "one"
    root.traitOverrides.systemVersion = .iOS26
    #expect(
      lines == [
        "Home. Tab. 1 of 4.", "Selected: Mail. Tab. 2 of 4.", "News. Tab. 3 of 4.",
        "More: one. Tab. 4 of 4.",
      ])
    #expect(
      root.accessibilityNodes()[1].line == "\"Mail\", button selected, tab 2 of 4")
  }

  @Test("a back button says so, and Voice Control finds it as “Back”")
  func backButton() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    bar.items = [UINavigationItem(title: "Mail"), UINavigationItem(title: "Inbox")]
    root.addSubview(bar)
    #expect(lines == ["Mail. Back Button.", "Inbox. Heading."])
    let button = root.accessibilityNodes()[0]
    #expect(button.object.accessibilityUserInputLabels == ["Mail", "Back"])
    #expect(button.line == "\"Mail\", button backButton")
    bar.items = [UINavigationItem(), UINavigationItem(title: "Inbox")]
    #expect(lines.first == "Back Button.")
  }

  @Test("Voice Control finds a page control without a label")
  func pageControl() {
    let control = UIPageControl()
    #expect(control.accessibilityUserInputLabels == ["Page control"])
    control.accessibilityUserInputLabels = ["Photos"]
    #expect(control.accessibilityUserInputLabels == ["Photos"])
  }

  private final class Cell: UIView, UIAccessibilityContainerDataTableCell {
    var rows = NSRange(location: 0, length: 1)
    var columns = NSRange(location: 0, length: 1)
    func accessibilityRowRange() -> NSRange { rows }
    func accessibilityColumnRange() -> NSRange { columns }

    convenience init(_ label: String, _ rows: Range<Int>, _ columns: Range<Int>) {
      self.init(
        frame: CGRect(
          x: 50 * columns.lowerBound, y: 50 * rows.lowerBound, width: 50 * columns.count,
          height: 50 * rows.count))
      isAccessibilityElement = true
      accessibilityLabel = label
      self.rows = NSRange(rows)
      self.columns = NSRange(columns)
    }
  }

  private final class Table: UIView, UIAccessibilityContainerDataTable {
    var cells: [Cell] { subviews.compactMap { $0 as? Cell } }
    func accessibilityDataTableCellElement(
      forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? {
      cells.first { $0.rows.location == row && $0.columns.location == column }
    }
    func accessibilityRowCount() -> Int { 3 }
    func accessibilityColumnCount() -> Int { 3 }
    func accessibilityHeaderElements(
      forRow row: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      cells.filter { $0.rows.location == row && $0.columns.location == 0 }
    }
    func accessibilityHeaderElements(
      forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      cells.filter { $0.rows.location == 0 && $0.columns.location == column }
    }
  }

  @Test("cells of a data table say their headers, spans and positions")
  func dataTable() {
    let table = Table(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
    table.accessibilityContainerType = .dataTable
    let last = Cell("Sum", 2..<3, 1..<3)
    last.accessibilityValue = "7"
    for cell in [
      last, Cell("Day", 0..<1, 0..<1), Cell("Tea", 0..<1, 1..<2), Cell("Milk", 0..<1, 2..<3),
      Cell("Monday", 1..<3, 0..<1), Cell("4", 1..<2, 1..<2), Cell("3", 1..<2, 2..<3),
    ] { table.addSubview(cell) }
    root.addSubview(table)
    #expect(
      lines == [
        "Day. Row 1. Column 1.", "Tea. Column 2.", "Milk. Column 3.",
        "Monday. Spans 2 rows. Row 2. Column 1.", "Tea. 4. Column 2.", "Milk. 3. Column 3.",
        "Tea. Sum. Spans 2 columns. Row 3. Column 2. 7",
      ])
    #expect(
      root.accessibilityNodes().last?.line
        == "\"Sum\", \"Tea\" row 3 columns 2-3, value \"7\"")
    for cell in table.cells { cell.rows.location = NSNotFound }
    #expect(lines.first == "Day. Column 1.")
    for cell in table.cells {
      cell.rows = NSRange(location: -1, length: .max)
      cell.columns = NSRange(location: .max, length: -5)
    }
    #expect(lines.first == "Day.")
  }

  @Test("the names for Voice Control are printed if the app has set them")
  func inputLabels() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    button.accessibilityLabel = "Tea"
    button.accessibilityUserInputLabels = ["Brew", "Pour"]
    root.addSubview(button)
    #expect(
      root.accessibilityNodes()[0].line == "\"Tea\", button, input labels \"Brew\" \"Pour\"")
  }
}
