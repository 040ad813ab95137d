import Testing
import UIKit

struct NSValueGeometryTests {
  @Test("geometry in values can be read, and another type results in zero")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgSize: rect.size).cgRectValue == .zero)
    #expect(NSNumber(value: 3).cgPointValue == .zero)
  }

  @Test("an autorelease pool returns what its closure returns, and throws what it throws")
  func pools() {
    struct Failure: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }
}
