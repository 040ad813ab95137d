/// Solves systems of linear equations and inequalities with priorities, incrementally.
///
/// The method is Cassowary's: the simplex method on a tableau that is kept between calls, so that
/// adding, removing or changing a constraint costs only what it affects. Unlike Cassowary, which
/// multiplies priorities into one sum, a constraint of higher priority is never violated for any
/// number of constraints of lower priority; among constraints of one priority, the sum of their
/// violations is minimized.
///
/// Results depend on the calls and their order only, and are the same on every machine. Variables
/// that the constraints do not determine have one of the possible values; one that occurs in no
/// constraint is 0.
package final class ConstraintSolver {
  /// A constraint that was added to a solver.
  package struct ID: Hashable, Comparable, Sendable {
    fileprivate let index: Int

    package static func < (first: ID, second: ID) -> Bool { first.index < second.index }
  }

  /// Required constraints that cannot hold together.
  package struct Conflict: Error, Equatable {
    /// The constraints with which the added one cannot hold; without any one of them, it could.
    package let constraints: [ID]
  }

  private struct Entry: Sendable {
    var constraint: LinearConstraint
    /// A symbol that occurs only in the constraint's equation, and its coefficient.
    var marker: Symbol
    var markerCoefficient: Double
    /// Another such symbol, or a negative number.
    var other: Symbol = -1
  }

  private var tableau = Tableau()
  /// By index of their IDs; `nil` after removal.
  private var entries: [Entry?] = []
  private var freeIndices: [Int] = []

  package init() {}

  private init(copying solver: ConstraintSolver) {
    tableau = solver.tableau
    entries = solver.entries
    freeIndices = solver.freeIndices
  }

  // MARK: Variables

  /// - Parameter isNonnegative: whether the variable must be 0 or more. This costs less than a
  ///   constraint.
  package func makeVariable(isNonnegative: Bool = false) -> Variable {
    Variable(symbol: tableau.makeSymbol(isNonnegative ? .slack : .variable))
  }

  /// Removes a variable that occurs in no constraint.
  package func remove(_ variable: Variable) {
    tableau.free(variable.symbol)
  }

  package func value(of variable: Variable) -> Double {
    tableau.value(of: variable.symbol)
  }

  /// Whether the variable could have another value without violating any constraint more.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    let value = value(of: variable)
    return [-1.0, 1].contains { direction in
      let probe = ConstraintSolver(copying: self)
      // Less important than anything else: changes nothing that is determined.
      _ = try? probe.add(
        LinearConstraint(
          [.init(variable)], constant: -(value + direction), .equal, priority: -.infinity))
      return abs(probe.value(of: variable) - value) > 1e-6
    }
  }

  // MARK: Constraints

  /// A constraint that was added; `nil` if it has been removed.
  package subscript(id: ID) -> LinearConstraint? { entries[id.index]?.constraint }

  /// Adds a constraint.
  ///
  /// NaN is treated as 0, and numbers beyond ±10⁹ as the nearest of these.
  ///
  /// - Throws: ``Conflict`` if the constraint is required and cannot hold together with other
  ///   required ones. The solver then has the constraints that it had before.
  package func add(_ constraint: LinearConstraint) throws(Conflict) -> ID {
    let entry = try entry(for: constraint.finite)
    guard let index = freeIndices.popLast() else {
      entries.append(entry)
      return ID(index: entries.count - 1)
    }
    entries[index] = entry
    return ID(index: index)
  }

  /// Removes a constraint. Does nothing if it has been removed.
  package func remove(_ id: ID) {
    guard let entry = entries[id.index].take() else { return }
    freeIndices.append(id.index)
    Self.remove(entry, from: &tableau)
  }

  /// Changes the constant of a constraint, which costs less than removing and adding it.
  ///
  /// - Throws: ``Conflict`` if required constraints cannot hold any longer; the constraint is then
  ///   removed.
  package func setConstant(_ constant: Double, of id: ID) throws(Conflict) {
    guard var entry = entries[id.index] else { return }
    let old = entry.constraint.constant
    entry.constraint.constant = constant.finite
    let difference = entry.constraint.constant - old
    guard difference != 0 else { return }
    let isPossible = tableau.changeConstant(
      by: difference, marker: entry.marker, coefficient: entry.markerCoefficient)
    if isPossible {
      entries[id.index] = entry
      return
    }
    // Adding the constraint finds those that it contradicts.
    entries[id.index] = nil
    Self.remove(entry, from: &tableau)
    do {
      entries[id.index] = try self.entry(for: entry.constraint)
    } catch {
      freeIndices.append(id.index)
      throw error
    }
  }

  // MARK: Equations

  // The functions with the tableau as a parameter access the property once.

  /// Adds the equation of a constraint to the tableau.
  private func entry(for constraint: LinearConstraint) throws(Conflict) -> Entry {
    var entry = Entry(constraint: constraint, marker: -1, markerCoefficient: 1)
    guard let conflict = Self.add(&entry, to: &tableau) else { return entry }
    let ids = entries.indices.filter { index in
      entries[index].map { conflict.contains($0.marker) } ?? false
    }
    throw Conflict(constraints: ids.map(ID.init))
  }

  /// Adds an equation and sets its symbols.
  ///
  /// - Returns: `nil`, or the markers of the equations that contradict it, in which case nothing is
  ///   added.
  private static func add(_ entry: inout Entry, to tableau: inout Tableau) -> [Symbol]? {
    let constraint = entry.constraint
    let isRequired = constraint.priority >= LinearConstraint.required
    let kind: Tableau.Kind =
      constraint.relation != .equal ? .slack : isRequired ? .marker : .error
    entry.marker = tableau.makeSymbol(kind)
    entry.markerCoefficient =
      constraint.relation == .greaterThanOrEqual || kind == .error ? -1 : 1
    if !isRequired { entry.other = tableau.makeSymbol(.error) }
    addCosts(1, of: entry, to: &tableau)
    let conflict = tableau.add(
      constant: constraint.constant, terms: constraint.terms, marker: entry.marker,
      markerCoefficient: entry.markerCoefficient, other: entry.other)
    if conflict != nil { tableau.free(entry.marker) }
    tableau.minimize()
    return conflict
  }

  private static func remove(_ entry: Entry, from tableau: inout Tableau) {
    addCosts(-1, of: entry, to: &tableau)
    tableau.removeEquation(marker: entry.marker, other: entry.other)
    tableau.minimize()
  }

  private static func addCosts(_ count: Int, of entry: Entry, to tableau: inout Tableau) {
    guard entry.other >= 0 else { return }
    let priority = entry.constraint.priority
    if entry.constraint.relation == .equal {
      tableau.addCost(count, of: entry.marker, priority: priority)
    }
    tableau.addCost(count, of: entry.other, priority: priority)
  }
}

extension LinearConstraint {
  fileprivate var finite: LinearConstraint {
    var result = self
    result.constant = constant.finite
    for (index, term) in terms.enumerated() where term.coefficient != term.coefficient.finite {
      result.terms[index].coefficient = term.coefficient.finite
    }
    return result
  }
}

extension Double {
  fileprivate var finite: Double { isNaN ? 0 : min(max(self, -1e9), 1e9) }
}
