import CelloFiles
internal import CelloXXHash

/// The identity of a picture: XXH3-128 over its width and height, as 32-bit little-endian numbers,
/// and its pixels.
///
/// It depends on the premultiplied pixels alone, never on how a file packs them. Two different
/// pictures have the same digest with a chance of one in 2¹²⁸.
package struct PixelDigest: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init(_ bitmap: Bitmap) {
    var digest = ContentDigest()
    digest.add(UInt32(truncatingIfNeeded: bitmap.width))
    digest.add(UInt32(truncatingIfNeeded: bitmap.height))
    bitmap.pixels.withUnsafeBytes { digest.add($0) }
    self = digest.value
  }

  /// Reads 32 lower-case hexadecimal digits; `nil` for anything else.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32,
      text.utf8.allSatisfy({ byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      }), let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}

extension PixelDigest: CustomStringConvertible {
  package var description: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

/// XXH3-128 over what is added, bit by bit.
package struct ContentDigest: ~Copyable {
  private let state: OpaquePointer

  package init() {
    guard let state = XXH3_createState() else { fatalError("Out of memory for 576 bytes.") }
    self.state = state
    XXH3_128bits_reset(state)
  }

  deinit { XXH3_freeState(state) }

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
  }

  package mutating func add(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { add($0) }
  }

  package mutating func add(_ text: some StringProtocol) {
    var text = String(text)
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  package mutating func add(_ digest: PixelDigest) {
    withUnsafeBytes(of: digest.low.littleEndian) { add($0) }
    withUnsafeBytes(of: digest.high.littleEndian) { add($0) }
  }

  /// Of everything added so far.
  package var value: PixelDigest {
    let hash = XXH3_128bits_digest(state)
    return PixelDigest(high: hash.high64, low: hash.low64)
  }
}

extension ContentDigest {
  /// The digest of a file's bytes.
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
