internal import CelloConstraints

extension FuzzTarget {
  /// Changing systems of three variables: each solution is as good as the best of all points where
  /// constraints meet, and a conflict contains exactly the constraints that contradict each other.
  /// Numbers out of range result in finite values.
  static let constraintSolver = FuzzTarget(
    "constraint-solver",
    inputs: { random in (0..<(24 + random.below(160))).map { _ in random.byte() } }
  ) { bytes in
    var system = GrowingSystem()
    try system.change(by: bytes)
  }
}

/// A system that bytes change. Its integers are small, so that many constraints are equal,
/// contradict each other or meet in a point.
private struct GrowingSystem {
  private static let maxConstraintCount = 9

  private let solver = ConstraintSolver()
  private var variables: [Variable] = []
  private var constraints: [(id: ConstraintSolver.ID, plane: Plane)] = []
  /// The conditions that hold without a constraint.
  private var limits: [Plane] = []
  /// The number of constraints that are never removed.
  private var fixedCount = 0

  private var planes: [Plane] { limits + constraints.map(\.plane) }

  mutating func change(by bytes: [UInt8]) throws {
    var choices = ByteChoices(bytes)
    for axis in 0..<3 {
      let isNonnegative = choices.once(in: 8)
      variables.append(solver.makeVariable(isNonnegative: isNonnegative))
      var plane = Plane()
      plane.normal[axis] = 1
      // A weak constraint ensures that an optimal solution is at an intersection of constraints.
      plane.priority = 0
      try add(plane)
      guard isNonnegative else { continue }
      plane.priority = LinearConstraint.required
      plane.relation = .greaterThanOrEqual
      limits.append(plane)
    }
    fixedCount = constraints.count
    while !choices.isUsedUp {
      try changeOnce(&choices)
      if choices.below(4) > 0 { try compare() }
    }
    try addOddNumbers(bytes)
  }

  private mutating func changeOnce(_ choices: inout ByteChoices) throws {
    let removableCount = constraints.count - fixedCount
    switch choices.below(6) {
    case 0 where removableCount > 0:
      // Several constraints are removed, one of them twice.
      for _ in 0...choices.below(removableCount) {
        let id = constraints.remove(
          at: fixedCount + choices.below(constraints.count - fixedCount)
        ).id
        solver.remove(id)
        if choices.once(in: 4) { solver.remove(id) }
        try require(solver[id] == nil, "A removed constraint is still there")
      }
    case 1 where removableCount > 0:
      try changeConstant(
        at: fixedCount + choices.below(removableCount), to: Double(choices.below(21) - 10))
    default:
      guard constraints.count < Self.maxConstraintCount else { return }
      var plane = Plane()
      if removableCount > 0, choices.once(in: 6) {
        // A constraint that follows from another constraint or contradicts it.
        let other = constraints[fixedCount + choices.below(removableCount)].plane
        let factor = Double(1 + choices.below(2))
        plane.normal = factor * other.normal
        plane.constant = factor * other.constant + Double(choices.below(3) - 1)
      } else {
        for axis in 0..<3 { plane.normal[axis] = Double(choices.below(5) - 2) }
        plane.constant = Double(choices.below(21) - 10)
      }
      plane.relation = choices.pick([.lessThanOrEqual, .equal, .greaterThanOrEqual])
      plane.priority = choices.pick([1000, 1000, 750, 250, 50])
      try add(plane)
    }
  }

  private mutating func add(_ plane: Plane) throws {
    do throws(ConstraintSolver.Conflict) {
      constraints.append((try solver.add(linear(plane)), plane))
    } catch {
      try check(error, of: plane)
    }
  }

  private mutating func changeConstant(at index: Int, to constant: Double) throws {
    do throws(ConstraintSolver.Conflict) {
      try solver.setConstant(constant, of: constraints[index].id)
      constraints[index].plane.constant = constant
    } catch {
      var plane = constraints.remove(at: index).plane
      plane.constant = constant
      try check(error, of: plane)
    }
  }

  private func linear(_ plane: Plane) -> LinearConstraint {
    let terms = variables.indices.compactMap { axis -> LinearConstraint.Term? in
      let coefficient = plane.normal[axis]
      return coefficient == 0 ? nil : .init(variables[axis], times: coefficient)
    }
    return LinearConstraint(
      terms, constant: plane.constant, plane.relation, priority: plane.priority)
  }

  // MARK: Promises

  /// Checks that the constraints of a conflict contradict the added constraint, and that they do
  /// not if one of them is removed.
  private func check(_ conflict: ConstraintSolver.Conflict, of plane: Plane) throws {
    let named = constraints.filter { conflict.constraints.contains($0.id) }.map(\.plane)
    try require(named.count == conflict.constraints.count, "A conflict names an unknown constraint")
    try require(
      (limits + named + [plane]).leastViolations() == nil, "A conflict is none: \(named), \(plane)")
    // A limit can contradict some of the constraints although it is not part of the conflict.
    guard limits.isEmpty else { return }
    for index in named.indices {
      var others = named
      others.remove(at: index)
      try require(
        (others + [plane]).leastViolations() != nil,
        "A conflict names more constraints than contradict each other: \(named), \(plane)")
    }
  }

  private func compare() throws {
    let point = SIMD3(
      solver.value(of: variables[0]), solver.value(of: variables[1]),
      solver.value(of: variables[2]))
    let own = planes.violations(at: point)
    guard let best = planes.leastViolations() else {
      throw BrokenPromise(description: "Constraints without a solution were added: \(planes)")
    }
    try require(
      zip(own, best).allSatisfy { abs($0 - $1) < 1e-6 },
      "\(point) violates by \(own), but \(best) is possible: \(planes)")
  }

  private func addOddNumbers(_ bytes: [UInt8]) throws {
    var choices = ByteChoices(bytes.reversed())
    let numbers = [
      0, 1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e9,
      -1e9,
    ]
    for _ in 0..<4 {
      let constraint = LinearConstraint(
        variables.map { .init($0, times: choices.pick(numbers)) }, constant: choices.pick(numbers),
        choices.pick([.lessThanOrEqual, .equal, .greaterThanOrEqual]),
        priority: choices.pick([1000, 250] + numbers))
      guard let id = try? solver.add(constraint) else { continue }
      try? solver.setConstant(choices.pick(numbers), of: id)
      if choices.once(in: 3) { solver.remove(id) }
    }
    for constraint in constraints { solver.remove(constraint.id) }
    try require(
      variables.allSatisfy { solver.value(of: $0).isFinite }, "A value is infinite or NaN")
  }
}
