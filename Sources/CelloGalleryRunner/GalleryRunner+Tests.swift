import CelloSnapshots
import Foundation

extension GalleryRunner {
  /// The folder with the results of the last test run of the package in the working folder.
  package static var defaultTestResults: String {
    let current = FileManager.default.currentDirectoryPath
    return ResultsFolder.path(
      forTestFile: current + "/Package.swift", in: ProcessInfo.processInfo.environment)
  }

  /// The package that contains the working folder, or the working folder if there is none.
  package static var defaultPackage: String {
    let current = FileManager.default.currentDirectoryPath
    return FileAccess.system.packageFolder(of: current + "/Package.swift") ?? current
  }

  /// Reviews the snapshots that differed or were recorded in the last test run of a package.
  ///
  /// Accepted snapshots become the references as the run created them. Rejected snapshots are
  /// removed if they were recorded for the first time. The results can be from another machine:
  /// only references of the package and of the allowed folders are written or removed; see
  /// ``SnapshotLocations``.
  ///
  /// - Parameter folder: the folder of the run's results.
  /// - Returns: ``Outcome/equal`` if no finding of the last run remains to be accepted.
  @MainActor package func reviewTests(
    _ folder: String, _ decisions: Decisions = Decisions(), answers: Answers = { readLine() }
  ) async -> Outcome {
    await perform {
      guard let results = try ResultsFolder.results(in: folder, files: files) else {
        throw SnapshotError.noTestResults(folder: folder)
      }
      let locations = try SnapshotLocations(
        package: package, allowing: allowedFolders, files: files)
      for notice in results.notices { console.printError(notice) }
      let document = RunDocument(results: results.findings)
      var refusals: [RunDocument.Finding: SnapshotError] = [:]
      for finding in document.findings where finding.isAcceptable {
        do throws(SnapshotError) { _ = try locations.location(of: finding) } catch {
          refusals[finding] = error
        }
      }
      printRefusals(refusals.values.map(\.description).sorted())
      // Findings that cannot be changed are not shown.
      var review = Review(
        document.findings,
        where: { $0.isAcceptable && (!decisions.isEmpty || refusals[$0] == nil) })
      if servesReview, !review.isEmpty {
        return try await serve(
          review, document, in: folder, notices: results.notices,
          reread: {
            try ResultsFolder.results(in: folder, files: files).map {
              RunDocument(results: $0.findings)
            }
          },
          finish: { try finishTests($0, results, in: folder, locations) })
      }
      if decisions.isEmpty {
        if !servesReview { ask(&review, about: folder, answers) }
      } else {
        try review.check(decisions.accepted + decisions.rejected)
        review.decide(.rejected, decisions.rejected)
        review.decide(.accepted, decisions.accepted)
      }
      return try finishTests(review, results, in: folder, locations)
    }
  }

  /// Writes and removes the references of a review of tests.
  @MainActor private func finishTests(
    _ review: Review, _ results: TestResults, in folder: String, _ locations: SnapshotLocations
  ) throws -> Outcome {
    // All locations are checked before files are written, so that a refused location changes
    // nothing.
    let accepted = try review.findings(.accepted).filter { $0.isRecorded != true }
      .map { ($0, try locations.location(of: $0), try locations.formerLocation(of: $0)) }
    let rejected = try review.findings(.rejected).filter { $0.isRecorded == true }
      .map { ($0, try locations.location(of: $0)) }
    for (finding, location, former) in accepted {
      try SnapshotFolder.accept(finding, at: location, in: folder, environment)
      console.print("recorded \(finding.reference ?? finding.name)")
      if let former {
        try SnapshotFolder.removeFormer(at: former)
        console.print("removed \(former.file), the former name")
      }
    }
    for (finding, location) in rejected {
      let file = finding.reference ?? finding.name
      if try SnapshotFolder.reject(finding, at: location) {
        console.print("removed \(file)")
      } else {
        console.print("\(file) replaced another one. Restore that from version control.")
      }
    }
    let outcome = summarize(
      review, of: counted(results.findings.count, "snapshot"), in: folder + "/results.jsonl")
    return results.unreadableLineCount == 0 ? outcome : .incomplete
  }

  /// Prints the references outside of the permitted locations.
  @MainActor private func printRefusals(_ refusals: [String]) {
    guard !refusals.isEmpty else { return }
    for line in RunReport.shortened(refusals, "more reference") { console.printError(line) }
    console.printError(
      "\(counted(refusals.count, "reference")) outside of the package's snapshots "
        + "\(refusals.count == 1 ? "is" : "are") not touched.")
  }

  /// Creates a page of the results of a package's last test run, and prints the differences.
  ///
  /// - Parameter folder: the folder of the run's results, which also gets the page.
  @MainActor package func report(_ folder: String) async -> Outcome {
    await perform { try makeReport(folder) }
  }

  @MainActor private func makeReport(_ folder: String) throws -> Outcome {
    guard let results = try ResultsFolder.results(in: folder, files: files) else {
      throw SnapshotError.noTestResults(folder: folder)
    }
    guard !results.findings.isEmpty || results.unreadableLineCount > 0 else {
      throw SnapshotError.noTestResults(folder: folder)
    }
    let document = RunDocument(results: results.findings)
    let page = folder + "/index.html"
    let html = GalleryPage(
      document, folder: folder, notices: results.notices,
      origin: RunOrigin(in: packageFolder, files: files), files: files
    ).html
    try files.create("index.html", in: folder, Array(html.utf8))
    for file in document.files {
      try files.create(file.name, in: folder, Array(file.text.utf8))
    }
    for notice in results.notices { console.printError(notice) }
    if format == .json {
      console.printWhole(document.json)
    } else {
      if format == .github { try printForGitHub(document, notices: results.notices) }
      for line in RunReport(document).lines(page: page, isGallery: true) {
        console.print(line.text, line.style)
      }
    }
    guard results.unreadableLineCount == 0 else { return .incomplete }
    return document.findings.isEmpty ? .equal : .different
  }

  // MARK: - Merging

  /// Returns `true` if the folders contain results of parts of a test run, and `false` if they
  /// contain parts of a gallery's run.
  ///
  /// - Throws: ``SnapshotError/mixedParts(tests:gallery:)``.
  func areTestResults(_ folders: [String]) throws(SnapshotError) -> Bool {
    var tests: String?
    var gallery: String?
    for folder in folders {
      if try ResultsFolder.isResults(folder, files: files) {
        tests = folder
      } else {
        gallery = folder
      }
    }
    guard let tests else { return false }
    // A folder without any results is reported when it is read.
    if let gallery, try files.exists(gallery + "/" + KnownDrawings.fileName) {
      throw .mixedParts(tests: tests, gallery: gallery)
    }
    return true
  }

  /// Merges the results of parts of a test run into the folder of a whole run's results, or into
  /// the output folder if it was set, and creates a report.
  @MainActor func mergeTests(_ folders: [String]) throws -> Outcome {
    let folder = output == Self.defaultOutput ? Self.defaultTestResults : output
    try ResultsFolder.merge(folders, into: folder, files: files)
    return try makeReport(folder)
  }
}
