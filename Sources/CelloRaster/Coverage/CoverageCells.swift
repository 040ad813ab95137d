/// The exact signed area of each pixel, in integers.
///
/// A cell contains the *difference* of twice the signed area between a pixel and its left neighbor,
/// in units of 2⁻¹⁷ of a pixel. A running sum along a row yields the area to the right of all
/// edges. Edges are only added, so the result does not depend on their order, on the window or on
/// the bands. Crossings are rounded to the nearest value by exact integer division from the edge's
/// own ends, not from its intersection with a window.
struct CoverageCells {
  private var cells = ScratchBuffer<Int32>(capacity: 1 << 14)
  private var originX = 0
  private var originY = 0
  private var width = 0
  private var height = 0
  private var stride = 0

  /// Full coverage, in the units of the sums.
  static let full = 1 << 17
  /// The maximum number of cells of a band; 256 KB.
  static let maxCellCount = 1 << 16

  func deallocate() { cells.deallocate() }

  /// Returns the number of rows that a pass can contain for a given width.
  static func rowsPerBand(width: Int) -> Int { max(1, maxCellCount / (width + 2)) }

  /// Sets the pixels to compute. All cells are 0 before and after a pass.
  mutating func begin(window: PixelRect) {
    originX = window.x0
    originY = window.y0
    width = window.width
    height = window.height
    stride = width + 2
    let needed = stride * height
    if cells.count < needed { cells.append(repeating: 0, count: needed - cells.count) }
  }

  mutating func add(_ list: borrowing EdgeList) {
    let edges = list.edges.base
    let count = list.edges.count
    var index = 0
    while index < count {
      add(edges[index])
      index &+= 1
    }
  }

  /// Adds the edges of a band of rows, which are the rows of the window.
  mutating func add(_ list: borrowing EdgeList, _ bands: inout EdgeBands, band: Int) {
    bands.visit(band, of: list) { add($0) }
  }

  @inline(__always)
  private func add(_ edge: EdgeList.Edge) {
    let base = cells.base
    let shiftX = originX &* 256
    let y0 = Int(edge.y0) &- originY &* 256
    let y1 = Int(edge.y1) &- originY &* 256
    let bottom = height &* 256
    if y0 < y1 {
      if y1 <= 0 || y0 >= bottom { return }
      add(base, Int(edge.x0) &- shiftX, y0, Int(edge.x1) &- shiftX, y1, 1)
    } else {
      if y0 <= 0 || y1 >= bottom { return }
      add(base, Int(edge.x1) &- shiftX, y1, Int(edge.x0) &- shiftX, y0, -1)
    }
  }

  /// Adds a downward edge from (x0, y0) to (x1, y1), in the window's coordinates.
  @inline(__always)
  private func add(
    _ base: UnsafeMutablePointer<Int32>, _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int
  ) {
    let end = min(y1, height &* 256)
    var y = max(y0, 0)
    var row = y >> 8
    if (end &- 1) >> 8 == row, y == y0, end == y1 {
      addRow(base + row &* stride, x0, x1, y1 &- y0, sign)
      return
    }
    let dx = x1 &- x0
    let dy = y1 &- y0
    if dx == 0 {
      if x0 >= width &* 256 { return }
      while y < end {
        let next = min((row &+ 1) &* 256, end)
        addRow(base + row &* stride, x0, x0, next &- y, sign)
        y = next
        row &+= 1
      }
      return
    }
    // The x at the end of a row is x0 + dx · (y - y0) / dy, rounded to nearest; it is stepped
    // exactly with its remainder.
    let half = dy >> 1
    var x = y == y0 ? x0 : x0 &+ Fixed.floorDivide(dx &* (y &- y0) &+ half, dy)
    var next = (row &+ 1) &* 256
    if next < end {
      let numerator = dx &* (next &- y0) &+ half
      var quotient = Fixed.floorDivide(numerator, dy)
      var remainder = numerator &- quotient &* dy
      let step = Fixed.floorDivide(dx &* 256, dy)
      let stepRemainder = dx &* 256 &- step &* dy
      while true {
        let nextX = x0 &+ quotient
        addRow(base + row &* stride, x, nextX, next &- y, sign)
        x = nextX
        y = next
        row &+= 1
        next &+= 256
        if next >= end { break }
        quotient &+= step
        remainder &+= stepRemainder
        if remainder >= dy {
          remainder &-= dy
          quotient &+= 1
        }
      }
    }
    let lastX = end == y1 ? x1 : x0 &+ Fixed.floorDivide(dx &* (end &- y0) &+ half, dy)
    addRow(base + row &* stride, x, lastX, end &- y, sign)
  }

  /// Adds a piece of an edge inside a row, whose height is `drop` of the 256 steps of the row.
  @inline(__always)
  private func addRow(
    _ cells: UnsafeMutablePointer<Int32>, _ from: Int, _ to: Int, _ drop: Int, _ sign: Int
  ) {
    let column = from >> 8
    if column == to >> 8 {
      if column >= width { return }
      if column < 0 {
        cells[0] &+= Int32(truncatingIfNeeded: sign &* drop &* 512)
        return
      }
      let right = drop &* ((from & 255) &+ (to & 255))
      cells[column] &+= Int32(truncatingIfNeeded: sign &* (drop &* 512 &- right))
      cells[column &+ 1] &+= Int32(truncatingIfNeeded: sign &* right)
      return
    }
    addWideRow(cells, min(from, to), max(from, to), drop, sign)
  }

  @inline(never)
  private func addWideRow(
    _ cells: UnsafeMutablePointer<Int32>, _ left: Int, _ right: Int, _ drop: Int, _ sign: Int
  ) {
    if left >= width &* 256 { return }
    if right < 0 {
      cells[0] &+= Int32(truncatingIfNeeded: sign &* drop &* 512)
      return
    }
    let run = right &- left
    var column = left >> 8
    let lastColumn = right >> 8
    var passed = 0
    var x = left
    if column < 0 {
      passed = (drop &* (0 &- left) &+ run >> 1) / run
      cells[0] &+= Int32(truncatingIfNeeded: sign &* passed &* 512)
      column = 0
      x = 0
    }
    let step = drop &* 256 / run
    let stepRemainder = drop &* 256 &- step &* run
    let numerator = drop &* ((column &+ 1) &* 256 &- left) &+ run >> 1
    var quotient = numerator / run
    var remainder = numerator &- quotient &* run
    while column < lastColumn {
      if column >= width { return }
      let dropHere = quotient &- passed
      let share = dropHere &* ((x & 255) &+ 256)
      cells[column] &+= Int32(truncatingIfNeeded: sign &* (dropHere &* 512 &- share))
      cells[column &+ 1] &+= Int32(truncatingIfNeeded: sign &* share)
      passed = quotient
      column &+= 1
      x = column &* 256
      quotient &+= step
      remainder &+= stepRemainder
      if remainder >= run {
        remainder &-= run
        quotient &+= 1
      }
    }
    if column >= width { return }
    let dropHere = drop &- passed
    let share = dropHere &* ((x & 255) &+ (right & 255))
    cells[column] &+= Int32(truncatingIfNeeded: sign &* (dropHere &* 512 &- share))
    cells[column &+ 1] &+= Int32(truncatingIfNeeded: sign &* share)
  }

  /// Converts the cells to runs, row by row, and clears them.
  mutating func sweep(_ rule: FillRule, into builder: inout SpanMaskBuilder) {
    var row = 0
    while row < height {
      sweepRow(cells.base + row &* stride, rule, &builder)
      builder.endRow()
      row &+= 1
    }
  }

  @inline(__always)
  private func sweepRow(
    _ row: UnsafeMutablePointer<Int32>, _ rule: FillRule, _ builder: inout SpanMaskBuilder
  ) {
    var x = 0
    var sum = 0
    var coverage: UInt8 = 0
    while x < width {
      let start = x
      while x < width, row[x] == 0 { x &+= 1 }
      if x > start {
        builder.addConstant(coverage, from: start &+ originX, count: x &- start)
        if x == width { break }
      }
      repeat {
        sum &+= Int(row[x])
        row[x] = 0
        coverage = Self.coverage(sum, rule)
        builder.add(coverage, at: x &+ originX)
        x &+= 1
      } while x < width && row[x] != 0
    }
    row[width] = 0
    row[width &+ 1] = 0
  }

  /// Returns the coverage from 0 to 255 of a signed area, rounded to nearest.
  @inline(__always)
  static func coverage(_ sum: Int, _ rule: FillRule) -> UInt8 {
    var area: Int
    switch rule {
    case .nonZero:
      area = Int(bitPattern: sum.magnitude)
      if area > full { area = full }
    case .evenOdd:
      area = sum & (2 &* full &- 1)
      if area > full { area = 2 &* full &- area }
    }
    return UInt8(truncatingIfNeeded: (area &* 255 &+ full / 2) >> 17)
  }
}
