import Foundation
import UIKit
import XCTest

/// Only XCTest runs the main run loop while a test waits.
@MainActor final class WindowLayoutXCTests: XCTestCase {
  private final class Content: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  func testAWindowThatAppearsIsLaidOutInTheNextTurnOfTheRunLoop() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let hidden = UIWindow(frame: window.frame)
    let contents = [window, hidden].map { window in
      let content = Content(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      window.addSubview(content)
      return content
    }
    window.makeKeyAndVisible()
    hidden.isHidden = false
    hidden.isHidden = true
    XCTAssertEqual(contents.map(\.layouts), [0, 0])
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertEqual(contents.map(\.layouts), [1, 0])
  }
}
