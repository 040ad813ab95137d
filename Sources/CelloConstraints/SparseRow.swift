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
  var start: Int32 = 0
  var count: Int32 = 0
  /// The index of the first cell that there is memory for. A row may begin after it, so that cells
  /// near its start are removed and inserted without moving all that follow.
  var memory: Int32 = 0
  /// The number of cells that there is memory for: 0, or a power of 2.
  var capacity: Int32 = 0

  /// The number of cells that there is memory for before the first one.
  var offset: Int32 { start &- memory }
}
