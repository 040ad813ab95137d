/// The references on disk:
///
/// ```
/// <root>/environment.txt
/// <root>/gallery/<group>/<scene>/<variant>.png    one per distinct picture
/// <root>/gallery/<group>/<scene>/ledger.txt       which case shows which picture
/// <root>/gallery/<group>/<scene>/resolved.txt     the resolved properties of each picture
/// ```
///
/// A scene is replaced as a whole: its folder is prepared beside the old one, put onto the disk, and the two are swapped
/// in one step. Whoever kills a recording finds each scene as it was before or after, never in between.
package struct ReferenceStore: Sendable {
  /// The folder, without a slash at its end.
  package let root: String

  package init(root: String) {
    self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
  }

  private static let collection = "gallery"
  private static let ledgerName = "ledger.txt"
  private static let resolvedName = "resolved.txt"

  private var environmentFile: String { root + "/environment.txt" }
  private func folder(_ scene: String) -> String { "\(root)/\(Self.collection)/\(scene)" }

  /// Where a scene's ledger stands.
  package func ledgerFile(_ scene: String) -> String { folder(scene) + "/" + Self.ledgerName }

  /// Where a picture stands.
  package func pictureFile(_ scene: String, _ picture: CaseName) -> String {
    "\(folder(scene))/\(picture).png"
  }

  // MARK: - Reading

  /// What is stored about a scene besides its pictures' contents.
  package struct Scene: Sendable {
    package var ledger: Ledger
    /// The names of the pictures that there are.
    package var pictures: Set<CaseName>
    /// Other names in the folder that are ours to keep in order: pictures whose names are no cases.
    package var strangers: [String]
  }

  /// - Returns: `nil` if the scene has no references.
  package func scene(_ path: String) throws(SnapshotError) -> Scene? {
    let names = try FileAccess.names(in: folder(path))
    guard names.contains(Self.ledgerName) else {
      guard !names.contains(where: { $0.hasSuffix(".png") }) else {
        throw .unreadable(file: ledgerFile(path), reason: "there are pictures but no ledger")
      }
      return nil
    }
    let file = ledgerFile(path)
    var scene = Scene(
      ledger: try Ledger(try FileAccess.readText(file), file: file), pictures: [], strangers: [])
    for name in names where name.hasSuffix(".png") {
      if let picture = try? CaseName(String(name.dropLast(4))) {
        scene.pictures.insert(picture)
      } else {
        scene.strangers.append(name)
      }
    }
    return scene
  }

  package func picture(_ scene: String, _ name: CaseName) throws(SnapshotError) -> PNGImage {
    let file = pictureFile(scene, name)
    let bytes = try FileAccess.read(file)
    do throws(PNGError) {
      return try PNGDecoder().decode(bytes, file: file)
    } catch {
      throw .picture(error)
    }
  }

  /// The file of a picture as it is.
  func pictureBytes(_ scene: String, _ name: CaseName) throws(SnapshotError) -> [UInt8] {
    try FileAccess.read(pictureFile(scene, name))
  }

  /// The resolved properties of a scene's pictures; empty if they were not recorded.
  package func resolved(_ scene: String) throws(SnapshotError) -> ResolvedRecord {
    let file = folder(scene) + "/" + Self.resolvedName
    guard FileAccess.exists(file) else { return ResolvedRecord() }
    return try ResolvedRecord(try FileAccess.readText(file), file: file)
  }

  /// `nil` if there are no references yet.
  package func environment() throws(SnapshotError) -> ReferenceEnvironment? {
    guard FileAccess.exists(environmentFile) else { return nil }
    return try ReferenceEnvironment(try FileAccess.readText(environmentFile), file: environmentFile)
  }

  /// The paths of all scenes that have a folder, sorted.
  package func scenes() throws(SnapshotError) -> [String] {
    let top = "\(root)/\(Self.collection)"
    var paths: [String] = []
    for group in try FileAccess.names(in: top) where CaseName.isWord(group) {
      for scene in try FileAccess.names(in: top + "/" + group) where CaseName.isWord(scene) {
        if FileAccess.isFolder("\(top)/\(group)/\(scene)") { paths.append(group + "/" + scene) }
      }
    }
    return paths
  }

  // MARK: - Writing

  /// What a scene's folder is to hold.
  struct Contents {
    var ledger: Ledger
    var resolved: ResolvedRecord
    /// The pictures, one for each that the ledger has.
    var pictures: [CaseName: PictureSource]
  }

  enum PictureSource {
    /// The file that is already there under a name.
    case existing(CaseName)
    case bytes([UInt8])
  }

  /// Lets one process at a time write; waits for nobody.
  func lockForRecording() throws(SnapshotError) -> RecordingLock {
    try FileAccess.makeFolder(root)
    return try RecordingLock(folder: root)
  }

  func write(_ environment: ReferenceEnvironment, _: borrowing RecordingLock) throws(SnapshotError)
  {
    let bytes = Array(environment.text.utf8)
    if let old = try? FileAccess.read(environmentFile), old == bytes { return }
    try FileAccess.replace(environmentFile, bytes)
  }

  /// Replaces a scene's references, unless they are the same already.
  ///
  /// - Returns: whether anything was written.
  @discardableResult
  func replace(
    _ scene: String, with contents: Contents, _: borrowing RecordingLock
  ) throws(SnapshotError) -> Bool {
    let folder = folder(scene)
    let parent = FileAccess.parent(of: folder)
    let name = String(folder.dropFirst(parent.count + 1))
    var files: [(name: String, source: PictureSource)] = [
      (Self.ledgerName, .bytes(Array(contents.ledger.text.utf8)))
    ]
    let resolved = contents.resolved.text
    if !resolved.isEmpty { files.append((Self.resolvedName, .bytes(Array(resolved.utf8)))) }
    for (name, source) in contents.pictures { files.append(("\(name).png", source)) }
    files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    guard try !isSame(folder, files) else { return false }

    try FileAccess.makeFolder(parent)
    let fresh = "\(parent)/.\(name).recording"
    // May have been left by a recording that was killed.
    try discard(fresh, for: folder)
    try FileAccess.makeFolder(fresh)
    do {
      for (name, source) in files {
        switch source {
        case .bytes(let bytes):
          try FileAccess.create(fresh + "/" + name, bytes, isDurable: false)
        case .existing(let old): try FileAccess.link("\(folder)/\(old).png", as: fresh + "/" + name)
        }
      }
      try FileAccess.synchronizeFileSystem(of: fresh)
      try putInPlace(fresh, folder)
    } catch {
      try? discard(fresh, for: folder)
      throw error
    }
    return true
  }

  /// Removes a folder that was prepared for a scene, or that the scene had before. What people put beside the
  /// references, such as notes, stays with the scene.
  private func discard(_ fresh: String, for folder: String) throws(SnapshotError) {
    for name in try FileAccess.names(in: fresh) where !Self.isOurs(name) {
      let place = folder + "/" + name
      if !FileAccess.exists(place) && FileAccess.isFolder(folder) {
        try FileAccess.rename(fresh + "/" + name, to: place)
      }
    }
    try FileAccess.remove(fresh)
  }

  /// Removes a scene's references.
  func remove(_ scene: String, _: borrowing RecordingLock) throws(SnapshotError) {
    let folder = folder(scene)
    try FileAccess.remove(folder)
    let parent = FileAccess.parent(of: folder)
    if try FileAccess.names(in: parent).isEmpty { try FileAccess.remove(parent) }
  }

  private static func isOurs(_ name: String) -> Bool {
    name.hasSuffix(".png") || name == ledgerName || name == resolvedName
  }

  private func isSame(
    _ folder: String, _ files: [(name: String, source: PictureSource)]
  ) throws(SnapshotError) -> Bool {
    guard try FileAccess.names(in: folder).filter(Self.isOurs) == files.map(\.name) else {
      return false
    }
    for (name, source) in files {
      switch source {
      case .existing(let old): if "\(old).png" != name { return false }
      case .bytes(let bytes): if try FileAccess.read(folder + "/" + name) != bytes { return false }
      }
    }
    return true
  }

  private func putInPlace(_ fresh: String, _ folder: String) throws(SnapshotError) {
    guard FileAccess.exists(folder) else {
      try FileAccess.rename(fresh, to: folder)
      return
    }
    if try FileAccess.exchange(fresh, folder) {
      try discard(fresh, for: folder)
      return
    }
    // A file system that cannot swap folders: file by file, each whole, the ledger last but for what it drops.
    let names = try FileAccess.names(in: fresh)
    for name in names.filter({ $0 != Self.ledgerName }) + [Self.ledgerName] {
      try FileAccess.rename(fresh + "/" + name, to: folder + "/" + name)
    }
    for name in try FileAccess.names(in: folder) where Self.isOurs(name) && !names.contains(name) {
      try FileAccess.remove(folder + "/" + name)
    }
    try FileAccess.remove(fresh)
  }
}

/// The right to write references; given up when it goes away.
struct RecordingLock: ~Copyable {
  private let file: Int32

  init(folder: String) throws(SnapshotError) {
    file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { throw .unwritable(file: folder, reason: FileAccess.lastError()) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let isTaken = errno == EWOULDBLOCK
      let reason = FileAccess.lastError()
      close(file)
      throw isTaken
        ? .recordingInProgress(folder: folder) : .unwritable(file: folder, reason: reason)
    }
  }

  deinit { close(file) }
}
