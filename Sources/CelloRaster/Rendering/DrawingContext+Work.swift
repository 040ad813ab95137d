/// Counting the work of a picture.
///
/// The counts depend on the display list and the scale alone, not on what the caches hold, so that
/// a list that is refused once is refused always.
extension DrawingContext {
  /// A blurred pixel takes as long as this many painted ones.
  private static let blurCost = 16
  /// As does a pixel that is resampled along one axis.
  private static let resamplingCost = 4
  /// A pixel that is blended, or mixed by a mask, takes as long as this many painted ones.
  private static let blendingCost = 8
  /// An item takes at least as long as this many painted pixels.
  static let itemCost = 256

  mutating func count(paintedPixels count: Int) {
    paintedPixels += count
    if paintedPixels > Work.paintedPixels.limit { excess = ExcessiveWork(work: .paintedPixels) }
  }

  mutating func count(resampledPixels pixels: Int) {
    count(paintedPixels: pixels * Self.resamplingCost)
  }

  mutating func count(outlinePixels count: Int) {
    outlinePixels += count
    if outlinePixels > Work.outlinePixels.limit { excess = ExcessiveWork(work: .outlinePixels) }
  }

  /// Counts a blur, and returns whether it may be drawn.
  mutating func count(blurred area: PixelRect) -> Bool {
    do throws(ExcessiveWork) {
      try Work.blurredPixels.check(Double(area.width * area.height))
      count(paintedPixels: area.width * area.height * Self.blurCost)
    } catch {
      excess = error
    }
    return excess == nil
  }

  /// Counts the pixels of the commands that have been appended since the last call.
  mutating func countCommands() {
    while countedCommands < commands.count {
      let command = commands.base + countedCommands
      countedCommands += 1
      let rect = command.pointee.rect
      guard !rect.isEmpty else { continue }
      let area = rect.width &* rect.height
      switch command.pointee.kind {
      // The extent is known when the group ends.
      case .save: break
      case .restore, .restoreMask: count(paintedPixels: 2 &* area)
      case .blend, .maskByAlpha: count(paintedPixels: Self.blendingCost &* area)
      default: count(paintedPixels: area)
      }
    }
  }

  /// Counts the copy that a group keeps.
  mutating func open(_ copy: PixelRect) {
    openSaves += 1
    savedPixels += copy.width * copy.height
    maxSavedPixelCount = max(maxSavedPixelCount, savedPixels)
  }

  mutating func close(_ copy: PixelRect) {
    openSaves -= 1
    savedPixels -= copy.width * copy.height
  }

  /// Refuses groups whose contents, with the copies of what is under them, take too much memory.
  mutating func checkGroupBytes() {
    let bytes = frame.bytesUsed + (runsWhole ? maxSavedPixelCount * 4 : 0)
    if bytes > Work.groupBytes.limit { excess = ExcessiveWork(work: .groupBytes) }
  }
}
