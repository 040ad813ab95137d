import Testing
import UIKit

struct UIListContentConfigurationTests {
  private static func state(
    _ change: (inout UICellConfigurationState) -> Void = { _ in }
  ) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: .iPhone)
    change(&state)
    return state
  }

  @Test(
    "factories have the margins of their style on iOS 26",
    arguments: [
      ("Cell", [15, 16, 15, 8], 16, 4), ("Subtitle Cell", [15, 16, 15, 8], 16, 0),
      ("Value Cell", [15, 16, 15, 8], 16, 4), ("Plain Header", [10, 8, 10, 8], 16, 4),
      ("Grouped Header", [10, 8, 10, 8], 16, 4), ("Grouped Footer", [8, 8, 6, 8], 16, 4),
      ("Sidebar Cell", [11, 8, 11, 8], 10, 4), ("Sidebar Subtitle Cell", [4, 8, 4, 8], 10, 0),
      ("Accompanied Sidebar Cell", [11, 8, 11, 8], 10, 4),
      ("Sidebar Header", [11, 8, 11, 8], 10, 4),
    ] as [(String, [Int], Int, Int)])
  func margins(style: String, margins: [Int], image: Int, texts: Int) throws {
    let configuration = try Self.configuration(style)
    let m = margins.map { CGFloat($0) }
    #expect(
      configuration.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: m[0], leading: m[1], bottom: m[2], trailing: m[3]))
    #expect(configuration.imageToTextPadding == CGFloat(image))
    #expect(configuration.textToSecondaryTextVerticalPadding == CGFloat(texts))
    #expect(configuration.textToSecondaryTextHorizontalPadding == CGFloat(8))
    #expect(configuration.axesPreservingSuperviewLayoutMargins == .horizontal)
    #expect(configuration.alpha == CGFloat(1))
  }

  private static func configuration(_ style: String) throws -> UIListContentConfiguration {
    let all: [UIListContentConfiguration] = [
      .cell(), .subtitleCell(), .valueCell(), .plainHeader(), .plainFooter(), .groupedHeader(),
      .groupedFooter(), .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(),
      .sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(),
      .accompaniedSidebarSubtitleCell(), .sidebarHeader(), .header(), .footer(),
    ]
    return try #require(all.first { $0.values.style.rawValue == style })
  }

  @Test("iOS 18 has different margins, and its grouped header is uppercase")
  func olderLook() {
    UITraitCollection(systemVersion: .iOS18).performAsCurrent {
      let cell = UIListContentConfiguration.cell()
      #expect(
        cell.directionalLayoutMargins
          == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
      #expect(cell.textToSecondaryTextVerticalPadding == CGFloat(3))
      let header = UIListContentConfiguration.groupedHeader()
      #expect(header.textProperties.transform == .uppercase)
      #expect(header.textProperties.font.pointSize == CGFloat(13))
      #expect(header.textProperties.color == .secondaryLabel)
    }
  }

  @Test("sidebar texts stay on one line and shrink to nine tenths")
  func sidebarTexts() {
    let text = UIListContentConfiguration.sidebarCell().textProperties
    #expect(text.numberOfLines == 1)
    #expect(text.adjustsFontSizeToFitWidth)
    #expect(text.minimumScaleFactor == CGFloat(0.9))
    #expect(text.allowsDefaultTighteningForTruncation)
    #expect(UIListContentConfiguration.cell().textProperties.numberOfLines == 0)
  }

  @Test("disabling fades texts and image of a cell, unless it is swiped")
  func disabled() {
    let cell = UIListContentConfiguration.cell()
    let disabled = cell.updated(for: Self.state { $0.isDisabled = true })
    #expect(disabled.textProperties.color == .tertiaryLabel)
    #expect(disabled.secondaryTextProperties.color == .quaternaryLabel)
    #expect(disabled.imageProperties.tintColor == .tertiaryLabel)
    let swiped = cell.updated(
      for: Self.state {
        $0.isDisabled = true
        $0.isSwiped = true
      })
    #expect(swiped.textProperties.color == .label)
    #expect(swiped.imageProperties.tintColor == nil)
  }

  @Test("selecting does not change a cell's texts")
  func selected() {
    let cell = UIListContentConfiguration.cell()
    #expect(cell.updated(for: Self.state { $0.isSelected = true }) == cell)
    #expect(cell.updated(for: Self.state { $0.isHighlighted = true }) == cell)
  }

  @Test("a selected sidebar cell is set in medium weight, white when focused")
  func selectedSidebar() {
    let cell = UIListContentConfiguration.sidebarCell()
    let selected = cell.updated(for: Self.state { $0.isSelected = true })
    #expect(selected.textProperties.font.weight == .medium)
    #expect(selected.textProperties.font.pointSize == CGFloat(17))
    #expect(selected.textProperties.color == .label)
    let focused = cell.updated(
      for: Self.state {
        $0.isSelected = true
        $0.isFocused = true
      })
    #expect(focused.textProperties.color == .white)
    #expect(focused.secondaryTextProperties.color == .white.withAlphaComponent(0.8))
    #expect(focused.imageProperties.tintColor == .white)
    // Source: docs/measurements/states.md#states-that-are-hard-to-read.
    let focusedTarget = cell.updated(
      for: Self.state {
        $0.cellDropState = .targeted
        $0.isFocused = true
      })
    #expect(focusedTarget.textProperties.color == .white)
    let editing = cell.updated(
      for: Self.state {
        $0.isSelected = true
        $0.isFocused = true
        $0.isEditing = true
      })
    #expect(editing == cell)
  }

  @Test("the opacity of a disabled sidebar cell is halved")
  func disabledSidebar() {
    var cell = UIListContentConfiguration.sidebarCell()
    cell.alpha = 0.8
    let disabled = cell.updated(for: Self.state { $0.isDisabled = true })
    #expect(disabled.alpha == CGFloat(0.4))
    #expect(disabled.updated(for: Self.state()).alpha == CGFloat(0.8))
  }

  @Test("a highlighted sidebar cell is dimmed by a transformer without changing its colors")
  func highlightedSidebar() {
    let cell = UIListContentConfiguration.sidebarCell().updated(
      for: Self.state { $0.isHighlighted = true })
    #expect(cell.textProperties.color == .label)
    #expect(cell.textProperties.colorTransformer?.name == "30% Alpha")
    #expect(cell.imageProperties.tintColorTransformer?.name == "30% Alpha")
  }

  @Test("the original is not changed")
  func original() {
    let cell = UIListContentConfiguration.cell()
    _ = cell.updated(for: Self.state { $0.isDisabled = true })
    #expect(cell.textProperties.color == .label)
  }

  @Test("properties that were set are kept, even if they were set to the same value")
  func locking() {
    var cell = UIListContentConfiguration.cell()
    cell.textProperties.color = .label
    cell.imageProperties.tintColor = .systemRed
    let disabled = cell.updated(for: Self.state { $0.isDisabled = true })
    #expect(disabled.textProperties.color == .label)
    #expect(disabled.imageProperties.tintColor == .systemRed)
    // The properties next to a locked property still follow the state.
    #expect(disabled.secondaryTextProperties.color == .quaternaryLabel)
    let later = disabled.updated(for: Self.state()).updated(
      for: Self.state { $0.isDisabled = true })
    #expect(later == disabled)
  }

  @Test("a copy does not share later changes")
  func valueSemantics() {
    let first = UIListContentConfiguration.cell()
    var second = first
    second.text = "changed"
    second.textProperties.numberOfLines = 3
    #expect(first.text == nil)
    #expect(first.textProperties.numberOfLines == 0)
    #expect(first != second)
    #expect(first == .cell())
    #expect(first.hashValue == UIListContentConfiguration.cell().hashValue)
  }

  @Test("setting one kind of text clears the other")
  func attributedText() {
    var cell = UIListContentConfiguration.cell()
    cell.text = "plain"
    cell.attributedText = NSAttributedString(string: "attributed")
    #expect(cell.text == nil)
    cell.text = "plain"
    #expect(cell.attributedText == nil)
  }

  @Test(
    "cells, headers and footers adapt to the list around them",
    arguments: [
      (UIListEnvironment.sidebar, "Sidebar Cell", "Sidebar Header"),
      (.plain, "Cell", "Plain Header"), (.insetGrouped, "Cell", "Grouped Header"),
    ])
  func adaptation(environment: UIListEnvironment, cell: String, header: String) throws {
    let traits = UITraitCollection(traitsFrom: [
      .iPhone, UITraitCollection(listEnvironment: environment),
    ])
    let state = UICellConfigurationState(traitCollection: traits)
    #expect(
      UIListContentConfiguration.cell().updated(for: state).textProperties
        == (try Self.configuration(cell)).textProperties)
    #expect(
      UIListContentConfiguration.header().updated(for: state).directionalLayoutMargins
        == (try Self.configuration(header)).directionalLayoutMargins)
  }

  @Test("a state of an unknown kind changes the traits only")
  func unknownState() {
    struct OtherState: UIConfigurationState {
      var traitCollection: UITraitCollection
      subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { nil }
        set {}
      }
    }
    let cell = UIListContentConfiguration.cell()
    #expect(cell.updated(for: OtherState(traitCollection: .iPhone)) == cell)
  }
}
