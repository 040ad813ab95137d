import CelloSnapshots
import CelloTestSupport
import Foundation
import Testing

/// The built command, which is terminated while it records.
/// A recording that is killed.
@MainActor struct KilledRecordingTests {
  private let folder = TemporaryFolder()
  private var store: ReferenceStore { ReferenceStore(root: folder.path + "/References") }

  private func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Package.command)
    process.arguments =
      arguments + ["--references", store.root, "--output", folder.path + "/output"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test("it leaves every reference whole, whenever it is killed")
  func killed() async throws {
    var unfinished = 0
    // The first recording takes a few hundred milliseconds. Each attempt is terminated later than
    // the previous attempt.
    for attempt in 0..<12 {
      let process = try start(["record", "raster", "--all"])
      try await Task.sleep(for: .milliseconds(15 + 25 * attempt))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { unfinished += 1 }
      try checkEverySceneIsWhole()
    }
    #expect(unfinished > 0)

    let recording = try start(["record", "raster"])
    recording.waitUntilExit()
    #expect(recording.terminationStatus == 0)
    let verification = try start(["verify", "raster"])
    verification.waitUntilExit()
    #expect(verification.terminationStatus == 0)
    #expect(try !leftovers().contains { $0.hasPrefix(".") })
  }

  /// Checks that each scene has a ledger, and exactly the picture files that the ledger lists, with
  /// the pixels that it lists.
  private func checkEverySceneIsWhole() throws {
    for path in try store.scenes() {
      let scene = try #require(try store.scene(path))
      #expect(scene.pictures == scene.ledger.files)
      for (name, digest) in scene.ledger.pictures where scene.ledger.files.contains(name) {
        #expect(PixelDigest(try store.picture(path, name).bitmap) == digest)
      }
    }
  }

  private func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: store.root + "/gallery/raster")
  }
}
