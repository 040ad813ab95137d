import Foundation

extension VerificationRun {
  /// The selected scenes with the indices of their selected cases.
  var selectedScenes: [(scene: SnapshotScene, indices: [Int])] {
    catalog.scenes.compactMap { scene in
      let indices = selection.indices(in: scene)
      return indices.isEmpty ? nil : (scene, indices)
    }
  }

  // MARK: - Drawing for another process

  /// Draws the selected scenes whose indices are in a pipe, and writes the drawings for the
  /// ``DrawingProcesses`` that started this process.
  ///
  /// Scenes with a problem, such as a case that cannot be drawn or a missing character, are left to
  /// the other process.
  ///
  /// - Throws: an error if nothing can be written, because the other process has ended.
  package func drawScenes(
    in environment: DrawingEnvironment, from pipe: FileHandle = .standardInput,
    to output: FileHandle = .standardOutput
  ) async throws {
    let scenes = selectedScenes
    var previous: (number: Int, flight: SceneInFlight)?
    var warningCount = environment.warnings().count
    func writePrevious() async throws {
      guard let (number, flight) = previous else { return }
      let drawings = await drawings(of: flight, number)
      // A warning can be about this scene or about the next scene.
      let count = environment.warnings().count
      defer { warningCount = count }
      guard let drawings, count == warningCount else { return }
      try output.write(contentsOf: Data(drawings.text.utf8))
    }
    while let bytes = DrawingProcesses.bytes(from: pipe, limit: 4), bytes.count == 4 {
      let number = bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
      guard scenes.indices.contains(number) else { break }
      let flight = await begin(scenes[number].scene, scenes[number].indices)
      try await writePrevious()
      previous = (number, flight)
    }
    try await writePrevious()
    let fonts = environment.usedFonts?() ?? [:]
    try output.write(
      contentsOf: Data(fonts.map { "font \($0.value) \($0.key)\n" }.joined().utf8))
  }

  /// Returns the drawings of a scene; `nil` if a case cannot be drawn.
  private func drawings(of flight: SceneInFlight, _ number: Int) async -> SceneDrawings? {
    var drawings = SceneDrawings(scene: number)
    for drawing in await flight.drawings.values() {
      guard let picture = try? drawing.get() else { return nil }
      drawings.pictures.append(picture)
    }
    if case .stored(let stored, _, let checks) = flight.references {
      // The references have been decoded.
      _ = await checks.values.values()
      if flight.resolved.count == stored.ledger.pictures.count {
        drawings.resolved = PixelDigest(ofBytes: Array(ResolvedRecord(flight.resolved).text.utf8))
      }
    }
    drawings.decoded = decodedReferences?.takeAdded() ?? [:]
    return drawings
  }

  // MARK: - Using drawings of other processes

  /// Returns a scene whose cases were drawn by another process.
  func begin(
    _ scene: SnapshotScene, _ indices: [Int], drawnAs drawings: SceneDrawings
  ) async -> SceneInFlight {
    for (file, picture) in drawings.decoded {
      decodedReferences?.learn(picture, ofFile: file)
    }
    var uses: [CaseName: PictureUse] = [:]
    let references = await readReferences(of: scene, indices, &uses)
    for use in uses.values {
      if drawer.pool.isFull { await drawer.pool.waitForCapacity() }
      drawer.pool.submit { _ in use(nil) }
    }
    return SceneInFlight(
      scene: scene, indices: indices, drawings: drawings.pictures.map { Future(.success($0)) },
      references: references, resolved: [:], digestOfResolved: drawings.resolved,
      isDrawnElsewhere: true)
  }

  /// Returns the properties of the cases that are recorded for a scene.
  func resolvedProperties(of flight: SceneInFlight) -> [CaseName: ResolvedProperties] {
    guard flight.isDrawnElsewhere else { return flight.resolved }
    var resolved: [CaseName: ResolvedProperties] = [:]
    for index in flight.indices {
      let name = flight.scene.space[index]
      guard flight.references.hasPicture(name), let drawn = try? flight.scene.draw(name)
      else { continue }
      resolved[name] = drawn.resolvedProperties()
    }
    return resolved
  }
}
