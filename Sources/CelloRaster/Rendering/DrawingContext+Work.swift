/// The work of a picture.
///
/// The counts depend only on the display list and the scale, not on the contents of the caches, so
/// that a list that is refused once is always refused.
extension DrawingContext {
  /// The cost of a blurred pixel, in painted pixels.
  private static let blurCost = 16
  /// The cost of a pixel that is resampled along an axis, in painted pixels.
  private static let resamplingCost = 4
  /// The cost of a pixel that is blended or mixed by a mask, in painted pixels.
  private static let blendingCost = 8
  /// The minimum cost of an item, in painted pixels.
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

  /// Counts a blur.
  ///
  /// - Returns: `false` if it exceeds the limit.
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
      // The extent is known at the end of the group.
      case .save: break
      case .restore, .restoreMask: count(paintedPixels: 2 &* area)
      case .blend, .maskByAlpha, .maskByHalf: count(paintedPixels: Self.blendingCost &* area)
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

  /// Refuses groups whose contents, with the copies of the pixels below them, take too much memory.
  mutating func checkGroupBytes() {
    let bytes = frame.bytesUsed + (runsWhole ? maxSavedPixelCount * 4 : 0)
    if bytes > Work.groupBytes.limit { excess = ExcessiveWork(work: .groupBytes) }
  }
}
