/// Equations in basic feasible form, and the simplex method on them.
///
/// Each row expresses one symbol, its basic symbol, by others, which are 0. All symbols but
/// variables must not be negative; markers of equations must be 0. The objective is a list of
/// sums, of which an earlier one is infinitely more important than a later one.
///
/// The result depends only on the order of calls: among equally good symbols, the one with the
/// lowest index is chosen, which is also what keeps the method from running in circles (Bland's
/// rule, applied to one sum after another).
struct Tableau: ~Copyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// A variable, of any value.
    case variable
    /// The difference between the sides of an inequality, or a variable that must not be negative.
    case slack
    /// By how much a constraint is violated.
    case error
    /// The difference between the sides of a required equation: always 0.
    case marker
  }

  private struct SymbolState: BitwiseCopyable {
    var kind: Kind
    /// The row in which the symbol is basic. Of a symbol that is not in use: the next such symbol.
    var row = Tableau.none
    /// The last visit of the symbol; see `enteringSymbol`.
    var visit: Int32 = 0
  }

  private struct Row: BitwiseCopyable {
    var expression: SparseRow
    /// Of a row that is not in use: the next such row.
    var basic: Symbol
    /// The last visit of the row; see `forEachRow`.
    var visit: Int32 = 0
  }

  /// A sum of errors that is minimized.
  private struct Goal: BitwiseCopyable {
    var priority: Double
    /// How many constraints' errors it contains.
    var count: Int
    var expression: SparseRow
  }

  private static var none: Int32 { -1 }

  private var symbols = Buffer<SymbolState>(firstCapacity: 64)
  private var firstFreeSymbol = none

  /// The cells of rows and sums.
  private var store = CellStore()
  /// The rows in which a symbol is not basic.
  private var rowLists = RowLists()

  private var rows = Buffer<Row>(firstCapacity: 32)
  private var firstFreeRow = none
  /// Rows whose basic symbol may be negative.
  private var infeasibleRows = Buffer<Int32>()
  /// The number of the last visit of rows or symbols.
  private var visit: Int32 = 0
  /// Sorted by priority, the highest first.
  private var goals = Buffer<Goal>(firstCapacity: 4)
  /// The sum that must become 0 for an added equation to hold.
  private var feasibilityGoal: SparseRow?
  /// The first sum that may be larger than possible: none of the sums before has changed since they
  /// were minimized.
  private var firstChangedGoal: Int32 = 0

  init() {}

  /// A copy, between calls.
  func copy() -> Tableau {
    var result = Tableau()
    result.symbols = symbols.copy()
    result.firstFreeSymbol = firstFreeSymbol
    result.store = store.copy()
    result.rowLists = rowLists.copy()
    result.rows = rows.copy()
    result.firstFreeRow = firstFreeRow
    result.visit = visit
    result.goals = goals.copy()
    result.firstChangedGoal = firstChangedGoal
    return result
  }

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind) -> Symbol {
    let symbol = firstFreeSymbol
    if symbol != Self.none {
      firstFreeSymbol = symbols[symbol].row
      symbols[symbol] = SymbolState(kind: kind)
      return symbol
    }
    symbols.append(SymbolState(kind: kind))
    rowLists.appendList()
    return symbols.count - 1
  }

  /// Sets a symbol that occurs in no equation free; what rounding has left of it is removed.
  mutating func free(_ symbol: Symbol) {
    var guess: Int32 = 0
    while let node = rowLists.removeFirst(of: symbol) {
      store.remove(symbol, from: &rows[node.row].expression, guess: &guess)
    }
    for goal in 0..<goals.count {
      store.remove(symbol, from: &goals[goal].expression, guess: &guess)
    }
    symbols[symbol].row = firstFreeSymbol
    firstFreeSymbol = symbol
  }

  @inline(__always)
  func value(of symbol: Symbol) -> Double {
    let row = symbols[symbol].row
    return row == Self.none ? 0 : rows[row].expression.constant
  }

  @inline(__always)
  private func kind(of symbol: Symbol) -> Kind { symbols[symbol].kind }

  // MARK: Objective

  /// Adds symbols to, or with a negative count takes them from, the sum of a priority.
  ///
  /// - Parameter first: a negative number for none.
  mutating func addCosts(_ count: Int, of first: Symbol, _ second: Symbol, priority: Double) {
    var index: Int32 = 0
    while index < goals.count, goals[index].priority > priority { index += 1 }
    if index == goals.count || goals[index].priority != priority {
      goals.insert(Goal(priority: priority, count: 0, expression: SparseRow()), at: index)
    }
    firstChangedGoal = min(firstChangedGoal, index)
    goals[index].count += count
    if goals[index].count == 0 {
      store.release(&goals[index].expression)
      goals.remove(at: index)
      return
    }
    var expression = goals[index].expression
    if first >= 0 { add(Double(count), times: first, to: &expression) }
    add(Double(count), times: second, to: &expression)
    goals[index].expression = expression
  }

  /// Adds a multiple of a symbol, or of what it is equal to, to an expression that is not in a row.
  @inline(__always)
  private mutating func add(
    _ coefficient: Double, times symbol: Symbol, to expression: inout SparseRow
  ) {
    let row = symbols[symbol].row
    if row == Self.none {
      store.add(coefficient, times: symbol, to: &expression)
    } else {
      store.add(rows[row].expression, times: coefficient, to: &expression, lists: &rowLists)
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
    var expression = SparseRow()
    expression.constant = constant
    for term in terms { add(term.coefficient, times: term.variable.symbol, to: &expression) }
    store.add(markerCoefficient, times: marker, to: &expression)
    if other >= 0 { store.add(-markerCoefficient, times: other, to: &expression) }
    if expression.constant < 0 { store.scale(&expression, by: -1) }

    if let subject = subject(of: expression, marker, other) {
      store.normalize(&expression, for: subject)
      substitute(&expression, for: subject)
      append(expression, basic: subject)
      return nil
    }
    if store.firstCell(of: expression, where: { kind(of: $0.symbol) != .marker }) == nil {
      // Only required equations are left: this one follows from them, or contradicts them.
      guard abs(expression.constant) < SparseRow.tolerance else {
        let conflict = allSymbols(of: expression)
        store.release(&expression)
        return conflict
      }
      expression.constant = 0
      store.normalize(&expression, for: marker)
      var guess: Int32 = 0
      store.remove(marker, from: &expression, guess: &guess)
      append(expression, basic: marker)
      return nil
    }
    return addWithFeasibilityGoal(expression)
  }

  /// The symbol that a new row can be solved for without making it infeasible.
  private func subject(of expression: SparseRow, _ marker: Symbol, _ other: Symbol) -> Symbol? {
    if let cell = store.firstCell(of: expression, where: { kind(of: $0.symbol) == .variable }) {
      return cell.symbol
    }
    if kind(of: marker) != .marker, store.coefficient(of: marker, in: expression) < 0 {
      return marker
    }
    if other >= 0, store.coefficient(of: other, in: expression) < 0 { return other }
    // A symbol that occurs in no other equation makes no other row infeasible.
    return store.firstCell(of: expression) {
      $0.coefficient < 0 && kind(of: $0.symbol) != .marker && rowLists.isEmpty($0.symbol)
    }?.symbol
  }

  /// Adds the equation with an artificial symbol, which is then minimized: the equation can hold
  /// if it becomes 0.
  private mutating func addWithFeasibilityGoal(_ expression: SparseRow) -> [Symbol]? {
    let artificial = makeSymbol(.slack)
    feasibilityGoal = store.copy(expression)
    append(expression, basic: artificial)
    minimizeFeasibilityGoal()
    guard var goal = feasibilityGoal.take() else { return nil }

    var conflict: [Symbol]?
    let row = symbols[artificial].row
    // An artificial symbol that is not basic is 0, whatever rounding has left in the sum.
    if row != Self.none, goal.constant >= SparseRow.tolerance {
      conflict = allSymbols(of: goal).filter { $0 != artificial }
      drop(row)
    } else if row != Self.none {
      let expression = rows[row].expression
      // A marker only if there is nothing else: the equation then follows from other equations.
      let entering =
        store.firstCell(of: expression) { kind(of: $0.symbol) != .marker }
        ?? store.firstCell(of: expression) { _ in true }
      if let entering {
        rows[row].expression.constant = 0
        pivot(entering: entering.symbol, leaving: row)
      } else {
        drop(row)
      }
    }
    store.release(&goal)
    free(artificial)
    return conflict
  }

  /// Removes the equation in which two symbols occur, and the symbols.
  mutating func removeEquation(marker: Symbol, other: Symbol) {
    if symbols[marker].row != Self.none {
      drop(symbols[marker].row)
    } else if other >= 0, symbols[other].row != Self.none {
      drop(symbols[other].row)
    } else if let row = leavingRow(forMarker: marker) {
      // The row of the marker is dropped.
      let leaving = rows[row].basic
      var expression = takeExpression(ofRow: row, normalizedFor: marker)
      substitute(&expression, for: marker)
      store.release(&expression)
      rowLists.add(row, to: leaving, place: 0)
      rows[row].basic = firstFreeRow
      firstFreeRow = row
    }
    free(marker)
    if other >= 0 { free(other) }
  }

  /// The row in which a marker can become basic so that no other row becomes infeasible.
  ///
  /// A row of another marker goes first: its equation follows from the one that is removed, and
  /// takes its place.
  private mutating func leavingRow(forMarker marker: Symbol) -> Int32? {
    var best = (row: Self.none, rank: Int.max, ratio: 0.0, basic: Symbol.max)
    forEachRow(with: marker) { tableau, row in
      // A variable is the last choice.
      tableau.kind(of: row.basic) != .variable || best.rank == Int.max
        || best.rank == 3 && row.basic < best.basic
    } do: { tableau, index, row, coefficient in
      let kind = tableau.kind(of: row.basic)
      let rank =
        switch kind {
        case .marker: 0
        case .slack, .error: coefficient < 0 ? 1 : 2
        case .variable: 3
        }
      guard rank <= best.rank else { return }
      let isRestricted = kind == .slack || kind == .error
      let ratio = isRestricted ? abs(row.expression.constant / coefficient) : 0
      if rank < best.rank || ratio < best.ratio || ratio == best.ratio && row.basic < best.basic {
        best = (index, rank, ratio, row.basic)
      }
    }
    return best.row == Self.none ? nil : best.row
  }

  private mutating func append(_ expression: SparseRow, basic: Symbol) {
    let row = Row(expression: expression, basic: basic)
    let index: Int32
    if firstFreeRow != Self.none {
      index = firstFreeRow
      firstFreeRow = rows[index].basic
      rows[index] = row
    } else {
      index = rows.count
      rows.append(row)
    }
    symbols[basic].row = index
    for number in 0..<expression.count {
      rowLists.add(
        index, to: store.cell(number, of: expression).symbol,
        place: store.place(ofCellAt: number, in: expression))
    }
  }

  private mutating func drop(_ row: Int32) {
    symbols[rows[row].basic].row = Self.none
    store.release(&rows[row].expression)
    rows[row].basic = firstFreeRow
    firstFreeRow = row
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
    infeasibleRows.removeAll()
    if shift(marker, by: change), restoreFeasibility() { return true }
    // Rows without the marker can still be infeasible, from the first attempt.
    _ = shift(marker, by: -change)
    _ = restoreFeasibility()
    return false
  }

  /// Replaces a symbol by itself plus a number, and notes the rows that become infeasible.
  ///
  /// - Returns: whether all markers are still 0.
  private mutating func shift(_ symbol: Symbol, by difference: Double) -> Bool {
    let index = symbols[symbol].row
    if index != Self.none {
      rows[index].expression.constant -= difference
      return check(rows[index], index)
    }
    var isValid = true
    forEachRow(with: symbol) { tableau, index, row, coefficient in
      var row = row
      row.expression.constant += coefficient * difference
      tableau.rows[index].expression.constant = row.expression.constant
      isValid = tableau.check(row, index) && isValid
    }
    return isValid
  }

  /// Notes the row if its basic symbol is negative; returns `false` if it is a marker and not 0.
  @inline(__always)
  private mutating func check(_ row: Row, _ index: Int32) -> Bool {
    let constant = row.expression.constant
    switch kind(of: row.basic) {
    case .variable: return true
    case .slack, .error:
      if constant < -SparseRow.tolerance { infeasibleRows.append(index) }
      return true
    case .marker: return abs(constant) < SparseRow.tolerance
    }
  }

  /// Calls a closure once for each row in which a symbol occurs and is not basic.
  ///
  /// - Parameter isConsidered: whether it must be called for a row, if the symbol occurs there.
  @inline(__always)
  private mutating func forEachRow(
    with symbol: Symbol,
    where isConsidered: (_ tableau: borrowing Tableau, _ row: Row) -> Bool = { _, _ in true },
    do body: (
      _ tableau: inout Tableau, _ index: Int32, _ row: Row, _ coefficient: Double
    ) -> Void
  ) {
    beginVisit()
    let visit = visit
    var cursor = rowLists.start(of: symbol)
    while let node = rowLists.node(at: cursor) {
      // A row can be listed twice, or no longer contain the symbol.
      let row = rows[node.row]
      if row.expression.count > 0, !isConsidered(self, row) {
        rowLists.advance(&cursor)
        continue
      }
      guard row.visit != visit,
        let place = store.place(of: symbol, in: row.expression, guess: node.place)
      else {
        rowLists.remove(at: &cursor, of: symbol)
        continue
      }
      if place != node.place { rowLists.setPlace(place, at: cursor) }
      rows[node.row].visit = visit
      body(&self, node.row, row, store.coefficient(at: place))
      rowLists.advance(&cursor)
    }
  }

  private mutating func beginVisit() {
    if visit == .max {
      for row in 0..<rows.count { rows[row].visit = 0 }
      for symbol in 0..<symbols.count { symbols[symbol].visit = 0 }
      visit = 0
    }
    visit &+= 1
  }

  private func allSymbols(of expression: SparseRow) -> [Symbol] {
    (0..<expression.count).map { store.cell($0, of: expression).symbol }
  }

  // MARK: The simplex method

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

  private mutating func minimizeFeasibilityGoal() {
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
  private mutating func restoreFeasibility() -> Bool {
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
  private mutating func pivot(
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
  private mutating func takeExpression(ofRow row: Int32, normalizedFor symbol: Symbol) -> SparseRow
  {
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
  private mutating func substitute(
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
