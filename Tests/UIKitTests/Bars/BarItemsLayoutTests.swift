import CelloGeometry
import Testing
import UIKit

@testable import CelloControllers

@MainActor struct BarItemsLayoutTests {
  private func layout(
    _ version: SystemVersion, _ elements: [BarItemsLayout.Element]
  ) -> BarItemsLayout {
    BarItemsLayout(
      metrics: version.toolbar(for: .iPhone).items, elements: elements, grid: PixelGrid(scale: 2))
  }

  @Test("buttons on one capsule are apart from its ends and from each other")
  func capsules() {
    let layout = layout(.iOS26, [.cluster([38, 40], hasCapsule: true)])
    #expect(layout.minimumLength == 102)
    #expect(
      layout.clusters(in: 200) == [BarItemsLayout.Cluster(start: 0, length: 102, items: [5, 57])])
  }

  @Test("flexible spaces share the remaining width")
  func flexibleSpaces() {
    let layout = layout(
      .iOS18,
      [
        .cluster([40], hasCapsule: false), .flexibleSpace, .cluster([50], hasCapsule: false),
        .flexibleSpace, .cluster([30], hasCapsule: false),
      ])
    #expect(layout.minimumLength == 136)
    #expect(layout.clusters(in: 336).map(\.start) == [0, 148, 306])
    #expect(layout.clusters(in: 10).map(\.start) == [0, 48, 106])
  }

  @Test("fixed spaces are minimum distances, and invalid spaces are ignored")
  func fixedSpaces() {
    func starts(_ width: CGFloat) -> [CGFloat] {
      layout(
        .iOS18,
        [.cluster([40], hasCapsule: false), .space(width), .cluster([40], hasCapsule: false)]
      ).clusters(in: 400).map(\.start)
    }
    #expect(starts(30) == [0, 70])
    #expect(starts(2) == [0, 48])
    #expect(starts(.nan) == [0, 48] && starts(-5) == [0, 48])
  }

  @Test("an empty list of elements has no size")
  func empty() {
    let layout = layout(.iOS26, [])
    #expect(layout.minimumLength == 0 && layout.clusters(in: 100).isEmpty)
  }
}
