import UIKit

/// One idea, shown in the cases of a matrix.
///
/// A scene uses what `import UIKit` gives an app. Where it is in a list is data, so that the scene
/// says what the row is and the list draws what belongs to the list.
package struct Scene: Sendable {
  /// The chapter of the gallery.
  package var group: String
  /// Lower case with dashes; unique in its group.
  package var name: String
  /// Finishes "this shows …".
  package var summary: String
  /// The list that the scene is a row of; `nil` for a view on its own.
  package var list: List?
  package var cases: Matrix
  package var makeView: @MainActor @Sendable (Variant) -> UIView

  /// A row's list and what it is there.
  package struct List: Hashable, Sendable {
    package var environment: UIListEnvironment
    package var kind: ListRow.Kind

    package init(_ environment: UIListEnvironment, kind: ListRow.Kind = .cell) {
      self.environment = environment
      self.kind = kind
    }
  }

  package init(
    group: String, name: String, shows summary: String, in list: List? = nil, cases: Matrix,
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
