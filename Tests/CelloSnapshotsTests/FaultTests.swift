import CelloFiles
import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

/// Each system call of a command fails once, or is the last call before the process is terminated.
@MainActor
struct FaultTests {
  nonisolated static let kinds: [FaultInjection.Kind] = [
    .error(ENOSPC), .error(EXDEV), .error(EINTR), .short, .stop,
  ]

  private let folder = TemporaryFolder(inMemory: true)
  private var references: String { folder.path + "/References" }
  private var output: String { folder.path + "/output" }
  private static let sceneFolder = "gallery/others/plain"
  private var scene: String { references + "/" + Self.sceneFolder }

  private static let notes: [(String, [UInt8])] = [
    ("/notes.md", [65]), ("/drafts/a.txt", [66]),
  ]

  private func catalog(height: CGFloat) throws -> SnapshotCatalog {
    try ToyCatalog(height: height, leavesOut: ["cards/listed", "cards/every-state"]).catalog()
  }

  private func record(height: CGFloat, _ files: FileAccess = .system) async throws {
    _ = try await RecordingRun(
      try catalog(height: height), store: ReferenceStore(root: references, files: files), jobs: 1
    ).run(in: DrawingEnvironment(systemVersions: ["iOS 26"]))
  }

  private func compare(
    height: CGFloat, _ files: FileAccess = .system, drawsAll: Bool = false
  ) async throws -> RunResult {
    try await VerificationRun(
      try catalog(height: height), store: ReferenceStore(root: references, files: files),
      output: OutputFolder(root: output, files: files), writesAllPictures: drawsAll, jobs: 1
    ).run(in: DrawingEnvironment(systemVersions: ["iOS 26"]))
  }

  /// Removes the output, and gives the references the given contents.
  private func restore(_ contents: FolderContents) throws {
    try FileAccess.system.remove(output)
    try contents.restore(in: references)
  }

  /// Returns references of both heights, with notes next to them.
  private func states() async throws -> (old: FolderContents, new: FolderContents) {
    try await record(height: 20)
    for (name, bytes) in Self.notes {
      try FileAccess.system.makeFolder(FileAccess.parent(of: scene + name))
      try FileAccess.system.create(scene + name, bytes)
    }
    let old = try FolderContents(of: references)
    try await record(height: 22)
    return (old, try FolderContents(of: references))
  }

  @Test(
    "a recording leaves the old references or the new ones, and the notes; the next command clears up",
    arguments: kinds, [true, false])
  func recording(kind: FaultInjection.Kind, canMoveFolders: Bool) async throws {
    let (old, new) = try await states()
    var place = 0
    while true {
      try restore(old)
      let faults = FaultInjection(kind, at: place, canMoveFolders: canMoveFolders)
      var error: (any Error)?
      do {
        try await record(height: 22, FileAccess(calls: faults.calls))
      } catch let caught {
        error = caught
      }
      guard faults.happened else { break }
      let situation: Comment = "call \(place), \(error.map { "\($0)" } ?? "no error")"
      if kind == .short || kind == .error(EINTR) { #expect(error == nil, situation) }
      if canMoveFolders {
        // The next command is not necessary.
        let scene = try references(FolderContents(of: references))
        #expect(scene == references(old) || scene == references(new), situation)
      }
      // Reading removes temporary files.
      let heights = try await [compare(height: 20).outcome, compare(height: 22).outcome]
      #expect(
        heights == [.equal, .different] || heights == [.different, .equal], situation)
      let now = try FolderContents(of: references)
      #expect(now == (heights[0] == .equal ? old : new), situation)
      if error == nil { #expect(now == new, situation) }
      place += 1
    }
    #expect(place > (kind == .short ? 5 : 40))
  }

  /// Returns the files of the scene.
  private func inScene(_ contents: FolderContents) -> FolderContents {
    contents.filter { $0.hasPrefix(Self.sceneFolder + "/") }
  }

  /// Returns the files of the scene that are not notes.
  private func references(_ contents: FolderContents) -> FolderContents {
    inScene(contents).filter { !isNote($0) }
  }

  private func isNote(_ path: String) -> Bool {
    Self.notes.contains { path.hasSuffix($0.0) }
  }

  @Test(
    "comparing never writes among the references, and loses no finding", arguments: kinds,
    [true, false])
  func comparing(kind: FaultInjection.Kind, drawsAll: Bool) async throws {
    let (old, _) = try await states()
    var place = 0
    while true {
      try restore(old)
      let faults = FaultInjection(kind, at: place)
      let situation: Comment = "call \(place)"
      do {
        let result = try await compare(
          height: 22, FileAccess(calls: faults.calls), drawsAll: drawsAll)
        #expect(result.outcome != .equal, situation)
        // If no comparison was possible, a sentence states the reason.
        #expect(!result.findings.isEmpty || result.notCompared != nil, situation)
        if kind == .short || kind == .error(EINTR) {
          #expect(result.outcome == .different, situation)
          #expect(result.outputFailure == nil, situation)
        }
      } catch {
        #expect(kind != .short && kind != .error(EINTR), situation)
      }
      guard faults.happened else { break }
      #expect(try FolderContents(of: references) == old, situation)
      #expect(try await compare(height: 20).outcome == .equal, situation)
      place += 1
    }
    #expect(place > (kind == .short ? 5 : 20))
  }

  @Test(
    "an entry that is not a file is not a marker of a recording, and is kept",
    arguments: ["folder", "link", "pipe"])
  func foreignMarker(kind: String) async throws {
    let (old, _) = try await states()
    try restore(old)
    let marker = FileAccess.parent(of: scene) + "/.plain.recorded"
    switch kind {
    case "folder": #expect(mkdir(marker, 0o700) == 0)
    case "link": #expect(symlink("/nowhere", marker) == 0)
    default: #expect(mkfifo(marker, 0o600) == 0)
    }
    #expect(try await compare(height: 20).outcome == .equal)
    #expect(try FileAccess.system.exists(marker))
  }

  @Test("a folder with the name of an unfinished environment is not ours, and stays")
  func foreignEnvironment() async throws {
    let (old, _) = try await states()
    try restore(old)
    let notes = FileAccess.temporaryName(for: references + "/environment.txt")
    try FileAccess.system.makeFolder(notes)
    try FileAccess.system.create(notes + "/notes.txt", [1])
    #expect(try await compare(height: 20).outcome == .equal)
    #expect(try FileAccess.system.read(notes + "/notes.txt") == [1])
    try FileAccess.system.remove(notes)
    #expect(symlink("/nowhere", notes) == 0)
    #expect(try await compare(height: 20).outcome == .equal)
    #expect(try !FileAccess.system.exists(notes))
  }

  @Test("remains of an interrupted recording are removed, and notes are renamed if necessary")
  func recovery() async throws {
    let (old, _) = try await states()
    try restore(old)
    let group = FileAccess.parent(of: scene)
    let files = FileAccess.system
    try files.makeFolder(group + "/.plain.recording")
    try files.create(group + "/.plain.recording/normal.png", [1])
    try files.create(group + "/.plain.recording/notes.md", [67])
    try files.create(group + "/.plain.recording/more.md", [68])
    try files.create(references + "/environment.txt.new", [69])
    #expect(try await compare(height: 20).outcome == .equal)
    #expect(try files.names(in: group) == ["plain"])
    #expect(
      try files.names(in: scene) == [
        "drafts", "ledger.txt", "more.md", "normal.png", "notes.md", "notes.md.recovered",
        "resolved.txt",
      ])
    #expect(try files.read(scene + "/notes.md") == [65])
    #expect(try files.read(scene + "/notes.md.recovered") == [67])
    #expect(try !files.exists(references + "/environment.txt.new"))
  }

  @Test("a first recording is whole or absent", arguments: kinds, [true, false])
  func firstRecording(kind: FaultInjection.Kind, canMoveFolders: Bool) async throws {
    try await record(height: 20)
    let whole = try FolderContents(of: references)
    var place = 0
    while true {
      try restore(.empty)
      let faults = FaultInjection(kind, at: place, canMoveFolders: canMoveFolders)
      try? await record(height: 20, FileAccess(calls: faults.calls))
      guard faults.happened else { break }
      if try FileAccess.system.exists(references) {
        let outcome = try await compare(height: 20).outcome
        let now = inScene(try FolderContents(of: references))
        let isEmpty = now.files.isEmpty
        #expect(isEmpty || now == inScene(whole), "call \(place)")
        #expect(
          isEmpty == (outcome != .equal) || now.files.count == whole.files.count - 1,
          "call \(place)")
      }
      try await record(height: 20)
      #expect(try FolderContents(of: references) == whole, "call \(place)")
      place += 1
    }
    #expect(place > (kind == .short ? 5 : 30))
  }

  @Test("a folder of notes with a reference's name is kept", arguments: [true, false])
  func folderWithTheNameOfAReference(canMoveFolders: Bool) async throws {
    let (old, _) = try await states()
    try restore(old)
    let files = FileAccess.system
    try files.remove(scene + "/normal.png")
    try files.makeFolder(scene + "/normal.png")
    try files.create(scene + "/normal.png/note", [70])
    try files.makeFolder(scene + "/other.png")
    let faults = FaultInjection(.error(EINTR), at: -1, canMoveFolders: canMoveFolders)
    try await record(height: 20, FileAccess(calls: faults.calls))
    #expect(try await compare(height: 20).outcome == .equal)
    #expect(try files.read(scene + "/normal.png.recovered/note") == [70])
    #expect(try files.isFolder(scene + "/other.png"))
  }

  @Test("removing a scene without a catalog entry keeps the notes", arguments: [true, false])
  func removal(canMoveFolders: Bool) async throws {
    let (old, _) = try await states()
    var place = 0
    while true {
      try restore(old)
      let faults = FaultInjection(.stop, at: place, canMoveFolders: canMoveFolders)
      let store = ReferenceStore(root: references, files: FileAccess(calls: faults.calls))
      try? store.remove("others/plain", store.lockForRecording())
      guard faults.happened else { break }
      let recovered = ReferenceStore(root: references)
      _ = try recovered.lockForRecording()
      let now = inScene(try FolderContents(of: references))
      #expect(now == inScene(old).filter(isNote) || now == inScene(old), "call \(place)")
      place += 1
    }
    #expect(try ReferenceStore(root: references).scenes() == [])
    #expect(place > 20)
  }
}
