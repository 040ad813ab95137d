import CelloFiles

/// Computes SHA-256 incrementally.
package struct ContentDigest: ~Copyable {
  private var digest = SHA256()

  package init() {}

  package mutating func add(_ bytes: UnsafeRawBufferPointer) { digest.add(bytes) }

  package mutating func add(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { digest.add($0) }
  }

  package mutating func add(_ text: some StringProtocol) {
    var text = String(text)
    text.withUTF8 { digest.add(UnsafeRawBufferPointer($0)) }
  }

  package mutating func add(_ value: PixelDigest) {
    SHA256.bytes(of: value.words).withUnsafeBytes { digest.add($0) }
  }

  /// The digest of all data that has been added.
  package var value: PixelDigest { PixelDigest(words: digest.value) }
}
