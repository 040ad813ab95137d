import Testing
@_spi(Cello) import UIKit

@testable import CelloControllers
@testable import CelloViews

/// Proxies apply to the whole process: each test removes them before another test can run.
@MainActor struct BarAppearanceProxyTests {
  private func run(_ body: () throws -> Void) rethrows {
    defer { AppearanceProxies.removeAll() }
    try body()
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func screen(_ title: String = "Title") -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    return controller
  }

  @Test("navigation bars receive colors, title attributes and appearances")
  func navigationBars() {
    run {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .systemRed
      let proxy = UINavigationBar.appearance()
      proxy.tintColor = .systemGreen
      proxy.standardAppearance = appearance
      proxy.scrollEdgeAppearance = appearance
      proxy.prefersLargeTitles = true
      let navigation = UINavigationController(rootViewController: screen())
      let window = window(navigation)
      let bar = navigation.navigationBar
      #expect(bar.tintColor == .systemGreen && bar.prefersLargeTitles)
      #expect(bar.standardAppearance.backgroundColor == .systemRed)
      #expect(bar.scrollEdgeAppearance?.backgroundColor == .systemRed)
      #expect(bar.compactAppearance == nil)
      withExtendedLifetime(window) {}
    }
  }

  @Test("an appearance of the bar itself takes precedence")
  func ownAppearance() {
    run {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .systemRed
      UINavigationBar.appearance().standardAppearance = appearance
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.systemBlue]
      let navigation = UINavigationController(rootViewController: screen())
      let own = UINavigationBarAppearance()
      own.backgroundColor = .systemGreen
      navigation.navigationBar.standardAppearance = own
      let window = window(navigation)
      let bar = navigation.navigationBar
      #expect(bar.standardAppearance.backgroundColor == .systemGreen)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .systemBlue)
      withExtendedLifetime(window) {}
    }
  }

  @Test("items receive title attributes and colors when a bar shows them, also later ones")
  func items() {
    run {
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.systemRed], for: .normal)
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self])
        .tintColor = .systemGreen
      let controller = screen()
      let navigation = UINavigationController(rootViewController: controller)
      controller.toolbarItems = [UIBarButtonItem(title: "Tool")]
      navigation.isToolbarHidden = false
      let window = window(navigation)
      let item = controller.navigationItem.rightBarButtonItem
      let attributes = item?.titleTextAttributes(for: .normal)
      #expect(attributes?[.foregroundColor] as? UIColor == .systemRed)
      #expect(item?.titleTextAttributes(for: .highlighted) == nil && item?.tintColor == nil)
      #expect(controller.toolbarItems?.first?.tintColor == .systemGreen)
      let later = UIBarButtonItem(title: "Later")
      later.setTitleTextAttributes([.foregroundColor: UIColor.systemBlue], for: .normal)
      let plain = UIBarButtonItem(title: "Plain")
      controller.navigationItem.rightBarButtonItems = [later, plain]
      window.layoutIfNeeded()
      let own = later.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
      let given = plain.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
      #expect(own == .systemBlue && given == .systemRed)
    }
  }

  @Test("tab bars and their items")
  func tabBars() {
    run {
      UITabBar.appearance().unselectedItemTintColor = .systemRed
      UITabBarItem.appearance().badgeColor = .systemGreen
      UITabBarItem.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
      let tabs = UITabBarController()
      let first = screen("First")
      tabs.viewControllers = [first, screen("Second")]
      let window = window(tabs)
      #expect(tabs.tabBar.unselectedItemTintColor == .systemRed)
      #expect(first.tabBarItem.badgeColor == .systemGreen)
      #expect(first.tabBarItem.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
      withExtendedLifetime(window) {}
    }
  }

  @Test("a class of an app, in the bars of a controller")
  func classes() {
    final class Bar: UINavigationBar {}
    run {
      Bar.appearance().barTintColor = .systemRed
      UINavigationBar.appearance().barTintColor = .systemBlue
      let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
      navigation.viewControllers = [screen()]
      let plain = UINavigationController(rootViewController: screen())
      let windows = [window(navigation), window(plain)]
      #expect(navigation.navigationBar.barTintColor == .systemRed)
      #expect(plain.navigationBar.barTintColor == .systemBlue)
      withExtendedLifetime(windows) {}
    }
  }

  @Test("views of alerts, by their controller")
  func alerts() {
    run {
      UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self])
        .tintColor = .systemRed
      let controller = screen()
      let window = window(controller)
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      controller.present(alert, animated: false)
      window.layoutIfNeeded()
      #expect(alert.view.subviews.first?.tintColor == .systemRed)
      #expect(controller.view.tintColor != .systemRed)
    }
  }
}
