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

  struct SymbolState: BitwiseCopyable {
    var kind: Kind
    /// The row in which the symbol is basic. Of a symbol that is not in use: the next such symbol.
    var row = Tableau.none
    /// The last visit of the symbol; see `enteringSymbol`.
    var visit: Int32 = 0
  }

  struct Row: BitwiseCopyable {
    var expression: SparseRow
    /// Of a row that is not in use: the next such row.
    var basic: Symbol
    /// The last visit of the row; see `forEachRow`.
    var visit: Int32 = 0
  }

  /// A sum of errors that is minimized.
  struct Goal: BitwiseCopyable {
    var priority: Double
    /// How many constraints' errors it contains.
    var count: Int
    var expression: SparseRow
  }

  static var none: Int32 { -1 }

  var symbols = Buffer<SymbolState>(firstCapacity: 64)
  var firstFreeSymbol = none

  /// The cells of rows and sums.
  var store = CellStore()
  /// The rows in which a symbol is not basic.
  var rowLists = RowLists()

  var rows = Buffer<Row>(firstCapacity: 32)
  var firstFreeRow = none
  /// Rows whose basic symbol may be negative.
  var infeasibleRows = Buffer<Int32>()
  /// The number of the last visit of rows or symbols.
  var visit: Int32 = 0
  /// Sorted by priority, the highest first.
  var goals = Buffer<Goal>(firstCapacity: 4)
  /// The sum that must become 0 for an added equation to hold.
  var feasibilityGoal: SparseRow?
  /// The first sum that may be larger than possible: none of the sums before has changed since they
  /// were minimized.
  var firstChangedGoal: Int32 = 0

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
  func kind(of symbol: Symbol) -> Kind { symbols[symbol].kind }

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

  /// Calls a closure once for each row in which a symbol occurs and is not basic.
  ///
  /// - Parameter isConsidered: whether it must be called for a row, if the symbol occurs there.
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

  mutating func beginVisit() {
    if visit == .max {
      for row in 0..<rows.count { rows[row].visit = 0 }
      for symbol in 0..<symbols.count { symbols[symbol].visit = 0 }
      visit = 0
    }
    visit &+= 1
  }
}
