extension RunDocument.Finding {
  /// A Boolean value that indicates whether the snapshot of the run can become the reference.
  package var isAcceptable: Bool {
    let kinds: [CelloSnapshots.Finding.Kind] = [.new, .differs, .stale, .unreadable]
    return reference != nil && digest != nil && kinds.contains { $0.rawValue == kind }
  }
}

extension SnapshotFolder {
  /// Makes a snapshot of a test run the reference. The snapshot is not drawn again.
  ///
  /// - Parameters:
  ///   - finding: an acceptable finding; see ``RunDocument/Finding/isAcceptable``.
  ///   - place: the location of the reference.
  ///   - results: the folder of the run's results.
  /// - Throws: ``SnapshotError/changedSinceRun(file:)``,
  ///   ``SnapshotError/refusedReference(name:file:_:)``, or an error if a file cannot be read or
  ///   written.
  package static func accept(
    _ finding: RunDocument.Finding, at location: SnapshotLocations.Location, in results: String,
    _ environment: DrawingEnvironment
  ) throws(SnapshotError) {
    guard let digest = finding.digest, finding.isRecorded != true else { return }
    let folder = location.folder
    // If only the properties are out of date, the picture already is the reference.
    let isReference = finding.kind == CelloSnapshots.Finding.Kind.stale.rawValue
    let source = ResultsFolder.file(.actual, of: finding.name, like: location.file)
    let sourceFile = isReference ? location.file : "\(results)/\(source)"
    var bytes =
      isReference
      ? try folder.read(location.file)
      : try folder.files.read(source, in: results, limit: FileAccess.pictureLimit)
    let found =
      if finding.resolved == nil { PixelDigest(ofBytes: bytes) } else {
        PixelDigest(try bytes.decodedPicture(sourceFile).bitmap)
      }
    guard found.description == digest else { throw .changedSinceRun(file: sourceFile) }
    guard let lines = finding.resolved else { return try folder.write(bytes, to: location.file) }
    let resolved = ResolvedProperties(lines: lines)
    let fonts = (finding.fonts ?? [:]).compactMapValues { PixelDigest($0) }
    guard canBeWritten(resolved, of: location.name), canBeWritten(fonts) else {
      throw .refusedReference(name: finding.name, file: location.file, .properties)
    }
    if !isReference {
      bytes = PictureRecipe(name: finding.name).inserted(into: bytes)
    }
    try folder.write(
      bytes, location.name, to: location.file, resolved: resolved, fonts: fonts,
      environment, replacesFonts: false, run: nil)
  }

  /// Removes the reference with the former name of an accepted snapshot.
  package static func removeFormer(at location: SnapshotLocations.Location) throws(SnapshotError) {
    try location.folder.remove(location.name, at: location.file)
  }

  /// Removes a reference that a test run recorded for the first time.
  ///
  /// - Returns: `true` if the reference was removed; `false` if it replaced another reference,
  ///   which version control can restore.
  package static func reject(
    _ finding: RunDocument.Finding, at location: SnapshotLocations.Location
  ) throws(SnapshotError) -> Bool {
    guard finding.isRecorded == true,
      finding.kind == CelloSnapshots.Finding.Kind.new.rawValue
    else { return false }
    try location.folder.remove(location.name, at: location.file)
    return true
  }

  /// Returns a Boolean value that indicates whether the text form of the properties is parsed as
  /// the same properties, so that it cannot affect other pictures.
  private static func canBeWritten(_ properties: ResolvedProperties, of name: SnapshotName) -> Bool
  {
    let text = ResolvedRecord([name: properties]).text
    let copy = try? ResolvedRecord<SnapshotName>(text, file: resolvedName)
    return copy?.text == text && copy?.pictures.keys.allSatisfy { $0 == name } == true
  }

  private static func canBeWritten(_ fonts: [String: PixelDigest]) -> Bool {
    let environment = ReferenceEnvironment(systemVersions: [], fonts: fonts)
    return (try? ReferenceEnvironment(environment.text, file: environmentName)) == environment
  }
}
