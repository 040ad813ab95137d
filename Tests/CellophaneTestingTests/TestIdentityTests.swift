import CelloSnapshots
import Testing
import UIKit
import XCTest

@testable import CellophaneTesting

struct TestIdentityTests {
  enum Kind: String, CaseIterable { case plain, rich }

  private func current(_ function: String = #function) -> TestIdentity {
    .current(function: function, file: #filePath, line: #line)
  }

  @Test("the suite that the file is named after is left out")
  func ownSuite() { #expect(current().suiteName == nil) }

  struct Nested {
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

  struct Item: Identifiable, Sendable {
    var id: Int
    var title = "Review the draft"
  }
  struct Unidentified: Sendable { var title: String }
  struct Described: CustomTestStringConvertible, Sendable {
    var title: String
    var testDescription: String { "titled " + title }
  }

  @Test("a structure is named by its identifier", arguments: [Item(id: 7), Item(id: 8)])
  func identified(item: Item) {
    #expect(current().arguments == ["\(item.id)"])
    #expect(current().descriptions.first?.contains("Review the draft") == true)
  }

  @Test(
    "a structure without an identifier is named by its position",
    arguments: [Unidentified(title: "a"), Unidentified(title: "b")], ["x", "y"])
  func positions(item: Unidentified, text: String) {
    #expect(current().arguments == [item.title == "a" ? "1" : "2", "\"\(text)\""])
  }

  @Test("the key distinguishes objects with equal descriptions, and equal texts of other bytes")
  func keys() {
    var identities: [TestIdentity] = []
    for (name, description) in [("1", "Row"), ("2", "Row"), ("\u{e9}", ""), ("e\u{301}", "")] {
      var identity = TestIdentity(function: "row(_:)", file: "/RowTests.swift")
      identity.arguments = [name]
      identity.descriptions = [description]
      identities.append(identity)
    }
    #expect(Set(identities.map(\.key)).count == 4)
  }

  @Test("a description for tests is the name", arguments: [Described(title: "a")])
  func described(item: Described) { #expect(current().arguments == ["titled a"]) }

  @Test("values are named by descriptions that do not list properties")
  func names() {
    #expect(TestArgument.name(of: [1, 2] as [Int]) == "[1, 2]")
    #expect(TestArgument.name(of: Kind.plain) == ".plain")
    #expect(TestArgument.name(of: true) == "true")
    #expect(TestArgument.name(of: [Item(id: 1)]) == nil)
    #expect(TestArgument.name(of: Unidentified(title: "a")) == nil)
    struct Unstable: Identifiable { let id = UUID() }
    #expect(TestArgument.name(of: Unstable()) == nil)
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
