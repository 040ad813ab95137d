import Testing
import UIKit

@testable import CelloLists

/// Sections of lists recorded from Apple's UIKit (iOS 26): 30 combinations of an appearance with headers
/// and footers.
///
/// Source: docs/measurements/rows.md#sections (`lists-expectations.h` of kern0x1b/charon; the side
/// inset of sidebars is recorded at the scale of the Mac, 0.77, as 12.99).
@MainActor struct MeasuredListSectionTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  /// The values that all combinations of an appearance have in common.
  struct Expected: Sendable {
    var appearance: Appearance
    /// The top inset without a header, and with the first item as the header.
    var top: CGFloat
    var topWithFirstItem: CGFloat
    /// The bottom inset without a footer.
    var bottom: CGFloat
    var side: CGFloat
    var estimate: CGFloat
    var isPinned: Bool
  }

  nonisolated private static let expectations = [
    Expected(
      appearance: .plain, top: 0, topWithFirstItem: 22, bottom: 0, side: 0, estimate: 28,
      isPinned: true),
    Expected(
      appearance: .grouped, top: 35, topWithFirstItem: 0, bottom: 20, side: 0, estimate: 17.5,
      isPinned: false),
    Expected(
      appearance: .insetGrouped, top: 35, topWithFirstItem: 0, bottom: 20, side: 16,
      estimate: 17.5, isPinned: false),
    Expected(
      appearance: .sidebar, top: 0, topWithFirstItem: 0, bottom: 10, side: 10, estimate: 17.5,
      isPinned: false),
    Expected(
      appearance: .sidebarPlain, top: 0, topWithFirstItem: 0, bottom: 0, side: 10, estimate: 28,
      isPinned: true),
  ]

  @Test("sections have the recorded insets, headers and footers", arguments: expectations)
  func sections(expected: Expected) throws {
    let environment = UITraitCollection.iPhone.modifyingTraits { $0.systemVersion = .iOS26 }
      .performingAsCurrent {
        CollectionLayoutEnvironment(
          container: CollectionLayoutContainer(contentSize: CGSize(width: 320, height: 568)),
          traitCollection: .current)
      }
    for header in [
      UICollectionLayoutListConfiguration.HeaderMode.none, .supplementary, .firstItemInSection,
    ] {
      for footer in [UICollectionLayoutListConfiguration.FooterMode.none, .supplementary] {
        var list = UICollectionLayoutListConfiguration(appearance: expected.appearance)
        list.headerMode = header
        list.footerMode = footer
        let section = NSCollectionLayoutSection.list(
          using: list, layoutEnvironment: environment)
        let top: CGFloat =
          switch header {
          case .none: expected.top
          case .supplementary: 0
          case .firstItemInSection: expected.topWithFirstItem
          }
        #expect(
          section.contentInsets
            == NSDirectionalEdgeInsets(
              top: top, leading: expected.side,
              bottom: footer == .none ? expected.bottom : 0, trailing: expected.side),
          "\(expected.appearance) \(header) \(footer)")
        let items = section.boundarySupplementaryItems
        var kinds: [String] = []
        if header == .supplementary { kinds.append("UICollectionElementKindSectionHeader") }
        if footer == .supplementary { kinds.append("UICollectionElementKindSectionFooter") }
        #expect(items.map(\.elementKind) == kinds)
        for item in items {
          let isHeader = item.elementKind == kinds.first && header == .supplementary
          let size = item.layoutSize
          #expect(size.widthDimension.isFractionalWidth && size.widthDimension.dimension == 1)
          #expect(size.heightDimension.isEstimated)
          #expect(size.heightDimension.dimension == expected.estimate)
          #expect(item.alignment == (isHeader ? .top : .bottom))
          #expect(item.extendsBoundary && item.pinToVisibleBounds == expected.isPinned)
          #expect(item.zIndex == 200)
        }
      }
    }
  }
}
