import Foundation
import Testing
import UIKit

@testable import CelloLists

/// Sections whose groups scroll, recorded from Apple's UIKit.
///
/// Source of all positions: docs/measurements/compositional-layouts.md#orthogonal-sections.
@MainActor struct MeasuredOrthogonalTests {
  /// Returns the content of a section in a container of 320 points, with groups of a width and a
  /// spacing of 8 points, and with insets of 4 and 6 points at the sides.
  private func content(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, count: Int,
    width: NSCollectionLayoutDimension = .absolute(100), spacing: CGFloat = 8
  ) -> OrthogonalContent? {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(widthDimension: width, heightDimension: .absolute(50)), subitems: [item]))
    section.orthogonalScrollingBehavior = behavior
    section.contentInsets = .init(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.interGroupSpacing = spacing
    let solver = SectionSolver(
      container: CGSize(width: 320, height: 480), axis: .vertical,
      traitCollection: UITraitCollection(displayScale: 2))
    return solver.frames(of: section, itemCount: count).orthogonal
  }

  /// Returns the offset at which a drag to an offset stops, if it begins there.
  private func resting(_ content: OrthogonalContent?, _ offsets: [CGFloat]) -> [CGFloat]? {
    content.map { content in
      offsets.map { content.restingOffset(for: $0, from: $0, velocity: 0) }
    }
  }

  private let offsets: [CGFloat] = [0, 40, 130, 200, 300, 400, 700]

  @Test("any offset of continuous groups, up to the end inside the insets")
  func continuous() {
    #expect(resting(content(.continuous, count: 3), offsets) == [0, 6, 6, 6, 6, 6, 6])
    #expect(resting(content(.continuous, count: 8), offsets) == [0, 40, 130, 200, 300, 400, 546])
  }

  @Test("groups stop at their leading edges and at the end")
  func leadingEdges() {
    for behavior in [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary,
      .groupPaging,
    ] {
      #expect(resting(content(behavior, count: 8), offsets) == [0, 0, 108, 216, 324, 432, 546])
      let wide = NSCollectionLayoutDimension.fractionalWidth(0.8)
      #expect(
        resting(content(behavior, count: 8, width: wide), offsets)
          == [0, 0, 0, 264, 264, 528, 792])
      #expect(
        resting(content(behavior, count: 3, width: wide), offsets) == [0, 0, 0, 264, 264, 474, 474])
    }
  }

  @Test("pages are as long as the viewport inside the insets")
  func pages() {
    let wide = NSCollectionLayoutDimension.fractionalWidth(0.8)
    #expect(
      resting(content(.paging, count: 8, width: wide), offsets)
        == [0, 0, 0, 310, 310, 310, 620])
    // The end is 474 points, and 400 points are nearer to it than to 310 points.
    #expect(
      resting(content(.paging, count: 3, width: wide), offsets) == [0, 0, 0, 310, 310, 310, 474])
    #expect(resting(content(.paging, count: 3), offsets) == [0, 6, 6, 6, 6, 6, 6])
    #expect(
      resting(content(.paging, count: 8, spacing: 0), offsets) == [0, 0, 0, 310, 310, 310, 490])
  }

  @Test("groups are in the middle of the viewport inside the insets")
  func centered() {
    #expect(
      resting(content(.groupPagingCentered, count: 8, spacing: 0), [200, 300, 400, 700])
        == [195, 295, 395, 595])
    #expect(
      resting(content(.groupPagingCentered, count: 3, spacing: 0), [200, 700]) == [95, 95])
  }
}
