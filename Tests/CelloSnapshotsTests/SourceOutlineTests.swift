import Testing

@testable import CelloSnapshots

/// Outlines of source files.
struct SourceOutlineTests {
  private let outline = SourceOutline(
    Array(
      """
      import XCTest
      // class Comment { func comment() {} }
      final class FirstTests: XCTestCase {
        func testRow() { let text = "} class Text {" }
        class func helper() {}
        struct Inner {
          func testRow() {}
        }
      }
      /* class Old { */
      extension SecondTests {
        @Test func `a row is red`() { print(\"\"\"
          } \\(1)
          \"\"\") }
      }
      func free(style: Int) {}
      """.utf8))

  @Test(
    "the types around a line, outermost first",
    arguments: [
      (4, ["FirstTests"]), (7, ["FirstTests", "Inner"]), (9, ["FirstTests"]), (1, []),
      (13, ["SecondTests"]), (16, []),
    ])
  func types(line: Int, expected: [String]) {
    #expect(outline.types(around: line) == expected)
  }

  @Test("functions outside comments and strings")
  func functions() {
    #expect(outline.functions == ["testRow", "helper", "a row is red", "free"])
  }

  @Test("references with a constant name of a test are not orphans")
  func constantNames() {
    let outline = SourceOutline(
      Array(
        """
        @Test func row() {
          assertSnapshot(of: view, as: .image, testName: "the row", line: 1)
          let testNames = ["testName", "other"]
        }
        """.utf8))
    let names = ["the-row.1.png", "row.1.png", "other.1.png"]
    #expect(OrphanedSnapshots.names(among: names, of: outline) == ["other.1.png"])
  }

  @Test("references of tests that are gone are orphans")
  func orphans() {
    let names = [
      "testRow.1.png", "FirstTests.testRow.1.png", "FirstTests-Inner.testRow.dark.png",
      "a-row-is-red.1.png", "free-style.2.name.txt", "testOld.1.png", "Gone.testRow.1.png",
      "FirstTests.testOld.1.png", "README.md",
    ]
    #expect(
      OrphanedSnapshots.names(among: names, of: outline) == [
        "testOld.1.png", "Gone.testRow.1.png", "FirstTests.testOld.1.png",
      ])
  }
}
