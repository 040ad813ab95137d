/// Checks the search for causes with random mutants.
///
/// A case is laid out with a different value of one of its properties, without one of its rows, or with
/// a different value of a metric of the system that it uses. This is the former picture. The reason that is found for the difference from the
/// actual picture must name this property and no other.
@MainActor package final class CauseTrial {
  private let catalog: SnapshotCatalog
  private let selection: CaseSelection
  private let store: ReferenceStore
  private let progress: (@MainActor (_ finished: Int, _ of: Int) -> Void)?
  private let renderer = PictureRenderer()
  private let finder = ReasonFinder(maxPixelCount: .max)
  private var random: SplitMix64

  package init(
    _ catalog: SnapshotCatalog, selection: CaseSelection = .everything, store: ReferenceStore,
    seed: UInt64 = 0, progress: (@MainActor (_ finished: Int, _ of: Int) -> Void)? = nil
  ) {
    self.catalog = catalog
    self.selection = selection
    self.store = store
    self.progress = progress
    random = SplitMix64(seed: seed)
  }

  /// Examines random mutants that change a picture.
  ///
  /// - Parameters:
  ///   - count: the number of mutants. Fewer are examined if few mutants change pictures.
  ///   - metrics: the metrics of the system.
  package func run(
    _ count: Int, _ metrics: ResolvedProperties
  ) throws(SnapshotError) -> CauseTrialResult {
    try selection.check(against: catalog)
    let clock = ContinuousClock()
    let start = clock.now
    var scenes: [(scene: SnapshotScene, names: [CaseName])] = []
    for scene in catalog.scenes {
      let names = try selection.representatives(of: scene, in: store)
      if !names.isEmpty { scenes.append((scene, names)) }
    }
    var result = CauseTrialResult()
    var attemptCount = 0
    while result.mutantCount < count, attemptCount < 10 * count + 100, !scenes.isEmpty {
      attemptCount += 1
      let (scene, names) = scenes[random.next(below: scenes.count)]
      examine(scene, names[random.next(below: names.count)], metrics, &result)
      if attemptCount % 50 == 0 { progress?(result.mutantCount, count) }
    }
    result.seconds = (clock.now - start) / .seconds(1)
    return result
  }

  /// Examines a random mutant of a case, unless it does not change the picture.
  private func examine(
    _ scene: SnapshotScene, _ name: CaseName, _ metrics: ResolvedProperties,
    _ result: inout CauseTrialResult
  ) {
    guard let drawn = try? scene.draw(name), let overrides = drawn.overrides,
      let actual = renderer.digest(of: drawn)
    else { return }
    let properties = drawn.resolvedProperties()
    let isMetric = random.next(below: 2) == 0
    let mutants = (isMetric ? metrics : properties).properties.compactMap { property in
      if property.isFrameOfRow {
        // The former list does not have the row.
        return ResolvedProperties.Change(name: property.name, old: nil, new: property.value)
      }
      return Mutant.value(of: property).map {
        ResolvedProperties.Change(name: property.name, old: $0, new: property.value)
      }
    }
    let usable = isMetric ? overrides.usedMetrics(mutants) : mutants
    guard !usable.isEmpty else { return }
    let mutant = usable[random.next(below: usable.count)]
    guard let former = overrides.draw([mutant]), let expected = renderer.digest(of: former),
      let formerProperties = overrides.properties([mutant])
    else { return }
    guard expected != actual else {
      result.invisibleCount += 1
      return
    }
    let metric = isMetric ? [mutant] : []
    let changes = metric + properties.viewChanges(from: formerProperties)
    // The last visible row can take the place of another one, like the same row with other content.
    guard mutant.old != nil || changes.contains(where: { $0.name == mutant.name }) else { return }
    let reason = finder.reason(
      for: ReasonFinder.Question(
        changes: changes, changesByName: metric + properties.changes(from: formerProperties),
        expected: expected, actual: actual, drawing: drawn.drawing), overrides)
    // A property can have several names, such as the color of a button's title in its configuration.
    // All of them have the same value then.
    let names = changes.filter {
      $0.name == mutant.name || mutant.old != nil && $0.old == mutant.old
    }
    .map(\.name)
    result.add(reason, of: mutant, named: Set(names + [mutant.name]), in: "\(scene.path)/\(name)")
  }
}

/// The result of a ``CauseTrial``.
package struct CauseTrialResult: Sendable {
  /// A mutant whose reason was not found or is wrong.
  package struct Miss: Hashable, Sendable {
    /// The case, as `group/scene/variant`.
    package var name: String
    package var mutant: ResolvedProperties.Change
    /// The reason that was found.
    package var reason: String
  }

  /// The number of mutants that changed a picture.
  package private(set) var mutantCount = 0
  /// The number of mutants of which the reason is exactly the changed property.
  package private(set) var namedCount = 0
  /// The number of mutants that changed nothing.
  package fileprivate(set) var invisibleCount = 0
  /// The mutants with a proved reason that is a different property.
  package private(set) var falseProofs: [Miss] = []
  /// The mutants without a proved reason.
  package private(set) var unproved: [Miss] = []
  private var drawingCounts: [Int] = []
  package fileprivate(set) var seconds = 0.0

  /// The median number of pictures that were drawn for a reason.
  package var medianDrawingCount: Int {
    drawingCounts.isEmpty ? 0 : drawingCounts.sorted()[drawingCounts.count / 2]
  }

  fileprivate mutating func add(
    _ reason: Reason, of mutant: ResolvedProperties.Change, named names: Set<String>,
    in name: String
  ) {
    mutantCount += 1
    drawingCounts.append(reason.drawingCount)
    if reason.verdict == .proved, reason.changes.count == 1,
      names.contains(reason.changes[0].name)
    {
      namedCount += 1
      return
    }
    let miss = Miss(name: name, mutant: mutant, reason: "\(reason)")
    // A cause that contains the changed property is not minimal, but not wrong.
    if reason.verdict == .proved, !reason.changes.contains(where: { names.contains($0.name) }) {
      falseProofs.append(miss)
    } else {
      unproved.append(miss)
    }
  }
}

extension ResolvedProperties.Property {
  /// A Boolean value that indicates whether the property is the frame of a row of a list.
  fileprivate var isFrameOfRow: Bool {
    name.hasPrefix("row") && name.hasSuffix(".frame")
      && name.dropFirst(3).dropLast(6).allSatisfy { $0.isASCII && $0.isNumber }
  }
}
