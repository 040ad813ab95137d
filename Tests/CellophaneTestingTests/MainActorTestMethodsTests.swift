import CellophaneTesting
import Testing
import UIKit
import XCTest

/// Without ``_convertedTestMethods(_:)``, the process ends before the first test.
@MainActor final class MainActorXCTests: XCTestCase {
  private let label = UILabel()

  func testTheClassIsIsolated() {
    label.text = "A"
    MainActor.preconditionIsolated()
    XCTAssertEqual(label.text, "A")
  }

  func testMethodsCanThrow() throws {
    XCTAssertEqual(try XCTUnwrap(UIView().subviews as [UIView]?), [])
  }
}

final class MainActorMethodXCTests: XCTestCase {
  @MainActor func testTheMethodIsIsolated() { XCTAssertEqual(UIView().frame, .zero) }
}

struct MainActorTestMethodsTests {
  private class Base {}
  private final class Derived: Base {}

  @Test("other arrays are converted as in the standard library")
  func conversions() throws {
    let derived = Derived()
    let bases: [Base] = _convertedTestMethods([derived])
    #expect(bases.first === derived)
    let values: [Any] = _convertedTestMethods(["a", "b"])
    #expect(values as? [String] == ["a", "b"])
    let optionals: [Int?] = _convertedTestMethods([1, 2])
    #expect(optionals == [1, 2])
    let pairs: [(Any, Int)] = _convertedTestMethods([("a", 1)])
    #expect(pairs.first?.0 as? String == "a")
  }
}
