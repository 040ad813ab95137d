/// The result of a run.
package struct RunResult: Sendable {
  package var scenes: [SceneSummary] = []
  /// The findings in the order of the catalog, followed by unused references of scenes.
  package var findings: [Finding] = []
  /// The accessibility issues, scene by scene; `nil` if the run did not include audits.
  package var issues: [Issue]?
  /// The number of cases that were drawn and compared.
  package var caseCount = 0
  package var seconds = 0.0
  /// The reason why nothing was compared; `nil` if pictures were compared.
  package var notCompared: String?
  /// The reason why pictures are missing from the output folder; `nil` if none are missing.
  package var outputFailure: SnapshotError?

  /// The command that records references, as messages show it.
  package var recordCommand = ""

  /// The drawings of all cases, if the run keeps them.
  package var drawings = KnownDrawings()

  /// The digest of the names and pixels of all cases, for comparing two runs.
  package var catalogDigest = PixelDigest(words: .zero)

  /// The compared cases of the scenes with differences, by the path of the scene.
  package var comparedCases: [String: ComparedCases] = [:]

  /// The paths of the scenes, and the names of the groups, whose cases were all compared. A name of
  /// a group that also is the name of a scene is left out.
  package var wholeNames: Set<String> = []

  /// The cases of a scene that were compared.
  package struct ComparedCases: Sendable {
    package var space: CaseSpace
    package var indices: [Int]

    package init(space: CaseSpace, indices: [Int]) {
      self.space = space
      self.indices = indices
    }
  }

  package init() {}

  /// A scene and its pictures.
  package struct SceneSummary: Sendable {
    package var path: String
    package var summary: String
    package var caseCount: Int
    /// A Boolean value that indicates whether pictures list conditions instead of the names of
    /// cases.
    package var isExhaustive: Bool
    package var pictures: [Picture]
  }

  /// A distinct picture of a scene.
  package struct Picture: Sendable {
    /// The case with the lowest complexity.
    package var name: CaseName
    package var digest: PixelDigest
    package var size: PixelSize
    /// The scale of the picture, in pixels per point.
    package var scale: CGFloat
    package var caseCount: Int
    /// The other cases that look the same, at most a hundred; for an exhaustive scene, conditions
    /// that match all its cases.
    package var alike: [String]
    /// The path relative to the output folder; `nil` if pictures were not written.
    package var file: String?
  }

  /// An accessibility issue of pictures. It is a warning and does not affect the outcome.
  package struct Issue: Sendable {
    package var scene: String
    /// The case with the lowest complexity of each distinct picture that has the issue.
    package var cases: [CaseName]
    /// The number of cases that look like one of these cases.
    package var caseCount: Int
    package var issue: AccessibilityAuditIssue

    /// The path of the first case, `group/scene/variant`.
    package var name: String { cases.first.map { "\(scene)/\($0)" } ?? scene }

    /// A sentence about the issue for people.
    package var sentence: String {
      let others = caseCount > 1 ? " (and \(caseCount - 1) more)" : ""
      return "\(name)\(others): \(issue.detailedDescription)"
    }
  }

  /// The number of distinct pictures, counted separately for each scene.
  package var distinctCount: Int { scenes.reduce(0) { $0 + $1.pictures.count } }

  /// The number of cases that differ from their reference or could not be compared.
  package var failedCount: Int {
    count([.differs, .edited, .stale, .alike, .unreadable, .undrawable])
  }

  /// The number of failed cases that could not be drawn or compared.
  package var obstacleCount: Int { count([.unreadable, .undrawable]) }

  package var newCount: Int { count([.new]) }

  /// The number of cases whose reference picture does not exist.
  package var missingCount: Int { count([.missing]) }

  /// The number of references that no case uses.
  package var orphanCount: Int { count([.orphan]) }

  private func count(_ kinds: Set<Finding.Kind>) -> Int {
    findings.reduce(0) { sum, finding in
      kinds.contains(finding.kind) ? sum + max(finding.cases.count, 1) : sum
    }
  }

  package var outcome: Outcome {
    guard notCompared == nil, outputFailure == nil,
      !findings.contains(where: \.kind.preventsComparison)
    else { return .incomplete }
    return findings.isEmpty ? .equal : .different
  }
}
