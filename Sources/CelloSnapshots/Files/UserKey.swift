import CelloFiles
import Foundation

/// A secret of the user on this machine. A run uses it to recognize files that an earlier run of
/// the same user wrote.
///
/// The key has its own folder, outside of the folders for builds and reports, so that restoring
/// those folders, for example from the cache of a continuous integration service, does not restore
/// a key. The key also depends on the inode and the last change of the file, so a copy of the file
/// is a different key.
package struct UserKey: Sendable {
  private let bytes: [UInt8]

  /// The key of the user of this process; `nil` if no key can be stored.
  static let current = folder(in: ProcessInfo.processInfo.environment).flatMap {
    UserKey(inFolder: $0)
  }

  /// Creates a key from a secret.
  ///
  /// - Parameter secret: bytes that nobody else knows.
  package init(secret: [UInt8]) {
    bytes = SHA256.bytes(of: secret.withUnsafeBytes { SHA256.digest(of: $0) })
  }

  /// Returns the folder for persistent state, from the environment variables `XDG_STATE_HOME` and
  /// `HOME`; `nil` if neither of them is an absolute path.
  static func folder(in variables: [String: String]) -> String? {
    func path(_ variable: String) -> String? {
      variables[variable].flatMap { $0.hasPrefix("/") ? FileAccess.folderPath($0) : nil }
    }
    let state = path("XDG_STATE_HOME") ?? path("HOME").map { $0 + "/.local/state" }
    return state.map { $0 + "/cellophane" }
  }

  private static let fileName = "key"
  private static let size = 32

  /// Reads the key in a folder. If there is none, it is created.
  ///
  /// - Returns: `nil` if the entry is not a file that only this user can read, or if no key can be
  ///   created.
  init?(inFolder folder: String, files: FileAccess = .system) {
    let path = folder + "/" + Self.fileName
    var found = Self.read(path, files)
    if found == .missing, (try? files.makeFolder(folder)) != nil {
      Self.make(path, files)
      found = Self.read(path, files)
    }
    // Another process has created the file and has not written the key yet.
    for _ in 0..<100 where found == .empty {
      usleep(1_000)
      found = Self.read(path, files)
    }
    if found == .empty, (try? files.remove(path)) != nil {
      // The other process was terminated.
      Self.make(path, files)
      found = Self.read(path, files)
    }
    guard case .secret(let secret) = found else { return nil }
    self.init(secret: secret)
  }

  private enum Found: Equatable {
    case missing, unusable
    case empty
    case secret([UInt8])
  }

  private static func read(_ path: String, _ files: FileAccess) -> Found {
    let calls = files.calls
    let flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
    let file = calls.perform(.open) { open(path, flags) }
    guard file >= 0 else { return errno == ENOENT ? .missing : .unusable }
    defer { calls.close(file) }
    var information = stat()
    guard calls.perform(.status, { fstat(file, &information) }) == 0,
      information.st_mode & S_IFMT == S_IFREG, information.st_uid == geteuid(),
      information.st_mode & 0o077 == 0
    else { return .unusable }
    if information.st_size == 0 { return .empty }
    var secret = [UInt8](repeating: 0, count: size)
    guard information.st_size == size,
      secret.withUnsafeMutableBytes({ bytes in
        bytes.baseAddress.map { calls.read(file, $0, size) == size } ?? false
      })
    else { return .unusable }
    let numbers = [
      UInt64(information.st_ino), UInt64(bitPattern: Int64(information.st_ctim.tv_sec)),
      UInt64(bitPattern: Int64(information.st_ctim.tv_nsec)),
    ]
    for number in numbers { withUnsafeBytes(of: number) { secret += $0 } }
    return .secret(secret)
  }

  /// Creates a key unless another process creates it. The key is written in one operation, and the
  /// file never changes afterwards.
  private static func make(_ path: String, _ files: FileAccess) {
    let calls = files.calls
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = calls.perform(.open) { open(path, flags, 0o600) }
    guard file >= 0 else { return }
    // The system's cryptographically secure generator.
    var source = SystemRandomNumberGenerator()
    let secret = (0..<size).map { _ in UInt8.random(in: 0...255, using: &source) }
    let isWritten = secret.withUnsafeBytes { bytes in
      bytes.baseAddress.map { calls.write(file, $0, size) == size } ?? false
    }
    calls.close(file)
    if !isWritten { try? files.remove(path) }
  }

  /// Returns an authentication code that cannot be computed without the key: the first half of
  /// HMAC-SHA-256.
  func code(for message: [UInt8]) -> ArraySlice<UInt8> {
    SHA256.bytes(of: SHA256.authenticationCode(key: bytes, of: message)).prefix(16)
  }
}
