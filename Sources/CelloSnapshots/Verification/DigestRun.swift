/// Draws cases only to know their pixels.
@MainActor
package enum DigestRun {
  /// The digest over the names and pixels of all cases, drawn on a number of threads.
  ///
  /// It is the same as ``RunResult/catalogDigest``. Memory does not grow with the number of cases.
  ///
  /// - Parameter drawsEachCase: whether each case is laid out and drawn, also where it is known to
  ///   look the same as another one.
  /// - Throws: ``SnapshotError/undrawable(name:reason:)`` if a case has no picture.
  package static func digest(
    of scenes: [SnapshotScene], selection: CaseSelection = .everything, jobs: Int,
    drawsEachCase: Bool = false
  ) async throws(SnapshotError) -> PixelDigest {
    let drawer = CaseDrawer(
      pool: WorkerPool(threadCount: jobs), drawsEachCase: drawsEachCase)
    var digest = ContentDigest()
    var drawings: [(path: String, name: CaseName, drawing: Future<Drawing>)] = []
    /// Adds the cases that wait.
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
        if drawer.pool.isFull { await drawer.pool.waitForRoom() }
        drawings.append((scene.path, name, drawer.draw(scene, name)))
        if drawings.count == maxCountInFlight { try await add() }
      }
    }
    try await add()
    return digest.value
  }

  /// How many cases may wait for their drawings while the next ones are laid out.
  private static let maxCountInFlight = 4096
}

extension ContentDigest {
  /// Adds a case, by its name and that of its scene, and what it looks like.
  mutating func add(_ scene: String, _ name: CaseName, _ picture: PixelDigest?) {
    add(scene)
    add("/")
    add(name.text)
    add("\n")
    if let picture { add(picture) }
  }
}
