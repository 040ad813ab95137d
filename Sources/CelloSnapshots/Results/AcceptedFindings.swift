import Foundation

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

extension ReferenceStore {
  private var findingsFile: String { root + "/.accepted.recording" }

  /// Returns the text of the accepted causes; `nil` if there is no file.
  package func acceptedText() throws(SnapshotError) -> String? {
    try files.exists(acceptedFile) ? try files.readText(acceptedFile) : nil
  }

  /// Writes the findings that a review is about to accept.
  package func begin(_ accepted: AcceptedFindings) throws(SnapshotError) {
    try files.makeFolder(root)
    try files.replace(findingsFile, Array(RunDocument.json(accepted).utf8))
  }

  /// Returns the findings that an interrupted review was about to accept; `nil` if there are none, or
  /// if they have already been added to the accepted causes.
  package func unfinishedFindings() throws(SnapshotError) -> AcceptedFindings? {
    guard try files.exists(findingsFile) else { return nil }
    let bytes = try files.read(findingsFile, limit: FileAccess.textLimit)
    let accepted = try? JSONDecoder().decode(AcceptedFindings.self, from: Data(bytes))
    guard let accepted, try accepted.former == acceptedText() else {
      try files.remove(findingsFile)
      return nil
    }
    return accepted
  }

  /// Adds findings to the accepted causes in one step.
  ///
  /// - Parameter findings: the findings whose references have been recorded.
  package func finish(
    _ findings: [RunDocument.Finding], of causes: [RunDocument.Cause]
  ) throws(SnapshotError) {
    if !findings.isEmpty {
      var accepted = try acceptedCauses() ?? AcceptedCauses()
      accepted.add(findings, of: causes)
      try write(accepted)
    }
    try files.remove(findingsFile)
  }
}
