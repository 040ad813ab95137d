import CelloValues
import Foundation
import Testing
import UIKit

@Suite("The screen that an environment variable sets") struct DefaultScreenTests {
  @Test("the screen is that of an iPhone 16, unless the variable describes another")
  func screens() throws {
    #expect(DefaultScreen.screen(in: [:]) == DefaultScreen())
    #expect(DefaultScreen.screen(in: ["CELLOPHANE_SCREEN": ""]) == DefaultScreen())
    let iPhone8 = DefaultScreen.screen(in: ["CELLOPHANE_SCREEN": "375x667@2"])
    #expect(iPhone8.size == CGSize(width: 375, height: 667) && iPhone8.scale == 2)
    #expect(iPhone8.safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let iPhone14 = try #require(DefaultScreen("390X844@3"))
    #expect(iPhone14.size == CGSize(width: 390, height: 844) && iPhone14.scale == 3)
    #expect(iPhone14.safeArea == DefaultScreen().safeArea && iPhone14.safeArea.bottom == 34)
  }

  @Test(
    "a text of another form is not a screen",
    arguments: [
      "iPhone 8", "375x667", "375@2", "375x667x2", "375@667x2", "x375667@2", "375x667@",
      "375x667@5",
      "99x667@2", "375x2001@2", "-375x667@2", "375x667@2.5", "99999999999999999999x667@2",
      "375x667@2@",
    ])
  func otherTexts(text: String) {
    #expect(DefaultScreen(text) == nil)
    #expect(DefaultScreen.screen(in: ["CELLOPHANE_SCREEN": text]) == DefaultScreen())
  }

  @Test("the main screen and the current traits are those of the default screen")
  @MainActor func mainScreen() {
    #expect(UIScreen.main.bounds.size == DefaultScreen.current.size)
    #expect(UITraitCollection.current.displayScale == DefaultScreen.current.scale)
  }
}
