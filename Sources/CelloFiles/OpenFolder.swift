import Foundation

/// A folder that is open. What is in it is reached through the open folder, so that nothing can be
/// exchanged between a check and the use of what was checked.
///
/// No symbolic link in it is followed, and only regular files are read and written.
package struct OpenFolder: ~Copyable {
  let descriptor: Int32
  let calls: SystemCalls

  /// Opens a folder that is trusted: links in its path are followed.
  package init(_ path: String, calls: SystemCalls = .direct) throws(FileError) {
    guard !path.utf8.contains(0) else {
      throw .malformedPath(reason: "contains the character NUL")
    }
    let file = calls.perform(.open) { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard file >= 0 else { throw .last }
    self.init(descriptor: file, calls: calls)
  }

  private init(descriptor: Int32, calls: SystemCalls) {
    self.descriptor = descriptor
    self.calls = calls
  }

  deinit { calls.close(descriptor) }

  /// Opens a folder below this one, name by name; none of the names may be a link.
  ///
  /// - Parameters:
  ///   - path: `nil` for this folder itself.
  ///   - makes: whether folders that do not exist are made.
  package func folder(
    _ path: RelativePath?, makes: Bool = false
  ) throws(FileError) -> OpenFolder {
    var folder = try child(".")
    for name in path?.names ?? [] {
      if makes, folder.calls.perform(.makeFolder, { mkdirat(folder.descriptor, name, 0o777) }) != 0,
        errno != EEXIST
      {
        throw .last
      }
      folder = try folder.child(name)
    }
    return folder
  }

  private func child(_ name: String) throws(FileError) -> OpenFolder {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let file = calls.perform(.open) { openat(descriptor, name, flags) }
    guard file >= 0 else {
      let error = FileError.last
      guard error == .system(ENOTDIR) || error == .system(ELOOP),
        let kind = try kind(of: name), kind != .folder
      else { throw error }
      throw .notFolder(name: name, kind: kind.description)
    }
    return OpenFolder(descriptor: file, calls: calls)
  }

  /// Returns the type of an entry of the folder; `nil` if the entry does not exist.
  package func kind(of name: String) throws(FileError) -> FileKind? {
    var information = stat()
    let result = calls.perform(.status) {
      fstatat(descriptor, name, &information, AT_SYMLINK_NOFOLLOW)
    }
    guard result == 0 else {
      if errno == ENOENT { return nil }
      throw .last
    }
    return FileKind(information.st_mode)
  }

  /// The names in the folder, without `.` and `..`.
  package func names() throws(FileError) -> [String] {
    // Closing the stream closes its file.
    var stream: OpaquePointer?
    let file = calls.perform(.open) {
      openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard file >= 0 else { throw .last }
    calls.perform(.list) {
      stream = fdopendir(file)
      return stream == nil ? -1 : 0
    }
    guard let stream else {
      let error = FileError.last
      calls.close(file)
      throw error
    }
    defer { closedir(stream) }
    return try calls.names(in: stream)
  }

  // MARK: - Files

  /// Reads a regular file.
  ///
  /// - Parameter limit: the greatest number of bytes that a file of this use has.
  package func bytes(of name: String, limit: Int) throws(FileError) -> [UInt8] {
    try RegularFile(name, in: self).bytes(limit: limit)
  }

  /// Replaces a file, or makes it, so that at any time either the old or the new one is there,
  /// whole: it is written under another name, which then becomes that of the file.
  ///
  /// A link that has the name is replaced, what it leads to stays as it is. So does another name of
  /// the same file.
  ///
  /// - Parameters:
  ///   - temporary: a name that nobody else uses; what has it is removed.
  ///   - isDurable: whether the file is on the disk afterwards.
  package func write(
    _ bytes: [UInt8], to name: String, through temporary: String, isDurable: Bool
  ) throws(FileError) {
    if let kind = try kind(of: name), kind != .file, kind != .link {
      throw .notRegular(kind: kind.description)
    }
    let file = try create(temporary)
    var failure = write(bytes, to: file)
    if failure == nil, isDurable, calls.perform(.synchronize, { fsync(file) }) != 0 {
      failure = .last
    }
    if calls.close(file) != 0, failure == nil { failure = .last }
    if failure == nil,
      calls.perform(.rename, { renameat(descriptor, temporary, descriptor, name) }) != 0
    {
      failure = .last
    }
    if let failure {
      calls.perform(.remove) { unlinkat(descriptor, temporary, 0) }
      throw failure
    }
    // Not every file system can do this with a folder.
    if isDurable { calls.perform(.synchronize) { fsync(descriptor) } }
  }

  /// Makes a new file, and removes what is left of an earlier attempt.
  private func create(_ name: String) throws(FileError) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    var file = calls.perform(.open) { openat(descriptor, name, flags, 0o666) }
    if file < 0, errno == EEXIST {
      try removeFile(name)
      file = calls.perform(.open) { openat(descriptor, name, flags, 0o666) }
    }
    guard file >= 0 else { throw .last }
    return file
  }

  /// Adds bytes to the end of a file in one step, so that those of several processes do not mix.
  package func append(_ bytes: [UInt8], to name: String) throws(FileError) {
    // Does not block where a named pipe has taken the name.
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = calls.perform(.open) { openat(descriptor, name, flags, 0o666) }
    guard file >= 0 else { throw irregularity(of: name) ?? .last }
    var information = stat()
    var failure: FileError?
    if calls.perform(.status, { fstat(file, &information) }) != 0 {
      failure = .last
    } else if FileKind(information.st_mode) != .file {
      failure = .notRegular(kind: FileKind(information.st_mode).description)
    } else {
      failure = write(bytes, to: file)
    }
    if calls.close(file) != 0, failure == nil { failure = .last }
    if let failure { throw failure }
  }

  private func write(_ bytes: [UInt8], to file: Int32) -> FileError? {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      var count = 0
      while count < bytes.count {
        let written = calls.write(file, start + count, bytes.count - count)
        guard written > 0 else { return .last }
        count += written
      }
      return nil
    }
  }

  /// Why a name could not be opened, if it is not a file's; keeps `errno`.
  func irregularity(of name: String) -> FileError? {
    let code = errno
    defer { errno = code }
    guard [ELOOP, ENXIO, EISDIR].contains(code), let kind = try? kind(of: name), kind != .file
    else { return nil }
    return .notRegular(kind: kind.description)
  }

  /// Removes a file or a link, never a folder.
  package func removeFile(_ name: String) throws(FileError) {
    guard calls.perform(.remove, { unlinkat(descriptor, name, 0) }) == 0 else { throw .last }
  }

  /// Removes a file, a link, or a folder with its contents. Does nothing if nothing has the name.
  package func remove(_ name: String) throws(FileError) {
    switch try kind(of: name) {
    case nil: return
    case .folder:
      do {
        let folder = try child(name)
        for name in try folder.names() { try folder.remove(name) }
      }
      guard calls.perform(.remove, { unlinkat(descriptor, name, AT_REMOVEDIR) }) == 0 else {
        throw .last
      }
    default: try removeFile(name)
    }
  }
}
