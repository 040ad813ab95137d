import Testing
import UIKit

@testable import CelloControls

struct ConfigurationStateTests {
  private static let flagged = UIConfigurationStateCustomKey("flagged")

  @Test("a new state has no flag set")
  func initial() {
    let state = UICellConfigurationState(traitCollection: .iPhone)
    #expect(StyleFlags(state) == StyleFlags())
    #expect(state[Self.flagged] == nil)
  }

  @Test("custom states join equality and hashing, and nil removes them")
  func customStates() {
    var state = UIViewConfigurationState(traitCollection: .iPhone)
    let plain = state
    state[Self.flagged] = true
    #expect(state != plain)
    #expect(state[Self.flagged] == AnyHashable(true))
    state[Self.flagged] = nil
    #expect(state == plain)
    #expect(state.hashValue == plain.hashValue)
  }

  @Test("a state prints its flags and custom states in a fixed order")
  func description() {
    var state = UICellConfigurationState(traitCollection: .iPhone)
    state.isFocused = true
    state.isSelected = true
    state.cellDropState = .targeted
    state[UIConfigurationStateCustomKey("b")] = 2
    state[UIConfigurationStateCustomKey("a")] = 1
    #expect(
      state.description.hasPrefix(
        "<UICellConfigurationState: Selected, Focused, Drop Targeted; a = 1; b = 2;"))
    #expect(
      Mirror(reflecting: state).children.compactMap(\.label)
        == ["Selected", "Focused", "Drop Targeted", "a", "b", "traitCollection"])
  }

  @Test("swiping a disabled cell keeps its normal look")
  func faded() {
    var flags = StyleFlags()
    flags.isDisabled = true
    #expect(flags.isFaded)
    flags.isSwiped = true
    #expect(!flags.isFaded)
  }
}
