import CelloFiles
import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

/// Files of unexpected types.
struct FileAccessTests {
  private let folder = TemporaryFolder()
  private let files = FileAccess.system

  private func sentence(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test("a named pipe, a folder and a device are refused immediately with their type")
  func notRegular() {
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    for (path, kind) in [
      (pipe, "a named pipe"), (folder.path, "a folder"), ("/dev/zero", "a device"),
    ] {
      #expect(
        sentence { _ = try files.read(path) }
          == "\(path): cannot be read (it is \(kind), not a file). "
          + "Check that it is a file and that you may read it.")
    }
    #expect(sentence { try files.create(pipe, [1]) }.contains("it is a named pipe, not a file"))
  }

  @Test("a file of 100 GB is refused before it takes memory")
  func sparse() throws {
    let path = folder.path + "/sparse"
    try files.create(path, [])
    try #require(truncate(path, 100 << 30) == 0)
    for limit in [FileAccess.textLimit, FileAccess.pictureLimit, FileAccess.fileLimit] {
      #expect(
        sentence { _ = try files.read(path, limit: limit) }
          .contains("(it has 107374182400 bytes, more than the limit of \(limit))"))
    }
  }

  @Test("a loop of links is not a folder, and reading it throws an error with the reason")
  func loop() throws {
    let path = folder.path + "/loop"
    #expect(symlink(path, path) == 0)
    #expect(try files.exists(path))
    #expect(try !files.isFolder(path))
    #expect(sentence { _ = try files.read(path) }.contains("Too many levels of symbolic links"))
    try files.remove(path)
    #expect(try !files.exists(path))
  }

  @Test("paths are resolved, even through folders that do not exist yet")
  func canonicalPaths() throws {
    let root = FileAccess.canonical(folder.path)
    try files.makeFolder(root + "/real/inner")
    #expect(symlink(root + "/real", root + "/link") == 0)
    for (path, expected) in [
      ("link", "real"), ("link/inner/", "real/inner"), ("link/new/x", "real/new/x"),
      ("link/./new/../x", "real/x"), ("new/../link/x", "real/x"), ("link/inner/../..", ""),
      ("new//x/", "new/x"),
    ] {
      let expected = root + (expected.isEmpty ? "" : "/" + expected)
      #expect(FileAccess.canonical("\(root)/\(path)") == expected, "\(path)")
    }
    #expect(FileAccess.canonical("/../..") == "/")
    #expect(FileAccess.canonical("/nosuch/../..//") == "/")
    let current = FileAccess.canonical(".")
    #expect(FileAccess.canonical("nosuch/x") == (current == "/" ? "" : current) + "/nosuch/x")
  }

  @Test("a path of many thousand names is refused as output folder immediately")
  func longPaths() {
    let start = ContinuousClock.now
    for name in ["a", "a/..", "."] {
      let path = folder.path + String(repeating: "/" + name, count: 100_000)
      #expect(FileAccess.canonical(path).hasPrefix("/"))
      #expect(
        throws: SnapshotError.refusedOutput(
          folder: path, .isLong(byteCount: path.utf8.count))
      ) { try OutputRefusal.check(path, protecting: "References") }
    }
    // An earlier implementation took minutes.
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test("short and interrupted calls are continued")
  func continuation() throws {
    let path = folder.path + "/file"
    let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0) }
    let faults = FaultInjection(.short, at: nil)
    try FileAccess(calls: faults.calls).create(path, bytes)
    #expect(try FileAccess(calls: faults.calls).read(path) == bytes)
    let interruption = FaultInjection(.error(EINTR), at: 2)
    #expect(try FileAccess(calls: interruption.calls).read(path) == bytes)
  }

  @Test("one process writes or many read")
  func locks() throws {
    func canLock(_ access: FolderLock.Access) throws -> Bool {
      guard let lock = try FolderLock(folder.path, access) else { return false }
      lock.unlock()
      return true
    }
    let reader = try FolderLock.wait(for: folder.path, .shared)
    #expect(try canLock(.shared))
    #expect(try !canLock(.exclusive))
    reader.unlock()
    let writer = try FolderLock.wait(for: folder.path, .exclusive)
    #expect(try !canLock(.shared))
    writer.unlock()
    #expect(try canLock(.exclusive))
  }
}
