import CelloTestSupport
import Foundation
import Testing

@testable import CelloGalleryRunner
@testable import CelloSnapshots

/// The command of each commit is a script that prints a committed digest.
/// The search for the commit that changed a picture.
@MainActor struct BisectionTests {
  private let folder = TemporaryFolder()
  private final class Log { var sentences: [String] = [] }
  private let log = Log()

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let ended = try BaseRevision.run(
      "git",
      ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"] + arguments,
      in: folder.path)
    try #require(ended.status == 0, "\(ended.log)")
    return ended.line
  }

  /// A commit whose command prints a digest; `nil` if it does not draw.
  private func commit(_ digest: String?, _ subject: String) throws -> String {
    let files = FileAccess.system
    if try !files.exists(folder.path + "/.git") {
      try git("init", "--quiet")
      try files.makeFolder(folder.path + "/.build/debug")
    }
    var result = RunResult()
    result.findings = [
      Finding(
        kind: .undrawable, scene: "boxes/plain", cases: [], sentence: "The box is \(subject).")
    ]
    let script = """
      #!/bin/sh
      case "$1" in
      doctor) \(digest.map { "echo \($0)" } ?? "exit 2") ;;
      verify) echo '\(RunDocument(result).json)' ;;
      esac

      """
    for (name, text) in [
      (".build/debug/boxes", script), ("subject.txt", subject), ("Package.resolved", subject),
    ] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    chmod(folder.path + "/.build/debug/boxes", 0o755)
    try git("add", "--force", ".build/debug/boxes", "subject.txt", "Package.resolved")
    try git("commit", "--quiet", "--allow-empty", "--message", subject)
    return try git("rev-parse", "HEAD")
  }

  private func find(
    _ good: String, _ bad: String, builds: @escaping (String) -> Bool = { _ in true }
  ) throws -> Bisection.Found {
    let log = log
    return try Bisection(
      good: good, bad: bad, case: "boxes/plain/normal", package: folder.path, product: "boxes",
      announce: { log.sentences.append($0) }, builds: { _, folder in builds(folder) }
    ).run()
  }

  @Test("the commit is found among others, and its cause is named")
  func found() throws {
    let good = try commit("a", "one")
    _ = try commit("a", "two")
    _ = try commit("a", "three")
    let changed = try commit("b", "four")
    _ = try commit("b", "five")
    let bad = try commit("c", "six")
    // A build changes a file that commits also change.
    let found = try find(good, bad) { folder in
      (try? Data("built".utf8).write(to: URL(fileURLWithPath: folder + "/Package.resolved"))) != nil
    }
    #expect(found.commit == changed)
    #expect(found.title.hasSuffix(" four"))
    #expect(found.cause == "case cannot be drawn")
    #expect(log.sentences.contains { $0.hasSuffix(" is good.") })
    #expect(try git("rev-parse", "HEAD") == bad)
    // The separate checkout is used again.
    #expect(try find(good, bad).commit == changed)
  }

  @Test("each commit is built with the toolsets, whose paths do not depend on the folder")
  func toolsets() throws {
    #expect(
      BaseRevision.buildArguments("boxes", ["/tools/toolset.json", "/tools/import-uikit.json"])
        == [
          "build", "--product", "boxes", "--toolset", "/tools/toolset.json", "--toolset",
          "/tools/import-uikit.json",
        ])
    try Data("{}".utf8).write(to: URL(fileURLWithPath: folder.path + "/toolset.json"))
    var runner = GalleryRunner([])
    runner.packageFolder = folder.path
    runner.toolsets = ["toolset.json", folder.path + "/./toolset.json"]
    let path = FileAccess.canonical(folder.path) + "/toolset.json"
    #expect(try runner.toolsetPaths() == [path, path])
    runner.toolsets = ["missing.json"]
    #expect(throws: BaseRevisionError.noToolset("missing.json")) { try runner.toolsetPaths() }
  }

  @Test("commits that do not build or draw are skipped")
  func skipped() throws {
    let good = try commit("a", "one")
    _ = try commit("a", "two")
    _ = try commit(nil, "three")
    _ = try commit("a", "four")
    let changed = try commit("b", "five")
    let bad = try commit("b", "six")
    #expect(try find(good, bad).commit == changed)
  }

  @Test("if only commits that do not draw are left, the possible commits are named")
  func undecided() throws {
    let good = try commit("a", "one")
    _ = try commit(nil, "two")
    let bad = try commit("b", "three")
    #expect {
      try find(good, bad)
    } throws: { error in
      guard case .severalCommits(let titles)? = error as? BisectionError else { return false }
      return titles.count == 2 && titles.contains { $0.hasSuffix(" two") }
        && titles.contains { $0.hasSuffix(" three") }
    }
  }

  @Test("wrong revisions are errors that say what to name instead")
  func wrong() throws {
    let good = try commit("a", "one")
    let same = try commit("a", "two")
    let broken = try commit(nil, "three")
    #expect(throws: BisectionError.unknown("nosuch")) { try find(good, "nosuch") }
    #expect(throws: BisectionError.unknown("--help")) { try find("--help", good) }
    #expect(throws: BisectionError.order(same, good)) { try find(same, good) }
    #expect(throws: BisectionError.order(good, good)) { try find(good, good) }
    #expect(throws: BisectionError.equal("boxes/plain/normal")) { try find(good, same) }
    #expect(throws: BisectionError.notDrawn(broken)) { try find(good, broken) }
  }
}
