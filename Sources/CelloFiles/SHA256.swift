internal import CelloCrypto

/// A SHA-256 hash computation, with the processor's own instructions if it has them.
package struct SHA256: ~Copyable {
  private let context: OpaquePointer

  /// The algorithm, from a separate library context, so that no configuration file of the system is
  /// read.
  nonisolated(unsafe) private static let algorithm: OpaquePointer? = {
    // Otherwise, libcrypto frees its memory while the process exits and threads still use it.
    OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil)
    return EVP_MD_fetch(OSSL_LIB_CTX_new(), "SHA256", nil)
  }()

  /// Creates a computation without data.
  package init() {
    guard let algorithm = Self.algorithm, let context = EVP_MD_CTX_new() else {
      fatalError("libcrypto has no SHA-256, or no memory for it. Install Debian's libssl3 anew.")
    }
    self.context = context
    EVP_DigestInit_ex2(context, algorithm, nil)
  }

  deinit { EVP_MD_CTX_free(context) }

  /// Adds bytes to the data.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
  }

  /// The digest of all data added so far, as four numbers in big-endian order.
  package var value: SIMD4<UInt64> {
    guard let copy = EVP_MD_CTX_new(), EVP_MD_CTX_copy_ex(copy, context) == 1 else {
      fatalError("Out of memory for a digest.")
    }
    defer { EVP_MD_CTX_free(copy) }
    var value = SIMD4<UInt64>()
    withUnsafeMutableBytes(of: &value) { bytes in
      _ = EVP_DigestFinal_ex(copy, bytes.bindMemory(to: UInt8.self).baseAddress, nil)
    }
    for index in value.indices { value[index] = value[index].bigEndian }
    return value
  }

  /// Returns the digest of bytes.
  package static func digest(of bytes: UnsafeRawBufferPointer) -> SIMD4<UInt64> {
    var digest = SHA256()
    digest.add(bytes)
    return digest.value
  }
}

extension SHA256 {
  /// Returns a digest as 64 lowercase hexadecimal digits.
  package static func text(of digest: SIMD4<UInt64>) -> String {
    digest.indices.map { index in
      let digits = String(digest[index], radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns the bytes of a digest, in the order of its text.
  package static func bytes(of digest: SIMD4<UInt64>) -> [UInt8] {
    digest.indices.flatMap { index in withUnsafeBytes(of: digest[index].bigEndian) { Array($0) } }
  }

  /// Returns the HMAC-SHA-256 of a message, as RFC 2104 defines it.
  ///
  /// - Parameter key: the key; at most 64 bytes.
  package static func authenticationCode(key: [UInt8], of message: [UInt8]) -> SIMD4<UInt64> {
    precondition(key.count <= 64, "A key has at most 64 bytes, not \(key.count).")
    func digest(_ mask: UInt8, _ message: UnsafeRawBufferPointer) -> SIMD4<UInt64> {
      var block = [UInt8](repeating: mask, count: 64)
      for index in key.indices { block[index] ^= key[index] }
      var digest = SHA256()
      block.withUnsafeBytes { digest.add($0) }
      digest.add(message)
      return digest.value
    }
    let inner = bytes(of: message.withUnsafeBytes { digest(0x36, $0) })
    return inner.withUnsafeBytes { digest(0x5c, $0) }
  }
}
