import CelloFuzzing
import Testing

/// A sample of the programs of which `cello-fuzz drawing` draws a million.
struct DrawingProgramTests {
  private static let target = FuzzTarget.all.first { $0.name == "drawing" }

  @Test("any program has the pixels of the slow renderer", arguments: 0..<8)
  func pixels(part: Int) throws {
    let target = try #require(Self.target)
    for number in (part * 500)..<((part + 1) * 500) {
      let failure = DrawingCheck.failure(target.input(number))
      #expect(failure == nil, "program \(number): \(failure ?? "")")
    }
  }

  /// In the second program, the line width causes millions of segments for a curve.
  @Test("programs among the million that once failed", arguments: [215_985, 223_718])
  func regressions(number: Int) throws {
    let target = try #require(Self.target)
    #expect(DrawingCheck.failure(target.input(number)) == nil)
  }
}
