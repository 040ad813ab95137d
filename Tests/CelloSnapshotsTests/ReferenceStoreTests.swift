import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

/// The reference store.
struct ReferenceStoreTests {
  private let folder = TemporaryFolder()
  private var store: ReferenceStore { ReferenceStore(root: folder.path + "/References/") }

  private func contents(_ pixels: [(name: String, pixel: UInt32)]) throws -> ReferenceStore.Contents
  {
    var pictures: [CaseName: ReferenceStore.PictureSource] = [:]
    var resolved: [CaseName: ResolvedProperties] = [:]
    var digests: [PixelDigest?] = []
    for (name, pixel) in pixels {
      let bitmap = Bitmap(width: 2, height: 2, filledWith: pixel)
      pictures[try CaseName(name)] = .bytes(try PNGEncoder().encode(bitmap))
      resolved[try CaseName(name)] = ResolvedProperties([("pixel", String(pixel, radix: 16))])
      digests.append(PixelDigest(bitmap))
    }
    let space = CaseSpace.listed(try pixels.map { try CaseName($0.name) })
    return ReferenceStore.Contents(
      ledger: Ledger(space, digests: digests), resolved: ResolvedRecord(resolved),
      pictures: pictures)
  }

  @Test("written references can be read")
  func roundTrip() throws {
    #expect(try store.scene("group/scene") == nil)
    let written = try contents([("normal", 0xff00_0000), ("selected", 0xffff_0000)])
    #expect(try store.replace("group/scene", with: written, store.lockForRecording()))
    let scene = try #require(try store.scene("group/scene"))
    #expect(scene.ledger == written.ledger)
    #expect(scene.pictures == [.normal, try CaseName("selected")])
    #expect(scene.unexpectedFiles.isEmpty)
    #expect(try store.resolved("group/scene") == written.resolved)
    #expect(
      try store.picture("group/scene", .normal).bitmap.pixels
        == Array(repeating: 0xff00_0000, count: 4))
    #expect(try store.scenes() == ["group/scene"])
    #expect(
      try FileAccess.system.names(in: store.root + "/gallery/group/scene") == [
        "ledger.txt", "normal.png", "resolved.txt", "selected.png",
      ])
    #expect(try FileAccess.system.names(in: store.root + "/gallery/group") == ["scene"])
  }

  @Test("a folder with the name of a picture is the user's own")
  func folderNamedLikePicture() throws {
    let written = try contents([("normal", 0xff00_0000)])
    try store.replace("group/scene", with: written, store.lockForRecording())
    for name in ["old.png", "no case.png"] {
      try FileAccess.system.makeFolder(store.root + "/gallery/group/scene/\(name)/notes")
    }
    try FileAccess.system.makeFolder(store.root + "/gallery/group/other/old.png")
    let scene = try #require(try store.scene("group/scene"))
    #expect(scene.pictures == [.normal])
    #expect(scene.unexpectedFiles == [])
    #expect(try store.scene("group/other") == nil)
    #expect(try store.scenes() == ["group/scene"])
    #expect(try !store.replace("group/scene", with: written, store.lockForRecording()))
    let other = try contents([("normal", 0xffff_0000)])
    #expect(try store.replace("group/scene", with: other, store.lockForRecording()))
    #expect(
      try FileAccess.system.names(in: store.root + "/gallery/group/scene") == [
        "ledger.txt", "no case.png", "normal.png", "old.png", "resolved.txt",
      ])
    #expect(try FileAccess.system.isFolder(store.root + "/gallery/group/scene/old.png/notes"))
  }

  @Test("recording unchanged references writes nothing")
  func unchanged() throws {
    let written = try contents([("normal", 0xff00_0000)])
    try store.replace("group/scene", with: written, store.lockForRecording())
    var kept = written
    kept.pictures = [.normal: .existing(.normal)]
    #expect(try !store.replace("group/scene", with: kept, store.lockForRecording()))
    #expect(try !store.replace("group/scene", with: written, store.lockForRecording()))
  }

  @Test("a picture can be kept under another name, and superfluous ones go")
  func renamedPicture() throws {
    try store.replace(
      "g/s", with: contents([("normal", 1 << 24), ("selected", 2 << 24)]), store.lockForRecording())
    var next = try contents([("focused", 2 << 24)])
    next.pictures = [try CaseName("focused"): .existing(try CaseName("selected"))]
    try store.replace("g/s", with: next, store.lockForRecording())
    #expect(try store.scene("g/s")?.pictures == [try CaseName("focused")])
    #expect(try store.picture("g/s", CaseName("focused")).bitmap.pixels[0] == 2 << 24)
  }

  @Test("notes next to the references are kept, even after a recording was killed")
  func notes() throws {
    try store.replace("g/s", with: contents([("normal", 1 << 24)]), store.lockForRecording())
    let scene = store.root + "/gallery/g/s"
    try FileAccess.system.create(scene + "/notes.md", [65])
    try FileAccess.system.makeFolder(scene + "/drafts")
    try FileAccess.system.create(scene + "/drafts/a.txt", [66])
    try store.replace("g/s", with: contents([("normal", 2 << 24)]), store.lockForRecording())
    #expect(try FileAccess.system.read(scene + "/notes.md") == [65])
    #expect(try FileAccess.system.read(scene + "/drafts/a.txt") == [66])

    // Simulates a process that ended after swapping the folders and before removing the old folder.
    try FileAccess.system.rename(scene + "/notes.md", to: store.root + "/gallery/g/notes.md")
    try FileAccess.system.makeFolder(store.root + "/gallery/g/.s.recording")
    try FileAccess.system.rename(
      store.root + "/gallery/g/notes.md", to: store.root + "/gallery/g/.s.recording/notes.md")
    #expect(try store.scenes() == ["g/s"])
    try store.replace("g/s", with: contents([("normal", 3 << 24)]), store.lockForRecording())
    #expect(try FileAccess.system.read(scene + "/notes.md") == [65])
    #expect(try FileAccess.system.names(in: store.root + "/gallery/g") == ["s"])
  }

  @Test("a scene can be removed, and its group when it was the last")
  func removal() throws {
    try store.replace("g/a", with: contents([("normal", 1 << 24)]), store.lockForRecording())
    try store.replace("g/b", with: contents([("normal", 1 << 24)]), store.lockForRecording())
    try store.remove("g/a", store.lockForRecording())
    #expect(try store.scenes() == ["g/b"])
    try store.remove("g/b", store.lockForRecording())
    #expect(try FileAccess.system.names(in: store.root + "/gallery") == [])
  }

  @Test("only one process records at a time")
  func lock() throws {
    let lock = try store.lockForRecording()
    #expect(throws: SnapshotError.inUse(folder: store.root)) {
      _ = try store.lockForRecording()
    }
    _ = consume lock
    _ = try store.lockForRecording()
  }

  @Test("the environment is written and read")
  func environment() throws {
    #expect(try store.environment() == nil)
    let environment = ReferenceEnvironment(systemVersions: ["iOS 26"], fonts: [:])
    try store.write(environment, store.lockForRecording())
    #expect(try store.environment() == environment)
  }

  // MARK: - Bad input

  @Test("a folder that cannot be written is an error that names it")
  func unwritable() throws {
    // A file at the path of a folder is an obstacle for all users. Permissions would have no effect
    // on root.
    try FileAccess.system.create(folder.path + "/References", [])
    #expect(
      throws: SnapshotError.unwritable(file: folder.path + "/References", reason: "not a folder")
    ) { _ = try store.lockForRecording() }
  }

  @Test("references without a ledger are an error")
  func missingLedger() throws {
    try store.replace("g/s", with: contents([("normal", 1 << 24)]), store.lockForRecording())
    try FileAccess.system.remove(store.ledgerFile("g/s"))
    #expect(
      throws: SnapshotError.unreadable(
        file: store.ledgerFile("g/s"), reason: "there are pictures but no ledger")
    ) { try store.scene("g/s") }
  }

  @Test("damaged pictures are errors that name the file")
  func damagedPictures() throws {
    try store.replace("g/s", with: contents([("normal", 1 << 24)]), store.lockForRecording())
    let file = store.pictureFile("g/s", .normal)
    let whole = try FileAccess.system.read(file)
    try FileAccess.system.replace(file, Array(whole.prefix(60)))
    #expect(throws: SnapshotError.picture(.truncated(file: file, byteCount: 60))) {
      try store.picture("g/s", .normal)
    }
    try FileAccess.system.replace(file, Array("version https://git-lfs.github.com/spec/v1\n".utf8))
    #expect(throws: SnapshotError.picture(.notPNG(file: file, found: .largeFilePointer))) {
      try store.picture("g/s", .normal)
    }
    try FileAccess.system.remove(file)
    #expect(throws: SnapshotError.unreadable(file: file, reason: "No such file or directory")) {
      try store.picture("g/s", .normal)
    }
  }
}
