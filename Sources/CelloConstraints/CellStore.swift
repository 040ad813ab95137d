/// The cells of all rows of a tableau.
struct CellStore: ~Copyable {
  private static var smallestCapacity: Int32 { 4 }
  private static var end: Int32 { -1 }

  private(set) var cells = Buffer<Cell>(firstCapacity: 128)
  /// The first unused span of each capacity, indexed by the binary logarithm of the capacity. The
  /// symbol of a span's first cell is the start of the next unused span.
  private var unusedSpans = Buffer<Int32>()

  /// Memory for sums; see `add(_:times:to:lists:index:)`.
  var sums = Buffer<Cell>(firstCapacity: 32)
  /// The positions of an added row's cells in the previous row: rows to which the same row is added
  /// are often similar.
  var guesses = Buffer<Int32>(firstCapacity: 32)

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

  /// Returns the first cell of a row that satisfies a condition; `nil` if there is none.
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

  /// Returns the index of the first cell whose symbol is not less than a symbol.
  @inline(__always)
  private func position(of symbol: Symbol, in row: SparseRow) -> Int32 {
    guard row.count > 0 else { return 0 }
    let cells = cells.pointer(to: row.start)
    return Int32(
      truncatingIfNeeded: Self.position(of: symbol, from: cells, to: cells + Int(row.count)) - cells
    )
  }

  /// Returns the first cell, among one or more cells, whose symbol is not less than a symbol.
  @inline(__always)
  static func position(
    of symbol: Symbol, from first: UnsafeMutablePointer<Cell>, to end: UnsafeMutablePointer<Cell>
  ) -> UnsafeMutablePointer<Cell> {
    // No branch depends on a symbol, because it would be unpredictable: shifting a difference right
    // by all bits but its sign yields -1 if it is negative.
    var low = first
    var count = end - first
    while count > 1 {
      let half = count >> 1
      low += half & Int((low[half &- 1].symbol &- symbol) >> 31)
      count &-= half
    }
    return low - Int((low.pointee.symbol &- symbol) >> 31)
  }

  /// Returns the index of a symbol's cell among all cells; `nil` if the symbol does not occur in
  /// the row.
  ///
  /// - Parameter guess: the probable index.
  @inline(__always)
  func cellIndex(of symbol: Symbol, in row: SparseRow, guess: Int32) -> Int32? {
    let index = guess &- row.start
    if UInt32(bitPattern: index) < UInt32(bitPattern: row.count), cells[guess].symbol == symbol {
      return guess
    }
    let position = position(of: symbol, in: row)
    guard position < row.count, cell(position, of: row).symbol == symbol else { return nil }
    return row.start &+ position
  }

  /// Returns the index of a row's cell among all cells.
  @inline(__always)
  func cellIndex(ofCellAt index: Int32, in row: SparseRow) -> Int32 { row.start &+ index }

  /// Returns the coefficient of the cell at an index among all cells.
  @inline(__always)
  func coefficient(at position: Int32) -> Double { cells[position].coefficient }

  /// Returns the coefficient of a symbol; 0 if the symbol does not occur in the row.
  @inline(__always)
  func coefficient(of symbol: Symbol, in row: SparseRow) -> Double {
    guard row.count > 0, cell(row.count &- 1, of: row).symbol >= symbol else { return 0 }
    let cell = cell(position(of: symbol, in: row), of: row)
    return cell.symbol == symbol ? cell.coefficient : 0
  }

  // MARK: Changing

  /// Adds a multiple of a symbol to a row.
  mutating func add(_ coefficient: Double, times symbol: Symbol, to row: inout SparseRow) {
    let position = position(of: symbol, in: row)
    if position < row.count, cell(position, of: row).symbol == symbol {
      let sum = cell(position, of: row).coefficient + coefficient
      if abs(sum) < SparseRow.tolerance {
        replace(position, position + 1, of: &row, count: 0)
      } else {
        cells[row.start + position].coefficient = sum
      }
    } else if abs(coefficient) >= SparseRow.tolerance {
      replace(position, position, of: &row, count: 1)
      cells[row.start + position] = Cell(symbol: symbol, coefficient: coefficient)
    }
  }

  /// Removes a symbol from a row, if it occurs.
  ///
  /// - Parameter guess: the probable index of the symbol's cell, or of its insertion; set to the
  ///   actual index.
  @inline(__always)
  mutating func remove(_ symbol: Symbol, from row: inout SparseRow, guess: inout Int32) {
    guard row.count > 0, cell(row.count &- 1, of: row).symbol >= symbol else { return }
    let isRight =
      guess < row.count && cell(guess, of: row).symbol >= symbol
      && (guess == 0 || cell(guess &- 1, of: row).symbol < symbol)
    if !isRight { guess = position(of: symbol, in: row) }
    if cell(guess, of: row).symbol == symbol { replace(guess, guess &+ 1, of: &row, count: 0) }
  }

  /// Multiplies a row by a factor.
  mutating func scale(_ row: inout SparseRow, by factor: Double) {
    row.constant *= factor
    guard row.count > 0 else { return }
    let cells = cells.pointer(to: row.start)
    for index in 0..<Int(row.count) { cells[index].coefficient *= factor }
  }

  /// Multiplies a row so that the coefficient of a symbol that occurs in it becomes -1. If the row
  /// is 0, the symbol then equals the rest of the row.
  mutating func normalize(_ row: inout SparseRow, for symbol: Symbol) {
    let position = position(of: symbol, in: row)
    scale(&row, by: -1 / cell(position, of: row).coefficient)
    cells[row.start + position].coefficient = -1
  }

  /// Replaces cells of a row with a number of cells, which the caller sets.
  ///
  /// - Parameters:
  ///   - low: the index of the first replaced cell.
  ///   - high: the index after the last replaced cell.
  @inline(__always)
  mutating func replace(_ low: Int32, _ high: Int32, of row: inout SparseRow, count: Int32) {
    let growth = count &- (high &- low)
    if growth == 0 { return }
    let followingCount = row.count &- high
    if low < followingCount, growth <= row.offset {
      if low > 0 {
        let start = cells.pointer(to: row.start)
        Self.move(start, Int(low), to: start - Int(growth))
      }
      row.start &-= growth
    } else {
      reserve(row.count &+ growth, for: &row)
      if followingCount > 0 {
        let start = cells.pointer(to: row.start &+ high)
        Self.move(start, Int(followingCount), to: start + Int(growth))
      }
    }
    row.count &+= growth
  }

  /// Moves cells to memory that can overlap the source.
  @inline(__always)
  static func move(
    _ source: UnsafeMutablePointer<Cell>, _ count: Int, to target: UnsafeMutablePointer<Cell>
  ) {
    if count > 16 {
      target.update(from: source, count: count)
    } else if target < source {
      var source = source
      var target = target
      let end = source + count
      while source < end {
        target.pointee = source.pointee
        source += 1
        target += 1
      }
    } else {
      var end = source + count
      var target = target + count
      while end > source {
        end -= 1
        target -= 1
        target.pointee = end.pointee
      }
    }
  }

  // MARK: Memory

  /// Returns a row with a copy of the cells.
  mutating func copy(_ row: SparseRow) -> SparseRow {
    var result = SparseRow(constant: row.constant)
    reserve(row.count, for: &result)
    result.count = row.count
    for index in 0..<row.count { cells[result.start + index] = cell(index, of: row) }
    return result
  }

  /// Frees a row's cells and makes the row empty.
  @inline(__always)
  mutating func release(_ row: inout SparseRow) {
    if row.capacity > 0 {
      let size = Int32(row.capacity.trailingZeroBitCount)
      cells[row.memory].symbol = unusedSpans[size]
      unusedSpans[size] = row.memory
    }
    row = SparseRow()
  }

  /// Ensures that the row has memory for a number of cells, starting at its first cell.
  @inline(__always)
  mutating func reserve(_ count: Int32, for row: inout SparseRow) {
    if row.capacity &- row.offset < count { reserveSpace(for: count, in: &row) }
  }

  /// Moves the cells to the start of the row's memory, or to a larger allocation.
  @inline(never)
  private mutating func reserveSpace(for count: Int32, in row: inout SparseRow) {
    guard row.capacity >= count else { return grow(&row, to: count) }
    let start = cells.pointer(to: row.memory)
    start.update(from: start + Int(row.offset), count: Int(row.count))
    row.start = row.memory
  }

  private mutating func grow(_ row: inout SparseRow, to count: Int32) {
    var larger = allocate(count)
    larger.constant = row.constant
    larger.count = row.count
    for index in 0..<row.count { cells[larger.start + index] = cell(index, of: row) }
    release(&row)
    row = larger
  }

  /// Returns an empty row with memory for a number of cells.
  @inline(__always)
  private mutating func allocate(_ count: Int32) -> SparseRow {
    let size = Int32(
      Int32.bitWidth &- (max(count, Self.smallestCapacity) &- 1).leadingZeroBitCount)
    var row = SparseRow()
    row.capacity = 1 << size
    if size < unusedSpans.count, unusedSpans[size] != Self.end {
      row.memory = unusedSpans[size]
      unusedSpans[size] = cells[row.memory].symbol
    } else {
      while unusedSpans.count <= size { unusedSpans.append(Self.end) }
      row.memory = cells.count
      cells.append(Cell(symbol: 0, coefficient: 0), times: row.capacity)
    }
    row.start = row.memory
    return row
  }
}
