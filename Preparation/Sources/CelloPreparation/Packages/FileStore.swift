import Foundation

/// The files of a prepared folder.
struct FileStore: Sendable {
  let root: String

  private var stateFolder: String { root + "/.cellophane" }
  private var statePath: String { stateFolder + "/state.json" }

  // MARK: State

  /// Throws an error if the folder contains something that was not written by this tool.
  func checkOwnership() throws(PreparationError) {
    let contents = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    guard contents.isEmpty || contents.contains(".cellophane") else {
      throw .foreignOutput(path: root)
    }
  }

  /// Returns what the folder contains. Results of another version of the rewriter are only known by name.
  func state(version: String) -> PreparedState {
    guard let data = FileManager.default.contents(atPath: statePath) else {
      return PreparedState(version: version)
    }
    let decoder = JSONDecoder()
    if let state = try? decoder.decode(PreparedState.self, from: data), state.version == version {
      return state
    }
    let names = try? decoder.decode(StateNames.self, from: data)
    return PreparedState(version: version, links: names?.outputs ?? [])
  }

  /// The part of a state that all versions of the rewriter can read.
  private struct StateNames: Decodable {
    struct File: Decodable { var output: String? }

    var files: [String: File]
    var links: Set<String>

    var outputs: Set<String> { files.reduce(into: links) { $0.insert($1.value.output ?? $1.key) } }
  }

  func save(_ state: PreparedState) throws(PreparationError) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      try encoder.encode(state).write(to: URL(fileURLWithPath: statePath), options: .atomic)
    } catch {
      throw .notWritable(path: statePath, reason: Self.reason(error))
    }
  }

  /// Waits for other processes that write to the folder.
  func lock() throws(PreparationError) -> FileLock {
    try makeFolder(stateFolder)
    let path = stateFolder + "/lock"
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .notWritable(path: path, reason: Self.systemReason()) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        close(descriptor)
        throw .notWritable(path: path, reason: Self.systemReason())
      }
    }
    return FileLock(descriptor: descriptor)
  }

  // MARK: Files

  static func read(_ path: String) throws(PreparationError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .notReadable(path: path, reason: reason(error))
    }
  }

  /// Returns a Boolean value that indicates whether a file contains the word UIKit.
  static func mentionsUIKit(_ path: String) -> Bool {
    (try? read(path))?.contains("UIKit") ?? false
  }

  func exists(_ path: String) -> Bool { access(root + "/" + path, F_OK) == 0 }

  /// Writes a file unless it has these contents. The file is replaced, because it may be a link to the original.
  ///
  /// - Returns: `false` if the file has these contents.
  @discardableResult
  func write(_ contents: [UInt8], to path: String) throws(PreparationError) -> Bool {
    let absolute = root + "/" + path
    var status = stat()
    if lstat(absolute, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1,
      (try? Self.read(absolute)) == contents
    {
      return false
    }
    try makeFolder((absolute as NSString).deletingLastPathComponent)
    do {
      try Data(contents).write(to: URL(fileURLWithPath: absolute), options: .atomic)
      return true
    } catch {
      throw .notWritable(path: absolute, reason: Self.reason(error))
    }
  }

  /// Makes a file a hard link to an original, or a copy if links are not possible. If the original is a
  /// symbolic link, the file to which it leads is used.
  func link(_ original: String, to path: String) throws(PreparationError) {
    let absolute = root + "/" + path
    let original = URL(fileURLWithPath: original).resolvingSymlinksInPath().path
    var source = stat()
    var existing = stat()
    guard stat(original, &source) == 0 else {
      throw .notReadable(path: original, reason: Self.systemReason())
    }
    if lstat(absolute, &existing) == 0 {
      if existing.st_ino == source.st_ino, existing.st_dev == source.st_dev { return }
      unlink(absolute)
    }
    try makeFolder((absolute as NSString).deletingLastPathComponent)
    if Foundation.link(original, absolute) == 0 { return }
    do {
      try FileManager.default.copyItem(atPath: original, toPath: absolute)
    } catch {
      throw .notWritable(path: absolute, reason: Self.reason(error))
    }
  }

  func symlink(_ destination: String, at path: String) throws(PreparationError) {
    let absolute = root + "/" + path
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: absolute)) == destination {
      return
    }
    unlink(absolute)
    try makeFolder((absolute as NSString).deletingLastPathComponent)
    guard Foundation.symlink(destination, absolute) == 0 else {
      throw .notWritable(path: absolute, reason: Self.systemReason())
    }
  }

  /// Removes a file, and its folders if they are empty then.
  func remove(_ path: String) {
    unlink(root + "/" + path)
    var folder = (path as NSString).deletingLastPathComponent
    while !folder.isEmpty, rmdir(root + "/" + folder) == 0 {
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  private func makeFolder(_ path: String) throws(PreparationError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .notWritable(path: path, reason: Self.reason(error))
    }
  }

  // MARK: Reasons

  static func reason(_ error: any Error) -> String {
    let error = error as NSError
    if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError,
      underlying.domain == NSPOSIXErrorDomain
    {
      return String(cString: strerror(Int32(underlying.code)))
    }
    // The sentence around it ends with a period.
    let reason = error.localizedDescription
    return reason.hasSuffix(".") ? String(reason.dropLast()) : reason
  }

  static func systemReason() -> String { String(cString: strerror(errno)) }
}

/// A lock of a file.
struct FileLock {
  let descriptor: Int32

  func unlock() { close(descriptor) }
}
