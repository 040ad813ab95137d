extension VerificationRun {
  func summarize(
    _ flight: SceneInFlight, _ outcomes: [Drawing], _ checks: [Int32: ReferenceCheck]
  ) async throws(SnapshotError) {
    let scene = flight.scene
    let isExhaustive =
      if case .product = scene.space { flight.indices.count == scene.space.count } else { false }
    var pictures = Looks(of: scene.space, flight.indices, outcomes)
      .pictures(describingCases: writesAllPictures)
    if writesAllPictures, let output {
      var futures: [Future<Result<String?, SnapshotError>>] = []
      for picture in pictures {
        futures.append(try await writePicture(picture, flight, checks, output))
      }
      for index in pictures.indices { pictures[index].file = try await futures[index].value.get() }
    }
    result.scenes.append(
      RunResult.SceneSummary(
        path: scene.path, summary: scene.summary, caseCount: flight.indices.count,
        isExhaustive: isExhaustive, pictures: pictures))
  }

  /// Gives findings about the scene that was summarized last the pictures that the gallery has.
  func showGalleryPictures(inFindingsFrom first: Int) {
    guard let pictures = result.scenes.last?.pictures else { return }
    for index in first..<result.findings.count where result.findings[index].files.actual == nil {
      let digest = result.findings[index].actualDigest
      result.findings[index].files.actual = pictures.first { $0.digest == digest }?.file
    }
  }

  /// Writes a picture for the gallery: the reference's own file where it is the same, so that nothing is encoded.
  private func writePicture(
    _ picture: RunResult.Picture, _ flight: SceneInFlight, _ checks: [Int32: ReferenceCheck],
    _ output: OutputFolder
  ) async throws(SnapshotError) -> Future<Result<String?, SnapshotError>> {
    let path = flight.scene.path
    if case .stored(_, let expectations, _) = flight.references {
      for (place, reference) in expectations.pictures.enumerated()
      where reference.digest == picture.digest {
        guard case .asInLedger? = checks[Int32(place)] else { continue }
        let store = store
        return await drawer.pool.result { _ in
          Result { () throws(SnapshotError) in
            try output.write(
              try store.pictureBytes(path, reference.name), picture: "\(path)/\(picture.name)")
          }
        }
      }
    }
    guard let drawn = try? flight.scene.draw(picture.name) else {
      return Future(.success(nil))
    }
    let (list, scale, background) = (drawn.list, drawn.scale, drawn.background)
    return await drawer.pool.result { worker in
      guard case .success = worker.drawing(list, scale: scale, background: background) else {
        return .success(nil)
      }
      return Result { () throws(SnapshotError) in
        try output.write(worker.bitmap, picture: "\(path)/\(picture.name)")
      }
    }
  }
}
