import CelloFuzzing
import Foundation
import Testing

struct FuzzTargetTests {
  @Test("targets have different names")
  func names() {
    let names = FuzzTarget.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("every folder of the corpus belongs to a target")
  func corpusFolders() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: FuzzTarget.corpusFolder.path)
    #expect(
      Set(folders.filter { !$0.hasPrefix(".") }).subtracting(FuzzTarget.all.map(\.name)) == [])
  }

  @Test("the corpus of a target is read by name")
  func corpus() throws {
    let ledger = try #require(FuzzTarget.all.first { $0.name == "ledger" })
    let inputs = try ledger.corpus()
    #expect(!inputs.isEmpty && inputs.map(\.name) == inputs.map(\.name).sorted())
  }

  @Test("the input of a number is the same in every process")
  func repeatable() throws {
    let target = try #require(FuzzTarget.all.first { $0.name == "condition" })
    let text = String(decoding: target.input(1), as: UTF8.self)
    #expect(text == "selected & &led & !swiped) !c | !(!d | e)!edi| e)t&ing & !(disabled ")
  }

  @Test("a broken promise names the target and the input")
  func brokenPromise() {
    let target = FuzzTarget("picky", seeds: ["a"], words: "b") { _ in
      throw BrokenPromise(description: "It is too much.")
    }
    #expect(throws: BrokenPromise(description: "picky, input 0: It is too much.")) {
      try target.runSample()
    }
  }
}
