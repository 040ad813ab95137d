/// Changes each metric of the system by one step, and finds the changes that no picture shows.
///
/// A mutant is a value that replaces a metric while cases are laid out, not a build. The cases that
/// use the metric are drawn with it, at first one of each scene, until a picture differs from the
/// picture without it.
@MainActor package final class MutationRun {
  private let catalog: SnapshotCatalog
  private let selection: CaseSelection
  private let store: ReferenceStore
  private let progress: (@MainActor (_ finished: Int, _ of: Int) -> Void)?
  private let renderer = PictureRenderer()
  /// The largest number of cases that are drawn with a mutant.
  private let maxCaseCount: Int

  package init(
    _ catalog: SnapshotCatalog, selection: CaseSelection = .everything, store: ReferenceStore,
    maxCaseCount: Int = 400, progress: (@MainActor (_ finished: Int, _ of: Int) -> Void)? = nil
  ) {
    self.catalog = catalog
    self.selection = selection
    self.store = store
    self.maxCaseCount = maxCaseCount
    self.progress = progress
  }

  /// A case that represents a picture, and its drawing without mutants.
  private struct Subject {
    var scene: Int
    var name: CaseName
    var list: Int
    var digest: PixelDigest
  }

  /// Draws the mutants.
  ///
  /// - Parameter metrics: the metrics of the system.
  package func run(_ metrics: ResolvedProperties) throws(SnapshotError) -> MutationResult {
    try selection.check(against: catalog)
    let clock = ContinuousClock()
    let start = clock.now
    var result = MutationResult()
    let subjects = try subjects(metrics)
    for (index, metric) in metrics.properties.enumerated() {
      if index % 50 == 0 { progress?(index, metrics.properties.count) }
      guard let value = Mutant.value(of: metric.value) else {
        result.skippedCount += 1
        continue
      }
      let change = ResolvedProperties.Change(
        name: metric.name, old: value, new: metric.value)
      let own = subjects[metric.name] ?? []
      var drawnCount = 0
      var isKilled = false
      for subject in own.prefix(maxCaseCount) {
        drawnCount += 1
        if differs(subject, with: change) {
          isKilled = true
          break
        }
      }
      if isKilled {
        result.killedCount += 1
      } else {
        result.survivors.append(
          MutationResult.Survivor(
            change: change, caseCount: own.count, drawnCount: drawnCount,
            example: own.first.map { "\(catalog.scenes[$0.scene].path)/\($0.name)" }))
      }
      result.drawingCount += drawnCount
    }
    result.seconds = (clock.now - start) / .seconds(1)
    return result
  }

  /// Returns the cases that use each metric, with the first case of each scene first.
  private func subjects(
    _ metrics: ResolvedProperties
  ) throws(SnapshotError) -> [String: [Subject]] {
    let all = metrics.properties.map {
      ResolvedProperties.Change(name: $0.name, old: $0.value, new: $0.value)
    }
    var found: [String: [[Subject]]] = [:]
    for (position, scene) in catalog.scenes.enumerated() {
      var own: [String: [Subject]] = [:]
      for name in try selection.representatives(of: scene, in: store) {
        guard let drawn = try? scene.draw(name), let overrides = drawn.overrides,
          let digest = renderer.digest(of: drawn)
        else { continue }
        let subject = Subject(
          scene: position, name: name, list: drawn.list.hashValue, digest: digest)
        for metric in overrides.usedMetrics(all) {
          own[metric.name, default: []].append(subject)
        }
      }
      for (metric, subjects) in own { found[metric, default: []].append(subjects) }
    }
    return found.mapValues { scenes in
      let count = scenes.map(\.count).max() ?? 0
      return (0..<count).flatMap { position in
        scenes.compactMap { $0.indices.contains(position) ? $0[position] : nil }
      }
    }
  }

  private func differs(
    _ subject: Subject, with change: ResolvedProperties.Change
  ) -> Bool {
    guard
      let drawn = try? catalog.scenes[subject.scene].draw(subject.name).overrides?.draw([change])
    else { return false }
    // Equal lists draw equal pictures.
    return drawn.list.hashValue != subject.list && renderer.digest(of: drawn) != subject.digest
  }
}

/// The result of a ``MutationRun``.
package struct MutationResult: Sendable {
  /// The number of mutants that changed a picture.
  package var killedCount = 0
  package var survivors: [Survivor] = []
  /// The number of metrics without a mutant, because their values have no step.
  package var skippedCount = 0
  /// The number of cases that were drawn with mutants.
  package var drawingCount = 0
  package var seconds = 0.0

  package init() {}

  /// A mutant that changed no picture.
  package struct Survivor: Hashable, Sendable {
    /// The metric; its old value is the mutant.
    package var change: ResolvedProperties.Change
    /// The number of pictures that use the metric.
    package var caseCount: Int
    /// The number of pictures that were drawn with the mutant.
    package var drawnCount: Int
    /// The first case that uses the metric; `nil` if there is none.
    package var example: String?
  }

  package var mutantCount: Int { killedCount + survivors.count }
}

extension CaseSelection {
  /// Returns the selected cases that represent the pictures of a scene; all selected cases if there
  /// are no references.
  func representatives(
    of scene: SnapshotScene, in store: ReferenceStore
  ) throws(SnapshotError) -> [CaseName] {
    let selected = indices(in: scene).map { scene.space[$0] }
    guard !selected.isEmpty, let stored = try store.scene(scene.path) else { return selected }
    return selected.filter { stored.ledger.pictures[$0] != nil }
  }
}
