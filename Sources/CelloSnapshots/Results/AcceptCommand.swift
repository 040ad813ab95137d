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
  ///
  /// - Parameter shortNames: the short names of the run's findings; `nil`, the default, to use the
  ///   findings only.
  func text(for findings: [RunDocument.Finding], shortNames: ShortNames? = nil) -> String? {
    guard !findings.isEmpty, findings.allSatisfy(\.isSolvedByRecording) else { return nil }
    switch self {
    case .record(let command):
      let names = Self.unique(
        (shortNames ?? ShortNames(findings)).names(for: findings),
        orGroups: findings.map(\.scenePath))
      return ([command] + names.map(\.shellWord)).joined(separator: " ")
    case .tests:
      let tests = findings.compactMap { $0.isModeSetByTest == true ? nil : $0.test }
      // The results of several runs can have different options.
      let options = Set(findings.map { $0.testOptions ?? [] })
      guard tests.count == findings.count, options.count == 1, let options = options.first else {
        return nil
      }
      let suites = tests.map { test in
        test.lastIndex(of: "/").map { String(test[...$0]) } ?? test
      }
      let patterns = Self.unique(tests, orGroups: suites)
      let words =
        ["\(RecordMode.variable)=\(RecordMode.failed.rawValue)", "swift", "test"]
        + options.map(\.shellWord) + ["--filter", patterns.joined(separator: "|").shellWord]
      return words.joined(separator: " ")
    }
  }

  /// Returns the shortest names for the cases of a gallery's findings; `nil` for a test run.
  func names(for findings: [RunDocument.Finding], _ shortNames: ShortNames) -> [String]? {
    switch self {
    case .record: shortNames.names(for: findings)
    case .tests: nil
    }
  }

  /// Returns the findings with their commands.
  func applied(
    to findings: [RunDocument.Finding], shortNames: ShortNames? = nil
  ) -> [RunDocument.Finding] {
    findings.map { finding in
      var finding = finding
      finding.accept = text(for: [finding], shortNames: shortNames)
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
}
