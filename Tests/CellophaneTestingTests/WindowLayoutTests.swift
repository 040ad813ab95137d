import Foundation
import Testing
import UIKit
import XCTest

private final class Content: UIView {
  var layouts = 0
  var updates = 0
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    onLayout()
  }

  override func updateProperties() {
    super.updateProperties()
    updates += 1
  }
}

@MainActor private func addContent(to window: UIWindow) -> Content {
  let content = Content(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  window.addSubview(content)
  return content
}

/// Only XCTest runs the main run loop while a test waits.
@MainActor final class WindowLayoutXCTests: XCTestCase {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func turn() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05)) }

  func testAWindowThatAppearsIsLaidOutInTheNextTurnOfTheRunLoop() {
    let hidden = UIWindow(frame: window.frame)
    let contents = [window, hidden].map(addContent)
    window.makeKeyAndVisible()
    hidden.isHidden = false
    hidden.isHidden = true
    XCTAssertEqual(contents.map(\.layouts), [0, 0])
    turn()
    XCTAssertEqual(contents.map(\.layouts), [1, 0])
  }

  func testLaterRequestsAreMetInTheNextTurn() {
    let content = addContent(to: window)
    window.makeKeyAndVisible()
    turn()
    content.setNeedsLayout()
    content.setNeedsLayout()
    XCTAssertEqual(content.layouts, 1)
    turn()
    XCTAssertEqual(content.layouts, 2)
    content.setNeedsUpdateProperties()
    turn()
    XCTAssertEqual(content.updates, 2)
    let added = addContent(to: window)
    let expectation = expectation(description: "later")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { expectation.fulfill() }
    wait(for: [expectation], timeout: 5)
    XCTAssertEqual(added.layouts, 1)
    window.isHidden = true
    content.setNeedsLayout()
    turn()
    XCTAssertEqual(content.layouts, 2)
  }

  func testChangedConstraintsPlaceViewsInTheNextTurn() {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(content)
    let width = content.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    window.makeKeyAndVisible()
    turn()
    XCTAssertEqual(content.bounds.width, 10)
    width.constant = 20
    XCTAssertEqual(content.bounds.width, 10)
    turn()
    XCTAssertEqual(content.bounds.width, 20)
  }

  func testALayoutThatRequestsAnotherOneEndsInItsTurn() {
    let outer = addContent(to: window)
    let inner = Content(frame: outer.bounds)
    outer.addSubview(inner)
    inner.onLayout = { [unowned outer] in if outer.layouts < 2 { outer.setNeedsLayout() } }
    window.makeKeyAndVisible()
    turn()
    XCTAssertEqual(outer.layouts, 2)

    // An endless sequence of requests is cut off, and does not occupy the run loop.
    inner.onLayout = { [unowned outer, unowned inner] in
      outer.setNeedsLayout()
      inner.setNeedsLayout()
    }
    inner.setNeedsLayout()
    turn()
    let layouts = outer.layouts
    turn()
    XCTAssertEqual(outer.layouts, layouts)
  }
}

/// While a task is suspended, the main queue is served.
@MainActor struct WindowLayoutTests {
  @Test func `Views are laid out while a task is suspended`() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = addContent(to: window)
    window.makeKeyAndVisible()
    try await Task.sleep(for: .milliseconds(20))
    #expect(content.layouts == 1)
    content.setNeedsLayout()
    #expect(content.layouts == 1)
    try await Task.sleep(for: .milliseconds(20))
    #expect(content.layouts == 2)
  }
}
