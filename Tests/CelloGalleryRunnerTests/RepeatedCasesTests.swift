import CelloGallery
import CelloScenes
import CelloSnapshots
import Testing
import UIKit

/// Cases that are known to look the same.
@MainActor struct RepeatedCasesTests {
  /// All pairs of flags, with and without a flag that has no effect, in both styles, versions and
  /// directions.
  private static let matrix = Matrix.pairwise(
    .flag(.highlighted), .flag(.selected), .flag(.focused), .flag(.disabled), .flag(.editing),
    .flag(.swiped), .flag(.expanded), .flag(.reordering), .drag, .drop
  ).times(.flag(.pinned), .position(.middle, .last), .style(), .direction(), .systemVersion())

  @Test(
    "have the pictures that they have when each is laid out",
    arguments: [UIListEnvironment.plain, .insetGrouped, .sidebar], RowKind.allCases)
  func pictures(list: UIListEnvironment, kind: RowKind) async throws {
    let content: @MainActor @Sendable (Variant) -> UIListContentConfiguration = { _ in
      var content: UIListContentConfiguration =
        switch kind {
        case .cell: list == .sidebar ? .sidebarSubtitleCell() : .subtitleCell()
        case .header: .header()
        case .footer: .footer()
        }
      content.image = UIImage(systemName: "star.fill")
      content.text = "Primary"
      content.secondaryText = "Secondary"
      return content
    }
    let scenes = try SnapshotCatalog([
      Scene(
        group: "repeated", name: "default-background", shows: "a row", in: .init(list, kind: kind),
        cases: Self.matrix, content: content),
      Scene(
        group: "repeated", name: "own-background", shows: "a row", in: .init(list, kind: kind),
        cases: Self.matrix,
        background: { variant in
          variant.state.name.contains("expanded") ? .listSidebarCell() : .listGroupedCell()
        }, content: content),
    ]).scenes
    let digest = try await DigestRun.digest(of: scenes, jobs: 2)
    #expect(try await DigestRun.digest(of: scenes, jobs: 2, drawsEachCase: true) == digest)
    for scene in scenes {
      let names = (0..<scene.space.count).map { scene.space[$0] }
      let appearances = names.compactMap { scene.appearance($0) }
      #expect(appearances.count == names.count)
      #expect(Set(appearances).count < names.count)
    }
  }
}
