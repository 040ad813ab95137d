import Foundation
import Testing
import UIKit

@MainActor struct NSCollectionLayoutVisibleItemTests {
  private func section(
    _ handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(50)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.visibleItemsInvalidationHandler = handler
    return section
  }

  @Test("the handler changes visible items whenever the groups move")
  func orthogonal() throws {
    var offsets: [CGFloat] = []
    let section = section { items, offset, environment in
      offsets.append(offset.x)
      for item in items {
        let distance = (item.frame.midX - offset.x) - environment.container.contentSize.width / 2
        item.alpha = distance.magnitude < 60 ? 1 : 0.25
        item.transform = CGAffineTransform(scaleX: item.alpha, y: item.alpha)
        item.zIndex = item.indexPath.item
      }
    }
    section.orthogonalScrollingBehavior = .continuous
    let view = collectionView(
      StringSource([["a", "b", "c", "d"]]), UICollectionViewCompositionalLayout(section: section))
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.alpha) == [1, 1])
    let groups = try #require(view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    groups.contentOffset.x = 40
    view.layoutIfNeeded()
    #expect(offsets.last == 40)
    #expect(view.visibleCells.map(\.alpha) == [0.25, 1, 0.25])
    #expect(view.visibleCells.map(\.transform.a) == [0.25, 1, 0.25])
    #expect(view.visibleCells[1].layer.zPosition == 1)
  }

  @Test("without groups that scroll the handler follows the collection view's offset")
  func vertical() {
    var seen: [[Int]] = []
    let section = section { items, offset, _ in
      #expect(items.allSatisfy { $0.representedElementCategory == .cell && $0.name == "" })
      seen.append([Int(offset.y)] + items.map(\.indexPath.item))
    }
    let view = collectionView(
      StringSource([(0..<9).map { "\($0)" }]),
      UICollectionViewCompositionalLayout(section: section))
    view.layoutIfNeeded()
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    #expect(seen.first == [0, 0, 1])
    #expect(seen.last == [60, 1, 2, 3])
    let copy = section.copy() as? NSCollectionLayoutSection
    #expect(copy?.visibleItemsInvalidationHandler != nil)
  }
}
