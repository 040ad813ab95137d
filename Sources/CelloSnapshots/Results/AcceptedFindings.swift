/// The findings that a review accepts, while their references are recorded.
///
/// The references of each scene are replaced in one step, but not those of several scenes together
/// with `accepted.txt`. The findings are therefore written to a file before the first scene is
/// recorded. If the review is interrupted, the next command adds those of them to `accepted.txt` that
/// the references have.
package struct AcceptedFindings: Codable, Sendable {
  /// The text of `accepted.txt` before the review; `nil` if there was no file. If the file has a
  /// different text, the findings have already been added.
  package var former: String?
  package var findings: [RunDocument.Finding]
  /// The causes of the run with the findings.
  package var causes: [RunDocument.Cause]

  package init(
    former: String?, findings: [RunDocument.Finding], causes: [RunDocument.Cause]
  ) {
    self.former = former
    self.findings = findings
    self.causes = causes
  }
}

extension AcceptedCauses {
  /// Adds the causes of findings.
  package mutating func add(_ findings: [RunDocument.Finding], of causes: [RunDocument.Cause]) {
    let groups = Dictionary(grouping: findings, by: \.cause)
    for cause in causes {
      guard let findings = groups[cause.name], let first = findings.first else { continue }
      let isWhole = findings.count == cause.findingCount
      add(
        Entry(
          cause: cause.name, verdict: cause.verdict,
          caseCount: findings.map { max($0.caseCount, 1) }.reduce(0, +),
          scope: isWhole ? cause.scope?.sentence : nil, example: first.name,
          before: first.expectedDigest.flatMap { PixelDigest($0) },
          after: first.digest.flatMap { PixelDigest($0) }))
    }
  }
}
