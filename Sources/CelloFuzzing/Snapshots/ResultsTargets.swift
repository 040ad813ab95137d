internal import CelloSnapshots
internal import Foundation

// The files of a run that another machine reads: the results of tests, and the parts of a run.
extension FuzzTarget {
  /// Lines of results that are accepted and rejected in a tree of files: only the references of the
  /// package's test file change. In the lines, `$P` is the package, `$H` is a folder next to it,
  /// and `$D` is the digest of the new value.
  static let testResults = FuzzTarget(
    "test-results", seeds: ResultsTree.seeds,
    words:
      #"$P $H $D / .. . // /proc/self/cwd "reference":"$H/row.a.txt" "kind":"new" "isRecorded":true "resolved":[] link \u0000 row.a .png"#
  ) { bytes in
    let tree = try ResultsTree(results: bytes)
    defer { tree.remove() }
    let before = tree.foreignFiles
    let locations = try SnapshotLocations(package: tree.package)
    let findings = (try? ResultsFolder.results(in: tree.results))?.findings ?? []
    for finding in findings where finding.isAcceptable {
      guard let location = try? locations.location(of: finding) else { continue }
      try? SnapshotFolder.accept(finding, at: location, in: tree.results, DrawingEnvironment())
      _ = try? SnapshotFolder.reject(finding, at: location)
    }
    let after = tree.foreignFiles
    try require(after == before, "A line of results changed another file than a reference.")
  }

  /// The files of parts, separated by a line `---`: merged parts have the same lines about their
  /// run, and each case has the drawing of one of the parts.
  static let runParts = FuzzTarget(
    "run-parts",
    seeds: [
      """
      part 1/2
      revision commit 0f3a0f3a0f3a0f3a0f3a0f3a0f3a0f3a0f3a0f3a
      run 7
      profile iOS 26
      cards/plain/selected 77c177c177c177c177c177c177c177c177c177c177c177c177c177c177c177c1 8x4@2.0
      font Inter.ttc 77c177c177c177c177c177c177c177c177c177c177c177c177c177c177c177c1
      ---
      part 2/2
      revision commit 0f3a0f3a0f3a0f3a0f3a0f3a0f3a0f3a0f3a0f3a
      run 7
      profile iOS 26
      cards/plain/normal ! a font is missing.
      """,
      """
      part 1/1
      revision cases 77c177c177c177c177c177c177c177c177c177c177c177c177c177c177c177c1
      cards/plain/normal 77c177c177c177c177c177c177c177c177c177c177c177c177c177c177c177c1 8x4@1.0
      cards/plain/selected 77c177c177c177c177c177c177c177c177c177c177c177c177c177c177c177c1 8x4@1.0
      """,
    ],
    words:
      "part revision run profile font --- \n 1/2 2/2 1/9223372036854775807 7 cards/plain/normal 77c177c177c177c177c177c177c177c177c177c177c177c177c177c177c177c1 8x4@2.0 !"
  ) { bytes in
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("cello-fuzz-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let texts = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n---\n").prefix(4)
    var known = KnownDrawings()
    for (index, text) in texts.enumerated() {
      let part = "\(folder)/\(index)"
      try FileAccess.system.makeFolder(part)
      try FileAccess.system.create(
        KnownDrawings.fileName, in: part, Array(text.utf8))
      guard (try? known.add(contentsOf: part)) != nil else { return }
    }
    let lines = texts.map { Set($0.split(separator: "\n").map(String.init)) }
    func about(_ word: String) -> Set<Set<String>> {
      Set(lines.map { $0.filter { $0.hasPrefix(word + " ") } })
    }
    for word in ["revision", "run", "profile"] {
      try require(about(word).count == 1, "Parts with other lines of “\(word)” are merged.")
    }
    try require(about("part").count == lines.count, "One part is merged twice.")
    try require(
      known.missingParts != nil || lines[0].contains { $0.hasSuffix("/\(lines.count)") },
      "Not all parts were merged, but none is missing.")
    for path in known.paths {
      guard case .success(let picture)? = known[path] else { continue }
      try require(
        lines.contains { $0.contains { $0.hasPrefix("\(path) \(picture.digest) ") } },
        "\(path) has a picture that no part has drawn.")
    }
  }
}

/// A package with a test file, its references and the results of its tests, and other files.
private struct ResultsTree {
  private let root: String
  var package: String { root + "/package" }
  var results: String { package + "/.build/snapshots" }

  private static let value = Array("new".utf8)

  static let seeds: [String] = {
    func line(_ reference: String, _ kind: String, _ more: String = "") -> String {
      #"{"kind":"\#(kind)","name":"Inbox/Messages/row.a","cause":"","sentence":"","caseCount":1,"#
        + #""cases":[],"changes":[],"scale":1,"digest":"$D","reference":"\#(reference)"\#(more)}"#
    }
    let own = "$P/Tests/__Snapshots__/Messages/row.a.txt"
    return [
      line(own, "differs"), line(own, "new", #","isRecorded":true"#),
      line("$H/row.a.txt", "differs") + "\n" + line("$H", "new", #","isRecorded":true"#),
      line("$P/Tests/__Snapshots__/Messages/../../../../home/row.a.txt", "differs"),
      line("$P/link/row.a.txt", "stale", #","resolved":["a: b"],"fonts":{}"#),
      line("$P/Tests/__Snapshots__/Link/row.a.txt", "differs"),
    ]
  }()

  init(results text: [UInt8]) throws {
    let files = FileManager.default
    root = files.temporaryDirectory.appendingPathComponent("cello-fuzz-\(UUID().uuidString)").path
    for (path, text) in [
      ("package/Package.swift", ""), ("package/Tests/Messages.swift", ""),
      ("package/Tests/Link.swift", ""), ("package/Tests/__Snapshots__/Messages/row.a.txt", "old"),
      ("home/row.a.txt", "mine"), ("home/.ssh/authorized_keys", "mine"),
    ] {
      try FileAccess.system.makeFolder(FileAccess.parent(of: root + "/" + path))
      try FileAccess.system.create(root + "/" + path, Array(text.utf8), isDurable: false)
    }
    for link in ["link", "Tests/__Snapshots__/Link"] {
      try files.createSymbolicLink(
        atPath: package + "/" + link, withDestinationPath: root + "/home")
    }
    var digest = ContentDigest()
    Self.value.withUnsafeBytes { digest.add($0) }
    let text = String(decoding: text, as: UTF8.self).replacing("$P", with: package)
      .replacing("$H", with: root + "/home").replacing("$D", with: digest.value.description)
    try FileAccess.system.makeFolder(results)
    try FileAccess.system.create("results.jsonl", in: results, Array(text.utf8))
    for ending in ["txt", "png", "data"] {
      try FileAccess.system.create(
        "failures/actual/Inbox/Messages/row.a.\(ending)", in: results, Self.value)
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: root) }

  /// All files except the references of the test file and the results.
  var foreignFiles: [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    where !name.hasPrefix("package/Tests/__Snapshots__/Messages/")
      && !name.hasPrefix("package/.build")
    {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: root + "/" + name)
      found[name] =
        target.map { Array($0.utf8) } ?? (try? FileAccess.system.read(root + "/" + name)) ?? []
    }
    return found
  }
}
