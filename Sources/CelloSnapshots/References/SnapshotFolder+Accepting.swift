extension RunDocument.Finding {
  /// Whether the snapshot of a test can become the reference as the run made it.
  package var isAcceptable: Bool {
    let kinds: [CelloSnapshots.Finding.Kind] = [.new, .differs, .stale, .unreadable]
    return reference != nil && digest != nil && kinds.contains { $0.rawValue == kind }
  }
}

extension SnapshotFolder {
  /// Makes a snapshot of a test run the reference. Nothing is drawn again.
  ///
  /// - Parameters:
  ///   - finding: an acceptable one; see ``RunDocument/Finding/isAcceptable``.
  ///   - results: the folder of the run's results.
  /// - Throws: ``SnapshotError/changedSinceRun(file:)``, or if a file cannot be read or written.
  package static func accept(
    _ finding: RunDocument.Finding, in results: String, _ environment: DrawingEnvironment,
    files: FileAccess = .system
  ) throws(SnapshotError) {
    guard let path = finding.reference, let digest = finding.digest,
      finding.isRecorded != true, let name = SnapshotName(text: FileAccess.stem(of: path))
    else { return }
    let folder = SnapshotFolder(root: FileAccess.parent(of: path), files: files)
    // A picture that is right while its properties are not is the reference already.
    let source =
      finding.kind == CelloSnapshots.Finding.Kind.stale.rawValue
      ? path : "\(results)/\(ResultsFolder.file(.actual, of: finding.name, like: path))"
    var bytes = try files.read(source, limit: FileAccess.pictureLimit)
    let found =
      if finding.resolved == nil { PixelDigest(ofBytes: bytes) } else {
        PixelDigest(try files.readPicture(source).bitmap)
      }
    guard found.description == digest else { throw .changedSinceRun(file: source) }
    guard let resolved = finding.resolved else { return try folder.write(bytes, to: path) }
    if source != path {
      bytes = PictureRecipe(name: finding.name).inserted(into: bytes)
    }
    try folder.write(
      bytes, name, to: path, resolved: ResolvedProperties(lines: resolved),
      fonts: (finding.fonts ?? [:]).compactMapValues { PixelDigest($0) },
      environment, replacesFonts: false, run: .current)
  }

  /// Removes a reference that a test run recorded for the first time.
  ///
  /// - Returns: whether it was removed; one that replaced another is left to version control.
  package static func reject(
    _ finding: RunDocument.Finding, files: FileAccess = .system
  ) throws(SnapshotError) -> Bool {
    guard finding.isRecorded == true, let path = finding.reference,
      finding.kind == CelloSnapshots.Finding.Kind.new.rawValue,
      let name = SnapshotName(text: FileAccess.stem(of: path))
    else { return false }
    try SnapshotFolder(root: FileAccess.parent(of: path), files: files).remove(name, at: path)
    return true
  }
}
