import CelloFiles

/// The identity of a picture: the SHA-256 digest of its encoding as ``PixelRuns``. The digest of a
/// file is the SHA-256 digest of its bytes.
///
/// It depends only on the premultiplied pixels, not on their encoding in a file. It is not feasible
/// to create two pictures with the same digest, so a picture that has the digest of a reference is
/// equal to the reference.
package struct PixelDigest: Hashable, Sendable {
  // Four integers, because a vector requires a larger alignment than tasks provide for their
  // values.
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64
  private let fourth: UInt64

  /// Creates a digest from four words in big-endian order.
  package init(words: SIMD4<UInt64>) {
    (first, second, third, fourth) = (words.x, words.y, words.z, words.w)
  }

  package var words: SIMD4<UInt64> { [first, second, third, fourth] }

  package init(_ bitmap: Bitmap) {
    var digest = ContentDigest()
    PixelRuns.forEachPiece(of: bitmap) { digest.add($0) }
    self = digest.value
  }

  /// Parses 64 lowercase hexadecimal digits; `nil` for other texts.
  package init?(_ text: String) { self.init(text[...]) }

  /// Parses 64 lowercase hexadecimal digits; `nil` for other texts.
  // A generic parameter would not be specialized for the callers in other modules.
  package init?(_ text: Substring) {
    guard text.utf8.count == 64, text.utf8.allSatisfy(\.isLowercaseHexDigit) else { return nil }
    var words = SIMD4<UInt64>()
    for (index, digit) in text.utf8.enumerated() {
      let value = digit & 0xf + (digit >= UInt8(ascii: "a") ? 9 : 0)
      words[index / 16] = words[index / 16] << 4 | UInt64(value)
    }
    self.init(words: words)
  }

  // Any of the four words is a good hash.
  package func hash(into hasher: inout Hasher) { hasher.combine(fourth) }
}

extension PixelDigest: CustomStringConvertible {
  package var description: String { SHA256.text(of: words) }
}

extension UInt8 {
  /// A Boolean value that indicates whether the character is a lowercase hexadecimal digit.
  package var isLowercaseHexDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
  }
}

extension PixelDigest {
  /// Computes the digest of the bytes of a file.
  package init(ofBytes bytes: [UInt8]) {
    var digest = ContentDigest()
    bytes.withUnsafeBytes { digest.add($0) }
    self = digest.value
  }
}
