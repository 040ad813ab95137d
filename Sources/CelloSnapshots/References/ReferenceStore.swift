/// The reference files of a gallery:
///
/// ```
/// <root>/environment.txt
/// <root>/metrics.txt                              the metrics of the system
/// <root>/accepted.txt                             the accepted causes of changes
/// <root>/gallery/<group>/<scene>/<variant>.png    pictures, chosen by ``ReferenceStorage``
/// <root>/gallery/<group>/<scene>/ledger.txt       the picture of each case
/// <root>/gallery/<group>/<scene>/resolved.txt     the resolved properties of each picture
/// ```
///
/// The references of a scene are replaced as a whole: the new folder is prepared next to the old
/// folder and written to the disk, and both are swapped in one step. If a recording is terminated,
/// each scene has either its previous or its new references, and the next command removes temporary
/// files. Processes are synchronized by a ``FolderLock`` of the root: many processes can read, or
/// one process can write.
package struct ReferenceStore: Sendable {
  /// The path of the folder, without a trailing slash.
  package let root: String
  /// The command that records references, as messages show it.
  package var recordCommand = "scripts/record"
  let files: FileAccess

  package init(root: String, files: FileAccess = .system) {
    self.root = FileAccess.folderPath(root)
    self.files = files
  }

  private static let collection = "gallery"
  static let ledgerName = "ledger.txt"
  static let resolvedName = "resolved.txt"

  package var environmentFile: String { root + "/environment.txt" }
  /// The path of the metrics of the system with which the pictures were drawn.
  package var metricsFile: String { root + "/metrics.txt" }
  var collectionFolder: String { "\(root)/\(Self.collection)" }
  func folder(_ scene: String) -> String { "\(collectionFolder)/\(scene)" }

  /// Returns the path of a scene's ledger.
  package func ledgerFile(_ scene: String) -> String { folder(scene) + "/" + Self.ledgerName }

  /// Returns the path of a scene's resolved properties.
  package func resolvedFile(_ scene: String) -> String { folder(scene) + "/" + Self.resolvedName }

  /// Returns the path of a picture.
  package func pictureFile(_ scene: String, _ picture: CaseName) -> String {
    "\(folder(scene))/\(picture).png"
  }

  // MARK: - Reading

  /// The references of a scene, without the contents of its pictures.
  package struct Scene: Sendable {
    package var path: String
    package var ledger: Ledger
    /// The names of the existing picture files.
    package var pictures: Set<CaseName>
    /// The picture files in the folder whose names are not names of cases.
    package var unexpectedFiles: [String]
    /// The lines of the ledger that were left out because they cannot be parsed.
    var brokenLines: [Ledger.BrokenLine] = []

    /// A Boolean value that indicates whether the ledger has a line for each case. Otherwise, it has
    /// conditions for sets of cases.
    var isListed: Bool {
      if case .listed = ledger.assignment { true } else { false }
    }

    /// The error of the first condition that cannot be parsed; `nil` if there is none.
    private var firstConditionError: SnapshotError? {
      brokenLines.first { !$0.isReplaced }?.error
    }

    /// Returns the error of the line of a picture; `nil` if it has none.
    func error(for name: CaseName) -> SnapshotError? {
      brokenLines.first { $0.name == name }?.error
    }

    /// Returns the error of the line that assigns a picture to a case; `nil` if it has none.
    ///
    /// - Parameter isAssigned: a Boolean value that indicates whether another line assigns a picture
    ///   to the case. A condition that cannot be parsed can be that of any other case.
    func error(forCase name: CaseName, isAssigned: Bool) -> SnapshotError? {
      if isListed { return error(for: name) }
      return isAssigned ? nil : firstConditionError
    }
  }

  /// Returns the references of a scene; `nil` if it has none.
  ///
  /// - Parameter space: the cases of the scene, to leave out lines of the ledger that cannot be
  ///   parsed instead of throwing an error, if they do not concern all cases.
  package func scene(
    _ path: String, leavingOutBrokenLinesFor space: CaseSpace? = nil
  ) throws(SnapshotError) -> Scene? {
    let names = try files.names(in: folder(path))
    guard names.contains(Self.ledgerName) else {
      guard try !ownNames(in: folder(path)).contains(where: { $0.hasSuffix(".png") }) else {
        throw .unreadable(file: ledgerFile(path), reason: "there are pictures but no ledger")
      }
      return nil
    }
    let file = ledgerFile(path)
    let text = try files.readText(file)
    let (ledger, brokenLines) =
      if let space { try Ledger.parsingLines(text, file: file, for: space) } else {
        (try Ledger(text, file: file), [Ledger.BrokenLine]())
      }
    var scene = Scene(
      path: path, ledger: ledger, pictures: [], unexpectedFiles: [], brokenLines: brokenLines)
    for name in names where name.hasSuffix(".png") {
      let picture = try? CaseName(String(name.dropLast(4)))
      if let picture, scene.ledger.pictures[picture] != nil {
        scene.pictures.insert(picture)
      } else if try files.kind(of: folder(path) + "/" + name) == .folder {
        // The folder belongs to the user.
        continue
      } else if let picture {
        scene.pictures.insert(picture)
      } else {
        scene.unexpectedFiles.append(name)
      }
    }
    return scene
  }

  package func picture(_ scene: String, _ name: CaseName) throws(SnapshotError) -> PNGImage {
    try files.readPicture(pictureFile(scene, name))
  }

  /// A picture file.
  struct StoredPicture: Sendable {
    var file: String
    /// The required digest of the picture; `nil` to accept any picture.
    var digest: PixelDigest?
  }

  /// Returns the picture in a file; `nil` if it cannot be read or has a different digest.
  func picture(_ stored: StoredPicture) -> Bitmap? {
    guard let bitmap = try? files.readPicture(stored.file).bitmap,
      stored.digest.map({ $0 == PixelDigest(bitmap) }) ?? true
    else { return nil }
    return bitmap
  }

  /// Returns the paths of the picture files of all scenes, by their digests in the ledgers. Ledgers
  /// that cannot be read are ignored.
  func picturesByDigest() -> [PixelDigest: String] {
    var result: [PixelDigest: String] = [:]
    for path in (try? scenes()) ?? [] {
      guard let ledger = try? scene(path)?.ledger else { continue }
      for name in ledger.files {
        if let digest = ledger.pictures[name] { result[digest] = pictureFile(path, name) }
      }
    }
    return result
  }

  /// Returns the digest of a picture's pixels.
  ///
  /// - Parameters:
  ///   - expected: the digest that the picture should have. If the known digest differs, the
  ///     picture is decoded.
  ///   - decoded: the pictures that need not be decoded again.
  ///   - drawn: a picture that may be equal, with its digest. Comparing pixels takes less time than
  ///     computing their digest.
  func digest(
    _ scene: String, _ name: CaseName, expected: PixelDigest,
    _ decoded: DecodedPictures?, drawn: (bitmap: Bitmap, digest: PixelDigest)?
  ) throws(SnapshotError) -> PixelDigest {
    let bytes = try pictureBytes(scene, name)
    let file = decoded.map { _ in PixelDigest(ofBytes: bytes) }
    if let file, decoded?.picture(ofFile: file) == expected { return expected }
    let bitmap = try bytes.decodedPicture(pictureFile(scene, name)).bitmap
    let digest = if let drawn, drawn.bitmap == bitmap { drawn.digest } else { PixelDigest(bitmap) }
    if let file { decoded?.add(digest, ofFile: file) }
    return digest
  }

  /// Returns the contents of a picture file.
  func pictureBytes(_ scene: String, _ name: CaseName) throws(SnapshotError) -> [UInt8] {
    try files.read(pictureFile(scene, name), limit: FileAccess.pictureLimit)
  }

  /// Returns the resolved properties of a scene's pictures; empty if they were not recorded.
  package func resolved(_ scene: String) throws(SnapshotError) -> ResolvedRecord<CaseName> {
    try ResolvedRecord(
      String(decoding: try resolvedBytes(scene), as: UTF8.self), file: resolvedFile(scene))
  }

  /// Returns the contents of the file with a scene's resolved properties; empty if there is none.
  func resolvedBytes(_ scene: String) throws(SnapshotError) -> [UInt8] {
    let file = resolvedFile(scene)
    guard try files.exists(file) else { return [] }
    return try files.read(file, limit: FileAccess.textLimit)
  }

  /// Returns the environment of the references; `nil` if there are no references.
  package func environment() throws(SnapshotError) -> ReferenceEnvironment? {
    try files.environment(at: environmentFile)
  }

  /// Returns the contents of the environment file.
  func environmentBytes() throws(SnapshotError) -> [UInt8] {
    try files.read(environmentFile, limit: FileAccess.textLimit)
  }

  /// Returns the metrics with which the pictures were drawn; `nil` if they were not recorded.
  package func metrics() throws(SnapshotError) -> ResolvedProperties? {
    guard try files.exists(metricsFile) else { return nil }
    let text = try files.readText(metricsFile)
    var lines: [Substring] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      guard line.hasPrefix("metrics/"), line.contains(": ") else {
        throw .brokenLine(
          file: metricsFile, line: index + 1, text: String(line.prefix(100)),
          reason: "is not a metric of the system")
      }
      lines.append(line)
    }
    return ResolvedProperties(lines: lines)
  }

  /// The path of the accepted causes of changed references.
  package var acceptedFile: String { root + "/accepted.txt" }

  /// Returns the accepted causes of changed references; `nil` if there is no file.
  package func acceptedCauses() throws(SnapshotError) -> AcceptedCauses? {
    guard try files.exists(acceptedFile) else { return nil }
    return try AcceptedCauses(try files.readText(acceptedFile), file: acceptedFile)
  }

  /// Writes the accepted causes of changed references.
  package func write(_ accepted: AcceptedCauses) throws(SnapshotError) {
    try files.replace(acceptedFile, Array(accepted.text.utf8))
  }

  /// A Boolean value that indicates whether the references are in a Git repository.
  var isInRepository: Bool { GitRepository.commit(around: root, files) != nil }

  /// A Boolean value that indicates whether the folder exists.
  package var hasReferences: Bool {
    get throws(SnapshotError) { try files.isFolder(root) }
  }

  /// Returns the sorted paths of the scenes that have references.
  ///
  /// - Parameter known: scenes to omit. Their folders are not read.
  package func scenes(except known: Set<String> = []) throws(SnapshotError) -> [String] {
    let top = collectionFolder
    var paths: [String] = []
    for group in try files.names(in: top) where CaseName.isWord(group) {
      for scene in try files.names(in: top + "/" + group) where CaseName.isWord(scene) {
        let path = group + "/" + scene
        if !known.contains(path), try !ownNames(in: folder(path)).isEmpty { paths.append(path) }
      }
    }
    return paths
  }

  /// Returns the names of the references in a scene's folder. Folders inside it belong to the user.
  func ownNames(in folder: String) throws(SnapshotError) -> [String] {
    var names: [String] = []
    for name in try files.names(in: folder) where Self.isOurs(name) {
      if try files.kind(of: folder + "/" + name) != .folder { names.append(name) }
    }
    return names
  }

  /// Returns a Boolean value that indicates whether a file in a scene's folder is a reference.
  /// Other files belong to the user.
  static func isOurs(_ name: String) -> Bool {
    name.hasSuffix(".png") || name == ledgerName || name == resolvedName
  }
}
