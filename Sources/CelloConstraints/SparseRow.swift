/// The index of a column of the tableau: a variable, or one that the solver adds.
typealias Symbol = Int32

/// A symbol of a linear expression.
struct Cell: BitwiseCopyable {
  var symbol: Symbol
  var coefficient: Double
}

/// A linear expression over symbols, `constant + Σ coefficient · symbol`, whose cells are in a
/// ``CellStore``.
///
/// The cells have coefficients that are not 0, and are sorted by symbol. A copy names the same
/// cells: only one of them may be changed afterwards.
struct SparseRow: BitwiseCopyable {
  /// Coefficients and sums below are rounding errors and are treated as 0. Lengths are points, of
  /// which a millionth cannot be seen, up to thousands.
  static var tolerance: Double { 1e-8 }

  var constant: Double = 0
  /// The index of the first cell.
  fileprivate var start: Int32 = 0
  fileprivate(set) var count: Int32 = 0
  /// The number of cells that there is memory for: 0, or a power of 2.
  fileprivate var capacity: Int32 = 0
}

/// The cells of all rows of a tableau.
struct CellStore: ~Copyable {
  private static var smallestCapacity: Int32 { 4 }
  private static var end: Int32 { -1 }

  private var cells = Buffer<Cell>(firstCapacity: 128)
  /// Memory for sums.
  private var sums = Buffer<Cell>(firstCapacity: 32)
  /// By the binary logarithm of the capacity: the first of the spans that no row uses. The symbol
  /// of a span's first cell is the start of the next one.
  private var unusedSpans = Buffer<Int32>()

  init() {}

  func copy() -> CellStore {
    var result = CellStore()
    result.cells = cells.copy()
    result.unusedSpans = unusedSpans.copy()
    return result
  }

  // MARK: Reading

  @inline(__always)
  func cell(_ index: Int32, of row: SparseRow) -> Cell { cells[row.start &+ index] }

  /// The first cell of a row that fulfills a condition.
  @inline(__always)
  func firstCell(of row: SparseRow, where condition: (Cell) -> Bool) -> Cell? {
    guard row.count > 0 else { return nil }
    var cell = cells.pointer(to: row.start)
    let end = cell + Int(row.count)
    while cell < end {
      if condition(cell.pointee) { return cell.pointee }
      cell += 1
    }
    return nil
  }

  /// The index of the first cell whose symbol is not less than the given one.
  @inline(__always)
  private func position(of symbol: Symbol, in row: SparseRow, from first: Int32 = 0) -> Int32 {
    guard first < row.count else { return first }
    let cells = cells.pointer(to: row.start)
    // No branch depends on a symbol, as none could be predicted: a difference is -1 if shifted
    // right by all but its sign.
    var low = Int(first)
    var count = Int(row.count) &- low
    while count > 1 {
      let half = count >> 1
      low &+= half & Int((cells[low &+ half &- 1].symbol &- symbol) >> 31)
      count &-= half
    }
    return Int32(truncatingIfNeeded: low) &- ((cells[low].symbol &- symbol) >> 31)
  }

  /// The index of a symbol's cell; `nil` if it does not occur.
  ///
  /// - Parameter guess: an index at which the cell is probably.
  @inline(__always)
  func place(of symbol: Symbol, in row: SparseRow, guess: Int32 = 0) -> Int32? {
    if guess < row.count, cell(guess, of: row).symbol == symbol { return guess }
    let position = position(of: symbol, in: row)
    guard position < row.count, cell(position, of: row).symbol == symbol else { return nil }
    return position
  }

  /// The coefficient of a symbol; 0 if it does not occur.
  @inline(__always)
  func coefficient(of symbol: Symbol, in row: SparseRow) -> Double {
    place(of: symbol, in: row).map { cell($0, of: row).coefficient } ?? 0
  }

  // MARK: Changing

  mutating func add(_ coefficient: Double, times symbol: Symbol, to row: inout SparseRow) {
    let position = position(of: symbol, in: row)
    if position < row.count, cell(position, of: row).symbol == symbol {
      let sum = cell(position, of: row).coefficient + coefficient
      if abs(sum) < SparseRow.tolerance {
        removeCell(at: position, of: &row)
      } else {
        cells[row.start + position].coefficient = sum
      }
    } else if abs(coefficient) >= SparseRow.tolerance {
      insert(Cell(symbol: symbol, coefficient: coefficient), at: position, of: &row)
    }
  }

  /// Removes a symbol and returns its coefficient; 0 if it does not occur.
  @discardableResult
  @inline(__always)
  mutating func remove(_ symbol: Symbol, from row: inout SparseRow) -> Double {
    guard row.count > 0, cell(row.count &- 1, of: row).symbol >= symbol,
      let place = place(of: symbol, in: row)
    else { return 0 }
    return removeCell(at: place, of: &row).coefficient
  }

  /// Multiplies a row by a factor.
  mutating func scale(_ row: inout SparseRow, by factor: Double) {
    row.constant *= factor
    guard row.count > 0 else { return }
    let cells = cells.pointer(to: row.start)
    for index in 0..<Int(row.count) { cells[index].coefficient *= factor }
  }

  /// Solves `0 = row` for a symbol that occurs in it: afterwards, the symbol is equal to the row.
  mutating func solve(_ row: inout SparseRow, for symbol: Symbol) {
    let coefficient = remove(symbol, from: &row)
    scale(&row, by: -1 / coefficient)
  }

  /// Adds a multiple of another row.
  ///
  /// - Parameters:
  ///   - excluded: a symbol of the row that is removed, or a negative number.
  ///   - place: the index of its cell.
  ///   - lists: where the symbols are noted that the row did not have before.
  ///   - index: the number of the row in the lists; a negative one is not noted.
  mutating func add(
    _ other: SparseRow, times factor: Double, to row: inout SparseRow,
    excluding excluded: Symbol = -1, at place: Int32 = 0, lists: inout RowLists,
    index: Int32 = -1
  ) {
    row.constant += factor * other.constant
    if row.count >= 8 * other.count {
      if excluded >= 0 { removeCell(at: place, of: &row) }
      insert(other, times: factor, to: &row, lists: &lists, index: index)
    } else {
      merge(other, times: factor, to: &row, excluding: excluded, lists: &lists, index: index)
    }
  }

  /// Adds a multiple of a row that is much shorter.
  @inline(__always)
  private mutating func insert(
    _ other: SparseRow, times factor: Double, to row: inout SparseRow, lists: inout RowLists,
    index: Int32
  ) {
    var position: Int32 = 0
    for number in 0..<other.count {
      let added = cell(number, of: other)
      let symbol = added.symbol
      let coefficient = factor * added.coefficient
      position = self.position(of: symbol, in: row, from: position)
      if position < row.count, cell(position, of: row).symbol == symbol {
        let sum = cell(position, of: row).coefficient + coefficient
        if abs(sum) < SparseRow.tolerance {
          removeCell(at: position, of: &row)
        } else {
          cells[row.start + position].coefficient = sum
        }
      } else if abs(coefficient) >= SparseRow.tolerance {
        insert(Cell(symbol: symbol, coefficient: coefficient), at: position, of: &row)
        if index >= 0 { lists.add(index, to: symbol, place: position) }
      }
    }
  }

  /// Adds a multiple of a row, in time linear in the cells of both.
  private mutating func merge(
    _ other: SparseRow, times factor: Double, to row: inout SparseRow,
    excluding excluded: Symbol, lists: inout RowLists, index: Int32
  ) {
    let limit = row.count + other.count
    if sums.count < limit {
      sums.append(Cell(symbol: 0, coefficient: 0), times: limit - sums.count)
    }
    let start = sums.pointer(to: 0)
    var sum = start
    // Of an empty row, nothing is read.
    var cell = row.count > 0 ? cells.pointer(to: row.start) : start
    let end = cell + Int(row.count)
    var otherCell = cells.pointer(to: other.start)
    let otherEnd = otherCell + Int(other.count)
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
        guard abs(coefficient) >= SparseRow.tolerance else { continue }
      } else {
        guard abs(coefficient) >= SparseRow.tolerance else { continue }
        if index >= 0 {
          lists.add(index, to: symbol, place: Int32(truncatingIfNeeded: sum - start))
        }
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
    row.count = 0
    reserve(Int32(truncatingIfNeeded: sum - start), for: &row)
    row.count = Int32(truncatingIfNeeded: sum - start)
    guard row.count > 0 else { return }
    let place = cells.pointer(to: row.start)
    if row.count > 16 {
      place.update(from: start, count: Int(row.count))
    } else {
      for index in 0..<Int(row.count) { place[index] = start[index] }
    }
  }

  @inline(__always)
  private mutating func insert(_ cell: Cell, at position: Int32, of row: inout SparseRow) {
    reserve(row.count + 1, for: &row)
    let start = cells.pointer(to: row.start)
    let number = Int(row.count &- position)
    var place = start + Int(row.count)
    if number > 16 {
      place = start + Int(position)
      (place + 1).update(from: place, count: number)
    } else {
      for _ in 0..<number {
        place.pointee = (place - 1).pointee
        place -= 1
      }
    }
    place.pointee = cell
    row.count += 1
  }

  @discardableResult
  private mutating func removeCell(at position: Int32, of row: inout SparseRow) -> Cell {
    row.count -= 1
    let number = Int(row.count &- position)
    var place = cells.pointer(to: row.start &+ position)
    let cell = place.pointee
    if number > 16 {
      place.update(from: place + 1, count: number)
    } else {
      for _ in 0..<number {
        place.pointee = (place + 1).pointee
        place += 1
      }
    }
    return cell
  }

  // MARK: Memory

  /// A row with the same cells.
  mutating func copy(_ row: SparseRow) -> SparseRow {
    var result = SparseRow(constant: row.constant)
    reserve(row.count, for: &result)
    result.count = row.count
    for index in 0..<row.count { cells[result.start + index] = cell(index, of: row) }
    return result
  }

  /// Gives a row's cells back, and leaves it empty.
  @inline(__always)
  mutating func release(_ row: inout SparseRow) {
    if row.capacity > 0 {
      let size = Int32(row.capacity.trailingZeroBitCount)
      cells[row.start].symbol = unusedSpans[size]
      unusedSpans[size] = row.start
    }
    row = SparseRow()
  }

  /// Makes room for a number of cells.
  @inline(__always)
  private mutating func reserve(_ count: Int32, for row: inout SparseRow) {
    if row.capacity < count { grow(&row, to: count) }
  }

  @inline(never)
  private mutating func grow(_ row: inout SparseRow, to count: Int32) {
    var larger = allocate(count)
    larger.constant = row.constant
    larger.count = row.count
    for index in 0..<row.count { cells[larger.start + index] = cell(index, of: row) }
    release(&row)
    row = larger
  }

  /// An empty row with memory for a number of cells.
  @inline(__always)
  private mutating func allocate(_ count: Int32) -> SparseRow {
    let size = Int32(
      Int32.bitWidth &- (max(count, Self.smallestCapacity) &- 1).leadingZeroBitCount)
    var row = SparseRow()
    row.capacity = 1 << size
    if size < unusedSpans.count, unusedSpans[size] != Self.end {
      row.start = unusedSpans[size]
      unusedSpans[size] = cells[row.start].symbol
    } else {
      while unusedSpans.count <= size { unusedSpans.append(Self.end) }
      row.start = cells.count
      cells.append(Cell(symbol: 0, coefficient: 0), times: row.capacity)
    }
    return row
  }
}
