import UIKit

extension Variant {
  /// The flags of a cell's state.
  package struct State: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let highlighted = State(rawValue: 1 << 0)
    package static let selected = State(rawValue: 1 << 1)
    package static let focused = State(rawValue: 1 << 2)
    package static let disabled = State(rawValue: 1 << 3)
    package static let editing = State(rawValue: 1 << 4)
    package static let swiped = State(rawValue: 1 << 5)
    package static let expanded = State(rawValue: 1 << 6)
    package static let pinned = State(rawValue: 1 << 7)
    package static let reordering = State(rawValue: 1 << 8)
    package static let lifting = State(rawValue: 1 << 9)
    package static let dragging = State(rawValue: 1 << 10)
    package static let dropNotTargeted = State(rawValue: 1 << 11)
    package static let dropTarget = State(rawValue: 1 << 12)

    package static let normal: State = []

    /// The words in names, lowest flag first.
    package static let words = [
      "highlighted", "selected", "focused", "disabled", "editing", "swiped", "expanded", "pinned",
      "reordering", "lifting", "dragging", "drop-elsewhere", "drop-target",
    ]

    package var name: String {
      guard !isEmpty else { return "normal" }
      return Self.words.indices.filter { rawValue & (1 << $0) != 0 }.map { Self.words[$0] }
        .joined(separator: "+")
    }

    package init?(name: String) {
      self = []
      guard name != "normal" else { return }
      for word in name.split(separator: "+") {
        guard let index = Self.words.firstIndex(of: String(word)) else { return nil }
        insert(State(rawValue: 1 << index))
      }
    }

    /// The ten states that lists commonly show.
    package static let common: [State] = [
      .normal, .highlighted, .selected, [.highlighted, .selected], .focused, .disabled,
      [.disabled, .selected], .editing, .swiped, .dropTarget,
    ]

    /// Sets the flags of a configuration state.
    func apply(to state: inout UICellConfigurationState) {
      state.isHighlighted = contains(.highlighted)
      state.isSelected = contains(.selected)
      state.isFocused = contains(.focused)
      state.isDisabled = contains(.disabled)
      state.isEditing = contains(.editing)
      state.isSwiped = contains(.swiped)
      state.isExpanded = contains(.expanded)
      state.isPinned = contains(.pinned)
      state.isReordering = contains(.reordering)
      state.cellDragState = contains(.dragging) ? .dragging : contains(.lifting) ? .lifting : .none
      state.cellDropState =
        contains(.dropTarget) ? .targeted : contains(.dropNotTargeted) ? .notTargeted : .none
    }
  }
}
