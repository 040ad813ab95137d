/// The references on disk:
///
/// ```
/// <root>/environment.txt
/// <root>/gallery/<group>/<scene>/<variant>.png    distinct pictures, as ``ReferenceStorage`` says
/// <root>/gallery/<group>/<scene>/ledger.txt       which case shows which picture
/// <root>/gallery/<group>/<scene>/resolved.txt     the resolved properties of each picture
/// ```
///
/// A scene is replaced as a whole: its folder is prepared beside the old one, put onto the disk,
/// and the two are swapped in one step. A recording that is killed leaves each scene as it was
/// before or after, never in between, and the next command clears up after it. Processes take turns
/// through a ``FolderLock`` on the root: many may read, or one write.
package struct ReferenceStore: Sendable {
  /// The folder, without a slash at its end.
  package let root: String
  /// The command that records, as sentences tell people to call it.
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
  var collectionFolder: String { "\(root)/\(Self.collection)" }
  func folder(_ scene: String) -> String { "\(collectionFolder)/\(scene)" }

  /// Where a scene's ledger stands.
  package func ledgerFile(_ scene: String) -> String { folder(scene) + "/" + Self.ledgerName }

  /// Where a scene's resolved properties stand.
  package func resolvedFile(_ scene: String) -> String { folder(scene) + "/" + Self.resolvedName }

  /// Where a picture stands.
  package func pictureFile(_ scene: String, _ picture: CaseName) -> String {
    "\(folder(scene))/\(picture).png"
  }

  // MARK: - Reading

  /// The references of a scene without the contents of its pictures.
  package struct Scene: Sendable {
    package var path: String
    package var ledger: Ledger
    /// The names of the picture files that exist.
    package var pictures: Set<CaseName>
    /// Pictures in the folder whose names are not names of cases.
    package var unexpectedFiles: [String]
  }

  /// - Returns: `nil` if the scene has no references.
  package func scene(_ path: String) throws(SnapshotError) -> Scene? {
    let names = try files.names(in: folder(path))
    guard names.contains(Self.ledgerName) else {
      guard try !ownNames(in: folder(path)).contains(where: { $0.hasSuffix(".png") }) else {
        throw .unreadable(file: ledgerFile(path), reason: "there are pictures but no ledger")
      }
      return nil
    }
    let file = ledgerFile(path)
    var scene = Scene(
      path: path, ledger: try Ledger(try files.readText(file), file: file), pictures: [],
      unexpectedFiles: [])
    for name in names where name.hasSuffix(".png") {
      let picture = try? CaseName(String(name.dropLast(4)))
      if let picture, scene.ledger.pictures[picture] != nil {
        scene.pictures.insert(picture)
      } else if try files.kind(of: folder(path) + "/" + name) == .folder {
        // The user's own.
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
    /// The digest that the picture must have to be what is looked for; `nil` for any.
    var digest: PixelDigest?
  }

  /// The picture in a file; `nil` if it cannot be read or is another one.
  func picture(_ stored: StoredPicture) -> Bitmap? {
    guard let bitmap = try? files.readPicture(stored.file).bitmap,
      stored.digest.map({ $0 == PixelDigest(bitmap) }) ?? true
    else { return nil }
    return bitmap
  }

  /// The picture files of all scenes, by the digests in the ledgers. Ledgers that cannot be read are
  /// left out.
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

  /// The digest of a picture's pixels.
  ///
  /// - Parameters:
  ///   - expected: the digest that the picture should have. With another one it is decoded, whatever
  ///     is known.
  ///   - decoded: the pictures that need not be decoded again.
  ///   - drawn: a picture that may be the same one, with its digest. Comparing pixels takes less
  ///     time than their digest.
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

  /// The file of a picture as it is.
  func pictureBytes(_ scene: String, _ name: CaseName) throws(SnapshotError) -> [UInt8] {
    try files.read(pictureFile(scene, name), limit: FileAccess.pictureLimit)
  }

  /// The resolved properties of a scene's pictures; empty if they were not recorded.
  package func resolved(_ scene: String) throws(SnapshotError) -> ResolvedRecord<CaseName> {
    try ResolvedRecord(
      String(decoding: try resolvedBytes(scene), as: UTF8.self), file: resolvedFile(scene))
  }

  /// The file of a scene's resolved properties as it is; empty if there is none.
  func resolvedBytes(_ scene: String) throws(SnapshotError) -> [UInt8] {
    let file = resolvedFile(scene)
    guard try files.exists(file) else { return [] }
    return try files.read(file, limit: FileAccess.textLimit)
  }

  /// `nil` if there are no references yet.
  package func environment() throws(SnapshotError) -> ReferenceEnvironment? {
    try files.environment(at: environmentFile)
  }

  /// The file of the environment as it is.
  func environmentBytes() throws(SnapshotError) -> [UInt8] {
    try files.read(environmentFile, limit: FileAccess.textLimit)
  }

  /// Whether the folder exists.
  package var hasReferences: Bool {
    get throws(SnapshotError) { try files.isFolder(root) }
  }

  /// The paths of the scenes that have references, sorted.
  ///
  /// - Parameter known: scenes that are left out, whose folders are not read.
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

  /// The names of the references in a scene's folder; a folder in it is the user's own, whatever its
  /// name is.
  func ownNames(in folder: String) throws(SnapshotError) -> [String] {
    var names: [String] = []
    for name in try files.names(in: folder) where Self.isOurs(name) {
      if try files.kind(of: folder + "/" + name) != .folder { names.append(name) }
    }
    return names
  }

  /// Whether a name in a scene's folder is a reference; everything else there is the user's own.
  static func isOurs(_ name: String) -> Bool {
    name.hasSuffix(".png") || name == ledgerName || name == resolvedName
  }
}
