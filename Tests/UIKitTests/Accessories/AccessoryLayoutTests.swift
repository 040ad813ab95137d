import Foundation
import Testing
import UIKit

@testable import CelloLists

/// Places of accessories.
struct AccessoryLayoutTests {
  private func layout(
    leading: [CGFloat] = [], trailing: [CGFloat] = [], hasSeparator: Bool = false,
    width: CGFloat = 375, margin: CGFloat = 16, indentation: CGFloat = 0, indents: Bool = true
  ) -> AccessoryLayout {
    AccessoryLayout(
      .init(leading: leading, trailing: trailing, hasSeparator: hasSeparator), width: width,
      margins: (margin, margin), indentation: indentation, indentsAccessories: indents)
  }

  @Test("without accessories the content covers the cell, but for its indentation")
  func none() {
    #expect(layout().content == .init(start: 0, width: 375))
    #expect(layout(indentation: 20).content == .init(start: 20, width: 355))
    #expect(layout(indentation: 20, indents: false).content == .init(start: 20, width: 355))
  }

  // Measured: docs/measurements/accessories.md#regions.
  @Test("the content starts at 40 beside an editing control, and ends 30 before the edge")
  func measured() {
    let layout = layout(leading: [24], trailing: [14])
    #expect(layout.leading == [.init(start: 16, width: 24)])
    #expect(layout.trailing == [.init(start: 345, width: 14)])
    #expect(layout.content == .init(start: 40, width: 305))
  }

  @Test("regions are 16 apart at the leading edge and 8 apart at the trailing edge")
  func gaps() {
    let layout = layout(leading: [24, 24], trailing: [24, 14])
    #expect(layout.leading.map(\.start) == [16, 56])
    #expect(layout.trailing.map(\.start) == [313, 345])
    #expect(layout.content == .init(start: 80, width: 233))
  }

  @Test("a line with 8 points on both sides separates the last region")
  func separator() {
    let layout = layout(trailing: [14, 24], hasSeparator: true)
    #expect(layout.trailing.map(\.start) == [304, 335])
    #expect(layout.separator == 326)
    #expect(self.layout(trailing: [24], hasSeparator: true).separator == nil)
  }

  @Test("indentation moves the accessories as well, unless it is only of the content")
  func indentation() {
    let both = layout(leading: [24], indentation: 30)
    #expect(both.leading.map(\.start) == [46])
    #expect(both.content.start == 70)
    let content = layout(leading: [24], indentation: 30, indents: false)
    #expect(content.leading.map(\.start) == [16])
    #expect(content.content.start == 70)
  }

  @Test("a cell that is too narrow has no content")
  func narrow() {
    let layout = layout(leading: [24], trailing: [24], width: 30)
    #expect(layout.content == .init(start: 30, width: 0))
  }
}
