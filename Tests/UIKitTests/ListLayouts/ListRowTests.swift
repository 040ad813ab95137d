import CelloRaster
import Testing
@_spi(Cello) import UIKit

/// Tests that measure whole rows in the recorded display lists.
@MainActor struct ListRowTests {
  private struct Row {
    var list: DisplayList

    var baselines: [CGFloat] {
      texts(list.items).flatMap { $0.glyphs.prefix(1).map(\.position.y) }
    }

    var firstGlyphs: [CGPoint] { texts(list.items).compactMap { $0.glyphs.first?.position } }

    private func texts(_ items: [DisplayList.Item]) -> [GlyphRun] {
      items.flatMap { item -> [GlyphRun] in
        switch item {
        case .glyphs(let run): [run]
        case .group(let group): texts(group.items)
        default: []
        }
      }
    }
  }

  private func row(
    _ content: () -> UIListContentConfiguration, in environment: UIListEnvironment,
    systemVersion: SystemVersion, scale: CGFloat = 3, width: CGFloat = 393,
    position: ListRow.Position = .middle, kind: ListRow.Kind = .cell,
    category: UIContentSizeCategory = .large,
    configure: (UICollectionViewListCell) -> Void = { _ in }
  ) -> Row {
    let traits = UITraitCollection.iPhone.modifyingTraits {
      $0.systemVersion = systemVersion
      $0.displayScale = scale
      $0.preferredContentSizeCategory = category
    }
    return traits.performingAsCurrent {
      let cell = UICollectionViewListCell(frame: .zero)
      cell.contentConfiguration = content()
      if kind != .cell { cell.backgroundConfiguration = .clear() }
      configure(cell)
      let row = ListRowView(
        cell, row: ListRow(environment: environment, position: position, kind: kind))
      row.inherit(traits)
      let height = row.sizeThatFits(CGSize(width: width, height: 0)).height
      row.frame = CGRect(x: 0, y: 0, width: width, height: height)
      return Row(list: DisplayListRecorder.record(row))
    }
  }

  private nonisolated func cell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = "Hxg"
    return content
  }

  private nonisolated func subtitle() -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Hxg"
    content.secondaryText = "Hxg"
    return content
  }

  @Test("iOS 18: a row of one line is 44 high with the baseline at 28.33")
  func rowOfLookA() throws {
    let row = row(cell, in: .insetGrouped, systemVersion: .iOS18)
    #expect(row.list.size.height == CGFloat(44))
    #expect(abs(try #require(row.baselines.first) - 28.3333333) < 0.001)
    // The card's margin is 20 and the content's margin is 20
    // (docs/measurements/rows.md#side-margins-and-cards). The first glyph starts at the text's
    // origin.
    #expect(try #require(row.firstGlyphs.first).x == CGFloat(40))
  }

  @Test("iOS 26: a row of one line is 52 high with the text at 16")
  func rowOfLookB() throws {
    let row = row(cell, in: .insetGrouped, systemVersion: .iOS26)
    #expect(row.list.size.height == CGFloat(52))
    #expect(abs(try #require(row.baselines.first) - 32.3333333) < 0.001)
    #expect(try #require(row.firstGlyphs.first).x == CGFloat(32))
  }

  @Test(
    "iOS 26: a subtitle row is 68.33 high at @3x and 68.5 at @2x",
    arguments: [(3.0, 68.33333), (2.0, 68.5)])
  func subtitleRow(scale: Double, height: Double) {
    let row = row(subtitle, in: .plain, systemVersion: .iOS26, scale: CGFloat(scale))
    #expect(abs(row.list.size.height - CGFloat(height)) < 0.001)
  }

  @Test(
    "iOS 26: rows grow with the text size",
    arguments: [
      (UIContentSizeCategory.medium, 51.0), (.extraExtraExtraLarge, 58),
      (.accessibilityLarge, 80),
    ])
  func textSizes(category: UIContentSizeCategory, height: Double) {
    let row = row(cell, in: .plain, systemVersion: .iOS26, scale: 2, category: category)
    #expect(row.list.size.height == CGFloat(height))
  }

  @Test("iOS 26: a subtitle row is 117 high at the size AX2")
  func accessibilityRow() {
    let row = row(
      subtitle, in: .plain, systemVersion: .iOS26, scale: 2, category: .accessibilityLarge)
    #expect(row.list.size.height == CGFloat(117))
  }

  @Test("iOS 18: a grouped header is 38.67 high, a footer 33.67 with the baseline at 18.33")
  func headerAndFooter() throws {
    let header = row(
      {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Hxg"
        return content
      }, in: .insetGrouped, systemVersion: .iOS18, kind: .header)
    #expect(abs(header.list.size.height - 38.66667) < 0.001)
    let footer = row(
      {
        var content = UIListContentConfiguration.groupedFooter()
        content.text = "Hxg"
        return content
      }, in: .insetGrouped, systemVersion: .iOS18, kind: .footer)
    #expect(abs(footer.list.size.height - 33.66667) < 0.001)
    #expect(abs(try #require(footer.baselines.first) - 18.3333333) < 0.001)
  }

  // Source: docs/measurements/rows.md#headers-and-footers. For 12 points: the distance is about 14
  // in public screenshots, and the first baseline is 17.33 below the card.
  @Test(
    "lines of 13 points in headers and footers are 15.67 apart, lines of 12 points 14.33",
    arguments: [
      (SystemVersion.iOS18, UIContentSizeCategory.large, ListRow.Kind.footer, 18.3333, 15.6667),
      (.iOS18, .medium, .footer, 17.3333, 14.3333), (.iOS18, .large, .header, 29.3333, 15.6667),
      (.iOS26, .large, .footer, 20.3333, 15.6667), (.iOS26, .extraSmall, .footer, 19.3333, 14.3333),
    ])
  func shortLeading(
    systemVersion: SystemVersion, category: UIContentSizeCategory, kind: ListRow.Kind,
    first: Double, pitch: Double
  ) {
    let row = row(
      {
        var content = kind == .header ? UIListContentConfiguration.header() : .footer()
        content.text = "Hxg\nHxg"
        return content
      }, in: .insetGrouped, systemVersion: systemVersion, kind: kind, category: category)
    #expect(row.baselines.count == 2)
    for (line, baseline) in row.baselines.enumerated() {
      #expect(abs(Double(baseline) - first - Double(line) * pitch) < 0.001)
    }
  }

  @Test("the separator is a point on iOS 26 and a pixel on iOS 18, from the text on")
  func separators() throws {
    let new = row(cell, in: .insetGrouped, systemVersion: .iOS26)
    #expect(
      new.list.items.last
        == .fill(
          .rect(CGRect(x: 32, y: 51, width: 329, height: 1)),
          Color(fractions: 60 / 255, 60 / 255, 67 / 255, alpha: 0.12)))
    let old = row(cell, in: .insetGrouped, systemVersion: .iOS18)
    guard case .fill(.rect(let line), let color)? = old.list.items.last else {
      Issue.record("no separator in \(old.list)")
      return
    }
    #expect(line.minX == CGFloat(40) && line.maxX == CGFloat(373) && line.maxY == CGFloat(44))
    #expect(abs(line.height - 1 / 3) < 0.0001)
    #expect(color == Color(fractions: 60 / 255, 60 / 255, 67 / 255, alpha: 0.29))
  }

  @Test("neither the last row of a card nor a selected row has a separator")
  func noSeparator() {
    let last = row(cell, in: .insetGrouped, systemVersion: .iOS26, position: .last)
    let selected = row(cell, in: .plain, systemVersion: .iOS26) { $0.isSelected = true }
    for row in [last, selected] {
      guard case .glyphs? = row.list.items.last else {
        Issue.record("something is drawn above the text in \(row.list)")
        return
      }
    }
  }

  @Test(
    "the first and last rows carry the card's corners, continuous, 26 or 10",
    arguments: [(SystemVersion.iOS26, 26.0), (.iOS18, 10.0)])
  func card(systemVersion: SystemVersion, radius: Double) {
    let row = row(cell, in: .insetGrouped, systemVersion: systemVersion, position: .first)
    let expected = Shape.roundedRect(
      RoundedRect(
        CGRect(
          x: systemVersion == .iOS26 ? 16 : 20, y: 0, width: systemVersion == .iOS26 ? 361 : 353,
          height: row.list.size.height), radius: CGFloat(radius), curve: .continuous,
        corners: [.topLeft, .topRight]))
    #expect(
      row.list.items.contains(
        .fill(expected, Color(red: 255, green: 255, blue: 255))))
  }

  @Test("a selected row is systemGray4 from edge to edge of the card")
  func selectedFill() {
    let row = row(cell, in: .insetGrouped, systemVersion: .iOS26) { $0.isSelected = true }
    #expect(
      row.list.items.contains(
        .fill(
          .rect(CGRect(x: 16, y: 0, width: 361, height: 52)),
          Color(red: 209, green: 209, blue: 214))))
  }
}
