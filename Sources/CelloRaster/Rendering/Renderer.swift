import Synchronization

/// Turns display lists into bitmaps.
///
/// A renderer keeps scratch memory and bounded caches of glyph and shape masks from one picture to
/// the next; they make it faster and never change a pixel. It is for one thread at a time: make one
/// per thread, or call ``DisplayList/render(scale:background:)``, which borrows one.
package final class Renderer {
  private var context: DrawingContext

  package convenience init() { self.init(bandBytes: DrawingContext.bandBytes) }

  /// - Parameter bandBytes: how much of a picture is finished before the next part is begun. It
  ///   changes no pixel.
  package init(bandBytes: Int) { context = DrawingContext(bandBytes: bandBytes) }

  deinit { context.deallocate() }

  /// Draws a list on a new bitmap.
  ///
  /// - Parameters:
  ///   - scale: pixels per point. The bitmap is the list's size times this, rounded up; an excess
  ///     below a thousandth of a pixel is ignored.
  ///   - background: painted under everything; `nil` leaves the bitmap transparent.
  package func render(
    _ list: DisplayList, scale: CGFloat, background: Color? = nil
  ) throws(RasterError) -> Bitmap {
    var bitmap = Bitmap(width: 0, height: 0)
    try render(list, scale: scale, background: background, into: &bitmap)
    return bitmap
  }

  /// Draws a list over whatever a bitmap holds, and reuses its memory when it has the right size.
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

  /// The size of the bitmap that a list is drawn on.
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

  /// The number of pixels; `nil` for NaN and far too many pixels, 0 for a negative length.
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
  ///   - scale: pixels per point; the bitmap is the list's size times this, rounded up.
  ///   - background: painted under everything; `nil` leaves the bitmap transparent.
  package func render(
    scale: CGFloat, background: Color? = nil
  ) throws(RasterError) -> Bitmap {
    let renderer = RendererPool.take()
    defer { RendererPool.giveBack(renderer) }
    return try renderer.renderer.render(self, scale: scale, background: background)
  }
}

/// Idle renderers, with warm caches.
private enum RendererPool {
  /// A renderer that belongs to one thread until it is given back.
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
