import Foundation

/// A regular file that is open for reading.
///
/// Opening never blocks: named pipes, devices and the like are refused, because reading them may
/// never end.
package struct RegularFile: ~Copyable {
  package let descriptor: Int32
  /// In bytes, when the file was opened.
  package let size: Int
  private let calls: SystemCalls

  package init(_ path: String, calls: SystemCalls = .direct) throws(FileError) {
    let file = calls.perform(.open) { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    // A socket cannot even be opened.
    guard file >= 0 else { throw errno == ENXIO ? .notRegular(kind: "a socket") : .last }
    var information = stat()
    guard calls.perform(.status, { fstat(file, &information) }) == 0 else {
      let error = FileError.last
      calls.close(file)
      throw error
    }
    guard information.st_mode & S_IFMT == S_IFREG else {
      calls.close(file)
      throw .notRegular(kind: Self.kind(information.st_mode))
    }
    descriptor = file
    size = Int(information.st_size)
    self.calls = calls
  }

  deinit { calls.close(descriptor) }

  /// Reads the whole file.
  ///
  /// - Parameter limit: the greatest number of bytes that a file of this use has.
  package func bytes(limit: Int) throws(FileError) -> [UInt8] {
    guard size <= limit else { throw .tooLarge(byteCount: size, limit: limit) }
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      while count < size {
        let taken = calls.read(descriptor, start + count, size - count)
        if taken < 0 { failure = .last }
        // A file that was cut short meanwhile has no more.
        guard taken > 0 else { return }
        count += taken
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads the whole file piece by piece, into memory that the pieces share.
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

  private static func kind(_ mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "a folder"
    case S_IFIFO: "a named pipe"
    case S_IFCHR, S_IFBLK: "a device"
    default: "something else"
    }
  }
}
