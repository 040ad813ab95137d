import Foundation
import Testing
import UIKit

@testable import CelloScenes

/// Devices and their users.
@MainActor struct ScreenTests {
  /// A controller with a list, a button that opens a menu, and a text field.
  private final class Controller: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    let table = UITableView(frame: .zero, style: .plain)
    let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("\(traitCollection.userInterfaceStyle.rawValue) \(view.bounds.width)")
      let button = UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: "Edit") { [unowned self] _ in log.append("edit") })
      button.frame = CGRect(x: 16, y: 60, width: 80, height: 44)
      field.frame = CGRect(x: 120, y: 60, width: 200, height: 44)
      field.accessibilityIdentifier = "name"
      table.frame = CGRect(x: 0, y: 120, width: view.bounds.width, height: 600)
      table.dataSource = self
      table.delegate = self
      [button, field, table].forEach(view.addSubview)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("row \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
          log.append("delete \(indexPath.row)")
          done(true)
        }
      ])
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in self.log.append("copy") }])
      }
    }
  }

  private let controller = Controller()

  @Test("a controller is loaded with the traits and size of its device")
  func device() {
    let screen = Screen(
      .iPhoneSe, controller, traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(controller.log == ["2 320.0"])
    #expect(screen.window.bounds.size == CGSize(width: 320, height: 568))
    #expect(controller.view.safeAreaInsets.top == 20)
    screen.traits = UITraitCollection(userInterfaceStyle: .light)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
  }

  @Test("elements are tapped by their labels, and typed into by their identifiers")
  func touches() throws {
    let screen = Screen(.iPhone16, controller)
    try screen.tap("Edit")
    try screen.tap("name")
    try screen.type("Ada")
    #expect(controller.log.last == "edit")
    #expect(controller.field.text == "Ada")
  }

  @Test("rows at any position can be selected, swiped and pressed")
  func rows() throws {
    let screen = Screen(.iPhone16, controller)
    try screen.select([0, 70])
    #expect(controller.log.last == "row 70")
    try screen.swipe("Row 70", .left)
    #expect(screen.elements.contains("\"Delete\", button"))
    try screen.tap("Delete")
    #expect(controller.log.last == "delete 70")
    try screen.longPress("Row 69")
    #expect(screen.elements == ["\"Copy\", button"])
    try screen.tap("Copy")
    #expect(controller.log.last == "copy")
  }

  @Test("a finger remains on the screen until it is lifted")
  func finger() throws {
    let lower = UIViewController()
    let upper = UIViewController()
    let screen = Screen(.iPhone16, UINavigationController(rootViewController: lower))
    let stack = try #require(screen.controller as? UINavigationController)
    screen.perform { stack.pushViewController(upper, animated: false) }
    func place() -> CGFloat { upper.view.convert(CGPoint.zero, to: screen.window).x }
    screen.touchDown(at: CGPoint(x: 2, y: 400))
    screen.moveFinger(by: CGVector(dx: 100, dy: 0))
    #expect(place() == 100)
    screen.moveFinger(by: CGVector(dx: 50, dy: 0))
    #expect(place() == 150)
    screen.liftFinger()
    #expect(place() == 0 && stack.topViewController === upper)
    screen.touchDown(at: CGPoint(x: 2, y: 400))
    screen.moveFinger(by: CGVector(dx: 100, dy: 0))
    screen.cancelFinger()
    #expect(place() == 0 && stack.topViewController === upper)
    screen.touchDown(at: CGPoint(x: 2, y: 400))
    screen.moveFinger(by: CGVector(dx: 100, dy: 0))
    screen.liftFinger(velocity: CGVector(dx: 1_000, dy: 0))
    #expect(stack.topViewController === lower)
    // Moving has no effect if no finger is down.
    screen.moveFinger(by: CGVector(dx: 100, dy: 0))
    screen.liftFinger()
  }

  @Test("a finger touches an element and stays there")
  func fingerOnElement() throws {
    let screen = Screen(.iPhone16, controller)
    try screen.touchDown("Edit")
    #expect(controller.log.last != "edit")
    screen.liftFinger()
    #expect(controller.log.last == "edit")
    #expect(throws: ScreenError.self) { try screen.touchDown("Save") }
  }

  @Test("scrolling ends where the content does")
  func scroll() throws {
    let screen = Screen(.iPhone16, controller)
    try screen.scroll(by: 1_000_000)
    #expect(screen.elements.contains("\"Row 99\""))
    try screen.scroll(by: -.infinity)
    #expect(controller.table.contentOffset.y == -controller.table.adjustedContentInset.top)
    try screen.scroll(by: .nan)
  }

  @Test("impossible user actions throw an error with the reason")
  func errors() {
    let screen = Screen(.iPhone16, UIViewController())
    func message(_ body: () throws -> Void) -> String {
      do { try body() } catch { return "\(error)" }
      return "none"
    }
    #expect(message { try screen.tap("Save") }.hasSuffix("It has: none."))
    #expect(message { try screen.type("a") }.contains("Tap a text field first"))
    #expect(message { try screen.scroll(by: 1) } == "The screen has no list or other scroll view.")
    let other = Screen(.iPhone16, controller)
    #expect(
      message { try other.tap("Save") }.contains(
        "\"Edit\", button; (no label), textField, identifier \"name\";"))
    #expect(message { try other.select([7, 0]) }.contains("no row at [7, 0]"))
    #expect(message { try other.select([]) }.contains("no row at []"))
  }
}
