import CelloSnapshots
import Foundation

extension GalleryRunner {
  /// The folder where the last test run of the package in the working folder left its results.
  package static var defaultTestResults: String {
    let current = FileManager.default.currentDirectoryPath
    return ResultsFolder.path(
      forTestFile: current + "/Package.swift", in: ProcessInfo.processInfo.environment)
  }

  /// Goes through the snapshots that differed or were recorded in the last test run of a package.
  /// What is accepted becomes the reference as the run made it; what was recorded for the first
  /// time and is rejected is removed.
  ///
  /// - Parameter folder: where the run left its results.
  /// - Returns: equal if nothing of the last run is left to accept.
  @MainActor package func reviewTests(
    _ folder: String, _ decisions: Decisions = Decisions(), answers: Answers = { readLine() }
  ) async -> Outcome {
    await perform {
      guard let results = try ResultsFolder.results(in: folder) else {
        throw SnapshotError.noTestResults(folder: folder)
      }
      var review = Review(RunDocument(results: results.findings).findings, where: \.isAcceptable)
      if decisions.isEmpty {
        ask(&review, about: folder, answers)
      } else {
        try review.check(decisions.accepted + decisions.rejected)
        review.decide(.rejected, decisions.rejected)
        review.decide(.accepted, decisions.accepted)
      }
      for finding in review.findings(.accepted) {
        try SnapshotFolder.accept(finding, in: folder, environment)
        console.print("recorded \(finding.reference ?? finding.name)")
      }
      for finding in review.findings(.rejected) where finding.isRecorded == true {
        let file = finding.reference ?? finding.name
        if try SnapshotFolder.reject(finding) {
          console.print("removed \(file)")
        } else {
          console.print("\(file) replaced another one. Restore that from version control.")
        }
      }
      return summarize(review)
    }
  }

  /// Makes a page of the results of a package's last test run, and says what differed.
  ///
  /// - Parameter folder: where the run left its results; the page goes there as well.
  @MainActor package func report(_ folder: String) async -> Outcome {
    await perform { try makeReport(folder) }
  }

  @MainActor private func makeReport(_ folder: String) throws -> Outcome {
    guard let results = try ResultsFolder.results(in: folder) else {
      throw SnapshotError.noTestResults(folder: folder)
    }
    guard !results.findings.isEmpty || results.unreadableLineCount > 0 else {
      throw SnapshotError.noTestResults(folder: folder)
    }
    let document = RunDocument(results: results.findings)
    let page = folder + "/index.html"
    let html = GalleryPage(document, folder: folder, notices: results.notices).html
    try FileAccess.system.create(page, Array(html.utf8), isDurable: false)
    for file in document.files {
      try FileAccess.system.create(
        folder + "/" + file.name, Array(file.text.utf8), isDurable: false)
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
  static func areTestResults(_ folders: [String]) throws(SnapshotError) -> Bool {
    var tests: String?
    var gallery: String?
    for folder in folders {
      if try ResultsFolder.isResults(folder) { tests = folder } else { gallery = folder }
    }
    guard let tests else { return false }
    // A folder without results of any kind is named when it is read.
    if let gallery, try FileAccess.system.exists(gallery + "/cases.txt") {
      throw .mixedParts(tests: tests, gallery: gallery)
    }
    return true
  }

  /// Joins the results of parts of a test run where those of a whole one would be, unless another
  /// output folder is given, and makes the report about them.
  @MainActor func mergeTests(_ folders: [String]) throws -> Outcome {
    let folder = output == Self.defaultOutput ? Self.defaultTestResults : output
    try ResultsFolder.merge(folders, into: folder)
    return try makeReport(folder)
  }
}
