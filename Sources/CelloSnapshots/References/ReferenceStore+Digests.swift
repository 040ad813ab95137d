extension ReferenceStore.Scene {
  /// Returns the scene with current digests in place of digests of an earlier kind. Pictures without
  /// a file are drawn to compute their digest.
  ///
  /// A picture that cannot be decoded, or that differs from its recorded digest, keeps a digest that
  /// no picture has.
  @MainActor func withPresentDigests(
    of scene: SnapshotScene, in store: ReferenceStore, _ pool: WorkerPool
  ) async -> ReferenceStore.Scene {
    guard ledger.kind != .sha256Runs else { return self }
    let kind = ledger.kind
    var digests: [(name: CaseName, digest: Future<PixelDigest?>)] = []
    for (name, recorded) in ledger.pictures.sorted(by: { $0.key < $1.key }) {
      if pool.isFull { await pool.waitForCapacity() }
      let digest: Future<PixelDigest?>
      if pictures.contains(name) {
        digest = pool.result { [path] _ in
          (try? store.picture(path, name)).flatMap {
            PixelDigest($0.bitmap, recordedAs: recorded, kind)
          }
        }
      } else if !ledger.files.contains(name), scene.space.index(of: name) != nil,
        let drawn = try? scene.draw(name)
      {
        let (list, scale, background) = (drawn.list, drawn.scale, drawn.background)
        digest = pool.result { worker in
          guard case .success = worker.draw(list, scale: scale, background: background) else {
            return nil
          }
          return PixelDigest(worker.bitmap, recordedAs: recorded, kind)
        }
      } else {
        continue
      }
      digests.append((name, digest))
    }
    var renewed = self
    for (name, digest) in digests {
      if let digest = await digest.value { renewed.ledger.pictures[name] = digest }
    }
    return renewed
  }
}
