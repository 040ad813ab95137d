import Testing
import UIKit

@MainActor @Suite("Segues") struct UIStoryboardSegueTests {
  private final class ReplacingSegue: UIStoryboardSegue {
    override func perform() { source.title = destination.title }
  }

  @Test("a segue performs its closure, or what its class overrides")
  func performing() {
    let (list, details) = (UIViewController(), UIViewController())
    details.title = "Details"
    var count = 0
    let segue = UIStoryboardSegue(identifier: "show", source: list, destination: details) {
      count += 1
    }
    segue.perform()
    #expect(count == 1)
    #expect(segue.identifier == "show")
    UIStoryboardSegue(identifier: nil, source: list, destination: details).perform()
    #expect(list.title == nil)
    ReplacingSegue(identifier: nil, source: list, destination: details).perform()
    #expect(list.title == "Details")
  }
}
