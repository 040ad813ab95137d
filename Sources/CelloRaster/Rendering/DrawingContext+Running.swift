/// A rectangle of pixels that a group will go back to.
struct SavedCopy {
  var x0: Int
  var y0: Int
  var width: Int
  /// Where it starts in the buffer of saved pixels.
  var offset: Int
}

extension DrawingContext {
  /// Runs the commands that wait and forgets them.
  mutating func run() {
    guard commands.count > 0 else { return }
    if openSaves > 0 { runsWhole = true }
    let rows = runsWhole ? height : max(1, Self.bandBytes / max(width * 4, 1))
    var y = 0
    while y < height {
      let end = min(y + rows, height)
      runBand(y, end)
      y = end
    }
    commands.removeAll(keeping: 1 << 16)
  }

  private mutating func runBand(_ top: Int, _ bottom: Int) {
    var index = 0
    while index < commands.count {
      let command = commands.base + index
      index += 1
      let y0 = max(Int(command.pointee.y0), top)
      let y1 = min(Int(command.pointee.y1), bottom)
      switch command.pointee.kind {
      case .save:
        save(command, y0, y1)
        continue
      case .restore, .restoreMask:
        restore(command, y0, y1)
        continue
      default: break
      }
      if y0 >= y1 { continue }
      switch command.pointee.kind {
      case .solid: runSolid(command, y0, y1)
      case .mask: runMask(command, y0, y1)
      case .pixels: runPixels(command, y0, y1)
      case .maskedPixels: runMaskedPixels(command, y0, y1)
      default: break
      }
    }
  }

  private func runSolid(_ command: UnsafePointer<Command>, _ y0: Int, _ y1: Int) {
    let x0 = Int(command.pointee.x0)
    let count = Int(command.pointee.x1) &- x0
    let color = command.pointee.color
    let weight = UInt32(command.pointee.weight)
    if weight == 65_535 {
      if count == width {
        Blending.fill(target + y0 &* width, color, count: count &* (y1 &- y0))
        return
      }
      var y = y0
      while y < y1 {
        Blending.fill(target + (y &* width &+ x0), color, count: count)
        y &+= 1
      }
    } else {
      var y = y0
      while y < y1 {
        Blending.mix(target + (y &* width &+ x0), color, weight: weight, count: count)
        y &+= 1
      }
    }
  }

  private func runMask(_ command: UnsafePointer<Command>, _ y0: Int, _ y1: Int) {
    guard let mask = command.pointee.mask else { return }
    let color = command.pointee.color
    let weight = UInt32(command.pointee.weight)
    let runs = mask.pointee.runs
    let coverage = mask.pointee.coverage
    let originX = Int(command.pointee.originX)
    let firstRow = Int(command.pointee.originY) &+ Int(mask.pointee.top)
    let left = Int(command.pointee.x0)
    let right = Int(command.pointee.x1)
    var y = y0
    while y < y1 {
      var index = Int(mask.pointee.rowStarts[y &- firstRow])
      let end = Int(mask.pointee.rowStarts[y &- firstRow &+ 1])
      let row = target + y &* width
      y &+= 1
      while index < end {
        let run = runs[index]
        index &+= 1
        var x = originX &+ Int(run.x)
        var count = Int(run.length)
        var skipped = 0
        if command.pointee.cutsRuns {
          let stop = min(x &+ count, right)
          if x < left {
            skipped = left &- x
            x = left
          }
          count = stop &- x
          if count <= 0 { continue }
        }
        if run.isSolid {
          if weight == 65_535 {
            Blending.fill(row + x, color, count: count)
          } else {
            Blending.mix(row + x, color, weight: weight, count: count)
          }
        } else {
          Blending.mix(
            row + x, color, weight: weight, coverage: coverage + (Int(run.offset) &+ skipped),
            count: count)
        }
      }
    }
  }

  // MARK: Pixels

  private func runPixels(_ command: UnsafePointer<Command>, _ y0: Int, _ y1: Int) {
    guard let pixels = command.pointee.pixels else { return }
    let x0 = Int(command.pointee.x0)
    let count = Int(command.pointee.x1) &- x0
    let weight = UInt32(command.pointee.weight)
    var y = y0
    while y < y1 {
      let source = pixels + (y &- Int(command.pointee.y0)) &* Int(command.pointee.stride)
      Blending.over(target + (y &* width &+ x0), source, weight: weight, count: count)
      y &+= 1
    }
  }

  private func runMaskedPixels(_ command: UnsafePointer<Command>, _ y0: Int, _ y1: Int) {
    guard let pixels = command.pointee.pixels, let mask = command.pointee.mask else { return }
    let weight = UInt32(command.pointee.weight)
    let left = Int(command.pointee.x0)
    let right = Int(command.pointee.x1)
    let originX = Int(command.pointee.originX)
    let firstRow = Int(command.pointee.originY) &+ Int(mask.pointee.top)
    var y = y0
    while y < y1 {
      var index = Int(mask.pointee.rowStarts[y &- firstRow])
      let end = Int(mask.pointee.rowStarts[y &- firstRow &+ 1])
      let source = pixels + ((y &- Int(command.pointee.y0)) &* Int(command.pointee.stride) &- left)
      let row = target + y &* width
      while index < end {
        let run = mask.pointee.runs[index]
        index &+= 1
        let start = originX &+ Int(run.x)
        let x = max(start, left)
        let count = min(start &+ Int(run.length), right) &- x
        if count <= 0 { continue }
        if run.isSolid {
          Blending.over(row + x, source + x, weight: weight, count: count)
        } else {
          Blending.over(
            row + x, source + x, weight: weight,
            coverage: mask.pointee.coverage + (Int(run.offset) &+ x &- start), count: count)
        }
      }
      y &+= 1
    }
  }

  // MARK: Groups

  private mutating func save(_ command: UnsafePointer<Command>, _ y0: Int, _ y1: Int) {
    let x0 = Int(command.pointee.x0)
    let count = Int(command.pointee.x1) - x0
    let rows = max(y1 - y0, 0)
    openCopies.append(SavedCopy(x0: x0, y0: y0, width: count, offset: saved.count))
    saved.reserve(rows * count)
    var target = saved.base + saved.count
    for y in y0..<(y0 + rows) {
      target.update(from: self.target + (y * width + x0), count: count)
      target += count
    }
    saved.count += rows * count
  }

  private mutating func restore(_ command: UnsafePointer<Command>, _ y0: Int, _ y1: Int) {
    openCopies.count -= 1
    let copy = openCopies.base[openCopies.count]
    let weight = UInt32(command.pointee.weight)
    var y = y0
    while y < y1 {
      let old = UnsafePointer(saved.base + (copy.offset + (y - copy.y0) * copy.width))
      let new = target + (y * width + copy.x0)
      if let mask = command.pointee.mask {
        restoreRow(command, mask, y, old, new, weight)
      } else {
        Blending.restore(new, old, weight: weight, count: copy.width)
      }
      y += 1
    }
    saved.count = copy.offset
  }

  private func restoreRow(
    _ command: UnsafePointer<Command>, _ mask: UnsafePointer<SpanMask>, _ y: Int,
    _ old: UnsafePointer<UInt32>, _ new: UnsafeMutablePointer<UInt32>, _ weight: UInt32
  ) {
    let left = Int(command.pointee.x0)
    let right = Int(command.pointee.x1)
    let row = y - Int(command.pointee.originY) - Int(mask.pointee.top)
    var index = Int(mask.pointee.rowStarts[row])
    let end = Int(mask.pointee.rowStarts[row + 1])
    var done = left
    while index < end {
      let run = mask.pointee.runs[index]
      index += 1
      let start = Int(command.pointee.originX) + Int(run.x)
      let stop = min(start + Int(run.length), right)
      let x = max(start, left)
      if x >= stop { continue }
      if x > done { (new + (done - left)).update(from: old + (done - left), count: x - done) }
      if run.isSolid {
        if weight < 65_535 {
          Blending.restore(new + (x - left), old + (x - left), weight: weight, count: stop - x)
        }
      } else {
        Blending.restore(
          new + (x - left), old + (x - left), weight: weight,
          coverage: mask.pointee.coverage + (Int(run.offset) + x - start), count: stop - x)
      }
      done = stop
    }
    if done < right { (new + (done - left)).update(from: old + (done - left), count: right - done) }
  }
}
