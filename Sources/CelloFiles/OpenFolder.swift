import Foundation

/// An open folder. Its entries are accessed through the open folder, so that nothing can be
/// exchanged between the check of an entry and its use.
///
/// Symbolic links in it are not followed, and only regular files are read and written.
package struct OpenFolder: ~Copyable {
  let descriptor: Int32
  let calls: SystemCalls

  /// Opens a trusted folder. Symbolic links in its path are followed.
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

  /// Opens a folder below this folder, component by component. No component may be a symbolic link.
  ///
  /// - Parameters:
  ///   - path: the path of the folder; `nil` for this folder.
  ///   - makes: a Boolean value that indicates whether missing folders are created.
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

  /// Returns the names of the folder's entries, without `.` and `..`.
  package func names() throws(FileError) -> [String] {
    // Closing the stream also closes its file descriptor.
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
  /// - Parameter limit: the maximum number of bytes.
  package func bytes(of name: String, limit: Int) throws(FileError) -> [UInt8] {
    try RegularFile(name, in: self).bytes(limit: limit)
  }

  /// Writes a file atomically: the bytes are written to a temporary file, which then replaces the
  /// file. At any time, either the complete old file or the complete new file exists.
  ///
  /// A symbolic link with the name is replaced, and its destination remains unchanged. Other hard
  /// links to the old file also remain unchanged.
  ///
  /// - Parameters:
  ///   - temporary: the name of the temporary file, which nothing else uses; an existing file of
  ///     this name is removed.
  ///   - isDurable: a Boolean value that indicates whether the file is flushed to the disk.
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
    // Some file systems do not support this for folders.
    if isDurable { calls.perform(.synchronize) { fsync(descriptor) } }
  }

  /// Creates a new file. A file from an earlier attempt is removed.
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

  /// Appends bytes to a file. Each write is atomic, so that the bytes of several processes do not
  /// mix.
  package func append(_ bytes: [UInt8], to name: String) throws(FileError) {
    // Does not block if the name belongs to a named pipe.
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

  /// Returns the reason why an entry that is not a file could not be opened; `nil` for another
  /// reason. Preserves `errno`.
  func irregularity(of name: String) -> FileError? {
    let code = errno
    defer { errno = code }
    guard [ELOOP, ENXIO, EISDIR].contains(code), let kind = try? kind(of: name), kind != .file
    else { return nil }
    return .notRegular(kind: kind.description)
  }

  /// Removes a file or a symbolic link, but never a folder.
  package func removeFile(_ name: String) throws(FileError) {
    guard calls.perform(.remove, { unlinkat(descriptor, name, 0) }) == 0 else { throw .last }
  }

  /// Removes a file, a symbolic link, or a folder with its contents. Does nothing if the entry does
  /// not exist.
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
