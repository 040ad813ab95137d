import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

/// The output folder.
struct OutputFolderTests {
  private let folder = TemporaryFolder()
  private var references: String { folder.path + "/project/References" }

  init() throws { try FileAccess.system.makeFolder(references) }

  private func output(_ name: String) -> OutputFolder {
    OutputFolder(root: folder.path + "/" + name)
  }

  private func put(_ name: String) throws {
    let path = folder.path + "/" + name
    try FileAccess.system.makeFolder(FileAccess.parent(of: path))
    try FileAccess.system.create(path, Array("mine".utf8))
  }

  /// Returns the paths of the files below a folder.
  private func files(_ name: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/" + name).filter {
      try FileAccess.system.kind(of: "\(folder.path)/\(name)/\($0)") != .folder
    }.sorted()
  }

  private func reason(_ body: () throws -> Void) -> OutputRefusal? {
    do {
      try body()
    } catch SnapshotError.refusedOutput(_, let reason) {
      return reason
    } catch {
      Issue.record("\(error)")
    }
    return nil
  }

  @Test("a missing or empty folder is used, and removed with its files")
  func ownFolder() async throws {
    for name in ["absent/deep", "empty"] {
      let output = output(name)
      if name == "empty" { try FileAccess.system.makeFolder(output.root) }
      try output.prepare(protecting: references)
      try output.write("page", "index.html")
      try output.write("{}", "result.json")
      try output.write("{}", "review.json")
      _ = try output.write([1], picture: "cards/plain/selected+focused.dark")
      _ = try output.write(Bitmap(width: 1, height: 1), "cards/plain/normal", .actual)
      try output.prepare(protecting: references)
      #expect(try FileAccess.system.names(in: output.root) == [".render-gallery"])
      try output.write("page", "index.html")
      try await output.remove(protecting: references)
      #expect(try !FileAccess.system.exists(output.root))
    }
  }

  @Test(
    "a folder with files and without a marker is not changed",
    arguments: ["pictures/a/b/c.png", "note"])
  func foreignFolder(file: String) async throws {
    try put("site/" + file)
    let reason = OutputRefusal.notOurs(
      file: String(file.prefix { $0 != "/" }), marker: ".render-gallery")
    #expect(self.reason { try output("site").prepare(protecting: references) } == reason)
    await #expect(throws: SnapshotError.refusedOutput(folder: output("site").root, reason)) {
      try await output("site").remove(protecting: references)
    }
    #expect(try files("site") == [file])
  }

  @Test("files of users in the folder are kept")
  func guests() async throws {
    let output = output("site")
    try output.prepare(protecting: references)
    try output.write("page", "index.html")
    _ = try output.write([1], picture: "cards/plain/normal")
    let guests = [
      "failures/cards/plain/Notes.png", "notes.txt", "pictures/cards/normal.png",
      "pictures/cards/plain/normal.jpeg", "pictures/cards/plain/normal.png/x",
      "pictures/holiday.png",
    ]
    try FileAccess.system.remove(output.root + "/pictures/cards/plain/normal.png")
    for guest in guests { try put("site/" + guest) }
    try output.prepare(protecting: references)
    #expect(try files("site") == [".render-gallery"] + guests)
    try await output.remove(protecting: references)
    #expect(try files("site") == guests)
  }

  private final class Writer {
    var lock: FolderLock?
    init(lock: consuming FolderLock?) { self.lock = lock }
  }

  @Test("removing waits for a process that writes there")
  func removalWaits() async throws {
    let output = output("site")
    try output.prepare(protecting: references)
    let writer = Writer(lock: try FolderLock(output.root, .exclusive))
    var waited: [String] = []
    try await output.remove(protecting: references) { folder in
      waited.append(folder)
      #expect((try? FileAccess.system.names(in: folder)) == [".render-gallery"])
      writer.lock = nil
    }
    #expect(waited == [output.root])
    #expect(try !FileAccess.system.exists(output.root))
  }

  @Test("links are not followed")
  func links() throws {
    try put("album/cards/plain/normal.png")
    let output = output("site")
    try output.prepare(protecting: references)
    let link = output.root + "/pictures"
    #expect(symlink(folder.path + "/album", link) == 0)
    #expect(reason { try output.prepare(protecting: references) } == .link(link))
    #expect(try files("album") == ["cards/plain/normal.png"])

    // If a link replaces a picture, the link itself is removed.
    #expect(unlink(link) == 0)
    try FileAccess.system.makeFolder(link + "/cards/plain")
    #expect(
      symlink(folder.path + "/album/cards/plain/normal.png", link + "/cards/plain/a.png") == 0)
    try output.prepare(protecting: references)
    #expect(try !FileAccess.system.exists(link))
    #expect(try files("album") == ["cards/plain/normal.png"])
  }

  @Test("the root, home folders and the references are refused under every name")
  func protectedFolders() throws {
    let home = folder.path + "/home"
    try FileAccess.system.makeFolder(home + "/me")
    #expect(symlink("project/References", folder.path + "/link") == 0)
    #expect(symlink("..", home + "/up") == 0)
    func reason(_ path: String) -> OutputRefusal? {
      self.reason {
        try OutputRefusal.check(path, protecting: references, homes: [home + "/me"])
      }
    }
    let root = folder.path
    let expected: [(String, OutputRefusal?)] = [
      ("", .hasNoName), ("/", .isRoot), ("//", .isRoot), ("/..", .isRoot), ("/usr/..", .isRoot),
      (home, .holdsHome), (home + "/me", .holdsHome), (home + "/me/.", .holdsHome),
      (home + "/me/../", .holdsHome), (home + "/me/site", nil), (home + "/you", nil),
      (references, .holdsReferences(references)), (root + "/link", .holdsReferences(references)),
      (root + "/project", .holdsReferences(references)),
      (root + "/project/../project/", .holdsReferences(references)),
      (root + "/link/gallery/a", .isInReferences(references)),
      (references + "/new/./deep", .isInReferences(references)),
      (references + "/new/..", .holdsReferences(references)),
      (home + "/up/project/References/x", .isInReferences(references)),
      (root + "/project/References2", nil), (root + "/project/output", nil),
    ]
    for (path, expected) in expected { #expect(reason(path) == expected, "\(path)") }
  }

  @Test("a relative path is seen from the current folder")
  func relativePaths() {
    let current = FileManager.default.currentDirectoryPath
    #expect(
      reason { try OutputRefusal.check(".", protecting: "References", homes: []) }
        == .holdsReferences("References"))
    #expect(
      reason {
        try OutputRefusal.check("References/x", protecting: current + "/References", homes: [])
      }
        == .isInReferences(current + "/References"))
    #expect(
      reason { try OutputRefusal.check("x/../y", protecting: "References", homes: []) } == nil)
  }
}
