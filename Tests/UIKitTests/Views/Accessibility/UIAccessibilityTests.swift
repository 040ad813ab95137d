import Foundation
import Testing
import UIKit

@MainActor struct UIAccessibilityTests {
  @Test("notifications are in recordings of calls, with the text that is announced")
  func posts() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    let lines = CallLog.recording {
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIAccessibility.post(
        notification: .announcement, argument: NSAttributedString(string: "Done"))
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      UIAccessibility.post(notification: .layoutChanged, argument: button)
      UIAccessibility.post(
        notification: UIAccessibility.Notification(rawValue: 77), argument: 5)
    }
    #expect(
      lines == [
        "UIAccessibility.post(announcement, \"Saved\")",
        "UIAccessibility.post(announcement, \"Done\")",
        "UIAccessibility.post(screenChanged)",
        "UIAccessibility.post(layoutChanged, UIButton \"Save\")",
        "UIAccessibility.post(77, Int)",
      ])
  }

  @Test("rectangles and paths are converted to the screen, also of views without a window")
  func conversion() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let expected = CGRect(x: 11, y: 22, width: 3, height: 4)
    let superview = UIView(frame: window.bounds)
    superview.addSubview(view)
    #expect(UIAccessibility.convertToScreenCoordinates(rect, in: view) == expected)
    window.addSubview(superview)
    #expect(UIAccessibility.convertToScreenCoordinates(rect, in: view) == expected)
    let path = UIBezierPath(rect: rect)
    #expect(UIAccessibility.convertToScreenCoordinates(path, in: view).bounds == expected)
    #expect(path.bounds == rect)
  }

  @Test("guided access cannot be turned on")
  func guidedAccess() {
    var results: [Bool] = []
    UIAccessibility.requestGuidedAccessSession(enabled: true) { results.append($0) }
    #expect(results == [false])
    #expect(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "edit") == .allow)
  }
}
