extension ResultsFolder {
  /// Returns a Boolean value that indicates whether a folder contains results of a test run.
  package static func isResults(
    _ folder: String, files: FileAccess = .system
  ) throws(SnapshotError) -> Bool {
    try files.exists(folder + "/" + resultsName)
  }

  /// Merges the results of the parts of a test run into the results of the whole run.
  ///
  /// All parts are read before files are written, and they are not changed. Lines that cannot be
  /// parsed are kept, so that a report of the merged results mentions them.
  ///
  /// - Parameters:
  ///   - parts: the folders of the parts' results.
  ///   - root: the folder for the merged results, which replace the results of an earlier run.
  /// - Throws: ``SnapshotError`` if a part has no results or is still running, if two parts have
  ///   different results of the same snapshot, or if the folder contains other files.
  package static func merge(
    _ parts: [String], into root: String, run: RunIdentity = .current, files: FileAccess = .system
  ) throws(SnapshotError) {
    let root = FileAccess.folderPath(root)
    try OutputRefusal.check(root, protectingParts: parts, files)
    var lines = ""
    var known: [String: (part: String, results: Set<RunDocument.Finding>)] = [:]
    for (index, part) in parts.enumerated() {
      for other in parts[..<index] where try files.isSameFolder(other, part) {
        throw .repeatedPart(first: other, second: part, part: nil)
      }
      guard let results = try results(in: part, files: files) else {
        throw .noTestResults(folder: part)
      }
      guard !results.isUnfinished else { throw .unfinishedPart(folder: part) }
      for (name, results) in Dictionary(grouping: results.findings, by: \.name).sorted(by: {
        $0.key < $1.key
      }) {
        let results = Set(results)
        if let other = known[name], other.results != results {
          throw .repeatedResult(name: name, first: other.part, second: part)
        }
        known[name] = (part, results)
      }
      let text = try files.readText(resultsName, in: part)
      lines += text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    }
    let pictures = try pictures(of: parts, files)
    try clear(root, run, files)
    for (file, part) in pictures {
      try files.create(file, in: root, try files.read(file, in: part))
    }
    try files.create(resultsName, in: root, Array(lines.utf8))
  }

  /// Returns the files of failures, relative to the results, with a part that contains each of
  /// them. Parts that contain the same file have the same result. Links are ignored.
  private static func pictures(
    of parts: [String], _ files: FileAccess
  ) throws(SnapshotError) -> [(file: String, part: String)] {
    var found: [String: String] = [:]
    func search(_ file: String, in part: String) throws(SnapshotError) {
      let path = part + "/" + file
      switch try files.kind(of: path) {
      case .folder:
        for name in try files.names(in: path) { try search(file + "/" + name, in: part) }
      case .file: found[file] = part
      default: break
      }
    }
    for part in parts { try search(failuresName, in: part) }
    return found.sorted { $0.key < $1.key }.map { (file: $0.key, part: $0.value) }
  }

  /// Creates the folder and its marker, or removes the results of an earlier run.
  private static func clear(
    _ root: String, _ run: RunIdentity, _ files: FileAccess
  ) throws(SnapshotError) {
    let marker = root + "/" + markerName
    if try files.kind(of: marker) != .file,
      let other = try files.names(in: root).first(where: { !FileAccess.isUnfinished($0) })
    {
      throw .refusedOutput(folder: root, .notOurs(file: other, marker: markerName))
    }
    try files.makeFolder(root)
    let lock = try FolderLock.wait(for: root, .exclusive, files)
    try removeResults(in: root, files)
    try files.create(markerName, in: root, Array((run.description + "\n").utf8))
    lock.unlock()
  }
}
