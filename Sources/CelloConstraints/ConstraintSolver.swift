/// An incremental solver for systems of linear equations and inequalities with priorities.
///
/// It uses the Cassowary method: the simplex method on a tableau that is kept between calls, so
/// that the cost of adding, removing or changing a constraint depends only on the affected rows.
/// Cassowary combines the priorities into a single weighted sum. Here, a constraint of higher
/// priority is never violated in favor of any number of constraints of lower priority; among
/// constraints of equal priority, the sum of the violations is minimized. Of several minimum
/// lengths for which there is too little space, those that were added last are violated.
///
/// Results depend only on the calls and their order, and are the same on every machine. A variable
/// that the constraints do not determine has one of its possible values; a variable that occurs in
/// no constraint is 0.
package final class ConstraintSolver {
  /// The identifier of a constraint in a solver.
  package struct ID: Hashable, Comparable, Sendable {
    fileprivate let index: Int32

    package static func < (first: ID, second: ID) -> Bool { first.index < second.index }
  }

  /// An error that required constraints contradict each other.
  package struct Conflict: Error, Equatable {
    /// The constraints that contradict the added constraint. Without any one of them, the added
    /// constraint could be satisfied, unless it required a negative value of a nonnegative
    /// variable.
    package let constraints: [ID]
  }

  // Calls are never nested, and no call runs code of other modules, so that accesses never overlap
  // and need no check.
  @exclusivity(unchecked) private var tableau: Tableau
  /// The constraints as added, by the index of their IDs. Removed constraints remain until their
  /// index is reused.
  @exclusivity(unchecked) private var constraints: [LinearConstraint] = []
  /// The equations of the constraints, by the same indices.
  @exclusivity(unchecked) private var equations = Buffer<Equation>()
  @exclusivity(unchecked) private var nextSerial = 0
  /// The first unused index.
  @exclusivity(unchecked) private var firstFreeIndex: Int32 = -1
  // The list of constraints that were removed since the last call of another kind, in the order of
  // the calls. Their equations are still in the tableau.
  @exclusivity(unchecked) private var firstRemoval: Int32 = -1
  @exclusivity(unchecked) private var lastRemoval: Int32 = -1
  @exclusivity(unchecked) private var removalCount = 0
  /// A Boolean value that indicates whether optional minimums may be violated in another order than
  /// that of their addition.
  @exclusivity(unchecked) private var needsOrderOfViolations = false

  /// Creates a solver without constraints.
  package init() {
    tableau = Tableau()
    constraints.reserveCapacity(16)
  }

  private init(copying solver: ConstraintSolver) {
    tableau = solver.tableau.copy()
    constraints = solver.constraints
    equations = solver.equations.copy()
    firstFreeIndex = solver.firstFreeIndex
    nextSerial = solver.nextSerial
    needsOrderOfViolations = true
  }

  // MARK: Variables

  /// Creates a variable.
  ///
  /// - Parameter isNonnegative: a Boolean value that indicates whether the variable must not be
  ///   negative. This costs less than a constraint.
  package func makeVariable(isNonnegative: Bool = false) -> Variable {
    removeEquations()
    return Variable(symbol: tableau.makeSymbol(isNonnegative ? .slack : .variable))
  }

  /// Removes a variable that occurs in no constraint.
  package func remove(_ variable: Variable) {
    removeEquations()
    tableau.free(variable.symbol)
  }

  /// Returns the value of a variable.
  package func value(of variable: Variable) -> Double {
    removeEquations()
    if needsOrderOfViolations { orderViolations() }
    return tableau.value(of: variable.symbol)
  }

  /// Returns a Boolean value that indicates whether the variable could have another value without
  /// increasing the violation of any constraint.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    let value = value(of: variable)
    return [-1.0, 1].contains { direction in
      let probe = ConstraintSolver(copying: self)
      // The lowest possible priority, which changes no variable that is determined.
      _ = try? probe.add(
        LinearConstraint(
          [.init(variable)], constant: -(value + direction), .equal, priority: -.infinity))
      return abs(probe.value(of: variable) - value) > 1e-6
    }
  }

  // MARK: Constraints

  /// The constraint with an identifier; `nil` if it has been removed.
  package subscript(id: ID) -> LinearConstraint? {
    guard equations[id.index].isPresent else { return nil }
    var constraint = constraints[Int(id.index)]
    constraint.constant = equations[id.index].constant
    return constraint
  }

  /// Adds a constraint.
  ///
  /// NaN is treated as 0, and numbers are clamped to ±10⁹.
  ///
  /// - Throws: ``Conflict`` if the constraint is required and contradicts other required
  ///   constraints. The solver then remains unchanged.
  package func add(_ constraint: LinearConstraint) throws(Conflict) -> ID {
    removeEquations()
    let constraint = constraint.finite
    let equation = try equation(for: constraint)
    let index = firstFreeIndex
    guard index >= 0 else {
      constraints.append(constraint)
      equations.append(equation)
      return ID(index: equations.count - 1)
    }
    firstFreeIndex = equations[index].next
    constraints[Int(index)] = constraint
    equations[index] = equation
    return ID(index: index)
  }

  /// Removes a constraint. Does nothing if it has already been removed.
  ///
  /// Removing the constraints in the opposite order of their addition is fastest. If more than
  /// ``maxOrderedRemovalCount`` constraints are removed without another call in between, they are
  /// removed in that order, regardless of the order of the calls.
  package func remove(_ id: ID) {
    guard equations[id.index].isPresent else { return }
    equations[id.index].isPresent = false
    equations[id.index].next = -1
    if removalCount == 0 {
      firstRemoval = id.index
    } else {
      equations[lastRemoval].next = id.index
    }
    lastRemoval = id.index
    removalCount += 1
  }

  /// Changes the constant of a constraint. This costs less than removing and adding it.
  ///
  /// - Throws: ``Conflict`` if the required constraints contradict each other; the constraint is
  ///   then removed.
  package func setConstant(_ constant: Double, of id: ID) throws(Conflict) {
    removeEquations()
    let equation = equations[id.index]
    let constant = constant.finite
    guard constant != equation.constant, equation.isPresent else { return }
    needsOrderOfViolations = true
    let isPossible = tableau.changeConstant(
      by: constant - equation.constant, marker: equation.marker,
      coefficient: equation.markerCoefficient)
    if isPossible {
      equations[id.index].constant = constant
      return
    }
    // Adding the constraint again finds the constraints that it contradicts.
    constraints[Int(id.index)].constant = constant
    equations[id.index].isPresent = false
    tableau.remove(equation)
    do {
      equations[id.index] = try self.equation(for: constraints[Int(id.index)])
    } catch {
      free(id.index)
      throw error
    }
  }

  private func free(_ index: Int32) {
    equations[index].next = firstFreeIndex
    firstFreeIndex = index
  }

  /// Removes the equations of removed constraints from the tableau.
  @inline(__always)
  private func removeEquations() {
    if removalCount > 0 { removeAllEquations() }
  }

  /// The maximum number of constraints that are removed in the order of the calls.
  ///
  /// Chosen: a smaller number costs little in any order, and the values of undetermined variables
  /// are the same as after immediate removals.
  private static let maxOrderedRemovalCount = 16

  @inline(never)
  private func removeAllEquations() {
    if removalCount > Self.maxOrderedRemovalCount {
      var indices: [Int32] = []
      indices.reserveCapacity(removalCount)
      var index = firstRemoval
      while index >= 0 {
        indices.append(index)
        index = equations[index].next
      }
      indices.sort { equations[$0].serial > equations[$1].serial }
      for index in indices { removeEquation(index) }
    } else {
      var index = firstRemoval
      while index >= 0 {
        let next = equations[index].next
        removeEquation(index)
        index = next
      }
    }
    removalCount = 0
  }

  private func removeEquation(_ index: Int32) {
    needsOrderOfViolations = true
    tableau.remove(equations[index])
    free(index)
  }

  /// Violates, among optional minimums of equal priority that cannot all be satisfied, those that
  /// were added last.
  @inline(never)
  private func orderViolations() {
    needsOrderOfViolations = false
    var minimums: [(serial: Int, error: Symbol)] = []
    for index in 0..<equations.count where equations[index].isPresent {
      let equation = equations[index]
      if equation.isOptionalMinimum, tableau.hasViolations(ofPriority: equation.priority) {
        minimums.append((equation.serial, equation.other))
      }
    }
    guard minimums.count > 1 else { return }
    minimums.sort { $0.serial < $1.serial }
    tableau.moveViolations(toLaterOf: minimums.map(\.error))
  }

  /// Adds the equation of a constraint to the tableau.
  private func equation(for constraint: LinearConstraint) throws(Conflict) -> Equation {
    var conflict: [Symbol] = []
    needsOrderOfViolations = true
    if var equation = tableau.add(constraint, conflict: &conflict) {
      equation.serial = nextSerial
      nextSerial += 1
      return equation
    }
    let indices = (0..<equations.count).filter { index in
      equations[index].isPresent && conflict.contains(equations[index].marker)
    }
    throw Conflict(constraints: indices.map(ID.init))
  }
}

extension LinearConstraint {
  fileprivate var finite: LinearConstraint {
    var result = self
    result.constant = constant.finite
    if priority.isNaN { result.priority = 0 }
    for index in terms.indices where !terms[index].coefficient.isFiniteLength {
      result.terms[index].coefficient = terms[index].coefficient.finite
    }
    return result
  }
}

extension Double {
  fileprivate var isFiniteLength: Bool { abs(self) <= 1e9 }

  fileprivate var finite: Double { isNaN ? 0 : min(max(self, -1e9), 1e9) }
}
