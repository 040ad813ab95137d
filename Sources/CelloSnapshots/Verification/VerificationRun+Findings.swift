extension VerificationRun {
  func finding(
    _ mismatch: Mismatch, _ cases: [Int], _ flight: SceneInFlight, _ evidence: Evidence,
    _ explanation: Explanation?, _ checks: [Int32: ReferenceCheck]
  ) -> Finding {
    let scene = flight.scene
    var finding = Finding(
      kind: mismatch.kind, scene: scene.path, cases: cases.map { scene.space[$0] }, sentence: "",
      comparison: evidence.comparison, actualDigest: mismatch.actual,
      actualSize: evidence.actualSize, scale: evidence.scale, files: evidence.files)
    let picture = pictureName(mismatch, flight)
    let others = cases.count > 1 ? " (and \(cases.count - 1) more alike)" : ""
    let record = "run \(store.recordCommand) \(scene.path)"
    switch mismatch.kind {
    case .undrawable:
      finding.sentence = "\(finding.name)\(others): cannot be drawn: \(mismatch.text)"
    case .unreadable:
      finding.sentence = mismatch.text
    case .missing:
      let file = store.pictureFile(scene.path, picture ?? .normal)
      finding.sentence =
        "\(finding.name)\(others): the ledger names \(file), but there is no such file. \(restore(file)) or \(record) to record it."
    case .new:
      finding.sentence =
        "\(finding.name)\(others): there is no reference yet. Look at the picture and \(record) to record it."
    case .edited:
      let file = store.pictureFile(scene.path, picture ?? .normal)
      finding.sentence =
        if case .otherPicture(let digest)? = checks[mismatch.pictureIndex],
          digest == mismatch.actual
        {
          "\(finding.name)\(others): looks like \(file), but the ledger names another digest. If the picture is right, \(record) to record it."
        } else {
          "\(finding.name)\(others): \(file) or its ledger was edited: the file is not the picture that the ledger names"
            + (finding.comparison.map { "; \($0)" } ?? "")
            + ". \(restore(file)) or \(record) to record it."
        }
    case .differs:
      if case .stored(_, let expectations, _) = flight.references, mismatch.pictureIndex >= 0 {
        finding.expectedDigest = expectations.pictures[Int(mismatch.pictureIndex)].digest
      }
      if let changes = explanation?.changes { finding.setChanges(changes) }
      if let reason = explanation?.reason { finding.setReason(reason) }
      if finding.comparison == nil {
        finding.summary = "looks different from its reference, which is kept by digest alone"
      }
      finding.describeDifference(recordCommand: store.recordCommand)
    case .orphan, .stale, .alike: break
    }
    return finding
  }

  /// Returns the advice to restore a file: with a command, if the references are in a repository.
  private func restore(_ file: String) -> String {
    store.isInRepository ? "Restore it with git restore \(file.shellWord)" : "Restore it,"
  }

  /// A case that is laid out again, because it differs, and its resolved properties.
  struct DrawnAgain {
    var name: CaseName
    var drawn: DrawnCase
    var properties: ResolvedProperties
  }

  /// Lays out the first case of a mismatch again; `nil` if the mismatch needs no picture.
  func drawnAgain(
    _ mismatch: Mismatch, _ cases: [Int], _ flight: SceneInFlight
  ) -> DrawnAgain? {
    guard [.new, .missing, .edited, .differs].contains(mismatch.kind), let index = cases.first
    else { return nil }
    let name = flight.scene.space[index]
    guard let drawn = try? flight.scene.draw(name) else { return nil }
    return DrawnAgain(name: name, drawn: drawn, properties: drawn.resolvedProperties())
  }

  /// Begins to draw a case of a mismatch, to compare it and to write its pictures.
  func gatherEvidence(
    of again: DrawnAgain, _ mismatch: Mismatch, _ flight: SceneInFlight
  ) -> Future<Evidence> {
    let drawn = again.drawn
    let expected = expectedPicture(mismatch, flight)
    let (list, scale, background) = (drawn.list, drawn.scale, drawn.background)
    let (store, output) = (store, output)
    let title = "\(flight.scene.path)/\(again.name)"
    let recipe = PictureRecipe(name: title, properties: again.properties)
    return drawer.pool.result { worker in
      guard case .success = worker.draw(list, scale: scale, background: background) else {
        return Evidence()
      }
      let reference = expected.flatMap { store.picture($0) }
      guard let output else {
        return Evidence(expected: reference, actual: worker.bitmap, scale: scale, write: nil)
      }
      return Evidence(expected: reference, actual: worker.bitmap, scale: scale) { bitmap, role in
        output.write { folder throws(SnapshotError) in
          try folder.write(bitmap, title, role, recipe: role == .actual ? recipe : nil)
        }
      }
    }
  }

  /// Returns the name of the reference picture for the cases of a mismatch.
  private func pictureName(_ mismatch: Mismatch, _ flight: SceneInFlight) -> CaseName? {
    guard case .stored(_, let expectations, _) = flight.references, mismatch.pictureIndex >= 0
    else {
      return nil
    }
    return expectations.pictures[Int(mismatch.pictureIndex)].name
  }

  /// Returns the file of the reference picture for the cases of a mismatch.
  private func expectedPicture(
    _ mismatch: Mismatch, _ flight: SceneInFlight
  ) -> ReferenceStore.StoredPicture? {
    guard mismatch.kind == .edited || mismatch.kind == .differs, mismatch.pictureIndex >= 0,
      case .stored(let stored, let expectations, _) = flight.references
    else { return nil }
    let (name, digest) = expectations.pictures[Int(mismatch.pictureIndex)]
    if stored.ledger.files.contains(name) {
      return ReferenceStore.StoredPicture(file: store.pictureFile(flight.scene.path, name))
    }
    // Another scene can keep the same picture.
    let files = picturesByDigest ?? store.picturesByDigest()
    picturesByDigest = files
    return files[digest].map { ReferenceStore.StoredPicture(file: $0, digest: digest) }
  }

  /// Begins to draw the kept picture that is most similar to a case if the references keep only the
  /// digest of the case's picture.
  func gatherNearest(_ mismatch: Mismatch, _ cases: [Int], _ flight: SceneInFlight)
    -> NearestInFlight?
  {
    guard mismatch.kind == .differs, mismatch.pictureIndex >= 0, let index = cases.first,
      case .stored(let stored, let expectations, _) = flight.references,
      !stored.ledger.files.contains(expectations.pictures[Int(mismatch.pictureIndex)].name)
    else { return nil }
    let scene = flight.scene
    let candidates = stored.ledger.files.intersection(stored.pictures)
    guard let name = scene.space[index].nearest(in: candidates) else { return nil }
    let title = "\(scene.path)/\(name)"
    if let known = nearestPictures[title] { return known }
    let found = NearestInFlight(name: title, evidence: evidence(of: name, scene))
    nearestPictures[title] = found
    return found
  }

  private func evidence(of name: CaseName, _ scene: SnapshotScene) -> Future<Evidence> {
    guard let drawn = try? scene.draw(name) else { return Future(Evidence()) }
    let title = "\(scene.path)/\(name)"
    let reference = ReferenceStore.StoredPicture(file: store.pictureFile(scene.path, name))
    let (list, scale, background) = (drawn.list, drawn.scale, drawn.background)
    let (store, output) = (store, output)
    return drawer.pool.result { worker in
      guard case .success = worker.draw(list, scale: scale, background: background) else {
        return Evidence()
      }
      return Evidence(
        expected: store.picture(reference), actual: worker.bitmap, scale: scale,
        write: output.map { output in
          { bitmap, role in
            output.write { folder throws(SnapshotError) in try folder.write(bitmap, title, role) }
          }
        })
    }
  }

  /// The changed properties of a difference, and its reason.
  struct Explanation {
    /// The changed properties; `nil` if no properties were recorded.
    var changes: [ResolvedProperties.Change]?
    /// The reason; `nil` if none was searched for.
    var reason: Reason?
  }

  /// Returns the changed properties and the reason of a difference; `nil` for other mismatches.
  ///
  /// - Parameter recorded: the recorded properties of the scene.
  func explanation(
    of again: DrawnAgain, _ mismatch: Mismatch, _ flight: SceneInFlight,
    _ recorded: ResolvedRecord<CaseName>?
  ) -> Explanation? {
    guard mismatch.kind == .differs, let picture = pictureName(mismatch, flight),
      case .stored(_, let expectations, _) = flight.references
    else { return nil }
    let comparison = recorded?.pictures[picture].map {
      PropertyComparison(again.properties, from: $0)
    }
    var explanation = Explanation(changes: comparison?.changes)
    guard again.drawn.overrides != nil || comparison?.changes.isEmpty == true else {
      return explanation
    }
    let expectedPicture = expectedPicture(mismatch, flight)
    let store = store
    explanation.reason = reasons.reason(
      for: ReasonFinder.Question(
        changes: comparison.map { metricChanges + $0.changes },
        changesByName: comparison.map { metricChanges + $0.changesByName },
        unknown: comparison?.unknown,
        expected: expectations.pictures[Int(mismatch.pictureIndex)].digest,
        actual: mismatch.actual, drawing: again.drawn.drawing,
        expectedPicture: { expectedPicture.flatMap { store.picture($0) } }),
      again.drawn.overrides)
    explanation.reason?.locateOrigins(inPackageOf: store.metricsFile)
    return explanation
  }

  /// Reports cases that look the same although the scene requires that they look different.
  func findAlikeCases(_ flight: SceneInFlight, _ outcomes: [Drawing]) {
    let scene = flight.scene
    guard !scene.distinctCases.isEmpty else { return }
    var digests: [CaseName: PixelDigest] = [:]
    for (index, outcome) in zip(flight.indices, outcomes) {
      if case .success(let picture) = outcome { digests[scene.space[index]] = picture.digest }
    }
    for group in scene.distinctCases {
      var first: [PixelDigest: CaseName] = [:]
      for name in group {
        guard let digest = digests[name] else { continue }
        guard let other = first[digest] else {
          first[digest] = name
          continue
        }
        result.findings.append(
          Finding(
            kind: .alike, scene: scene.path, cases: [name, other],
            sentence: "\(scene.path)/\(name): looks the same as \(other), but the scene says that "
              + "they look different. Change how one looks, or what the scene distinguishes.",
            actualDigest: digest))
      }
    }
  }

  func findOrphans(_ flight: SceneInFlight) {
    guard case .stored(let stored, let expectations, _) = flight.references else { return }
    let scene = flight.scene
    func add(_ cases: [CaseName], _ what: String) {
      result.findings.append(
        Finding(
          kind: .orphan, scene: scene.path, cases: cases,
          sentence:
            "\(what) Run \(store.recordCommand) \(scene.path) to remove \(cases.count > 1 ? "them" : "it"), if that is meant."
        ))
    }
    let orphans = expectations.orphans.filter {
      selection.includes(group: scene.group, scene: scene.name, variant: $0)
    }
    // The first condition that cannot be parsed is the reason of the cases without a picture.
    let isFirstReported =
      !stored.isListed && flight.indices.contains { expectations.pictureOfCase[$0] < 0 }
    let firstCondition = stored.brokenLines.firstIndex { !$0.isReplaced }
    for (number, line) in stored.brokenLines.enumerated()
    where selection.includesWhole(group: scene.group, scene: scene.name)
      && !(stored.isListed
        ? line.name.flatMap({ scene.space.index(of: $0) }) != nil
        : number == firstCondition && isFirstReported)
    {
      result.findings.append(
        Finding(
          kind: .unreadable, scene: scene.path, cases: [], sentence: line.error.description))
    }
    let ledger = store.ledgerFile(scene.path)
    if let first = orphans.first {
      add(
        orphans.map(CaseName.init(unchecked:)),
        orphans.count == 1
          ? "\(ledger) has the case \(first), which the scene no longer has."
          : "\(ledger) has \(orphans.count) cases that the scene no longer has, such as \(first).")
    }
    for name in stored.pictures.sorted()
    where !stored.ledger.files.contains(name) && stored.error(for: name) == nil
      && selection.includes(group: scene.group, scene: scene.name, variant: name.text)
    {
      let file = store.pictureFile(scene.path, name)
      add(
        [name],
        stored.ledger.pictures[name] == nil
          ? "\(file) is a picture that the ledger does not name."
          : "\(file) is a picture, but the ledger keeps \(name) by digest alone.")
    }
    for name in stored.unexpectedFiles
    where selection.includesWhole(group: scene.group, scene: scene.name) {
      add([], "\(ledger) is beside \(name), whose name is not the name of a case.")
    }
  }

  func findOrphanedScenes() throws(SnapshotError) {
    guard selection.mayIncludeWholeScenes else { return }
    let known = Set(catalog.scenes.map(\.path))
    for path in try store.scenes(except: known) {
      let parts = path.split(separator: "/").map(String.init)
      guard selection.includesWhole(group: parts[0], scene: parts[1]) else { continue }
      result.findings.append(
        Finding(
          kind: .orphan, scene: path, cases: [],
          sentence: "\(path): there are references, but the catalog has no such scene. "
            + "Run \(store.recordCommand) \(path) to remove them, if that is meant."))
    }
  }
}
