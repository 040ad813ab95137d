import Testing

@testable import CelloReadiness

@Suite("Deep sources") struct DeepSourceTests {
  @Test(
    "a source that is nested too deeply has a mistake", arguments: ["(", "[", "{", "a(", "if a {"])
  func excessiveNesting(opening: String) {
    #expect(facts(String(repeating: opening, count: 100_000)).mistake != nil)
  }

  @Test("statements can be nested as deeply as in real code")
  func nesting() {
    let source =
      String(repeating: "if let a = a as? [A] { for a in a {\n", count: 40)
      + String(repeating: "} }\n", count: 40)
    #expect(facts(source).mistake == nil)
  }
}
