import CelloFuzzing
import Testing

struct FuzzingTests {
  @Test("the corpus and generated inputs keep every promise", arguments: FuzzTarget.snapshots)
  func sample(of target: FuzzTarget) throws { try target.runSample() }
}
