extension ReferenceStore.Scene {
  /// The scene with the digests of its pictures in place of those of an earlier kind. Pictures that
  /// have no file are drawn for that.
  ///
  /// What cannot be decoded, or is another picture than the ledger says, keeps a digest that no
  /// picture has.
  @MainActor func withPresentDigests(
    of scene: SnapshotScene, in store: ReferenceStore, _ pool: WorkerPool
  ) async -> ReferenceStore.Scene {
    guard ledger.kind != .sha256Runs else { return self }
    let kind = ledger.kind
    var digests: [(name: CaseName, digest: Future<PixelDigest?>)] = []
    for (name, recorded) in ledger.pictures.sorted(by: { $0.key < $1.key }) {
      if pool.isFull { await pool.waitForRoom() }
      if pictures.contains(name) {
        digests.append(
          (
            name,
            pool.result { [path] _ in
              (try? store.picture(path, name)).flatMap {
                PixelDigest($0.bitmap, recordedAs: recorded, kind)
              }
            }
          ))
      } else if !ledger.files.contains(name), scene.space.index(of: name) != nil,
        let drawn = try? scene.draw(name)
      {
        let (list, scale, background) = (drawn.list, drawn.scale, drawn.background)
        digests.append(
          (
            name,
            pool.result { worker in
              guard case .success = worker.draw(list, scale: scale, background: background) else {
                return nil
              }
              return PixelDigest(worker.bitmap, recordedAs: recorded, kind)
            }
          ))
      }
    }
    var renewed = self
    for (name, digest) in digests {
      if let digest = await digest.value { renewed.ledger.pictures[name] = digest }
    }
    return renewed
  }
}
