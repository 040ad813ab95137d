/// Lays cases out on the main actor and has them drawn by the workers; equal display lists are
/// drawn once.
@MainActor
final class CaseDrawer {
  let pool: WorkerPool
  private var cache = GenerationalCache<DrawingKey, Future<Drawing>>(capacity: 1024)

  init(pool: WorkerPool) { self.pool = pool }

  private struct DrawingKey: Hashable {
    var list: DisplayList
    var scale: CGFloat
    var background: Color?
  }

  /// Starts to draw a case.
  ///
  /// - Parameter inspect: is given the case when it was laid out.
  /// - Returns: what will become of it, shared by cases with equal display lists.
  func draw(
    _ scene: SnapshotScene, _ name: CaseName, inspect: (DrawnCase) -> Void = { _ in }
  ) async -> Future<Drawing> {
    let drawn: DrawnCase
    do {
      drawn = try scene.draw(name)
      inspect(drawn)
    } catch {
      return Future(.failure(DrawingFailure(reason: "\(error)")))
    }
    let key = DrawingKey(list: drawn.list, scale: drawn.scale, background: drawn.background)
    if let known = cache[key] { return known }
    let future = await pool.result { worker in
      worker.draw(key.list, scale: key.scale, background: key.background).map {
        DrawnPicture(
          digest: PixelDigest(worker.bitmap),
          size: worker.size, scale: key.scale)
      }
    }
    cache[key] = future
    return future
  }
}

typealias Drawing = Result<DrawnPicture, DrawingFailure>

/// The facts about a drawn picture that are kept.
struct DrawnPicture: Hashable, Sendable {
  var digest: PixelDigest
  var size: PixelSize
  /// Pixels per point.
  var scale: CGFloat
}
