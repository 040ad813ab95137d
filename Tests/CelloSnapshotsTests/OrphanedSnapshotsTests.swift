import CelloTestSupport
import Testing

@testable import CelloSnapshots

/// References without a test.
struct OrphanedSnapshotsTests {
  private let temporary = TemporaryFolder()
  private var testFile: String { temporary.path + "/SomeTests.swift" }
  private var folder: SnapshotFolder { SnapshotFolder(besideTestFile: testFile) }

  private func sentence(references: [String]) throws -> String? {
    try FileAccess.system.create(testFile, Array("@Test func row() {}\n".utf8))
    try FileAccess.system.makeFolder(folder.root)
    for name in references { try FileAccess.system.create(folder.root + "/" + name, []) }
    return try OrphanedSnapshots.sentence(for: folder, testFile: testFile)
  }

  @Test("a renamed test leaves a sentence that names a file and the remedy")
  func renamed() throws {
    #expect(
      try sentence(references: ["row.1.png", "oldRow.1.png"])
        == "\(folder.root): oldRow.1.png belongs to no test of \(testFile). "
        + "Remove it, or rename the test back.")
    #expect(
      try sentence(references: ["oldRow.2.png"])?.contains("2 files, such as oldRow.1.png, belong")
        == true)
  }

  @Test("texts, unfinished files and notes beside the references are not orphans")
  func others() throws {
    let names = ["resolved.txt", "environment.txt", "row.1.png", "old.1.png.new", ".git.keep.a"]
    #expect(try sentence(references: names + ["README.md"]) == nil)
  }

  @Test("a name that its test no longer uses is an orphan; tests that did not run have none")
  func unusedNames() throws {
    try FileAccess.system.makeFolder(folder.root)
    for name in ["row.new.png", "row.old.png", "row.old.txt", "rowStyle.1.png", "other.1.png"] {
      try FileAccess.system.create(folder.root + "/" + name, [])
    }
    let run = SnapshotRun(variables: [:])
    run.registerUse(of: folder.root + "/row.new.png", byTest: "row", in: folder)
    #expect(
      OrphanedSnapshots.sentences(for: run) == [
        "\(folder.root): 2 files, such as row.old.png, were not used by their tests. "
          + "Remove them, or restore the name that the assertion had."
      ])
    run.registerUse(of: folder.root + "/row.old.png", byTest: "row", in: folder)
    run.registerUse(of: folder.root + "/row.old.txt", byTest: "row", in: folder)
    #expect(OrphanedSnapshots.sentences(for: run) == [])
  }

  @Test("references of other platforms are not orphans")
  func platforms() throws {
    try FileAccess.system.makeFolder(folder.root)
    for name in ["row.1.png", "row.1.linux.png", "row.2.linux.png", "row.text.txt"] {
      try FileAccess.system.create(folder.root + "/" + name, [])
    }
    let run = SnapshotRun(variables: [:])
    run.registerUse(
      of: folder.root + "/row.1.linux.png", byTest: "row", in: folder, platform: "linux")
    #expect(
      OrphanedSnapshots.sentences(for: run) == [
        "\(folder.root): row.2.linux.png was not used by its test. "
          + "Remove it, or restore the name that the assertion had."
      ])
  }

  @Test("there is no report without the source file")
  func noSource() throws {
    #expect(try OrphanedSnapshots.sentence(for: folder, testFile: testFile) == nil)
  }
}
