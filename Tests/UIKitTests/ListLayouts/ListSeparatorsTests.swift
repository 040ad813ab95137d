import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloLists

/// Source of the values: docs/measurements/separators.md.
/// Separators of lists.
@MainActor struct ListSeparatorsTests {
  /// Returns the separators of a row that is 393 points wide at @3x: the rectangles filled after
  /// its text.
  private func separators(
    _ environment: UIListEnvironment, _ position: ListRow.Position,
    systemVersion: SystemVersion, isSwiped: Bool = false
  ) -> [CGRect] {
    let traits = UITraitCollection.iPhone.modifyingTraits {
      $0.systemVersion = systemVersion
      $0.displayScale = 3
    }
    return traits.performingAsCurrent {
      let cell = SwipedCell(frame: .zero)
      cell.isSwiped = isSwiped
      var content = UIListContentConfiguration.cell()
      content.text = "Hxg"
      cell.contentConfiguration = content
      let row = ListRowView(cell, row: ListRow(environment: environment, position: position))
      row.inherit(traits)
      let height = row.sizeThatFits(CGSize(width: 393, height: 0)).height
      row.frame = CGRect(x: 0, y: 0, width: 393, height: height)
      return DisplayListRecorder.record(row).items.fillsAboveText
    }
  }

  private let pixel: CGFloat = 1.0 / 3

  @Test("grouped sections of iOS 18 begin and end with a separator from edge to edge")
  func fullWidth() {
    let first = separators(.grouped, .first, systemVersion: .iOS18)
    #expect(
      first == [
        CGRect(x: 0, y: 0, width: 393, height: pixel),
        CGRect(x: 20, y: 44 - pixel, width: 373, height: pixel),
      ])
    #expect(
      separators(.grouped, .middle, systemVersion: .iOS18) == [
        CGRect(x: 20, y: 44 - pixel, width: 373, height: pixel)
      ])
    #expect(
      separators(.grouped, .last, systemVersion: .iOS18) == [
        CGRect(x: 0, y: 44 - pixel, width: 393, height: pixel)
      ])
    #expect(
      separators(.grouped, .only, systemVersion: .iOS18) == [
        CGRect(x: 0, y: 0, width: 393, height: pixel),
        CGRect(x: 0, y: 44 - pixel, width: 393, height: pixel),
      ])
  }

  @Test(
    "other sections have no separator above the first row, and cards none below the last",
    arguments: [
      (UIListEnvironment.plain, SystemVersion.iOS18, 1, 1), (.plain, .iOS26, 1, 0),
      (.grouped, .iOS26, 1, 0), (.insetGrouped, .iOS18, 1, 0), (.insetGrouped, .iOS26, 1, 0),
      (.sidebarPlain, .iOS18, 1, 0), (.sidebar, .iOS18, 0, 0), (.sidebar, .iOS26, 0, 0),
    ])
  func counts(
    environment: UIListEnvironment, systemVersion: SystemVersion, first: Int, last: Int
  ) {
    #expect(separators(environment, .first, systemVersion: systemVersion).count == first)
    #expect(separators(environment, .last, systemVersion: systemVersion).count == last)
  }

  @Test("a swiped card of iOS 26 has no separator, a square row of iOS 18 keeps its own")
  func swiped() {
    for environment in [UIListEnvironment.plain, .grouped, .insetGrouped] {
      #expect(
        separators(environment, .first, systemVersion: .iOS26, isSwiped: true).isEmpty)
      #expect(
        separators(environment, .middle, systemVersion: .iOS18, isSwiped: true).count == 1)
    }
  }

  private func separators(
    _ position: ListRow.Position, _ own: ListSeparators.Prominence = .none,
    next: ListSeparators.Prominence = .none
  ) -> ListSeparators {
    ListSeparators(
      of: ListRow(environment: .insetGrouped, position: position), prominence: own, next: next,
      metrics: SystemVersion.iOS26.list(.insetGrouped, width: 393))
  }

  @Test("a row beside a prominent row has no separator towards it")
  func neighbors() {
    #expect(separators(.first).bottom == .content)
    #expect(separators(.first, next: .selected).bottom == nil)
    #expect(separators(.first, next: .other).bottom == nil)
    #expect(separators(.middle, .other, next: .selected).bottom == nil)
    #expect(separators(.last).bottom == nil)
  }

  @Test("rows that are selected together have a separator between them")
  func selectedTogether() {
    let both = separators(.middle, .selected, next: .selected)
    #expect(both.bottom == .content)
    #expect(both.isInSelection)
    #expect(separators(.last, .selected, next: .selected).bottom == nil)
    var configuration = UIListSeparatorConfiguration(listAppearance: .plain)
    configuration.multipleSelectionColor = .red
    let resolved = both.resolving(configuration, content: (16, 16))
    let lines = both.lines(
      resolved, in: CGSize(width: 100, height: 50), thickness: 1, isRightToLeft: false)
    #expect(lines.map(\.color) == [.red])
  }

  @Test("automatic values of a configuration are resolved, and explicit values are kept")
  func resolving() {
    var configuration = UIListSeparatorConfiguration(listAppearance: .plain)
    configuration.topSeparatorVisibility = .visible
    configuration.topSeparatorInsets.leading = 5
    configuration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 7, bottom: 2, trailing: .nan)
    let separators = separators(.middle)
    let resolved = separators.resolving(configuration, content: (56, 16))
    #expect(resolved.topSeparatorVisibility == .visible)
    #expect(resolved.bottomSeparatorVisibility == .visible)
    #expect(resolved.topSeparatorInsets.leading == 5)
    #expect(resolved.topSeparatorInsets.trailing == 16)
    #expect(separators.resolving(resolved, content: (0, 0)).topSeparatorInsets.leading == 5)
    let size = CGSize(width: 100, height: 52)
    let lines = separators.lines(resolved, in: size, thickness: 1, isRightToLeft: false)
    #expect(
      lines.map(\.frame) == [
        CGRect(x: 5, y: 0, width: 79, height: 1), CGRect(x: 7, y: 49, width: 93, height: 1),
      ])
    let mirrored = separators.lines(resolved, in: size, thickness: 1, isRightToLeft: true)
    #expect(mirrored.first?.frame == CGRect(x: 16, y: 0, width: 79, height: 1))
  }

  @Test("a configuration hides separators that the list would show")
  func hidden() {
    var configuration = UIListSeparatorConfiguration(listAppearance: .plain)
    configuration.bottomSeparatorVisibility = .hidden
    let separators = separators(.middle)
    let resolved = separators.resolving(configuration, content: (0, 0))
    #expect(
      separators.lines(
        resolved, in: CGSize(width: 100, height: 50), thickness: 1, isRightToLeft: false
      ).isEmpty)
  }

  @Test("configurations with equal values are equal regardless of their appearance")
  func equality() {
    #expect(
      UIListSeparatorConfiguration(listAppearance: .plain)
        == UIListSeparatorConfiguration(listAppearance: .insetGrouped))
    #expect(
      UIListSeparatorConfiguration(listAppearance: .plain)
        != UIListSeparatorConfiguration(listAppearance: .sidebar))
  }
}

/// A cell whose swipe actions are revealed or hidden.
private final class SwipedCell: UICollectionViewListCell {
  var isSwiped = false

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isSwiped = isSwiped
    return state
  }
}

extension [DisplayList.Item] {
  /// The rectangles filled after the last text, in order.
  fileprivate var fillsAboveText: [CGRect] {
    let last = lastIndex {
      if case .glyphs = $0 { true } else { false }
    }
    return self[(last.map { $0 + 1 } ?? startIndex)...].compactMap {
      if case .fill(.rect(let rect), _) = $0 { rect } else { nil }
    }
  }
}
