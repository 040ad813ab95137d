import Testing
import UIKit

struct UIBackgroundConfigurationTests {
  private static func state(_ words: String) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: .iPhone)
    for word in words.split(separator: "+") {
      switch word {
      case "highlighted": state.isHighlighted = true
      case "selected": state.isSelected = true
      case "focused": state.isFocused = true
      case "disabled": state.isDisabled = true
      case "editing": state.isEditing = true
      case "swiped": state.isSwiped = true
      case "reordering": state.isReordering = true
      case "target": state.cellDropState = .targeted
      case "dragging": state.cellDragState = .dragging
      default: Issue.record("There is no state named \(word).")
      }
    }
    return state
  }

  // Source: docs/measurements/states.md#backgrounds-of-plain-and-grouped-cells.
  @Test(
    "plain cells are filled by state",
    arguments: [
      ("", UIColor.systemBackground), ("highlighted", .systemGray4), ("selected", .systemGray4),
      ("disabled", .systemBackground), ("disabled+selected", .systemGray4),
      ("swiped", .systemGray5), ("target", .systemGray4), ("highlighted+target", .systemGray2),
      ("editing", .systemBackground), ("dragging", .systemBackground),
      ("reordering", UIColor.systemBackground.withAlphaComponent(0.8)),
      ("focused+highlighted+target", .systemGray2),
    ])
  func plainCell(words: String, color: UIColor) {
    let background = UIBackgroundConfiguration.listPlainCell().updated(for: Self.state(words))
    #expect(background.backgroundColor == color)
    #expect(background.backgroundColorTransformer == nil)
  }

  @Test("a selected drop target that is focused and highlighted is filled with the tint")
  func tinted() {
    let background = UIBackgroundConfiguration.listGroupedCell().updated(
      for: Self.state("focused+highlighted+selected+target"))
    #expect(background.backgroundColor == nil)
    #expect(background.backgroundColorTransformer == nil)
  }

  @Test("a focused cell is filled with a share of the tint")
  func focused() {
    let background = UIBackgroundConfiguration.listGroupedCell().updated(
      for: Self.state("focused"))
    #expect(background.backgroundColor == nil)
    #expect(background.backgroundColorTransformer?.name == "Dynamic Light Alpha")
    let light = background.resolvedBackgroundColor(for: .systemBlue).resolvedColor(
      with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light == UIColor(red: 0, green: 136 / 255, blue: 1, alpha: 0.12))
  }

  @Test(
    "sidebar cells are filled by state",
    arguments: [
      ("", UIColor.clear, nil), ("selected", .quaternarySystemFill, nil),
      ("selected+editing", .clear, nil), ("target", .quaternarySystemFill, nil),
      ("swiped", .systemGray5, nil), ("disabled", .clear, "50% Alpha"),
      ("disabled+selected", .quaternarySystemFill, "50% Alpha"),
      ("highlighted", .clear, nil), ("highlighted+selected", .quaternarySystemFill, "30% Alpha"),
      ("focused", nil, "Dynamic Light Alpha"), ("focused+selected", nil, nil),
      ("focused+selected+editing", .clear, nil), ("focused+target", nil, "Dynamic Light Alpha"),
    ] as [(String, UIColor?, String?)])
  func sidebarCell(words: String, color: UIColor?, transformer: String?) {
    let background = UIBackgroundConfiguration.listSidebarCell().updated(for: Self.state(words))
    #expect(background.backgroundColor == color)
    #expect(background.backgroundColorTransformer?.name == transformer)
    #expect(background.cornerRadius == CGFloat(26))
  }

  @Test("a drop target in a sidebar is a point lower at top and bottom")
  func dropTargetInsets() {
    let background = UIBackgroundConfiguration.listSidebarCell().updated(for: Self.state("target"))
    #expect(
      background.backgroundInsets
        == NSDirectionalEdgeInsets(top: 1, leading: 0, bottom: 1, trailing: 0))
  }

  @Test("swiped cells are rounded on iOS 26, not on iOS 18")
  func swiped() {
    let cell = UIBackgroundConfiguration.listPlainCell()
    #expect(cell.updated(for: Self.state("swiped")).cornerRadius == CGFloat(26))
    var state = Self.state("swiped")
    state.traitCollection = UITraitCollection(systemVersion: .iOS18)
    #expect(cell.updated(for: state).cornerRadius == CGFloat(0))
  }

  @Test("a color that was set is not highlighted away; the transformer still follows the state")
  func locking() {
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = .systemYellow
    let selected = background.updated(for: Self.state("selected"))
    #expect(selected.backgroundColor == .systemYellow)
    let focused = background.updated(for: Self.state("focused"))
    #expect(focused.backgroundColor == .systemYellow)
    #expect(focused.backgroundColorTransformer?.name == "Dynamic Light Alpha")
  }

  @Test("a clear background never changes")
  func clear() {
    for words in ["selected", "highlighted", "focused", "swiped", "target"] {
      #expect(UIBackgroundConfiguration.clear().updated(for: Self.state(words)) == .clear())
    }
  }

  @Test(
    "the trait-driven background follows the list",
    arguments: [
      (UIListEnvironment.plain, UIColor.systemBackground),
      (.insetGrouped, .secondarySystemGroupedBackground), (.sidebar, .clear),
      (.sidebarPlain, .systemBackground),
    ])
  func adaptation(environment: UIListEnvironment, color: UIColor) {
    let state = UICellConfigurationState(
      traitCollection: UITraitCollection(listEnvironment: environment))
    #expect(UIBackgroundConfiguration.listCell().updated(for: state).backgroundColor == color)
  }

  @Test("a copy does not share later changes")
  func valueSemantics() {
    let first = UIBackgroundConfiguration.listPlainCell()
    var second = first
    second.strokeWidth = 2
    #expect(first.strokeWidth == CGFloat(0))
    #expect(first != second)
    #expect(first == .listPlainCell())
  }
}
