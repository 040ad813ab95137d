/// Equations in basic feasible form, for the simplex method.
///
/// Each row expresses one symbol, its basic symbol, by other symbols, which are 0. All symbols
/// except variables must be nonnegative, and markers of equations must be 0. The objective is a
/// list of sums; each sum is infinitely more important than the next sum.
///
/// The result depends only on the order of the calls. Among equally good symbols, the symbol with
/// the lowest index is chosen, which also prevents cycles (Bland's rule, applied to each sum).
struct Tableau: ~Copyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// A variable with any value.
    case variable
    /// The difference between the sides of an inequality, or a nonnegative variable.
    case slack
    /// The amount by which a constraint is violated.
    case error
    /// The difference between the sides of a required equation; always 0.
    case marker
  }

  struct SymbolState: BitwiseCopyable {
    var kind: Kind
    /// The row in which the symbol is basic. For an unused symbol, the next unused symbol.
    var row = Tableau.none
    /// The last visit of the symbol; see `enteringSymbol`.
    var visit: Int32 = 0
  }

  struct Row: BitwiseCopyable {
    var expression: SparseRow
    /// The basic symbol of the row. For an unused row, the next unused row.
    var basic: Symbol
    /// The last visit of the row; see `forEachRow`.
    var visit: Int32 = 0
  }

  /// A sum of errors to minimize.
  struct Goal: BitwiseCopyable {
    var priority: Double
    /// The number of constraints whose errors the sum contains.
    var count: Int
    var expression: SparseRow
  }

  static var none: Int32 { -1 }

  var symbols = Buffer<SymbolState>(firstCapacity: 64)
  var firstFreeSymbol = none

  /// The cells of rows and sums.
  var store = CellStore()
  /// The rows in which each symbol occurs without being basic.
  var rowLists = RowLists()

  var rows = Buffer<Row>(firstCapacity: 32)
  var firstFreeRow = none
  /// The rows whose basic symbol may be negative.
  var infeasibleRows = Buffer<Int32>()
  /// The number of the last visit of rows or symbols.
  var visit: Int32 = 0
  /// The sums, sorted by decreasing priority.
  var goals = Buffer<Goal>(firstCapacity: 4)
  /// The sum that must become 0 for an added equation to be satisfied.
  var feasibilityGoal: SparseRow?
  /// The first sum that may not be minimal: the sums before it have not changed since they were
  /// minimized.
  var firstChangedGoal: Int32 = 0

  init() {}

  /// Returns a copy. It must not be called during an operation.
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

  /// Frees a symbol that occurs in no equation, and removes its remainders from rounding.
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
  func kind(of symbol: Symbol) -> Kind { symbols[symbol].kind }

  // MARK: Objective

  /// Adds symbols to the sum of a priority, or removes them if the count is negative.
  ///
  /// - Parameter first: the first symbol; negative for none.
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

  /// Adds a multiple of a symbol, or of the expression of a basic symbol, to an expression that is
  /// not in a row.
  @inline(__always)
  mutating func add(
    _ coefficient: Double, times symbol: Symbol, to expression: inout SparseRow
  ) {
    let row = symbols[symbol].row
    if row == Self.none {
      store.add(coefficient, times: symbol, to: &expression)
    } else {
      store.add(rows[row].expression, times: coefficient, to: &expression, lists: &rowLists)
    }
  }

  // MARK: Rows

  /// Calls a closure once for each row that contains a symbol without it being basic.
  ///
  /// - Parameter isConsidered: returns a Boolean value that indicates whether the closure is called
  ///   for a row that contains the symbol.
  @inline(__always)
  mutating func forEachRow(
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
      // A row can occur twice in the list, or no longer contain the symbol.
      let row = rows[node.row]
      if row.expression.count > 0, !isConsidered(self, row) {
        rowLists.advance(&cursor)
        continue
      }
      guard row.visit != visit,
        let position = store.cellIndex(of: symbol, in: row.expression, guess: node.position)
      else {
        rowLists.remove(at: &cursor, of: symbol)
        continue
      }
      if position != node.position { rowLists.setPosition(position, at: cursor) }
      rows[node.row].visit = visit
      body(&self, node.row, row, store.coefficient(at: position))
      rowLists.advance(&cursor)
    }
  }

  mutating func beginVisit() {
    if visit == .max {
      for row in 0..<rows.count { rows[row].visit = 0 }
      for symbol in 0..<symbols.count { symbols[symbol].visit = 0 }
      visit = 0
    }
    visit &+= 1
  }
}
