import Synchronization

/// The digests of the pixels of picture files, by the digests of the files' bytes, kept from run to
/// run: a reference that has not changed need not be decoded again.
///
/// The file has 16 bytes that identify the version of the decoder, then 32 bytes for each picture.
/// It can be removed at any time. Nothing depends on it but time, so failures to read or write it
/// are ignored.
package final class DecodedPictures: Sendable {
  private struct State {
    /// `nil` until the file is read.
    var known: [PixelDigest: PixelDigest]?
    var isWritable = true
  }

  /// The name of the file in folders of results.
  static let fileName = "decoded-references"

  private let path: String
  private let files: FileAccess
  private let state = Mutex(State())

  /// When there are more pictures than this, the file starts anew.
  private static let maxCount = 1 << 16
  private static let entrySize = 32

  package init(path: String, files: FileAccess = .system) {
    self.path = path
    self.files = files
  }

  /// The digest of a picture's pixels; `nil` if the file is not known.
  ///
  /// - Parameter file: the digest of the file's bytes.
  func picture(ofFile file: PixelDigest) -> PixelDigest? {
    state.withLock { state in
      read(into: &state)
      return state.known?[file]
    }
  }

  /// Adds a picture that was decoded.
  ///
  /// - Parameters:
  ///   - picture: the digest of its pixels.
  ///   - file: the digest of the file's bytes.
  func add(_ picture: PixelDigest, ofFile file: PixelDigest) {
    state.withLock { state in
      read(into: &state)
      let isKnown = state.known?.updateValue(picture, forKey: file) != nil
      guard state.isWritable, !isKnown else { return }
      do {
        try files.append(path, Self.bytes(of: file) + Self.bytes(of: picture))
      } catch {
        state.isWritable = false
      }
    }
  }

  private func read(into state: inout State) {
    guard state.known == nil else { return }
    let header = Self.bytes(
      of: PixelDigest(ofBytes: Array("1 \(PNGLibrary.version) \(PictureRecipe.version)".utf8)))
    let limit = header.count + Self.maxCount * Self.entrySize
    if let bytes = try? files.read(path, limit: limit), bytes.starts(with: header),
      (bytes.count - header.count) % Self.entrySize == 0
    {
      state.known = Self.entries(bytes.dropFirst(header.count))
      return
    }
    state.known = [:]
    do {
      try files.makeFolder(FileAccess.parent(of: path))
      try files.create(path, header, isDurable: false)
    } catch {
      state.isWritable = false
    }
  }

  private static func entries(_ bytes: ArraySlice<UInt8>) -> [PixelDigest: PixelDigest] {
    bytes.withUnsafeBytes { bytes in
      func digest(at offset: Int) -> PixelDigest {
        PixelDigest(
          high: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian,
          low: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self).littleEndian)
      }
      var entries: [PixelDigest: PixelDigest] = [:]
      entries.reserveCapacity(bytes.count / entrySize)
      for offset in stride(from: 0, to: bytes.count, by: entrySize) {
        entries[digest(at: offset)] = digest(at: offset + 16)
      }
      return entries
    }
  }

  private static func bytes(of digest: PixelDigest) -> [UInt8] {
    [digest.high, digest.low].flatMap { word in
      withUnsafeBytes(of: word.littleEndian) { Array($0) }
    }
  }
}
