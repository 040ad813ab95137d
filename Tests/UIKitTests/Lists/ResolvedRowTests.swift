import Testing
import UIKit

/// Resolved rows.
@MainActor struct ResolvedRowTests {
  private let traits = UITraitCollection.iPhone.modifyingTraits { $0.listEnvironment = .plain }

  private func row(
    _ content: any UIContentConfiguration = UIListContentConfiguration.cell(),
    _ background: UIBackgroundConfiguration? = nil,
    _ change: (inout UICellConfigurationState) -> Void = { _ in }
  ) -> ResolvedRow? {
    var state = UICellConfigurationState(traitCollection: traits)
    change(&state)
    return ResolvedRow(content, background: background, in: state)
  }

  @Test("states that look the same are equal, others are not")
  func states() throws {
    let normal = try #require(row())
    #expect(row { $0.isPinned = true } == normal)
    #expect(row { $0.isExpanded = true } == normal)
    #expect(row { $0.isSelected = true } != normal)
    #expect(row { $0.isDisabled = true } != normal)
    #expect(row { $0.isSelected = true } != row { $0.isFocused = true })
  }

  @Test("a selected row differs by its separator, regardless of its configurations")
  func separator() {
    #expect(
      row(UIListContentConfiguration.cell(), .clear())
        != row(UIListContentConfiguration.cell(), .clear()) { $0.isHighlighted = true })
  }

  @Test("contents and backgrounds are compared as values")
  func values() {
    var content = UIListContentConfiguration.cell()
    content.text = "A"
    var same = UIListContentConfiguration.cell()
    same.text = "A"
    #expect(row(content) == row(same))
    same.text = "B"
    #expect(row(content) != row(same))
    #expect(row(content, .listCell()) == row(content))
    #expect(row(content, .clear()) != row(content))
    // Two closures may behave differently, so they are never equal.
    var tinted = UIBackgroundConfiguration.listCell()
    tinted.backgroundColorTransformer = UIConfigurationColorTransformer { $0 }
    var other = UIBackgroundConfiguration.listCell()
    other.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .red }
    #expect(row(content, tinted) != row(content, other))
  }

  @Test("custom content and the custom view of a background are not compared by value")
  func views() {
    struct OwnConfiguration: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: .cell())
      }
      func updated(for state: any UIConfigurationState) -> OwnConfiguration { self }
    }
    #expect(row(OwnConfiguration()) == nil)
    var background = UIBackgroundConfiguration.clear()
    background.customView = UIView()
    #expect(row(UIListContentConfiguration.cell(), background) == nil)
  }
}
