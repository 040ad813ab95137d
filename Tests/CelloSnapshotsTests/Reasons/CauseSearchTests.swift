import Testing

@testable import CelloSnapshots

/// The search for the smallest cause.
struct CauseSearchTests {
  private static func changes(_ count: Int) -> [ResolvedProperties.Change] {
    (0..<count).map { ResolvedProperties.Change(name: "view.p\($0)", old: "0", new: "1") }
  }

  /// Searches among changes for a picture that requires some of them.
  ///
  /// - Returns: the numbers of the changes, and the number of trials.
  private func search(
    _ count: Int, _ isExpected: (Set<Int>) -> Bool
  ) -> (found: [Int]?, isMinimal: Bool, trialCount: Int) {
    let changes = Self.changes(count)
    var trialCount = 0
    let result = CauseSearch.minimalCause(among: changes) { tried in
      trialCount += 1
      return isExpected(Set(tried.map { changes.firstIndex(of: $0)! }))
    }
    guard case .found(let found, let isMinimal) = result else { return (nil, false, trialCount) }
    return (found.map { changes.firstIndex(of: $0)! }, isMinimal, trialCount)
  }

  @Test(
    "finds the changes that are required",
    arguments: [
      (1, [0], 1), (2, [0], 2), (2, [1], 3), (2, [0, 1], 3), (6, [5], 7), (16, [3, 12], 64),
      (12, [0, 5, 11], 64), (40, [17], 12), (100, [50], 16),
    ])
  func required(count: Int, cause: [Int], maxTrialCount: Int) {
    let result = search(count) { $0.isSuperset(of: cause) }
    #expect(result.found == cause)
    #expect(result.isMinimal)
    #expect(result.trialCount <= maxTrialCount)
  }

  @Test("a change of an enclosing view is preferred to the change that follows from it")
  func order() {
    #expect(search(4) { $0.contains(1) || $0.contains(2) }.found == [1])
  }

  @Test("changes that cancel each other out in part are kept together")
  func interaction() {
    // With only one of the two changes, the picture is different in another way.
    let result = search(5) { ($0.contains(1) && $0.contains(3)) || $0 == [0, 1, 2, 3, 4] }
    #expect(result.found == [1, 3])
  }

  @Test("no cause is found if all changes together are not sufficient")
  func notSufficient() {
    let result = search(7) { _ in false }
    #expect(result.found == nil)
    #expect(result.trialCount == 1)
    #expect(search(0) { _ in true }.found == nil)
  }

  @Test("a search that reaches its limit says that its result may not be minimal")
  func limit() {
    let all = Set(0..<60)
    let result = search(60) { $0.isSuperset(of: all.filter { !$0.isMultiple(of: 7) }) }
    #expect(result.trialCount == CauseSearch.maxTrialCount)
    #expect(result.found?.count ?? 0 >= 51)
    #expect(!result.isMinimal)
  }

  @Test("every cause of up to three of nine changes is found")
  func all() {
    for first in 0..<9 {
      for second in first..<9 {
        for third in second..<9 {
          let cause = Set([first, second, third])
          #expect(search(9) { $0.isSuperset(of: cause) }.found == cause.sorted())
        }
      }
    }
  }
}
