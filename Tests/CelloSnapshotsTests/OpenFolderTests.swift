import CelloFiles
import CelloTestSupport
import Foundation
import Synchronization
import Testing

@testable import CelloSnapshots

/// Files below an open folder.
struct OpenFolderTests {
  private let temporary = TemporaryFolder()
  private var root: String { temporary.path + "/root" }
  private var outside: String { temporary.path + "/outside" }
  private let files = FileAccess.system

  init() throws {
    for path in ["root/a/b/file", "outside/b/file"] {
      try files.makeFolder(FileAccess.parent(of: temporary.path + "/" + path))
      try files.create(temporary.path + "/" + path, Array("old".utf8))
    }
  }

  @Test(
    "a path that leads out of a folder is refused with the reason",
    arguments: [
      ("", "is empty"), ("/etc/passwd", "is absolute"), ("a//b", "has an empty part"),
      ("a/", "has an empty part"), ("..", "contains the part “..”"),
      ("a/../b", "contains the part “..”"), ("./a", "contains the part “.”"),
      ("a\0b", "contains the character NUL"), ("a\u{fffd}", "is not in UTF-8"),
      (String(repeating: "a", count: 256), "has a name of 256 bytes"),
      (String(repeating: "a/", count: 8_000) + "a", "has 16001 bytes"),
    ])
  func malformedPaths(path: String, reason: String) {
    let error = #expect(throws: FileError.self) { _ = try RelativePath(path) }
    #expect(error?.description.hasPrefix("its path \(reason)") == true)
  }

  @Test("names may contain any ordinary characters")
  func names() throws {
    for path in ["a", "a/b.png", "...", "a b/ü\n", "~", "-rf"] {
      #expect(try RelativePath(path).description == path)
    }
  }

  @Test(
    "a link is followed at no level: not by reading, writing, appending or removing",
    arguments: ["a", "a/b", "a/b/file"])
  func links(level: String) throws {
    let target = outside + level.dropFirst()
    try files.remove(root + "/" + level)
    #expect(symlink(target, root + "/" + level) == 0)
    #expect(throws: SnapshotError.self) { _ = try files.read("a/b/file", in: root) }
    #expect(!files.isFile("a/b/file", in: root))
    let folder = try OpenFolder(root)
    if level != "a/b/file" {
      #expect(throws: SnapshotError.self) { try files.create("a/b/file", in: root, [1]) }
      #expect(throws: FileError.self) { _ = try folder.folder(RelativePath("a/b"), makes: true) }
    } else {
      #expect(throws: FileError.notRegular(kind: "a symbolic link")) {
        try folder.folder(RelativePath("a/b")).append([1], to: "file")
      }
      try files.create("a/b/file", in: root, [1])
      #expect(try files.read("a/b/file", in: root) == [1])
    }
    try folder.remove("a")
    #expect(try files.read(outside + "/b/file") == Array("old".utf8))
  }

  @Test("only regular files are read and written")
  func otherKinds() throws {
    #expect(mkfifo(root + "/pipe", 0o600) == 0)
    let folder = try OpenFolder(root)
    for (name, kind) in [("pipe", "a named pipe"), ("a", "a folder")] {
      let refusal = FileError.notRegular(kind: kind)
      #expect(throws: refusal) { _ = try folder.bytes(of: name, limit: 9) }
      #expect(throws: refusal) {
        try folder.write([1], to: name, through: "x.new", isDurable: false)
      }
      #expect(throws: refusal) { try folder.append([1], to: name) }
    }
    #expect(throws: FileError.notRegular(kind: "a device")) {
      _ = try OpenFolder("/dev").bytes(of: "null", limit: 9)
    }
    #expect(throws: FileError.notFolder(name: "self", kind: "a symbolic link")) {
      _ = try OpenFolder("/proc").folder(RelativePath("self/cwd"))
    }
    #expect(throws: FileError.self) { try folder.removeFile("a") }
    #expect(try folder.names().sorted() == ["a", "pipe"])
  }

  @Test("a link, pipe or folder at the temporary name is not followed")
  func temporaryNames() throws {
    let folder = try OpenFolder(root)
    #expect(symlink(outside + "/b/file", root + "/x.new") == 0)
    try folder.write([1], to: "x", through: "x.new", isDurable: true)
    #expect(mkfifo(root + "/x.new", 0o600) == 0)
    try folder.write([2], to: "x", through: "x.new", isDurable: true)
    #expect(try folder.bytes(of: "x", limit: 9) == [2])
    #expect(mkdir(root + "/x.new", 0o700) == 0)
    #expect(throws: FileError.self) {
      try folder.write([3], to: "x", through: "x.new", isDurable: true)
    }
    #expect(try folder.bytes(of: "x", limit: 9) == [2])
    #expect(try files.read(outside + "/b/file") == Array("old".utf8))
  }

  @Test("a file with two names is replaced under one; the other keeps its bytes")
  func hardLinks() throws {
    #expect(link(outside + "/b/file", root + "/x") == 0)
    try files.create("x", in: root, [1])
    #expect(try files.read(outside + "/b/file") == Array("old".utf8))
    #expect(try files.read("x", in: root) == [1])
  }

  @Test("a folder that is exchanged for a link before any call leads nowhere else")
  func exchanges() throws {
    let before = try files.names(in: outside + "/b")
    for place in 0..<12 {
      try files.remove(root)
      try files.makeFolder(root + "/a/b")
      try files.create(root + "/a/b/file", [9], isDurable: false)
      let count = Mutex(0)
      let (folder, outside) = (root + "/a", outside)
      let calls = SystemCalls { _ in
        let isNow = count.withLock { count in
          count += 1
          return count == place + 1
        }
        if isNow {
          rename(folder, folder + ".moved")
          symlink(outside, folder)
        }
        return nil
      }
      let access = FileAccess(calls: calls)
      let bytes = try? access.read("a/b/file", in: root)
      #expect(bytes == nil || bytes == [9], "call \(place)")
      try? access.create("a/b/file", in: root, [1])
      try? access.create("a/b/new", in: root, [1])
      try? OpenFolder(root, calls: calls).folder(RelativePath("a")).remove("b")
      try? access.remove(root + "/a")
      #expect(try files.names(in: outside + "/b") == before, "call \(place)")
      #expect(try files.read(outside + "/b/file") == Array("old".utf8), "call \(place)")
    }
  }
}
