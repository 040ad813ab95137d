/// The result of a run.
package struct RunResult: Sendable {
  package var scenes: [SceneSummary] = []
  /// In the order of the catalog; orphaned scenes last.
  package var findings: [Finding] = []
  /// What the audits found, scene by scene; `nil` if none were asked for.
  package var issues: [Issue]?
  /// The number of cases that were drawn and compared.
  package var caseCount = 0
  package var seconds = 0.0
  /// The reason why nothing was compared, although everything was drawn.
  package var notCompared: String?
  /// Why pictures for people are missing from the output folder.
  package var outputFailure: SnapshotError?

  /// The command that records, as people are told to call it.
  package var recordCommand = ""

  /// What was drawn, case by case, if that is wanted.
  package var drawings = KnownDrawings()

  /// One digest over the names and pixels of all cases, to tell whether two runs drew the same.
  package var catalogDigest = PixelDigest(words: .zero)

  package init() {}

  /// A scene as it was drawn.
  package struct SceneSummary: Sendable {
    package var path: String
    package var summary: String
    package var caseCount: Int
    /// Whether pictures say under which conditions they show, instead of naming cases.
    package var isExhaustive: Bool
    package var pictures: [Picture]
  }

  /// A distinct picture of a scene.
  package struct Picture: Sendable {
    /// The plainest of its cases.
    package var name: CaseName
    package var digest: PixelDigest
    package var size: PixelSize
    /// Pixels per point.
    package var scale: CGFloat
    package var caseCount: Int
    /// The other cases, or the first hundred of them; for an exhaustive scene the conditions
    /// instead.
    package var alike: [String]
    /// Relative to the output folder; `nil` if pictures were not written.
    package var file: String?
  }

  /// An accessibility issue of pictures. It is a warning: it changes no outcome.
  package struct Issue: Sendable {
    package var scene: String
    /// The plainest case of each distinct picture that has the issue.
    package var cases: [CaseName]
    /// The number of all cases that look like one of them.
    package var caseCount: Int
    package var issue: AccessibilityAuditIssue

    /// `group/scene/variant` of the first case.
    package var name: String { cases.first.map { "\(scene)/\($0)" } ?? scene }

    /// For people.
    package var sentence: String {
      let others = caseCount > 1 ? " (and \(caseCount - 1) more)" : ""
      return "\(name)\(others): \(issue.detailedDescription)"
    }
  }

  /// The number of distinct pictures, scene by scene.
  package var distinctCount: Int { scenes.reduce(0) { $0 + $1.pictures.count } }

  /// The number of cases that are not as their reference says.
  package var failedCount: Int {
    count([.differs, .edited, .stale, .alike, .unreadable, .undrawable])
  }

  /// The number of failed cases that could not be drawn or compared.
  package var obstacleCount: Int { count([.unreadable, .undrawable]) }

  package var newCount: Int { count([.new]) }

  /// The number of cases whose reference picture is not there.
  package var missingCount: Int { count([.missing]) }

  /// The number of references that no case needs.
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
