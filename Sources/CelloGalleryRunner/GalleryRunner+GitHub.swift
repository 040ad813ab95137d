import CelloSnapshots
import Foundation

extension GalleryRunner {
  /// Prints annotations, and appends to the summary of the step if the environment variable
  /// contains the path of its file. `SNAPSHOT_REPORT_URL` is the address at which the results are
  /// published, for links and pictures in the summary.
  @MainActor func printForGitHub(_ document: RunDocument, notices: [String] = []) throws {
    let report = GitHubReport(
      document, notices: notices,
      folders: [variables["GITHUB_WORKSPACE"] ?? "", FileManager.default.currentDirectoryPath],
      address: variables["SNAPSHOT_REPORT_URL"].flatMap { $0.isEmpty ? nil : $0 })
    for line in report.annotations { console.printCommand(line) }
    guard let file = variables["GITHUB_STEP_SUMMARY"], !file.isEmpty else { return }
    let length = try files.exists(file) ? files.read(file).count : 0
    let summary = report.summary(limit: GitHubReport.maxSummaryLength - length)
    try files.append(file, Array(summary.utf8))
  }
}
