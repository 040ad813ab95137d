/// Draws cases to compute the digest of their pixels.
@MainActor
package enum DigestRun {
  /// Returns the digest of the names and pixels of all cases.
  ///
  /// It is equal to ``RunResult/catalogDigest``. The amount of memory does not depend on the number
  /// of cases.
  ///
  /// - Parameters:
  ///   - jobs: the number of threads that draw.
  ///   - drawsEachCase: a Boolean value that indicates whether each case is laid out and drawn,
  ///     even if it is known to look like another case; `false` by default.
  /// - Throws: ``SnapshotError/undrawable(name:reason:)`` if a case cannot be drawn.
  package static func digest(
    of scenes: [SnapshotScene], selection: CaseSelection = .everything, jobs: Int,
    drawsEachCase: Bool = false
  ) async throws(SnapshotError) -> PixelDigest {
    let drawer = CaseDrawer(
      pool: WorkerPool(threadCount: jobs), drawsEachCase: drawsEachCase)
    var digest = ContentDigest()
    var drawings: [(path: String, name: CaseName, drawing: Future<Drawing>)] = []
    /// Adds the pending cases to the digest.
    func add() async throws(SnapshotError) {
      for ((path, name, _), drawing) in zip(drawings, await drawings.map(\.drawing).values()) {
        switch drawing {
        case .success(let picture): digest.add(path, name, picture.digest)
        case .failure(let failure):
          throw .undrawable(name: "\(path)/\(name)", reason: failure.reason)
        }
      }
      drawings.removeAll(keepingCapacity: true)
    }
    for scene in scenes {
      for index in selection.indices(in: scene) {
        let name = scene.space[index]
        if drawer.pool.isFull { await drawer.pool.waitForCapacity() }
        drawings.append((scene.path, name, drawer.draw(scene, name)))
        if drawings.count == maxCountInFlight { try await add() }
      }
    }
    try await add()
    return digest.value
  }

  /// The largest number of pending drawings while further cases are laid out.
  private static let maxCountInFlight = 4096
}

extension ContentDigest {
  /// Adds the path of a case and the digest of its picture.
  mutating func add(_ scene: String, _ name: CaseName, _ picture: PixelDigest?) {
    add(scene)
    add("/")
    add(name.text)
    add("\n")
    if let picture { add(picture) }
  }
}
