import CelloGeometry
import Testing

struct CGRectPrintingTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4.5)

  @Test("points, sizes and rectangles print their numbers, as on Apple's systems")
  func numbers() {
    #expect("\(rect)" == "(1.0, 2.0, 3.0, 4.5)")
    #expect("\(rect.origin)" == "(1.0, 2.0)")
    #expect("\(rect.size)" == "(3.0, 4.5)")
    #expect(rect.debugDescription == "(1.0, 2.0, 3.0, 4.5)")
    #expect(String(describing: rect) == "(1.0, 2.0, 3.0, 4.5)")
    #expect(String(reflecting: rect.size) == "(3.0, 4.5)")
  }

  @Test("nested in other values they print the same")
  func nested() {
    #expect("\([rect])" == "[(1.0, 2.0, 3.0, 4.5)]")
    #expect(String(describing: rect.origin as CGPoint?) == "Optional((1.0, 2.0))")
    #expect("\((1, rect.size))" == "(1, (3.0, 4.5))")
    #expect("\(["a": rect.origin])" == "[\"a\": (1.0, 2.0)]")
  }
}
