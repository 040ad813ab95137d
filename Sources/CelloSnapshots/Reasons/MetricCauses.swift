/// The sets of metrics of the system that were proved to be the causes of differences. A changed
/// metric is the cause of many differences, so its proof in one case is a suggestion for the others.
struct MetricCauses {
  /// The largest number of suggestions that are tried.
  static let maxSuggestionCount = 6

  /// The causes, the most recently proved first, because the cases of a scene have causes in common.
  private var causes: [[ResolvedProperties.Change]] = []

  /// Adds a proved cause. A cause with changes that are not metrics is ignored.
  mutating func note(_ changes: [ResolvedProperties.Change]) {
    guard !changes.isEmpty, changes.allSatisfy(\.isMetric), causes.first != changes else { return }
    causes.removeAll { $0 == changes }
    causes.insert(changes, at: 0)
  }

  /// Returns the causes that consist of some changes, the most recently proved first.
  func suggestions(
    among changes: [ResolvedProperties.Change]
  ) -> [[ResolvedProperties.Change]] {
    guard !causes.isEmpty, !changes.isEmpty else { return [] }
    let known = Set(changes)
    return causes.filter(known.isSuperset)
  }
}
