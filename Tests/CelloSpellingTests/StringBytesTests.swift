import CelloSpelling
import Testing

struct StringBytesTests {
  @Test("strings are ordered by their bytes, without normalization")
  func order() {
    #expect("a".bytesPrecede("b"))
    #expect("a".bytesPrecede("aa"))
    #expect(!"a".bytesPrecede("a"))
    #expect("".bytesPrecede("a"))
    #expect("Z".bytesPrecede("a"))
    // The composed é begins with 0xC3, the decomposed é with an e.
    #expect("e\u{301}".bytesPrecede("\u{E9}"))
    #expect(!"\u{E9}".bytesPrecede("e\u{301}"))
  }

  @Test("printable ASCII characters are the characters from the space to the tilde")
  func printable() {
    #expect("".isPrintableASCII)
    #expect(" ~".isPrintableASCII)
    #expect(!"\u{1F}".isPrintableASCII)
    #expect(!"a\n".isPrintableASCII)
    #expect(!"\u{7F}".isPrintableASCII)
    #expect(!"é".isPrintableASCII)
  }

  @Test("a byte is found anywhere in a string")
  func contained() {
    #expect("a:b".containsByte(of: ":"))
    #expect(":".containsByte(of: ":"))
    #expect(!"".containsByte(of: ":"))
    #expect(!"ab".containsByte(of: ":"))
  }

  @Test(
    "a sequence of bytes is found at the start, in the middle and at the end, also after parts of it"
  )
  func sequences() {
    let bytes = Array("aab class".utf8)
    for word in ["", "a", "ab", "aab", " class", "class", "aab class"] {
      #expect(bytes.containsSequence(Array(word.utf8)), "\(word)")
    }
    for word in ["ba", "aaa", "classes", "aab class "] {
      #expect(!bytes.containsSequence(Array(word.utf8)), "\(word)")
    }
    #expect([UInt8]().containsSequence([]))
    #expect(![UInt8]().containsSequence([0]))
  }
}
