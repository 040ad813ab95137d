import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

/// The key of a user.
struct UserKeyTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path + "/state/cellophane" }
  private var path: String { folder + "/key" }

  private func code(_ key: UserKey?) -> [UInt8]? { key.map { Array($0.code(for: [1, 2, 3])) } }
  private func code() -> [UInt8]? { code(UserKey(inFolder: folder)) }

  @Test("the key is created once, only for the user, and does not change")
  func making() throws {
    let first = try #require(code())
    #expect(code() == first)
    var information = stat()
    try #require(stat(path, &information) == 0)
    #expect(information.st_mode == S_IFREG | 0o600)
    #expect(information.st_size == 32)
    #expect(code(UserKey(inFolder: temporary.path + "/other")) != first)
    #expect(first.count == 16)
  }

  @Test("a copy of the file is another key")
  func copy() throws {
    let first = try #require(code())
    let bytes = try FileAccess.system.read(path)
    try FileAccess.system.remove(path)
    try FileAccess.system.create(path, bytes)
    try #require(chmod(path, 0o600) == 0)
    let second = try #require(code())
    #expect(second != first)
  }

  @Test(
    "a file that others can read, or with another size or type, is not a key and is not changed")
  func unusable() throws {
    let secret = [UInt8](repeating: 7, count: 32)
    try FileAccess.system.makeFolder(folder)
    for (size, mode) in [(32, 0o640), (32, 0o604), (32, 0o660), (31, 0o600), (33, 0o600)] {
      let bytes = Array((secret + [7]).prefix(size))
      try FileAccess.system.create(path, bytes)
      try #require(chmod(path, mode_t(mode)) == 0)
      #expect(code() == nil, "\(size) bytes, mode \(String(mode, radix: 8))")
      #expect(try FileAccess.system.read(path) == bytes)
      try FileAccess.system.remove(path)
    }
    let target = temporary.path + "/target"
    try FileAccess.system.create(target, secret)
    try #require(chmod(target, 0o600) == 0)
    try #require(symlink(target, path) == 0)
    #expect(code() == nil)
    try FileAccess.system.remove(path)
    try #require(symlink(temporary.path + "/nowhere", path) == 0)
    #expect(code() == nil)
    #expect(try !FileAccess.system.exists(temporary.path + "/nowhere"))
    try FileAccess.system.remove(path)
    try #require(mkfifo(path, 0o600) == 0)
    #expect(code() == nil)
    try FileAccess.system.remove(path)
    try FileAccess.system.makeFolder(path)
    #expect(code() == nil)
  }

  @Test("another user's file is not a key", .enabled(if: geteuid() == 0))
  func otherUser() throws {
    #expect(code() != nil)
    try #require(chown(path, 65_534, 65_534) == 0)
    #expect(code() == nil)
  }

  @Test("an empty key of a killed process is created again")
  func interrupted() throws {
    try FileAccess.system.makeFolder(folder)
    try FileAccess.system.create(path, [])
    try #require(chmod(path, 0o600) == 0)
    let first = try #require(code())
    #expect(code() == first)
  }

  @Test("there is no key if its folder cannot be created")
  func unwritable() throws {
    try FileAccess.system.create(temporary.path + "/state", [])
    #expect(code() == nil)
  }

  @Test("concurrent processes create a single key", arguments: 0..<8)
  func parallelMaking(round: Int) async {
    let folder = folder
    let codes = await withTaskGroup(of: [UInt8]?.self) { group in
      for _ in 0..<8 {
        group.addTask { UserKey(inFolder: folder).map { Array($0.code(for: [1, 2, 3])) } }
      }
      var codes: Set<[UInt8]?> = []
      for await code in group { codes.insert(code) }
      return codes
    }
    #expect(codes.count == 1 && !codes.contains(nil))
  }

  @Test(
    "the folder is in the user's state folder",
    arguments: [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/cellophane"),
      (["XDG_STATE_HOME": "/s/"], "/s/cellophane"),
      (["XDG_STATE_HOME": "s", "HOME": "/h"], "/h/.local/state/cellophane"),
      (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/cellophane"),
      (["HOME": "h"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func folder(variables: [String: String], expected: String?) {
    #expect(UserKey.folder(in: variables) == expected)
  }
}
