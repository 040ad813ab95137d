/// The rows of pixels that an item of a display list can change.
struct ItemExtent: BitwiseCopyable {
  /// The first row.
  var top: Int32 = 0
  /// The row after the last row; equal to `top` if the item is not visible.
  var bottom: Int32 = 0
  /// The number of extents of the item and the items inside of it.
  var count: Int32 = 1
}

extension DrawingContext {
  /// The number of additional pixels at the end of a band, into which a whole step can be written.
  static let bandPadding = 2 * Blending.step

  /// Ends the extent of an item, which contains the extents after it.
  mutating func endExtent(_ index: Int, commandsFrom command: Int) {
    // After the commands have run, extents are not used.
    let rect = command <= commands.count ? bounds(ofCommandsFrom: command) : .empty
    extents.base[index] = ItemExtent(
      top: Int32(rect.isEmpty ? 0 : rect.y0), bottom: Int32(rect.isEmpty ? 0 : rect.y1),
      count: Int32(extents.count - index))
  }

  /// Runs the recorded commands for some bands of the picture, and passes the pixels of each band to
  /// a closure. Only the memory of a band is accessed if no command has run yet.
  ///
  /// - Parameters:
  ///   - rows: the number of rows of a band.
  ///   - includes: returns a Boolean value that indicates whether a band is drawn.
  ///   - body: receives the index of a band and its pixels, which are valid until it returns.
  mutating func runBands(
    ofRows rows: Int, where includes: (Range<Int>) -> Bool,
    _ body: (Int, UnsafeBufferPointer<UInt32>) -> Void
  ) throws(RasterError) {
    countCommands()
    let isWhole = runs > 0
    if isWhole { run() } else { checkGroupBytes() }
    if let excess { throw .work(excess) }
    let whole = target
    defer { target = whole }
    if !isWhole { band.reserve(rows * width + Self.bandPadding) }
    for index in 0..<(height + rows - 1) / rows {
      let (top, bottom) = (index * rows, min(index * rows + rows, height))
      var pixels = UnsafePointer(whole + top * width)
      if !isWhole {
        guard includes(top..<bottom) else { continue }
        // Commands access only the rows of the band.
        target = band.base - top * width
        runBand(top, bottom)
        pixels = UnsafePointer(band.base)
      }
      body(index, UnsafeBufferPointer(start: pixels, count: (bottom - top) * width))
    }
    commands.removeAll(keeping: 1 << 16)
    covers.removeAll(keeping: 1 << 12)
  }
}
