extension RunDocument {
  /// A cause that findings have in common.
  package struct Cause: Codable, Hashable, Sendable {
    /// The section of the page that shows the cause; the most urgent section is the first.
    package enum Section: String, CaseIterable, Codable, Sendable { case failed, new, deleted }

    /// The `cause` of the findings.
    package var name: String
    /// The most telling property, and the number of the others, for headings; `nil` if no properties
    /// have changed.
    package var title: String?
    /// The shortest names for the cases of its findings; `nil` for a test run.
    package var names: [String]?
    package var section: Section
    /// The changed properties, if they are the cause.
    package var changes: [Change]
    /// The changed frames of the first finding besides `changes`, or all changes that follow from
    /// the cause; `nil` if there are none.
    package var frames: [Change]?
    /// The verdict on the reason of its findings, a raw value of `Reason.Verdict`; `nil` if there is
    /// none.
    package var verdict: String?
    /// The number of findings for which the cause is proved; `nil` if there are none.
    package var provedCount: Int?
    package var findingCount: Int
    package var caseCount: Int
    /// The cases to which the cause applies; `nil` if it is unknown.
    package var scope: CauseScope?
    /// A shell command that accepts all findings of the cause; `nil` if there is none.
    package var accept: String?

    /// Returns the causes of findings. Causes that prevent a comparison are first, because other
    /// findings can result from them. Then, causes are sorted by section and by the number of their
    /// findings.
    ///
    /// - Parameter wholeNames: the paths of the scenes, and the names of the groups, whose cases were
    ///   all compared; empty, the default, if it is unknown.
    static func causes(
      of findings: [Finding], accepting command: AcceptCommand, wholeNames: Set<String> = []
    ) -> [Cause] {
      let shortNames = ShortNames(findings, wholeNames: wholeNames)
      var names: [String] = []
      var byName: [String: [Finding]] = [:]
      for finding in findings {
        if byName[finding.cause] == nil { names.append(finding.cause) }
        byName[finding.cause, default: []].append(finding)
      }
      let causes = names.map { name in
        let findings = byName[name] ?? []
        return Cause(
          name: name, names: command.names(for: findings, shortNames),
          section: findings.map(\.section).min { $0.rank < $1.rank } ?? .failed,
          changes: changes(of: findings), frames: findings.first?.frames,
          verdict: verdict(of: findings), provedCount: provedCount(of: findings),
          findingCount: findings.count,
          caseCount: findings.map { max($0.caseCount, 1) }.saturatedSum,
          accept: findings.allSatisfy { $0.accept != nil }
            ? command.text(for: findings, shortNames: shortNames) : nil)
      }
      func rank(_ cause: Cause) -> (Int, Int) {
        let preventsComparison =
          byName[cause.name]?.contains { $0.knownKind?.preventsComparison == true } ?? false
        return (preventsComparison ? -1 : cause.section.rank, -cause.findingCount)
      }
      // The order of equal causes is made explicit, because `sort` is not guaranteed to be stable.
      var sorted = causes.enumerated().sorted {
        let (left, right) = (rank($0.element), rank($1.element))
        return (left.0, left.1, $0.offset) < (right.0, right.1, $1.offset)
      }.map(\.element)
      CauseTitle.add(to: &sorted)
      return sorted
    }
  }
}

extension RunDocument.Cause {
  /// Returns the changes of the first finding, with the origins that all findings have in common.
  private static func changes(of findings: [RunDocument.Finding]) -> [RunDocument.Change] {
    var changes = findings.first?.changes ?? []
    for index in changes.indices where changes[index].origin != nil {
      let isCommon = findings.allSatisfy {
        $0.changes.indices.contains(index) && $0.changes[index].origin == changes[index].origin
      }
      if !isCommon { changes[index].origin = nil }
    }
    return changes
  }

  /// The known origins of the changes as sentences, each once.
  package var originSentences: [String] {
    PropertyOrigin.sentences(changes.compactMap { $0.origin?.description })
  }

  private static func provedCount(of findings: [RunDocument.Finding]) -> Int? {
    let count = findings.count { $0.verdict == .proved }
    return count == 0 ? nil : count
  }
}

extension RunDocument.Cause.Section {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension RunDocument.Finding {
  /// The kind of the finding; `nil` for an equal snapshot, and for a kind of another version.
  package var knownKind: Finding.Kind? { Finding.Kind(rawValue: kind) }

  /// The section of the finding. Unknown kinds are shown as failures.
  package var section: RunDocument.Cause.Section {
    switch knownKind {
    case .new: .new
    case .orphan: .deleted
    default: .failed
    }
  }
}
