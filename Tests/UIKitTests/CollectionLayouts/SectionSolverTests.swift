import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloLists

@MainActor struct SectionSolverTests {
  private let row = NSCollectionLayoutGroup.horizontal(
    layoutSize: size(.fractionalWidth(1), .absolute(50)),
    subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])

  private func frames(
    _ section: NSCollectionLayoutSection, count: Int,
    axis: NSLayoutConstraint.Axis = .vertical,
    measurements: CollectionMeasurements = CollectionMeasurements(),
    reference: @escaping (UIContentInsetsReference) -> NSDirectionalEdgeInsets = { _ in .zero }
  ) -> SectionFrames {
    SectionSolver(
      container: CGSize(width: 200, height: 400), axis: axis,
      traitCollection: UITraitCollection(), referenceInsets: reference
    ).frames(of: section, itemCount: count, measurements: measurements)
  }

  private func header(
    _ alignment: NSRectAlignment = .top, _ layoutSize: NSCollectionLayoutSize? = nil,
    offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize ?? size(.fractionalWidth(1), .absolute(30)),
      elementKind: "\(alignment)", alignment: alignment, absoluteOffset: offset)
  }

  @Test("groups follow each other with spacing, inside insets")
  func groups() {
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 20)
    #expect(
      frames(section, count: 3).text == """
        size: 0 0 200 114
        0: 20 1 80 50
        1: 100 1 80 50
        2: 20 61 80 50
        """)
    #expect(frames(section, count: 0).text == "size: 0 0 200 0")
  }

  @Test(
    "headers and footers are outside the insets along the axis, and inside the insets across it")
  func boundaries() {
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 20)
    section.boundarySupplementaryItems = [header(), header(.bottom)]
    #expect(
      frames(section, count: 1).text == """
        size: 0 0 200 122
        0: 20 35 80 50
        top 0: 20 0 160 30
        bottom 0: 20 92 160 30
        """)
    section.supplementaryContentInsetsReference = .none
    #expect(frames(section, count: 1).text.contains("top 0: 0 0 200 30"))
  }

  @Test("boundary views are aligned and offset, and can overlap the content")
  func alignment() {
    let small = size(.absolute(40), .absolute(20))
    let section = NSCollectionLayoutSection(group: row)
    section.boundarySupplementaryItems = [
      header(.topTrailing, small), header(.bottomLeading, small, offset: CGPoint(x: 2, y: 6)),
    ]
    #expect(
      frames(section, count: 1).text == """
        size: 0 0 200 96
        0: 0 20 100 50
        topTrailing 0: 160 0 40 20
        bottomLeading 0: 2 76 40 20
        """)
    for item in section.boundarySupplementaryItems { item.extendsBoundary = false }
    section.contentInsets.top = 4
    #expect(
      frames(section, count: 1).text == """
        size: 0 0 200 54
        0: 0 4 100 50
        topTrailing 0: 160 0 40 20
        bottomLeading 0: 2 40 40 20
        """)
  }

  @Test("a view at the leading boundary is in front of the groups")
  func leadingBoundary() {
    let section = NSCollectionLayoutSection(group: row)
    section.boundarySupplementaryItems = [
      header(.leading, size(.absolute(40), .fractionalHeight(0.05)))
    ]
    #expect(
      frames(section, count: 2).text == """
        size: 0 0 200 50
        0: 0 0 100 50
        1: 100 0 100 50
        leading 0: 0 15 40 20
        """)
  }

  @Test("measured headers and rows replace estimates")
  func measured() {
    let list = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(44)),
      subitems: [item(.fractionalWidth(1), .estimated(44))])
    let section = NSCollectionLayoutSection(group: list)
    section.boundarySupplementaryItems = [
      header(.top, size(.fractionalWidth(1), .estimated(10)))
    ]
    let measurements = CollectionMeasurements(
      item: { $0 == 1 ? CGSize(width: 0, height: 60) : nil },
      measuredItems: { [1] },
      supplementary: { kind, index in
        kind == "top" && index == 0 ? CGSize(width: 0, height: 25) : nil
      })
    #expect(
      frames(section, count: 3, measurements: measurements).text == """
        size: 0 0 200 173
        0: 0 25 200 44
        1: 0 69 200 60
        2: 0 129 200 44
        top 0: 0 0 200 25
        """)
  }

  @Test("the edge spacing positions a group that is narrower than the section")
  func narrowGroup() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(50)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(5), trailing: .flexible(0), bottom: .fixed(6))
    #expect(
      frames(NSCollectionLayoutSection(group: group), count: 2).text == """
        size: 0 0 200 122
        0: 50 5 100 50
        1: 50 66 100 50
        """)
  }

  @Test("the insets of an area are added to the section's insets, only across the scroll direction")
  func references() {
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsetsReference = .layoutMargins
    section.contentInsets.leading = 4
    let text = frames(section, count: 1) {
      $0 == .layoutMargins
        ? NSDirectionalEdgeInsets(top: 99, leading: 10, bottom: 99, trailing: 6) : .zero
    }.text
    #expect(text == "size: 0 0 200 50\n0: 14 0 90 50")
  }

  @Test("a horizontal layout places groups beside each other")
  func horizontal() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(60), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let section = NSCollectionLayoutSection(group: column)
    section.boundarySupplementaryItems = [
      header(.leading, size(.absolute(25), .fractionalHeight(1)))
    ]
    #expect(
      frames(section, count: 3, axis: .horizontal).text == """
        size: 0 0 145 400
        0: 25 0 60 200
        1: 25 200 60 200
        2: 85 0 60 200
        leading 0: 0 0 25 400
        """)
  }

  @Test("a background is behind the section and its header")
  func decoration() {
    let section = NSCollectionLayoutSection(group: row)
    section.boundarySupplementaryItems = [header()]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    background.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 8, bottom: 0, trailing: 8)
    section.decorationItems = [background]
    #expect(frames(section, count: 1).text.hasSuffix("card 0: 8 30 184 50"))
  }

  @Test("a group without items ends the section")
  func emptyGroup() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.absolute(10), .absolute(10))
    ) { _ in [] }
    let frames = frames(NSCollectionLayoutSection(group: group), count: 1_000_000)
    #expect(frames.items.isEmpty)
    #expect(frames.size == CGSize(width: 200, height: 0))
  }

  @Test("items in an area are found, including items that extend beyond their group")
  func itemsInArea() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(10))
    ) { _ in
      [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: 0, width: 10, height: 25)),
      ]
    }
    var frames = frames(NSCollectionLayoutSection(group: group), count: 2_000)
    func items(_ y: CGFloat, _ height: CGFloat, from origin: CGFloat = 0) -> [Int] {
      frames.placement.offset.y = origin
      return frames.items(in: CGRect(x: 0, y: y, width: 100, height: height)).map(\.index)
    }
    #expect(items(5_002, 3) == [997, 999, 1000, 1001])
    #expect(items(-50, 20) == [])
    #expect(items(1_000_000, 20) == [])
    #expect(items(-5, 10) == [0, 1])
    #expect(items(0, 3, from: 100) == [])
    #expect(items(100, 3, from: 100) == [0, 1])
  }

  @Test("a copy does not follow the original")
  func copies() throws {
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 3
    section.orthogonalScrollingProperties.bounce = .never
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    section.interGroupSpacing = 9
    section.orthogonalScrollingProperties.bounce = .always
    #expect(copy.interGroupSpacing == 3)
    #expect(copy.orthogonalScrollingProperties.bounce == .never)
    let group = try #require(row.copy() as? NSCollectionLayoutGroup)
    group.interItemSpacing = .fixed(1)
    #expect(row.interItemSpacing == nil)
    #expect(group.subitems.first === row.subitems.first)
    let boundary = try #require(
      header().copy() as? NSCollectionLayoutBoundarySupplementaryItem)
    #expect(boundary.alignment == .top)
    #expect(boundary.elementKind == "top")
  }

  // MARK: Orthogonal scrolling

  private func orthogonal(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> SectionFrames {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .absolute(50)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    section.boundarySupplementaryItems = [header()]
    return frames(section, count: 3)
  }

  @Test("groups that scroll are beside each other, and the section is as high as one of them")
  func orthogonalFrames() {
    #expect(
      orthogonal(.continuous).text == """
        size: 0 0 200 90
        0: 20 35 120 50
        1: 150 35 120 50
        2: 280 35 120 50
        top 0: 20 0 160 30
        viewport: 0 35 200 50, length 420
        """)
  }

  @Test(
    "groups come to rest according to the scrolling behavior",
    arguments: [
      (.continuous, [], 97),
      (.continuousGroupLeadingBoundary, [0, 130, 220], 130),
      // A page is as long as the viewport without the insets of 20 points.
      (.paging, [0, 160, 220], 160),
      (.groupPaging, [0, 130, 220], 130),
      (.groupPagingCentered, [-20, 110, 240], 110),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, [CGFloat], CGFloat)])
  func rest(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, offsets: [CGFloat],
    expected: CGFloat
  ) throws {
    let content = try #require(orthogonal(behavior).orthogonal)
    #expect(content.restingOffsets == offsets)
    #expect(content.initialOffset == offsets.first ?? 0)
    #expect(content.restingOffset(for: 97, from: 0, velocity: 0) == expected)
  }

  @Test("pages are turned one at a time, and by a short movement")
  func pages() throws {
    let content = try #require(orthogonal(.groupPaging).orthogonal)
    #expect(content.restingOffset(for: 900, from: 0, velocity: 5) == 130)
    #expect(content.restingOffset(for: 3, from: 0, velocity: 5) == 130)
    #expect(content.restingOffset(for: 128, from: 130, velocity: -5) == 0)
    #expect(content.restingOffset(for: -50, from: 0, velocity: -5) == 0)
    let continuous = try #require(orthogonal(.continuous).orthogonal)
    #expect(continuous.restingOffset(for: 900, from: 0, velocity: 5) == 220)
  }
}
