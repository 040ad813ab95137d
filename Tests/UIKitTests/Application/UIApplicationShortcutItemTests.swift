import Testing
import UIKit

struct UIApplicationShortcutItemTests {
  @Test("a copy that can be changed does not change the original")
  func copies() throws {
    let icon = UIApplicationShortcutIcon(systemImageName: "star")
    let item = UIApplicationShortcutItem(
      type: "open", localizedTitle: "Open", localizedSubtitle: nil, icon: icon,
      userInfo: ["path": "/a" as NSString])
    let copy = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    #expect(copy.type == "open" && copy.icon == icon && copy.userInfo?.count == 1)
    copy.localizedTitle = "Close"
    copy.icon = UIApplicationShortcutIcon(type: .share)
    #expect(item.localizedTitle == "Open" && item.icon == icon)
    let fixed = try #require(copy.copy() as? UIApplicationShortcutItem)
    copy.localizedTitle = "Later"
    #expect(fixed.localizedTitle == "Close" && !(fixed is UIMutableApplicationShortcutItem))
  }

  @Test("icons from the same source are equal")
  func icons() {
    #expect(
      UIApplicationShortcutIcon(type: .add) == UIApplicationShortcutIcon(type: .add))
    #expect(
      UIApplicationShortcutIcon(templateImageName: "a")
        != UIApplicationShortcutIcon(systemImageName: "a"))
  }
}
