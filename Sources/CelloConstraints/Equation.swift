/// The representation of a constraint in a tableau: an equation with its own symbols.
struct Equation: BitwiseCopyable {
  /// A symbol that occurs only in this equation.
  let marker: Symbol
  /// Another symbol that occurs only in this equation, with the opposite coefficient; negative if
  /// there is none. It is the amount by which the constraint is violated; for equations, the upward
  /// amount.
  let other: Symbol
  /// The coefficient of the marker.
  let markerCoefficient: Double
  let priority: Double
  var constant: Double
  /// A number that increases with each added equation.
  var serial = 0
  /// The index of the next removed equation; negative at the end of the list.
  var next: Int32 = -1
  /// A Boolean value that indicates whether the marker is also an error.
  let isMarkerError: Bool
  /// A Boolean value that indicates whether the equation is an optional minimum; ``other`` is the
  /// amount that is lacking.
  let isOptionalMinimum: Bool
  /// A Boolean value that indicates whether the constraint has not been removed.
  var isPresent = true
}

extension Tableau {
  /// Adds a constraint.
  ///
  /// - Parameter conflict: set to the markers of the equations that contradict the constraint.
  /// - Returns: `nil` if required equations contradict the constraint; the tableau then remains
  ///   unchanged.
  mutating func add(_ constraint: LinearConstraint, conflict: inout [Symbol]) -> Equation? {
    let isRequired = constraint.priority >= LinearConstraint.required
    let kind: Kind =
      constraint.relation != .equal ? .slack : isRequired ? .marker : .error
    let equation = Equation(
      marker: makeSymbol(kind), other: isRequired ? -1 : makeSymbol(.error),
      markerCoefficient: constraint.relation == .greaterThanOrEqual || kind == .error ? -1 : 1,
      priority: constraint.priority, constant: constraint.constant, isMarkerError: kind == .error,
      isOptionalMinimum: constraint.relation == .greaterThanOrEqual && !isRequired)
    addCosts(1, of: equation)
    let markers = add(
      constant: constraint.constant, terms: constraint.terms, marker: equation.marker,
      markerCoefficient: equation.markerCoefficient, other: equation.other)
    if markers != nil { free(equation.marker) }
    minimize()
    guard let markers else { return equation }
    conflict = markers
    return nil
  }

  mutating func remove(_ equation: Equation) {
    addCosts(-1, of: equation)
    removeEquation(marker: equation.marker, other: equation.other)
    minimize()
  }

  private mutating func addCosts(_ count: Int, of equation: Equation) {
    guard equation.other >= 0 else { return }
    addCosts(
      count, of: equation.isMarkerError ? equation.marker : -1, equation.other,
      priority: equation.priority)
  }
}
