// The simplex method.
extension Tableau {
  /// Makes the sums as small as possible, an earlier one before a later one.
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

  /// More pivots than any system has needed: a guard against endless loops by rounding.
  private var maxPivotCount: Int { 1000 + 20 * Int(rows.count + symbols.count) }

  /// A symbol that makes an important sum smaller and no more important one larger.
  private mutating func enteringSymbol() -> Symbol? {
    // The symbols that would make a more important sum larger are those that have been visited.
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

  /// The row whose basic symbol is the first to become 0 when a symbol grows.
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

  /// Makes all basic symbols nonnegative again, which keeps the sums as small as possible.
  mutating func restoreFeasibility() -> Bool {
    if infeasibleRows.isEmpty { return true }
    for _ in 0..<maxPivotCount {
      guard let row = nextInfeasibleRow() else { return true }
      guard let entering = enteringSymbol(forRow: row) else { return false }
      pivot(entering: entering, leaving: row, notesInfeasibleRows: true)
    }
    return false
  }

  /// The row of the lowest basic symbol that is negative; other rows are forgotten.
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

  /// The symbol by which the basic symbol of a row is raised at the least cost.
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

  /// Exchanges the basic symbol of a row for another symbol that occurs in it.
  mutating func pivot(
    entering: Symbol, leaving row: Int32, notesInfeasibleRows: Bool = false
  ) {
    let leaving = rows[row].basic
    var expression = takeExpression(ofRow: row, normalizedFor: entering)
    substitute(&expression, for: entering, notesInfeasibleRows: notesInfeasibleRows)
    rows[row].basic = entering
    rows[row].expression = expression
    symbols[entering].row = row
    rowLists.add(row, to: leaving, place: 0)
  }

  /// Takes the equation from a row, normalized for a symbol that occurs in it and is not basic. The
  /// row is empty afterwards.
  mutating func takeExpression(ofRow row: Int32, normalizedFor symbol: Symbol) -> SparseRow {
    var expression = rows[row].expression
    rows[row].expression = SparseRow()
    let basic = rows[row].basic
    symbols[basic].row = Self.none
    store.add(-1, times: basic, to: &expression)
    store.normalize(&expression, for: symbol)
    return expression
  }

  /// Replaces a symbol in all rows and sums by what it is equal to.
  ///
  /// - Parameter expression: an expression that is 0, in which the symbol has the coefficient -1.
  ///   Adding a multiple of it removes the symbol. Afterwards, the symbol is equal to it.
  mutating func substitute(
    _ expression: inout SparseRow, for symbol: Symbol, notesInfeasibleRows: Bool = false
  ) {
    while let node = rowLists.removeFirst(of: symbol) {
      var row = rows[node.row]
      guard let place = store.place(of: symbol, in: row.expression, guess: node.place) else {
        continue
      }
      store.add(
        expression, times: store.coefficient(at: place), to: &row.expression, lists: &rowLists,
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
