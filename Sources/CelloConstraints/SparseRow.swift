/// The index of a column of the tableau: a variable, or one that the solver adds.
typealias Symbol = Int32

/// A linear expression over symbols, `constant + Σ coefficient · symbol`.
struct SparseRow {
  struct Cell {
    var symbol: Symbol
    var coefficient: Double
  }

  /// Coefficients and sums below are rounding errors and are treated as 0. Lengths are points, of
  /// which a millionth cannot be seen, up to thousands.
  static let tolerance = 1e-8

  var constant: Double
  /// The coefficients that are not 0, sorted by symbol, in the first `count` elements.
  private var storage: [Cell]
  private(set) var count = 0

  init(constant: Double = 0) {
    self.constant = constant
    storage = []
  }

  /// Removes all cells, and keeps their memory.
  mutating func removeAll() {
    constant = 0
    count = 0
  }

  var cells: ArraySlice<Cell> { storage[..<count] }

  /// The index of the first cell whose symbol is not less than the given one.
  @inline(__always)
  private func position(of symbol: Symbol) -> Int {
    storage.withUnsafeBufferPointer { cells in
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) >> 1
        if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// The coefficient of a symbol; 0 if it does not occur.
  func coefficient(of symbol: Symbol) -> Double {
    let position = position(of: symbol)
    guard position < count, storage[position].symbol == symbol else { return 0 }
    return storage[position].coefficient
  }

  /// The lowest symbol whose cell fulfills a condition.
  @inline(__always)
  func firstSymbol(where condition: (Cell) -> Bool) -> Symbol? {
    storage.withUnsafeBufferPointer { cells in
      for index in 0..<count where condition(cells[index]) { return cells[index].symbol }
      return nil
    }
  }

  mutating func add(_ coefficient: Double, times symbol: Symbol) {
    let position = position(of: symbol)
    if position < count, storage[position].symbol == symbol {
      let sum = storage[position].coefficient + coefficient
      if abs(sum) < Self.tolerance {
        removeCell(at: position)
      } else {
        storage[position].coefficient = sum
      }
    } else if abs(coefficient) >= Self.tolerance {
      reserve(count + 1)
      storage.withUnsafeMutableBufferPointer { cells in
        var index = count
        while index > position {
          cells[index] = cells[index - 1]
          index -= 1
        }
        cells[position] = Cell(symbol: symbol, coefficient: coefficient)
      }
      count += 1
    }
  }

  /// Removes a symbol and returns its coefficient; 0 if it does not occur.
  @discardableResult
  mutating func remove(_ symbol: Symbol) -> Double {
    let position = position(of: symbol)
    guard position < count, storage[position].symbol == symbol else { return 0 }
    let coefficient = storage[position].coefficient
    removeCell(at: position)
    return coefficient
  }

  private mutating func removeCell(at position: Int) {
    count -= 1
    storage.withUnsafeMutableBufferPointer { cells in
      for index in position..<count { cells[index] = cells[index + 1] }
    }
  }

  /// Makes room for a number of cells.
  private mutating func reserve(_ capacity: Int) {
    guard storage.count < capacity else { return }
    let unused = Cell(symbol: 0, coefficient: 0)
    storage.append(
      contentsOf: repeatElement(unused, count: max(capacity, 2 * storage.count, 6) - storage.count))
  }

  /// Multiplies the expression by a factor.
  mutating func scale(by factor: Double) {
    constant *= factor
    storage.withUnsafeMutableBufferPointer { cells in
      for index in 0..<count { cells[index].coefficient *= factor }
    }
  }

  /// Adds a multiple of another expression, in time linear in the cells of both.
  ///
  /// - Parameters:
  ///   - excluded: a symbol of this row that is removed.
  ///   - scratch: memory for the sum.
  ///   - inserted: called for each symbol that the row did not have before.
  @inline(__always)
  mutating func add(
    _ other: SparseRow, times factor: Double, excluding excluded: Symbol = -1,
    scratch: inout SparseRow, inserted: (Symbol) -> Void
  ) {
    guard other.count > 0 else {
      constant += factor * other.constant
      remove(excluded)
      return
    }
    scratch.constant = constant + factor * other.constant
    scratch.reserve(count + other.count)
    scratch.count = scratch.storage.withUnsafeMutableBufferPointer { sums in
      storage.withUnsafeBufferPointer { own in
        other.storage.withUnsafeBufferPointer { others in
          var sum = sums.baseAddress.unsafelyUnwrapped
          // Of an empty row, nothing is read.
          var cell = own.baseAddress ?? UnsafePointer(sum)
          let end = cell + count
          var otherCell = others.baseAddress.unsafelyUnwrapped
          let otherEnd = otherCell + other.count
          while otherCell < otherEnd {
            let symbol = otherCell.pointee.symbol
            while cell < end, cell.pointee.symbol < symbol {
              if cell.pointee.symbol != excluded {
                sum.pointee = cell.pointee
                sum += 1
              }
              cell += 1
            }
            var coefficient = factor * otherCell.pointee.coefficient
            otherCell += 1
            if cell < end, cell.pointee.symbol == symbol {
              coefficient += cell.pointee.coefficient
              cell += 1
              guard abs(coefficient) >= Self.tolerance else { continue }
            } else {
              guard abs(coefficient) >= Self.tolerance else { continue }
              inserted(symbol)
            }
            sum.pointee = Cell(symbol: symbol, coefficient: coefficient)
            sum += 1
          }
          while cell < end {
            if cell.pointee.symbol != excluded {
              sum.pointee = cell.pointee
              sum += 1
            }
            cell += 1
          }
          return sum - sums.baseAddress.unsafelyUnwrapped
        }
      }
    }
    swap(&self, &scratch)
  }

  /// Solves `0 = self` for a symbol that occurs in it: afterwards, the symbol is equal to the row.
  mutating func solve(for symbol: Symbol) {
    let coefficient = remove(symbol)
    scale(by: -1 / coefficient)
  }
}
