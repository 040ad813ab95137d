/// Changes each metric of the system by one step, and finds the changes that no picture shows.
///
/// A mutant is a value that replaces a metric while cases are laid out, not a build. A case is first
/// drawn with all mutants that no earlier case has shown. Only if its drawing differs, the mutants
/// are divided in halves, until each mutant that changes the picture is alone. All cases are
/// therefore examined, although most of them are drawn a few times only.
@MainActor package final class MutationRun {
  private let catalog: SnapshotCatalog
  private let selection: CaseSelection
  private let store: ReferenceStore
  private let progress: (@MainActor (_ finished: Int, _ of: Int) -> Void)?
  private let renderer = PictureRenderer()
  private var result = MutationResult()
  /// The mutants that no case has shown, in the order of their names.
  private var open: [ResolvedProperties.Change] = []
  private var mutants: [ResolvedProperties.Change] = []
  /// The examined cases that use each open mutant.
  private var users: [String: [String]] = [:]

  package init(
    _ catalog: SnapshotCatalog, selection: CaseSelection = .everything, store: ReferenceStore,
    progress: (@MainActor (_ finished: Int, _ of: Int) -> Void)? = nil
  ) {
    self.catalog = catalog
    self.selection = selection
    self.store = store
    self.progress = progress
  }

  /// A case that represents a picture.
  private struct Subject {
    var scene: SnapshotScene
    var name: CaseName
    var overrides: PropertyOverrides
    var drawn: DrawnCase
    /// The digest of the picture, which is computed when it is needed.
    var digest: PixelDigest?

    var title: String { "\(scene.path)/\(name)" }
  }

  /// Draws mutants.
  ///
  /// - Parameters:
  ///   - metrics: the metrics of the system.
  ///   - alternatives: different values of metrics that have no step, by name.
  ///   - guide: the cases to examine first, and the metrics that cases use; from an earlier run.
  package func run(
    _ metrics: ResolvedProperties, alternatives: [String: String] = [:],
    guide: MutationGuide = MutationGuide()
  ) throws(SnapshotError) -> MutationResult {
    try selection.check(against: catalog)
    let clock = ContinuousClock()
    let start = clock.now
    result = MutationResult()
    (open, users) = ([], [:])
    for metric in metrics.properties {
      guard let value = Mutant.value(of: metric.value) ?? alternatives[metric.name] else {
        result.skippedCount += 1
        continue
      }
      open.append(ResolvedProperties.Change(name: metric.name, old: value, new: metric.value))
    }
    mutants = open
    result.mutantCount = mutants.count
    examineKnownCases(guide)
    try examineAllCases(guide)
    result.survivors = open.map { change in
      let cases = users[change.name] ?? []
      let known = guide.hidden[change.name]
      if known != nil { result.knownSurvivorCount += 1 }
      return MutationResult.Survivor(
        change: change, caseCount: max(known?.caseCount ?? 0, cases.count),
        example: known?.example ?? cases.first)
    }
    for survivor in result.survivors {
      result.guide.add(
        hidden: survivor.change.name,
        MutationGuide.Hidden(caseCount: survivor.caseCount, example: survivor.example))
    }
    result.seconds = (clock.now - start) / .seconds(1)
    return result
  }

  /// Draws each mutant in the case that showed it in an earlier run.
  private func examineKnownCases(_ guide: MutationGuide) {
    guard !guide.isEmpty else { return }
    let scenes = Dictionary(
      catalog.scenes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var mutants: [String: [ResolvedProperties.Change]] = [:]
    for mutant in open {
      if let title = guide.witnesses[mutant.name] { mutants[title, default: []].append(mutant) }
    }
    for (title, mutants) in mutants.sorted(by: { $0.key < $1.key }) {
      guard let slash = title.lastIndex(of: "/"), let scene = scenes[String(title[..<slash])],
        let name = selection.indices(in: scene).lazy.map({ scene.space[$0] }).first(where: {
          $0.text == title[title.index(after: slash)...]
        }), var subject = subject(scene, name)
      else { continue }
      for mutant in mutants { examine([mutant], in: &subject) }
    }
  }

  /// Draws the mutants in all cases, at first one of each scene, until a case has shown each.
  private func examineAllCases(_ guide: MutationGuide) throws(SnapshotError) {
    var scenes: [(scene: SnapshotScene, names: [CaseName], digests: [PixelDigest?])] = []
    for scene in catalog.scenes where !open.isEmpty {
      let names = try selection.representatives(of: scene, in: store)
      guard !names.isEmpty else { continue }
      let pictures = try store.scene(scene.path)?.ledger.pictures ?? [:]
      scenes.append((scene, names, names.map { pictures[$0] }))
    }
    let count = scenes.reduce(0) { $0 + $1.names.count }
    var finishedCount = 0
    for position in 0..<(scenes.map(\.names.count).max() ?? 0) {
      for (scene, names, digests) in scenes where names.indices.contains(position) {
        guard !open.isEmpty else { return }
        if finishedCount % 50 == 0 { progress?(finishedCount, count) }
        finishedCount += 1
        let name = names[position]
        let digest = digests[position].map(\.description)
        let possible = guide.mutants(
          guide.isEmpty ? mutants : open, in: "\(scene.path)/\(name)", digest)
        guard !possible.isEmpty, var subject = subject(scene, name) else { continue }
        result.caseCount += 1
        let used = subject.overrides.usedMetrics(possible)
        result.guide.add(subject.title, digest, using: used)
        let names = Set(used.map(\.name))
        let current = open.filter { names.contains($0.name) }
        for mutant in current { users[mutant.name, default: []].append(subject.title) }
        examine(current, in: &subject)
      }
    }
  }

  private func subject(_ scene: SnapshotScene, _ name: CaseName) -> Subject? {
    guard let drawn = try? scene.draw(name), let overrides = drawn.overrides else { return nil }
    return Subject(scene: scene, name: name, overrides: overrides, drawn: drawn)
  }

  /// Draws a case with mutants, and removes those that change its picture from the open mutants.
  private func examine(_ mutants: [ResolvedProperties.Change], in subject: inout Subject) {
    guard !mutants.isEmpty else { return }
    result.drawingCount += 1
    guard let drawn = subject.overrides.draw(mutants),
      // Equal lists draw equal pictures.
      drawn.list != subject.drawn.list || drawn.scale != subject.drawn.scale
    else { return }
    guard mutants.count == 1 else {
      let middle = mutants.count / 2
      examine(Array(mutants[..<middle]), in: &subject)
      examine(Array(mutants[middle...]), in: &subject)
      return
    }
    let expected = subject.digest ?? renderer.digest(of: subject.drawn)
    subject.digest = expected
    guard let digest = renderer.digest(of: drawn), digest != expected else { return }
    result.guide.add(subject.title, showing: mutants[0].name)
    open.removeAll { $0 == mutants[0] }
  }
}

/// The result of a ``MutationRun``.
package struct MutationResult: Sendable {
  /// The number of metrics whose values have a step or an alternative.
  package fileprivate(set) var mutantCount = 0
  package fileprivate(set) var survivors: [Survivor] = []
  /// The number of survivors that also survived the run that wrote the guide, and were drawn only in
  /// cases that this run had not examined.
  package fileprivate(set) var knownSurvivorCount = 0
  /// The number of metrics without a mutant.
  package fileprivate(set) var skippedCount = 0
  /// The number of cases that were examined, and how often they were drawn with mutants.
  package fileprivate(set) var caseCount = 0
  package fileprivate(set) var drawingCount = 0
  package fileprivate(set) var seconds = 0.0
  /// The cases that show the mutants, for later runs.
  package fileprivate(set) var guide = MutationGuide()

  package init() {}

  /// A mutant that changed no picture.
  package struct Survivor: Hashable, Sendable {
    /// The metric; its old value is the mutant.
    package var change: ResolvedProperties.Change
    /// The number of pictures whose cases use the metric.
    package var caseCount: Int
    /// The first case that uses the metric; `nil` if there is none.
    package var example: String?
  }

  /// The number of mutants that changed a picture.
  package var killedCount: Int { mutantCount - survivors.count }
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
