/// Draws the cases of a catalog and compares them with their references.
///
/// Cases are laid out on the main actor and drawn on other threads. A case requires its layout, its
/// drawing and a digest, or only its layout if its display list was drawn recently. Each reference
/// picture is decoded once, unless an earlier run has decoded it, and compared with the ledger.
/// Only cases that differ are drawn again, compared pixel by pixel, and written to files. The
/// result does not depend on the number of threads. The memory for each case is a few bytes.
@MainActor
package final class VerificationRun {
  let catalog: SnapshotCatalog
  let selection: CaseSelection
  let store: ReferenceStore
  let output: OutputWriter?
  let writesAllPictures: Bool
  let drawer: CaseDrawer
  private let progress: (@MainActor (Progress) -> Void)?
  private let waiting: @MainActor (String) -> Void
  let reasons = ReasonFinder()
  /// The metrics of the system that differ from the recorded metrics.
  private(set) var metricChanges: [ResolvedProperties.Change] = []
  var result = RunResult()
  private var digest = ContentDigest()
  /// A Boolean value that indicates whether the result contains the drawing of each case, for
  /// merging; `false` by default.
  package var keepsDrawings = false
  /// A Boolean value that indicates whether pictures are audited for accessibility issues; `false`
  /// by default.
  package var audits = false
  /// The cache of references that earlier runs have decoded; `nil`, the default, to decode all
  /// references.
  package var decodedReferences: DecodedPictures?
  /// The processes that draw the cases; `nil`, the default, to draw all cases in this process.
  package var processes: DrawingProcesses?

  package struct Progress: Sendable {
    package var caseCount: Int
    package var finishedCount: Int
    package var findingCount: Int
    package var scene: String
  }

  /// The picture files of all references, by their digest in the ledgers; `nil` until a picture is
  /// required of which the scene keeps only the digest.
  var picturesByDigest: [PixelDigest: String]?
  /// Pictures of the scene that is being finished, by name.
  var nearestPictures: [String: NearestInFlight] = [:]

  /// A picture that is shown with findings.
  struct NearestInFlight {
    var name: String
    var evidence: Future<Evidence>
  }

  /// The largest number of scenes with pending drawings while further scenes are laid out.
  private static let maxSceneCountInFlight = 12

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - output: the folder for the pictures of differences; `nil` to write none.
  ///   - writesAllPictures: a Boolean value that indicates whether all distinct pictures are
  ///     written, for the page of the gallery; `false` by default.
  ///   - known: drawings from other runs that are used instead of drawing the cases; `nil` to draw
  ///     them.
  ///   - waiting: a closure that is called with the folder of the references if another process is
  ///     recording.
  package init(
    _ catalog: SnapshotCatalog, selection: CaseSelection = .everything, store: ReferenceStore,
    output: OutputFolder? = nil, writesAllPictures: Bool = false, known: KnownDrawings? = nil,
    jobs: Int, progress: (@MainActor (Progress) -> Void)? = nil,
    waiting: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.catalog = catalog
    self.selection = selection
    self.store = store
    self.output = output.map(OutputWriter.init)
    self.writesAllPictures = writesAllPictures
    self.progress = progress
    self.waiting = waiting
    drawer = CaseDrawer(pool: WorkerPool(threadCount: jobs), known: known)
    result.recordCommand = store.recordCommand
  }

  /// Draws and compares the cases.
  ///
  /// - Throws: ``SnapshotError`` if nothing can be compared: a filter matches nothing, references
  ///   are missing or were drawn with other fonts (unless all pictures are written), or the output
  ///   folder is refused. A problem of a single scene is a finding, and an error when writing files
  ///   is part of the result.
  package func run(in environment: DrawingEnvironment) async throws(SnapshotError) -> RunResult {
    try selection.check(against: catalog)
    let lock = try await store.lockForReading(waiting: waiting)
    var recorded: ReferenceEnvironment?
    do throws(SnapshotError) {
      guard try store.hasReferences else { throw .noReferences(folder: store.root) }
      recorded = try store.environment()
      if let recorded { try environment.check(against: recorded) }
      // A damaged file is a finding of its own.
      let metrics = environment.metrics()
      if !metrics.properties.isEmpty, let recorded = try? store.metrics() {
        metricChanges = metrics.metricChanges(from: recorded)
      }
    } catch {
      // The gallery can be shown independently of the fonts of the references.
      guard writesAllPictures else { throw error }
      result.notCompared = error.description
    }
    try output?.prepare(protecting: store.root)
    let clock = ContinuousClock()
    let start = clock.now
    var inFlight: [SceneInFlight] = []
    let selected = selectedScenes
    let caseCount = selected.reduce(0) { $0 + $1.indices.count }
    let drawn =
      caseCount < DrawingProcesses.minCaseCount ? nil : processes?.start(sceneCount: selected.count)
    // References that a process has decoded are not decoded again.
    if drawn != nil, decodedReferences == nil { decodedReferences = .inMemory }
    result.wholeNames = wholeNames(selected)
    for (number, (scene, indices)) in selected.enumerated() {
      if let drawings = await drawn?[number].value, drawings.pictures.count == indices.count {
        inFlight.append(await begin(scene, indices, drawnAs: drawings))
      } else {
        inFlight.append(await begin(scene, indices))
      }
      if inFlight.count > Self.maxSceneCountInFlight {
        await finish(inFlight.removeFirst(), of: caseCount)
      }
    }
    for scene in inFlight { await finish(scene, of: caseCount) }
    if result.notCompared == nil { checkWhole(recorded, environment) }
    result.catalogDigest = digest.value
    result.outputFailure = output?.failure
    result.seconds = (clock.now - start) / .seconds(1)
    lock?.unlock()
    return result
  }

  /// Returns the paths of the scenes, and the names of the groups, whose cases are all selected.
  private func wholeNames(_ selected: [(scene: SnapshotScene, indices: [Int])]) -> Set<String> {
    let scenes = selected.filter { $0.indices.count == $0.scene.space.count }.map(\.scene.path)
    // A filtered catalog does not contain all scenes of a group.
    guard selection.isEverything else { return Set(scenes) }
    let names = Set(catalog.scenes.map(\.name))
    return Set(scenes).union(catalog.scenes.map(\.group).filter { !names.contains($0) })
  }

  // MARK: - One scene

  struct SceneInFlight {
    var scene: SnapshotScene
    /// The selected cases and their future drawings.
    var indices: [Int]
    var drawings: [Future<Drawing>]
    var references: References
    /// The resolved properties of the selected cases that represent pictures.
    var resolved: [CaseName: ResolvedProperties]
    /// The digest of the text of the resolved properties, if another process has drawn the cases.
    var digestOfResolved: PixelDigest?
    /// A Boolean value that indicates whether another process has drawn the cases, so that their
    /// resolved properties are not known here.
    var isDrawnElsewhere = false
  }

  /// The references of a scene.
  enum References {
    /// The pictures are not compared.
    case notCompared
    case none
    case unreadable(SnapshotError)
    case stored(ReferenceStore.Scene, Ledger.Expectations, [Int32: Future<ReferenceCheck>])

    func hasPicture(_ name: CaseName) -> Bool {
      guard case .stored(let stored, _, _) = self else { return false }
      return stored.ledger.pictures[name] != nil
    }
  }

  /// The result of decoding a reference picture.
  enum ReferenceCheck: Sendable {
    case asInLedger
    /// Only the digest of the picture is kept.
    case withoutPicture
    case otherPicture(PixelDigest)
    case missing
    case unreadable(SnapshotError)

    /// Returns the state of the reference.
    ///
    /// - Parameter digest: the digest of the picture in the ledger.
    func reference(of digest: PixelDigest) -> FoundReference {
      switch self {
      case .asInLedger, .withoutPicture: .intact(digest)
      case .otherPicture: .edited
      case .missing: .missing
      case .unreadable(let error): .unreadable(reason: error.description)
      }
    }
  }

  func begin(_ scene: SnapshotScene, _ indices: [Int]) async -> SceneInFlight {
    var uses: [CaseName: PictureUse] = [:]
    let references = await readReferences(of: scene, indices, &uses)
    var drawings: [Future<Drawing>] = []
    drawings.reserveCapacity(indices.count)
    var resolved: [CaseName: ResolvedProperties] = [:]
    for index in indices {
      let name = scene.space[index]
      if drawer.pool.isFull { await drawer.pool.waitForCapacity() }
      drawings.append(
        drawer.draw(
          scene, name,
          inspect: references.hasPicture(name)
            ? { resolved[name] = $0.resolvedProperties() } : nil,
          use: uses[name]))
      // A long scene leaves the main actor to others now and then.
      if drawings.count % 64 == 0 { await Task.yield() }
    }
    return SceneInFlight(
      scene: scene, indices: indices, drawings: drawings, references: references,
      resolved: resolved)
  }

  /// - Parameter uses: The closures that compare drawn pictures with their references, by case. The
  ///   method adds them.
  func readReferences(
    of scene: SnapshotScene, _ indices: [Int], _ uses: inout [CaseName: PictureUse]
  ) async -> References {
    guard result.notCompared == nil else { return .notCompared }
    var stored: ReferenceStore.Scene
    do throws(SnapshotError) {
      guard let found = try store.scene(scene.path, leavingOutBrokenLinesFor: scene.space) else {
        return .none
      }
      stored = found
    } catch {
      return .unreadable(error)
    }
    stored = await stored.withPresentDigests(of: scene, in: store, drawer.pool)
    let expectations = stored.ledger.expectations(for: scene.space)
    var checks: [Int32: Future<ReferenceCheck>] = [:]
    let names = Set(indices.map { scene.space[$0] })
    for index in indices {
      let pictureIndex = expectations.pictureOfCase[index]
      guard pictureIndex >= 0, checks[pictureIndex] == nil else { continue }
      let picture = expectations.pictures[Int(pictureIndex)]
      guard stored.ledger.files.contains(picture.name) else {
        checks[pictureIndex] = Future(.withoutPicture)
        continue
      }
      guard stored.pictures.contains(picture.name) else {
        checks[pictureIndex] = Future(.missing)
        continue
      }
      let (store, path, decoded) = (store, scene.path, decodedReferences)
      let check = Future<ReferenceCheck>()
      checks[pictureIndex] = check
      let use: PictureUse = { drawn in
        do throws(SnapshotError) {
          let digest = try store.digest(
            path, picture.name, expected: picture.digest, decoded, drawn: drawn)
          check.fulfill(digest == picture.digest ? .asInLedger : .otherPicture(digest))
        } catch {
          check.fulfill(.unreadable(error))
        }
      }
      if names.contains(picture.name) {
        uses[picture.name] = use
      } else {
        if drawer.pool.isFull { await drawer.pool.waitForCapacity() }
        drawer.pool.submit { _ in use(nil) }
      }
    }
    return .stored(stored, expectations, checks)
  }

  /// The reason why cases differ from their references. Cases with equal reasons are reported
  /// together.
  struct Mismatch: Hashable {
    var kind: Finding.Kind
    /// The index of the expected picture in the ledger; −1 for none.
    var pictureIndex: Int32 = -1
    var actual: PixelDigest?
    var text = ""
  }

  private func finish(_ flight: SceneInFlight, of caseCount: Int) async {
    let outcomes = await flight.drawings.values()
    addToDigest(flight, outcomes)

    var mismatches: [(mismatch: Mismatch, cases: [Int])] = []
    var indices: [Mismatch: Int] = [:]
    func report(_ mismatch: Mismatch, _ index: Int) {
      if let position = indices[mismatch] {
        mismatches[position].cases.append(index)
      } else {
        indices[mismatch] = mismatches.count
        mismatches.append((mismatch, [index]))
      }
    }
    var checks: [Int32: ReferenceCheck] = [:]
    if case .stored(_, _, let futures) = flight.references {
      for (pictureIndex, check) in zip(futures.keys, await futures.values.values()) {
        checks[pictureIndex] = check
      }
    }
    for (index, outcome) in zip(flight.indices, outcomes) {
      if let mismatch = mismatch(
        with: outcome, at: index, flight.scene.space[index], of: flight.scene.path,
        flight.references, checks)
      {
        report(mismatch, index)
      }
    }
    var evidence: [Future<Evidence>] = []
    var explanations: [Explanation?] = []
    var nearest: [NearestInFlight?] = []
    let recorded =
      mismatches.contains { $0.mismatch.kind == .differs }
      ? try? store.resolved(flight.scene.path) : nil
    for (mismatch, cases) in mismatches {
      if drawer.pool.isFull { await drawer.pool.waitForCapacity() }
      let drawn = drawnAgain(mismatch, cases, flight)
      evidence.append(drawn.map { gatherEvidence(of: $0, mismatch, flight) } ?? Future(Evidence()))
      nearest.append(gatherNearest(mismatch, cases, flight))
      // The pictures of the evidence are drawn and written by other threads meanwhile.
      explanations.append(drawn.flatMap { explanation(of: $0, mismatch, flight, recorded) })
      await Task.yield()
    }
    let firstFinding = result.findings.count
    for (((mismatch, cases), evidence), explanation) in zip(
      zip(mismatches, await evidence.values()), explanations)
    {
      result.findings.append(finding(mismatch, cases, flight, evidence, explanation, checks))
    }
    if result.findings[firstFinding...].contains(where: { $0.kind == .differs }) {
      result.comparedCases[flight.scene.path] = RunResult.ComparedCases(
        space: flight.scene.space, indices: flight.indices)
    }
    for (index, nearest) in nearest.enumerated() {
      guard let nearest else { continue }
      result.findings[firstFinding + index].nearest = Finding.NearestPicture(
        name: nearest.name, evidence: await nearest.evidence.value)
    }
    nearestPictures.removeAll()
    checkDigests(flight)
    checkResolved(flight, except: Set(mismatches.flatMap(\.cases).map { flight.scene.space[$0] }))
    findAlikeCases(flight, outcomes)
    await summarize(flight, outcomes, checks)
    showGalleryPictures(inFindingsFrom: firstFinding)
    findOrphans(flight)
    result.caseCount += flight.indices.count
    progress?(
      Progress(
        caseCount: caseCount, finishedCount: result.caseCount,
        findingCount: result.findings.count, scene: flight.scene.path))
  }

  private func addToDigest(_ flight: SceneInFlight, _ outcomes: [Drawing]) {
    for (index, outcome) in zip(flight.indices, outcomes) {
      let name = flight.scene.space[index]
      digest.add(flight.scene.path, name, try? outcome.get().digest)
      if keepsDrawings { result.drawings.set(outcome, for: "\(flight.scene.path)/\(name)") }
    }
  }

  private func mismatch(
    with outcome: Drawing, at index: Int, _ name: CaseName, of scene: String,
    _ references: References,
    _ checks: [Int32: ReferenceCheck]
  ) -> Mismatch? {
    var reference = FoundReference.none
    var pictureIndex: Int32 = -1
    switch references {
    case .notCompared:
      if case .success = outcome { return nil }
    case .none: break
    case .unreadable(let error): reference = .unreadable(reason: error.description)
    case .stored(let stored, let expectations, _):
      pictureIndex = expectations.pictureOfCase[index]
      if let error = stored.error(forCase: name, isAssigned: pictureIndex >= 0) {
        reference = .unreadable(reason: error.description)
        break
      }
      guard pictureIndex >= 0, let check = checks[pictureIndex] else { break }
      reference =
        expectations.contradictions.contains(index)
        ? .unreadable(
          reason:
            "\(store.ledgerFile(scene)): its conditions claim a case for two pictures at once. "
            + "Restore the file, or run \(store.recordCommand) \(scene) to record it.")
        : check.reference(of: expectations.pictures[Int(pictureIndex)].digest)
    }
    switch Verdict(outcome.map(\.digest), against: reference) {
    case .equal: return nil
    // Cases with the same reason are reported together, even if they look different.
    case .finding(let kind, let reason) where kind.preventsComparison:
      return Mismatch(kind: kind, text: reason)
    case .finding(let kind, _):
      return Mismatch(kind: kind, pictureIndex: pictureIndex, actual: try? outcome.get().digest)
    }
  }
}
