import Foundation
import Testing
import UIKit

@testable import CelloLists

@MainActor struct GroupSolverTests {
  private func text(
    _ group: NSCollectionLayoutItem, count: Int = 10, from first: Int = 0,
    in container: CGSize = CGSize(width: 300, height: 600),
    measured: @escaping (Int) -> CGSize? = { _ in nil }
  ) -> String {
    let solver = GroupSolver(
      itemCount: count, measurements: CollectionMeasurements(item: measured),
      traitCollection: UITraitCollection())
    var fragment = solver.fragment(of: group, in: container, from: first)
    // The solver also returns frames of items that the section does not have.
    fragment.items.removeLast(max(fragment.items.count - (count - first), 0))
    fragment.supplementaries.removeAll { $0.item >= fragment.items.count }
    return fragment.text
  }

  @Test("a row takes as many items as fit")
  func filling() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    #expect(text(group) == "0: 0 0 100 50\n1: 100 0 100 50\n2: 200 0 100 50")
    group.interItemSpacing = .fixed(1)
    #expect(
      text(group) == "0: 0 0 99.333 50\n1: 100.333 0 99.333 50\n2: 200.667 0 99.333 50")
    #expect(text(group, count: 7, from: 6) == "0: 0 0 99.333 50")
    #expect(text(group, count: 7, from: 7) == "")
  }

  @Test("a column takes its subitems in turn")
  func column() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(80), .absolute(100)),
      subitems: [item(.fractionalWidth(1), .absolute(30)), item(.absolute(20), .absolute(10))])
    #expect(
      text(group)
        == "0: 0 0 80 30\n1: 0 30 20 10\n2: 0 40 80 30\n3: 0 70 20 10")
  }

  @Test("a group whose first item does not fit contains no items")
  func tooLarge() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(10)),
      subitems: [item(.absolute(150), .absolute(10))])
    #expect(text(group) == "")
  }

  @Test("a repeated item keeps its length, and a divided item shares the length of the group")
  func counts() {
    let layoutSize = size(.absolute(100), .absolute(10))
    let subitem = item(.absolute(60), .fractionalHeight(1))
    let repeating = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize, repeatingSubitem: subitem, count: 2)
    #expect(text(repeating) == "0: 0 0 60 10\n1: 60 0 60 10")
    let dividing = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize, subitem: subitem, count: 3)
    dividing.interItemSpacing = .fixed(5)
    #expect(text(dividing) == "0: 0 0 30 10\n1: 35 0 30 10\n2: 70 0 30 10")
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize, subitem: subitem, count: 2)
    #expect(text(column) == "0: 0 0 60 5\n1: 0 5 60 5")
    let none = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize, repeatingSubitem: subitem, count: -3)
    #expect(text(none) == "0: 0 0 60 10")
  }

  @Test("flexible space between items fills the row")
  func flexibleSpacing() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(10)),
      subitems: [item(.absolute(40), .absolute(10))])
    group.interItemSpacing = .flexible(5)
    #expect(text(group) == "0: 0 0 40 10\n1: 60 0 40 10")
    #expect(text(group, count: 1) == "0: 0 0 40 10")
  }

  @Test("space at the edges moves an item, along and across the row")
  func edgeSpacing() {
    let fixed = item(.absolute(20), .absolute(10))
    fixed.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(3), top: .fixed(4), trailing: .fixed(7), bottom: nil)
    let centered = item(.absolute(20), .absolute(10))
    centered.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(2))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(32)), subitems: [fixed, centered])
    #expect(text(group, count: 4) == "0: 3 4 20 10\n1: 30 10 20 10\n2: 53 4 20 10\n3: 80 10 20 10")
    let short = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(79), .absolute(32)), subitems: [fixed, centered])
    #expect(text(short, count: 2) == "0: 3 4 20 10\n1: 44.5 10 20 10")
  }

  @Test("insets shrink an item inside its area, and the area of a group's items")
  func insets() {
    let inner = item(.fractionalWidth(0.5), .fractionalHeight(1))
    inner.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(30)), subitems: [inner])
    group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    #expect(text(group) == "0: 12 6 34 16\n1: 52 6 34 16")
    inner.contentInsets.leading = 500
    #expect(text(group, count: 1) == "0: 510 6 0 16")
  }

  @Test("measured sizes replace estimates, and insets on measured axes are ignored")
  func measurements() {
    let inner = item(.fractionalWidth(1), .estimated(44))
    inner.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 2, bottom: 9, trailing: 2)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [inner])
    #expect(text(group) == "0: 2 0 296 44")
    #expect(
      text(group, from: 3) { $0 == 3 ? CGSize(width: 7, height: 61.5) : nil }
        == "0: 2 0 296 61.5")
    #expect(text(group) { _ in CGSize(width: 7, height: -3) } == "0: 2 0 296 0")
  }

  @Test("a row of measured widths breaks where they do not fit")
  func measuredRow() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(20)),
      subitems: [item(.estimated(100), .estimated(20))])
    let sizes = [CGSize(width: 120, height: 20), CGSize(width: 90, height: 35)]
    #expect(
      text(group) { $0 < 2 ? sizes[$0] : nil } == "0: 0 0 120 20\n1: 120 0 90 35")
    let solver = GroupSolver(
      itemCount: 2, measurements: CollectionMeasurements(item: { sizes[$0] }),
      traitCollection: UITraitCollection())
    let fragment = solver.fragment(of: group, in: CGSize(width: 300, height: 600), from: 0)
    #expect(fragment.size == CGSize(width: 300, height: 35))
  }

  @Test("items of uniform heights are as high as the highest in their group")
  func uniform() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(20)),
      subitems: [item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 20))])
    let text = text(group) { CGSize(width: 1, height: $0 == 0 ? 31 : 57) }
    #expect(text == "0: 0 0 150 57\n1: 150 0 150 57")
  }

  @Test("groups contain groups")
  func nested() {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)),
      subitems: [item(.fractionalWidth(0.75), .fractionalHeight(1)), pair])
    #expect(text(group) == "0: 0 0 150 100\n1: 150 0 50 50\n2: 150 50 50 50")
    #expect(text(group, count: 2) == "0: 0 0 150 100\n1: 150 0 50 50")
    #expect(
      group.visualDescription() == """
        horizontal group (200) × (100)
          item (0.75 of the width) × (1 of the height)
          vertical group (0.25 of the width) × (1 of the height)
            item (1 of the width) × (0.5 of the height)
        """)
  }

  @Test("an app determines the frames of a custom group's items")
  func custom() {
    var containers: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(80))
    ) { environment in
      containers.append(environment.container.effectiveContentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 6, width: 7, height: 8)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat.nan, y: 0, width: 7, height: CGFloat.infinity), zIndex: 3),
      ]
    }
    group.contentInsets.top = 10
    #expect(text(group) == "0: 5 16 7 8\n1: 0 10 7 10000000")
    #expect(text(group, count: 1) == "0: 5 16 7 8")
    #expect(containers.first == CGSize(width: 300, height: 70))
  }

  @Test(
    "a view is attached to an item at an anchor",
    arguments: [
      ([.top, .trailing], nil, "80 0 20 10"),
      ([.bottom], nil, "40 40 20 10"),
      ([], nil, "40 20 20 10"),
      ([.bottom], [.top], "40 50 20 10"),
      ([.top, .leading], [.bottom, .trailing], "-20 -10 20 10"),
    ] as [(NSDirectionalRectEdge, NSDirectionalRectEdge?, String)])
  func supplementary(
    edges: NSDirectionalRectEdge, own: NSDirectionalRectEdge?, expected: String
  ) {
    let anchor = NSCollectionLayoutAnchor(edges: edges)
    let size = size(.absolute(20), .absolute(10))
    let view =
      own.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: "badge", containerAnchor: anchor,
          itemAnchor: NSCollectionLayoutAnchor(edges: $0))
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: "badge", containerAnchor: anchor)
    let cell = NSCollectionLayoutItem(
      layoutSize: UIKitTests.size(.absolute(100), .absolute(50)), supplementaryItems: [view])
    #expect(text(cell) == "0: 0 0 100 50\nbadge of 0: \(expected)")
  }

  @Test("an anchor's offset is in points or in sizes of the view")
  func anchorOffset() {
    for (anchor, expected) in [
      (NSCollectionLayoutAnchor(edges: [.top], fractionalOffset: CGPoint(x: 0.5, y: -1)), "50 -10"),
      (NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 3, y: 4)), "43 4"),
    ] {
      let view = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
        containerAnchor: anchor)
      let cell = NSCollectionLayoutItem(
        layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [view])
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(200), .absolute(50)), subitems: [cell])
      #expect(text(group, count: 1).hasSuffix("badge of 0: \(expected) 20 10"))
      #expect(text(group, count: 2).contains("badge of 1"))
    }
  }

  @Test("invalid lengths are treated as 0 or limited")
  func oddNumbers() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(.nan), .absolute(-5)),
      subitems: [item(.absolute(.infinity), .fractionalHeight(2))])
    #expect(text(group) == "")
    let tall = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(-5)),
      subitems: [item(.absolute(.nan), .absolute(.infinity))])
    #expect(text(tall, count: 1) == "0: 0 0 0 10000000")
    let empty = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(10), .absolute(10)), subitems: [])
    #expect(text(empty) == "")
  }
}
