import CelloSnapshots
import Foundation

extension GalleryRunner {
  /// Notes the findings that are about to be accepted, except for those that the references already
  /// have.
  ///
  /// - Parameter document: the run with the findings.
  func beginAccepting(
    _ findings: [RunDocument.Finding], of document: RunDocument, _ catalog: SnapshotCatalog
  ) throws(SnapshotError) {
    // A damaged file is an error before anything is recorded.
    _ = try store.acceptedCauses()
    // A ledger that cannot be read is about to be replaced.
    let recorded = (try? recordedNames(of: findings, catalog)) ?? []
    try store.begin(
      AcceptedFindings(
        former: try store.acceptedText(), findings: findings.filter { !recorded.contains($0.name) },
        causes: document.causes))
  }

  /// Adds the causes of accepted findings whose references have been recorded to the file next to the
  /// references, also after an interrupted review.
  func finishAccepting(_ catalog: SnapshotCatalog) throws(SnapshotError) {
    guard let unfinished = try store.unfinishedFindings() else { return }
    let recorded = try recordedNames(of: unfinished.findings, catalog)
    try store.finish(
      unfinished.findings.filter { recorded.contains($0.name) }, of: unfinished.causes)
  }

  /// Returns the names of the findings whose new pictures are the references of their cases.
  private func recordedNames(
    of findings: [RunDocument.Finding], _ catalog: SnapshotCatalog
  ) throws(SnapshotError) -> Set<String> {
    var names: Set<String> = []
    for (path, findings) in Dictionary(grouping: findings, by: \.scenePath) {
      guard let scene = catalog.scenes.first(where: { $0.path == path }),
        let ledger = try store.scene(path)?.ledger
      else { continue }
      let expectations = ledger.expectations(for: scene.space)
      for finding in findings {
        guard let name = finding.cases.first.flatMap({ try? CaseName($0) }),
          let index = scene.space.index(of: name), expectations.pictureOfCase[index] >= 0
        else { continue }
        let picture = expectations.pictures[Int(expectations.pictureOfCase[index])]
        if picture.digest.description == finding.digest { names.insert(finding.name) }
      }
    }
    return names
  }

  /// Checks that the drawings differ from the references of an earlier revision only by accepted
  /// causes.
  ///
  /// - Parameter revision: a branch, tag or commit, such as the base of a pull request.
  @MainActor package func checkAccepted(since revision: String) async -> Outcome {
    await perform {
      try finishAccepting(try catalog())
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
