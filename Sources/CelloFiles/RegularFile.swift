import Foundation

/// A regular file that is open for reading.
///
/// Opening never blocks: named pipes, devices and other special files are refused, because reading
/// them might never end.
package struct RegularFile: ~Copyable {
  /// The file descriptor, which the structure closes.
  package let descriptor: Int32
  /// The size in bytes when the file was opened.
  package let size: Int
  private let calls: SystemCalls

  /// Opens a file. Symbolic links are followed.
  package init(_ path: String, calls: SystemCalls = .direct) throws(FileError) {
    let file = calls.perform(.open) { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    // A socket cannot be opened at all.
    guard file >= 0 else { throw errno == ENXIO ? .notRegular(kind: "a socket") : .last }
    try self.init(file, calls)
  }

  /// Opens a file in a folder. A symbolic link is refused.
  package init(_ name: String, in folder: borrowing OpenFolder) throws(FileError) {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW
    let file = folder.calls.perform(.open) { openat(folder.descriptor, name, flags) }
    guard file >= 0 else { throw folder.irregularity(of: name) ?? .last }
    try self.init(file, folder.calls)
  }

  /// Creates a file from a descriptor.
  ///
  /// - Parameter file: the descriptor, which is closed on failure.
  private init(_ file: Int32, _ calls: SystemCalls) throws(FileError) {
    var information = stat()
    guard calls.perform(.status, { fstat(file, &information) }) == 0 else {
      let error = FileError.last
      calls.close(file)
      throw error
    }
    let kind = FileKind(information.st_mode)
    guard kind == .file else {
      calls.close(file)
      throw .notRegular(kind: kind.description)
    }
    descriptor = file
    size = Int(information.st_size)
    self.calls = calls
  }

  deinit { calls.close(descriptor) }

  /// Reads the whole file.
  ///
  /// - Parameter limit: the maximum number of bytes.
  package func bytes(limit: Int) throws(FileError) -> [UInt8] {
    guard size <= limit else { throw .tooLarge(byteCount: size, limit: limit) }
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      while count < size {
        let taken = calls.read(descriptor, start + count, size - count)
        if taken < 0 { failure = .last }
        // A file that was truncated in the meantime has no more bytes.
        guard taken > 0 else { return }
        count += taken
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads the whole file in pieces. All pieces use the same memory.
  package func forEachPiece(_ body: (UnsafeRawBufferPointer) -> Void) throws(FileError) {
    let length = 1 << 18
    var failure: FileError?
    withUnsafeTemporaryAllocation(byteCount: length, alignment: 16) { buffer in
      guard let start = buffer.baseAddress else { return }
      while true {
        let count = calls.read(descriptor, start, length)
        if count < 0 { failure = .last }
        guard count > 0 else { return }
        body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
    if let failure { throw failure }
  }
}
