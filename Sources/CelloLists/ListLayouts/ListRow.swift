/// The position of a row in a list, which determines its margins, corners and separators.
package struct ListRow: Hashable, Sendable {
  /// The positions of a row in its section.
  package enum Position: String, Hashable, Sendable, CaseIterable {
    case first, middle, last, only

    var isFirst: Bool { self == .first || self == .only }
    var isLast: Bool { self == .last || self == .only }

    /// Creates a position from the index of a row in a section.
    init(index: Int, of count: Int) {
      switch (index == 0, index == count - 1) {
      case (true, true): self = .only
      case (true, false): self = .first
      case (false, true): self = .last
      case (false, false): self = .middle
      }
    }
  }

  package enum Kind: Hashable, Sendable { case cell, header, footer }

  package var environment: UIListEnvironment
  package var position: Position
  package var kind: Kind

  package init(environment: UIListEnvironment, position: Position, kind: Kind = .cell) {
    self.environment = environment
    self.position = position
    self.kind = kind
  }
}

extension ListSeparators.Prominence {
  /// Creates the prominence of a cell in a state.
  ///
  /// Source: docs/measurements/separators.md#beside-selected-rows.
  init(_ state: UICellConfigurationState) {
    let isRoundedBySwiping =
      state.isSwiped && state.traitCollection.systemVersion.backgrounds.swipedCornerRadius > 0
    if state.isSelected {
      self = .selected
    } else {
      self = state.isHighlighted || isRoundedBySwiping ? .other : .none
    }
  }
}
