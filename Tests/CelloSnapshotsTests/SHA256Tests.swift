import CelloFiles
import Testing

/// SHA-256.
struct SHA256Tests {
  private func text(_ bytes: [UInt8]) -> String {
    SHA256.text(of: bytes.withUnsafeBytes { SHA256.digest(of: $0) })
  }

  @Test(
    "digests match the examples of the standard",
    arguments: [
      // The examples of FIPS 180-2, appendix B, and the empty message.
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func standard(message: String, digest: String) { #expect(text(Array(message.utf8)) == digest) }

  @Test("pieces have the digest of the whole, and a value can be asked for in between")
  func pieces() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var digest = SHA256()
    for start in stride(from: 0, to: bytes.count, by: 77) {
      bytes[start..<min(start + 77, bytes.count)].withUnsafeBytes { digest.add($0) }
      #expect(SHA256.text(of: digest.value) == text(Array(bytes.prefix(start + 77))))
    }
  }

  @Test(
    "authentication codes match RFC 4231",
    arguments: [
      (
        [UInt8](repeating: 0x0b, count: 20), "Hi There",
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), "what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
    ])
  func codes(key: [UInt8], message: String, code: String) {
    #expect(SHA256.text(of: SHA256.authenticationCode(key: key, of: Array(message.utf8))) == code)
  }
}
