import Foundation

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
