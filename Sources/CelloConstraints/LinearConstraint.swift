/// A quantity that a ``ConstraintSolver`` determines: the position of an edge, a width.
///
/// A variable belongs to the solver that made it.
package struct Variable: Hashable, Sendable {
  let symbol: Symbol
}

/// A linear relation between variables: `Σ coefficient · variable + constant`, compared with zero.
package struct LinearConstraint: Hashable, Sendable {
  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, times coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The priority of a constraint that must hold.
  package static let required = 1000.0

  /// The coefficients; those of a variable that occurs several times are added.
  package var terms: [Term]
  package var constant: Double
  package var relation: Relation
  /// How important the constraint is. One of ``required`` priority or more must hold; of others, a
  /// solver violates those of lower priority first, by however much it takes.
  package var priority: Double

  package init(
    _ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Double = required
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }
}
