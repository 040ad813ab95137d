/// A rectangle of pixels that a group will restore.
struct SavedCopy {
  var x0: Int
  var y0: Int
  var width: Int
  /// The start in the buffer of saved pixels.
  var offset: Int
  /// The end of its rows.
  var y1: Int

  /// Traps unless the `restore` command for these rows belongs to this copy.
  func check(_ command: Command, _ y0: Int, _ y1: Int) {
    precondition(
      x0 == command.x0 && width == Int(command.x1) - x0
        && (y0 >= y1 || (self.y0 <= y0 && y1 <= self.y1)),
      "SavedCopy: a restore of other pixels")
  }
}

/// An opaque rectangle that hides earlier drawing.
struct Cover {
  static let minWidth = 64
  static let minArea = 4096
  /// The maximum number of covers to examine. Rectangles that many others overlap are divided into
  /// many parts, and finding them then takes longer than painting.
  static let maxVisitCount = 256

  /// The command that draws the rectangle.
  var command: Int
  /// The command after which the rectangle hides drawing: pixels that a group restores must have
  /// been drawn.
  var after: Int
  var rect: PixelRect
}

extension DrawingContext {
  /// Runs and removes the pending commands.
  mutating func run() {
    guard commands.count > 0 else { return }
    countCommands()
    if openSaves > 0 { runsWhole = true }
    checkGroupBytes()
    if excess == nil {
      let rows = runsWhole ? height : rowsPerBand
      var y = 0
      while y < height {
        let end = min(y + rows, height)
        runBand(y, end)
        y = end
      }
    }
    commands.removeAll(keeping: 1 << 16)
    countedCommands = 0
    maxSavedPixelCount = savedPixels
    covers.removeAll(keeping: 1 << 12)
    runs += 1
  }

  /// The number of rows of a band. Each band processes all commands, so bands are taller if there
  /// are many commands.
  var rowsPerBand: Int {
    let maxBandCount = max(1, (1 << 26) / max(commands.count, 1))
    return max(1, bandBytes / max(width * 4, 1), (height + maxBandCount - 1) / maxBandCount)
  }

  mutating func runBand(_ top: Int, _ bottom: Int) {
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
      case .restore, .restoreMask, .blend:
        restore(command, y0, y1)
        continue
      case .maskByAlpha, .maskByHalf:
        maskByAlpha(command, y0, y1)
        continue
      default: break
      }
      if y0 >= y1 { continue }
      switch command.pointee.kind {
      case .solid: runSolid(command, y0, y1)
      case .mask: runMask(command, y0, y1)
      case .pixels: runPixels(command, y0, y1)
      case .maskedPixels: runMaskedPixels(command, y0, y1)
      case .replace: runReplace(command, y0, y1)
      default: break
      }
    }
  }

  private func runSolid(_ command: UnsafePointer<Command>, _ y0: Int, _ y1: Int) {
    let x0 = Int(command.pointee.x0)
    let x1 = Int(command.pointee.x1)
    let color = command.pointee.color
    let weight = UInt32(command.pointee.weight)
    if weight == 65_535 {
      let rect = PixelRect(x0: x0, y0: y0, x1: x1, y1: y1)
      let index = command - UnsafePointer(commands.base)
      var visits = Cover.maxVisitCount
      fillUncovered(rect, color, painter: index, from: firstCover(after: index), &visits)
    } else {
      var y = y0
      while y < y1 {
        Blending.mix(target + (y &* width &+ x0), color, weight: weight, count: x1 &- x0)
        y &+= 1
      }
    }
  }

  /// Returns the index of the first cover that is drawn after a command.
  private func firstCover(after command: Int) -> Int {
    var low = 0
    var high = covers.count
    while low < high {
      let middle = (low + high) / 2
      if covers.base[middle].command <= command { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Fills the pixels that no later opaque rectangle hides, examining covers from an index.
  ///
  /// - Parameter visits: the number of covers that can still be examined. Pixels that other covers
  ///   hide are also painted, which affects only the time.
  private func fillUncovered(
    _ rect: PixelRect, _ color: UInt32, painter: Int, from first: Int, _ visits: inout Int
  ) {
    var index = first
    while index < covers.count, visits > 0 {
      let cover = covers.base[index]
      index &+= 1
      visits &-= 1
      if cover.after >= painter { continue }
      let hidden = rect.intersection(cover.rect)
      if hidden.isEmpty || hidden.width < Cover.minWidth { continue }
      let parts =
        [
          PixelRect(x0: rect.x0, y0: rect.y0, x1: rect.x1, y1: hidden.y0),
          PixelRect(x0: rect.x0, y0: hidden.y0, x1: hidden.x0, y1: hidden.y1),
          PixelRect(x0: hidden.x1, y0: hidden.y0, x1: rect.x1, y1: hidden.y1),
          PixelRect(x0: rect.x0, y0: hidden.y1, x1: rect.x1, y1: rect.y1),
        ] as InlineArray<4, PixelRect>
      for part in 0..<4 where !parts[part].isEmpty {
        fillUncovered(parts[part], color, painter: painter, from: index, &visits)
      }
      return
    }
    let count = rect.width
    if count == width {
      Blending.fill(target + rect.y0 &* width, color, count: count &* rect.height)
      return
    }
    var row = target + (rect.y0 &* width &+ rect.x0)
    var y = rect.y0
    while y < rect.y1 {
      Blending.fill(row, color, count: count)
      row += width
      y &+= 1
    }
  }

  private func runMask(_ command: UnsafePointer<Command>, _ y0: Int, _ y1: Int) {
    let color = command.pointee.color
    guard let weights = command.pointee.weights else {
      forEachMaskRun(command, y0, y1) { target, coverage, count, isPadded in
        if let coverage {
          Blending.mix(target, opaque: color, coverage: coverage, count: count, isPadded: isPadded)
        } else {
          Blending.fill(target, color, count: count)
        }
      }
      return
    }
    let weight = UInt32(command.pointee.weight)
    forEachMaskRun(command, y0, y1) { target, coverage, count, isPadded in
      if let coverage {
        Blending.mix(
          target, color, weights: weights, coverage: coverage, count: count, isPadded: isPadded)
      } else {
        Blending.mix(target, color, weight: weight, count: count)
      }
    }
  }

  /// Visits the runs of a command with a mask: the first pixel, the coverage (`nil` if it is full),
  /// the number of pixels, and whether a whole step can be written at the end.
  @inline(__always)
  private func forEachMaskRun(
    _ command: UnsafePointer<Command>, _ y0: Int, _ y1: Int,
    _ body: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt8>?, Int, Bool) -> Void
  ) {
    guard let mask = command.pointee.mask else { return }
    let coverage = mask.pointee.coverage
    let originX = Int(command.pointee.originX)
    let firstRow = Int(command.pointee.originY) &+ Int(mask.pointee.top)
    let left = Int(command.pointee.x0) &- originX
    let right = Int(command.pointee.x1) &- originX
    let cutsRuns = command.pointee.cutsRuns
    // From here, a whole step would exceed the bitmap.
    let lastStep = target + (width &* height &- Blending.step)
    var start = mask.pointee.rowStarts + (y0 &- firstRow)
    var run = mask.pointee.runs + Int(start.pointee)
    var row = target + (y0 &* width &+ originX)
    var y = y0
    while y < y1 {
      start += 1
      let end = mask.pointee.runs + Int(start.pointee)
      while run < end {
        let x = Int(run.pointee.x)
        let offset = Int(run.pointee.offset)
        var from = row + x
        var count = Int(run.pointee.length)
        var covered = coverage + offset
        var isPadded = true
        run += 1
        if cutsRuns {
          let skipped = max(left &- x, 0)
          let stop = min(x &+ count, right)
          // The padding is a whole step only if counted from the start of the run.
          isPadded = stop == x &+ count && skipped == 0
          count = stop &- x &- skipped
          if count <= 0 { continue }
          from += skipped
          covered += skipped
        }
        // The last, partial step starts at most at the last pixel of the run.
        isPadded = isPadded && from + (count &- 1) <= lastStep
        #if DEBUG
          checkRow(from, count: count, y)
          let end = isPadded ? (count &+ Blending.step &- 1) & ~(Blending.step &- 1) : count
          precondition(
            from + end <= target + width &* height
              && (offset < 0 || covered + end <= coverage + Int(mask.pointee.coverageCount)),
            "DrawingContext: a run outside its memory")
        #endif
        body(from, offset < 0 ? nil : covered, count, isPadded)
      }
      row += width
      y &+= 1
    }
  }

  /// Traps unless a number of pixels is within a row of the bitmap.
  private func checkRow(_ from: UnsafeMutablePointer<UInt32>, count: Int, _ y: Int) {
    let start = from - (target + y * width)
    precondition(
      y >= 0 && y < height && start >= 0 && count >= 0 && start + count <= width,
      "DrawingContext: a run outside its row")
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
    let weight = UInt32(command.pointee.weight)
    guard let weights = command.pointee.weights else { return }
    forEachRun(command, y0, y1) { target, source, coverage, count in
      if let coverage {
        Blending.over(target, source, weights: weights, coverage: coverage, count: count)
      } else {
        Blending.over(target, source, weight: weight, count: count)
      }
    }
  }

  private func runReplace(_ command: UnsafePointer<Command>, _ y0: Int, _ y1: Int) {
    forEachRun(command, y0, y1) { target, source, coverage, count in
      if let coverage {
        Blending.replace(target, source, coverage: coverage, count: count)
      } else {
        target.update(from: source, count: count)
      }
    }
  }

  /// Visits the runs of a command with a mask and pixels.
  @inline(__always)
  private func forEachRun(
    _ command: UnsafePointer<Command>, _ y0: Int, _ y1: Int,
    _ body: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt8>?, Int) ->
      Void
  ) {
    guard let pixels = command.pointee.pixels, let mask = command.pointee.mask else { return }
    let left = Int(command.pointee.x0)
    let rows = PixelRect(x0: left, y0: y0, x1: Int(command.pointee.x1), y1: y1)
    mask.pointee.forEachRun(
      x: Int(command.pointee.originX), y: Int(command.pointee.originY), in: rows
    ) { row, start, count, coverage in
      let source =
        pixels + ((row - Int(command.pointee.y0)) * Int(command.pointee.stride) + start - left)
      #if DEBUG
        checkRow(target + (row * width + start), count: count, row)
      #endif
      body(target + (row * width + start), source, coverage, count)
    }
  }

  // MARK: Groups

  private mutating func save(_ command: UnsafePointer<Command>, _ y0: Int, _ y1: Int) {
    let x0 = Int(command.pointee.x0)
    let count = Int(command.pointee.x1) - x0
    let rows = max(y1 - y0, 0)
    openCopies.append(
      SavedCopy(x0: x0, y0: y0, width: count, offset: saved.count, y1: y0 + rows))
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
    precondition(openCopies.count >= 0, "DrawingContext: a restore without a save")
    let copy = openCopies.base[openCopies.count]
    copy.check(command.pointee, y0, y1)
    let weight = UInt32(command.pointee.weight)
    var y = y0
    while y < y1 {
      let old = UnsafePointer(saved.base + (copy.offset + (y - copy.y0) * copy.width))
      let new = target + (y * width + copy.x0)
      if command.pointee.kind == .blend {
        Blending.blend(new, old, mode: command.pointee.mode, count: copy.width)
      } else if let mask = command.pointee.mask {
        restoreRow(command, mask, y, old, new, weight)
      } else {
        Blending.restore(new, old, weight: weight, count: copy.width)
      }
      y += 1
    }
    saved.count = copy.offset
  }

  private mutating func maskByAlpha(
    _ command: UnsafePointer<Command>, _ y0: Int, _ y1: Int
  ) {
    openCopies.count -= 2
    precondition(openCopies.count >= 0, "DrawingContext: a mask without two copies")
    let old = openCopies.base[openCopies.count]
    let new = openCopies.base[openCopies.count + 1]
    old.check(command.pointee, y0, y1)
    new.check(command.pointee, y0, y1)
    for y in y0..<max(y0, y1) {
      let mask = target + (y * width + old.x0)
      if command.pointee.kind == .maskByHalf {
        for x in 0..<old.width { mask[x] = mask[x] >> 31 &* 0xff00_0000 }
      }
      Blending.mix(
        mask, from: saved.base + (old.offset + (y - old.y0) * old.width),
        to: saved.base + (new.offset + (y - new.y0) * new.width), count: old.width)
    }
    saved.count = old.offset
  }

  private func restoreRow(
    _ command: UnsafePointer<Command>, _ mask: UnsafePointer<SpanMask>, _ y: Int,
    _ old: UnsafePointer<UInt32>, _ new: UnsafeMutablePointer<UInt32>, _ weight: UInt32
  ) {
    guard let weights = command.pointee.weights else { return }
    let left = Int(command.pointee.x0)
    let right = Int(command.pointee.x1)
    var (index, end) = mask.pointee.runs(inRow: y - Int(command.pointee.originY))
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
          new + (x - left), old + (x - left), weights: weights,
          coverage: mask.pointee.coverage + (Int(run.offset) + x - start), count: stop - x)
      }
      done = stop
    }
    if done < right { (new + (done - left)).update(from: old + (done - left), count: right - done) }
  }
}
