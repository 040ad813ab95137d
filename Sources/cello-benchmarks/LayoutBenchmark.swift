import CelloConstraints
import UIKit

/// Measures constraints, in the solver alone and in a cell.
struct LayoutBenchmark {
  private var timing = Timing()

  @MainActor mutating func run() {
    for count in [10, 30, 100, 300, 1000] { solve(constraintCount: count) }
    layOutCells()
  }

  private func report(_ name: String, _ nanoseconds: Double) {
    let padding = String(repeating: " ", count: max(36 - name.count, 1))
    print("layout", name + padding, "median", Int(nanoseconds), "ns")
  }

  // MARK: The solver

  /// Returns a chain of views with five constraints each. Their widths depend on the width of the
  /// first view.
  private static func system(
    _ count: Int, in solver: ConstraintSolver
  ) -> (variables: [(left: Variable, right: Variable)], constraints: [LinearConstraint]) {
    let variables = (0..<max(count / 5, 2)).map { _ in
      (left: solver.makeVariable(), right: solver.makeVariable())
    }
    var constraints: [LinearConstraint] = []
    for (index, view) in variables.enumerated() {
      let width = [LinearConstraint.Term(view.right), .init(view.left, times: -1)]
      let first = [
        LinearConstraint.Term(variables[0].right, times: -1), .init(variables[0].left),
      ]
      constraints += [
        index == 0
          ? LinearConstraint([.init(view.left)], .equal)
          : LinearConstraint(
            [.init(view.left), .init(variables[index - 1].right, times: -1)], constant: -8, .equal),
        LinearConstraint(width, constant: -10, .greaterThanOrEqual),
        LinearConstraint(width, constant: -Double(30 + index % 7), .equal, priority: 500),
        LinearConstraint(width, constant: -60, .lessThanOrEqual, priority: 750),
        LinearConstraint(width + first, .equal, priority: 250),
      ]
    }
    return (variables, Array(constraints.prefix(count)))
  }

  private static func sum(
    of variables: [(left: Variable, right: Variable)], in solver: ConstraintSolver
  ) -> Double {
    variables.reduce(0) { $0 + solver.value(of: $1.left) + solver.value(of: $1.right) }
  }

  private mutating func solve(constraintCount count: Int) {
    timing.measure {
      let solver = ConstraintSolver()
      for constraint in Self.system(count, in: solver).constraints {
        _ = try? solver.add(constraint)
      }
    }
    let adding = timing.median
    report("\(count) constraints: add all", adding)
    timing.measure {
      let solver = ConstraintSolver()
      let system = Self.system(count, in: solver)
      for constraint in system.constraints {
        _ = try? solver.add(constraint)
        _ = Self.sum(of: system.variables, in: solver)
      }
    }
    report("\(count) constraints: add all, reading", timing.median)

    for order in RemovalOrder.allCases {
      for readsValues in [false, true] {
        timing.measure {
          let solver = ConstraintSolver()
          let system = Self.system(count, in: solver)
          let ids = system.constraints.compactMap { try? solver.add($0) }
          for index in order.indices(count: ids.count) {
            solver.remove(ids[index])
            if readsValues { _ = Self.sum(of: system.variables, in: solver) }
          }
          _ = solver.value(of: system.variables[0].left)
        }
        report(
          "\(count) constraints: remove \(order.rawValue)" + (readsValues ? ", reading" : ""),
          max(timing.median - adding, 0))
      }
    }

    let solver = ConstraintSolver()
    let system = Self.system(count, in: solver)
    for constraint in system.constraints { _ = try? solver.add(constraint) }
    guard
      let edited = try? solver.add(
        LinearConstraint([.init(system.variables[0].right)], .equal, priority: 750))
    else { return }
    var width = 0
    timing.measure {
      width = (width + 1) % 30
      try? solver.setConstant(-Double(20 + width), of: edited)
      _ = Self.sum(of: system.variables, in: solver)
    }
    report("\(count) constraints: change one", timing.median)
  }

  /// The order in which constraints are removed.
  private enum RemovalOrder: String, CaseIterable {
    case firstToLast = "first to last"
    case lastToFirst = "last to first"
    case shuffled

    func indices(count: Int) -> [Int] {
      switch self {
      case .firstToLast: return Array(0..<count)
      case .lastToFirst: return (0..<count).reversed()
      case .shuffled:
        var indices = Array(0..<count)
        var random: UInt32 = 12345
        for index in stride(from: count - 1, to: 0, by: -1) {
          random = random &* 1_664_525 &+ 1_013_904_223
          indices.swapAt(index, Int(random >> 8) % (index + 1))
        }
        return indices
      }
    }
  }

  // MARK: Cells

  /// Measures content of ten views with thirty constraints. The texts are replaced by views with a
  /// fixed size, so that the layout of text is not measured.
  @MainActor private mutating func layOutCells() {
    let texts = (0..<10).map { _ in SizedView() }
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 500))
    for text in texts {
      text.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(text)
    }
    for (index, text) in texts.enumerated() {
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
        text.trailingAnchor.constraint(
          lessThanOrEqualTo: content.layoutMarginsGuide.trailingAnchor),
        text.topAnchor.constraint(
          equalTo: index == 0 ? content.topAnchor : texts[index - 1].bottomAnchor, constant: 4),
      ])
    }
    var step = 0
    timing.measure {
      step += 1
      for (index, text) in texts.enumerated() {
        text.size = CGSize(width: 40 + (step + index) % 50, height: 15 + (step + index) % 9)
      }
      content.layoutIfNeeded()
    }
    report("10 views, 30 constraints: new texts", timing.median)
    timing.measure {
      step += 1
      texts[step % 10].size = CGSize(width: 40 + step % 50, height: 15 + step % 9)
      content.layoutIfNeeded()
    }
    report("10 views, 30 constraints: one text", timing.median)
  }
}

private final class SizedView: UIView {
  var size = CGSize.zero {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { size }
}
