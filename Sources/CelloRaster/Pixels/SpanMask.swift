/// The coverage of a shape as horizontal runs, row by row. All drawing uses it.
///
/// Solid runs have no coverage bytes, so that the cost of a large shape depends on the length of
/// its outline. An arena owns the memory. Coordinates are pixels relative to the mask's origin,
/// with exclusive ends.
struct SpanMask {
  struct Run {
    var x: Int32
    var length: Int32
    /// The start of the run's coverage in `coverage`; negative if every pixel is fully covered.
    var offset: Int32

    var isSolid: Bool { offset < 0 }
  }

  /// The minimum length of a solid run. Shorter runs of full coverage are stored with adjacent
  /// pixels, because switching between loops costs more than blending a few pixels.
  static let shortestSolidRun = 32
  /// The number of uncovered pixels that ends a run.
  static let shortestGap = 16
  /// The step to whose multiple every run is followed by uncovered pixels, so that loops can
  /// process whole steps.
  static let padding = 8

  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32
  /// The index of the first run of each row from `top`, and an additional element at the end.
  var rowStarts: UnsafePointer<Int32>
  var runs: UnsafePointer<Run>
  var coverage: UnsafePointer<UInt8>
  var runCount: Int32
  /// The number of bytes of coverage, including the padding after each run.
  var coverageCount: Int32
  /// The number of pixels along the outlines of the mask, which measures the work of creating it.
  var outlinePixels: Int32 = 0

  var isEmpty: Bool { left >= right || top >= bottom }

  /// Returns the pixels that can be covered, for a mask whose origin is at (x, y).
  func bounds(x: Int, y: Int) -> PixelRect {
    PixelRect(
      x0: Int(left) &+ x, y0: Int(top) &+ y, x1: Int(right) &+ x, y1: Int(bottom) &+ y)
  }

  /// Returns the indices of the runs of a row; empty for a row outside the mask.
  @inline(__always)
  func runs(inRow row: Int) -> (start: Int, end: Int) {
    guard row >= Int(top), row < Int(bottom) else { return (0, 0) }
    let start = rowStarts + (row &- Int(top))
    return (Int(start[0]), Int(start[1]))
  }
}

extension SpanMask {
  /// The number of bytes after the last coverage that loops can read, so that they can process
  /// whole steps.
  private static let readableBytesAfterEnd = 32

  /// Returns a copy in the memory of another arena.
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

  /// Traps unless all rows, runs and coverage are within the bounds that the loops over masks
  /// assume.
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
