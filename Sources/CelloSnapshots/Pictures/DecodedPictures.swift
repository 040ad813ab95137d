import CelloFiles
import Synchronization

/// The digests of the pixels of picture files, by the digests of the files' bytes, kept from run to
/// run: a reference that has not changed need not be decoded again.
///
/// The file has 80 bytes for each picture: the digest of the file, that of the pixels, and a code by
/// the ``UserKey`` over both and over what decoded the file. An entry without the right code is as if
/// it were not there, so that a file from elsewhere decides nothing. Entries can be repeated, moved
/// and removed, and old ones brought back: each says what the bytes of a file are when this version
/// decodes them, which is true at any time and of any picture with these bytes.
///
/// Nothing depends on the file but time. Failures to read or write it are ignored; where there is no
/// key, it is neither read nor written.
package final class DecodedPictures: Sendable {
  private struct State {
    /// `nil` until the file is read.
    var known: [PixelDigest: PixelDigest]?
    /// `nil` where nothing is written.
    var key: UserKey?
  }

  /// The name of the file in folders of results.
  package static let fileName = "decoded-references"

  private let path: String
  private let files: FileAccess
  private let key: @Sendable () -> UserKey?
  private let state = Mutex(State())

  /// When there are more pictures than this, the file starts anew.
  private static let maxCount = 1 << 16
  static let entrySize = 80

  /// - Parameter key: is asked for the key when the file is needed first.
  package init(
    path: String, files: FileAccess = .system,
    key: @escaping @Sendable () -> UserKey? = { .current }
  ) {
    self.path = path
    self.files = files
    self.key = key
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
      let former = state.known?.updateValue(picture, forKey: file)
      guard former != picture, let key = state.key else { return }
      do {
        try files.append(path, Self.entry(of: file, picture, key))
      } catch {
        state.key = nil
      }
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
          // The next run does not have to sort out the same again.
          try files.remove(path)
          try files.append(path, entries.flatMap { Self.entry(of: $0.file, $0.picture, key) })
        }
      // Another program made it.
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

  /// The entries with the right code.
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
  /// - Parameter bytes: 32.
  fileprivate init(bytes: ArraySlice<UInt8>) {
    var words = SIMD4<UInt64>()
    for (index, byte) in bytes.enumerated() {
      words[index / 8] = words[index / 8] << 8 | UInt64(byte)
    }
    self.init(words: words)
  }
}
