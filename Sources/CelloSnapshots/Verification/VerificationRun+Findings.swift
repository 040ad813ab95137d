extension VerificationRun {
  func finding(
    _ mismatch: Mismatch, _ cases: [Int], _ flight: SceneInFlight, _ evidence: Evidence,
    _ checks: [Int32: ReferenceCheck]
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
        "\(finding.name)\(others): the ledger names \(file), but there is no such file. Restore it, or \(record)."
    case .new:
      finding.sentence =
        "\(finding.name)\(others): there is no reference yet. Look at the picture and \(record)."
    case .edited:
      let file = store.pictureFile(scene.path, picture ?? .normal)
      finding.sentence =
        if case .otherPicture(let digest)? = checks[mismatch.place], digest == mismatch.actual {
          "\(finding.name)\(others): looks like \(file), but the ledger names another digest. If the picture is right, \(record)."
        } else {
          "\(finding.name)\(others): \(file) is not the picture that its ledger names, so one of both was changed by hand"
            + (finding.comparison.map { "; \($0)" } ?? "") + ". Restore it, or \(record)."
        }
    case .differs:
      addChanges(to: &finding, scene, picture)
      finding.sentence =
        "\(finding.name)\(others): \(finding.difference)".endingWithFullStop
        + " If the new picture is right, \(record) and look at what it names."
    case .orphan, .stale, .alike: break
    }
    return finding
  }

  /// Starts to draw the first case of a mismatch again, to compare it and to write its pictures.
  func gatherEvidence(
    _ mismatch: Mismatch, _ cases: [Int], _ flight: SceneInFlight
  ) -> Future<Evidence> {
    let scene = flight.scene
    guard [.new, .missing, .edited, .differs].contains(mismatch.kind), let index = cases.first,
      let drawn = try? scene.draw(scene.space[index])
    else { return Future(Evidence()) }
    let hasReference = mismatch.kind == .edited || mismatch.kind == .differs
    let expected = hasReference ? pictureName(mismatch, flight) : nil
    let (list, scale, background) = (drawn.list, drawn.scale, drawn.background)
    let (store, output, path) = (store, output, scene.path)
    let title = "\(scene.path)/\(scene.space[index])"
    let recipe = PictureRecipe(name: title, properties: drawn.resolvedProperties())
    return drawer.pool.result { worker in
      guard case .success = worker.draw(list, scale: scale, background: background) else {
        return Evidence()
      }
      let reference = expected.flatMap { try? store.picture(path, $0).bitmap }
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

  /// The reference picture of the cases of a mismatch.
  private func pictureName(_ mismatch: Mismatch, _ flight: SceneInFlight) -> CaseName? {
    guard case .stored(_, let expectations, _) = flight.references, mismatch.place >= 0 else {
      return nil
    }
    return expectations.pictures[Int(mismatch.place)].name
  }

  private func addChanges(
    to finding: inout Finding, _ scene: SnapshotScene, _ picture: CaseName?
  ) {
    guard let name = finding.cases.first, let picture,
      let old = try? store.resolved(scene.path).pictures[picture],
      let drawn = try? scene.draw(name)
    else { return }
    finding.changes = drawn.resolvedProperties().changes(from: old)
  }

  /// Reports cases that look the same although the scene says that they differ.
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
    let ledger = store.ledgerFile(scene.path)
    if let first = orphans.first {
      add(
        orphans.map(CaseName.init(unchecked:)),
        orphans.count == 1
          ? "\(ledger) has the case \(first), which the scene no longer has."
          : "\(ledger) has \(orphans.count) cases that the scene no longer has, such as \(first).")
    }
    for name in stored.pictures.sorted()
    where stored.ledger.pictures[name] == nil
      && selection.includes(group: scene.group, scene: scene.name, variant: name.text)
    {
      add(
        [name], "\(store.pictureFile(scene.path, name)) is a picture that the ledger does not name."
      )
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
