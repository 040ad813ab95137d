import UIKit

/// One idea, shown in variants.
///
/// A scene uses what `import UIKit` gives an app and nothing else. Where it stands in a list is data, so that the scene
/// says what the row is and the list draws what belongs to the list.
package struct Scene: Sendable {
  /// The chapter of the gallery.
  package var group: String
  /// Lower case with dashes; unique in its group.
  package var name: String
  /// Finishes "this shows …".
  package var summary: String
  /// The list that the scene is a row of; `nil` for a view that stands alone.
  package var list: List?
  package var cases: Cases
  package var makeView: @MainActor @Sendable (Variant) -> UIView

  /// A row's list and what it is there.
  package struct List: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case cell, header, footer }

    package var environment: UIListEnvironment
    package var kind: Kind

    package init(_ environment: UIListEnvironment, kind: Kind = .cell) {
      self.environment = environment
      self.kind = kind
    }
  }

  package enum Cases: Sendable {
    /// Each variant has a line of its own in the ledger.
    case listed([Variant])
    /// Every combination of the factors, stored as patterns.
    case every([Factor])
  }

  /// Something that varies in an exhaustive scene: the first value is the usual one.
  package struct Factor: Sendable {
    package enum Kind: Sendable {
      /// One flag of the state, or one of several that exclude each other.
      case state
      case axis
    }

    /// What varies; for a flag the flag itself.
    package var name: String
    package var kind: Kind
    /// The values as words of variant names; the first, usual one has an empty word in states.
    package var words: [String]

    package init(_ name: String, _ kind: Kind, words: [String]) {
      self.name = name
      self.kind = kind
      self.words = words
    }

    /// Whether a flag of the state is set.
    package static func flag(_ state: Variant.State) -> Factor {
      Factor(state.name, .state, words: ["", state.name])
    }

    /// One of several flags of the state that exclude each other, or none.
    package static func oneOf(_ name: String, _ states: [Variant.State]) -> Factor {
      Factor(name, .state, words: [""] + states.map(\.name))
    }

    /// Light and dark.
    package static let style = Factor("style", .axis, words: Variant.Style.allCases.map(\.rawValue))
  }

  package init(
    group: String, name: String, shows summary: String, in list: List? = nil, cases: Cases,
    makeView: @escaping @MainActor @Sendable (Variant) -> UIView
  ) {
    self.group = group
    self.name = name
    self.summary = summary
    self.list = list
    self.cases = cases
    self.makeView = makeView
  }
}
