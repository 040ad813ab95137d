extension ReferenceStore.Scene {
  /// Returns the scene with the digests of its decoded pictures in place of digests of an earlier
  /// kind.
  ///
  /// A picture that cannot be decoded keeps a digest that no picture has.
  @MainActor func withDecodedDigests(
    in store: ReferenceStore, _ pool: WorkerPool
  ) async -> ReferenceStore.Scene {
    guard ledger.kind != .sha256 else { return self }
    var scene = self
    var digests: [(name: CaseName, digest: Future<PixelDigest?>)] = []
    for name in ledger.pictures.keys.sorted() where pictures.contains(name) {
      if pool.isFull { await pool.waitForRoom() }
      digests.append((name, pool.result { [path] _ in try? store.digest(path, name) }))
    }
    for (name, digest) in digests {
      if let digest = await digest.value { scene.ledger.pictures[name] = digest }
    }
    return scene
  }
}
