/// The coverage of a shape as horizontal runs, row by row: what all drawing goes through.
///
/// Solid runs hold no coverage bytes, so a large shape costs as much as its outline is long. The
/// pointers belong to an arena. Coordinates are pixels relative to the mask's origin, ends
/// exclusive.
struct SpanMask {
  struct Run {
    var x: Int32
    var length: Int32
    /// Where the run's coverage starts in `coverage`; negative when every pixel is fully covered.
    var offset: Int32

    var isSolid: Bool { offset < 0 }
  }

  /// A stretch of full coverage becomes a solid run from this length on; shorter ones stay with
  /// their neighbors, because switching between loops costs more than blending a few pixels.
  static let shortestSolidRun = 32
  /// So many uncovered pixels end a run.
  static let shortestGap = 16
  /// Every run is followed by uncovered pixels up to a multiple of this, so that loops may work in
  /// steps of it.
  static let padding = 8

  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32
  /// For every row from `top`, the index of its first run; one more at the end.
  var rowStarts: UnsafePointer<Int32>
  var runs: UnsafePointer<Run>
  var coverage: UnsafePointer<UInt8>
  var runCount: Int32
  /// Bytes of coverage, the padding after each run included.
  var coverageCount: Int32
  /// Pixels along the outlines that the mask was made from: the work that making it took.
  var outlinePixels: Int32 = 0

  var isEmpty: Bool { left >= right || top >= bottom }

  /// The pixels that may be covered, for a mask whose origin is at (x, y).
  func bounds(x: Int, y: Int) -> PixelRect {
    PixelRect(
      x0: Int(left) &+ x, y0: Int(top) &+ y, x1: Int(right) &+ x, y1: Int(bottom) &+ y)
  }

  /// The indices of the runs of a row; none for a row outside the mask.
  @inline(__always)
  func runs(inRow row: Int) -> (start: Int, end: Int) {
    guard row >= Int(top), row < Int(bottom) else { return (0, 0) }
    let start = rowStarts + (row &- Int(top))
    return (Int(start[0]), Int(start[1]))
  }
}

extension SpanMask {
  /// Bytes behind the last coverage that loops may read, so that they can work in whole steps.
  private static let readableBytesAfterEnd = 32

  /// A copy that lives as long as another arena's memory.
  func copy(in arena: inout Arena) -> SpanMask {
    let rows = Int(bottom) - Int(top) + 1
    let starts = arena.allocate(Int32.self, count: rows)
    starts.update(from: rowStarts, count: rows)
    let copiedRuns = arena.allocate(Run.self, count: Int(runCount))
    copiedRuns.update(from: runs, count: Int(runCount))
    let bytes = Int(coverageCount)
    let copiedCoverage = arena.allocate(UInt8.self, count: bytes + Self.readableBytesAfterEnd)
    copiedCoverage.update(from: coverage, count: bytes)
    (copiedCoverage + bytes).update(repeating: 0, count: Self.readableBytesAfterEnd)
    var copy = self
    copy.rowStarts = UnsafePointer(starts)
    copy.runs = UnsafePointer(copiedRuns)
    copy.coverage = UnsafePointer(copiedCoverage)
    return copy
  }

  /// Traps unless all rows, runs and coverage lie where the loops over masks expect them.
  func check() {
    precondition(left <= right && top <= bottom, "SpanMask: negative extent")
    precondition(
      rowStarts[0] == 0 && rowStarts[Int(bottom) - Int(top)] == runCount,
      "SpanMask: rows do not cover the runs")
    for row in 0..<(Int(bottom) - Int(top)) {
      precondition(rowStarts[row] <= rowStarts[row + 1], "SpanMask: rows out of order")
      var end = left
      for index in Int(rowStarts[row])..<Int(rowStarts[row + 1]) {
        let run = runs[index]
        precondition(
          run.length > 0 && run.x >= end && run.x + run.length <= right,
          "SpanMask: a run overlaps another or leaves the mask")
        end = run.x + run.length
        let padded = (Int(run.length) + Self.padding - 1) / Self.padding * Self.padding
        precondition(
          run.isSolid || Int(run.offset) + padded <= Int(coverageCount),
          "SpanMask: a run without coverage")
      }
    }
  }
}
