import Testing

@testable import CelloConstraints

private typealias Term = LinearConstraint.Term

struct ConstraintSolverTests {
  private let solver = ConstraintSolver()

  /// Adds `Σ coefficient · variable + constant`, compared with 0.
  @discardableResult
  private func add(
    _ terms: (Variable, Double)..., constant: Double = 0,
    _ relation: LinearConstraint.Relation = .equal, priority: Double = LinearConstraint.required
  ) throws -> ConstraintSolver.ID {
    try solver.add(
      LinearConstraint(
        terms.map { Term($0.0, times: $0.1) }, constant: constant, relation, priority: priority))
  }

  private func values(_ variables: Variable...) -> [Double] { variables.map(solver.value) }

  @Test("a variable without constraints is 0, and ambiguous")
  func free() {
    let x = solver.makeVariable()
    #expect(values(x) == [0])
    #expect(solver.isAmbiguous(x))
  }

  @Test("equations chain")
  func chain() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try add((y, 1), (x, -1), constant: -10)
    try add((z, 1), (y, -2), constant: 5)
    try add((x, 1), constant: -7)
    #expect(values(x, y, z) == [7, 17, 29])
    #expect(!solver.isAmbiguous(z))
  }

  @Test("a variable that occurs twice has the sum of its coefficients")
  func repeated() throws {
    let x = solver.makeVariable()
    try add((x, 1), (x, 2), constant: -12)
    #expect(values(x) == [4])
    let y = solver.makeVariable()
    try add((y, 1), (y, -1))
    #expect(solver.isAmbiguous(y))
  }

  @Test("a higher priority wins against any number of constraints of a lower one")
  func priorities() throws {
    let x = solver.makeVariable()
    try add((x, 1), constant: -1, priority: 750)
    for _ in 0..<1000 { try add((x, 1), constant: -2, priority: 749.9) }
    #expect(values(x) == [1])
  }

  @Test("among constraints of one priority, the sum of violations is the smallest")
  func samePriority() throws {
    let x = solver.makeVariable()
    for target in [1.0, 2, 10] { try add((x, 1), constant: -target, priority: 250) }
    #expect(values(x) == [2])
  }

  @Test(
    "of minimum lengths of equal priority, those added last are violated",
    arguments: [300, 250, 120, 40] as [Double])
  func newestGivesWay(total: Double) throws {
    let lengths = (0..<3).map { _ in solver.makeVariable(isNonnegative: true) }
    for length in lengths {
      try add((length, 1), constant: -100, .greaterThanOrEqual, priority: 750)
      try add((length, 1), constant: -100, .lessThanOrEqual, priority: 250)
    }
    // The sum is known last, as the size of a superview is.
    let sum = try add(
      (lengths[0], 1), (lengths[1], 1), (lengths[2], 1), constant: -total)
    let expected = [min(total, 100), min(max(total - 100, 0), 100), max(total - 200, 0)]
    #expect(lengths.map(solver.value) == expected)
    // A sum that changes has the same result.
    for other in [280.0, 10, 190, 330] {
      try solver.setConstant(-other, of: sum)
      try solver.setConstant(-total, of: sum)
      #expect(lengths.map(solver.value) == expected, "after \(other)")
    }
  }

  @Test("the order of violations is the order of addition after others were removed")
  func newestGivesWayAfterRemovals() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let sum = try add((x, 1), (y, 1), constant: -150)
    let first = try add((x, 1), constant: -100, .greaterThanOrEqual, priority: 750)
    let second = try add((y, 1), constant: -100, .greaterThanOrEqual, priority: 750)
    #expect(values(x, y) == [100, 50])
    solver.remove(first)
    solver.remove(second)
    solver.remove(sum)
    try add((y, 1), constant: -100, .greaterThanOrEqual, priority: 750)
    try add((x, 1), constant: -100, .greaterThanOrEqual, priority: 750)
    try add((x, 1), (y, 1), constant: -150)
    #expect(values(x, y) == [50, 100])
  }

  @Test("inequalities hold, and are pushed against by weaker wishes")
  func inequalities() throws {
    let x = solver.makeVariable()
    try add((x, 1), constant: -100, .lessThanOrEqual)
    try add((x, 1), constant: -20, .greaterThanOrEqual)
    let wish = try add((x, 1), constant: -500, priority: 1)
    #expect(values(x) == [100])
    try solver.setConstant(500, of: wish)
    #expect(values(x) == [20])
    try solver.setConstant(-50, of: wish)
    #expect(values(x) == [50])
    solver.remove(wish)
    #expect(solver.isAmbiguous(x))
    #expect((20...100).contains(solver.value(of: x)))
  }

  @Test("an inequality that is not required is violated by as little as possible")
  func optionalInequality() throws {
    let x = solver.makeVariable()
    try add((x, 1), constant: -30)
    try add((x, 1), constant: -40, .greaterThanOrEqual, priority: 999)
    try add((x, 1), constant: -20, .lessThanOrEqual, priority: 999)
    #expect(values(x) == [30])
  }

  @Test("a conflict names exactly its constraints, and changes nothing")
  func conflict() throws {
    let (x, y, other) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try add((x, 1), constant: -10)
    try add((other, 1), constant: -3)
    let second = try add((y, 1), (x, -1), constant: -10, .greaterThanOrEqual)
    try add((y, 1), constant: -7, priority: 999)
    #expect(throws: ConstraintSolver.Conflict(constraints: [first, second])) {
      try add((y, 1), constant: -15, .lessThanOrEqual)
    }
    #expect(values(x, y, other) == [10, 20, 3])
    solver.remove(second)
    try add((y, 1), constant: -15, .lessThanOrEqual)
    #expect(values(x, y, other) == [10, 7, 3])
  }

  @Test("equations in conflict are named")
  func equationConflict() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let a = try add((x, 1), constant: -10)
    let b = try add((x, 1), (y, -1))
    #expect(throws: ConstraintSolver.Conflict(constraints: [a, b])) {
      try add((y, 1), constant: -11)
    }
    #expect(values(x, y) == [10, 10])
  }

  @Test("a redundant equation replaces other equations when they are removed")
  func redundant() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let a = try add((x, 1), constant: -5)
    let b = try add((x, 1), constant: -5)
    let c = try add((x, 2), constant: -10)
    try add((y, 1), (x, -1), constant: 0, .lessThanOrEqual)
    try add((y, 1), constant: -100, priority: 10)
    #expect(values(x, y) == [5, 5])
    solver.remove(a)
    #expect(values(x, y) == [5, 5])
    solver.remove(c)
    #expect(values(x, y) == [5, 5])
    #expect(throws: ConstraintSolver.Conflict(constraints: [b])) {
      try add((x, 1), constant: -6)
    }
    solver.remove(b)
    #expect(values(y) == [100])
  }

  @Test(
    "constraints can be removed together in any order",
    arguments: [5, 16, 17, 60])
  func manyRemovals(count: Int) throws {
    let edges = (0...count).map { _ in solver.makeVariable() }
    let start = try add((edges[0], 1), constant: -3)
    var links: [ConstraintSolver.ID] = []
    for index in 1...count {
      links.append(try add((edges[index], 1), (edges[index - 1], -1), constant: -10))
      try add((edges[index], 1), constant: -Double(1000 + index), priority: 10)
    }
    #expect(solver.value(of: edges[count]) == Double(3 + 10 * count))
    for (index, link) in links.enumerated() where index != 1 {
      solver.remove(link)
      solver.remove(link)
      #expect(solver[link] == nil)
    }
    solver.remove(start)
    // Only the equation between the second and the third edge remains.
    #expect(
      values(edges[1], edges[2]) == [1001, 1011] || values(edges[1], edges[2]) == [992, 1002])
    for index in 3...count { #expect(solver.value(of: edges[index]) == Double(1000 + index)) }
    solver.remove(links[1])
    #expect(values(edges[0], edges[1], edges[2]) == [0, 1001, 1002])
  }

  @Test("the ID of a removed constraint is reused")
  func reusedIndex() throws {
    let x = solver.makeVariable()
    let first = try add((x, 1), constant: -1)
    solver.remove(first)
    let second = try add((x, 1), constant: -2)
    #expect(values(x) == [2])
    #expect(solver[second]?.constant == -2)
    try solver.setConstant(-7, of: second)
    #expect(solver[second]?.constant == -7)
    solver.remove(second)
    #expect(solver[second] == nil)
    try solver.setConstant(-8, of: second)
    #expect(values(x) == [0])
  }

  @Test("a constraint with a priority of NaN has the priority 0, and can be removed")
  func priorityNaN() throws {
    let x = solver.makeVariable()
    let odd = try add((x, 1), constant: -5, priority: .nan)
    #expect(values(x) == [5])
    try add((x, 1), constant: -6, priority: 1)
    #expect(values(x) == [6])
    solver.remove(odd)
    #expect(values(x) == [6])
    #expect(!solver.isAmbiguous(x))
  }

  @Test("a constant that makes required constraints impossible removes its constraint")
  func impossibleConstant() throws {
    let x = solver.makeVariable()
    let low = try add((x, 1), constant: -10, .greaterThanOrEqual)
    let high = try add((x, 1), constant: -20, .lessThanOrEqual)
    try add((x, 1), priority: 1)
    #expect(values(x) == [10])
    #expect(throws: ConstraintSolver.Conflict(constraints: [high])) {
      try solver.setConstant(-30, of: low)
    }
    #expect(values(x) == [0])
    #expect(solver[low] == nil)
    #expect(solver[high]?.constant == -20)
    try solver.setConstant(7, of: low)
    solver.remove(low)
    #expect(values(x) == [0])
  }

  @Test("constraints without the changed one still hold after an impossible constant")
  func impossibleConstantElsewhere() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable(isNonnegative: true)
    let z = solver.makeVariable(isNonnegative: true)
    for variable in [x, y, z] { try add((variable, 1), priority: 0) }
    let equation = try add((x, 1), (y, -1), (z, 2), constant: 10)
    let limit = try add((x, 1), (y, -1), (z, 2), constant: 10, .lessThanOrEqual)
    try add((y, 1), constant: -10, .greaterThanOrEqual)
    try add((y, 1), constant: -10, .lessThanOrEqual)
    #expect(values(x, y, z) == [0, 10, 0])
    #expect(throws: ConstraintSolver.Conflict(constraints: [limit])) {
      try solver.setConstant(-9, of: equation)
    }
    #expect(values(x, y, z) == [0, 10, 0])
  }

  @Test("the constant of a required equation changes")
  func equationConstant() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let a = try add((x, 1), constant: -10)
    try add((y, 1), (x, -1), constant: -4, .greaterThanOrEqual)
    try add((y, 1), constant: -12, priority: 50)
    #expect(values(x, y) == [10, 14])
    try solver.setConstant(-3, of: a)
    #expect(values(x, y) == [3, 12])
    let same = try add((x, 1), constant: -3)
    #expect(throws: ConstraintSolver.Conflict(constraints: [same])) {
      try solver.setConstant(-4, of: a)
    }
    #expect(values(x) == [3])
  }

  @Test("a nonnegative variable contradicts constraints that require a negative value")
  func nonnegativeVariables() throws {
    let size = solver.makeVariable(isNonnegative: true)
    let edge = solver.makeVariable()
    let same = try add((size, 1), (edge, -1))
    try add((edge, 1), constant: 20, priority: 10)
    #expect(values(size, edge) == [0, 0])
    #expect(throws: ConstraintSolver.Conflict(constraints: [same])) {
      try add((edge, 1), constant: 5)
    }
    try add((size, 2), constant: -14)
    #expect(values(size, edge) == [7, 7])
  }

  @Test(
    "NaN and infinite numbers are defined",
    arguments: [
      Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ])
  func oddNumbers(number: Double) throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let a = try add((x, 1), constant: -number)
    #expect(abs(solver.value(of: x)) <= 1e9)
    _ = try? add((x, number), (y, 1), constant: 3, .lessThanOrEqual, priority: 20)
    _ = try? add((x, 1), (y, number), constant: 3, .greaterThanOrEqual)
    _ = try? add((y, 1), constant: number, .equal, priority: number)
    try? solver.setConstant(number, of: a)
    #expect(solver.value(of: x).isFinite && solver.value(of: y).isFinite)
  }
}
