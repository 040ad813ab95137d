import CelloScenes
import UIKit

/// Screens during a movement of a finger, and screens in front of or behind other screens.
enum ScreenMovementScenes {
  static let scenes = [
    legibility("mail-legible", "messages under a bar with settings for legibility") {
      try $0.scroll(by: 200)
    },
    legibility("mail-menu-legible", "a menu with settings for legibility") {
      try $0.longPress("Hedy, Hopping frequencies")
    },
    screen("toolbar-search", "a search bar between the buttons of a toolbar") {
      UINavigationController(rootViewController: MailController(searchesInToolbar: true))
    },
    screen("toolbar-searching", "a search in a toolbar above the keyboard") {
      UINavigationController(rootViewController: MailController(searchesInToolbar: true))
    } steps: {
      try $0.tap("Search")
      try $0.type("tra")
    },
    screen("back-swipe", "two screens while a finger leads back") {
      UINavigationController(rootViewController: SettingsController())
    } steps: { screen in
      try screen.tap("Notifications")
      let isRightToLeft = screen.traits.layoutDirection == .rightToLeft
      screen.touchDown(at: CGPoint(x: isRightToLeft ? 391 : 2, y: 500))
      screen.moveFinger(by: CGVector(dx: isRightToLeft ? -180 : 180, dy: 0))
    },
    screen("sheet-between", "a sheet that a finger holds between two heights") {
      sheet([.medium(), .large()])
    } steps: { screen in
      screen.touchDown(at: CGPoint(x: 196, y: 460))
      screen.moveFinger(by: CGVector(dx: 0, dy: -180))
    },
    screen("sheet-leaving", "a sheet that a finger pulls away") {
      sheet([.medium()])
    } steps: { screen in
      screen.touchDown(at: CGPoint(x: 196, y: 460))
      screen.moveFinger(by: CGVector(dx: 0, dy: 170))
    },
    screen("sheet-cards", "a sheet in front of another one") {
      sheet([.large()])
    } steps: { screen in
      let controller = AccountController()
      screen.controller?.presentedViewController?.present(
        UINavigationController(rootViewController: controller), animated: false)
      screen.window.layoutIfNeeded()
    },
    screen("pad-tabs", "tabs at the top of a large screen", on: .iPadPro11) {
      MusicController()
    },
    screen("pad-search", "a search field beside buttons", on: .iPadPro11) {
      UINavigationController(rootViewController: MailController())
    },
    screen("search-tab", "the tab of a search beside the others") {
      let search = UISearchTab { _ in
        UINavigationController(rootViewController: ContactsController())
      }
      let others = [("Settings", "gear"), ("People", "person.2")].map { title, symbol in
        UITab(title: title, image: UIImage(systemName: symbol), identifier: title) { _ in
          UINavigationController(rootViewController: SettingsController())
        }
      }
      return UITabBarController(tabs: others + [search])
    },
  ]

  /// Returns a settings screen behind a sheet with questions.
  @MainActor private static func sheet(
    _ detents: [UISheetPresentationController.Detent]
  ) -> UIViewController {
    let presented = UINavigationController(rootViewController: QuestionsController())
    presented.sheetPresentationController?.detents = detents
    presented.sheetPresentationController?.prefersGrabberVisible = true
    return PresentingController(
      UINavigationController(rootViewController: SettingsController()), presented)
  }

  private static func legibility(
    _ name: String, _ summary: String, steps: @escaping @MainActor @Sendable (Screen) throws -> Void
  ) -> Scene {
    Scene(
      group: "screens", name: name, shows: summary, on: .iPhone16,
      cases: .pairwise(
        .style(), .systemVersion(), .contrast(), .weight(), .transparency()),
      screen: { _ in UINavigationController(rootViewController: MailController()) },
      steps: { screen, _ in try steps(screen) })
  }

  private static func screen(
    _ name: String, _ summary: String, on device: ViewImageConfig = .iPhone16,
    _ make: @escaping @MainActor @Sendable () -> UIViewController,
    steps: @escaping @MainActor @Sendable (Screen) throws -> Void = { _ in }
  ) -> Scene {
    Scene(
      group: "screens", name: name, shows: summary, on: device,
      cases: .pairwise(.style(), .systemVersion(), .direction()), screen: { _ in make() },
      steps: { screen, _ in try steps(screen) })
  }
}
