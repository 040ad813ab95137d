import Synchronization

/// The picture of a snapshot. The picture of a film strip is drawn when its pixels are needed.
package final class SnapshotPicture: Sendable {
  private struct State {
    var bitmap: Bitmap?
    var digest: PixelDigest?
  }

  /// The size in pixels.
  let size: PixelSize
  /// The digest by which a film strip is recognized; `nil` for other pictures.
  let stripIdentity: PixelDigest?
  private let draw: @Sendable () -> Bitmap
  private let state: Mutex<State>

  package init(_ bitmap: Bitmap) {
    size = PixelSize(width: bitmap.width, height: bitmap.height)
    stripIdentity = nil
    draw = { bitmap }
    state = Mutex(State(bitmap: bitmap))
  }

  /// Creates the picture of a film strip.
  ///
  /// - Parameter digests: the digests of the strip's frames and captions.
  package init(_ strip: FilmStripPicture, _ digests: FilmStripPicture.Digests) {
    size = strip.size
    stripIdentity = strip.identity(digests)
    // The frames have been drawn before, so they can be drawn again.
    draw = { (try? strip.bitmap().get()) ?? Bitmap(width: 0, height: 0) }
    state = Mutex(State())
  }

  package var bitmap: Bitmap {
    state.withLock { state in
      let bitmap = state.bitmap ?? draw()
      state.bitmap = bitmap
      return bitmap
    }
  }

  /// A Boolean value that indicates whether the pixels are in memory.
  var isDrawn: Bool { state.withLock { $0.bitmap != nil } }

  package var digest: PixelDigest {
    if let known = state.withLock({ $0.digest }) { return known }
    let digest = PixelDigest(bitmap)
    setDigest(digest)
    return digest
  }

  /// Sets the known digest of the pixels.
  func setDigest(_ digest: PixelDigest) { state.withLock { $0.digest = digest } }
}
