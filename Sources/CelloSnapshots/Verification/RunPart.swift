/// What a part of a run says about itself, so that only parts of one run are merged.
///
/// As text, a line for each:
///
/// ```
/// part 2/4
/// revision commit 76a1e4031e2f…
/// run 1234567
/// profile iOS 26
/// ```
package struct RunPart: Hashable, Sendable {
  package var shard: Shard
  /// What was drawn: `commit` with the number of the commit that is checked out, or `cases` with a
  /// digest of all names.
  package var revision: String
  /// The name that all parts of the run were given; `nil` if there is none.
  package var run: String?
  /// The names of the drawn system versions.
  package var systemVersions: [String]

  package init(shard: Shard, revision: String, run: String?, systemVersions: [String]) {
    self.shard = shard
    self.revision = revision
    self.run = run
    self.systemVersions = systemVersions
  }

  /// How the other is of another run; `nil` if both can be parts of one.
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

  /// The variable of each service that numbers the runs which its machines share.
  private static let runVariables = [
    "GITHUB_RUN_ID", "CI_PIPELINE_ID", "CIRCLE_WORKFLOW_ID", "BUILDKITE_BUILD_ID", "BUILD_BUILDID",
    "BUILD_TAG",
  ]

  /// The name of a run on the machines of a service; `nil` if there is none.
  package static func run(in variables: [String: String]) -> String? {
    runVariables.lazy.compactMap { variables[$0] }.first(where: isName)
  }

  /// Whether a text can be the name of a run: up to 200 visible characters without spaces.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 200 && text.escapedForTerminal == text
      && !text.contains(where: \.isWhitespace)
  }

  // MARK: - The revision

  /// The revision of a package with a catalog.
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

  /// Reads the lines of a part's file that are about the part itself.
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

    /// - Returns: whether the line is about the part; `nil` if it is malformed.
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
