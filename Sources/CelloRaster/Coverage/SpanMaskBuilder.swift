/// Collects coverage row by row, from left to right, in the runs of a ``SpanMask``.
struct SpanMaskBuilder {
  private var runs = ScratchBuffer<SpanMask.Run>(capacity: 256)
  private var rowStarts = ScratchBuffer<Int32>(capacity: 256)
  private var coverage = ScratchBuffer<UInt8>(capacity: 4096)
  private var top = 0
  private var left = Int.max
  private var right = Int.min
  /// The start of the open run in `coverage`; negative if no run is open.
  private var openOffset = -1
  private var openX = 0
  /// The position of the next byte of the open run; the pixels up to it are uncovered.
  private var nextX = 0

  func deallocate() {
    runs.deallocate()
    rowStarts.deallocate()
    coverage.deallocate()
  }

  mutating func begin(top: Int) {
    runs.removeAll(keeping: 1 << 16)
    rowStarts.removeAll(keeping: 1 << 14)
    coverage.removeAll(keeping: 1 << 20)
    rowStarts.append(0)
    self.top = top
    left = .max
    right = .min
    openOffset = -1
  }

  /// Adds a pixel. The pixels of a row must be added from left to right.
  @inline(__always)
  mutating func add(_ value: UInt8, at x: Int) {
    if value == 0 { return }
    open(at: x, reserving: 1)
    coverage.base[coverage.count] = value
    coverage.count &+= 1
    nextX = x &+ 1
  }

  /// Adds pixels of equal coverage.
  @inline(__always)
  mutating func addConstant(_ value: UInt8, from x: Int, count: Int) {
    if value == 0 { return }
    addCovered(value, from: x, count: count)
  }

  private mutating func addCovered(_ value: UInt8, from x: Int, count: Int) {
    if value == 255, count >= SpanMask.shortestSolidRun {
      closeRun()
      left = min(left, x)
      right = max(right, x + count)
      runs.append(.init(x: Int32(x), length: Int32(count), offset: -1))
      return
    }
    open(at: x, reserving: count)
    var target = coverage.base + coverage.count
    let end = target + count
    while target < end {
      target.pointee = value
      target += 1
    }
    coverage.count &+= count
    nextX = x &+ count
  }

  @inline(__always)
  private mutating func open(at x: Int, reserving count: Int) {
    if openOffset >= 0 {
      let gap = x &- nextX
      if gap == 0 {
        coverage.reserve(count)
        return
      }
      if gap < SpanMask.shortestGap {
        coverage.append(repeating: 0, count: gap)
        coverage.reserve(count)
        return
      }
      closeRun()
    }
    openOffset = coverage.count
    openX = x
    nextX = x
    coverage.reserve(count)
  }

  private mutating func closeRun() {
    guard openOffset >= 0 else { return }
    let length = coverage.count &- openOffset
    runs.append(.init(x: Int32(openX), length: Int32(length), offset: Int32(openOffset)))
    left = min(left, openX)
    right = max(right, openX + length)
    let step = SpanMask.padding
    coverage.append(repeating: 0, count: (step &- length % step) % step)
    openOffset = -1
  }

  mutating func endRow() {
    closeRun()
    rowStarts.append(Int32(runs.count))
  }

  /// Copies the result to an arena. Empty rows at the top and the bottom are removed.
  mutating func finish(in arena: inout Arena) -> SpanMask {
    var first = 0
    var last = rowStarts.count - 1
    while first < last, rowStarts.base[first + 1] == 0 { first += 1 }
    while last > first, rowStarts.base[last - 1] == Int32(runs.count) { last -= 1 }
    let isEmpty = runs.count == 0
    let mask = SpanMask(
      left: isEmpty ? 0 : Int32(left), top: Int32(top + first), right: isEmpty ? 0 : Int32(right),
      bottom: Int32(top + last), rowStarts: UnsafePointer(rowStarts.base + first),
      runs: UnsafePointer(runs.base), coverage: UnsafePointer(coverage.base),
      runCount: Int32(runs.count), coverageCount: Int32(coverage.count))
    #if DEBUG
      mask.check()
    #endif
    return mask.copy(in: &arena)
  }
}
