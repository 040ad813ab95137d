import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

/// Results of a test run.
struct ResultsFolderTests {
  private let temporary = TemporaryFolder()
  private var root: String { temporary.path + "/results" }
  /// A process that has ended.
  private let earlier = RunIdentity(process: .max, start: 1)

  private func folder(_ run: RunIdentity, _ files: FileAccess = .system) -> ResultsFolder {
    ResultsFolder(root: root, run: run, files: files)
  }

  private func line(_ name: String, _ kind: Finding.Kind = .new) -> RunDocument.Finding {
    RunDocument.Finding(
      Finding(kind: kind, scene: "Tests/Suite", cases: [CaseName(unchecked: name)], sentence: "x"))
  }

  @Test("processes of the same run append to the results, and the next run replaces them")
  func runs() throws {
    folder(earlier).append(line("b"))
    _ = folder(earlier).write([1], title: "Tests/Suite/b", .actual, pathExtension: "png")
    folder(earlier).append(line("a"))
    #expect(
      try ResultsFolder.results(in: root)?.findings.map(\.name) == [
        "Tests/Suite/a", "Tests/Suite/b",
      ])
    #expect(try FileAccess.system.exists(root + "/failures/actual/Tests/Suite/b.png"))
    folder(.current).append(line("c"))
    #expect(try ResultsFolder.results(in: root)?.findings.map(\.name) == ["Tests/Suite/c"])
    #expect(try !FileAccess.system.exists(root + "/failures"))
  }

  @Test("a process detects recordings of other processes in its run, but not of earlier runs")
  func recorded() throws {
    var line = line("a")
    line.reference = "/a.png"
    line.isRecorded = true
    folder(earlier).append(line)
    #expect(folder(earlier).hasRecorded("/a.png"))
    #expect(!folder(earlier).hasRecorded("/b.png"))
    #expect(!folder(.current).hasRecorded("/a.png"))
  }

  @Test("a run that has not ended keeps its results")
  func parallel() throws {
    folder(.current).append(line("a"))
    folder(earlier).append(line("b"))
    #expect(try ResultsFolder.results(in: root)?.findings.count == 2)
  }

  @Test("other people's files stay")
  func foreignFiles() throws {
    try FileAccess.system.makeFolder(root + "/failures")
    try FileAccess.system.create(root + "/failures/mine.png", [1])
    folder(.current).append(line("a"))
    #expect(try FileAccess.system.exists(root + "/failures/mine.png"))
  }

  @Test("many threads write whole lines")
  func threads() throws {
    let folder = folder(.current)
    let lines = (0..<200).map { line("case-\($0)") }
    DispatchQueue.concurrentPerform(iterations: 200) { folder.append(lines[$0]) }
    #expect(folder.failure == nil)
    #expect(try ResultsFolder.results(in: root)?.findings.count == 200)
  }

  @Test("truncated lines and lines of other versions are reported, and other lines are kept")
  func unreadableLines() throws {
    folder(.current).append(line("a"))
    let file = root + "/results.jsonl"
    try FileAccess.system.append(file, Array("{\"version\":9}\n".utf8))
    let one = try #require(try ResultsFolder.results(in: root))
    #expect(one.findings.map(\.name) == ["Tests/Suite/a"])
    #expect(
      one.notices == [
        "\(file):2: the line is not a result of this version, or cut off. Run the tests again."
      ])
    try FileAccess.system.append(file, Array("{\"kind\":\"new\",\"na".utf8))
    let two = try #require(try ResultsFolder.results(in: root))
    #expect(two.unreadableLineCount == 2)
    #expect(
      two.notices == [
        "\(file):2: this line and 1 more are not results of this version, or cut off. "
          + "Run the tests again."
      ])
  }

  @Test("equal results of one snapshot are one, different ones are noted")
  func repetitions() throws {
    for kind in [Finding.Kind.new, .new, .differs] { folder(.current).append(line("a", kind)) }
    let results = try #require(try ResultsFolder.results(in: root))
    #expect(results.findings.map(\.kind) == ["differs", "new"])
    #expect(
      results.notices == [
        "Tests/Suite/a has several results, because tests ran more than once. All of them are listed."
      ])
  }

  @Test("a run that has not ended is noted")
  func unfinished() throws {
    folder(RunIdentity(process: 1, start: try #require(Self.startOfFirstProcess))).append(line("a"))
    #expect(
      try ResultsFolder.results(in: root)?.notices == [
        "The test run has not ended yet. Make the report again afterwards."
      ])
  }

  static var startOfFirstProcess: UInt64? {
    let text = try? String(contentsOfFile: "/proc/1/stat", encoding: .utf8)
    let fields = text?.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 19 ? UInt64(fields[19]) : nil
  }

  @Test("without results there are none")
  func none() throws { #expect(try ResultsFolder.results(in: root) == nil) }

  @Test("the first failure to write is stored, and not thrown")
  func unwritable() throws {
    try FileAccess.system.create(root, [1])
    let folder = folder(.current)
    folder.append(line("a"))
    #expect(folder.write([1], title: "x", .actual, pathExtension: "png") == nil)
    #expect("\(try #require(folder.failure))".contains(root))
  }

  @Test("the folder is in the package unless SNAPSHOT_ARTIFACTS is set")
  func place() throws {
    let test = temporary.path + "/Tests/SomeTests/A.swift"
    try FileAccess.system.create(temporary.path + "/Package.swift", [])
    func path(_ environment: [String: String]) -> String {
      ResultsFolder.path(forTestFile: test, in: environment)
    }
    #expect(path([:]) == temporary.path + "/.build/snapshots")
    #expect(path(["SNAPSHOT_ARTIFACTS": ""]) == temporary.path + "/.build/snapshots")
    #expect(path(["SNAPSHOT_ARTIFACTS": "/a/b/"]) == "/a/b")
    #expect(
      path(["SNAPSHOT_ARTIFACTS": "a/b"])
        == FileManager.default.currentDirectoryPath + "/a/b")
  }

  @Test("results become the document that the page and the commands read")
  func document() throws {
    var equal = line("a")
    equal.kind = "equal"
    equal.digest = "0"
    equal.actual = RunDocument.Picture(file: "/a.png", width: 2, height: 1)
    var same = equal
    same.name = "Tests/Suite/b"
    let document = RunDocument(
      results: [equal, same, line("c", .differs), line("d", .new), line("e", .orphan)])
    #expect(document.cases == 4)
    #expect(document.distinct == 1)
    #expect(document.failed == 1)
    #expect(document.new == 1)
    #expect(document.missing == 0)
    #expect(document.orphans == 1)
    #expect(document.findings.map(\.kind) == ["differs", "new", "orphan"])
    let scene = try #require(document.scenes?.first)
    #expect(scene.path == "Tests/Suite")
    #expect(scene.pictures.map(\.name) == ["a"])
    #expect(scene.pictures[0].alike == ["b"])
    let read = try JSONDecoder().decode(RunDocument.self, from: Data(document.json.utf8))
    #expect(read.json == document.json)
  }
}
