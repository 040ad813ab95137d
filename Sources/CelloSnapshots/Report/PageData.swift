import CelloFiles

/// The data for the page's script: the document of the run, limited to a size that opens quickly,
/// and the pixels of differences.
struct PageData: Encodable {
  var run: RunDocument
  /// Further sentences about the results.
  var notices: [String]
  /// When, where and how the results were made.
  var origin: RunOrigin?
  /// The findings that the reader can decide about; `nil` if the page is a file.
  var review: Review?
  /// The pixels of differences, by the index of the finding in the document.
  var pixels: [Int: PixelWindow] = [:]

  struct Review: Encodable {
    /// The indices of the findings in the document.
    var open: [Int]
  }

  /// The number of findings above which only the names are kept.
  static let maxFindingCount = 2000
  /// The largest number of names of cases that look the same: for all pictures, and for each
  /// picture if there are more.
  private static let maxAlikeCount = 20_000
  private static let maxAlikeCountWhereMany = 4
  /// The largest number of accessibility issues, and of cases for each issue.
  private static let maxIssueCount = 1000
  private static let maxIssueCaseCount = 20
  /// The largest number of characters of all pixel windows.
  private static let maxPixelLength = 1_500_000

  init(_ document: RunDocument, folder: String?, notices: [String], files: FileAccess) {
    run = document
    self.notices = [document.notCompared].compactMap { $0 } + notices
    dropForeignPictures()
    shortenFindings()
    dropUnshownPictures()
    shortenAlike()
    shortenIssues()
    guard let folder else { return }
    checkPictures(in: folder, files)
    readPixels(in: folder, files)
  }

  /// Removes pictures that are neither in the folder of the results nor a reference, so that a page
  /// of results from another machine does not show other files of this machine.
  private mutating func dropForeignPictures() {
    var first: String?
    var count = 0
    func isForeign(_ file: String) -> Bool {
      guard (try? RelativePath(file)) == nil else { return false }
      first = first ?? file
      count += 1
      return true
    }
    func drop(_ picture: inout RunDocument.Picture?, _ reference: String? = nil) {
      guard let file = picture?.file, file != reference || !Self.isAbsolute(file) else { return }
      if isForeign(file) { picture = nil }
    }
    for index in run.findings.indices {
      let reference = run.findings[index].reference
      drop(&run.findings[index].expected, reference)
      drop(&run.findings[index].actual, reference)
      drop(&run.findings[index].difference, reference)
      guard var nearest = run.findings[index].nearest else { continue }
      drop(&nearest.expected)
      drop(&nearest.actual)
      drop(&nearest.difference)
      run.findings[index].nearest = nearest
    }
    for scene in (run.scenes ?? []).indices {
      for picture in (run.scenes?[scene].pictures ?? []).indices {
        // A reference that is equal is shown where the test that compared it has it.
        guard let file = run.scenes?[scene].pictures[picture].file, !Self.isAbsolute(file),
          isForeign(file)
        else { continue }
        run.scenes?[scene].pictures[picture].file = nil
      }
    }
    guard let first else { return }
    notices.append(
      count == 1
        ? "The picture \(first) lies outside of the folder and is not shown."
        : "\(counted(count, "picture")) lie outside of the folder and are not shown, such as \(first)."
    )
  }

  /// Returns a Boolean value that indicates whether a path is absolute and does not lead to another
  /// machine.
  private static func isAbsolute(_ path: String) -> Bool {
    path.hasPrefix("/") && (try? RelativePath(String(path.dropFirst()))) != nil
  }

  private func isDetailed(_ finding: RunDocument.Finding) -> Bool { !finding.sentence.isEmpty }

  /// Removes all data but the names from most findings of large causes. The first findings of each
  /// cause remain complete.
  private mutating func shortenFindings() {
    for index in run.causes.indices { run.causes[index].names = nil }
    for index in run.findings.indices {
      // The page shows the changes of a cause once, and does not use the other values.
      run.findings[index].changes = []
      run.findings[index].frames = nil
      run.findings[index].reason = nil
      run.findings[index].digest = nil
      run.findings[index].expectedDigest = nil
      run.findings[index].reference = nil
      run.findings[index].isRecorded = nil
      run.findings[index].test = nil
      run.findings[index].testOptions = nil
      run.findings[index].isModeSetByTest = nil
      run.findings[index].resolved = nil
      run.findings[index].fonts = nil
    }
    guard run.findings.count > Self.maxFindingCount else { return }
    var counts: [String: Int] = [:]
    let ranks = run.findings.map { finding in
      counts[finding.cause, default: 0] += 1
      return counts[finding.cause] ?? 0
    }
    let order = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    var shortened: Set<String> = []
    for index in order.dropFirst(Self.maxFindingCount) {
      let finding = run.findings[index]
      shortened.insert(finding.name)
      run.findings[index].sentence = ""
      run.findings[index].summary = nil
      run.findings[index].accept = nil
      run.findings[index].cases = []
      run.findings[index].location = nil
      run.findings[index].expected = nil
      run.findings[index].actual = nil
      run.findings[index].difference = nil
      run.findings[index].nearest = nil
    }
    for index in (run.scenes ?? []).indices {
      let path = run.scenes?[index].path ?? ""
      run.scenes?[index].pictures.removeAll { shortened.contains("\(path)/\($0.name)") }
    }
    notices.append(
      "There are \(counted(run.findings.count, "finding")). The page has pictures and sentences of "
        + "\(grouped(Self.maxFindingCount)) of them, some of each cause, and the names of the others. "
        + "All of them are in result.json and failures.")
  }

  /// Removes the pictures that are not in the folder, such as the equal pictures of a verification,
  /// and the scenes that are left without pictures.
  private mutating func dropUnshownPictures() {
    for index in (run.scenes ?? []).indices {
      run.scenes?[index].pictures.removeAll { $0.file == nil }
    }
    run.scenes?.removeAll(where: \.pictures.isEmpty)
  }

  private mutating func shortenAlike() {
    guard var scenes = run.scenes else { return }
    let count = scenes.reduce(0) { $0 + $1.pictures.reduce(0) { $0 + $1.alike.count } }
    guard count > Self.maxAlikeCount else { return }
    for scene in scenes.indices {
      for picture in scenes[scene].pictures.indices {
        let alike = scenes[scene].pictures[picture].alike
        scenes[scene].pictures[picture].alike = Array(alike.prefix(Self.maxAlikeCountWhereMany))
      }
    }
    run.scenes = scenes
  }

  private mutating func shortenIssues() {
    guard let issues = run.issues else { return }
    run.issues = issues.prefix(Self.maxIssueCount).map { issue in
      var issue = issue
      issue.cases = Array(issue.cases.prefix(Self.maxIssueCaseCount))
      return issue
    }
    guard issues.count > Self.maxIssueCount else { return }
    notices.append(
      "There are \(counted(issues.count, "accessibility issue")). The page has "
        + "\(grouped(Self.maxIssueCount)) of them, result.json has all.")
  }

  /// Adds a notice about missing pictures of findings, for example after an incomplete download.
  private mutating func checkPictures(in folder: String, _ files: FileAccess) {
    var missing: [String] = []
    for finding in run.findings {
      for picture in finding.pictures
      where !picture.file.hasPrefix("/") && !files.isFile(picture.file, in: folder) {
        missing.append(picture.file)
      }
    }
    guard let first = missing.first else { return }
    notices.append(
      missing.count == 1
        ? "The picture \(first) is missing from the folder."
        : "\(counted(missing.count, "picture")) of findings are missing from the folder, such as "
          + "\(first).")
  }

  private mutating func readPixels(in folder: String, _ files: FileAccess) {
    var length = 0
    for (index, finding) in run.findings.enumerated() where isDetailed(finding) {
      guard length < Self.maxPixelLength else { return }
      guard let expected = finding.expected, let actual = finding.actual,
        let old = try? files.readPicture(expected.file, in: folder),
        let new = try? files.readPicture(actual.file, in: folder),
        let window = PixelWindow(expected: old.bitmap, actual: new.bitmap)
      else { continue }
      pixels[index] = window
      length += window.expected.utf8.count + window.actual.utf8.count
    }
  }
}

extension RunDocument.Finding {
  /// All pictures of the finding that the page shows.
  fileprivate var pictures: [RunDocument.Picture] {
    [
      expected, actual, difference, nearest?.expected, nearest?.actual, nearest?.difference,
    ].compactMap { $0 }
  }
}
