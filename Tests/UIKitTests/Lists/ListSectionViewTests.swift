import CelloRaster
import Testing
@_spi(Cello) import UIKit

/// Sections of lists.
@MainActor struct ListSectionViewTests {
  private func cell(_ text: String, isSelected: Bool = false) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: .zero)
    var content = UIListContentConfiguration.cell()
    content.text = text
    cell.contentConfiguration = content
    cell.isSelected = isSelected
    return cell
  }

  private func supplementary(_ content: UIListContentConfiguration) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: .zero)
    var content = content
    content.text = "Hxg"
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .clear()
    return cell
  }

  /// Lays out a section that is 393 points wide at @3x, in the appearance of iOS 26.
  private func record(_ make: () -> ListSectionView) -> (view: ListSectionView, list: DisplayList) {
    let traits = UITraitCollection.iPhone.modifyingTraits { $0.displayScale = 3 }
    return traits.performingAsCurrent {
      let view = make()
      view.inherit(traits)
      view.frame.size = view.sizeThatFits(CGSize(width: 393, height: 0))
      return (view, DisplayListRecorder.record(view))
    }
  }

  /// Returns the top edges of the separators, which start at the text of the card, 32 points from
  /// the edge.
  private func separatorTops(_ list: DisplayList) -> [CGFloat] {
    list.items.compactMap {
      guard case .fill(.rect(let rect), _) = $0, rect.height == 1, rect.minX == 32 else {
        return nil
      }
      return rect.minY
    }
  }

  @Test("header, rows and footer follow each other, and the card has its corners at both ends")
  func stacking() {
    let (view, list) = record {
      ListSectionView(
        header: supplementary(.groupedHeader()), cells: [cell("A"), cell("B"), cell("C")],
        footer: supplementary(.groupedFooter()), in: .insetGrouped)
    }
    let heights = view.subviews.map(\.bounds.height)
    #expect(heights.count == 5)
    // Source: docs/measurements/rows.md#row-heights.
    #expect(heights[1...3] == [52, 52, 52])
    #expect(view.bounds.height == heights.reduce(0, +))
    #expect(separatorTops(list) == [heights[0] + 51, heights[0] + 103])
    let corners = list.items.compactMap { item -> UIRectCorner? in
      guard case .fill(.roundedRect(let rounded), _) = item else { return nil }
      return rounded.corners
    }
    #expect(corners == [[.topLeft, .topRight], [.bottomLeft, .bottomRight]])
  }

  @Test("a selected row has no separator on either side")
  func selection() {
    let (_, list) = record {
      ListSectionView(
        cells: [cell("A"), cell("B", isSelected: true), cell("C"), cell("D")], in: .insetGrouped)
    }
    // Source: docs/measurements/separators.md#beside-selected-rows.
    #expect(separatorTops(list) == [155])
  }

  @Test("a section without rows has no height")
  func empty() {
    #expect(record { ListSectionView(cells: [], in: .plain) }.view.bounds.height == 0)
  }
}
