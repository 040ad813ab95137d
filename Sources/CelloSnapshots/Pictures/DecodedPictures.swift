import CelloFiles
import Synchronization

/// A cache, in a file, of the digests of decoded pictures by the digests of their files. A
/// reference that has not changed since an earlier run need not be decoded again.
///
/// The file has 80 bytes for each picture: the digest of the file, the digest of the pixels, and an
/// authentication code by the ``UserKey`` for both digests and for the decoder. Entries without a
/// valid code are ignored, so a file from another source has no effect. Entries can be repeated,
/// moved, removed and restored, because each entry is a fact: the pixels that this version decodes
/// from the bytes of a file.
///
/// The file affects only the running time. Errors when reading or writing it are ignored; without a
/// key, it is neither read nor written.
package final class DecodedPictures: Sendable {
  private struct State {
    /// The entries; `nil` until the file is read.
    var known: [PixelDigest: PixelDigest]?
    /// The key; `nil` if nothing is written.
    var key: UserKey?
    /// The entries that were added since they were last taken.
    var added: [PixelDigest: PixelDigest] = [:]
  }

  /// The name of the file in folders of results.
  package static let fileName = "decoded-references"

  private let path: String
  private let files: FileAccess
  private let key: @Sendable () -> UserKey?
  private let state = Mutex(State())

  /// The number of pictures at which the file is cleared.
  private static let maxCount = 1 << 16
  static let entrySize = 80

  /// Creates a cache.
  ///
  /// - Parameter key: returns the key. It is called when the file is needed for the first time.
  package init(
    path: String, files: FileAccess = .system,
    key: @escaping @Sendable () -> UserKey? = { .current }
  ) {
    self.path = path
    self.files = files
    self.key = key
  }

  /// A cache without a file.
  static var inMemory: DecodedPictures { DecodedPictures(path: "", key: { nil }) }

  /// Returns the digest of a picture's pixels; `nil` if the file is unknown.
  ///
  /// - Parameter file: the digest of the file's bytes.
  func picture(ofFile file: PixelDigest) -> PixelDigest? {
    state.withLock { state in
      read(into: &state)
      return state.known?[file]
    }
  }

  /// Adds a decoded picture.
  ///
  /// - Parameters:
  ///   - picture: the digest of the picture's pixels.
  ///   - file: the digest of the file's bytes.
  func add(_ picture: PixelDigest, ofFile file: PixelDigest) {
    state.withLock { state in
      read(into: &state)
      let former = state.known?.updateValue(picture, forKey: file)
      guard former != picture else { return }
      state.added[file] = picture
      guard let key = state.key else { return }
      do {
        try files.append(path, Self.entry(of: file, picture, key))
      } catch {
        state.key = nil
      }
    }
  }

  /// Adds a picture that another process of this run has decoded and added to the file.
  func learn(_ picture: PixelDigest, ofFile file: PixelDigest) {
    state.withLock { state in
      read(into: &state)
      state.known?[file] = picture
    }
  }

  /// Returns the pictures that were added since the last call, by the digests of their files.
  func takeAdded() -> [PixelDigest: PixelDigest] {
    state.withLock { state in
      defer { state.added = [:] }
      return state.added
    }
  }

  private func read(into state: inout State) {
    guard state.known == nil else { return }
    state.known = [:]
    guard let key = key() else { return }
    do {
      switch try files.kind(of: path) {
      case nil: try files.makeFolder(FileAccess.parent(of: path))
      case .file:
        let bytes = (try? files.read(path, limit: Self.maxCount * Self.entrySize)) ?? []
        let entries = Self.entries(bytes, key)
        for entry in entries { state.known?[entry.file] = entry.picture }
        if bytes.isEmpty || entries.count * Self.entrySize != bytes.count {
          // The next run then reads a file without invalid entries.
          try files.remove(path)
          try files.append(path, entries.flatMap { Self.entry(of: $0.file, $0.picture, key) })
        }
      // The file is from another program.
      default: return
      }
      state.key = key
    } catch {}
  }

  private static let purpose = Array(
    "\(fileName) 3, libpng \(PNGLibrary.version), Cellophane \(PictureRecipe.version)\n".utf8)

  package static func entry(
    of file: PixelDigest, _ picture: PixelDigest, _ key: UserKey
  ) -> [UInt8] {
    let content = SHA256.bytes(of: file.words) + SHA256.bytes(of: picture.words)
    return content + key.code(for: purpose + content)
  }

  /// Returns the entries with a valid code.
  private static func entries(
    _ bytes: [UInt8], _ key: UserKey
  ) -> [(file: PixelDigest, picture: PixelDigest)] {
    stride(from: 0, through: bytes.count - entrySize, by: entrySize).compactMap { start in
      let file = PixelDigest(bytes: bytes[start..<start + 32])
      let picture = PixelDigest(bytes: bytes[start + 32..<start + 64])
      let isOurs = entry(of: file, picture, key).elementsEqual(bytes[start..<start + entrySize])
      return isOurs ? (file, picture) : nil
    }
  }
}

extension PixelDigest {
  /// Creates a digest from 32 bytes.
  fileprivate init(bytes: ArraySlice<UInt8>) {
    var words = SIMD4<UInt64>()
    for (index, byte) in bytes.enumerated() {
      words[index / 8] = words[index / 8] << 8 | UInt64(byte)
    }
    self.init(words: words)
  }
}
