/// The identity of a part of a run, so that only parts of the same run are merged.
///
/// The text form has a line for each property:
///
/// ```
/// part 2/4
/// revision commit 76a1e4031e2f…
/// run 1234567
/// profile iOS 26
/// ```
package struct RunPart: Hashable, Sendable {
  package var shard: Shard
  /// The revision of the sources that were drawn: `commit` with the checked-out commit, or `cases`
  /// with a digest of the names of all cases.
  package var revision: String
  /// The name that all parts of the run have in common; `nil` if there is none.
  package var run: String?
  /// The names of the system versions that were drawn.
  package var systemVersions: [String]

  package init(shard: Shard, revision: String, run: String?, systemVersions: [String]) {
    self.shard = shard
    self.revision = revision
    self.run = run
    self.systemVersions = systemVersions
  }

  /// Returns the reason why another part belongs to a different run; `nil` if both can be parts of
  /// the same run.
  func difference(from other: RunPart) -> String? {
    func named(_ run: String?) -> String { run.map { "the run \($0)" } ?? "a run without a name" }
    if shard.count != other.shard.count {
      return "is one of \(grouped(shard.count)) parts, not of \(grouped(other.shard.count))"
    }
    if revision != other.revision {
      return "was drawn from \(revision), not from \(other.revision)"
    }
    if run != other.run { return "belongs to \(named(run)), not to \(named(other.run))" }
    if systemVersions != other.systemVersions {
      return "shows \(Self.list(systemVersions)), not \(Self.list(other.systemVersions))"
    }
    return nil
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "no system version" : names.joined(separator: " and ")
  }

  // MARK: - The run

  /// The environment variables in which continuous integration services provide a number that all
  /// machines of a run share.
  private static let runVariables = [
    "GITHUB_RUN_ID", "CI_PIPELINE_ID", "CIRCLE_WORKFLOW_ID", "BUILDKITE_BUILD_ID", "BUILD_BUILDID",
    "BUILD_TAG",
  ]

  /// Returns the name of a run from the variables of a service; `nil` if there is none.
  package static func run(in variables: [String: String]) -> String? {
    runVariables.lazy.compactMap { variables[$0] }.first(where: isName)
  }

  /// Returns a Boolean value that indicates whether a text can be the name of a run: at most 200
  /// bytes of visible characters without spaces.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 200 && text.escapedForTerminal == text
      && !text.contains(where: \.isWhitespace)
  }

  // MARK: - The revision

  /// Returns the revision of a package and its catalog.
  ///
  /// - Parameter folder: a folder of the package.
  package static func revision(
    of folder: String, _ catalog: SnapshotCatalog, files: FileAccess = .system
  ) -> String {
    if let commit = GitRepository.commit(around: folder, files) { return "commit \(commit)" }
    var digest = ContentDigest()
    for scene in catalog.scenes {
      digest.add("\(scene.path)\n")
      for index in 0..<scene.space.count { digest.add("\(scene.space[index])\n") }
    }
    return "cases \(digest.value)"
  }

  // MARK: - Text

  var lines: [String] {
    ["part \(shard)", "revision \(revision)"] + (run.map { ["run \($0)"] } ?? [])
      + systemVersions.map { "profile \($0)" }
  }

  /// Parses the lines of a part's file that describe the part.
  struct Reader {
    private var shard: Shard?
    private var revision: String?
    private var run: String?
    private var systemVersions: [String] = []

    /// The part; `nil` if a line is missing.
    var part: RunPart? {
      guard let shard, let revision else { return nil }
      return RunPart(
        shard: shard, revision: revision, run: run, systemVersions: systemVersions)
    }

    /// Parses a line.
    ///
    /// - Returns: `true` if the line describes the part, `false` if it does not; `nil` if it is
    ///   malformed.
    mutating func read(_ line: Substring) -> Bool? {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { return false }
      let value = String(words[1])
      switch words[0] {
      case "part":
        guard shard == nil, let found = try? Shard(value) else { return nil }
        shard = found
      case "revision":
        guard revision == nil else { return nil }
        revision = value
      case "run":
        guard run == nil, RunPart.isName(value) else { return nil }
        run = value
      case "profile": systemVersions.append(value)
      default: return false
      }
      return true
    }
  }
}
