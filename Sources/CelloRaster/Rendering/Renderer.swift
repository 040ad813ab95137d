import Synchronization

/// A renderer that converts display lists to bitmaps.
///
/// It keeps scratch memory and limited caches of glyph and shape masks between pictures, which only
/// affect the speed. It must be used on one thread at a time: create a renderer per thread, or call
/// ``DisplayList/render(scale:background:)``, which uses a pool.
package final class Renderer {
  private var context: DrawingContext
  /// Memory for pictures that cannot be drawn band by band.
  private var whole = Bitmap(width: 0, height: 0)

  /// Creates a renderer.
  package convenience init() { self.init(bandBytes: DrawingContext.bandBytes) }

  /// Creates a renderer with a band size.
  ///
  /// - Parameter bandBytes: the size of the part of a picture that is completed before the next
  ///   part. It does not change a pixel.
  package init(bandBytes: Int) { context = DrawingContext(bandBytes: bandBytes) }

  deinit { context.deallocate() }

  /// Draws a list on a new bitmap.
  ///
  /// - Parameters:
  ///   - scale: the number of pixels per point. The bitmap has the list's size multiplied by it,
  ///     rounded up; an excess of less than a thousandth of a pixel is ignored.
  ///   - background: the color below all items; `nil` for a transparent bitmap.
  package func render(
    _ list: DisplayList, scale: CGFloat, background: Color? = nil
  ) throws(RasterError) -> Bitmap {
    var bitmap = Bitmap(width: 0, height: 0)
    try render(list, scale: scale, background: background, into: &bitmap)
    return bitmap
  }

  /// Draws a list on an existing bitmap, whose pixels are replaced. The memory is reused if the
  /// size is right.
  package func render(
    _ list: DisplayList, scale: CGFloat, background: Color? = nil, into bitmap: inout Bitmap
  ) throws(RasterError) {
    let (width, height) = try Self.pixelSize(of: list, scale: scale)
    if bitmap.width != width || bitmap.height != height {
      bitmap = Bitmap(uninitializedWidth: width, height: height)
    }
    var failure: RasterError?
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      do throws(RasterError) {
        try context.draw(
          list, scale: Double(scale), background: background, into: base, width: width,
          height: height)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Draws a list band by band, without a bitmap, and passes each band to a closure. Bands that equal
  /// those of a former frame are left out.
  ///
  /// The pixels are the pixels of the list's picture. If an item reads pixels of other rows, such as a
  /// blurred backdrop, the whole picture is drawn.
  ///
  /// - Parameters:
  ///   - former: a frame that was drawn before; `nil` to draw all bands. The frames can be of any
  ///     size.
  ///   - body: receives the frame, the index of a band and its pixels, which are valid until it
  ///     returns.
  /// - Returns: the frame, for the next call.
  package func drawBands(
    of list: DisplayList, scale: CGFloat, background: Color? = nil, after former: DrawnFrame? = nil,
    _ body: (DrawnFrame, Int, UnsafeBufferPointer<UInt32>) -> Void
  ) throws(RasterError) -> DrawnFrame {
    let (width, height) = try Self.pixelSize(of: list, scale: scale)
    // The memory is accessed only if an item reads pixels.
    if whole.width != width || whole.height != height {
      whole = Bitmap(uninitializedWidth: width, height: height)
    }
    context.recordsExtents = true
    defer { context.recordsExtents = false }
    var failure: RasterError?
    var frame = DrawnFrame(
      list, scale: scale, background: background, width: width, height: height, rowsPerBand: 1,
      extents: nil)
    whole.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress, width > 0, height > 0 else { return }
      do throws(RasterError) {
        try context.record(
          list, scale: Double(scale), background: background, for: base, width: width,
          height: height)
        let rows = context.rowsPerBand
        frame = DrawnFrame(
          list, scale: scale, background: background, width: width, height: height,
          rowsPerBand: rows,
          extents: context.runs > 0
            ? nil
            : Array(
              UnsafeBufferPointer(start: context.extents.base, count: context.extents.count)))
        let changed = former.flatMap { frame.changedRows(from: $0) }
        try context.runBands(ofRows: rows, where: { changed?.intersects($0) ?? true }) {
          body(frame, $0, $1)
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return frame
  }

  /// Returns the size of the bitmap for a list.
  package static func pixelSize(
    of list: DisplayList, scale: CGFloat
  ) throws(RasterError) -> (width: Int, height: Int) {
    guard scale > 0, scale.isFinite else { throw .scale(scale) }
    let width = pixels(list.size.width, scale)
    let height = pixels(list.size.height, scale)
    guard let width, let height, width <= Bitmap.longestSide, height <= Bitmap.longestSide,
      width * height <= Bitmap.maxPixelCount
    else { throw .size(width: list.size.width, height: list.size.height, scale: scale) }
    return (width, height)
  }

  /// Returns the number of pixels; `nil` for NaN and too many pixels, 0 for a negative length.
  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int? {
    let exact = length * scale
    guard exact < 1e9 else { return nil }
    return exact > 0 ? Int(clamping: exact + 0.999) : 0
  }
}

extension DisplayList {
  /// Draws the list on a new bitmap.
  ///
  /// - Parameters:
  ///   - scale: the number of pixels per point; the bitmap has the list's size multiplied by it,
  ///     rounded up.
  ///   - background: the color below all items; `nil` for a transparent bitmap.
  package func render(
    scale: CGFloat, background: Color? = nil
  ) throws(RasterError) -> Bitmap {
    let renderer = RendererPool.take()
    defer { RendererPool.giveBack(renderer) }
    return try renderer.renderer.render(self, scale: scale, background: background)
  }
}

extension Renderer {
  /// Runs a closure with an idle renderer, whose caches are filled.
  package static func withPooledRenderer<Result>(
    _ body: (Renderer) throws -> Result
  ) rethrows -> Result {
    let loan = RendererPool.take()
    defer { RendererPool.giveBack(loan) }
    return try body(loan.renderer)
  }
}

extension Renderer {
  /// Draws a part of another picture with an idle renderer.
  ///
  /// - Parameter depth: the nesting of the list in the drawing of the other picture.
  /// - Returns: the bitmap and the number of pixels painted for it.
  static func render(
    _ list: DisplayList, scale: CGFloat, atDepth depth: Int
  ) throws(RasterError) -> (bitmap: Bitmap, paintedPixels: Int) {
    let loan = RendererPool.take()
    defer { RendererPool.giveBack(loan) }
    let renderer = loan.renderer
    renderer.context.firstDepth = depth
    defer { renderer.context.firstDepth = 0 }
    let bitmap = try renderer.render(list, scale: scale)
    return (bitmap, renderer.context.paintedPixels)
  }
}

/// Idle renderers with filled caches.
private enum RendererPool {
  /// A renderer that belongs to a thread until it is returned.
  struct Loan: @unchecked Sendable {
    let renderer: Renderer
  }

  private static let maxKeptCount = 16
  private static let idle = Mutex<[Loan]>([])

  static func take() -> Loan {
    idle.withLock { $0.popLast() } ?? Loan(renderer: Renderer())
  }

  static func giveBack(_ loan: Loan) {
    idle.withLock { idle in
      if idle.count < maxKeptCount { idle.append(loan) }
    }
  }
}
