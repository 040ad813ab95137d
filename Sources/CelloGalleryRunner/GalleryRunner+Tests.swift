import CelloSnapshots
import Foundation

extension GalleryRunner {
  /// The folder where the last test run of the package in the working folder left its results.
  package static var defaultTestResults: String {
    let current = FileManager.default.currentDirectoryPath
    return ResultsFolder.path(
      forTestFile: current + "/Package.swift", in: ProcessInfo.processInfo.environment)
  }

  /// The package that the working folder is in, or that folder itself.
  package static var defaultPackage: String {
    let current = FileManager.default.currentDirectoryPath
    return FileAccess.system.packageFolder(of: current + "/Package.swift") ?? current
  }

  /// Goes through the snapshots that differed or were recorded in the last test run of a package.
  /// What is accepted becomes the reference as the run made it; what was recorded for the first
  /// time and is rejected is removed.
  ///
  /// The results may come from elsewhere. Nothing but references of the package and of the folders
  /// that are allowed is written or removed; see ``SnapshotPlaces``.
  ///
  /// - Parameter folder: where the run left its results.
  /// - Returns: equal if nothing of the last run is left to accept.
  @MainActor package func reviewTests(
    _ folder: String, _ decisions: Decisions = Decisions(), answers: Answers = { readLine() }
  ) async -> Outcome {
    await perform {
      guard let results = try ResultsFolder.results(in: folder, files: files) else {
        throw SnapshotError.noTestResults(folder: folder)
      }
      let places = try SnapshotPlaces(package: package, allowing: allowedFolders, files: files)
      for notice in results.notices { console.printError(notice) }
      let findings = RunDocument(results: results.findings).findings
      var refusals: [RunDocument.Finding: SnapshotError] = [:]
      for finding in findings where finding.isAcceptable {
        do throws(SnapshotError) { _ = try places.place(of: finding) } catch {
          refusals[finding] = error
        }
      }
      sayRefused(refusals.values.map(\.description).sorted())
      // What nothing can be done about is not asked about.
      var review = Review(
        findings, where: { $0.isAcceptable && (!decisions.isEmpty || refusals[$0] == nil) })
      if decisions.isEmpty {
        ask(&review, about: folder, answers)
      } else {
        try review.check(decisions.accepted + decisions.rejected)
        review.decide(.rejected, decisions.rejected)
        review.decide(.accepted, decisions.accepted)
      }
      // Before anything is written, so that one line that is refused leaves everything as it is.
      let accepted = try review.findings(.accepted).filter { $0.isRecorded != true }
        .map { ($0, try places.place(of: $0)) }
      let rejected = try review.findings(.rejected).filter { $0.isRecorded == true }
        .map { ($0, try places.place(of: $0)) }
      for (finding, place) in accepted {
        try SnapshotFolder.accept(finding, at: place, in: folder, environment)
        console.print("recorded \(finding.reference ?? finding.name)")
      }
      for (finding, place) in rejected {
        let file = finding.reference ?? finding.name
        if try SnapshotFolder.reject(finding, at: place) {
          console.print("removed \(file)")
        } else {
          console.print("\(file) replaced another one. Restore that from version control.")
        }
      }
      let outcome = summarize(review)
      return results.unreadableLineCount == 0 ? outcome : .incomplete
    }
  }

  /// Says which references lie outside of the places that may be written.
  @MainActor private func sayRefused(_ refusals: [String]) {
    guard !refusals.isEmpty else { return }
    for line in RunReport.shortened(refusals, "more reference") { console.printError(line) }
    console.printError(
      "\(counted(refusals.count, "reference")) outside of the package's snapshots "
        + "\(refusals.count == 1 ? "is" : "are") not touched.")
  }

  /// Makes a page of the results of a package's last test run, and says what differed.
  ///
  /// - Parameter folder: where the run left its results; the page goes there as well.
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
      document, folder: folder, notices: results.notices, files: files
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
      let sentences = document.findings.map(\.sentence)
      for line in RunReport.shortened(sentences, "more finding") { console.print(line) }
      console.print(
        "\(counted(document.cases, "snapshot")), \(counted(document.findings.count, "finding")). "
          + "Look at them in \(page)")
    }
    guard results.unreadableLineCount == 0 else { return .incomplete }
    return document.findings.isEmpty ? .equal : .different
  }

  // MARK: - Merging

  /// Whether folders have the results of parts of a test run, not of a gallery's.
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
    // A folder without results of any kind is named when it is read.
    if let gallery, try files.exists(gallery + "/" + KnownDrawings.fileName) {
      throw .mixedParts(tests: tests, gallery: gallery)
    }
    return true
  }

  /// Joins the results of parts of a test run where those of a whole one would be, unless another
  /// output folder is given, and makes the report about them.
  @MainActor func mergeTests(_ folders: [String]) throws -> Outcome {
    let folder = output == Self.defaultOutput ? Self.defaultTestResults : output
    try ResultsFolder.merge(folders, into: folder, files: files)
    return try makeReport(folder)
  }
}
