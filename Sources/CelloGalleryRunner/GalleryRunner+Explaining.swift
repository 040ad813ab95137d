import CelloSnapshots

extension GalleryRunner {
  /// Prints information about a case: its values, its appearance, the cases that look the same, and
  /// its resolved properties.
  ///
  /// - Parameter name: the path of a case, `group/scene/variant`, or the path of its picture.
  @MainActor package func explain(_ name: String) async -> Outcome {
    await perform {
      guard let (scene, caseName) = try findCase(name),
        let explanation = try explanation(of: caseName, in: scene)
      else { return .incomplete }
      if format == .json {
        console.printWhole(RunDocument.json(explanation))
      } else {
        for line in explanation.lines { console.print(line) }
      }
      return explanation.comparison == .equal ? .equal : .different
    }
  }

  /// Returns the case with a name, or prints that there is none.
  @MainActor func findCase(_ name: String) throws -> (SnapshotScene, CaseName)? {
    let catalog = try catalog()
    if let found = Self.find(name, in: catalog) { return found }
    try CaseSelection(filters: [name]).check(against: catalog)
    console.printError("“\(name)” is not one case. Name it as group/scene/case; list prints them.")
    return nil
  }

  /// Returns the explanation of a case, or prints that it cannot be drawn.
  @MainActor func explanation(of name: CaseName, in scene: SnapshotScene) throws -> Explanation? {
    let drawn = try scene.draw(name)
    let picture: Bitmap
    switch drawn.picture() {
    case .success(let bitmap): picture = bitmap
    case .failure(let failure):
      console.printError("\(scene.path)/\(name) cannot be drawn: \(failure)")
      return nil
    }
    var explanation = Explanation(
      name: "\(scene.path)/\(name)", shows: scene.summary,
      properties: drawn.resolvedProperties().lines)
    try compare(name, of: scene, drawn, picture, into: &explanation)
    return explanation
  }

  /// Compares a case with its reference, if there is one.
  @MainActor private func compare(
    _ name: CaseName, of scene: SnapshotScene, _ drawn: DrawnCase, _ bitmap: Bitmap,
    into explanation: inout Explanation
  ) throws {
    guard let stored = try store.scene(scene.path), let index = scene.space.index(of: name) else {
      return
    }
    let expectations = stored.ledger.expectations(for: scene.space)
    let position = expectations.pictureOfCase[index]
    guard position >= 0 else { return }
    let picture = expectations.pictures[Int(position)]
    explanation.alike = (0..<scene.space.count).filter {
      $0 != index && expectations.pictureOfCase[$0] == position
    }.map { scene.space[$0].text }
    if stored.ledger.files.contains(picture.name) {
      explanation.reference = store.pictureFile(scene.path, picture.name)
    } else {
      explanation.referenceByDigest = picture.name.text
    }
    let kind = stored.ledger.kind
    let isEqual =
      if kind == .xxh3 {
        try store.picture(scene.path, picture.name).bitmap == bitmap
      } else {
        PixelDigest(bitmap, recordedAs: picture.digest, kind) != nil
      }
    explanation.comparison = isEqual ? .equal : .differs
    guard !isEqual else { return }
    let old = try store.resolved(scene.path).pictures[picture.name]
    let properties = drawn.resolvedProperties()
    let comparison = old.map { PropertyComparison(properties, from: $0) }
    if kind == .sha256Runs {
      let metrics = try store.metrics().map { environment.metrics().metricChanges(from: $0) } ?? []
      let reason = ReasonFinder().reason(
        for: ReasonFinder.Question(
          changes: comparison.map { metrics + $0.changes },
          changesByName: comparison.map { metrics + $0.changesByName },
          unknown: comparison?.unknown,
          expected: picture.digest, actual: PixelDigest(bitmap), drawing: drawn.drawing,
          expectedPicture: { [store] in try? store.picture(scene.path, picture.name).bitmap }),
        drawn.overrides)
      explanation.reason = "\(reason)"
      explanation.origins = reason.originSentences
    }
    explanation.changes = comparison?.changes ?? []
  }

  /// Returns the case with a path, or with a picture at a path in a folder of references or output.
  static func find(
    _ name: String, in catalog: SnapshotCatalog
  ) -> (SnapshotScene, CaseName)? {
    let parts = name.split(separator: "/").suffix(3).map(String.init)
    guard parts.count == 3 else { return nil }
    var variant = parts[2]
    for ending in [".png", ".actual", ".expected", ".difference"] where variant.hasSuffix(ending) {
      variant.removeLast(ending.count)
    }
    guard let scene = catalog.scenes.first(where: { $0.path == "\(parts[0])/\(parts[1])" }),
      let caseName = try? CaseName(variant), scene.space.index(of: caseName) != nil
    else { return nil }
    return (scene, caseName)
  }

  /// Prints the pictures in the references of scenes, with the cases that show each picture.
  @MainActor package func classes() async -> Outcome {
    await perform {
      let catalog = try catalog()
      let selection = try selection()
      try selection.check(against: catalog)
      for scene in catalog.scenes where !selection.indices(in: scene).isEmpty {
        guard let stored = try store.scene(scene.path) else {
          console.print("\(scene.path): no references yet")
          continue
        }
        console.print(
          "\(scene.path): \(counted(scene.space.count, "case")), "
            + counted(stored.ledger.pictures.count, "picture")
            + (stored.ledger.files.count < stored.ledger.pictures.count
              ? ", \(grouped(stored.ledger.files.count)) of them with a file" : ""))
        for line in Self.classes(of: stored.ledger) { console.printWhole("  \(line)") }
      }
      return .equal
    }
  }

  /// Returns a line for each picture with its name, followed by the other cases that show it or
  /// their conditions.
  private static func classes(of ledger: Ledger) -> [String] {
    ledger.pictures.keys.sorted().map { picture in
      let others =
        switch ledger.assignment {
        case .listed(let aliases):
          aliases.filter { $0.value == picture }.keys.sorted().map(\.text).joined(separator: ", ")
        case .patterns(_, let patterns):
          patterns.filter { $0.picture == picture }.map(\.condition.description)
            .joined(separator: "; or ")
        }
      return others.isEmpty ? picture.text : "\(picture): \(others)"
    }
  }
}
