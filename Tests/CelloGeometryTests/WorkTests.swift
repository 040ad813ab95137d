import CelloGeometry
import Testing

struct WorkTests {
  @Test("the limit itself is allowed, more and NaN are not", arguments: Work.allCases)
  func limits(work: Work) throws {
    try work.check(Double(work.limit))
    #expect(throws: ExcessiveWork.self) { try work.check(Double(work.limit) + 1) }
    #expect(throws: ExcessiveWork.self) { try work.check(.infinity) }
    #expect(throws: ExcessiveWork.self) { try work.check(.nan) }
  }

  @Test("the sentence names the work, the amount and the limit") func sentences() {
    #expect(
      ExcessiveWork(work: .dashes, amount: 1_234_567).description
        == "1,234,567 dashes along a path, where the limit is 50,000")
    #expect(
      ExcessiveWork(work: .crossings).description
        == "more than 100,000 crossings between the outlines of its layers, which is the limit")
  }
}
