/// Lays out cases on the main actor and draws them on the threads of the pool. Cases with equal
/// appearance are laid out once, and equal display lists are drawn once.
@MainActor
final class CaseDrawer {
  let pool: WorkerPool
  /// The drawings that are used instead of drawing the cases; `nil` to draw them.
  private let known: KnownDrawings?
  private var cache = GenerationalCache<DrawingKey, Future<Drawing>>(capacity: 1024)

  /// A Boolean value that indicates whether cases share nothing, which proves that sharing does not
  /// change pictures.
  private let drawsEachCase: Bool

  init(pool: WorkerPool, known: KnownDrawings? = nil, drawsEachCase: Bool = false) {
    self.pool = pool
    self.known = known
    self.drawsEachCase = drawsEachCase
  }

  private struct DrawingKey: Hashable {
    var list: DisplayList
    var scale: CGFloat
    var background: Color?
  }

  /// The drawings of one scene, by the appearance of the cases.
  private var appearances = GenerationalCache<AnyHashable, Future<Drawing>>(capacity: 16_384)
  private var sceneOfAppearances = ""

  /// Begins to draw a case. The caller must wait for free space in the pool first.
  ///
  /// - Parameters:
  ///   - inspect: a closure that receives the case after its layout; `nil` if it is not needed.
  ///   - use: a closure that is called on a thread of the pool with the picture if it was drawn for
  ///     this case, otherwise with `nil`.
  /// - Returns: the drawing, which cases with equal appearance share.
  func draw(
    _ scene: SnapshotScene, _ name: CaseName, inspect: ((DrawnCase) -> Void)? = nil,
    use: PictureUse? = nil
  ) -> Future<Drawing> {
    let (drawing, isNew) = drawing(of: scene, name, inspect, use)
    if !isNew, let use { pool.submit { _ in use(nil) } }
    return drawing
  }

  private func drawing(
    of scene: SnapshotScene, _ name: CaseName, _ inspect: ((DrawnCase) -> Void)?,
    _ use: PictureUse?
  ) -> (Future<Drawing>, isNew: Bool) {
    if let known {
      let path = "\(scene.path)/\(name)"
      if let inspect, let drawn = try? scene.draw(name) { inspect(drawn) }
      return (Future(known[path] ?? .failure(known.lack(of: path))), false)
    }
    guard !drawsEachCase, let appearance = scene.appearance(name) else {
      return drawFromLayout(scene, name, inspect, use)
    }
    if sceneOfAppearances != scene.path {
      sceneOfAppearances = scene.path
      appearances.removeAll()
    }
    if inspect == nil, let drawing = appearances[appearance] { return (drawing, false) }
    let result = drawFromLayout(scene, name, inspect, use)
    appearances[appearance] = result.0
    return result
  }

  private func drawFromLayout(
    _ scene: SnapshotScene, _ name: CaseName, _ inspect: ((DrawnCase) -> Void)?,
    _ use: PictureUse?
  ) -> (Future<Drawing>, isNew: Bool) {
    let drawn: DrawnCase
    do {
      drawn = try scene.draw(name)
      inspect?(drawn)
    } catch {
      return (Future(.failure(DrawingFailure(reason: "\(error)"))), false)
    }
    let key = DrawingKey(list: drawn.list, scale: drawn.scale, background: drawn.background)
    if !drawsEachCase, let known = cache[key] { return (known, false) }
    let future = Future<Drawing>()
    pool.submit { worker in
      let drawing = worker.draw(key.list, scale: key.scale, background: key.background).map {
        DrawnPicture(
          digest: PixelDigest(worker.bitmap),
          size: worker.size, scale: key.scale)
      }
      future.fulfill(drawing)
      use?((try? drawing.get()).map { (worker.bitmap, $0.digest) })
    }
    cache[key] = future
    return (future, true)
  }
}

/// A closure that uses a picture and its digest while the picture is in memory.
typealias PictureUse = @Sendable ((bitmap: Bitmap, digest: PixelDigest)?) -> Void

package typealias Drawing = Result<DrawnPicture, DrawingFailure>

/// The properties of a drawn picture that are kept.
package struct DrawnPicture: Hashable, Sendable {
  package var digest: PixelDigest
  package var size: PixelSize
  /// The scale of the picture, in pixels per point.
  package var scale: CGFloat
}
