extension Tableau {
  // MARK: Equations

  /// Adds the equation `0 = constant + terms + markerCoefficient · (marker - other)`.
  ///
  /// - Parameters:
  ///   - marker: a symbol that occurs only in this equation.
  ///   - other: another symbol that occurs only in this equation, with the opposite coefficient;
  ///     negative if there is none.
  /// - Returns: `nil`, or the symbols of the equations that contradict the equation; the tableau
  ///   then remains unchanged.
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
      // Only required equations remain: they imply this equation, or contradict it.
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

  /// Returns a symbol for which a new row can be solved without making it infeasible; `nil` if
  /// there is none.
  private func subject(of expression: SparseRow, _ marker: Symbol, _ other: Symbol) -> Symbol? {
    if let cell = store.firstCell(of: expression, where: { kind(of: $0.symbol) == .variable }) {
      return cell.symbol
    }
    if kind(of: marker) != .marker, store.coefficient(of: marker, in: expression) < 0 {
      return marker
    }
    if other >= 0, store.coefficient(of: other, in: expression) < 0 { return other }
    // A symbol that occurs in no other equation cannot make another row infeasible.
    return store.firstCell(of: expression) {
      $0.coefficient < 0 && kind(of: $0.symbol) != .marker && rowLists.isEmpty($0.symbol)
    }?.symbol
  }

  /// Adds the equation with an artificial symbol, which is then minimized. The equation can be
  /// satisfied if the symbol becomes 0.
  private mutating func addWithFeasibilityGoal(_ expression: SparseRow) -> [Symbol]? {
    let artificial = makeSymbol(.slack)
    feasibilityGoal = store.copy(expression)
    append(expression, basic: artificial)
    minimizeFeasibilityGoal()
    guard var goal = feasibilityGoal.take() else { return nil }

    var conflict: [Symbol]?
    let row = symbols[artificial].row
    // An artificial symbol that is not basic is 0, regardless of rounding errors in the sum.
    if row != Self.none, goal.constant >= SparseRow.tolerance {
      conflict = allSymbols(of: goal).filter { $0 != artificial }
      drop(row)
    } else if row != Self.none {
      let expression = rows[row].expression
      // Use a marker only as a last resort. The equation then follows from other equations.
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

  /// Removes the equation that contains two symbols, and the symbols.
  mutating func removeEquation(marker: Symbol, other: Symbol) {
    if symbols[marker].row != Self.none {
      drop(symbols[marker].row)
    } else if other >= 0, symbols[other].row != Self.none {
      drop(symbols[other].row)
    } else if let row = leavingRow(forMarker: marker) {
      // The row of the marker is removed.
      let leaving = rows[row].basic
      var expression = takeExpression(ofRow: row, normalizedFor: marker)
      substitute(&expression, for: marker)
      store.release(&expression)
      rowLists.add(row, to: leaving, position: 0)
      rows[row].basic = firstFreeRow
      firstFreeRow = row
    }
    free(marker)
    if other >= 0 { free(other) }
  }

  /// Returns the row in which a marker can become basic without making another row infeasible.
  ///
  /// A row of another marker is preferred: its equation follows from the removed equation and
  /// replaces it.
  private mutating func leavingRow(forMarker marker: Symbol) -> Int32? {
    var best = (row: Self.none, rank: Int.max, ratio: 0.0, basic: Symbol.max)
    forEachRow(with: marker) { tableau, row in
      // Rows of variables are considered last.
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
        position: store.cellIndex(ofCellAt: number, in: expression))
    }
  }

  private mutating func drop(_ row: Int32) {
    symbols[rows[row].basic].row = Self.none
    store.release(&rows[row].expression)
    rows[row].basic = firstFreeRow
    firstFreeRow = row
  }

  // MARK: Constants

  /// Adds a number to the constant of the equation that contains a symbol with a coefficient.
  ///
  /// - Returns: `false` if the equations can no longer be satisfied; only the choice of basic
  ///   symbols has then changed.
  mutating func changeConstant(
    by difference: Double, marker: Symbol, coefficient: Double
  ) -> Bool {
    let change = difference / coefficient
    infeasibleRows.removeAll()
    if shift(marker, by: change), restoreFeasibility() { return true }
    // Rows without the marker can still be infeasible after the first attempt.
    _ = shift(marker, by: -change)
    _ = restoreFeasibility()
    return false
  }

  /// Replaces a symbol with itself plus a number, and records the rows that become infeasible.
  ///
  /// - Returns: `true` if all markers are still 0.
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

  /// Records the row if its basic symbol is negative; returns `false` if the symbol is a marker and
  /// not 0.
  @inline(__always)
  mutating func check(_ row: Row, _ index: Int32) -> Bool {
    let constant = row.expression.constant
    switch kind(of: row.basic) {
    case .variable: return true
    case .slack, .error:
      if constant < -SparseRow.tolerance { infeasibleRows.append(index) }
      return true
    case .marker: return abs(constant) < SparseRow.tolerance
    }
  }

  private func allSymbols(of expression: SparseRow) -> [Symbol] {
    (0..<expression.count).map { store.cell($0, of: expression).symbol }
  }
}
