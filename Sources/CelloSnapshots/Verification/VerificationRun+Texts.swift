extension VerificationRun {
  /// Reports a ledger with digests of an earlier kind. Its pictures were decoded and compared, so
  /// digests of XXH3 decided nothing.
  func checkDigests(_ flight: SceneInFlight) {
    guard case .stored(let scene, _, _) = flight.references, scene.ledger.kind != .sha256Runs
    else { return }
    let path = flight.scene.path
    let danger = scene.ledger.kind == .xxh3 ? ", which can be forged" : ""
    result.findings.append(
      Finding(
        kind: .stale, scene: path, cases: [],
        sentence: "\(store.ledgerFile(path)) has digests of an earlier kind\(danger). "
          + "Run \(store.recordCommand) \(path) to record them anew."))
  }

  /// Compares the recorded properties of a scene with the properties of its cases.
  ///
  /// - Parameter names: the cases with findings, which already contain their properties.
  func checkResolved(_ flight: SceneInFlight, except names: Set<CaseName>) {
    guard case .stored(let scene, _, _) = flight.references else { return }
    let path = flight.scene.path
    let file = store.resolvedFile(path)
    let record = "run \(store.recordCommand) \(path)"
    let bytes: [UInt8]
    let stored: ResolvedRecord<CaseName>
    do throws(SnapshotError) {
      bytes = try store.resolvedBytes(path)
      // If all cases were drawn and equal their references, an unchanged file need not be parsed.
      if names.isEmpty, flight.digestOfResolved == PixelDigest(ofBytes: bytes) { return }
      if names.isEmpty, flight.resolved.count == scene.ledger.pictures.count,
        bytes == Array(ResolvedRecord(flight.resolved).text.utf8)
      {
        return
      }
      stored = try ResolvedRecord(String(decoding: bytes, as: UTF8.self), file: file)
    } catch {
      result.findings.append(
        Finding(kind: .unreadable, scene: path, cases: [], sentence: error.description))
      return
    }
    let resolved = resolvedProperties(of: flight)
    var expected = ResolvedRecord<CaseName>()
    for name in scene.ledger.pictures.keys {
      expected.pictures[name] =
        names.contains(name)
        ? stored.pictures[name] : resolved[name] ?? stored.pictures[name]
    }
    // The picture of a line that cannot be parsed is unknown.
    for name in scene.brokenLines.compactMap(\.name) {
      expected.pictures[name] = stored.pictures[name]
    }
    guard bytes != Array(expected.text.utf8) else { return }
    guard !bytes.isEmpty else {
      result.findings.append(
        Finding(
          kind: .missing, scene: path, cases: [],
          sentence:
            "\(file): there is no such file, or nothing in it. Restore it, or \(record) to record it."
        ))
      return
    }
    var finding = Finding(
      kind: .stale, scene: path, cases: [],
      sentence: "\(file) is not as it was recorded. Restore it, or \(record) to record it.")
    for name in Set(expected.pictures.keys).union(stored.pictures.keys).sorted() {
      let changes = (expected.pictures[name] ?? ResolvedProperties())
        .changes(from: stored.pictures[name] ?? ResolvedProperties())
      guard !changes.isEmpty else { continue }
      finding.cases.append(name)
      guard finding.cases.count == 1 else { continue }
      finding.setChanges(changes)
      finding.sentence =
        "\(path)/\(name): \(Finding.staleSentence(about: file, changes)) Restore it, or \(record) to record it."
    }
    result.findings.append(finding)
  }

  /// Checks the references as a whole. An error is reported as a finding, so that other findings
  /// are kept.
  func checkWhole(_ recorded: ReferenceEnvironment?, _ environment: DrawingEnvironment) {
    do throws(SnapshotError) {
      try findOrphanedScenes()
      try checkEnvironment(recorded, environment)
      try checkMetrics()
    } catch {
      result.findings.append(
        Finding(kind: .unreadable, scene: "references", cases: [], sentence: error.description))
    }
  }

  /// Compares the recorded metrics of the system with the current metrics. If pictures differ, their
  /// findings name the metrics that changed them.
  private func checkMetrics() throws(SnapshotError) {
    _ = try store.metrics()
    let changes = metricChanges.map(\.withoutAssumption)
    guard !changes.isEmpty, selection.isEverything,
      !result.findings.contains(where: { $0.kind == .differs })
    else { return }
    var finding = Finding(
      kind: .stale, scene: "metrics", cases: [],
      sentence: "\(Finding.staleSentence(about: store.metricsFile, changes)) "
        + "Restore it, or run \(store.recordCommand) to record it.")
    finding.setChanges(changes)
    result.findings.append(finding)
  }

  /// Compares the recorded environment with the current environment.
  private func checkEnvironment(
    _ recorded: ReferenceEnvironment?, _ environment: DrawingEnvironment
  ) throws(SnapshotError) {
    let file = store.environmentFile
    guard let recorded else {
      // A scene that cannot be read also has references.
      guard (try? store.scenes())?.isEmpty != true else { return }
      result.findings.append(
        Finding(
          kind: .missing, scene: "environment", cases: [],
          sentence:
            "\(file): there is no such file. Restore it, or run \(store.recordCommand) to record it."
        ))
      return
    }
    var expected = recorded.renewed(in: environment)
    expected.systemVersions = environment.systemVersions
    if let used = environment.usedFonts?() {
      expected.fonts = selection.isEverything ? used : expected.fonts.merging(used) { $1 }
    }
    expected.libraries = environment.libraries(recordedAs: recorded.libraries)
    guard try store.environmentBytes() != Array(expected.text.utf8) else { return }
    let names = Set(recorded.fonts.keys).symmetricDifference(expected.fonts.keys).sorted()
    let libraries = Set(recorded.libraries.keys).union(expected.libraries.keys)
      .filter { recorded.libraries[$0] != expected.libraries[$0] }.sorted()
    let difference =
      if recorded.kind != .sha256 {
        "its digests are of an earlier kind, which can be forged"
      } else if recorded.systemVersions != expected.systemVersions {
        recorded.systemVersions.isEmpty
          ? "it has no system versions, instead of \(expected.systemVersions.joined(separator: ", "))"
          : "its system versions are \(recorded.systemVersions.joined(separator: ", ")), not "
            + expected.systemVersions.joined(separator: ", ")
      } else if let name = names.first {
        recorded.fonts[name] == nil
          ? "it lacks the font \(name)" : "it has the font \(name), which no picture uses"
      } else if let name = libraries.first {
        if let version = recorded.libraries[name] {
          expected.libraries[name] == nil
            ? "it has the library \(name), which does not draw"
            : "“\(version)” is not a version of the library \(name)"
        } else {
          "it lacks the library \(name)"
        }
      } else {
        "its lines are not as they were recorded"
      }
    result.findings.append(
      Finding(
        kind: .stale, scene: "environment", cases: [],
        sentence: "\(file): \(difference). Restore it, or run \(store.recordCommand) to record it.")
    )
  }
}
