import CelloSnapshots
import CelloTestSupport
import Foundation
import Testing
import UIKit

@testable import CellophaneTesting

/// Scenes in tests.
@MainActor struct AssertSceneTests {
  private let folder = TemporaryFolder()
  private var references: String { folder.path + "/References/gallery/boxes/box" }

  /// Returns the failures of a scene.
  ///
  /// - Parameter dark: the color in dark mode. The state has no effect on the picture.
  private func failures(
    _ mode: RecordMode, dark: UIColor = .blue, in run: SnapshotRun = SnapshotRun(variables: [:]),
    states: [CellState] = [.normal, .selected]
  ) async throws -> [String] {
    let scene = Scene(
      group: "boxes", name: "box", shows: "a box", cases: .listed(.states(states), .style())
    ) { variant in
      let label = UILabel()
      label.text = "Box"
      label.backgroundColor = variant.traits.userInterfaceStyle == .dark ? dark : .red
      return label
    }
    return try await SceneVerification(
      scene: scene, snapshots: SnapshotScene(scene),
      store: ReferenceStore(root: folder.path + "/References"),
      output: OutputFolder(root: folder.path + "/output"), mode: mode, run: run
    ).failures().map(\.message)
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: references).sorted()
  }

  @Test("cases that look the same share a picture, and a ledger names them")
  func sharing() async throws {
    let first = try await failures(.missing)
    #expect(first.count == 1)
    #expect(first.first?.hasPrefix("boxes/box: recorded 2 pictures.\n") == true)
    #expect(first.first?.contains("recorded file://\(references)/normal.dark.png\n") == true)
    #expect(try files() == ["ledger.txt", "normal.dark.png", "normal.png", "resolved.txt"])
    let ledger = try String(contentsOfFile: references + "/ledger.txt", encoding: .utf8)
    #expect(ledger.contains("\nselected = normal\n"))
    let environment = try String(
      contentsOfFile: folder.path + "/References/environment.txt", encoding: .utf8)
    #expect(environment.contains("font Inter"))
    #expect(try await failures(.never) == [])
  }

  @Test("a retry in the run that recorded does not pass")
  func retry() async throws {
    let run = SnapshotRun(variables: [:])
    _ = try await failures(.missing, in: run)
    let again = try await failures(.missing, in: run)
    #expect(again.first?.contains("equals its references, which this run recorded") == true)
  }

  @Test("“never” records nothing, “missing” new snapshots, and “failed” also differing snapshots")
  func modes() async throws {
    await #expect(throws: SnapshotError.noReferences(folder: folder.path + "/References")) {
      try await failures(.never)
    }
    #expect(!FileManager.default.fileExists(atPath: references))
    _ = try await failures(.missing, states: [.normal])
    let differs = try await failures(.missing, dark: .green, states: [.normal])
    #expect(differs.first?.contains("SNAPSHOT_TESTING_RECORD=failed for boxes/box") == true)
    let new = try await failures(.missing, dark: .green)
    #expect(new.contains { $0.hasPrefix("boxes/box: recorded 1 picture.") })
    #expect(new.contains { $0.contains("boxes/box/normal.dark") && $0.contains("pixels differ") })
    #expect(try await failures(.failed, dark: .green).count == 1)
    #expect(try await failures(.never, dark: .green) == [])
  }
}
