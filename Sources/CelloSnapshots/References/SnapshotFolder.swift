import CelloFiles

/// The references of a test file, in a folder next to it:
///
/// ```
/// __Snapshots__/<TestFile>/<snapshot>.png      and other extensions, for other strategies
/// __Snapshots__/<TestFile>/resolved.txt        the resolved properties of the pictures
/// __Snapshots__/<TestFile>/environment.txt     the fonts that the pictures were drawn with
/// ```
///
/// Each file is replaced in one step, and processes are synchronized by a ``FolderLock``. Tests
/// record snapshots individually. A ``ReferenceStore``, which contains the scenes of a gallery,
/// replaces a scene as a whole.
package struct SnapshotFolder: Sendable {
  /// The path of the folder, without a trailing slash.
  package let root: String
  /// The folder that is opened by its path, which can contain links. The remaining path cannot.
  private let base: String
  /// The path from `base` to the folder; `nil` if they are the same.
  private let path: RelativePath?
  let files: FileAccess

  package init(root: String, files: FileAccess = .system) {
    self.root = FileAccess.folderPath(root)
    self.files = files
    base = self.root
    path = nil
  }

  /// Creates a folder inside a trusted folder. Writing fails if a part of the path becomes a link.
  init(below base: String, _ path: RelativePath?, files: FileAccess) {
    root = path.map { "\(base)/\($0)" } ?? base
    self.base = base
    self.path = path
    self.files = files
  }

  /// Creates the folder of a test file.
  ///
  /// - Parameter testFile: the path of the test's source file.
  package init(besideTestFile testFile: String, files: FileAccess = .system) {
    self.init(
      root: "\(FileAccess.parent(of: testFile))/__Snapshots__/\(FileAccess.stem(of: testFile))",
      files: files)
  }

  static let resolvedName = "resolved.txt"
  static let environmentName = "environment.txt"
  var resolvedFile: String { root + "/" + Self.resolvedName }

  package func file(_ name: SnapshotName, _ pathExtension: String) -> String {
    root + "/" + name.text + (pathExtension.isEmpty ? "" : "." + pathExtension)
  }

  // MARK: - Reading

  /// Returns the recorded properties of the pictures, by name; `nil` if the file does not exist.
  func resolved() throws(SnapshotError) -> ResolvedRecord<SnapshotName>? {
    guard try files.exists(resolvedFile) else { return nil }
    return try ResolvedRecord(try files.readText(resolvedFile), file: resolvedFile)
  }

  /// Returns the environment of the pictures; `nil` if no picture with text was recorded.
  func environment() throws(SnapshotError) -> ReferenceEnvironment? {
    try files.environment(at: root + "/" + Self.environmentName)
  }

  /// Returns the names of the references in the folder, with their extensions.
  package func references() throws(SnapshotError) -> [String] {
    try files.names(in: root).filter { name in
      !name.hasPrefix(".") && !name.hasSuffix(FileAccess.temporaryName(for: ""))
        && name != Self.resolvedName && name != Self.environmentName
    }
  }

  // MARK: - Writing

  /// Writes a reference.
  ///
  /// - Parameters:
  ///   - file: the path of the reference in this folder.
  ///   - run: the run that synchronizes the files with the disk at its end, which is much faster than
  ///     synchronizing each file; `nil` to synchronize the file at once.
  func write(
    _ bytes: [UInt8], to file: String, run: SnapshotRun? = nil
  ) throws(SnapshotError) {
    try locked { (folder) throws(SnapshotError) in
      try replace(FileAccess.name(of: file), bytes, in: folder, isDurable: run == nil)
      run?.registerWriting(in: self)
    }
  }

  /// Writes a picture, its resolved properties and its fonts.
  ///
  /// - Parameters:
  ///   - file: the path of the picture in this folder.
  ///   - fonts: the digests of the fonts in the picture, by file name.
  ///   - replacesFonts: a Boolean value that indicates whether the picture may use a different
  ///     version of a font than the other pictures in the folder.
  ///   - run: the run that caches the properties of the other pictures, unless another process has
  ///     changed them, and synchronizes the files with the disk at its end; `nil` to read the
  ///     properties and synchronize each file.
  /// - Throws: ``SnapshotError/otherFont(name:recorded:found:)``.
  func write(
    _ picture: [UInt8], _ name: SnapshotName, to file: String, resolved: ResolvedProperties,
    fonts: [String: PixelDigest], _ machine: DrawingEnvironment, replacesFonts: Bool,
    run: SnapshotRun?
  ) throws(SnapshotError) {
    try locked { (folder) throws(SnapshotError) in
      // A damaged file is written again without the information about other pictures.
      var environment =
        try text(Self.environmentName, in: folder).flatMap {
          try? ReferenceEnvironment($0, file: Self.environmentName).renewed(in: machine)
        } ?? ReferenceEnvironment(systemVersions: [], fonts: [:], libraries: machine.libraries)
      for (font, digest) in fonts.sorted(by: { $0.key < $1.key }) {
        guard let recorded = environment.fonts[font], recorded != digest else { continue }
        guard replacesFonts else {
          throw .otherFont(name: font, recorded: recorded, found: digest)
        }
      }
      var record =
        if let run { (try? run.resolved(in: self)) ?? ResolvedRecord() } else {
          try recordedProperties(in: folder) ?? ResolvedRecord()
        }
      let isNew = record.pictures.updateValue(resolved, forKey: name) == nil
      environment.fonts.merge(fonts) { $1 }
      environment.systemVersions = machine.systemVersions
      run?.registerWriting(in: self)
      try replace(FileAccess.name(of: file), picture, in: folder, isDurable: run == nil)
      if isNew, let run, run.appendsProperties(toRecordOf: record.pictures.count, in: self) {
        try append(record, of: name, in: folder)
      } else {
        try update(Self.resolvedName, record.text, in: folder, isDurable: run == nil)
      }
      try run?.registerResolved(record, in: self)
      if !environment.fonts.isEmpty {
        try update(Self.environmentName, environment.text, in: folder)
      }
    }
  }

  /// Appends the properties of a picture, without sorting the file.
  private func append(
    _ record: ResolvedRecord<SnapshotName>, of name: SnapshotName, in folder: borrowing OpenFolder
  ) throws(SnapshotError) {
    let text = ResolvedRecord([name: record.pictures[name] ?? ResolvedProperties()]).text
    guard !text.isEmpty else { return }
    do throws(FileError) {
      try folder.append(Array("\n\(text)".utf8), to: Self.resolvedName)
    } catch {
      throw .unwritable(file: resolvedFile, reason: error.description)
    }
  }

  /// Sorts the properties of the pictures by name, after some were appended.
  func sortProperties() throws(SnapshotError) {
    try locked { (folder) throws(SnapshotError) in
      guard let record = try recordedProperties(in: folder) else { return }
      try update(Self.resolvedName, record.text, in: folder)
    }
  }

  /// Removes a reference and its resolved properties.
  ///
  /// - Parameter file: the path of the reference in this folder.
  func remove(_ name: SnapshotName, at file: String) throws(SnapshotError) {
    try locked { (folder) throws(SnapshotError) in
      try remove(FileAccess.name(of: file), in: folder)
      guard var record = try recordedProperties(in: folder) else { return }
      record.pictures[name] = nil
      try update(Self.resolvedName, record.text, in: folder)
    }
  }

  /// Returns the recorded properties; `nil` if there are none or the file is damaged.
  private func recordedProperties(
    in folder: borrowing OpenFolder
  ) throws(SnapshotError) -> ResolvedRecord<SnapshotName>? {
    try text(Self.resolvedName, in: folder).flatMap {
      try? ResolvedRecord<SnapshotName>($0, file: Self.resolvedName)
    }
  }

  /// Returns the text of a file; `nil` if the file does not exist.
  private func text(
    _ name: String, in folder: borrowing OpenFolder
  ) throws(SnapshotError) -> String? {
    do throws(FileError) {
      guard try folder.kind(of: name) != nil else { return nil }
      return String(
        decoding: try folder.bytes(of: name, limit: FileAccess.textLimit), as: UTF8.self)
    } catch {
      throw .unreadable(file: "\(root)/\(name)", reason: error.description)
    }
  }

  private func update(
    _ name: String, _ text: String, in folder: borrowing OpenFolder, isDurable: Bool = true
  ) throws(SnapshotError) {
    guard try self.text(name, in: folder) != text else { return }
    if !text.isEmpty {
      try replace(name, Array(text.utf8), in: folder, isDurable: isDurable)
    } else {
      try remove(name, in: folder)
    }
  }

  /// Replaces or creates a reference or one of the text files. An existing entry must be a regular
  /// file.
  private func replace(
    _ name: String, _ bytes: [UInt8], in folder: borrowing OpenFolder, isDurable: Bool
  ) throws(SnapshotError) {
    do throws(FileError) {
      if let kind = try folder.kind(of: name), kind != .file {
        throw FileError.notRegular(kind: kind.description)
      }
      try folder.write(
        bytes, to: name, through: FileAccess.temporaryName(for: name), isDurable: isDurable)
    } catch {
      throw .unwritable(file: "\(root)/\(name)", reason: error.description)
    }
  }

  /// Removes a regular file if it exists.
  private func remove(_ name: String, in folder: borrowing OpenFolder) throws(SnapshotError) {
    do throws(FileError) {
      guard let kind = try folder.kind(of: name) else { return }
      guard kind == .file else { throw FileError.notRegular(kind: kind.description) }
      try folder.removeFile(name)
    } catch {
      throw .unwritable(file: "\(root)/\(name)", reason: error.description)
    }
  }

  /// Calls a closure with the folder while no other process writes it. The folder is created if it
  /// does not exist.
  private func locked(
    _ body: (borrowing OpenFolder) throws(SnapshotError) -> Void
  ) throws(SnapshotError) {
    if path == nil { try files.makeFolder(root) }
    _ = try open(makes: true)
    let lock = try FolderLock.wait(for: root, .exclusive, files)
    try body(try open(makes: false))
    lock.unlock()
  }

  /// Opens the folder. Throws an error if a part of its path has become a link.
  private func open(makes: Bool) throws(SnapshotError) -> OpenFolder {
    do throws(FileError) {
      return try OpenFolder(base, calls: files.calls).folder(path, makes: makes)
    } catch {
      throw .unwritable(file: root, reason: error.description)
    }
  }

  /// Returns the type of an entry of the folder; `nil` if the entry or the folder does not exist.
  func kind(of name: String) throws(FileError) -> FileKind? {
    do throws(FileError) {
      return try OpenFolder(base, calls: files.calls).folder(path).kind(of: name)
    } catch {
      guard error.isAbsence else { throw error }
      return nil
    }
  }

  /// Reads a reference.
  func read(_ file: String) throws(SnapshotError) -> [UInt8] {
    do throws(FileError) {
      return try OpenFolder(base, calls: files.calls).folder(path)
        .bytes(of: FileAccess.name(of: file), limit: FileAccess.pictureLimit)
    } catch {
      throw .unreadable(file: file, reason: error.description)
    }
  }

  /// Removes the incomplete file of a process that was terminated while it recorded.
  func removeLeftover(of path: String) {
    let temporary = FileAccess.temporaryName(for: path)
    do {
      guard let kind = try files.kind(of: temporary), kind != .folder else { return }
      let lock = try FolderLock.wait(for: root, .exclusive, files)
      try files.remove(temporary)
      lock.unlock()
    } catch {
      // If the file cannot be removed, it has no effect.
    }
  }
}
