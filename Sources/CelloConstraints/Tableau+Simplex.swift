// The simplex method.
extension Tableau {
  /// Minimizes the sums, in the order of their importance.
  mutating func minimize() {
    guard firstChangedGoal < goals.count else { return }
    for _ in 0..<maxPivotCount {
      guard let entering = enteringSymbol(), let leaving = leavingRow(forEntering: entering) else {
        break
      }
      pivot(entering: entering, leaving: leaving)
    }
    firstChangedGoal = goals.count
  }

  /// A Boolean value that indicates whether a constraint of a priority is violated.
  func hasViolations(ofPriority priority: Double) -> Bool {
    for index in 0..<goals.count where goals[index].priority == priority {
      return goals[index].expression.constant > SparseRow.tolerance
    }
    return false
  }

  /// Moves violations from earlier to later errors, where this leaves all sums minimal.
  ///
  /// - Parameter errors: errors of constraints, in order.
  mutating func moveViolations(toLaterOf errors: [Symbol]) {
    var expression = SparseRow()
    for (rank, error) in errors.enumerated() {
      add(-Double(rank), times: error, to: &expression)
    }
    // A sum after all others is minimized without an increase of the others.
    goals.append(Goal(priority: -.infinity, count: 1, expression: expression))
    firstChangedGoal = goals.count - 1
    minimize()
    store.release(&goals[goals.count - 1].expression)
    goals.removeLast(1)
    firstChangedGoal = goals.count
  }

  mutating func minimizeFeasibilityGoal() {
    for _ in 0..<maxPivotCount {
      guard let goal = feasibilityGoal,
        let entering = store.firstCell(
          of: goal,
          where: { $0.coefficient < -SparseRow.tolerance && kind(of: $0.symbol) != .marker }),
        let leaving = leavingRow(forEntering: entering.symbol)
      else { return }
      pivot(entering: entering.symbol, leaving: leaving)
    }
  }

  /// A maximum number of pivots beyond the needs of any system, which prevents endless loops caused
  /// by rounding.
  private var maxPivotCount: Int { 1000 + 20 * Int(rows.count + symbols.count) }

  /// Returns a symbol that decreases a sum without increasing a more important sum; `nil` if there
  /// is none.
  private mutating func enteringSymbol() -> Symbol? {
    // The visited symbols are the symbols that would increase a more important sum.
    beginVisit()
    for goal in 0..<goals.count {
      let expression = goals[goal].expression
      if goal >= firstChangedGoal {
        let cell = store.firstCell(of: expression) { cell in
          cell.coefficient < -SparseRow.tolerance && symbols[cell.symbol].visit != visit
            && kind(of: cell.symbol) != .marker
        }
        if let cell { return cell.symbol }
      }
      if goal == goals.count - 1 { break }
      for index in 0..<expression.count {
        let cell = store.cell(index, of: expression)
        if abs(cell.coefficient) >= SparseRow.tolerance { symbols[cell.symbol].visit = visit }
      }
    }
    return nil
  }

  /// Returns the row whose basic symbol is the first to become 0 when a symbol increases.
  private mutating func leavingRow(forEntering entering: Symbol) -> Int32? {
    var best: (row: Int32, ratio: Double, basic: Symbol)?
    forEachRow(with: entering) { tableau, row in
      tableau.kind(of: row.basic) != .variable
    } do: { tableau, index, row, coefficient in
      guard coefficient < 0 else { return }
      let basic = row.basic
      let ratio = -row.expression.constant / coefficient
      if let best, ratio > best.ratio || ratio == best.ratio && basic > best.basic { return }
      best = (index, ratio, basic)
    }
    return best?.row
  }

  /// Makes all basic symbols nonnegative, and keeps the sums minimal.
  ///
  /// - Returns: `false` if this is impossible.
  mutating func restoreFeasibility() -> Bool {
    if infeasibleRows.isEmpty { return true }
    for _ in 0..<maxPivotCount {
      guard let row = nextInfeasibleRow() else { return true }
      guard let entering = enteringSymbol(forRow: row) else { return false }
      pivot(entering: entering, leaving: row, notesInfeasibleRows: true)
    }
    return false
  }

  /// Removes rows that are no longer infeasible from the list, and returns the row whose basic symbol
  /// has the lowest value.
  private mutating func nextInfeasibleRow() -> Int32? {
    var best: Int32?
    var count: Int32 = 0
    for index in 0..<infeasibleRows.count {
      let row = infeasibleRows[index]
      guard rows[row].expression.constant < -SparseRow.tolerance else { continue }
      infeasibleRows[count] = row
      count += 1
      if let best, rows[best].basic <= rows[row].basic { continue }
      best = row
    }
    infeasibleRows.removeLast(infeasibleRows.count - count)
    return best
  }

  /// Returns the symbol that raises the basic symbol of a row at the lowest cost; `nil` if there is
  /// none.
  private func enteringSymbol(forRow row: Int32) -> Symbol? {
    let expression = rows[row].expression
    var best: Cell?
    for index in 0..<expression.count {
      let cell = store.cell(index, of: expression)
      guard cell.coefficient > 0, kind(of: cell.symbol) != .marker else { continue }
      if best.map({ isCheaper(cell, than: $0) }) ?? true { best = cell }
    }
    return best?.symbol
  }

  private func isCheaper(_ first: Cell, than second: Cell) -> Bool {
    for goal in 0..<goals.count {
      let expression = goals[goal].expression
      let difference =
        store.coefficient(of: first.symbol, in: expression) / first.coefficient
        - store.coefficient(of: second.symbol, in: expression) / second.coefficient
      if abs(difference) >= SparseRow.tolerance { return difference < 0 }
    }
    return false
  }

  /// Exchanges the basic symbol of a row for another symbol of the row.
  mutating func pivot(
    entering: Symbol, leaving row: Int32, notesInfeasibleRows: Bool = false
  ) {
    let leaving = rows[row].basic
    var expression = takeExpression(ofRow: row, normalizedFor: entering)
    substitute(&expression, for: entering, notesInfeasibleRows: notesInfeasibleRows)
    rows[row].basic = entering
    rows[row].expression = expression
    symbols[entering].row = row
    rowLists.add(row, to: leaving, position: 0)
  }

  /// Removes the equation from a row and returns it, normalized for a symbol of the row that is not
  /// basic. The row is empty afterwards.
  mutating func takeExpression(ofRow row: Int32, normalizedFor symbol: Symbol) -> SparseRow {
    var expression = rows[row].expression
    rows[row].expression = SparseRow()
    let basic = rows[row].basic
    symbols[basic].row = Self.none
    store.add(-1, times: basic, to: &expression)
    store.normalize(&expression, for: symbol)
    return expression
  }

  /// Replaces a symbol in all rows and sums with an equal expression.
  ///
  /// - Parameter expression: an expression that equals 0 and contains the symbol with the
  ///   coefficient -1. Adding a multiple of it removes the symbol. Afterwards, the symbol equals
  ///   the expression.
  mutating func substitute(
    _ expression: inout SparseRow, for symbol: Symbol, notesInfeasibleRows: Bool = false
  ) {
    while let node = rowLists.removeFirst(of: symbol) {
      var row = rows[node.row]
      guard let position = store.cellIndex(of: symbol, in: row.expression, guess: node.position)
      else {
        continue
      }
      store.add(
        expression, times: store.coefficient(at: position), to: &row.expression, lists: &rowLists,
        index: node.row)
      rows[node.row].expression = row.expression
      if notesInfeasibleRows { _ = check(row, node.row) }
    }
    for goal in 0..<goals.count {
      let coefficient = store.coefficient(of: symbol, in: goals[goal].expression)
      guard coefficient != 0 else { continue }
      firstChangedGoal = min(firstChangedGoal, goal)
      store.add(expression, times: coefficient, to: &goals[goal].expression, lists: &rowLists)
    }
    if var goal = feasibilityGoal {
      let coefficient = store.coefficient(of: symbol, in: goal)
      if coefficient != 0 {
        store.add(expression, times: coefficient, to: &goal, lists: &rowLists)
      }
      feasibilityGoal = goal
    }
    var guess: Int32 = 0
    store.remove(symbol, from: &expression, guess: &guess)
  }
}
