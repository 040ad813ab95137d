import CelloFuzzing
import Testing

/// A sample of what `cello-fuzz` runs a million times.
@Suite struct FuzzingTests {
  @Test("readers come back from whatever they are given", arguments: FuzzTarget.all.map(\.name))
  func comesBack(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    for number in 0..<500 { target.read(target.input(number)) }
  }

  @Test("the input of a number is the same in every run")
  func repeatable() throws {
    for target in FuzzTarget.all {
      for number in 0..<50 { #expect(target.input(number) == target.input(number)) }
    }
  }
}
