extension RunDocument {
  /// Creates the document of a test run. All results but equal snapshots are findings, and the
  /// pictures of a test file are a scene.
  package init(results: [Finding]) {
    source = .tests
    let pictures = results.filter { $0.kind != CelloSnapshots.Finding.Kind.orphan.rawValue }
    cases = Set(pictures.map(\.name)).count
    distinct = Set(pictures.compactMap(\.digest)).count
    func count(_ kinds: Set<CelloSnapshots.Finding.Kind>) -> Int {
      results.count { result in kinds.contains { $0.rawValue == result.kind } }
    }
    failed = count([.differs, .edited, .stale, .unreadable, .undrawable])
    new = count([.new])
    missing = count([.missing])
    orphans = count([.orphan])
    seconds = 0
    var digest = ContentDigest()
    for result in pictures { digest.add(result.name + " " + (result.digest ?? "")) }
    catalog = digest.value.description
    findings = AcceptCommand.tests.applied(to: results.filter { $0.kind != "equal" })
    causes = Cause.causes(of: findings, accepting: .tests)
    var byFile: [String: [Finding]] = [:]
    for result in pictures where result.digest != nil {
      byFile[FileAccess.parent(of: result.name), default: []].append(result)
    }
    scenes = byFile.sorted { $0.key < $1.key }.map { Scene(path: $0.key, results: $0.value) }
  }
}

extension RunDocument.Scene {
  fileprivate init(path: String, results: [RunDocument.Finding]) {
    self.path = path
    let parts = path.split(separator: "/")
    group = String(parts.first ?? "")
    name = String(parts.last ?? "")
    summary = "the snapshots of \(name)"
    isExhaustive = false
    pictures = []
    var indices: [String: Int] = [:]
    for result in results {
      guard let digest = result.digest, let picture = result.actual ?? result.expected else {
        continue
      }
      let name = String(result.name.dropFirst(path.count + 1))
      if let position = indices[digest] {
        pictures[position].caseCount += 1
        pictures[position].alike.append(name)
        continue
      }
      indices[digest] = pictures.count
      pictures.append(
        DistinctPicture(
          name: name, file: picture.file, width: picture.width, height: picture.height,
          scale: result.scale, caseCount: 1, alike: [], digest: digest,
          filmStrip: result.filmStrip))
    }
  }
}
