import CelloSnapshots
import Testing
import UIKit
import XCTest

@testable import CellophaneTesting

@Suite struct TestIdentityTests {
  enum Kind: String, CaseIterable { case plain, rich }

  private func current(_ function: String = #function) -> TestIdentity {
    .current(function: function, file: #filePath, line: #line)
  }

  @Test("the suite that the file is named after is left out")
  func ownSuite() { #expect(current().suiteName == nil) }

  @Suite struct Nested {
    @Test("other suites are part of the name")
    func nested() {
      let identity = TestIdentity.current(function: #function, file: #filePath, line: #line)
      #expect(identity.suites == ["TestIdentityTests", "Nested"])
      #expect(identity.suiteName == "Nested")
    }
  }

  @Test("arguments are part of the name", arguments: Kind.allCases, ["a b", "é"])
  func arguments(kind: Kind, text: String) throws {
    let identity = current()
    #expect(identity.arguments.count == 2)
    let name = try SnapshotName(test: "row()", arguments: identity.arguments, name: "1").text
    #expect(name == "row.\(kind == .plain ? "plain" : "rich").\(text == "é" ? "é" : "a-b").1")
  }

  @Test("a pattern selects only the test")
  func filters() {
    let free = TestIdentity(function: "helper()", file: "/a/B.swift")
    #expect(free.filter(module: "Cells", function: "row()") == #"^Cells\.row(\(|$)"#)
    let nested = TestIdentity(function: "row(_:)", file: "/a/B.swift", suites: ["Inbox", "Dark"])
    #expect(
      nested.filter(module: "Cells", function: "row(_:)") == #"^Cells\.Inbox/Dark/row(\(|$)"#)
    #expect(
      free.filter(module: "Cells", function: "`a + b`()") == #"^Cells\.`a \+ b`(\(|$)"#)
  }
}

/// XCTest tests are not isolated to an actor. Synchronous tests run on the main thread.
final class TestIdentityXCTests: XCTestCase {
  func testSuiteIsFoundInTheSource() {
    let identity = TestIdentity.current(function: #function, file: #filePath, line: #line)
    XCTAssertEqual(identity.suiteName, "TestIdentityXCTests")
  }

  func testViewsAreDrawnWithoutIsolation() throws {
    let square = Snapshotting<UIView, UIImage>.image.pullback { (side: CGFloat) in
      UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    }
    let message = SnapshotRun.$current.withValue(SnapshotRun(variables: [:])) {
      verifySnapshot(of: 2, as: square, record: .never, snapshotDirectory: "/nosuch")
    }
    XCTAssertEqual(message?.contains("no reference exists at /nosuch/"), true)
  }
}
