import CelloFiles
import Foundation

extension ReferenceStore {
  /// The new contents of a scene's folder.
  struct Contents {
    var ledger: Ledger
    var resolved: ResolvedRecord<CaseName>
    /// The pictures that have a file by the ledger.
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
    guard try ownNames(in: folder) == contents.map(\.name) else { return false }
    for (name, source) in contents {
      switch source {
      case .existing(let old): if "\(old).png" != name { return false }
      case .bytes(let bytes):
        // An unreadable file is replaced.
        if (try? files.read(folder + "/" + name)) != bytes { return false }
      }
    }
    return true
  }

  // MARK: - Putting in place

  /// The paths with which a scene's references are replaced, beside the scene's own folder.
  struct Places {
    let scene: String
    /// The folder of the next references; after a swap it holds the previous ones.
    let draft: String
    /// An empty file that exists while the draft is complete and is to replace the scene's
    /// references. Only where folders cannot be swapped.
    let marker: String
  }

  static let draftEnding = ".recording"
  static let markerEnding = ".recorded"

  func places(_ scene: String) -> Places {
    let folder = folder(scene)
    let group = FileAccess.parent(of: folder)
    let start = "\(group)/.\(folder.dropFirst(group.utf8.count + 1))"
    return Places(
      scene: folder, draft: start + Self.draftEnding, marker: start + Self.markerEnding)
  }

  private func install(
    _ contents: [(name: String, source: PictureSource)], _ scene: String
  ) throws(SnapshotError) {
    let places = places(scene)
    try checkFolders(of: places)
    try checkReplaceable(places.scene)
    let isCommitted: Bool
    do {
      try files.makeFolder(places.draft)
      for (name, source) in contents {
        let path = places.draft + "/" + name
        switch source {
        case .bytes(let bytes): try files.create(path, bytes, isDurable: false)
        case .existing(let old): try files.link("\(places.scene)/\(old).png", as: path)
        }
      }
      try files.synchronizeFileSystem(of: places.draft)
      isCommitted = try swap(places)
      if !isCommitted { try commit(places) }
    } catch {
      // If this fails, the next command clears up.
      try? discard(places)
      throw error
    }
    if isCommitted { try clearDraft(places) } else { try finish(places) }
  }

  /// Checks that every reference in a scene's folder can be replaced, before any is: what was
  /// replaced could not be removed otherwise.
  private func checkReplaceable(_ folder: String) throws(SnapshotError) {
    let names = try ownNames(in: folder)
    let calls = files.calls
    func check(_ path: String, _ codes: [Int32], _ call: () -> Int32) throws(SnapshotError) {
      guard calls.perform(.status, call) != 0, codes.contains(errno) else { return }
      throw .unwritable(
        file: path,
        reason: "\(FileAccess.lastError), so the references of its scene stay as they were")
    }
    guard !names.isEmpty else { return }
    try check(folder, [EACCES, EPERM, EROFS]) {
      faccessat(AT_FDCWD, folder, W_OK | X_OK, AT_EACCESS)
    }
    for name in names {
      // Only a file that is immutable or for appending refuses so; permissions do not matter.
      try check(folder + "/" + name, [EPERM]) {
        let file = open(folder + "/" + name, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        return file < 0 ? -1 : calls.close(file)
      }
    }
  }

  /// Throws if a folder around a scene is a link, so that nothing is written elsewhere.
  private func checkFolders(of places: Places) throws(SnapshotError) {
    for folder in [collectionFolder, FileAccess.parent(of: places.scene)] {
      guard try files.kind(of: folder) == .link else { continue }
      throw .unwritable(file: folder, reason: "it is a symbolic link, not a folder")
    }
  }

  /// Puts the draft in the scene's place in one step; returns false where the file system cannot.
  private func swap(_ places: Places) throws(SnapshotError) -> Bool {
    guard try files.exists(places.scene) else {
      return try files.renameFolder(places.draft, to: places.scene)
    }
    guard try files.isFolder(places.scene) else {
      throw .unwritable(file: places.scene, reason: "it is not a folder")
    }
    return try files.exchange(places.draft, places.scene)
  }

  /// Marks the draft as complete. An overlay can refuse to rename any folder, so the mark is a
  /// file.
  private func commit(_ places: Places) throws(SnapshotError) {
    try files.create(places.marker, [])
    files.synchronize(folder: FileAccess.parent(of: places.marker))
  }

  private func discard(_ places: Places) throws(SnapshotError) {
    try removeMarker(places)
    try clearDraft(places)
  }

  /// Removes the marker from the disk, before anything is removed from the draft.
  private func removeMarker(_ places: Places) throws(SnapshotError) {
    try files.remove(places.marker)
    files.synchronize(folder: FileAccess.parent(of: places.marker))
  }

  /// Copies a complete draft into the scene's folder, file by file. Can be repeated after an
  /// interruption, because the draft stays complete until the marker is removed.
  func finish(_ places: Places) throws(SnapshotError) {
    if try files.kind(of: places.draft) == .folder {
      try checkFolders(of: places)
      if try files.kind(of: places.scene) == .link { try files.remove(places.scene) }
      try files.makeFolder(places.scene)
      let names = try files.names(in: places.draft).filter(Self.isOurs)
      let temporary = FileAccess.temporaryName(for: places.scene + "/" + Self.ledgerName)
      try files.remove(temporary)
      for name in names {
        let path = places.scene + "/" + name
        if try files.kind(of: path) == .folder {
          try files.move(path, to: try unusedName(name, in: places.scene))
        }
        // A copy, because an overlay can refuse to replace a file by a link to the same one.
        let bytes = try files.read(places.draft + "/" + name)
        try files.write(
          bytes, to: path, through: FileAccess.name(of: temporary), isDurable: false)
      }
      for name in try files.names(in: places.scene)
      where Self.isOurs(name) && !names.contains(name) {
        let path = places.scene + "/" + name
        if try files.kind(of: path) != .folder { try files.remove(path) }
      }
      try files.synchronizeFileSystem(of: places.scene)
    }
    try removeMarker(places)
    try clearDraft(places)
  }

  /// Removes a draft, or what the scene had before. What people put beside the references, such as
  /// notes, goes back to the scene.
  func clearDraft(_ places: Places) throws(SnapshotError) {
    // What a link leads to is not ours.
    guard try files.kind(of: places.draft) == .folder else { return try files.remove(places.draft) }
    for name in try files.names(in: places.draft) {
      let path = places.draft + "/" + name
      let isFolder = try files.isFolder(path)
      if Self.isOurs(name) && !isFolder || FileAccess.isUnfinished(name) { continue }
      try files.makeFolder(places.scene)
      try files.move(path, to: try unusedName(name, in: places.scene))
    }
    files.removeIfEmpty(places.scene)
    try files.removeUnfinished(in: FileAccess.parent(of: places.draft))
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
