import Foundation

/// The readable results of a test run.
package struct TestResults: Hashable, Sendable {
  /// The results, sorted by name.
  package var findings: [RunDocument.Finding] = []
  /// The number of lines that are not results of this version.
  package private(set) var unreadableLineCount = 0
  /// Sentences about incomplete or ambiguous results.
  package private(set) var notices: [String] = []
  /// A Boolean value that indicates whether the run is still adding results.
  let isUnfinished: Bool

  /// Parses results.
  ///
  /// - Parameters:
  ///   - text: the contents of the file, with a JSON object on each line.
  ///   - file: the name of the file in notices.
  ///   - isUnfinished: a Boolean value that indicates whether the run is still adding results.
  init(_ text: String, file: String, isUnfinished: Bool = false) {
    self.isUnfinished = isUnfinished
    let decoder = JSONDecoder()
    var firstUnreadable: Int?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      if var result = try? decoder.decode(RunDocument.Finding.self, from: Data(line.utf8)) {
        if result.replacesFormer == true {
          result.replacesFormer = nil
          findings.removeAll { $0.name == result.name && $0.location == result.location }
        }
        findings.append(result)
      } else {
        firstUnreadable = firstUnreadable ?? index + 1
        unreadableLineCount += 1
      }
    }
    findings.sort { ($0.name, $0.kind, $0.sentence) < ($1.name, $1.kind, $1.sentence) }
    if isUnfinished {
      notices.append("The test run has not ended yet. Make the report again afterwards.")
    }
    if let firstUnreadable {
      notices.append(
        "\(file):\(firstUnreadable): "
          + (unreadableLineCount == 1
            ? "the line is" : "this line and \(unreadableLineCount - 1) more are")
          + " not \(unreadableLineCount == 1 ? "a result" : "results") of this version, or cut off. "
          + "Run the tests again.")
    }
    joinRepetitions()
  }

  /// Keeps one of several equal results, for example of repeated tests, and adds a notice about
  /// different results.
  private mutating func joinRepetitions() {
    var kept: [RunDocument.Finding] = []
    var ambiguous: [String] = []
    for finding in findings {
      if finding == kept.last { continue }
      if let last = kept.last, last.name == finding.name, ambiguous.last != finding.name {
        ambiguous.append(finding.name)
      }
      kept.append(finding)
    }
    findings = kept
    guard let first = ambiguous.first else { return }
    notices.append(
      "\(ambiguous.count == 1 ? first.shortened : "\(counted(ambiguous.count, "snapshot")), such as \(first.shortened),") "
        + "\(ambiguous.count == 1 ? "has" : "have") several results, because tests ran more than once. "
        + "All of them are listed.")
  }
}
