import CelloFuzzing
import Testing

struct FuzzingTests {
  @Test("the corpus and generated inputs keep every promise", arguments: FuzzTarget.solver)
  func sample(of target: FuzzTarget) throws { try target.runSample() }
}
