/// Draws cases only to know their pixels.
@MainActor
package enum DigestRun {
  /// The digest over the names and pixels of all cases, drawn on a number of threads.
  ///
  /// It is the same as ``RunResult/catalogDigest``.
  ///
  /// - Throws: ``SnapshotError/undrawable(name:reason:)`` if a case has no picture.
  package static func digest(
    of scenes: [SnapshotScene], selection: CaseSelection = .everything, jobs: Int
  ) async throws(SnapshotError) -> PixelDigest {
    let drawer = CaseDrawer(pool: WorkerPool(threadCount: jobs))
    var drawings: [(name: String, drawing: Future<Drawing>)] = []
    for scene in scenes {
      for index in selection.indices(in: scene) {
        let name = scene.space[index]
        drawings.append(("\(scene.path)/\(name)", await drawer.draw(scene, name)))
      }
    }
    var digest = ContentDigest()
    for (name, drawing) in drawings {
      switch await drawing.value {
      case .success(let picture): digest.add(name, picture.digest)
      case .failure(let failure): throw .undrawable(name: name, reason: failure.reason)
      }
    }
    return digest.value
  }
}

extension ContentDigest {
  /// Adds a case and what it looks like.
  mutating func add(_ name: String, _ picture: PixelDigest?) {
    add(name + "\n")
    if let picture { add(picture) }
  }
}
