import Testing
import UIKit

@testable import CelloLists

struct SideMarginTests {
  @Test(
    "the margin is 20 points from a width on, which differs for bars and tables",
    arguments: [
      // Source: docs/measurements/auto-layout.md#side-margins.
      (375, 16, 16), (390, 16, 20), (402, 16, 20), (413.5, 16, 20), (414, 20, 20), (440, 20, 20),
      (CGFloat.nan, 16, 16),
    ])
  func widths(width: CGFloat, bars: CGFloat, tables: CGFloat) {
    #expect(SideMargin.bars.points(width: width) == bars)
    #expect(SideMargin.tables.points(width: width) == tables)
  }

  @Test("lists, bars and controllers have the margins of the same table")
  func users() {
    for width in [CGFloat(375), 402, 414] {
      #expect(
        SystemVersion.iOS26.list(.plain, width: width).contentMargin
          == SideMargin.bars.points(width: width))
      for (version, container) in [
        (SystemVersion.iOS26, ListContainer.table), (.iOS18, .table), (.iOS18, .collectionView),
      ] {
        #expect(
          version.list(.plain, width: width, in: container).contentMargin
            == SideMargin.tables.points(width: width))
      }
    }
    #expect(SideMargin.controllers.points(width: 413) == 16)
    #expect(SideMargin.controllers.points(width: 414) == 20)
  }
}
