import Foundation
import Testing
import UIKit

/// Groups in sections; see ``MeasuredLayout``.
@MainActor struct MeasuredGroupTests {
  private let full = item(.fractionalWidth(1), .fractionalHeight(1))
  private let half = item(.fractionalWidth(0.5), .fractionalHeight(1))

  private func text(_ group: NSCollectionLayoutGroup, _ count: Int, spacing: CGFloat = 0) -> String
  {
    MeasuredLayout(section(group, spacing: spacing), [count]).text
  }

  @Test("the last group ends after its items as a full group does")
  func lastGroup() {
    let item = item(.fractionalWidth(1), .absolute(30))
    func column(_ spacing: NSCollectionLayoutSpacing?) -> NSCollectionLayoutGroup {
      UIKitTests.column(.fractionalWidth(1), .absolute(100), [item], spacing)
    }
    #expect(
      text(column(nil), 5)
        == "320 170: 0 0 320 30, 0 30 320 30, 0 60 320 30, 0 100 320 30, 0 130 320 30")
    #expect(
      text(column(.fixed(10)), 5)
        == "320 260: 0 0 320 30, 0 40 320 30, 0 100 320 30, 0 140 320 30, 0 200 320 30")
    #expect(
      text(column(.flexible(10)), 5)
        == "320 230: 0 0 320 30, 0 70 320 30, 0 100 320 30, 0 170 320 30, 0 200 320 30")
  }

  @Test("the longest item of a full row determines where the last row ends")
  func lastRow() {
    let items = [
      item(.fractionalWidth(0.5), .absolute(100)), item(.fractionalWidth(0.5), .absolute(50)),
    ]
    #expect(
      text(row(.fractionalWidth(1), .absolute(100), items), 3)
        == "320 200: 0 0 160 100, 160 0 160 50, 0 100 160 100")
  }

  @Test("the last groups of sections that scroll horizontally")
  func lastGroupSideways() {
    let item = item(.absolute(30), .fractionalHeight(1))
    func text(_ spacing: NSCollectionLayoutSpacing?) -> String {
      let group = row(.absolute(100), .fractionalHeight(1), [item], spacing)
      return MeasuredLayout(layout(section(group), .horizontal), [5, 3]).text
    }
    #expect(
      text(nil) == """
        270 480: 0 0 30 480, 30 0 30 480, 60 0 30 480, 100 0 30 480, 130 0 30 480, 170 0 30 480, \
        200 0 30 480, 230 0 30 480
        """)
    #expect(
      text(.fixed(10)) == """
        420 480: 0 0 30 480, 40 0 30 480, 100 0 30 480, 140 0 30 480, 200 0 30 480, 260 0 30 480, \
        300 0 30 480, 360 0 30 480
        """)
    #expect(
      text(.flexible(10)) == """
        360 480: 0 0 30 480, 70 0 30 480, 100 0 30 480, 170 0 30 480, 200 0 30 480, 230 0 30 480, \
        300 0 30 480, 330 0 30 480
        """)
  }

  @Test("groups with a number of items")
  func counts() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)),
      subitem: item(.absolute(30), .fractionalHeight(1)), count: 3)
    row.interItemSpacing = .fixed(10)
    #expect(
      text(row, 4) == "320 40: 0 0 100 20, 110 0 100 20, 220 0 100 20, 0 20 100 20")
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .absolute(90)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(0.1)), count: 3)
    #expect(text(column, 4) == "320 120: 0 0 160 30, 0 30 160 30, 0 60 160 30, 0 90 160 30")
  }

  @Test("insets of sections, groups and items")
  func insets() {
    let third = item(.fractionalWidth(1 / 3), .fractionalHeight(1))
    let group = row(.fractionalWidth(1), .absolute(50), [third], .fixed(10))
    let insets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    #expect(
      MeasuredLayout(section(group, insets, spacing: 4), [4]).text
        == "320 116: 6 5 95 50, 111 5 95 50, 216 5 95 50, 6 59 95 50")
    let inset = item(.fractionalWidth(0.5), .fractionalHeight(1))
    inset.contentInsets = insets
    let outer = row(.fractionalWidth(1), .absolute(100), [inset])
    outer.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      text(outer, 4)
        == "320 200: 8 6 143 84, 165 6 143 84, 8 106 143 84, 165 106 143 84")
  }

  @Test("fixed and flexible edges of items and groups")
  func edges() {
    func edged(
      _ width: CGFloat, _ height: CGFloat, _ leading: NSCollectionLayoutSpacing?,
      _ top: NSCollectionLayoutSpacing?, _ trailing: NSCollectionLayoutSpacing?,
      _ bottom: NSCollectionLayoutSpacing?
    ) -> NSCollectionLayoutGroup {
      let item = item(.fractionalWidth(width), .fractionalHeight(height))
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: leading, top: top, trailing: trailing, bottom: bottom)
      return row(.fractionalWidth(1), .absolute(100), [item])
    }
    #expect(
      text(edged(0.5, 1, .fixed(4), .fixed(5), .fixed(6), .fixed(7)), 2)
        == "320 200: 4 5 160 100, 4 105 160 100")
    #expect(
      text(edged(0.5, 1, .flexible(4), nil, .flexible(6), .flexible(7)), 2)
        == "320 200: 79 0 160 100, 79 100 160 100")
    #expect(
      text(edged(0.4, 0.5, .flexible(0), .flexible(0), nil, nil), 4)
        == "320 200: 32 50 128 50, 192 50 128 50, 32 150 128 50, 192 150 128 50")
    let group = row(.fractionalWidth(1), .absolute(30), [half])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
    #expect(
      text(group, 5, spacing: 8)
        == "320 142: 4 5 160 30, 164 5 160 30, 4 55 160 30, 164 55 160 30, 4 105 160 30")
  }

  @Test("sections follow each other; a section without items has no length")
  func sections() {
    let group = row(.fractionalWidth(1), .absolute(30), [half])
    #expect(
      MeasuredLayout(layout(section(group, .different), spacing: 12), [3, 0, 4]).text == """
        320 160: 4 3 155 30, 159 3 155 30, 4 33 155 30, 4 95 155 30, 159 95 155 30, 4 125 155 30, \
        159 125 155 30
        """)
    let narrow = row(.fractionalWidth(0.6), .absolute(30), [half])
    #expect(
      text(narrow, 3, spacing: 8) == "320 68: 0 0 96 30, 96 0 96 30, 0 38 96 30")
    let quarters = column(
      .absolute(100), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(0.25))])
    #expect(
      MeasuredLayout(
        layout(section(quarters, .different, spacing: 5), .horizontal, spacing: 12), [5, 1]
      ).text == """
        337 480: 4 3 100 118, 4 121 100 118, 4 239 100 118, 4 357 100 118, 109 3 100 118, \
        231 3 100 118
        """)
    let wide = row(
      .fractionalWidth(0.5), .fractionalHeight(1),
      [item(.fractionalWidth(1), .fractionalHeight(0.25))])
    #expect(
      MeasuredLayout(layout(section(wide, .different), .horizontal), [3]).text
        == "490 480: 4 3 160 118, 164 3 160 118, 324 3 160 118")
  }

  @Test("groups in groups")
  func nested() {
    func halves(_ spacing: NSCollectionLayoutSpacing?) -> NSCollectionLayoutGroup {
      column(
        .fractionalWidth(0.5), .fractionalHeight(1),
        [item(.fractionalWidth(1), .fractionalHeight(0.5))], spacing)
    }
    let mixed = row(
      .fractionalWidth(1), .absolute(100), [half, halves(.fixed(4))], .fixed(6))
    #expect(text(mixed, 3) == "320 100: 0 0 157 100, 163 0 157 48, 163 52 157 48")
    let repeated = row(.fractionalWidth(1), .absolute(100), [halves(nil)])
    #expect(
      text(repeated, 5)
        == "320 150: 0 0 160 50, 0 50 160 50, 160 0 160 50, 160 50 160 50, 0 100 160 50")
  }

  @Test("estimated lengths")
  func estimates() {
    #expect(
      text(
        row(
          .fractionalWidth(1), .estimated(44), [item(.fractionalWidth(0.5), .estimated(30))]), 3)
        == "320 60: 0 0 160 30, 160 0 160 30, 0 30 160 30")
    #expect(
      text(row(.fractionalWidth(1), .estimated(44), [half]), 3)
        == "320 88: 0 0 160 44, 160 0 160 44, 0 44 160 44")
    #expect(
      text(
        row(.fractionalWidth(1), .absolute(44), [item(.estimated(100), .fractionalHeight(1))]), 4)
        == "320 88: 0 0 100 44, 100 0 100 44, 200 0 100 44, 0 44 100 44")
    #expect(
      text(
        column(
          .fractionalWidth(1), .absolute(100), [item(.fractionalWidth(1), .estimated(30))]), 4)
        == "320 140: 0 0 320 30, 0 30 320 30, 0 60 320 30, 0 100 320 30")
  }

  @Test("custom groups keep their length")
  func custom() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(80))
    ) { _ in
      [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 30, height: 40)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: -5, y: -5, width: 400, height: 20)),
      ]
    }
    #expect(
      MeasuredLayout(section(group, .different), [4, 2]).text == """
        320 256: 5 5 30 40, 54 13 60 30 z4, -1 -2 400 20, 5 85 30 40, 5 173 30 40, 54 181 60 30 z4
        """)
  }

  @Test("provided sections differ by index and by the container's size")
  func providers() {
    let byIndex = UICollectionViewCompositionalLayout { index, _ in
      section(
        row(.fractionalWidth(1), .absolute(40), [half]), index == 1 ? .zero : .different)
    }
    #expect(
      MeasuredLayout(byIndex, [3, 3, 1]).text == """
        320 216: 4 3 155 40, 159 3 155 40, 4 43 155 40, 0 88 160 40, 160 88 160 40, 0 128 160 40, \
        4 171 155 40
        """)
    let bySize = UICollectionViewCompositionalLayout { _, environment in
      let isWide = environment.container.effectiveContentSize.width > 250
      let item = item(.fractionalWidth(isWide ? 0.25 : 0.5), .fractionalHeight(1))
      return section(row(.fractionalWidth(1), .absolute(30), [item]))
    }
    var layout = MeasuredLayout(bySize, [3, 1])
    layout.size = CGSize(width: 200, height: 300)
    #expect(layout.text == "200 90: 0 0 100 30, 100 0 100 30, 0 30 100 30, 0 60 100 30")
  }
}
