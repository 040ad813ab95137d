/// A shell command that makes the new pictures of findings the reference.
enum AcceptCommand {
  /// The record command of a gallery, followed by the names of cases and scenes.
  case record(String)
  /// `swift test` with the environment variable that records failed snapshots.
  case tests

  /// The number of names above which the names of scenes or suites are used instead.
  private static let maxNameCount = 40

  /// Returns the command; `nil` if recording does not resolve one of the findings, or if a test
  /// sets the mode itself.
  func text(for findings: [RunDocument.Finding]) -> String? {
    guard !findings.isEmpty, findings.allSatisfy(\.isSolvedByRecording) else { return nil }
    switch self {
    case .record(let command):
      let names = Self.unique(
        findings.flatMap(\.recordedNames), orGroups: findings.map(\.scenePath))
      return ([command] + names.map(\.shellWord)).joined(separator: " ")
    case .tests:
      let tests = findings.compactMap { $0.isModeSetByTest == true ? nil : $0.test }
      guard tests.count == findings.count else { return nil }
      let suites = tests.map { test in
        test.lastIndex(of: "/").map { String(test[...$0]) } ?? test
      }
      let patterns = Self.unique(tests, orGroups: suites)
      return "\(RecordMode.variable)=\(RecordMode.failed.rawValue) swift test --filter "
        + patterns.joined(separator: "|").shellWord
    }
  }

  /// Returns the findings with their commands.
  func applied(to findings: [RunDocument.Finding]) -> [RunDocument.Finding] {
    findings.map { finding in
      var finding = finding
      finding.accept = text(for: [finding])
      return finding
    }
  }

  private static func unique(_ names: [String], orGroups groups: [String]) -> [String] {
    var seen: Set<String> = []
    let names = names.filter { seen.insert($0).inserted }
    guard names.count > maxNameCount else { return names }
    return groups.filter { seen.insert($0).inserted }
  }
}

extension RunDocument.Finding {
  fileprivate var isSolvedByRecording: Bool {
    switch knownKind {
    case .differs, .edited, .missing, .new, .stale, .orphan: true
    case .alike, .unreadable, .undrawable, nil: false
    }
  }

  /// The path of the scene, `group/scene`.
  package var scenePath: String { name.split(separator: "/").prefix(2).joined(separator: "/") }

  /// The names to record for the finding: its cases if there are few of them, or the scene if files
  /// other than pictures change.
  fileprivate var recordedNames: [String] {
    guard knownKind != .orphan, knownKind != .stale, (1...8).contains(caseCount),
      cases.count == caseCount
    else { return [scenePath] }
    return cases.map { "\(scenePath)/\($0)" }
  }
}
