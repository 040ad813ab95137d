import Testing
import UIKit

@testable import CelloControls

/// The menu of apps without edit menu interactions.
@MainActor @Suite(.serialized) struct UIMenuControllerTests {
  private final class Note: UIView {
    var log: [String] = []

    override func copy(_ sender: Any?) { log.append("copy") }
    func share(_ sender: Any?) { log.append("share") }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action.name == "copy:" || action == Self.shareAction
    }

    static let shareAction = Selector(Note.share)
    static let otherAction = Selector(Note.unavailable)

    func unavailable(_ sender: Any?) {}
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let note = Note(frame: CGRect(x: 50, y: 300, width: 200, height: 100))
  private let menu = UIMenuController.shared

  init() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(note)
    window.layoutIfNeeded()
    menu.menuItems = nil
  }

  private func buttons() -> [UIView] {
    func all(_ view: UIView) -> [UIView] {
      view.isHidden ? [] : view is EditMenuButton ? [view] : view.subviews.flatMap(all)
    }
    return EditMenuOverlay.visible(onScreenOf: note).map(all)?
      .sorted { $0.frame.minX < $1.frame.minX } ?? []
  }

  @Test("the menu has the commands that the view performs, and is above the rectangle")
  func commands() throws {
    menu.menuItems = [
      UIMenuItem(title: "Share", action: Note.shareAction),
      UIMenuItem(title: "Unavailable", action: Note.otherAction),
    ]
    #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
    menu.showMenu(from: note, rect: note.bounds)
    #expect(menu.isMenuVisible)
    #expect(buttons().map(\.accessibilityLabel) == ["Copy", "Share"])
    #expect(menu.menuFrame.maxY <= 300 && menu.menuFrame.maxY > 280)
    let share = try #require(buttons().last)
    TouchSequence(in: window).tap(
      at: share.convert(CGPoint(x: share.bounds.midX, y: share.bounds.midY), to: window))
    #expect(note.log == ["share"])
    #expect(!menu.isMenuVisible)
  }

  @Test("the menu is below the rectangle if its arrow points up, and hidden by its view")
  func placement() {
    menu.arrowDirection = .up
    defer { menu.arrowDirection = .default }
    menu.setTargetRect(note.bounds, in: note)
    menu.setMenuVisible(true, animated: false)
    #expect(menu.menuFrame.minY >= 400)
    menu.hideMenu(from: UIView())
    #expect(menu.isMenuVisible)
    menu.hideMenu(from: note)
    #expect(!menu.isMenuVisible)
  }

  @Test("notifications are posted when the menu appears and disappears")
  func notifications() {
    nonisolated(unsafe) var log: [String] = []
    let names: [(NSNotification.Name, String)] = [
      (UIMenuController.willShowMenuNotification, "will show"),
      (UIMenuController.didShowMenuNotification, "did show"),
      (UIMenuController.willHideMenuNotification, "will hide"),
      (UIMenuController.didHideMenuNotification, "did hide"),
    ]
    let tokens = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
        log.append(text)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    menu.showMenu(from: note, rect: note.bounds)
    menu.hideMenu()
    #expect(log == ["will show", "did show", "will hide", "did hide"])
  }

  @Test("an item that was added appears when the menu is updated")
  func update() {
    menu.showMenu(from: note, rect: note.bounds)
    menu.menuItems = [UIMenuItem(title: "Share", action: Note.shareAction)]
    menu.update()
    #expect(buttons().map(\.accessibilityLabel) == ["Copy", "Share"])
    menu.hideMenu()
  }
}
