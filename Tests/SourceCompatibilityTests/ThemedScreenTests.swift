import CellophaneTesting
import Testing
import UIKit

@MainActor struct ThemedScreenTests {
  @Test("a theme of appearance proxies reaches the bars, cells and fields of a screen")
  func theme() {
    Theme.apply()
    defer { AppearanceProxies.removeAll() }
    let controller = UITableViewController(style: .plain)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    let navigation = UINavigationController(rootViewController: controller)
    let screen = Screen(.iPhone16, navigation)
    let bar = navigation.navigationBar
    #expect(bar.tintColor == .white)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    #expect(controller.tableView.separatorColor == .clear)
    let attributes = controller.navigationItem.rightBarButtonItem?.titleTextAttributes(for: .normal)
    #expect(attributes?[.font] as? UIFont == .systemFont(ofSize: 15))
    withExtendedLifetime(screen) {}
  }

  @Test("a screen observes its offset and animates with a display link while time passes")
  func parallax() {
    let controller = ParallaxController()
    let screen = Screen(.iPhone16, controller)
    #expect(controller.header.trackingIdentifier == "header" && controller.header.alpha == 1)
    let top = controller.scrollView.adjustedContentInset.top
    controller.scrollView.contentOffset.y = 50 - top
    #expect(controller.header.alpha == 0.5)
    #expect(controller.progress == 0)
    screen.wait(for: 0.25)
    #expect(abs(controller.progress - 0.5) < 0.04)
    screen.wait(for: 1)
    #expect(controller.progress == 1)
  }
}
