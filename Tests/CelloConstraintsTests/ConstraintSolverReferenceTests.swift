import Testing

@testable import CelloConstraints

/// Random systems, against a search through all points where constraints meet.
@Suite struct ConstraintSolverReferenceTests {
  @Test("random systems are solved as well as by trying all corners", arguments: 0..<4)
  func random(part: Int) throws {
    for seed in 0..<30 {
      var system = RandomSystem(seed: UInt64(part * 1_000_000 + seed))
      try system.check(stepCount: 14)
    }
  }
}

/// A system that grows, shrinks and changes at random, with small integers, so that many
/// constraints coincide, contradict each other or meet in one point.
private struct RandomSystem {
  let solver = ConstraintSolver()
  var variables: [Variable]
  var constraints: [(id: ConstraintSolver.ID, constraint: LinearConstraint)] = []
  var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    variables = []
    for _ in 0..<(1 + random.next(3)) { variables.append(solver.makeVariable()) }
    // Every variable has a preference, so that the best points include a corner.
    for variable in variables { add(LinearConstraint([.init(variable)], .equal, priority: 0)) }
  }

  @discardableResult
  mutating func add(_ constraint: LinearConstraint) -> Bool {
    do throws(ConstraintSolver.Conflict) {
      constraints.append((try solver.add(constraint), constraint))
      return true
    } catch {
      let named = error.constraints
      let chosen = constraints.filter { named.contains($0.id) }.map(\.constraint)
      #expect(chosen.count == named.count)
      #expect(Reference(variables, chosen + [constraint]).best == nil)
      for index in chosen.indices {
        var fewer = chosen
        fewer.remove(at: index)
        #expect(Reference(variables, fewer + [constraint]).best != nil)
      }
      return false
    }
  }

  mutating func check(stepCount: Int) throws {
    for _ in 0..<stepCount {
      switch random.next(5) {
      case 0 where constraints.count > variables.count:
        let index = variables.count + random.next(constraints.count - variables.count)
        solver.remove(constraints.remove(at: index).id)
      case 1 where constraints.count > variables.count:
        let index = variables.count + random.next(constraints.count - variables.count)
        let constant = Double(random.next(21) - 10)
        do throws(ConstraintSolver.Conflict) {
          try solver.setConstant(constant, of: constraints[index].id)
          constraints[index].constraint.constant = constant
        } catch {
          var constraint = constraints.remove(at: index).constraint
          constraint.constant = constant
          let all = constraints.map(\.constraint) + [constraint]
          #expect(Reference(variables, all).best == nil)
        }
      default:
        guard constraints.count < 9 else { continue }
        let terms = variables.compactMap { variable -> LinearConstraint.Term? in
          let coefficient = random.next(5) - 2
          return coefficient == 0 ? nil : .init(variable, times: Double(coefficient))
        }
        guard !terms.isEmpty else { continue }
        let relation: LinearConstraint.Relation =
          [.lessThanOrEqual, .equal, .greaterThanOrEqual][random.next(3)]
        let priority: Double = [1000, 1000, 750, 250, 50][random.next(5)]
        add(
          LinearConstraint(
            terms, constant: Double(random.next(21) - 10), relation, priority: priority))
      }
      let reference = Reference(variables, constraints.map(\.constraint))
      let best = try #require(reference.best)
      let own = reference.violations(at: variables.map(solver.value))
      let isEqual = zip(own, best).allSatisfy { abs($0 - $1) < 1e-6 }
      #expect(isEqual, "violations \(own), but \(best) is possible")
    }
  }
}

/// A slow solver: among all points where as many constraints meet as there are variables, finds one
/// that violates the least.
private struct Reference {
  let variables: [Variable]
  let constraints: [LinearConstraint]

  init(_ variables: [Variable], _ constraints: [LinearConstraint]) {
    self.variables = variables
    self.constraints = constraints
  }

  /// The least violations by priority, the highest first; `nil` if required constraints are
  /// violated everywhere.
  var best: [Double]? {
    var best: [Double]?
    var rows = constraints.map { (coefficients($0), -$0.constant) }
    // The axes, so that there is a corner if few constraints are given.
    for index in variables.indices {
      rows.append((variables.indices.map { $0 == index ? 1 : 0 }, 0))
    }
    forEachSubset(of: rows.count, size: variables.count) { subset in
      guard let point = intersection(subset.map { rows[$0] }) else { return }
      let violations = violations(at: point)
      guard violations[0] < 1e-6 else { return }
      if best.map({ isLess(violations, than: $0) }) ?? true { best = violations }
    }
    return best
  }

  /// The sums of the violations, by priority.
  func violations(at point: [Double]) -> [Double] {
    [1000, 750, 250, 50, 0].map { priority in
      constraints.reduce(0) { sum, constraint in
        guard constraint.priority == priority else { return sum }
        let value = zip(coefficients(constraint), point).reduce(constraint.constant) {
          $0 + $1.0 * $1.1
        }
        return switch constraint.relation {
        case .equal: sum + abs(value)
        case .lessThanOrEqual: sum + max(value, 0)
        case .greaterThanOrEqual: sum + max(-value, 0)
        }
      }
    }
  }

  private func isLess(_ first: [Double], than second: [Double]) -> Bool {
    for (a, b) in zip(first, second) where abs(a - b) > 1e-7 { return a < b }
    return false
  }

  private func coefficients(_ constraint: LinearConstraint) -> [Double] {
    variables.map { variable in
      constraint.terms.reduce(0) { $0 + ($1.variable == variable ? $1.coefficient : 0) }
    }
  }

  private func forEachSubset(of count: Int, size: Int, _ body: ([Int]) -> Void) {
    func extend(_ subset: [Int]) {
      guard subset.count < size else { return body(subset) }
      for index in ((subset.last ?? -1) + 1)..<max(count, (subset.last ?? -1) + 1) {
        extend(subset + [index])
      }
    }
    extend([])
  }

  /// The point where the equations hold, by Gaussian elimination; `nil` if there is not exactly one.
  private func intersection(_ equations: [([Double], Double)]) -> [Double]? {
    var rows = equations.map { $0.0 + [$0.1] }
    for column in rows.indices {
      guard
        let pivot = rows.indices[column...].max(by: {
          abs(rows[$0][column]) < abs(rows[$1][column])
        }), abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in rows.indices where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column..<rows[row].count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }
}

/// A small random number generator with the same numbers everywhere.
private struct SplitMix {
  var state: UInt64

  /// A number from 0 to below the bound.
  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}
