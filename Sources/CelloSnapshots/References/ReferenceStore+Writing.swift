import CelloFiles
import Foundation

extension ReferenceStore {
  /// The new contents of a scene's folder.
  struct Contents {
    var ledger: Ledger
    var resolved: ResolvedRecord<CaseName>
    /// The pictures that have a file according to the ledger.
    var pictures: [CaseName: PictureSource]
  }

  enum PictureSource {
    /// The existing file with a name.
    case existing(CaseName)
    case bytes([UInt8])
  }

  /// Writes the environment.
  ///
  /// - Returns: `true` if the file was written; `false` if it has not changed.
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

  /// Writes the metrics of the system.
  ///
  /// - Returns: `true` if the file was written; `false` if it has not changed.
  func write(
    metrics: ResolvedProperties, _: borrowing FolderLock
  ) throws(SnapshotError) -> Bool {
    let bytes = Array(metrics.lines.map { $0 + "\n" }.joined().utf8)
    if let old = try? files.read(metricsFile, limit: FileAccess.textLimit), old == bytes {
      return false
    }
    try files.replace(metricsFile, bytes)
    return true
  }

  /// Replaces the references of a scene, unless they have not changed.
  ///
  /// - Returns: `true` if the references were written.
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
    files.sort { $0.name.bytesPrecede($1.name) }
    guard try !isSame(folder(scene), files) else { return false }
    try install(files, scene)
    return true
  }

  /// Removes the references of a scene. Other files in its folder are kept.
  func remove(_ scene: String, _: borrowing FolderLock) throws(SnapshotError) {
    try install([], scene)
    files.removeIfEmpty(FileAccess.parent(of: folder(scene)))
  }

  /// Returns the contents of the scene's texts by path; the contents are `nil` if a file cannot be
  /// read.
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

  // MARK: - Installing

  /// The paths that are used to replace the references of a scene. They are next to the scene's
  /// folder.
  struct Paths {
    let scene: String
    /// The folder of the new references; after a swap, it contains the previous references.
    let draft: String
    /// An empty file that exists while the draft is complete and must replace the scene's
    /// references. It is used only if the file system cannot swap folders.
    let marker: String
  }

  static let draftEnding = ".recording"
  static let markerEnding = ".recorded"

  func paths(_ scene: String) -> Paths {
    let folder = folder(scene)
    let group = FileAccess.parent(of: folder)
    let start = "\(group)/.\(folder.dropFirst(group.utf8.count + 1))"
    return Paths(
      scene: folder, draft: start + Self.draftEnding, marker: start + Self.markerEnding)
  }

  private func install(
    _ contents: [(name: String, source: PictureSource)], _ scene: String
  ) throws(SnapshotError) {
    let paths = paths(scene)
    try checkFolders(of: paths)
    try checkReplaceable(paths.scene)
    let isCommitted: Bool
    do {
      try files.makeFolder(paths.draft)
      for (name, source) in contents {
        let path = paths.draft + "/" + name
        switch source {
        case .bytes(let bytes): try files.create(path, bytes, isDurable: false)
        case .existing(let old): try files.link("\(paths.scene)/\(old).png", as: path)
        }
      }
      try files.synchronizeFileSystem(of: paths.draft)
      isCommitted = try swap(paths)
      if !isCommitted { try commit(paths) }
    } catch {
      // If this fails, the next command removes the draft.
      try? discard(paths)
      throw error
    }
    if isCommitted { try clearDraft(paths) } else { try finish(paths) }
  }

  /// Checks that all references in a scene's folder can be replaced before the first is replaced,
  /// because references that have been replaced could not be removed.
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
      // Only an immutable or append-only file causes this error; permissions do not matter.
      try check(folder + "/" + name, [EPERM]) {
        let file = open(folder + "/" + name, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        return file < 0 ? -1 : calls.close(file)
      }
    }
  }

  /// Throws an error if a folder that contains the scene is a link, so that files outside are not
  /// changed.
  private func checkFolders(of paths: Paths) throws(SnapshotError) {
    for folder in [collectionFolder, FileAccess.parent(of: paths.scene)] {
      guard try files.kind(of: folder) == .link else { continue }
      throw .unwritable(file: folder, reason: "it is a symbolic link, not a folder")
    }
  }

  /// Replaces the scene by the draft in one step; returns `false` if the file system does not
  /// support it.
  private func swap(_ paths: Paths) throws(SnapshotError) -> Bool {
    guard try files.exists(paths.scene) else {
      return try files.renameFolder(paths.draft, to: paths.scene)
    }
    guard try files.isFolder(paths.scene) else {
      throw .unwritable(file: paths.scene, reason: "it is not a folder")
    }
    return try files.exchange(paths.draft, paths.scene)
  }

  /// Marks the draft as complete. The mark is a file, because an overlay can refuse to rename
  /// folders.
  private func commit(_ paths: Paths) throws(SnapshotError) {
    try files.create(paths.marker, [])
    files.synchronize(folder: FileAccess.parent(of: paths.marker))
  }

  private func discard(_ paths: Paths) throws(SnapshotError) {
    try removeMarker(paths)
    try clearDraft(paths)
  }

  /// Removes the marker from the disk, before files of the draft are removed.
  private func removeMarker(_ paths: Paths) throws(SnapshotError) {
    try files.remove(paths.marker)
    files.synchronize(folder: FileAccess.parent(of: paths.marker))
  }

  /// Copies a complete draft into the scene's folder, file by file. The operation can be repeated
  /// after an interruption, because the draft is complete until the marker is removed.
  func finish(_ paths: Paths) throws(SnapshotError) {
    if try files.kind(of: paths.draft) == .folder {
      try checkFolders(of: paths)
      if try files.kind(of: paths.scene) == .link { try files.remove(paths.scene) }
      try files.makeFolder(paths.scene)
      let names = try files.names(in: paths.draft).filter(Self.isOurs)
      let temporary = FileAccess.temporaryName(for: paths.scene + "/" + Self.ledgerName)
      try files.remove(temporary)
      for name in names {
        let path = paths.scene + "/" + name
        if try files.kind(of: path) == .folder {
          try files.move(path, to: try unusedName(name, in: paths.scene))
        }
        // The file is copied, because an overlay can refuse to replace a file by a link to the same
        // file.
        let bytes = try files.read(paths.draft + "/" + name)
        try files.write(
          bytes, to: path, through: FileAccess.name(of: temporary), isDurable: false)
      }
      for name in try files.names(in: paths.scene)
      where Self.isOurs(name) && !names.contains(name) {
        let path = paths.scene + "/" + name
        if try files.kind(of: path) != .folder { try files.remove(path) }
      }
      try files.synchronizeFileSystem(of: paths.scene)
    }
    try removeMarker(paths)
    try clearDraft(paths)
  }

  /// Removes a draft, or the previous references of the scene. Other files, such as notes of the
  /// user, are moved back to the scene.
  func clearDraft(_ paths: Paths) throws(SnapshotError) {
    // The target of a link belongs to the user.
    guard try files.kind(of: paths.draft) == .folder else { return try files.remove(paths.draft) }
    for name in try files.names(in: paths.draft) {
      let path = paths.draft + "/" + name
      let isFolder = try files.isFolder(path)
      if Self.isOurs(name) && !isFolder || FileAccess.isUnfinished(name) { continue }
      try files.makeFolder(paths.scene)
      try files.move(path, to: try unusedName(name, in: paths.scene))
    }
    files.removeIfEmpty(paths.scene)
    try files.removeUnfinished(in: FileAccess.parent(of: paths.draft))
    try files.remove(paths.draft)
  }

  /// Returns a path that does not exist, so that no file of the user is replaced.
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
