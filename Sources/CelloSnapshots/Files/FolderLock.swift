import CelloFiles
import Foundation

/// A lock for reading or writing a folder while no other process writes it. The lock is released at
/// the end of the value's lifetime or of the process.
package struct FolderLock: ~Copyable {
  package enum Access: Sendable {
    /// Several processes can read at the same time.
    case shared
    case exclusive
  }

  private let file: Int32
  private let calls: SystemCalls

  /// Acquires the lock without waiting; `nil` if another process holds it.
  package init?(
    _ folder: String, _ access: Access, _ files: FileAccess = .system
  ) throws(SnapshotError) {
    let calls = files.calls
    let file = calls.perform(.open) { open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard file >= 0 else { throw Self.error(folder, access, FileAccess.lastError) }
    let operation = (access == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB
    if calls.perform(.lock, { flock(file, operation) }) != 0 {
      let code = errno
      // If the file system does not support locks, reading is still possible.
      if access == .exclusive || ![ENOLCK, ENOTSUP, ENOSYS, EINVAL, EBADF].contains(code) {
        let reason = FileAccess.lastError
        calls.close(file)
        if code == EWOULDBLOCK { return nil }
        throw Self.error(folder, access, reason)
      }
    }
    // The folder can have been removed and created again since it was opened.
    var locked = stat()
    var named = stat()
    guard calls.perform(.status, { fstat(file, &locked) }) == 0,
      calls.perform(.status, { stat(folder, &named) }) == 0
    else {
      let reason = FileAccess.lastError
      calls.close(file)
      throw Self.error(folder, access, reason)
    }
    guard locked.st_ino == named.st_ino, locked.st_dev == named.st_dev else {
      calls.close(file)
      return nil
    }
    self.file = file
    self.calls = calls
  }

  deinit { calls.close(file) }

  /// Releases the lock. The call marks the end of the code that requires the lock.
  package consuming func unlock() {}

  /// Waits for the lock.
  ///
  /// - Parameter waiting: a closure that is called once with the folder if another process holds
  ///   the lock.
  package static func wait(
    for folder: String, _ access: Access, _ files: FileAccess = .system,
    _ waiting: @MainActor (String) -> Void
  ) async throws(SnapshotError) -> FolderLock {
    var isWaiting = false
    while true {
      if let lock = try FolderLock(folder, access, files) { return lock }
      if !isWaiting { await waiting(folder) }
      isWaiting = true
      guard !Task.isCancelled else { throw .inUse(folder: folder) }
      // `Task.sleep` needs another thread, which the system can refuse to create.
      usleep(10_000)
      await Task.yield()
    }
  }

  /// Waits for the lock and blocks the thread. Use it for locks that are held for milliseconds.
  package static func wait(
    for folder: String, _ access: Access, _ files: FileAccess = .system
  ) throws(SnapshotError) -> FolderLock {
    while true {
      if let lock = try FolderLock(folder, access, files) { return lock }
      usleep(1_000)
    }
  }

  private static func error(
    _ folder: String, _ access: Access, _ reason: String
  ) -> SnapshotError {
    access == .shared
      ? .unreadable(file: folder, reason: reason) : .unwritable(file: folder, reason: reason)
  }
}
