import CellophaneTesting
import Testing
import UIKit

/// Stories on a screen.
@MainActor struct StoriesScreenTests {
  @Test func `pages follow each other while time passes`() {
    let controller = StoriesController()
    let screen = Screen(.iPhone16, controller)
    #expect(controller.timer.isRunning)
    screen.wait(for: 4)
    #expect(controller.pages.currentPage == 0)
    screen.wait(for: 2)
    #expect(controller.pages.currentPage == 1 && controller.shownPages == [1])
    screen.wait(for: 10)
    #expect(controller.shownPages == [1, 2, 0])
    controller.share()
    #expect(controller.presentedViewController?.title == "Stories")
    screen.wait(for: 10)
    // The delegate does not advance the page while a controller is presented.
    #expect(controller.pages.currentPage == 0 && !controller.timer.isRunning)
  }

  @Test func `a keyboard of an app's own types`() throws {
    let controller = StoriesController()
    let screen = Screen(.iPhone16, controller)
    try screen.tap("Amount")
    try screen.tap("3")
    try screen.tap("1")
    #expect(controller.amount.text == "31")
    try screen.tap("Done")
    #expect(!controller.amount.isFirstResponder)
  }
}
