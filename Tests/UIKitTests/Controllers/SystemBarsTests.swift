import Testing
import UIKit

@testable import CelloControllers

@MainActor struct SystemBarsTests {
  private final class Controller: UIViewController {
    var isHidden = false
    var style = UIStatusBarStyle.default
    var hidesIndicator = false

    override var prefersStatusBarHidden: Bool { isHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("the bars follow the preferences of the root controller")
  func preferences() {
    let controller = Controller()
    let window = window(controller)
    #expect(window.systemBars == SystemBars(statusBar: .dark, homeIndicator: .dark))
    controller.style = .lightContent
    #expect(window.systemBars == SystemBars(statusBar: .light, homeIndicator: .dark))
    controller.isHidden = true
    #expect(window.systemBars.statusBar == nil)
    controller.hidesIndicator = true
    #expect(window.systemBars == SystemBars(statusBar: nil, homeIndicator: nil))
    let other = UIViewController()
    other.overrideUserInterfaceStyle = .dark
    window.rootViewController = other
    #expect(window.systemBars == SystemBars(statusBar: .light, homeIndicator: .light))
    window.rootViewController = nil
    #expect(window.systemBars == SystemBars(statusBar: .dark, homeIndicator: .dark))
  }

  @Test("dark content stays dark in the dark appearance")
  func darkContent() {
    let controller = Controller()
    controller.overrideUserInterfaceStyle = .dark
    controller.style = .darkContent
    #expect(window(controller).systemBars.statusBar == .dark)
  }

  @Test("containers ask their children")
  func containers() {
    let child = Controller()
    child.isHidden = true
    child.style = .lightContent
    child.hidesIndicator = true
    let navigation = UINavigationController(rootViewController: child)
    let window = window(navigation)
    #expect(window.systemBars == SystemBars(statusBar: nil, homeIndicator: nil))
    child.isHidden = false
    // A visible bar determines the style.
    #expect(window.systemBars.statusBar == .dark)
    navigation.navigationBar.barStyle = .black
    #expect(window.systemBars.statusBar == .light)
    navigation.navigationBar.barStyle = .default
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(window.systemBars.statusBar == .light)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    window.rootViewController = tabs
    #expect(window.systemBars == SystemBars(statusBar: .light, homeIndicator: nil))
    tabs.selectedIndex = 1
    #expect(window.systemBars == SystemBars(statusBar: .dark, homeIndicator: .dark))
  }

  @Test("presented controllers decide if they fill the screen")
  func presentations() {
    let root = UIViewController()
    let window = window(root)
    let sheet = Controller()
    sheet.isHidden = true
    root.present(sheet, animated: false)
    #expect(window.systemBars.statusBar != nil)
    root.dismiss(animated: false)
    let full = Controller()
    full.isHidden = true
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    #expect(window.systemBars.statusBar == nil)
  }

  @Test("a sheet of iOS 18 with full height has light content above it")
  func recededCard() {
    let root = UIViewController()
    let window = window(root)
    window.inherit(
      UITraitCollection(traitsFrom: [
        .iPhone, UITraitCollection { $0.systemVersion = .iOS18 },
      ]))
    root.present(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(window.systemBars.statusBar == .light)
    root.dismiss(animated: false)
    #expect(window.systemBars.statusBar == .dark)
  }

  @Test("children that lead in a circle end the search")
  func circle() {
    final class Circular: UIViewController {
      override var childForStatusBarHidden: UIViewController? { self }
      override var childForStatusBarStyle: UIViewController? { self }
      override var prefersStatusBarHidden: Bool { true }
    }
    #expect(window(Circular()).systemBars.statusBar == nil)
  }
}
