/// The index of a column of the tableau: a variable, or a symbol that the solver adds.
typealias Symbol = Int32

/// A term of a linear expression.
struct Cell: BitwiseCopyable {
  var symbol: Symbol
  var coefficient: Double
}

/// A linear expression over symbols, `constant + Σ coefficient · symbol`, with its cells in a
/// ``CellStore``.
///
/// The coefficients are not 0, and the cells are sorted by symbol. A copy refers to the same cells:
/// only one of the copies may be changed.
struct SparseRow: BitwiseCopyable {
  /// The magnitude below which coefficients and sums are rounding errors and are treated as 0.
  /// Lengths are in points up to thousands, of which a millionth is invisible.
  static var tolerance: Double { 1e-8 }

  var constant: Double = 0
  /// The index of the first cell.
  var start: Int32 = 0
  var count: Int32 = 0
  /// The index of the first allocated cell. A row can start after it, so that cells near its start
  /// can be removed and inserted without moving all following cells.
  var memory: Int32 = 0
  /// The number of allocated cells: 0, or a power of 2.
  var capacity: Int32 = 0

  /// The number of allocated cells before the first cell.
  var offset: Int32 { start &- memory }
}
