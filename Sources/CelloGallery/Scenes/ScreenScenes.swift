import CelloScenes
import UIKit

/// Whole screens of apps, some of them after touches of a user.
enum ScreenScenes {
  static let scenes: [Scene] =
    settings + mail + reminders + contacts + library + music + others + ScreenMovementScenes.scenes

  private static let settings = [
    screen("settings", "settings in groups") { SettingsController() },
    screen("settings-switched", "settings with a switch that was turned on") {
      SettingsController()
    } steps: {
      try $0.tap("Airplane Mode switch")
    },
    screen("settings-detail", "a screen that a row has led to, with a button back") {
      SettingsController()
    } steps: {
      try $0.tap("Notifications")
    },
    screen("settings-back", "settings after the way back from another screen") {
      SettingsController()
    } steps: {
      try $0.tap("Notifications")
      try $0.tap("Settings")
    },
    screen("settings-small", "settings on a small device", on: .iPhoneSe) {
      SettingsController()
    },
    screen("settings-landscape", "settings on a device that lies", on: .iPhone16(.landscape)) {
      SettingsController()
    },
    screen("settings-pad", "settings on a large device", on: .iPadPro11) { SettingsController() },
  ]

  private static let mail = [
    screen("mail", "messages below a large title and a search field") { MailController() },
    screen("mail-scrolled", "messages below an inline title") {
      MailController()
    } steps: {
      try $0.scroll(by: 200)
    },
    screen("mail-swiped", "a message that is swiped to its actions") {
      MailController()
    } steps: { screen in
      try screen.swipe("Grace, A moth in the relay", screen.isRightToLeft ? .right : .left)
    },
    screen("mail-editing", "messages that are selected above a toolbar") {
      MailController()
    } steps: {
      try $0.tap("Edit")
      try $0.select([0, 1])
      try $0.select([0, 2])
    },
    screen("mail-archived", "messages after some were archived") {
      MailController()
    } steps: {
      try $0.tap("Edit")
      try $0.select([0, 0])
      try $0.tap("Archive")
    },
    screen("mail-menu", "the context menu of a message") {
      MailController()
    } steps: {
      try $0.longPress("Hedy, Hopping frequencies")
    },
    screen("mail-search", "a search, with the messages that match") {
      MailController()
    } steps: {
      try $0.tap("Search")
      try $0.type("tra")
    },
    screen("mail-detail", "a message that was opened") {
      MailController()
    } steps: {
      try $0.select([0, 0])
    },
  ]

  private static let reminders = [
    screen("reminders", "reminders with circles that complete them") { RemindersController() },
    screen("reminders-completed", "a reminder that was completed") {
      RemindersController()
    } steps: {
      try $0.tap("Complete Buy tea")
    },
    screen("reminders-empty", "a list without reminders") { RemindersController(isEmpty: true) },
    screen("reminders-menu", "the menu of a bar button item") {
      RemindersController()
    } steps: {
      try $0.tap("More")
    },
    screen("reminders-submenu", "a menu inside a menu") {
      RemindersController()
    } steps: {
      try $0.tap("More")
      try $0.tap("Sort by")
    },
    screen("reminders-alert", "a question above a list") {
      RemindersController()
    } steps: {
      try $0.tap("More")
      try $0.tap("Delete All")
    },
    screen("reminders-deleted", "a list after the question was answered") {
      RemindersController()
    } steps: {
      try $0.tap("More")
      try $0.tap("Delete All")
      try $0.tap("Delete")
    },
    screen("reminders-dragging", "a reminder that is dragged over another one") {
      RemindersController()
    } steps: {
      try $0.drag("Water the plants", to: "Buy tea", drops: false)
    },
    screen("reminders-dropped", "reminders in another order") {
      RemindersController()
    } steps: {
      try $0.drag("Water the plants", to: "Buy tea")
    },
    screen("reminders-focus", "a reminder that has the focus of a keyboard", on: .iPadMini) {
      RemindersController()
    } steps: {
      $0.press(.keyboardDownArrow)
      $0.press(.keyboardDownArrow)
    },
    screen("reminders-sheet", "a form on a sheet of half the height") {
      RemindersController()
    } steps: {
      try $0.tap("Add")
    },
    screen("reminders-typing", "a form that is being filled in") {
      RemindersController()
    } steps: {
      try $0.tap("Add")
      try $0.tap("title")
      try $0.type("Sweep the yard")
    },
    screen("reminders-added", "a list to which a form has added a row") {
      RemindersController()
    } steps: {
      try $0.tap("Add")
      try $0.tap("title")
      try $0.type("Sweep the yard")
      try $0.tap("Done")
    },
  ]

  private static let contacts = [
    screen("contacts", "people in sections with an index") { ContactsController() },
    screen("contacts-scrolled", "people in the middle of a long list") {
      ContactsController()
    } steps: {
      try $0.scroll(by: 500)
    },
    screen("contacts-profile", "a person with buttons") {
      ContactsController()
    } steps: {
      try $0.select([2, 0])
    },
    screen("contacts-landscape", "people on a device that lies", on: .iPhone16(.landscape)) {
      ContactsController()
    },
  ]

  private static let library = [
    screen("library", "an outline beside pictures", on: .iPadPro11, isContained: true) {
      LibraryController()
    },
    screen(
      "library-collapsed", "an outline whose first part is collapsed", on: .iPadPro11,
      isContained: true
    ) {
      LibraryController()
    } steps: {
      try $0.tap("Collapse")
    },
    screen("library-compact", "the outline on a small device", isContained: true) {
      LibraryController()
    } steps: {
      try $0.tap("Photos")
    },
    screen("library-photos", "pictures that a row of an outline has led to", isContained: true) {
      LibraryController()
    } steps: {
      try $0.tap("Photos")
      try $0.tap("Favorites")
    },
    screen("photos", "a grid of pictures below a shelf") { PhotosController() },
  ]

  private static let music = [
    screen("music", "a tab bar with what is playing above it", isContained: true) {
      MusicController(hasPlayer: true)
    },
    screen("music-minimized", "a tab bar that scrolling has made small", isContained: true) {
      MusicController(hasPlayer: true)
    } steps: {
      try $0.scroll(by: 300)
    },
    screen("music-more", "the tabs that the bar has no room for", isContained: true) {
      MusicController()
    } steps: {
      try $0.tap("More")
    },
    screen("music-profile", "a tab that was opened from the list of the others", isContained: true)
    {
      MusicController()
    } steps: {
      try $0.tap("More")
      try $0.tap("Profile")
    },
    screen("music-customizing", "tabs that are being rearranged", isContained: true) {
      MusicController()
    } steps: {
      try $0.tap("More")
      try $0.tap("Edit")
    },
    screen(
      "music-sidebar", "tabs and their groups in a sidebar", on: .iPadPro11, isContained: true
    ) {
      let controller = MusicController()
      controller.sidebar.isHidden = false
      return controller
    },
  ]

  private static let others = [
    screen("tabs", "several screens behind a tab bar", isContained: true) { TabsController() },
    screen("tabs-contacts", "another tab", isContained: true) {
      TabsController()
    } steps: {
      try $0.tap("Contacts")
    },
    screen("account", "a form whose button is disabled") { AccountController() },
    screen("account-filled", "a form with a name and a password") {
      AccountController()
    } steps: {
      try $0.fillIn()
    },
    screen("account-alert", "an alert with a text field") {
      AccountController()
    } steps: {
      try $0.fillIn()
      try $0.tap("Sign In")
    },
    screen("account-edit-menu", "the edit menu of a text that is selected") {
      AccountController()
    } steps: {
      // The menu contains a paste command if the pasteboard is not empty.
      UIPasteboard.general.items = []
      try $0.fillIn()
      try $0.longPress("name")
      try $0.tap("Select All")
    },
    screen("event-date", "the calendar of a compact date picker") {
      EventController()
    } steps: {
      try $0.tap("Day")
    },
    screen("questions", "questions whose answers are hidden") { QuestionsController() },
    screen("questions-expanded", "a question with its answer") {
      QuestionsController()
    } steps: {
      try $0.tap("Expand")
    },
    screen("questions-actions", "actions on a sheet at the bottom of the screen") {
      QuestionsController()
    } steps: {
      try $0.tap("Share")
    },
    screen("questions-popover", "actions beside the button that asks for them", on: .iPadPro11) {
      QuestionsController()
    } steps: {
      try $0.tap("Share")
    },
  ]

  /// Returns a scene with light and dark, both system versions, both layout directions and three
  /// text sizes: all combinations at one pixel per point, and pairs of values at the scale of the
  /// device.
  ///
  /// - Parameter isContained: a Boolean value that indicates whether the view controller is shown
  ///   without a navigation controller.
  private static func screen(
    _ name: String, _ summary: String, on device: ViewImageConfig = .iPhone16,
    isContained: Bool = false, _ make: @escaping @MainActor @Sendable () -> UIViewController,
    steps: @escaping @MainActor @Sendable (Screen) throws -> Void = { _ in }
  ) -> Scene {
    let style = Axis.style()
    let version = Axis.systemVersion()
    let direction = Axis.direction()
    let textSize = Axis.textSize(.large, .extraExtraExtraLarge, .accessibilityMedium)
    return Scene(
      group: "screens", name: name, shows: summary, on: device,
      cases: .pairwise(style, version, direction, textSize)
        + .listed(style, version, direction, textSize, .scale(1)),
      screen: { _ in
        isContained ? make() : UINavigationController(rootViewController: make())
      },
      steps: { screen, _ in try steps(screen) })
  }
}

extension Screen {
  fileprivate var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }

  fileprivate func fillIn() throws {
    try tap("name")
    try type("Ada")
    try tap("password")
    try type("secret")
  }
}
