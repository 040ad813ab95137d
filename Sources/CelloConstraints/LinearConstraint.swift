/// A quantity that a ``ConstraintSolver`` determines, such as the position of an edge or a width.
///
/// A variable belongs to the solver that created it.
package struct Variable: Hashable, Sendable {
  let symbol: Symbol
}

/// A linear relation between variables: `Σ coefficient · variable + constant`, compared with 0.
package struct LinearConstraint: Hashable, Sendable {
  /// The comparison of the expression with 0.
  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  /// A multiple of a variable.
  package struct Term: Hashable, Sendable {
    /// The variable.
    package var variable: Variable
    /// The factor of the variable.
    package var coefficient: Double

    /// Creates a multiple of a variable.
    package init(_ variable: Variable, times coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The priority of required constraints.
  package static let required = 1000.0

  /// The terms. Terms with the same variable are added.
  package var terms: [Term]
  /// The constant of the expression.
  package var constant: Double
  /// The comparison of the expression with 0.
  package var relation: Relation
  /// The priority of the constraint. A constraint of ``required`` priority or higher must be
  /// satisfied. If other constraints conflict, a solver violates the constraints with the lower
  /// priority, by any amount.
  package var priority: Double

  /// Creates a constraint.
  package init(
    _ terms: [Term], constant: Double = 0, _ relation: Relation, priority: Double = required
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }
}
