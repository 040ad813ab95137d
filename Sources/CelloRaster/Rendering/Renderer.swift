import Synchronization

/// A renderer that converts display lists to bitmaps.
///
/// It keeps scratch memory and limited caches of glyph and shape masks between pictures, which only
/// affect the speed. It must be used on one thread at a time: create a renderer per thread, or call
/// ``DisplayList/render(scale:background:)``, which uses a pool.
package final class Renderer {
  private var context: DrawingContext

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
