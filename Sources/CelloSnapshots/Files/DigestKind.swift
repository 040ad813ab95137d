import CelloFiles

extension ContentDigest {
  /// Returns the digest of a file's bytes.
  package static func ofFile(_ path: String) throws(SnapshotError) -> PixelDigest {
    var digest = ContentDigest()
    do throws(FileError) {
      try RegularFile(path).forEachPiece { digest.add($0) }
    } catch {
      throw .unreadable(file: path, reason: error.description)
    }
    return digest.value
  }
}

/// The hash function of the digests in a text. The first line of the text names it: `digests
/// SHA-256-runs`.
package enum DigestKind: String, Hashable, Sendable {
  /// The function of ``PixelDigest``, in ledgers.
  case sha256Runs = "SHA-256-runs"
  /// SHA-256 over the bytes of files, in environments. In earlier ledgers, SHA-256 over the width
  /// and the height of a picture, as 32-bit little-endian numbers, and its pixels.
  case sha256 = "SHA-256"
  /// XXH3-128, with 32 digits, in texts without the first line. A different picture with the same
  /// digest can be found in seconds, so these digests are not used for comparisons.
  case xxh3 = "XXH3-128"

  /// The first line of a text.
  var line: String { "digests \(rawValue)" }

  /// Parses the first line of a text; `nil` if it does not name a hash function.
  ///
  /// - Parameters:
  ///   - kinds: the kinds that the text can have.
  ///   - file: the name of the file in error messages.
  init?(line: Substring, of kinds: [DigestKind], file: String) throws(SnapshotError) {
    let words = line.split(separator: " ")
    // In a text without the line, `digests` can be the name of a case.
    guard words.count == 2, words[0] == "digests", Self.xxh3.digest(words[1]) == nil else {
      return nil
    }
    guard let kind = kinds.first(where: { $0.rawValue == words[1] }) else {
      throw .unknownDigests(file: file, kind: String(words[1].prefix(40)))
    }
    self = kind
  }

  /// Parses a digest; `nil` for other texts.
  ///
  /// A digest of an earlier kind is never equal to the digest of a picture: the encodings of
  /// earlier kinds start differently, and an XXH3 digest is converted to the SHA-256 digest of its
  /// text. Different digests remain different.
  func digest(_ text: Substring) -> PixelDigest? {
    switch self {
    case .sha256Runs, .sha256: return PixelDigest(text)
    case .xxh3:
      guard text.utf8.count == 32, text.utf8.allSatisfy(\.isLowercaseHexDigit) else { return nil }
      return PixelDigest(ofBytes: Array("XXH3-128 \(text)".utf8))
    }
  }

  /// The number of digits in a digest.
  var digitCount: Int { self == .xxh3 ? 32 : 64 }
}

extension PixelDigest {
  /// Computes the digest of a picture for which a digest was recorded; `nil` if the recorded digest
  /// belongs to a different picture. XXH3 digests are accepted for any picture.
  package init?(_ bitmap: Bitmap, recordedAs recorded: PixelDigest, _ kind: DigestKind) {
    self.init(bitmap)
    switch kind {
    case .sha256Runs:
      guard self == recorded else { return nil }
    case .sha256:
      var digest = ContentDigest()
      digest.add(UInt32(truncatingIfNeeded: bitmap.width))
      digest.add(UInt32(truncatingIfNeeded: bitmap.height))
      bitmap.pixels.withUnsafeBytes { digest.add($0) }
      guard digest.value == recorded else { return nil }
    case .xxh3: break
    }
  }
}
