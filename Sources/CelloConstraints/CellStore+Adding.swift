extension CellStore {
  /// The maximum number of cells of a short row. Chosen by measurement: visiting all cells of such
  /// a row is faster than searching for the cells that change.
  private static var maxShortCount: Int32 { 32 }

  /// Adds a multiple of another row.
  ///
  /// - Parameters:
  ///   - lists: the lists to which the row is added for each symbol that it did not contain before.
  ///   - index: the number of the row in the lists. Symbols are not added if it is negative or the
  ///     row is empty.
  mutating func add(
    _ other: SparseRow, times factor: Double, to row: inout SparseRow, lists: inout RowLists,
    index: Int32 = -1
  ) {
    row.constant += factor * other.constant
    guard other.count > 0 else { return }
    if row.count == 0 {
      set(&row, toCellsOf: other, times: factor)
      return
    }
    // The cells of the sum, from the first to the last changed cell, are computed in separate
    // memory and then replace the row's cells.
    let limit = row.count &+ other.count
    if sums.count < limit {
      sums.append(Cell(symbol: 0, coefficient: 0), times: limit - sums.count)
    }
    if guesses.count < 2 &* other.count {
      guesses.append(0, times: 2 &* other.count - guesses.count)
    }
    let sums = sums.pointer(to: 0)
    var guess = guesses.pointer(to: 0)
    // The indices, among the sums, of symbols that the row did not contain before.
    let insertions = guess + Int(other.count)
    var insertion = insertions
    var added = cells.pointer(to: other.start)
    let addedEnd = added + Int(other.count)
    let cells = cells.pointer(to: row.start)
    let end = cells + Int(row.count)
    var first = cells
    let isShort = row.count <= Self.maxShortCount
    if !isShort {
      first = Self.position(
        of: added.pointee.symbol, from: cells, to: end, guess: cells + Int(guess.pointee))
      guess.pointee = Int32(truncatingIfNeeded: first - cells)
    }
    var cell = first
    var sum = sums
    while added < addedEnd {
      let symbol = added.pointee.symbol
      var coefficient = factor * added.pointee.coefficient
      if isShort {
        while cell < end, cell.pointee.symbol < symbol {
          sum.pointee = cell.pointee
          sum += 1
          cell += 1
        }
      } else if cell < end, cell.pointee.symbol < symbol {
        let next = Self.position(of: symbol, from: cell, to: end, guess: cells + Int(guess.pointee))
        guess.pointee = Int32(truncatingIfNeeded: next - cells)
        Self.move(cell, next - cell, to: sum)
        sum += next - cell
        cell = next
      }
      added += 1
      guess += 1
      if cell < end, cell.pointee.symbol == symbol {
        coefficient += cell.pointee.coefficient
        cell += 1
        guard abs(coefficient) >= SparseRow.tolerance else { continue }
      } else {
        guard abs(coefficient) >= SparseRow.tolerance else { continue }
        insertion.pointee = Int32(truncatingIfNeeded: sum - sums)
        insertion += 1
      }
      sum.pointee = Cell(symbol: symbol, coefficient: coefficient)
      sum += 1
    }
    let number = sum - sums
    let low = Int32(truncatingIfNeeded: first - cells)
    replace(
      low, Int32(truncatingIfNeeded: cell - cells), of: &row,
      count: Int32(truncatingIfNeeded: number))
    if number > 0 { Self.move(sums, number, to: self.cells.pointer(to: row.start &+ low)) }
    guard index >= 0 else { return }
    while insertion > insertions {
      insertion -= 1
      let number = insertion.pointee
      lists.add(index, to: sums[Int(number)].symbol, position: row.start &+ low &+ number)
    }
  }

  /// Sets the cells of an empty row to a multiple of another row.
  private mutating func set(
    _ row: inout SparseRow, toCellsOf other: SparseRow, times factor: Double
  ) {
    reserve(other.count, for: &row)
    let start = cells.pointer(to: row.start)
    let source = cells.pointer(to: other.start)
    var target = start
    for number in 0..<Int(other.count) {
      let coefficient = factor * source[number].coefficient
      guard abs(coefficient) >= SparseRow.tolerance else { continue }
      target.pointee = Cell(symbol: source[number].symbol, coefficient: coefficient)
      target += 1
    }
    row.count = Int32(truncatingIfNeeded: target - start)
  }

  /// Returns the first cell whose symbol is not less than a symbol.
  ///
  /// - Parameter guess: the probable result.
  @inline(__always)
  private static func position(
    of symbol: Symbol, from first: UnsafeMutablePointer<Cell>, to end: UnsafeMutablePointer<Cell>,
    guess: UnsafeMutablePointer<Cell>
  ) -> UnsafeMutablePointer<Cell> {
    if guess >= first, guess < end, guess.pointee.symbol >= symbol,
      guess == first || (guess - 1).pointee.symbol < symbol
    {
      return guess
    }
    if (end - 1).pointee.symbol < symbol { return end }
    return position(of: symbol, from: first, to: end)
  }
}
