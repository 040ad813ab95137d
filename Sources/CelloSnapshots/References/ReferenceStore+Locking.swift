extension ReferenceStore {
  /// Acquires the lock for writing, and completes or reverts an interrupted recording.
  ///
  /// - Throws: ``SnapshotError/inUse(folder:)`` if another process is reading or writing.
  func lockForRecording() throws(SnapshotError) -> FolderLock {
    try files.makeFolder(root)
    guard let lock = try FolderLock(root, .exclusive, files) else { throw .inUse(folder: root) }
    try recover(lock)
    return lock
  }

  /// Waits until no other process reads or writes, then acquires the lock for writing.
  ///
  /// - Parameter waiting: a closure that is called once with the folder if the lock is not
  ///   available.
  func lockForRecording(
    waiting: @MainActor (String) -> Void
  ) async throws(SnapshotError) -> FolderLock {
    try files.makeFolder(root)
    let lock = try await FolderLock.wait(for: root, .exclusive, files, waiting)
    try recover(lock)
    return lock
  }

  /// Waits until no process writes, acquires the lock for reading, and completes or reverts an
  /// interrupted recording.
  ///
  /// - Returns: the lock, or `nil` if there are no references.
  func lockForReading(
    waiting: @MainActor (String) -> Void
  ) async throws(SnapshotError) -> FolderLock? {
    guard try files.isFolder(root) else { return nil }
    while true {
      let lock = try await FolderLock.wait(for: root, .shared, files, waiting)
      let leftovers = try leftovers()
      if leftovers.isEmpty, try !isEnvironmentUnfinished() { return lock }
      lock.unlock()
      do throws(SnapshotError) {
        let lock = try await FolderLock.wait(for: root, .exclusive, files, waiting)
        try recover(lock)
        lock.unlock()
      } catch {
        // Only committed references must be installed before the scene can be read.
        guard !leftovers.contains(where: \.isCommitted) else {
          throw .unfinishedRecording(folder: root, reason: error.description)
        }
        return try await FolderLock.wait(for: root, .shared, files, waiting)
      }
    }
  }

  private var environmentDraft: String { FileAccess.temporaryName(for: environmentFile) }

  /// Returns a Boolean value that indicates whether a recording was interrupted while it wrote the
  /// environment. A folder with the name of the temporary file belongs to the user.
  private func isEnvironmentUnfinished() throws(SnapshotError) -> Bool {
    let kind = try files.kind(of: environmentDraft)
    return kind != nil && kind != .folder
  }

  private struct Leftover {
    var paths: Paths
    /// A Boolean value that indicates whether the draft is complete and must replace the scene's
    /// references.
    var isCommitted: Bool
  }

  private func leftovers() throws(SnapshotError) -> [Leftover] {
    var leftovers: [Leftover] = []
    let top = collectionFolder
    for group in try files.names(in: top) where CaseName.isWord(group) {
      guard try files.kind(of: top + "/" + group) == .folder else { continue }
      var scenes: Set<Substring> = []
      for name in try files.names(in: top + "/" + group) where name.hasPrefix(".") {
        for ending in [Self.draftEnding, Self.markerEnding] where name.hasSuffix(ending) {
          let scene = name.dropFirst().dropLast(ending.count)
          guard CaseName.isWord(scene), !scenes.contains(scene) else { continue }
          let paths = paths("\(group)/\(scene)")
          let isCommitted = try files.kind(of: paths.marker) == .file
          // An entry with the marker's name that is not a file belongs to the user.
          guard isCommitted || ending == Self.draftEnding else { continue }
          scenes.insert(scene)
          leftovers.append(Leftover(paths: paths, isCommitted: isCommitted))
        }
      }
    }
    return leftovers
  }

  private func recover(_: borrowing FolderLock) throws(SnapshotError) {
    for leftover in try leftovers() {
      if leftover.isCommitted {
        try finish(leftover.paths)
      } else {
        try clearDraft(leftover.paths)
      }
    }
    if try isEnvironmentUnfinished() { try files.remove(environmentDraft) }
  }
}
