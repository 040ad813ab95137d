/// How a constraint is in a tableau: as an equation with symbols of its own.
struct Equation: BitwiseCopyable {
  /// A symbol that occurs only in this equation, and its coefficient.
  var marker: Symbol
  let markerCoefficient: Double
  /// Another such symbol, of the opposite coefficient, or a negative number: by how much the
  /// constraint is violated, upward for equations.
  let other: Symbol
  /// Whether the marker is an error too.
  let isMarkerError: Bool
  let priority: Double
  var constant: Double
}

extension Tableau {
  /// Adds a constraint.
  ///
  /// - Parameter conflict: set to the markers of the equations that contradict the constraint.
  /// - Returns: `nil` if required equations contradict the constraint; nothing is added then.
  mutating func add(_ constraint: LinearConstraint, conflict: inout [Symbol]) -> Equation? {
    let isRequired = constraint.priority >= LinearConstraint.required
    let kind: Kind =
      constraint.relation != .equal ? .slack : isRequired ? .marker : .error
    let equation = Equation(
      marker: makeSymbol(kind),
      markerCoefficient: constraint.relation == .greaterThanOrEqual || kind == .error ? -1 : 1,
      other: isRequired ? -1 : makeSymbol(.error),
      isMarkerError: kind == .error, priority: constraint.priority,
      constant: constraint.constant)
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
    if equation.isMarkerError {
      addCost(count, of: equation.marker, priority: equation.priority)
    }
    addCost(count, of: equation.other, priority: equation.priority)
  }
}
