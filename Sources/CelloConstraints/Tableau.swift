/// Equations in basic feasible form, and the simplex method on them.
///
/// Each row expresses one symbol, its basic symbol, by others, which are 0. All symbols but
/// variables must not be negative; markers of equations must be 0. The objective is a list of
/// sums, of which an earlier one is infinitely more important than a later one.
///
/// The result depends only on the order of calls: among equally good symbols, the one with the
/// lowest index is chosen, which is also what keeps the method from running in circles (Bland's
/// rule, applied to one sum after another).
struct Tableau {
  enum Kind: UInt8 {
    /// A variable, of any value.
    case variable
    /// The difference between the sides of an inequality, or a variable that must not be negative.
    case slack
    /// By how much a constraint is violated.
    case error
    /// The difference between the sides of a required equation: always 0.
    case marker
  }

  private struct Row {
    var basic: Symbol
    var expression: SparseRow
    /// The last visit of the row; see `forEachRow`.
    var visit = 0
  }

  /// A sum of errors that is minimized.
  private struct Goal {
    var priority: Double
    /// How many errors of constraints it contains.
    var count: Int
    var expression: SparseRow
  }

  private static let none: Int32 = -1

  // By symbol.
  private var kinds: [Kind] = []
  /// The row in which a symbol is basic.
  private var rowOfSymbol: [Int32] = []
  private var freeSymbols: [Symbol] = []

  /// The rows in which a symbol is not basic.
  private var rowLists = RowLists()

  private var rows: [Row] = []
  private var freeRows: [Int32] = []
  /// Rows whose basic symbol may be negative.
  private var infeasibleRows: [Int32] = []
  private var visit = 0
  /// Sorted by priority, the highest first.
  private var goals: [Goal] = []
  /// The sum that must become 0 for an added equation to hold.
  private var feasibilityGoal: SparseRow?
  /// Whether the sums may be larger than possible.
  private var needsMinimizing = false
  private var scratch = SparseRow()
  /// Empty rows, whose memory is used again.
  private var spareRows: [SparseRow] = []

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind) -> Symbol {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      return symbol
    }
    kinds.append(kind)
    rowOfSymbol.append(Self.none)
    rowLists.appendList()
    return Symbol(kinds.count - 1)
  }

  /// Sets a symbol that occurs in no equation free; what rounding has left of it is removed.
  mutating func free(_ symbol: Symbol) {
    while let row = rowLists.removeFirst(of: symbol) { rows[Int(row)].expression.remove(symbol) }
    for goal in goals.indices { goals[goal].expression.remove(symbol) }
    freeSymbols.append(symbol)
  }

  func value(of symbol: Symbol) -> Double {
    let row = rowOfSymbol[Int(symbol)]
    return row == Self.none ? 0 : rows[Int(row)].expression.constant
  }

  // MARK: Objective

  /// Adds a symbol to, or with a negative count takes it from, the sum of a priority.
  mutating func addCost(_ count: Int, of symbol: Symbol, priority: Double) {
    var index = 0
    while index < goals.count, goals[index].priority > priority { index += 1 }
    if index == goals.count || goals[index].priority != priority {
      goals.insert(Goal(priority: priority, count: 0, expression: SparseRow()), at: index)
    }
    needsMinimizing = true
    goals[index].count += count
    if goals[index].count == 0 {
      goals.remove(at: index)
      return
    }
    let row = rowOfSymbol[Int(symbol)]
    if row == Self.none {
      goals[index].expression.add(Double(count), times: symbol)
    } else {
      goals[index].expression.add(
        rows[Int(row)].expression, times: Double(count), scratch: &scratch, inserted: { _ in })
    }
  }

  // MARK: Equations

  /// Adds the equation `0 = constant + terms + markerCoefficient · (marker - other)`.
  ///
  /// - Parameters:
  ///   - marker: a symbol that occurs only in this equation.
  ///   - other: another such symbol, which has the opposite coefficient, or a negative number.
  /// - Returns: `nil`, or the symbols of the equations that contradict it, in which case nothing
  ///   is added.
  mutating func add(
    constant: Double, terms: [LinearConstraint.Term], marker: Symbol, markerCoefficient: Double,
    other: Symbol
  ) -> [Symbol]? {
    var expression = spareRows.popLast() ?? SparseRow()
    expression.constant = constant
    for term in terms {
      let row = rowOfSymbol[Int(term.variable.symbol)]
      if row == Self.none {
        expression.add(term.coefficient, times: term.variable.symbol)
      } else {
        expression.add(
          rows[Int(row)].expression, times: term.coefficient, scratch: &scratch,
          inserted: { _ in })
      }
    }
    expression.add(markerCoefficient, times: marker)
    if other >= 0 { expression.add(-markerCoefficient, times: other) }
    if expression.constant < 0 { expression.scale(by: -1) }

    if let subject = subject(of: expression, marker, other) {
      expression.solve(for: subject)
      substitute(expression, for: subject)
      append(expression, basic: subject)
      return nil
    }
    if expression.cells.allSatisfy({ kinds[Int($0.symbol)] == .marker }) {
      // Only required equations are left: this one follows from them, or contradicts them.
      guard abs(expression.constant) < SparseRow.tolerance else {
        return expression.cells.map(\.symbol)
      }
      expression.constant = 0
      expression.solve(for: marker)
      append(expression, basic: marker)
      return nil
    }
    return addWithFeasibilityGoal(expression)
  }

  /// The symbol that a new row can be solved for without making it infeasible.
  private func subject(of expression: SparseRow, _ marker: Symbol, _ other: Symbol) -> Symbol? {
    for cell in expression.cells where kinds[Int(cell.symbol)] == .variable { return cell.symbol }
    for symbol in [marker, other] where symbol >= 0 && kinds[Int(symbol)] != .marker {
      if expression.coefficient(of: symbol) < 0 { return symbol }
    }
    // A symbol that occurs in no other equation makes no other row infeasible.
    for cell in expression.cells
    where cell.coefficient < 0 && kinds[Int(cell.symbol)] != .marker
      && rowLists.isEmpty(cell.symbol)
    {
      return cell.symbol
    }
    return nil
  }

  /// Adds the equation with an artificial symbol, which is then minimized: the equation can hold
  /// if it becomes 0.
  private mutating func addWithFeasibilityGoal(_ expression: SparseRow) -> [Symbol]? {
    let artificial = makeSymbol(.slack)
    append(expression, basic: artificial)
    feasibilityGoal = expression
    minimizeFeasibilityGoal()
    let goal = feasibilityGoal!
    feasibilityGoal = nil

    var conflict: [Symbol]?
    let row = rowOfSymbol[Int(artificial)]
    // An artificial symbol that is not basic is 0, whatever rounding has left in the sum.
    if row != Self.none, goal.constant >= SparseRow.tolerance {
      conflict = goal.cells.map(\.symbol).filter { $0 != artificial }
      drop(row)
    } else if row != Self.none {
      let cells = rows[Int(row)].expression.cells
      // A marker only if there is nothing else: the equation then follows from other equations.
      if let entering = cells.first(where: { kinds[Int($0.symbol)] != .marker }) ?? cells.first {
        rows[Int(row)].expression.constant = 0
        pivot(entering: entering.symbol, leaving: row)
      } else {
        drop(row)
      }
    }
    free(artificial)
    return conflict
  }

  /// Removes the equation in which two symbols occur, and the symbols.
  mutating func removeEquation(marker: Symbol, other: Symbol) {
    if rowOfSymbol[Int(marker)] != Self.none {
      drop(rowOfSymbol[Int(marker)])
    } else if other >= 0, rowOfSymbol[Int(other)] != Self.none {
      drop(rowOfSymbol[Int(other)])
    } else if let row = leavingRow(forMarker: marker) {
      pivot(entering: marker, leaving: row)
      drop(rowOfSymbol[Int(marker)])
    }
    free(marker)
    if other >= 0 { free(other) }
  }

  /// The row in which a marker can become basic so that no other row becomes infeasible.
  ///
  /// A row of another marker goes first: its equation follows from the one that is removed, and
  /// takes its place.
  private mutating func leavingRow(forMarker marker: Symbol) -> Int32? {
    var best: (row: Int32, rank: Int, ratio: Double, basic: Symbol)?
    forEachRow(with: marker) { tableau, row, coefficient in
      let basic = tableau.rows[Int(row)].basic
      let ratio = abs(tableau.rows[Int(row)].expression.constant / coefficient)
      let candidate: (row: Int32, rank: Int, ratio: Double, basic: Symbol) =
        switch tableau.kinds[Int(basic)] {
        case .marker: (row, 0, 0, basic)
        case .slack, .error: (row, coefficient < 0 ? 1 : 2, ratio, basic)
        case .variable: (row, 3, 0, basic)
        }
      if let best,
        (best.rank, best.ratio, best.basic) < (candidate.rank, candidate.ratio, candidate.basic)
      {
        return
      }
      best = candidate
    }
    return best?.row
  }

  private mutating func append(_ expression: SparseRow, basic: Symbol) {
    let index: Int32
    if let free = freeRows.popLast() {
      index = free
      rows[Int(index)] = Row(basic: basic, expression: expression)
    } else {
      index = Int32(rows.count)
      rows.append(Row(basic: basic, expression: expression))
    }
    rowOfSymbol[Int(basic)] = index
    for cell in expression.cells { rowLists.add(index, to: cell.symbol) }
  }

  private mutating func drop(_ row: Int32) {
    rowOfSymbol[Int(rows[Int(row)].basic)] = Self.none
    rows[Int(row)].basic = Self.none
    var expression = SparseRow()
    swap(&expression, &rows[Int(row)].expression)
    expression.removeAll()
    spareRows.append(expression)
    freeRows.append(row)
  }

  // MARK: Constants

  /// Adds a number to the constant of the equation in which a symbol occurs, where it has a
  /// coefficient.
  ///
  /// - Returns: whether the equations can still hold; if not, only the choice of basic symbols has
  ///   changed.
  mutating func changeConstant(
    by difference: Double, marker: Symbol, coefficient: Double
  ) -> Bool {
    let change = difference / coefficient
    if shift(marker, by: change), restoreFeasibility() { return true }
    _ = shift(marker, by: -change)
    _ = restoreFeasibility()
    return false
  }

  /// Replaces a symbol by itself plus a number.
  ///
  /// - Returns: whether all markers are still 0.
  private mutating func shift(_ symbol: Symbol, by difference: Double) -> Bool {
    infeasibleRows.removeAll(keepingCapacity: true)
    let row = rowOfSymbol[Int(symbol)]
    if row != Self.none {
      rows[Int(row)].expression.constant -= difference
      return check(row)
    }
    var isValid = true
    forEachRow(with: symbol) { tableau, row, coefficient in
      tableau.rows[Int(row)].expression.constant += coefficient * difference
      isValid = tableau.check(row) && isValid
    }
    return isValid
  }

  /// Notes the row if its basic symbol is negative; returns `false` if it is a marker and not 0.
  private mutating func check(_ row: Int32) -> Bool {
    let constant = rows[Int(row)].expression.constant
    switch kinds[Int(rows[Int(row)].basic)] {
    case .variable: return true
    case .slack, .error:
      if constant < -SparseRow.tolerance { infeasibleRows.append(row) }
      return true
    case .marker: return abs(constant) < SparseRow.tolerance
    }
  }

  /// Calls a closure once for each row in which a symbol occurs and is not basic.
  @inline(__always)
  private mutating func forEachRow(
    with symbol: Symbol, _ body: (inout Tableau, _ row: Int32, _ coefficient: Double) -> Void
  ) {
    var lists = RowLists()
    swap(&lists, &rowLists)
    visit += 1
    lists.filter(symbol) { row in
      // A row can be listed twice, or no longer contain the symbol.
      guard rows[Int(row)].visit != visit else { return false }
      let coefficient = rows[Int(row)].expression.coefficient(of: symbol)
      guard coefficient != 0 else { return false }
      rows[Int(row)].visit = visit
      body(&self, row, coefficient)
      return true
    }
    swap(&lists, &rowLists)
  }

  // MARK: The simplex method

  /// Makes the sums as small as possible, an earlier one before a later one.
  mutating func minimize() {
    guard needsMinimizing else { return }
    for _ in 0..<maxPivotCount {
      guard let entering = enteringSymbol(), let leaving = leavingRow(forEntering: entering) else {
        break
      }
      pivot(entering: entering, leaving: leaving)
    }
    needsMinimizing = false
  }

  private mutating func minimizeFeasibilityGoal() {
    for _ in 0..<maxPivotCount {
      let entering = feasibilityGoal?.firstSymbol {
        $0.coefficient < -SparseRow.tolerance && kinds[Int($0.symbol)] != .marker
      }
      guard let entering, let leaving = leavingRow(forEntering: entering) else { return }
      pivot(entering: entering, leaving: leaving)
    }
  }

  /// More pivots than any system has needed: a guard against endless loops by rounding.
  private var maxPivotCount: Int { 1000 + 20 * (rows.count + kinds.count) }

  /// A symbol that makes an important sum smaller and no more important one larger.
  private func enteringSymbol() -> Symbol? {
    for goal in goals.indices {
      let symbol = goals[goal].expression.firstSymbol { cell in
        guard cell.coefficient < -SparseRow.tolerance, kinds[Int(cell.symbol)] != .marker else {
          return false
        }
        for other in 0..<goal
        where abs(goals[other].expression.coefficient(of: cell.symbol)) >= SparseRow.tolerance {
          return false
        }
        return true
      }
      if let symbol { return symbol }
    }
    return nil
  }

  /// The row whose basic symbol is the first to become 0 when a symbol grows.
  private mutating func leavingRow(forEntering entering: Symbol) -> Int32? {
    var best: (row: Int32, ratio: Double, basic: Symbol)?
    forEachRow(with: entering) { tableau, row, coefficient in
      guard coefficient < 0 else { return }
      let basic = tableau.rows[Int(row)].basic
      guard tableau.kinds[Int(basic)] != .variable else { return }
      let ratio = -tableau.rows[Int(row)].expression.constant / coefficient
      if let best, ratio > best.ratio || ratio == best.ratio && basic > best.basic { return }
      best = (row, ratio, basic)
    }
    return best?.row
  }

  /// Makes all basic symbols nonnegative again, which keeps the sums as small as possible.
  private mutating func restoreFeasibility() -> Bool {
    for _ in 0..<maxPivotCount {
      infeasibleRows.removeAll { rows[Int($0)].expression.constant >= -SparseRow.tolerance }
      guard let row = infeasibleRows.min(by: { rows[Int($0)].basic < rows[Int($1)].basic }) else {
        return true
      }
      guard let entering = enteringSymbol(forRow: row) else { return false }
      pivot(entering: entering, leaving: row, notesInfeasibleRows: true)
    }
    return false
  }

  /// The symbol by which the basic symbol of a row is raised at the least cost.
  private func enteringSymbol(forRow row: Int32) -> Symbol? {
    var best: SparseRow.Cell?
    for cell in rows[Int(row)].expression.cells
    where cell.coefficient > 0 && kinds[Int(cell.symbol)] != .marker {
      if best.map({ isCheaper(cell, than: $0) }) ?? true { best = cell }
    }
    return best?.symbol
  }

  private func isCheaper(_ first: SparseRow.Cell, than second: SparseRow.Cell) -> Bool {
    for goal in goals.indices {
      let difference =
        goals[goal].expression.coefficient(of: first.symbol) / first.coefficient
        - goals[goal].expression.coefficient(of: second.symbol) / second.coefficient
      if abs(difference) >= SparseRow.tolerance { return difference < 0 }
    }
    return false
  }

  /// Exchanges the basic symbol of a row for another symbol that occurs in it.
  private mutating func pivot(
    entering: Symbol, leaving row: Int32, notesInfeasibleRows: Bool = false
  ) {
    var expression = SparseRow()
    swap(&expression, &rows[Int(row)].expression)
    let leaving = rows[Int(row)].basic
    rowOfSymbol[Int(leaving)] = Self.none
    expression.add(-1, times: leaving)
    expression.solve(for: entering)
    substitute(expression, for: entering, notesInfeasibleRows: notesInfeasibleRows)
    rows[Int(row)].basic = entering
    rows[Int(row)].expression = expression
    rowOfSymbol[Int(entering)] = row
    rowLists.add(row, to: leaving)
  }

  /// Replaces a symbol by an expression in all rows and sums.
  private mutating func substitute(
    _ expression: SparseRow, for symbol: Symbol, notesInfeasibleRows: Bool = false
  ) {
    var scratch = SparseRow()
    swap(&scratch, &self.scratch)
    while let row = rowLists.removeFirst(of: symbol) {
      let coefficient = rows[Int(row)].expression.coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      var changed = SparseRow()
      swap(&changed, &rows[Int(row)].expression)
      changed.add(
        expression, times: coefficient, excluding: symbol, scratch: &scratch,
        inserted: { rowLists.add(row, to: $0) })
      swap(&changed, &rows[Int(row)].expression)
      if notesInfeasibleRows { _ = check(row) }
    }
    for index in goals.indices {
      let coefficient = goals[index].expression.remove(symbol)
      guard coefficient != 0 else { continue }
      needsMinimizing = true
      goals[index].expression.add(
        expression, times: coefficient, scratch: &scratch, inserted: { _ in })
    }
    if let coefficient = feasibilityGoal?.remove(symbol), coefficient != 0 {
      feasibilityGoal!.add(expression, times: coefficient, scratch: &scratch, inserted: { _ in })
    }
    swap(&scratch, &self.scratch)
  }
}
