import Foundation
import Testing
import UIKit

@testable import CelloLists

/// Compositional layouts with measured cells whose frames were recorded from Apple's UIKit, with a
/// scale of 2. The heights of the cells are those of the labels in the recorded layouts.
///
/// Source of all expected frames: docs/measurements/compositional-layouts.md#measured-sizes.
@MainActor struct MeasuredSizingTests {
  /// How a cell determines its height.
  enum Sizing: CaseIterable {
    case constraints, override, superclass, none
  }

  private class Cell: UICollectionViewCell {
    var height: CGFloat = 0

    func show(_ height: CGFloat) { self.height = height }
  }

  private class ConstrainedCell: Cell {
    private let content = Sized(20, 0)

    override func show(_ height: CGFloat) {
      super.show(height)
      content.natural.height = height
      guard content.superview == nil else { return }
      content.fill(contentView)
    }
  }

  private final class OverridingCell: Cell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.height = height
      return layoutAttributes
    }
  }

  private final class AddingCell: ConstrainedCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.frame.size.height += 10
      return attributes
    }
  }

  private final class Header: UICollectionReusableView {
    let content = Sized(20, 0)

    override init(frame: CGRect) {
      super.init(frame: frame)
      content.fill(self)
    }

    required init?(coder: NSCoder) { return nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let count: Int
    let heights: [CGFloat]

    init(count: Int, heights: [CGFloat]) {
      self.count = count
      self.heights = heights
      super.init()
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.show(heights[indexPath.item % heights.count])
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
      (view as? Header)?.content.natural.height = kind == "footer" ? 68 : 28
      return view
    }
  }

  /// The heights of the cells in one column of 320 points, and in two columns.
  private static let listHeights: [CGFloat] = [31, 50, 31, 69, 31]
  private static let gridHeights: [CGFloat] = [31, 88, 31, 126, 31]

  private func text(
    _ section: NSCollectionLayoutSection, _ sizing: Sizing = .constraints,
    heights: [CGFloat] = listHeights, count: Int = 5, width: CGFloat = 320, offset: CGFloat = 0
  ) -> String {
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 480), collectionViewLayout: layout)
    view.traitOverrides.displayScale = 2
    let source = Source(count: count, heights: heights)
    view.dataSource = source
    let cellClass: AnyClass =
      switch sizing {
      case .constraints: ConstrainedCell.self
      case .override: OverridingCell.self
      case .superclass: AddingCell.self
      case .none: Cell.self
      }
    view.register(cellClass, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer"] {
      view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.layoutIfNeeded()
    if offset > 0 {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    func short(_ number: CGFloat) -> String {
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    func short(_ frame: CGRect) -> String {
      [frame.minX, frame.minY, frame.width, frame.height].map(short).joined(separator: " ")
    }
    var lines = view.indexPathsForVisibleItems.sorted().compactMap { path in
      view.cellForItem(at: path).map { "\(path.item): \(short($0.frame))" }
    }
    for kind in ["header", "footer"] {
      let path = IndexPath(item: 0, section: 0)
      if let frame = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame {
        lines.append("\(kind): \(short(frame))")
      }
    }
    return "\(short(layout.collectionViewContentSize.height)); " + lines.joined(separator: ", ")
  }

  private func list() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        subitems: [item]))
    section.interGroupSpacing = 3
    return section
  }

  private func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
      repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(5)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 3
    return section
  }

  @Test(
    "rows have the heights of their cells",
    arguments: [
      (
        Sizing.constraints,
        "224; 0: 0 0 320 31, 1: 0 34 320 50, 2: 0 87 320 31, 3: 0 121 320 69, 4: 0 193 320 31"
      ),
      (
        .none,
        "232; 0: 0 0 320 44, 1: 0 47 320 44, 2: 0 94 320 44, 3: 0 141 320 44, 4: 0 188 320 44"
      ),
      (
        .superclass,
        "274; 0: 0 0 320 41, 1: 0 44 320 60, 2: 0 107 320 41, 3: 0 151 320 79, 4: 0 233 320 41"
      ),
    ])
  func rows(sizing: Sizing, expected: String) { #expect(text(list(), sizing) == expected) }

  @Test("rows of an override have its height")
  func overrides() {
    #expect(
      text(list(), .override, heights: [77])
        == "397; 0: 0 0 320 77, 1: 0 80 320 77, 2: 0 160 320 77, 3: 0 240 320 77, 4: 0 320 320 77")
    #expect(
      text(grid(), .override, heights: [77]) == """
        237; 0: 0 0 157.5 77, 1: 162.5 0 157.5 77, 2: 0 80 157.5 77, 3: 162.5 80 157.5 77, \
        4: 0 160 157.5 77
        """)
  }

  @Test(
    "a row of a grid is as high as its highest cell, and its cells keep their heights",
    arguments: [
      (
        Sizing.constraints,
        "251; 0: 0 0 157.5 31, 1: 162.5 0 157.5 88, 2: 0 91 157.5 31, 3: 162.5 91 157.5 126, 4: 0 220 157.5 31"
      ),
      (
        .none,
        "156; 0: 0 0 157.5 50, 1: 162.5 0 157.5 50, 2: 0 53 157.5 50, 3: 162.5 53 157.5 50, 4: 0 106 157.5 50"
      ),
      (
        .superclass,
        "281; 0: 0 0 157.5 41, 1: 162.5 0 157.5 98, 2: 0 101 157.5 41, 3: 162.5 101 157.5 136, 4: 0 240 157.5 41"
      ),
    ])
  func grids(sizing: Sizing, expected: String) {
    #expect(text(grid(), sizing, heights: Self.gridHeights) == expected)
  }

  @Test("insets are not subtracted from a measured height")
  func insets() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
    item.contentInsets = .init(top: 4, leading: 6, bottom: 4, trailing: 6)
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        subitems: [item]))
    section.contentInsets = .init(top: 2, leading: 10, bottom: 2, trailing: 10)
    #expect(
      text(section, heights: [31, 69, 31, 88, 31])
        == "254; 0: 16 2 288 31, 1: 16 33 288 69, 2: 16 102 288 31, 3: 16 133 288 88, 4: 16 221 288 31"
    )
  }

  @Test("a group of fixed height keeps it, and its items are measured")
  func fixedGroup() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
        subitems: [item]))
    #expect(
      text(section)
        == "300; 0: 0 0 320 31, 1: 0 60 320 50, 2: 0 120 320 31, 3: 0 180 320 69, 4: 0 240 320 31")
  }

  @Test("a column with a count divides its estimate, and its items are not measured")
  func countedColumn() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(88)),
      subitem: item, count: 2)
    group.interItemSpacing = .fixed(5)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 3
    #expect(
      text(section) == """
        223.5; 0: 0 0 320 41.5, 1: 0 46.5 320 41.5, 2: 0 91 320 41.5, 3: 0 137.5 320 41.5, \
        4: 0 182 320 41.5
        """)
  }

  @Test("a column of two estimated items is as high as they are")
  func columns() {
    func section() -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(88)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: size), NSCollectionLayoutItem(layoutSize: size),
        ])
      group.interItemSpacing = .fixed(5)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 3
      return section
    }
    #expect(
      text(section(), count: 6) == """
        264; 0: 0 0 320 31, 1: 0 36 320 50, 2: 0 89 320 31, 3: 0 125 320 69, 4: 0 197 320 31, \
        5: 0 233 320 31
        """)
    #expect(
      text(section(), .none, count: 6) == """
        285; 0: 0 0 320 44, 1: 0 49 320 44, 2: 0 96 320 44, 3: 0 145 320 44, 4: 0 192 320 44, \
        5: 0 241 320 44
        """)
  }

  @Test("headers and footers are measured")
  func boundaries() {
    let section = list()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    section.boundarySupplementaryItems = [
      .init(layoutSize: size, elementKind: "header", alignment: .top),
      .init(layoutSize: size, elementKind: "footer", alignment: .bottom),
    ]
    #expect(
      text(section) == """
        320; 0: 0 28 320 31, 1: 0 62 320 50, 2: 0 115 320 31, 3: 0 149 320 69, 4: 0 221 320 31, \
        header: 0 0 320 28, footer: 0 252 320 68
        """)
  }

  @Test("only visible cells of a long list are measured")
  func longLists() {
    #expect(
      text(list(), count: 60) == """
        2788; 0: 0 0 320 31, 1: 0 34 320 50, 2: 0 87 320 31, 3: 0 121 320 69, 4: 0 193 320 31, \
        5: 0 227 320 31, 6: 0 261 320 50, 7: 0 314 320 31, 8: 0 348 320 69, 9: 0 420 320 31, \
        10: 0 454 320 31
        """)
    #expect(
      text(list(), count: 60, offset: 500) == """
        2778; 11: 0 488 320 50, 12: 0 541 320 31, 13: 0 575 320 69, 14: 0 647 320 31, \
        15: 0 681 320 31, 16: 0 715 320 50, 17: 0 768 320 31, 18: 0 802 320 69, 19: 0 874 320 31, \
        20: 0 908 320 31, 21: 0 942 320 50
        """)
  }

  @Test(
    "cells that others push out of the visible area are not measured",
    arguments: [
      (
        0,
        """
        1304; 0: 0 0 157.5 31, 1: 162.5 0 157.5 88, 2: 0 91 157.5 31, 3: 162.5 91 157.5 126, \
        4: 0 220 157.5 31, 5: 162.5 220 157.5 31, 6: 0 254 157.5 88, 7: 162.5 254 157.5 31, \
        8: 0 345 157.5 126, 9: 162.5 345 157.5 31, 10: 0 474 157.5 31, 11: 162.5 474 157.5 88
        """
      ),
      (
        100,
        """
        1380; 2: 0 91 157.5 31, 3: 162.5 91 157.5 126, 4: 0 220 157.5 31, 5: 162.5 220 157.5 31, \
        6: 0 254 157.5 88, 7: 162.5 254 157.5 31, 8: 0 345 157.5 126, 9: 162.5 345 157.5 31, \
        10: 0 474 157.5 31, 11: 162.5 474 157.5 88, 12: 0 565 157.5 31, 13: 162.5 565 157.5 126
        """
      ),
      (
        300,
        """
        1399; 6: 0 254 157.5 88, 8: 0 345 157.5 126, 9: 162.5 345 157.5 31, 10: 0 474 157.5 31, \
        11: 162.5 474 157.5 88, 12: 0 565 157.5 31, 13: 162.5 565 157.5 126, 14: 0 694 157.5 31, \
        15: 162.5 694 157.5 31, 16: 0 728 157.5 88, 17: 162.5 728 157.5 31
        """
      ),
    ] as [(CGFloat, String)])
  func longGrids(offset: CGFloat, expected: String) {
    #expect(text(grid(), heights: Self.gridHeights, count: 40, offset: offset) == expected)
  }
}
