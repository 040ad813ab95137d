/// The search for the smallest set of changes that explains a picture: delta debugging with a
/// limited number of drawings.
///
/// The order of all trials depends only on the order of the changes. Changes of enclosing views come
/// first, so that a change is preferred to the changes that follow from it.
package struct CauseSearch {
  /// The largest number of trials.
  package static let maxTrialCount = 64
  /// The largest number of changes that are tried alone before they are divided into groups.
  static let maxSingleCount = 16

  package enum Result: Hashable, Sendable {
    /// A set of changes after which the picture is as expected. No change can be left out of a
    /// minimal set.
    case found([ResolvedProperties.Change], isMinimal: Bool)
    /// The picture is not as expected with all changes.
    case notSufficient
  }

  private let changes: [ResolvedProperties.Change]
  private let isExpected: ([ResolvedProperties.Change]) -> Bool
  private var known: [[Int]: Bool] = [:]
  private(set) var trialCount = 0

  /// Returns the smallest set that is found.
  ///
  /// - Parameters:
  ///   - changes: the changes, in the order of preference.
  ///   - isExpected: returns a Boolean value that indicates whether the picture with some of the
  ///     changes, in the same order, is as expected. It is called at most ``maxTrialCount`` times.
  package static func minimalCause(
    among changes: [ResolvedProperties.Change],
    isExpected: ([ResolvedProperties.Change]) -> Bool
  ) -> Result {
    withoutActuallyEscaping(isExpected) { isExpected in
      var search = CauseSearch(changes: changes, isExpected: isExpected)
      return search.run()
    }
  }

  private init(
    changes: [ResolvedProperties.Change],
    isExpected: @escaping ([ResolvedProperties.Change]) -> Bool
  ) {
    self.changes = changes
    self.isExpected = isExpected
  }

  private mutating func run() -> Result {
    var current = Array(changes.indices)
    guard !current.isEmpty, explains(current) == true else { return .notSufficient }
    guard current.count > 1 else { return found(current, isMinimal: true) }
    // Most differences have a single cause.
    if current.count <= Self.maxSingleCount {
      for index in current where explains([index]) == true {
        return found([index], isMinimal: true)
      }
    }
    var groupCount = 2
    while current.count > 1 {
      let groups = Self.groups(of: current, count: groupCount)
      if let group = groups.first(where: { explains($0) == true }) {
        current = group
        groupCount = 2
      } else if let group = groups.last(where: { group in
        // Without the last changes, which follow from others more often.
        explains(current.filter { !group.contains($0) }) == true
      }) {
        current.removeAll { group.contains($0) }
        groupCount = max(groupCount - 1, 2)
      } else if trialCount >= Self.maxTrialCount {
        return found(current, isMinimal: false)
      } else if groupCount < current.count {
        groupCount = min(groupCount * 2, current.count)
      } else {
        break
      }
    }
    return found(current, isMinimal: true)
  }

  private func found(_ indices: [Int], isMinimal: Bool) -> Result {
    .found(indices.map { changes[$0] }, isMinimal: isMinimal)
  }

  /// Returns a Boolean value that indicates whether some of the changes explain the picture; `nil`
  /// if the limit is reached.
  private mutating func explains(_ indices: [Int]) -> Bool? {
    guard !indices.isEmpty else { return false }
    if let known = known[indices] { return known }
    guard trialCount < Self.maxTrialCount else { return nil }
    trialCount += 1
    let result = isExpected(indices.map { changes[$0] })
    known[indices] = result
    return result
  }

  private static func groups(of indices: [Int], count: Int) -> [[Int]] {
    (0..<count).map { part in
      Array(indices[indices.count * part / count..<indices.count * (part + 1) / count])
    }
  }
}
