extension ReferenceStore {
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

  /// - Returns: whether anything was written.
  @discardableResult
  func write(
    _ environment: ReferenceEnvironment, _: borrowing FolderLock
  ) throws(SnapshotError) -> Bool {
    let bytes = Array(environment.text.utf8)
    if let old = try? files.read(environmentFile, limit: FileAccess.textLimit), old == bytes {
      return false
    }
    try files.replace(environmentFile, bytes)
    return true
  }

  /// Replaces a scene's references, unless they are the same already.
  ///
  /// - Returns: whether anything was written.
  @discardableResult
  func replace(
    _ scene: String, with contents: Contents, _ lock: borrowing FolderLock
  ) throws(SnapshotError) -> Bool {
    var files: [(name: String, source: PictureSource)] = [
      (Self.ledgerName, .bytes(Array(contents.ledger.text.utf8)))
    ]
    let resolved = contents.resolved.text
    if !resolved.isEmpty { files.append((Self.resolvedName, .bytes(Array(resolved.utf8)))) }
    for (name, source) in contents.pictures { files.append(("\(name).png", source)) }
    files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    guard try !isSame(folder(scene), files) else { return false }
    try install(files, scene)
    return true
  }

  /// Removes a scene's references. What else is in its folder stays.
  func remove(_ scene: String, _: borrowing FolderLock) throws(SnapshotError) {
    try install([], scene)
    files.removeIfEmpty(FileAccess.parent(of: folder(scene)))
  }

  /// The texts that a scene has, by their files; one that cannot be read is `nil`.
  func texts(of scene: String) throws(SnapshotError) -> [String: [UInt8]?] {
    var texts: [String: [UInt8]?] = [:]
    for file in [ledgerFile(scene), resolvedFile(scene)] where try files.exists(file) {
      texts[file] = .some(try? files.read(file, limit: FileAccess.textLimit))
    }
    return texts
  }

  private func isSame(
    _ folder: String, _ contents: [(name: String, source: PictureSource)]
  ) throws(SnapshotError) -> Bool {
    guard try files.names(in: folder).filter(Self.isOurs) == contents.map(\.name) else {
      return false
    }
    for (name, source) in contents {
      switch source {
      case .existing(let old): if "\(old).png" != name { return false }
      case .bytes(let bytes):
        // What cannot be read is replaced.
        if (try? files.read(folder + "/" + name)) != bytes { return false }
      }
    }
    return true
  }

  // MARK: - Putting in place

  /// The folders with which a scene's references are replaced, beside the scene's own.
  struct Places {
    let scene: String
    /// Is being filled, or holds what the scene had before; never what the scene is to have.
    let draft: String
    /// Holds all that the scene is to have, only where folders cannot be swapped.
    let committed: String
  }

  static let draftEnding = ".recording"
  static let committedEnding = ".recorded"

  func places(_ scene: String) -> Places {
    let folder = folder(scene)
    let group = FileAccess.parent(of: folder)
    let start = "\(group)/.\(folder.dropFirst(group.utf8.count + 1))"
    return Places(
      scene: folder, draft: start + Self.draftEnding, committed: start + Self.committedEnding)
  }

  private func install(
    _ contents: [(name: String, source: PictureSource)], _ scene: String
  ) throws(SnapshotError) {
    let places = places(scene)
    try files.makeFolder(places.draft)
    do {
      for (name, source) in contents {
        let path = places.draft + "/" + name
        switch source {
        case .bytes(let bytes): try files.create(path, bytes, isDurable: false)
        case .existing(let old): try files.link("\(places.scene)/\(old).png", as: path)
        }
      }
      try files.synchronizeFileSystem(of: places.draft)
      try commit(places)
    } catch {
      // Where this fails as well, the next command does it.
      try? clearDraft(places)
      throw error
    }
  }

  private func commit(_ places: Places) throws(SnapshotError) {
    guard try files.exists(places.scene) else {
      try files.rename(places.draft, to: places.scene)
      return
    }
    guard try files.isFolder(places.scene) else {
      throw .unwritable(file: places.scene, reason: "it is not a folder")
    }
    if try files.exchange(places.draft, places.scene) {
      try clearDraft(places)
    } else {
      try files.rename(places.draft, to: places.committed)
      try finish(places)
    }
  }

  /// Copies committed references into the scene's folder, file by file. May be repeated after an interruption, because
  /// they are complete until the end.
  func finish(_ places: Places) throws(SnapshotError) {
    try files.makeFolder(places.scene)
    let names = try files.names(in: places.committed)
    let temporary = FileAccess.temporaryName(for: places.scene + "/" + Self.ledgerName)
    for name in names {
      let path = places.scene + "/" + name
      try files.remove(temporary)
      try files.link(places.committed + "/" + name, as: temporary)
      try files.rename(temporary, to: path, isDurable: false)
    }
    // Renaming does nothing where both names lead to the same file already, as in a repetition.
    try files.remove(temporary)
    for name in try files.names(in: places.scene) where Self.isOurs(name) && !names.contains(name) {
      try files.remove(places.scene + "/" + name)
    }
    try files.synchronizeFileSystem(of: places.scene)
    try files.rename(places.committed, to: places.draft)
    try clearDraft(places)
  }

  /// Removes a draft, or what the scene had before. What people put beside the references, such as notes, goes back to
  /// the scene.
  func clearDraft(_ places: Places) throws(SnapshotError) {
    for name in try files.names(in: places.draft) {
      let path = places.draft + "/" + name
      let isFolder = try files.isFolder(path)
      if Self.isOurs(name) && !isFolder { continue }
      try files.makeFolder(places.scene)
      try files.rename(path, to: try unusedName(name, in: places.scene))
    }
    files.removeIfEmpty(places.scene)
    try files.remove(places.draft)
  }

  /// A path under which nothing is yet, so that a note never replaces another.
  private func unusedName(_ name: String, in folder: String) throws(SnapshotError) -> String {
    var path = folder + "/" + name
    var count = 1
    while try files.exists(path) {
      path = "\(folder)/\(name).recovered\(count == 1 ? "" : "-\(count)")"
      count += 1
    }
    return path
  }
}
