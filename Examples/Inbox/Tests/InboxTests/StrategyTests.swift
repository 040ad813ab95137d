import CellophaneTesting
import Foundation
import InboxCells
import InboxScenes
import Testing

extension Diffing where Value == [String] {
  /// Lists of words, in any order.
  static var words: Diffing {
    Diffing(
      toData: { Data($0.sorted().joined(separator: "\n").utf8) },
      fromData: { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) },
      diff: { old, new in
        Set(old) == Set(new) ? nil : ("The words are \(new.sorted()), not \(old.sorted()).", [])
      })
  }
}

/// References are recorded only if a test requests it.
@MainActor @Suite(.snapshots(record: .never)) struct StrategyTests {
  @Test func words() {
    let words = Message.sample.subject.split(separator: " ").map(String.init)
    assertSnapshot(of: words, as: Snapshotting(pathExtension: "txt", diffing: .words))
  }
}
