import Testing
import UIKit

@testable import CelloControls
@testable import CelloValues

struct StyledPropertiesTests {
  @Test("changes of a configuration do not change others with the same style")
  func independence() {
    var content = UIListContentConfiguration.cell()
    content.textProperties.color = .red
    content.directionalLayoutMargins.top = 40
    #expect(UIListContentConfiguration.cell().textProperties.color == .label)
    #expect(UIListContentConfiguration.cell().directionalLayoutMargins.top != 40)
    #expect(content != .cell())
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = .red
    #expect(
      UIBackgroundConfiguration.listGroupedCell().backgroundColor
        == .secondarySystemGroupedBackground)
  }

  @Test("an update with a set property has the style's other properties")
  func adoption() {
    var state = UICellConfigurationState(traitCollection: .iPhone)
    state.isDisabled = true
    let plain = UIListContentConfiguration.subtitleCell().updated(for: state)
    var content = UIListContentConfiguration.subtitleCell()
    content.imageToTextPadding = 99
    var updated = content.updated(for: state)
    #expect(updated != plain)
    #expect(updated.imageToTextPadding == 99)
    #expect(updated.textProperties == plain.textProperties)
    #expect(updated.secondaryTextProperties == plain.secondaryTextProperties)
    updated = updated.updated(for: UICellConfigurationState(traitCollection: .iPhone))
    #expect(updated == content)
  }

  @Test("each flag of a state and each trait of a style has a key of its own")
  func keys() {
    var states = [UICellConfigurationState(traitCollection: .iPhone)]
    func add(_ change: (inout UICellConfigurationState) -> Void) {
      var state = states[0]
      change(&state)
      states.append(state)
    }
    add { $0.isDisabled = true }
    add { $0.isHighlighted = true }
    add { $0.isSelected = true }
    add { $0.isFocused = true }
    add { $0.isEditing = true }
    add { $0.isSwiped = true }
    add { $0.isReordering = true }
    add { $0.cellDropState = .targeted }
    add { $0.traitCollection = UITraitCollection(legibilityWeight: .bold) }
    add { state in
      state.traitCollection = state.traitCollection.modifyingTraits { $0.systemVersion = .iOS18 }
    }
    for category in UIContentSizeCategory.all where category != .large {
      add { $0.traitCollection = UITraitCollection(preferredContentSizeCategory: category) }
    }
    for environment in [UIListEnvironment.none, .plain, .grouped, .insetGrouped, .sidebar] {
      add { state in
        state.traitCollection = state.traitCollection.modifyingTraits {
          $0.listEnvironment = environment
        }
      }
    }
    let keys = states.map {
      StyleKey(
        UIListContentConfiguration.Style.cell, flags: StyleFlags($0), traits: $0.traitCollection)
    }
    #expect(Set(keys).count == keys.count)
  }
}
