internal import CelloFiles
import Foundation
import Synchronization

/// The bytes of a font file, which stay in memory while the object exists.
final class FontFile: Sendable {
  let path: String
  /// The bytes; at least 12.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let ownsCopy: Bool
  private let cachedDigest = Mutex<String?>(nil)

  /// Maps a system file, which package managers replace but never overwrite. Pages are read on
  /// first use.
  init(mapping path: String) throws {
    self.path = path
    let file = try Self.open(path)
    let length = try Self.length(of: file, path: path)
    guard let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, file.descriptor, 0),
      start != MAP_FAILED
    else { throw Self.unreadable(path) }
    bytes = UnsafeRawBufferPointer(start: start, count: length)
    ownsCopy = false
    try checkHeader()
  }

  /// Reads a user's file, which can be overwritten while it is in use.
  init(reading path: String) throws {
    self.path = path
    let file = try Self.open(path)
    let length = try Self.length(of: file, path: path)
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 16)
    var filled = 0
    while filled < length {
      let count = read(file.descriptor, copy.baseAddress! + filled, length - filled)
      guard count > 0 else {
        let reason =
          count < 0 ? Self.unreadable(path) : .invalid(path: path, reason: "it is cut off")
        copy.deallocate()
        throw reason
      }
      filled += count
    }
    bytes = UnsafeRawBufferPointer(copy)
    ownsCopy = true
    try checkHeader()
  }

  /// Copies bytes; `path` is only the name in error messages.
  init(copying data: [UInt8], path: String) throws {
    self.path = path
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(data.count, 1), alignment: 16)
    copy.copyBytes(from: data)
    bytes = UnsafeRawBufferPointer(start: copy.baseAddress, count: data.count)
    ownsCopy = true
    guard data.count >= 12 else {
      throw FontError.invalid(path: path, reason: "it has only \(data.count) bytes")
    }
    try checkHeader()
  }

  deinit {
    if ownsCopy {
      bytes.deallocate()
    } else if let start = bytes.baseAddress {
      munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
    }
  }

  /// The SHA-256 digest of all bytes, as 64 hexadecimal digits. The first use reads the whole file.
  var digest: String {
    cachedDigest.withLock { digest in
      if let digest { return digest }
      let value = SHA256.text(of: SHA256.digest(of: bytes))
      digest = value
      return value
    }
  }

  private static func unreadable(_ path: String) -> FontError {
    .unreadable(path: path, reason: String(cString: strerror(errno)))
  }

  private static func open(_ path: String) throws(FontError) -> RegularFile {
    do throws(FileError) {
      return try RegularFile(path)
    } catch {
      throw .unreadable(path: path, reason: error.description)
    }
  }

  private static func length(
    of file: borrowing RegularFile, path: String
  ) throws(FontError) -> Int {
    let length = file.size
    guard length >= 12 else {
      throw FontError.invalid(path: path, reason: "it has only \(length) bytes")
    }
    // HarfBuzz and FreeType use 32-bit lengths.
    guard length <= Int(Int32.max) else {
      throw FontError.invalid(path: path, reason: "it is larger than 2 GB")
    }
    return length
  }

  private func checkHeader() throws {
    let magic = bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self).bigEndian
    switch magic {
    case 0x0001_0000, 0x4f54_544f, 0x7472_7565, 0x7474_6366: return  // 1.0, OTTO, true, ttcf
    default: throw FontError.invalid(path: path, reason: "it starts like no font file")
    }
  }
}
