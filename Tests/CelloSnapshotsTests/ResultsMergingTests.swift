import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

/// Results of the parts of a test run.
struct ResultsMergingTests {
  private let temporary = TemporaryFolder()
  private var whole: String { temporary.path + "/whole" }
  private var merged: String { temporary.path + "/merged" }
  /// A process that has ended.
  private let run = RunIdentity(process: .max, start: 1)

  private func line(
    _ name: String, _ kind: Finding.Kind? = nil, digest: String = "0"
  ) -> RunDocument.Finding {
    var line = RunDocument.Finding(
      Finding(
        kind: kind ?? .differs, scene: "Tests/Suite", cases: [CaseName(unchecked: name)],
        sentence: "x"))
    if kind == nil { line.kind = "equal" }
    line.digest = digest
    return line
  }

  /// Writes the results of snapshots, and a picture of each snapshot that differs.
  private func leave(_ lines: [RunDocument.Finding], in root: String) {
    let folder = ResultsFolder(root: root, run: run)
    for line in lines {
      folder.append(line)
      guard line.kind != "equal" else { continue }
      _ = folder.write(
        Array(line.name.utf8), title: line.name, .actual, pathExtension: "png")
    }
  }

  /// Writes the results of each part into a folder, and returns the folders.
  private func leave(parts: [[RunDocument.Finding]]) -> [String] {
    parts.enumerated().map { index, lines in
      let folder = temporary.path + "/part-\(index + 1)"
      leave(lines, in: folder)
      return folder
    }
  }

  private func files(_ root: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root)
    where !name.hasPrefix(".") && !name.hasSuffix(".jsonl") {
      files[name] = FileManager.default.contents(atPath: root + "/" + name)
    }
    return files
  }

  private let lines = [
    ("a", nil), ("b", Finding.Kind.differs), ("c", .new), ("d", nil), ("e", .differs),
  ]

  @Test("merged results equal the results of a single run, independently of the order of the parts")
  func equality() throws {
    let lines = lines.map { line($0.0, $0.1, digest: $0.0) }
    leave(lines, in: whole)
    let parts = leave(parts: [
      [lines[4], lines[0]], [lines[2], lines[3]], [lines[1]],
    ])
    for order in [parts, parts.reversed()] {
      try ResultsFolder.merge(order, into: merged)
      let results = try #require(try ResultsFolder.results(in: merged))
      let expected = try #require(try ResultsFolder.results(in: whole))
      #expect(results == expected)
      let document = RunDocument(results: results.findings).json
      let expectedDocument = RunDocument(results: expected.findings).json
      #expect(document == expectedDocument)
      #expect(try files(merged) == files(whole))
    }
    #expect(try ResultsFolder.results(in: parts[0])?.findings.count == 2)
  }

  @Test("the results of an earlier run are replaced, and other people's files are not touched")
  func replacement() throws {
    leave([line("old", .new)], in: merged)
    let parts = leave(parts: [[line("a")], [line("b", .new)]])
    try ResultsFolder.merge(parts, into: merged)
    #expect(
      try ResultsFolder.results(in: merged)?.findings.map(\.name) == [
        "Tests/Suite/a", "Tests/Suite/b",
      ])
    let pictures = try files(merged).keys.filter { $0.hasSuffix(".png") }
    #expect(pictures == ["failures/actual/Tests/Suite/b.png"])
    let own = temporary.path + "/own"
    try FileAccess.system.makeFolder(own)
    try FileAccess.system.create(own + "/thesis.txt", [1])
    #expect(
      throws: SnapshotError.refusedOutput(
        folder: own, .notOurs(file: "thesis.txt", marker: ".cellophane-run"))
    ) { try ResultsFolder.merge(parts, into: own) }
    #expect(try FileAccess.system.names(in: own) == ["thesis.txt"])
  }

  @Test("equal results of a snapshot in two parts are joined; different ones are refused")
  func repetition() throws {
    let parts = leave(parts: [
      [line("a"), line("b", .differs)], [line("b", .differs)], [line("b", .differs, digest: "1")],
    ])
    try ResultsFolder.merge(Array(parts.prefix(2)), into: merged)
    #expect(try ResultsFolder.results(in: merged)?.findings.count == 2)
    #expect(try ResultsFolder.results(in: merged)?.notices == [])
    let before = try files(merged)
    #expect(
      throws: SnapshotError.repeatedResult(
        name: "Tests/Suite/b", first: parts[1], second: parts[2])
    ) { try ResultsFolder.merge(parts, into: merged) }
    #expect(try files(merged) == before)
  }

  @Test("truncated lines and lines of other versions are reported in the merged results")
  func unreadableLines() throws {
    let parts = leave(parts: [[line("a")], [line("b")]])
    let first = parts[0] + "/results.jsonl"
    try FileAccess.system.append(first, Array("{\"version\":9}\n{\"kind\":\"new\",\"na".utf8))
    try ResultsFolder.merge(parts, into: merged)
    let results = try #require(try ResultsFolder.results(in: merged))
    #expect(results.findings.map(\.name) == ["Tests/Suite/a", "Tests/Suite/b"])
    #expect(results.unreadableLineCount == 2)
    #expect(results.notices.count == 1)
  }

  @Test("a part without results, one that has not ended and the joined folder itself are refused")
  func refusals() throws {
    let parts = leave(parts: [[line("a")]])
    let empty = temporary.path + "/nosuch"
    #expect(throws: SnapshotError.noTestResults(folder: empty)) {
      try ResultsFolder.merge(parts + [empty], into: merged)
    }
    let link = temporary.path + "/link"
    #expect(symlink(parts[0], link) == 0)
    for (name, part) in [
      (parts[0], parts[0]), (parts[0] + "/", parts[0]), (parts[0] + "/../part-1/.", parts[0]),
      (link, parts[0]), (parts[0], link), (temporary.path, parts[0]),
    ] {
      let folder = FileAccess.folderPath(name)
      #expect(throws: SnapshotError.refusedOutput(folder: folder, .isPart(part))) {
        try ResultsFolder.merge([part], into: name)
      }
    }
    #expect(try ResultsFolder.results(in: parts[0])?.findings.count == 1)
    #expect(
      throws: SnapshotError.repeatedPart(first: parts[0], second: link, part: nil)
    ) { try ResultsFolder.merge([parts[0], link], into: merged) }
    // The first process of the machine runs as long as the machine.
    let start = try #require(ResultsFolderTests.startOfFirstProcess)
    let running = RunIdentity(process: 1, start: start)
    try FileAccess.system.create(
      parts[0] + "/.cellophane-run", Array((running.description + "\n").utf8))
    #expect(throws: SnapshotError.unfinishedPart(folder: parts[0])) {
      try ResultsFolder.merge(parts, into: merged)
    }
    #expect(try !FileAccess.system.exists(merged))
  }

  @Test("a link is not a marker of a results folder, and remains of a killed merge are removed")
  func foreignMarker() throws {
    let parts = leave(parts: [[line("a", .new)]])
    try FileAccess.system.makeFolder(merged)
    #expect(symlink(parts[0] + "/.cellophane-run", merged + "/.cellophane-run") == 0)
    #expect(
      throws: SnapshotError.refusedOutput(
        folder: merged, .notOurs(file: ".cellophane-run", marker: ".cellophane-run"))
    ) { try ResultsFolder.merge(parts, into: merged) }
    try FileAccess.system.remove(merged + "/.cellophane-run")
    try FileAccess.system.create(merged + "/.cellophane-7-1.new", [])
    try ResultsFolder.merge(parts, into: merged)
    #expect(try FileAccess.system.names(in: merged).contains(".cellophane-7-1.new") == false)
  }

  @Test("merging into a folder that cannot be written fails and keeps the parts")
  func unwritable() throws {
    let parts = leave(parts: [[line("a", .new)]])
    try FileAccess.system.create(merged, [1])
    #expect(throws: SnapshotError.self) { try ResultsFolder.merge(parts, into: merged) }
    #expect(try ResultsFolder.results(in: parts[0])?.findings.count == 1)
  }
}
