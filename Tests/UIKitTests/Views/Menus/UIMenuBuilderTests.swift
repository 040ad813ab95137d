import Testing
import UIKit

@testable import CelloViews

@MainActor @Suite(.serialized) struct UIMenuBuilderTests {
  private let root = UIMenu(
    identifier: .root,
    children: [
      UIMenu(title: "File", identifier: .file),
      UIMenu(
        title: "Edit", identifier: .edit,
        children: [
          UIAction(identifier: .paste) { _ in },
          UICommand(title: "Copy", action: "copy:", propertyList: 1),
        ]),
    ])

  private var builder: MenuTreeBuilder { MenuTreeBuilder(.main, root) }

  private func names(_ menu: UIMenu) -> [String] {
    menu.children.map { ($0 as? UIMenu)?.title ?? "-" }
  }

  @Test func `menus, actions and commands are found by their identifiers`() {
    let builder = builder
    #expect(builder.menu(for: .edit)?.title == "Edit")
    #expect(builder.menu(for: .help) == nil)
    #expect(builder.action(for: .paste) != nil)
    #expect(builder.command(for: "copy:", propertyList: 1)?.title == "Copy")
    #expect(builder.command(for: "copy:") == nil)
  }

  @Test func `menus are inserted beside and in others`() {
    let builder = builder
    builder.insertSibling(UIMenu(title: "A"), beforeMenu: .edit)
    builder.insertSibling(UIMenu(title: "B"), afterMenu: .edit)
    builder.insertChild(UIMenu(title: "C"), atStartOfMenu: .root)
    builder.insertChild(UIMenu(title: "D"), atEndOfMenu: .file)
    #expect(names(builder.root) == ["C", "File", "A", "Edit", "B"])
    #expect(builder.menu(for: .file).map(names) == ["D"])
  }

  @Test func `menus are removed and replaced`() {
    let builder = builder
    builder.remove(menu: .file)
    builder.replace(menu: .edit, with: UIMenu(title: "New", identifier: .edit))
    builder.replaceChildren(ofMenu: .edit) { $0 + [UIMenu(title: "X")] }
    #expect(names(builder.root) == ["New"])
    #expect(builder.menu(for: .edit).map(names) == ["X"])
  }

  @Test func `what does not exist and what exists already changes nothing`() {
    let builder = builder
    builder.remove(menu: .help)
    builder.replace(menu: .help, with: UIMenu(title: "New"))
    builder.insertChild(UIMenu(title: "Second", identifier: .edit), atEndOfMenu: .file)
    builder.insertChild(UIMenu(title: "Lost"), atEndOfMenu: .help)
    #expect(builder.root === root)
  }

  @Test func `the app's delegate changes the main menu, whose key commands work`() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var log: [String] = []
      func runReport() { log.append("report") }
      override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system == .main else { return }
        log.append("build")
        let command = UIKeyCommand(
          title: "Report", action: Delegate.runReport, input: "r", modifierFlags: .command)
        builder.insertChild(UIMenu(title: "", children: [command]), atStartOfMenu: .file)
      }
    }
    // Another test creates its own application.
    UIScene.application = UIApplication.shared
    let former = UIApplication.shared.delegate
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    UIMenuSystem.main.setNeedsRebuild()
    defer {
      UIApplication.shared.delegate = former
      UIMenuSystem.main.setNeedsRebuild()
    }
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let keys = PressSequence(in: window)
    keys.press(.keyboardR, .command)
    keys.press(.keyboardR, .command)
    #expect(delegate.log == ["build", "report", "report"])
    UIMenuSystem.main.setNeedsRebuild()
    keys.press(.keyboardR, .command)
    #expect(delegate.log == ["build", "report", "report", "build", "report"])
  }

  @Test func `the system's main menu has the menus of the menu bar`() {
    let builder = MenuTreeBuilder(.main, UIMenuSystem.main.root)
    for identifier: UIMenu.Identifier in [
      .application, .file, .edit, .format, .view, .window, .help, .standardEdit, .undoRedo, .find,
      .font, .textStyle, .newScene, .preferences, .sidebar,
    ] {
      #expect(builder.menu(for: identifier) != nil, "\(identifier.rawValue)")
    }
  }
}
