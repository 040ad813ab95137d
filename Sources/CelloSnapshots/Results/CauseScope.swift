extension RunDocument {
  /// The cases to which a cause applies, as a condition on the values of the matrix.
  package struct CauseScope: Codable, Hashable, Sendable {
    /// A condition on the words of case names, such as `selected & dark & !rtl`, or `always` for all
    /// cases of the scenes.
    package var condition: String
    /// The number of scenes with the cause.
    package var sceneCount: Int
    /// The number of all compared cases of these scenes.
    package var comparedCount: Int
    /// The number of cases that satisfy the condition, but do not have the cause; `nil` if there
    /// are none.
    package var superfluousCount: Int?
    /// The number of cases with the cause that do not satisfy the condition; `nil` if there are
    /// none.
    package var missedCount: Int?
  }
}

extension RunDocument.CauseScope {
  /// Creates the scope of findings with the same cause; `nil` if their cases are unknown.
  init?(of findings: [CelloSnapshots.Finding], _ compared: [String: RunResult.ComparedCases]) {
    var names: [CaseName] = []
    var starts: [String: Int] = [:]
    var affected: Set<Int> = []
    for finding in findings {
      guard let scene = compared[finding.scene] else { return nil }
      if starts[finding.scene] == nil {
        starts[finding.scene] = names.count
        names += scene.indices.map { scene.space[$0] }
      }
    }
    var casesOfScenes: [String: Set<CaseName>] = [:]
    for finding in findings { casesOfScenes[finding.scene, default: []].formUnion(finding.cases) }
    for (path, cases) in casesOfScenes {
      guard let start = starts[path], let count = compared[path]?.indices.count else { continue }
      for index in start..<start + count where cases.contains(names[index]) {
        affected.insert(index)
      }
    }
    guard !affected.isEmpty else { return nil }
    let found = ShortConditionFinder(names).condition(for: affected.sorted())
    condition = found.condition.description
    sceneCount = starts.count
    comparedCount = names.count
    superfluousCount = found.superfluousCount == 0 ? nil : found.superfluousCount
    missedCount = found.missedCount == 0 ? nil : found.missedCount
  }

  /// A description of the scope, such as `selected & dark, in 3 scenes`.
  package var sentence: String {
    let scenes = "in \(sceneCount == 1 ? "1 scene" : "\(sceneCount) scenes")"
    let start = condition == "always" ? "all cases" : condition
    let errors = [
      superfluousCount.map { "\($0) of them unaffected" },
      missedCount.map { "\($0) more affected" },
    ].compactMap { $0 }
    return "\(start), \(scenes)" + (errors.isEmpty ? "" : " (\(errors.joined(separator: ", ")))")
  }
}
