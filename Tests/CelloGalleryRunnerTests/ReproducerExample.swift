import CellophaneTesting
import Testing

@testable import render_gallery

/// proved: image to text padding 12 → 16 of iOS26 content(cell)
@MainActor @Test func reproducer() async throws {
  let scene = try #require(RenderGallery.scenes.first { $0.path == "list-cells/cell-plain" })
  await assertSnapshots(of: scene, cases: ["normal"])
}
