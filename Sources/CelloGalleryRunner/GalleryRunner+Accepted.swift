import CelloSnapshots
import Foundation

extension GalleryRunner {
  /// Adds the causes of accepted findings to the file next to the references.
  ///
  /// - Parameter document: the run with the findings.
  func addAcceptedCauses(
    _ findings: [RunDocument.Finding], of document: RunDocument
  ) throws(SnapshotError) {
    guard !findings.isEmpty else { return }
    var accepted = try store.acceptedCauses() ?? AcceptedCauses()
    let groups = Dictionary(grouping: findings, by: \.cause)
    for cause in document.causes {
      guard let findings = groups[cause.name], let first = findings.first else { continue }
      let isWhole = findings.count == cause.findingCount
      accepted.add(
        AcceptedCauses.Entry(
          cause: cause.name, verdict: cause.verdict,
          caseCount: findings.map { max($0.caseCount, 1) }.reduce(0, +),
          scope: isWhole ? cause.scope?.sentence : nil, example: first.name,
          before: first.expectedDigest.flatMap { PixelDigest($0) },
          after: first.digest.flatMap { PixelDigest($0) }))
    }
    try store.write(accepted)
  }

  /// Checks that the drawings differ from the references of an earlier revision only by accepted
  /// causes.
  ///
  /// - Parameter revision: a branch, tag or commit, such as the base of a pull request.
  @MainActor package func checkAccepted(since revision: String) async -> Outcome {
    await perform {
      let accepted = try store.acceptedCauses() ?? AcceptedCauses()
      let former = try FormerReferences(of: references, at: revision, package: packageFolder)
      defer { former.remove() }
      var store = ReferenceStore(root: former.references, files: files)
      store.recordCommand = recordCommand
      let earlier = try store.acceptedCauses() ?? AcceptedCauses()
      let run = VerificationRun(
        try catalog(), selection: try selection(), store: store, jobs: threadCount,
        progress: nil, waiting: printWaiting)
      var result = try await run.run(in: environment)
      // Texts and removed cases need no acceptance.
      result.findings.removeAll { [.stale, .orphan].contains($0.kind) }
      let document = RunDocument(result)
      let problems = accepted.problems(
        with: document, earlier: earlier, file: self.store.acceptedFile)
      for problem in RunReport.shortened(problems, "more problem") { console.print(problem) }
      guard problems.isEmpty else { return .different }
      let count = document.causes.count
      console.print(
        count == 0
          ? "Nothing has changed since \(revision)."
          : "All \(counted(count, "cause")) of changes since \(revision) \(count == 1 ? "is" : "are") accepted."
      )
      return .equal
    }
  }
}

/// The references of an earlier revision, in a temporary folder.
struct FormerReferences {
  /// The path of the references.
  let references: String
  private let folder: String

  /// Extracts the references from the repository.
  init(of references: String, at revision: String, package: String) throws {
    folder = NSTemporaryDirectory() + "/former-references-\(UInt64.random(in: 0...(.max)))"
    let root = FileAccess.canonical(references)
    let top = FileAccess.canonical(package)
    guard root.hasPrefix(top + "/") else { throw FormerReferencesError.outside(references) }
    let path = String(root.dropFirst(top.utf8.count + 1))
    self.references = "\(folder)/\(path)"
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let commit = try BaseRevision.run(
      "git", ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"],
      in: package)
    guard commit.status == 0 else { throw BaseRevisionError.unknown(revision) }
    let archive = folder + "/references.tar"
    let packed = try BaseRevision.run(
      "git", ["archive", "--format=tar", "--output", archive, commit.line, path], in: package)
    guard packed.status == 0 else { throw FormerReferencesError.none(revision, path) }
    let unpacked = try BaseRevision.run("tar", ["-xf", archive, "-C", folder], in: package)
    guard unpacked.status == 0 else { throw FormerReferencesError.none(revision, path) }
    try? manager.removeItem(atPath: archive)
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}

enum FormerReferencesError: Error, CustomStringConvertible {
  case outside(String)
  case none(String, String)

  var description: String {
    switch self {
    case .outside(let folder):
      "\(folder) is not in the package, so an earlier revision does not have it. Choose a folder in the package."
    case .none(let revision, let path):
      "\(revision) has no references in \(path). Name a revision that has."
    }
  }
}
