/// The references of a test file, beside it:
///
/// ```
/// __Snapshots__/<TestFile>/<snapshot>.png      and other endings, for other strategies
/// __Snapshots__/<TestFile>/resolved.txt        the resolved properties of the pictures
/// __Snapshots__/<TestFile>/environment.txt     the fonts that the pictures were made with
/// ```
///
/// Each file is replaced in one step, and processes take turns through a ``FolderLock``. Tests
/// record one snapshot at a time; the scenes of matrices are in a ``ReferenceStore``, which replaces
/// a scene as a whole.
package struct SnapshotFolder: Sendable {
  /// The folder, without a slash at its end.
  package let root: String
  let files: FileAccess

  package init(root: String, files: FileAccess = .system) {
    self.root = FileAccess.folderPath(root)
    self.files = files
  }

  /// - Parameter testFile: the path of a source file.
  package init(besideTestFile testFile: String, files: FileAccess = .system) {
    self.init(
      root: "\(FileAccess.parent(of: testFile))/__Snapshots__/\(FileAccess.stem(of: testFile))",
      files: files)
  }

  var resolvedFile: String { root + "/resolved.txt" }
  var environmentFile: String { root + "/environment.txt" }

  package func file(_ name: SnapshotName, _ pathExtension: String) -> String {
    root + "/" + name.text + (pathExtension.isEmpty ? "" : "." + pathExtension)
  }

  // MARK: - Reading

  /// The recorded properties of pictures, by name; `nil` if the file does not exist.
  func resolved() throws(SnapshotError) -> ResolvedRecord<SnapshotName>? {
    guard try files.exists(resolvedFile) else { return nil }
    return try ResolvedRecord(try files.readText(resolvedFile), file: resolvedFile)
  }

  /// `nil` if no picture with text was recorded.
  func environment() throws(SnapshotError) -> ReferenceEnvironment? {
    try files.environment(at: environmentFile)
  }

  /// The names of the references in the folder, with their endings.
  package func references() throws(SnapshotError) -> [String] {
    let texts = [resolvedFile, environmentFile].map { $0.dropFirst(root.utf8.count + 1) }
    return try files.names(in: root).filter { name in
      !name.hasPrefix(".") && !name.hasSuffix(FileAccess.temporaryName(for: ""))
        && !texts.contains { $0 == name }
    }
  }

  // MARK: - Writing

  /// Writes a reference.
  func write(_ bytes: [UInt8], to path: String) throws(SnapshotError) {
    try locked { () throws(SnapshotError) in try files.replace(path, bytes) }
  }

  /// Writes a picture, its resolved properties and its fonts.
  ///
  /// - Parameters:
  ///   - fonts: the digests of the fonts that the picture uses, by file name.
  ///   - replacesFonts: whether the picture may use another version of a font than the folder's
  ///     other pictures.
  ///   - run: knows the properties of the other pictures, unless another process has changed them.
  /// - Throws: ``SnapshotError/otherFont(name:recorded:found:)``.
  func write(
    _ picture: [UInt8], _ name: SnapshotName, to path: String, resolved: ResolvedProperties,
    fonts: [String: PixelDigest], _ machine: DrawingEnvironment, replacesFonts: Bool,
    run: SnapshotRun
  ) throws(SnapshotError) {
    try locked { () throws(SnapshotError) in
      var environment =
        (try? self.environment())?.renewed(in: machine)
        ?? ReferenceEnvironment(systemVersions: [], fonts: [:], libraries: machine.libraries)
      for (font, digest) in fonts.sorted(by: { $0.key < $1.key }) {
        guard let recorded = environment.fonts[font], recorded != digest else { continue }
        guard replacesFonts else {
          throw .otherFont(name: font, recorded: recorded, found: digest)
        }
      }
      // A damaged file is written anew, without the properties of other pictures.
      var record = (try? run.resolved(in: self)) ?? ResolvedRecord()
      record.pictures[name] = resolved
      environment.fonts.merge(fonts) { $1 }
      environment.systemVersions = machine.systemVersions
      try files.replace(path, picture)
      try update(resolvedFile, record.text)
      try run.noteResolved(record, in: self)
      if !environment.fonts.isEmpty { try update(environmentFile, environment.text) }
    }
  }

  /// Removes a reference and its resolved properties.
  func remove(_ name: SnapshotName, at path: String) throws(SnapshotError) {
    try locked { () throws(SnapshotError) in
      try files.remove(path)
      guard var record = try? resolved() else { return }
      record.pictures[name] = nil
      try update(resolvedFile, record.text)
    }
  }

  private func update(_ path: String, _ text: String) throws(SnapshotError) {
    let bytes = Array(text.utf8)
    if (try? files.read(path)) == bytes { return }
    if !bytes.isEmpty {
      try files.replace(path, bytes)
    } else {
      try files.remove(path)
    }
  }

  private func locked(_ body: () throws(SnapshotError) -> Void) throws(SnapshotError) {
    try files.makeFolder(root)
    let lock = try FolderLock.wait(for: root, .exclusive, files)
    try body()
    lock.unlock()
  }

  /// Removes the unfinished file of a process that was killed while it recorded.
  func removeLeftover(of path: String) {
    let temporary = FileAccess.temporaryName(for: path)
    do {
      guard try files.exists(temporary) else { return }
      let lock = try FolderLock.wait(for: root, .exclusive, files)
      try files.remove(temporary)
      lock.unlock()
    } catch {
      // Where this is not allowed, the file does no harm.
    }
  }
}

extension FileAccess {
  /// The name of a file without its folder and its ending.
  package static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
