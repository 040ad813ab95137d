extension VerificationRun {
  func summarize(
    _ flight: SceneInFlight, _ outcomes: [Drawing], _ checks: [Int32: ReferenceCheck]
  ) async {
    let scene = flight.scene
    let isExhaustive =
      if case .product = scene.space { flight.indices.count == scene.space.count } else { false }
    var pictures = DistinctPictures(of: scene.space, flight.indices, outcomes)
      .pictures(describingCases: writesAllPictures)
    if writesAllPictures, let output {
      // The recorded properties of pictures that equal their references.
      let recorded = (try? store.resolved(scene.path)) ?? ResolvedRecord<CaseName>()
      var futures: [Future<String?>] = []
      for picture in pictures {
        if drawer.pool.isFull { await drawer.pool.waitForCapacity() }
        futures.append(writePicture(picture, flight, checks, recorded, output))
      }
      for (index, file) in await futures.values().enumerated() { pictures[index].file = file }
    }
    if audits { await audit(scene, pictures) }
    result.scenes.append(
      RunResult.SceneSummary(
        path: scene.path, summary: scene.summary, caseCount: flight.indices.count,
        isExhaustive: isExhaustive, pictures: pictures))
  }

  /// Adds the gallery's pictures to the findings of the last scene.
  func showGalleryPictures(inFindingsFrom first: Int) {
    guard let pictures = result.scenes.last?.pictures else { return }
    for index in first..<result.findings.count where result.findings[index].files.actual == nil {
      let digest = result.findings[index].actualDigest
      result.findings[index].files.actual = pictures.first { $0.digest == digest }?.file
    }
  }

  /// Writes a picture for the gallery with its recipe. If the picture equals its reference, the
  /// file of the reference is used, so that nothing is encoded.
  private func writePicture(
    _ picture: RunResult.Picture, _ flight: SceneInFlight, _ checks: [Int32: ReferenceCheck],
    _ recorded: ResolvedRecord<CaseName>, _ output: OutputWriter
  ) -> Future<String?> {
    let path = flight.scene.path
    let title = "\(path)/\(picture.name)"
    if case .stored(_, let expectations, _) = flight.references {
      for (pictureIndex, reference) in expectations.pictures.enumerated()
      where reference.digest == picture.digest {
        // If only the digest of a picture is kept, the picture is drawn.
        guard case .asInLedger? = checks[Int32(pictureIndex)] else { continue }
        let store = store
        let recipe = PictureRecipe(
          name: title, properties: recorded.pictures[reference.name] ?? ResolvedProperties())
        return drawer.pool.result { _ in
          guard let bytes = try? store.pictureBytes(path, reference.name) else { return nil }
          return output.write { folder throws(SnapshotError) in
            try folder.write(bytes, picture: title, recipe: recipe)
          }
        }
      }
    }
    guard let drawn = try? flight.scene.draw(picture.name) else {
      return Future(nil)
    }
    let (list, scale, background) = (drawn.list, drawn.scale, drawn.background)
    let recipe = PictureRecipe(name: title, properties: drawn.resolvedProperties())
    return drawer.pool.result { worker in
      guard case .success = worker.draw(list, scale: scale, background: background) else {
        return nil
      }
      return output.write { folder throws(SnapshotError) in
        try folder.write(worker.bitmap, picture: title, recipe: recipe)
      }
    }
  }
}
