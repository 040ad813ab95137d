/// Draws cases and records missing and changed references.
///
/// Only changed files are written, and a scene with correct references is not changed. References
/// of cases that no longer exist are removed when their scene is recorded.
@MainActor
package final class RecordingRun {
  private let catalog: SnapshotCatalog
  private let selection: CaseSelection
  private let store: ReferenceStore
  private let rewritesAll: Bool
  private let acceptsEnvironment: Bool
  private let encoder: PNGEncoder
  private let drawer: CaseDrawer
  private let known: KnownDrawings?
  /// A Boolean value that indicates whether the recorded metrics of the system are replaced although
  /// not all scenes are selected, because the references of the other scenes are right; `false` by
  /// default.
  package var replacesMetrics = false
  private let progress: (@MainActor (VerificationRun.Progress) -> Void)?
  private let waiting: @MainActor (String) -> Void
  private var result = RecordingResult()
  /// The digests of the picture files of the scenes that have been recorded, in the order of the
  /// catalog.
  private var filesOfScenes: Set<PixelDigest> = []

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - rewritesAll: a Boolean value that indicates whether correct pictures are also written, for
  ///     example because their files have become smaller; `false` by default.
  ///   - acceptsEnvironment: a Boolean value that indicates whether all references from an
  ///     environment with other fonts are replaced; `false` by default.
  ///   - encoder: the encoder of the pictures; by default, an encoder of small files.
  ///   - known: earlier drawings that are recorded instead of drawing the cases; `nil` to draw
  ///     them.
  ///   - waiting: a closure that is called with the folder of the references if another process
  ///     uses it.
  package init(
    _ catalog: SnapshotCatalog, selection: CaseSelection = .everything, store: ReferenceStore,
    rewritesAll: Bool = false, acceptsEnvironment: Bool = false,
    encoder: PNGEncoder = PNGEncoder(effort: .small), known: KnownDrawings? = nil, jobs: Int,
    progress: (@MainActor (VerificationRun.Progress) -> Void)? = nil,
    waiting: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.catalog = catalog
    self.selection = selection
    self.store = store
    self.rewritesAll = rewritesAll
    self.acceptsEnvironment = acceptsEnvironment
    self.encoder = encoder
    self.progress = progress
    self.waiting = waiting
    drawer = CaseDrawer(pool: WorkerPool(threadCount: jobs), known: known)
    self.known = known
  }

  /// Records the references.
  ///
  /// - Throws: ``SnapshotError`` if a filter matches neither a scene nor unused references, if
  ///   another process is recording, if the references were drawn with other fonts and replacing
  ///   all of them was not accepted, if a font cannot be used, or if a file cannot be written.
  ///   Scenes that have already been recorded keep their new references.
  package func run(in environment: DrawingEnvironment) async throws(SnapshotError)
    -> RecordingResult
  {
    guard !acceptsEnvironment || selection.isEverything else { throw .partialEnvironment }
    let isAboutOrphans = try !orphanedScenes().isEmpty && !selection.isEverything
    if !isAboutOrphans { try selection.check(against: catalog) }
    let lock = try await store.lockForRecording(waiting: waiting)
    let orphans = try orphanedScenes()
    var recorded = try store.environment()
    if let recorded, !acceptsEnvironment { try environment.check(against: recorded) }
    recorded = recorded?.renewed(in: environment)

    let selected = catalog.scenes.map { ($0, selection.indices(in: $0)) }
    let caseCount = selected.reduce(0) { $0 + $1.1.count }
    let isCovered = selected.contains { !$0.1.isEmpty && $0.0.storage == .cover }
    var finishedCount = 0
    for (scene, indices) in selected {
      if !indices.isEmpty {
        try await record(scene, indices, environment, lock)
        finishedCount += indices.count
        progress?(
          VerificationRun.Progress(
            caseCount: caseCount, finishedCount: finishedCount,
            findingCount: result.undrawable.count, scene: scene.path))
      }
      guard finishedCount < caseCount else { break }
      if isCovered { registerFiles(of: scene) }
    }
    for path in orphans {
      try store.remove(path, lock)
      result.removed.append(path)
    }
    // The fonts that are used are known at this point.
    let libraries = recorded?.libraries
    if recorded == nil || selection.isEverything {
      recorded = ReferenceEnvironment(systemVersions: [], fonts: [:])
    }
    recorded?.systemVersions = environment.systemVersions
    recorded?.fonts.merge(environment.usedFonts?() ?? [:]) { $1 }
    let isUnchanged = result.writtenSceneCount == 0 && !acceptsEnvironment
    recorded?.libraries =
      isUnchanged
      ? environment.libraries(recordedAs: libraries ?? [:]) : environment.libraries
    let hadEnvironment = try store.files.exists(store.environmentFile)
    if let recorded, try store.write(recorded, lock), hadEnvironment {
      result.rewritten.append(store.environmentFile)
    }
    try recordMetrics(environment.metrics(), lock)
    lock.unlock()
    return result
  }

  /// Records the metrics of the system, unless other scenes still have references from before a
  /// change.
  private func recordMetrics(
    _ metrics: ResolvedProperties, _ lock: borrowing FolderLock
  ) throws(SnapshotError) {
    let hadMetrics = try store.files.exists(store.metricsFile)
    guard !metrics.properties.isEmpty, replacesMetrics || selection.isEverything || !hadMetrics
    else { return }
    if try store.write(metrics: metrics, lock), hadMetrics {
      result.rewritten.append(store.metricsFile)
    }
  }

  private func orphanedScenes() throws(SnapshotError) -> [String] {
    let known = Set(catalog.scenes.map(\.path))
    return try store.scenes(except: known).filter { path in
      let parts = path.split(separator: "/").map(String.init)
      return selection.includesWhole(group: parts[0], scene: parts[1])
    }
  }

  // MARK: - One scene

  private func record(
    _ scene: SnapshotScene, _ indices: [Int], _ environment: DrawingEnvironment,
    _ lock: borrowing FolderLock
  ) async throws(SnapshotError) {
    let isWhole = indices.count == scene.space.count
    let stored = try await readReferences(
      of: scene, Set(indices.map { scene.space[$0] }), isWhole: isWhole)
    var digests = [PixelDigest?](repeating: nil, count: scene.space.count)
    if let stored {
      let expectations = stored.ledger.expectations(for: scene.space)
      for (index, pictureIndex) in expectations.pictureOfCase.enumerated() where pictureIndex >= 0 {
        digests[index] = expectations.pictures[Int(pictureIndex)].digest
      }
    }
    try await draw(scene, indices, into: &digests)
    if let problem = environment.fontProblem { throw .unusableFont(sentence: problem) }
    var oldFiles = await wholePictures(scene, stored)
    keepBrokenPictures(of: scene, stored, indices, &digests, &oldFiles)
    var ledger = Ledger(scene.space, digests: digests)
    let chosen = Set(indices)
    chooseFiles(for: scene, chosen, oldFiles, &ledger)
    let oldNames = Dictionary(
      (stored?.ledger.pictures ?? [:]).map { ($0.value, $0.key) }, uniquingKeysWith: min)
    let oldResolved = (try? store.resolved(scene.path)) ?? ResolvedRecord<CaseName>()

    var sources: [CaseName: ReferenceStore.PictureSource] = [:]
    var encoding: [(name: CaseName, bytes: Future<Result<[UInt8], SnapshotError>>)] = []
    var resolved = ResolvedRecord<CaseName>()
    for (name, digest) in ledger.pictures.sorted(by: { $0.key < $1.key }) {
      let isChosen = scene.space.index(of: name).map(chosen.contains) ?? false
      let old = oldNames[digest]
      if !ledger.files.contains(name) {
        // Only the digest is kept.
      } else if let file = oldFiles[digest], !(rewritesAll && isChosen) {
        sources[name] = .existing(file)
      } else {
        if drawer.pool.isFull { await drawer.pool.waitForCapacity() }
        encoding.append((name, encode(scene, name, digest)))
      }
      if !isChosen, let old, let properties = oldResolved.pictures[old] {
        resolved.pictures[name] = properties
      } else {
        // A case that cannot be laid out keeps its reference and its recorded properties.
        resolved.pictures[name] =
          (try? scene.draw(name).resolvedProperties()) ?? old.flatMap { oldResolved.pictures[$0] }
      }
    }
    for (name, bytes) in encoding { sources[name] = .bytes(try await bytes.value.get()) }
    let contents = ReferenceStore.Contents(ledger: ledger, resolved: resolved, pictures: sources)
    let texts = try store.texts(of: scene.path)
    let isWritten =
      ledger.pictures.isEmpty ? false : try store.replace(scene.path, with: contents, lock)
    if isWritten {
      let new = try store.texts(of: scene.path)
      result.rewritten += texts.filter { new[$0.key] != $0.value }.map(\.key).sorted()
    }
    let repaired = ledger.pictures.filter {
      ledger.files.contains($0.key) && oldFiles[$0.value] == nil
    }
    note(scene, from: stored?.ledger, to: ledger, repaired: Set(repaired.keys), isWritten)
  }

  /// Chooses the pictures that have a file.
  ///
  /// - Parameters:
  ///   - chosen: the indices of the cases that are recorded. Other cases keep their files.
  ///   - files: the stored pictures that can be kept, by digest.
  private func chooseFiles(
    for scene: SnapshotScene, _ chosen: Set<Int>, _ files: [PixelDigest: CaseName],
    _ ledger: inout Ledger
  ) {
    let unchosen = ledger.pictures.filter { name, _ in
      !(scene.space.index(of: name).map(chosen.contains) ?? false)
    }
    let stored = unchosen.filter { files[$0.value] != nil }
    ledger.files = scene.storage.files(
      of: ledger.pictures, stored: Set(stored.keys),
      fixed: Set(unchosen.keys).subtracting(stored.keys), isElsewhere: filesOfScenes.contains)
  }

  /// Adds the picture files of a scene to ``filesOfScenes`` for the following scenes.
  private func registerFiles(of scene: SnapshotScene) {
    guard let ledger = try? store.scene(scene.path)?.ledger else { return }
    for name in ledger.files {
      if let digest = ledger.pictures[name] { filesOfScenes.insert(digest) }
    }
  }

  /// Returns the stored references; `nil` if there are none, or if they are unreadable and all
  /// cases are drawn.
  ///
  /// - Parameter names: the cases that are drawn.
  private func readReferences(
    of scene: SnapshotScene, _ names: Set<CaseName>, isWhole: Bool
  ) async throws(SnapshotError) -> ReferenceStore.Scene? {
    let stored: ReferenceStore.Scene?
    do throws(SnapshotError) {
      let found = try store.scene(scene.path, leavingOutBrokenLinesFor: scene.space)
      // Lines of other cases would be lost.
      if let found,
        let line = found.brokenLines.first(where: { line in
          !found.isListed || !(line.name.map(names.contains) ?? false)
        })
      {
        throw line.error
      }
      stored = found
    } catch {
      guard isWhole else { throw error }
      if case .unknownDigests = error { throw error }
      return nil
    }
    return await stored?.withPresentDigests(of: scene, in: store, drawer.pool)
  }

  private func draw(
    _ scene: SnapshotScene, _ indices: [Int], into digests: inout [PixelDigest?]
  ) async throws(SnapshotError) {
    var drawings: [Future<Drawing>] = []
    for index in indices {
      if drawer.pool.isFull { await drawer.pool.waitForCapacity() }
      drawings.append(drawer.draw(scene, scene.space[index]))
    }
    for (index, drawing) in zip(indices, await drawings.values()) {
      switch drawing {
      case .success(let picture): digests[index] = picture.digest
      case .failure(let failure):
        result.undrawable.append("\(scene.path)/\(scene.space[index]): \(failure.reason)")
      }
    }
  }

  /// Returns the names of the stored pictures whose files match their ledger, by digest.
  private func wholePictures(
    _ scene: SnapshotScene, _ stored: ReferenceStore.Scene?
  ) async -> [PixelDigest: CaseName] {
    guard let stored else { return [:] }
    var checks: [(name: CaseName, digest: PixelDigest, isWhole: Future<Bool>)] = []
    for (name, digest) in stored.ledger.pictures.sorted(by: { $0.key < $1.key })
    where stored.ledger.files.contains(name) {
      let (store, path) = (store, scene.path)
      if drawer.pool.isFull { await drawer.pool.waitForCapacity() }
      let isWhole = drawer.pool.result { _ in
        (try? store.picture(path, name)).map { PixelDigest($0.bitmap) } == digest
      }
      checks.append((name, digest, isWhole))
    }
    var names: [PixelDigest: CaseName] = [:]
    for check in checks where await check.isWhole.value { names[check.digest] = check.name }
    return names
  }

  /// Keeps damaged pictures of cases that are not selected: their files are not changed, or their
  /// cases no longer have a reference.
  private func keepBrokenPictures(
    of scene: SnapshotScene, _ stored: ReferenceStore.Scene?, _ indices: [Int],
    _ digests: inout [PixelDigest?], _ names: inout [PixelDigest: CaseName]
  ) {
    let drawn = Set(indices.map { digests[$0] })
    var files: [PixelDigest: CaseName] = [:]
    var withoutFile: Set<PixelDigest> = []
    for (name, digest) in stored?.ledger.pictures ?? [:] {
      if stored?.ledger.files.contains(name) == false { withoutFile.insert(digest) }
      if stored?.pictures.contains(name) == true { files[digest] = name }
    }
    for (index, digest) in digests.enumerated() {
      guard let digest, names[digest] == nil, !drawn.contains(digest),
        !withoutFile.contains(digest)
      else { continue }
      if let file = files[digest] { names[digest] = file } else { digests[index] = nil }
    }
  }

  private func encode(
    _ scene: SnapshotScene, _ name: CaseName, _ digest: PixelDigest
  ) -> Future<Result<[UInt8], SnapshotError>> {
    // The properties are in a separate file.
    let recipe = PictureRecipe(name: "\(scene.path)/\(name)")
    if let picture = known?.files[digest] { return encode(picture, digest, recipe) }
    let file = store.pictureFile(scene.path, name)
    let drawn: DrawnCase
    do {
      drawn = try scene.draw(name)
    } catch {
      return Future(.failure(.unwritable(file: file, reason: "\(error)")))
    }
    let (list, scale, background) = (drawn.list, drawn.scale, drawn.background)
    return drawer.pool.result { [encoder] worker in
      if case .failure(let failure) = worker.draw(list, scale: scale, background: background) {
        return .failure(.unwritable(file: file, reason: failure.reason))
      }
      return Result { () throws(PNGError) in
        recipe.inserted(into: try encoder.encode(worker.bitmap))
      }.mapError { .picture($0) }
    }
  }

  /// Encodes a picture from a file, unless the file has changed.
  private func encode(
    _ picture: KnownDrawings.PictureFile, _ digest: PixelDigest, _ recipe: PictureRecipe
  ) -> Future<Result<[UInt8], SnapshotError>> {
    let files = store.files
    return drawer.pool.result { [encoder] _ in
      do throws(SnapshotError) {
        let bitmap = try files.readPicture(picture.path, in: picture.folder).bitmap
        guard PixelDigest(bitmap) == digest else {
          throw .changedSinceRun(file: "\(picture.folder)/\(picture.path)")
        }
        do throws(PNGError) {
          return .success(
            recipe.inserted(into: try encoder.encode(bitmap)))
        } catch {
          throw .picture(error)
        }
      } catch {
        return .failure(error)
      }
    }
  }

  /// Adds the changes of a scene to the result.
  ///
  /// - Parameter repaired: the pictures whose files were missing or damaged.
  private func note(
    _ scene: SnapshotScene, from old: Ledger?, to new: Ledger, repaired: Set<CaseName>,
    _ isWritten: Bool
  ) {
    guard isWritten else {
      result.unchangedSceneCount += 1
      return
    }
    result.writtenSceneCount += 1
    let oldPictures = old?.pictures ?? [:]
    let known = Set(oldPictures.values)
    let still = Set(new.pictures.values)
    for (name, digest) in new.pictures.sorted(by: { $0.key < $1.key })
    where !known.contains(digest) || repaired.contains(name) {
      if new.files.contains(name) {
        result.recorded.append(store.pictureFile(scene.path, name))
      } else {
        result.recordedDigests.append("\(scene.path)/\(name)")
      }
    }
    let files = Set(new.files.compactMap { new.pictures[$0] })
    result.unstoredCount +=
      Set((old?.files ?? []).compactMap { oldPictures[$0] })
      .intersection(still).subtracting(files).count
    for (name, digest) in oldPictures.sorted(by: { $0.key < $1.key }) where !still.contains(digest)
    {
      if new.pictures[name] == nil { result.removed.append("\(scene.path)/\(name)") }
    }
  }
}

/// The files that a recording wrote.
package struct RecordingResult: Sendable {
  /// The files of new and changed pictures, which need a review.
  package var recorded: [String] = []
  /// The cases of new and changed pictures of which only the digest is kept.
  package var recordedDigests: [String] = []
  /// The existing text files and environment that have changed.
  package var rewritten: [String] = []
  /// The number of pictures that no longer have a file, because only their digest is kept.
  package var unstoredCount = 0
  /// The pictures and scenes that were removed because they are no longer used.
  package var removed: [String] = []
  package var writtenSceneCount = 0
  package var unchangedSceneCount = 0
  /// The cases that could not be drawn, with the reason. Their references were not changed.
  package var undrawable: [String] = []
}
