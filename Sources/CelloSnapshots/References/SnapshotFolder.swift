import CelloFiles

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
  /// The folder that is opened by its path, through links; the rest of the path has none.
  private let base: String
  /// From there to the folder.
  private let path: RelativePath?
  let files: FileAccess

  package init(root: String, files: FileAccess = .system) {
    self.root = FileAccess.folderPath(root)
    self.files = files
    base = self.root
    path = nil
  }

  /// A folder below one that is trusted. Writing fails if a part of the path becomes a link.
  init(below base: String, _ path: RelativePath?, files: FileAccess) {
    root = path.map { "\(base)/\($0)" } ?? base
    self.base = base
    self.path = path
    self.files = files
  }

  /// - Parameter testFile: the path of a source file.
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

  /// The recorded properties of pictures, by name; `nil` if the file does not exist.
  func resolved() throws(SnapshotError) -> ResolvedRecord<SnapshotName>? {
    guard try files.exists(resolvedFile) else { return nil }
    return try ResolvedRecord(try files.readText(resolvedFile), file: resolvedFile)
  }

  /// `nil` if no picture with text was recorded.
  func environment() throws(SnapshotError) -> ReferenceEnvironment? {
    try files.environment(at: root + "/" + Self.environmentName)
  }

  /// The names of the references in the folder, with their endings.
  package func references() throws(SnapshotError) -> [String] {
    try files.names(in: root).filter { name in
      !name.hasPrefix(".") && !name.hasSuffix(FileAccess.temporaryName(for: ""))
        && name != Self.resolvedName && name != Self.environmentName
    }
  }

  // MARK: - Writing

  /// Writes a reference.
  ///
  /// - Parameter file: its path, in this folder.
  func write(_ bytes: [UInt8], to file: String) throws(SnapshotError) {
    try locked { (folder) throws(SnapshotError) in
      try replace(FileAccess.name(of: file), bytes, in: folder)
    }
  }

  /// Writes a picture, its resolved properties and its fonts.
  ///
  /// - Parameters:
  ///   - file: its path, in this folder.
  ///   - fonts: the digests of the fonts that the picture uses, by file name.
  ///   - replacesFonts: whether the picture may use another version of a font than the folder's
  ///     other pictures.
  ///   - run: knows the properties of the other pictures, unless another process has changed them;
  ///     `nil` to read them.
  /// - Throws: ``SnapshotError/otherFont(name:recorded:found:)``.
  func write(
    _ picture: [UInt8], _ name: SnapshotName, to file: String, resolved: ResolvedProperties,
    fonts: [String: PixelDigest], _ machine: DrawingEnvironment, replacesFonts: Bool,
    run: SnapshotRun?
  ) throws(SnapshotError) {
    try locked { (folder) throws(SnapshotError) in
      // A damaged text is written anew, without what it says of other pictures.
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
      record.pictures[name] = resolved
      environment.fonts.merge(fonts) { $1 }
      environment.systemVersions = machine.systemVersions
      try replace(FileAccess.name(of: file), picture, in: folder)
      try update(Self.resolvedName, record.text, in: folder)
      try run?.noteResolved(record, in: self)
      if !environment.fonts.isEmpty {
        try update(Self.environmentName, environment.text, in: folder)
      }
    }
  }

  /// Removes a reference and its resolved properties.
  ///
  /// - Parameter file: its path, in this folder.
  func remove(_ name: SnapshotName, at file: String) throws(SnapshotError) {
    try locked { (folder) throws(SnapshotError) in
      try remove(FileAccess.name(of: file), in: folder)
      guard var record = try recordedProperties(in: folder) else { return }
      record.pictures[name] = nil
      try update(Self.resolvedName, record.text, in: folder)
    }
  }

  /// The recorded properties; `nil` if there are none, or they are damaged.
  private func recordedProperties(
    in folder: borrowing OpenFolder
  ) throws(SnapshotError) -> ResolvedRecord<SnapshotName>? {
    try text(Self.resolvedName, in: folder).flatMap {
      try? ResolvedRecord<SnapshotName>($0, file: Self.resolvedName)
    }
  }

  /// The text of a file; `nil` if there is none.
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
    _ name: String, _ text: String, in folder: borrowing OpenFolder
  ) throws(SnapshotError) {
    guard try self.text(name, in: folder) != text else { return }
    if !text.isEmpty {
      try replace(name, Array(text.utf8), in: folder)
    } else {
      try remove(name, in: folder)
    }
  }

  /// Replaces a reference or a text beside it, which is a regular file or is not there.
  private func replace(
    _ name: String, _ bytes: [UInt8], in folder: borrowing OpenFolder
  ) throws(SnapshotError) {
    do throws(FileError) {
      if let kind = try folder.kind(of: name), kind != .file {
        throw FileError.notRegular(kind: kind.description)
      }
      try folder.write(
        bytes, to: name, through: FileAccess.temporaryName(for: name), isDurable: true)
    } catch {
      throw .unwritable(file: "\(root)/\(name)", reason: error.description)
    }
  }

  /// Removes a regular file, if it is there.
  private func remove(_ name: String, in folder: borrowing OpenFolder) throws(SnapshotError) {
    do throws(FileError) {
      guard let kind = try folder.kind(of: name) else { return }
      guard kind == .file else { throw FileError.notRegular(kind: kind.description) }
      try folder.removeFile(name)
    } catch {
      throw .unwritable(file: "\(root)/\(name)", reason: error.description)
    }
  }

  /// Calls the body with the folder, which is made if it does not exist, while no other process
  /// writes there.
  private func locked(
    _ body: (borrowing OpenFolder) throws(SnapshotError) -> Void
  ) throws(SnapshotError) {
    if path == nil { try files.makeFolder(root) }
    _ = try open(makes: true)
    let lock = try FolderLock.wait(for: root, .exclusive, files)
    try body(try open(makes: false))
    lock.unlock()
  }

  /// Opens the folder; a part of its path that has become a link is an error.
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

  /// Removes the unfinished file of a process that was killed while it recorded.
  func removeLeftover(of path: String) {
    let temporary = FileAccess.temporaryName(for: path)
    do {
      guard let kind = try files.kind(of: temporary), kind != .folder else { return }
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
