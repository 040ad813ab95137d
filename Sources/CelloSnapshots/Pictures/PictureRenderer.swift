/// Renders pictures into a bitmap whose memory is reused. A renderer is used by one thread at a
/// time.
package final class PictureRenderer {
  private let renderer = Renderer()
  /// The last picture.
  package internal(set) var bitmap = Bitmap(width: 0, height: 0)

  package init() {}

  /// The size of the last picture.
  var size: PixelSize { PixelSize(width: bitmap.width, height: bitmap.height) }

  /// Renders a picture. An empty picture is a failure, because a file cannot contain it.
  func draw(
    _ list: DisplayList, scale: CGFloat, background: Color?
  ) -> Result<Void, DrawingFailure> {
    do {
      try renderer.render(list, scale: scale, background: background, into: &bitmap)
      return bitmap.pixels.isEmpty ? .failure(.noPixels(size)) : .success(())
    } catch {
      return .failure(DrawingFailure(reason: "\(error)"))
    }
  }

  /// Renders a case and returns the digest of its picture; `nil` if it cannot be drawn.
  func digest(of drawn: DrawnCase) -> PixelDigest? {
    guard case .success = draw(drawn.list, scale: drawn.scale, background: drawn.background) else {
      return nil
    }
    return PixelDigest(bitmap)
  }
}

extension DrawnCase {
  /// Returns the picture of the case. An empty picture is a failure, because a file cannot contain
  /// it.
  package func picture() -> Result<Bitmap, DrawingFailure> {
    if let filmStrip { return filmStrip.bitmap() }
    do {
      let bitmap = try list.render(scale: scale, background: background)
      return bitmap.pixels.isEmpty
        ? .failure(.noPixels(PixelSize(width: bitmap.width, height: bitmap.height)))
        : .success(bitmap)
    } catch {
      return .failure(DrawingFailure(reason: "\(error)"))
    }
  }
}

/// The reason why a case has no picture.
package struct DrawingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  var reason: String

  static func noPixels(_ size: PixelSize) -> DrawingFailure {
    DrawingFailure(reason: "its picture has no pixels (\(size)).")
  }

  package var description: String { reason }
}
