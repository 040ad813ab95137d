import CelloGallery
import CelloScenes
import CelloSnapshots
import CelloTestSupport
import Testing
import UIKit

/// A sample of `mutate --causes`, which examines the whole catalog.
/// Causes of random changes.
@MainActor struct CauseTrialTests {
  private let folder = TemporaryFolder()

  private func result(
    _ count: Int, _ filters: [String], group: String = "list-cells", seed: UInt64 = 0
  ) throws -> CauseTrialResult {
    let trial = CauseTrial(
      try SnapshotCatalog(Gallery.scenes.filter { $0.group == group }),
      selection: CaseSelection(filters: filters),
      store: ReferenceStore(root: folder.path + "/References"), seed: seed)
    return try trial.run(count, ResolvedProperties(SystemMetrics.current))
  }

  @Test("each is the proved cause, and nothing else is", arguments: [0, 1] as [UInt64])
  func named(seed: UInt64) throws {
    let result = try result(60, ["list-cells/*-plain"], seed: seed)
    #expect(result.mutantCount == 60)
    #expect(result.falseProofs == [])
    #expect(result.namedCount >= 58, "\(result.unproved)")
    #expect(result.medianDrawingCount <= 12)
  }

  @Test("a property with two names is named by either of them")
  func names() throws {
    // The color of a title is also a property of the button's configuration.
    let result = try result(60, ["controls/button-gray"], group: "controls", seed: 1)
    #expect(result.mutantCount == 60)
    #expect(result.falseProofs == [])
  }

  @Test("the same seed examines the same changes")
  func repeated() throws {
    let counts = try (0..<2).map { _ in
      try result(10, ["list-cells/cell-plain"], seed: 7).invisibleCount
    }
    #expect(counts[0] == counts[1])
  }
}
