import CellophaneTesting
import Foundation
import Testing
import UIKit

/// Screens of settings.
@MainActor struct SettingsScreenTests {
  private func screen(_ controller: UIViewController) -> Screen {
    Screen(.iPhone16, UINavigationController(rootViewController: controller))
  }

  @Test("settings have values, switches and screens")
  func settings() throws {
    let controller = SettingsListController()
    let screen = screen(controller)
    #expect(
      screen.elements == [
        "\"Settings\", header",
        "\"Maren Vogel, Profile\"",
        "\"Airplane Mode\"",
        "(no label), value \"0\", button toggleButton, identifier \"Airplane Mode.switch\"",
        "\"Wi-Fi, Harbor\"",
        "\"Bluetooth\"",
        "(no label), value \"1\", button toggleButton, identifier \"Bluetooth.switch\"",
        "\"Airplane mode turns all of these off.\"",
        "\"General\"",
        "\"Sounds\"",
      ])
    try screen.tap("Wi-Fi, Harbor")
    #expect(controller.navigationController?.topViewController?.title == "Wi-Fi")
    try screen.tap("Settings")
    #expect(controller.navigationController?.topViewController === controller)
  }

  @Test("a switch in a row changes its setting")
  func toggle() throws {
    let controller = SettingsListController()
    let screen = screen(controller)
    try screen.tap("Airplane Mode.switch")
    #expect(controller.enabled == ["Airplane Mode", "Bluetooth"])
    try screen.tap("Bluetooth.switch")
    #expect(controller.enabled == ["Airplane Mode"])
    #expect(controller.navigationController?.viewControllers.count == 1)
  }

  @Test("a picked option returns to the row that shows it")
  func options() throws {
    let controller = PreferencesController()
    let screen = screen(controller)
    try screen.tap("Language, English")
    let picker = try #require(
      controller.navigationController?.topViewController as? OptionPickerController)
    #expect(picker.tableView.cellForRow(at: [0, 0])?.accessoryType == .checkmark)
    try screen.tap("Suomi")
    #expect(controller.navigationController?.topViewController === controller)
    #expect(screen.elements.contains("\"Language, Suomi\""))
    try screen.tap("Reset")
    #expect(screen.elements.contains("\"Language, English\""))
  }

  @Test("a row that cannot be selected has a switch that can be used")
  func analytics() throws {
    let controller = PreferencesController()
    let screen = screen(controller)
    try screen.select([1, 0])
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    let toggle = try #require(controller.tableView.cellForRow(at: [1, 0])?.accessoryView)
    SimulatedTouch.tap(toggle)
    #expect(!controller.sharesAnalytics)
  }

  @Test("controls change a preview")
  func reading() throws {
    let controller = ReadingSettingsController()
    let screen = screen(controller)
    let preview = try #require(controller.view.firstLabel)
    #expect(preview.font == .systemFont(ofSize: 17))
    try screen.tap("Mono")
    #expect(preview.font == .monospacedSystemFont(ofSize: 17, weight: .regular))
    try screen.tap("Reset")
    #expect(preview.font == .systemFont(ofSize: 17))
    #expect(screen.elements.contains("\"Reset\", button notEnabled"))
  }

  @Test("a switch inserts a section")
  func notifications() throws {
    let controller = NotificationSettingsController()
    let screen = screen(controller)
    #expect(controller.tableView.numberOfSections == 1)
    try screen.tap("allow")
    #expect(controller.isAllowed)
    try screen.tap("Lock Screen")
    #expect(controller.tableView.cellForRow(at: [1, 0])?.accessoryType == .checkmark)
    try screen.tap("allow")
    #expect(controller.tableView.numberOfSections == 1)
    #expect(!screen.elements.contains { $0.contains("Banners") })
  }

  @Test("a segmented control in a header changes the style")
  func appearance() throws {
    let controller = AppearanceController()
    let screen = screen(controller)
    try screen.tap("Dark")
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    try screen.tap("Light")
    #expect(controller.changes == ["dark", "light"])
    try screen.tap("Green")
    #expect(controller.view.tintColor == .systemGreen)
    let first = try #require(controller.tableView.cellForRow(at: [0, 0]))
    #expect(first.accessoryType == .none)
    #expect(controller.tableView.tableHeaderView?.frame.width == 393)
  }

  @Test("a value is copied from a menu, and a link is opened")
  func about() throws {
    let controller = AboutController()
    let screen = screen(controller)
    UIPasteboard.general.string = nil
    try screen.longPress("Build, 1187")
    try screen.tap("Copy")
    #expect(UIPasteboard.general.string == "1187")
    try screen.tap("Licenses")
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }
}

extension UIView {
  fileprivate var firstLabel: UILabel? {
    (self as? UILabel) ?? subviews.lazy.compactMap(\.firstLabel).first
  }
}
