import Foundation
import Testing
import UIKit

/// Rows and columns of items; see ``MeasuredLayout``.
@MainActor struct MeasuredRowTests {
  /// A row of eight items with a height of 10 points.
  struct Row: Sendable {
    let fraction: CGFloat
    let positions: [CGFloat]
    let width: CGFloat

    init(_ fraction: CGFloat, _ positions: [CGFloat], _ width: CGFloat) {
      self.fraction = fraction
      self.positions = positions
      self.width = width
    }

    var text: String {
      func number(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
      }
      let frames = (0..<8).map {
        "\(number(positions[$0 % positions.count])) \($0 / positions.count * 10) \(number(width)) 10"
      }
      let count = (8 + positions.count - 1) / positions.count
      return "320 \(count * 10): " + frames.joined(separator: ", ")
    }

    @MainActor func layout(
      _ spacing: NSCollectionLayoutSpacing?
    ) -> MeasuredLayout {
      let item = item(.fractionalWidth(fraction), .absolute(10))
      return MeasuredLayout(
        section(row(.fractionalWidth(1), .absolute(10), [item], spacing)), [8])
    }
  }

  @Test(
    "lengths that are fractions are rounded down to pixels",
    arguments: [
      Row(0.3, [0, 96, 192], 96), Row(0.25, [0, 80, 160, 240], 80), Row(0.5, [0, 160], 160),
      Row(1 / 3, [0, 106.5, 213], 106.5), Row(0.4, [0, 128], 128), Row(0.9, [0], 288),
    ])
  func fractions(row: Row) {
    #expect(row.layout(nil).text == row.text)
  }

  @Test(
    "fractions refer to the length without the spacing between the items",
    arguments: [
      Row(0.3, [0, 100, 200], 90), Row(0.25, [0, 82.5, 165, 247.5], 72.5),
      Row(0.5, [0, 165], 155), Row(1 / 3, [0, 110, 220], 100), Row(0.4, [0, 134], 124),
      Row(0.9, [0], 288),
    ])
  func fixedSpacing(row: Row) {
    #expect(row.layout(.fixed(10)).text == row.text)
  }

  @Test(
    "flexible spacing shares the remaining length, also in a row with fewer items",
    arguments: [
      Row(0.3, [0, 115, 230], 90), Row(0.25, [0, 82.5, 165, 247.5], 72.5),
      Row(0.5, [0, 165], 155), Row(1 / 3, [0, 110, 220], 100), Row(0.4, [0, 196], 124),
      Row(0.9, [0], 288),
    ])
  func flexibleSpacing(row: Row) {
    #expect(row.layout(.flexible(10)).text == row.text)
  }

  @Test(
    "positions are rounded to the nearest pixel",
    arguments: [
      Row(0.3, [0, 112.5, 225], 95), Row(0.25, [0, 80.5, 160.5, 241], 79),
      Row(0.5, [0, 160.5], 159.5), Row(1 / 3, [0, 107, 214], 106), Row(0.4, [0, 192.5], 127.5),
      Row(0.9, [0], 288),
    ])
  func narrowFlexibleSpacing(row: Row) {
    #expect(row.layout(.flexible(1)).text == row.text)
  }

  @Test(
    "thirds of a width are the same in all columns", arguments: [(301, 100), (300, 100), (280, 93)])
  func thirds(width: Int, column: Int) {
    let item = item(.fractionalWidth(1 / 3), .fractionalHeight(1))
    var layout = MeasuredLayout(section(row(.fractionalWidth(1), .absolute(20), [item])), [7])
    layout.size = CGSize(width: width, height: 480)
    let frames = (0..<7).map { "\($0 % 3 * column) \($0 / 3 * 20) \(column) 20" }
    #expect(layout.text == "\(width) 60: " + frames.joined(separator: ", "))
  }

  @Test("items of different sizes follow each other until one does not fit")
  func mixed() {
    let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
    func text(
      _ items: [NSCollectionLayoutItem], _ spacing: NSCollectionLayoutSpacing?, _ count: Int
    ) -> String {
      MeasuredLayout(section(row(.fractionalWidth(1), .absolute(20), items, spacing)), [count])
        .text
    }
    #expect(
      text([half, item(.absolute(50), .fractionalHeight(1))], .fixed(10), 6) == """
        320 60: 0 0 155 20, 165 0 50 20, 0 20 155 20, 165 20 50 20, 0 40 155 20, 165 40 50 20
        """)
    #expect(
      text([half, item(.fractionalWidth(0.25), .fractionalHeight(1))], nil, 4) == """
        320 40: 0 0 160 20, 160 0 80 20, 0 20 160 20, 160 20 80 20
        """)
    #expect(
      text([item(.absolute(100), .fractionalHeight(1))], .flexible(4), 5) == """
        320 40: 0 0 100 20, 110 0 100 20, 220 0 100 20, 0 20 100 20, 110 20 100 20
        """)
    // Heights that are fractions of the width refer to the same width, and can exceed the row.
    let items = [
      item(.fractionalWidth(0.5), .absolute(100)),
      item(.fractionalWidth(0.5), .fractionalWidth(0.25)),
    ]
    #expect(
      text(items, .fixed(10), 4) == """
        320 40: 0 0 155 100, 165 0 155 77.5, 0 20 155 100, 165 20 155 77.5
        """)
  }

  @Test("heights of groups refer to the width and to the whole height of the container")
  func heightsOfGroups() {
    let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
    #expect(
      MeasuredLayout(section(row(.fractionalWidth(1), .fractionalWidth(0.2), [half])), [4]).text
        == "320 128: 0 0 160 64, 160 0 160 64, 0 64 160 64, 160 64 160 64")
    let insets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    #expect(
      MeasuredLayout(
        section(row(.fractionalWidth(1), .fractionalHeight(0.5), [half]), insets), [4]
      ).text
        == "320 520: 20 10 130 240, 150 10 130 240, 20 250 130 240, 150 250 130 240")
  }

  @Test("columns of fractions")
  func columns() {
    let quarter = item(.fractionalWidth(1), .fractionalHeight(0.25))
    #expect(
      MeasuredLayout(
        section(column(.fractionalWidth(1), .absolute(100), [quarter])), [5]
      ).text
        == "320 125: 0 0 320 25, 0 25 320 25, 0 50 320 25, 0 75 320 25, 0 100 320 25")
    #expect(
      MeasuredLayout(
        section(column(.fractionalWidth(1), .absolute(100), [quarter], .fixed(10))), [5]
      ).text == """
        320 117.5: 0 0 320 17.5, 0 27.5 320 17.5, 0 55 320 17.5, 0 82.5 320 17.5, 0 100 320 17.5
        """)
    let third = item(.fractionalWidth(1), .fractionalHeight(0.3))
    #expect(
      MeasuredLayout(
        section(column(.fractionalWidth(0.5), .fractionalHeight(0.5), [third], .fixed(10))), [6]
      ).text == """
        320 480: 0 0 160 66, 0 76 160 66, 0 152 160 66, 0 240 160 66, 0 316 160 66, 0 392 160 66
        """)
  }

  @Test("a group whose first item is longer contains no items")
  func firstItemTooLong() {
    let item = item(.absolute(120), .absolute(20))
    #expect(
      MeasuredLayout(section(row(.absolute(100), .absolute(20), [item]), .different), [3]).text
        == "320 0: ")
    let edged = UIKitTests.item(.fractionalWidth(1), .absolute(20))
    edged.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1), top: nil, trailing: nil, bottom: nil)
    #expect(
      MeasuredLayout(section(row(.fractionalWidth(1), .absolute(20), [edged])), [3]).text
        == "320 0: ")
  }
}
