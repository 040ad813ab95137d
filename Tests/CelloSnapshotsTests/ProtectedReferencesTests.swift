import CelloFiles
import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

/// References that the file system protects from changes.
/// Protected references.
@MainActor struct ProtectedReferencesTests {
  private let folder = TemporaryFolder()
  private var store: ReferenceStore { ReferenceStore(root: folder.path + "/References") }
  private var scene: String { store.root + "/gallery/others/plain" }

  private func record(_ color: Color, _ files: FileAccess = .system) async throws {
    let toy = ToyCatalog(selectedColor: color, height: color == .white ? 20 : 24)
    _ = try await RecordingRun(
      try toy.catalog(), selection: CaseSelection(filters: ["plain"]),
      store: ReferenceStore(root: store.root, files: files), jobs: 2
    ).run(in: DrawingEnvironment())
  }

  private func contents() throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: store.root) {
      contents[name] = try? FileAccess.system.read(store.root + "/" + name)
    }
    return contents
  }

  /// Records a different appearance, which must fail, and compares the files before and afterwards.
  private func expectRefusal(_ file: String, _ files: FileAccess = .system) async throws {
    let before = try contents()
    do {
      try await record(.black, files)
      Issue.record("it was recorded")
    } catch {
      #expect("\(error)".hasPrefix("\(file): cannot be written ("))
      #expect("\(error)".contains("so the references of its scene stay as they were"))
    }
    #expect(try contents() == before)
  }

  @Test(
    "an immutable file leaves the scene as it was, by whichever way it is replaced",
    arguments: [true, false], ["ledger.txt", "normal.png", "resolved.txt"])
  func immutable(canMoveFolders: Bool, name: String) async throws {
    try await record(.white)
    let file = scene + "/" + name
    func change(_ flag: String) -> Bool {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["chattr", flag, file]
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
    guard change("+i") else { return print("Not tested: files cannot be made immutable here.") }
    defer { #expect(change("-i")) }
    let calls = SystemCalls { call in
      !canMoveFolders && (call == .exchange || call == .renameFolder) ? .error(EXDEV) : nil
    }
    try await expectRefusal(file, FileAccess(calls: calls))
  }

  @Test(
    "a folder that cannot be written leaves the scene as it was",
    .enabled(if: geteuid() != 0, "root may write everywhere"))
  func readOnlyFolder() async throws {
    try await record(.white)
    #expect(chmod(scene, 0o555) == 0)
    defer { chmod(scene, 0o755) }
    try await expectRefusal(scene)
  }
}
