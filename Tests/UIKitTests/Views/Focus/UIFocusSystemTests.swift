import Testing
import UIKit

@testable import CelloViews

@MainActor struct UIFocusSystemTests {
  private final class Rows: UITableViewController {
    var log: [String] = []
    var unfocusable: Set<Int> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.allowsFocus = true
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 1 ? 0 : 40
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(
      _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
    ) -> Bool {
      super.tableView(tableView, canFocusRowAt: indexPath)
        && !unfocusable.contains(indexPath.row)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.section).\(indexPath.row)")
    }

    override func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let paths = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
      log.append(paths.map { $0.map { "\($0.section).\($0.row)" } ?? "-" }.joined(separator: " > "))
    }
  }

  private func show(
    _ controller: UIViewController, idiom: UIUserInterfaceIdiom = .pad
  ) -> UIWindow {
    let window = UIWindow()
    window.inherit(
      UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceIdiom: idiom)]))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `arrow keys move the focus from row to row`() throws {
    let rows = Rows(style: .plain)
    let window = show(rows)
    let keys = PressSequence(in: window)
    #expect(window.focusSystem.focusedItem == nil)
    for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardDownArrow, .keyboardUpArrow] {
      keys.press(key)
    }
    #expect(rows.log == ["- > 0.0", "0.0 > 0.1", "0.1 > 0.0"])
    let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
    #expect(cell.isFocused && cell.configurationState.isFocused)
    #expect(window.focusSystem.focusedItem === cell)
    #expect(UIFocusSystem.focusSystem(for: rows)?.focusedItem === cell)
    // There is no row above the first row.
    keys.press(.keyboardUpArrow)
    #expect(rows.log.count == 3)
  }

  @Test func `a list scrolls with the focus, over empty sections and rows without focus`() throws {
    let rows = Rows(style: .plain)
    rows.unfocusable = [1, 38, 39]
    let window = show(rows)
    let keys = PressSequence(in: window)
    for _ in 0..<38 { keys.press(.keyboardDownArrow) }
    #expect(rows.log[1] == "0.0 > 0.2")
    #expect(rows.log.last == "0.37 > 2.0")
    let cell = try #require(rows.tableView.cellForRow(at: [2, 0]))
    #expect(cell.isFocused)
    #expect(rows.tableView.bounds.contains(cell.frame))
    #expect(rows.tableView.visibleCells.filter(\.isFocused) == [cell])
  }

  @Test func `selection follows the focus where it should, and keys select`() {
    let rows = Rows(style: .plain)
    let window = show(rows)
    let keys = PressSequence(in: window)
    keys.press(.keyboardDownArrow)
    keys.press(.keyboardReturnOrEnter)
    #expect(rows.log == ["- > 0.0", "select 0.0"])
    rows.tableView.selectionFollowsFocus = true
    keys.press(.keyboardDownArrow)
    #expect(rows.log.suffix(2) == ["0.0 > 0.1", "select 0.1"])
    #expect(rows.tableView.indexPathForSelectedRow == [0, 1])
  }

  @Test func `phones and lists without permission have no focus`() {
    let rows = Rows(style: .plain)
    let phone = show(rows, idiom: .phone)
    PressSequence(in: phone).press(.keyboardDownArrow)
    #expect(rows.log == [])
    #expect(UIFocusSystem.focusSystem(for: rows) == nil)
    let others = Rows(style: .plain)
    let window = show(others)
    others.tableView.allowsFocus = false
    PressSequence(in: window).press(.keyboardDownArrow)
    #expect(others.log == [])
  }

  @Test func `a row that leaves the window loses the focus`() {
    let rows = Rows(style: .plain)
    let window = show(rows)
    PressSequence(in: window).press(.keyboardDownArrow)
    let cell = window.focusSystem.focusedView
    rows.tableView.reloadData()
    window.layoutIfNeeded()
    #expect(cell?.isFocused != true)
    #expect(window.focusSystem.focusedItem == nil)
  }

  /// A view that can be focused and handles keys.
  private final class Tile: UIView {
    var takesKeys = false
    override var canBecomeFocused: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if !takesKeys { super.pressesBegan(presses, with: event) }
    }
  }

  @Test func `arrow keys move inside a group, and tabs between groups`() {
    let controller = UIViewController()
    let window = show(controller)
    var tiles: [Tile] = []
    for index in 0..<6 {
      let tile = Tile(frame: CGRect(x: index % 3 * 100, y: index / 3 * 100, width: 80, height: 80))
      tile.focusGroupIdentifier = index / 3 == 0 ? "above" : "below"
      controller.view.addSubview(tile)
      tiles.append(tile)
    }
    tiles[5].focusGroupPriority = .prioritized
    let keys = PressSequence(in: window)
    func focus(after key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> Int? {
      keys.press(key, modifiers)
      return tiles.firstIndex { $0.isFocused }
    }
    #expect(focus(after: .keyboardRightArrow) == 0)
    #expect(focus(after: .keyboardRightArrow) == 1)
    #expect(focus(after: .keyboardDownArrow) == 1)
    #expect(focus(after: .keyboardTab) == 5)
    #expect(focus(after: .keyboardLeftArrow) == 4)
    #expect(focus(after: .keyboardTab, .shift) == 0)
    tiles[0].takesKeys = true
    #expect(focus(after: .keyboardRightArrow) == 0)
  }

  @Test func `an environment moves the focus to what it prefers, unless one of them refuses`() {
    final class Controller: UIViewController {
      let tiles = [Tile(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Tile()]
      var permits = true
      override var preferredFocusEnvironments: [any UIFocusEnvironment] { [tiles[1]] }
      override func viewDidLoad() {
        super.viewDidLoad()
        tiles[1].frame = CGRect(x: 0, y: 100, width: 50, height: 50)
        tiles.forEach(view.addSubview)
      }
      override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { permits }
    }
    let controller = Controller()
    let window = show(controller)
    window.focusSystem.requestFocusUpdate(to: controller.tiles[0])
    #expect(controller.tiles[0].isFocused)
    controller.setNeedsFocusUpdate()
    controller.updateFocusIfNeeded()
    #expect(controller.tiles[1].isFocused)
    controller.permits = false
    PressSequence(in: window).press(.keyboardUpArrow)
    #expect(controller.tiles[1].isFocused)
  }

  @Test func `keys edit the text of the first responder`() {
    let controller = UIViewController()
    let window = show(controller)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    let keys = PressSequence(in: window)
    keys.press(.keyboardH, .shift)
    keys.press(.keyboardI)
    keys.press(.keyboard1)
    keys.press(.keyboardDeleteOrBackspace)
    keys.press(.keyboardJ, .command)
    #expect(field.text == "Hi")
  }

  @Test func `items of a grid are found in every direction`() {
    let frames = (0..<9).map { CGRect(x: $0 % 3 * 100, y: $0 / 3 * 100, width: 90, height: 90) }
    func nearest(_ index: Int, _ heading: UIFocusHeading) -> Int? {
      let others = frames.indices.filter { $0 != index }
      return FocusGeometry.nearest(to: frames[index], heading, in: others.map { frames[$0] })
        .map { others[$0] }
    }
    #expect(nearest(4, .up) == 1)
    #expect(nearest(4, .down) == 7)
    #expect(nearest(4, .left) == 3)
    #expect(nearest(4, .right) == 5)
    #expect(nearest(0, .up) == nil)
    #expect(nearest(2, .right) == nil)
    #expect(nearest(4, .next) == nil)
    #expect(FocusGeometry.nearest(to: .zero, .down, in: []) == nil)
  }

  private final class Item: UIAccessibilityElement, UIFocusItem {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let canBecomeFocused = true
    let preferredFocusEnvironments: [any UIFocusEnvironment] = []
    var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }

    func setNeedsFocusUpdate() {}
    func updateFocusIfNeeded() {}
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
  }

  @Test("an item of an app need not say whether it is focused, and in which group")
  func optionalMembers() {
    let item = Item(accessibilityContainer: self)
    #expect(!item.isFocused)
    #expect(item.focusGroupIdentifier == nil)
  }
}
