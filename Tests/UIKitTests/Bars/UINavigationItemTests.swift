import Foundation
import Testing
import UIKit

@testable import CelloControllers

@MainActor struct UINavigationItemTests {
  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test("a single item is the first of the list, and replaces the list")
  func singleItems() {
    let navigationItem = UINavigationItem(title: "Title")
    let (first, second) = (item("A"), item("B"))
    #expect(navigationItem.leftBarButtonItems == nil)
    navigationItem.rightBarButtonItems = [first, second]
    #expect(navigationItem.rightBarButtonItem === first)
    navigationItem.rightBarButtonItem = second
    #expect(navigationItem.rightBarButtonItems == [second])
    navigationItem.rightBarButtonItem = nil
    #expect(navigationItem.rightBarButtonItems == nil)
  }

  @Test("groups replace items, and items replace groups")
  func groups() {
    let navigationItem = UINavigationItem()
    navigationItem.leftBarButtonItem = item("A")
    let group = item("B").creatingFixedGroup()
    navigationItem.leadingItemGroups = [group]
    #expect(navigationItem.leftBarButtonItems == nil)
    navigationItem.setLeftBarButton(item("C"), animated: true)
    #expect(navigationItem.leadingItemGroups.isEmpty)
  }

  @Test("a subtitle is the text of the attributed one, and replaces it")
  func subtitles() {
    let navigationItem = UINavigationItem()
    navigationItem.attributedSubtitle = AttributedString("Attributed")
    #expect(navigationItem.subtitle == "Attributed")
    navigationItem.subtitle = "Plain"
    #expect(navigationItem.attributedSubtitle == nil && navigationItem.subtitle == "Plain")
  }

  @Test("an appearance is copied, and the bar is notified about changes of the copy")
  func appearances() throws {
    let navigationItem = UINavigationItem()
    let appearance = UINavigationBarAppearance()
    navigationItem.standardAppearance = appearance
    var changes = 0
    navigationItem.changeHandler = { changes += 1 }
    appearance.backgroundColor = .red
    #expect(navigationItem.standardAppearance?.backgroundColor == nil && changes == 0)
    navigationItem.standardAppearance?.backgroundColor = .blue
    #expect(changes == 1)
    navigationItem.standardAppearance?.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red
    ]
    #expect(changes == 2)
    navigationItem.standardAppearance = nil
    #expect(changes == 3)
  }
}
