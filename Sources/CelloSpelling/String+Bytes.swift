// In debug builds, generic code of the standard library is not specialized for modules that are not
// optimized, so comparisons of many names would take most of the time of a test. This module is
// always optimized.
extension String {
  /// Returns a Boolean value that indicates whether the UTF-8 bytes of this string precede the bytes
  /// of another string in lexicographic order. Unlike `<`, it does not normalize characters.
  package func bytesPrecede(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Returns a Boolean value that indicates whether the string contains an ASCII character.
  package func containsByte(of character: Unicode.Scalar) -> Bool {
    utf8.contains(UInt8(ascii: character))
  }

  /// A Boolean value that indicates whether the string consists of ASCII characters without control
  /// characters.
  package var isPrintableASCII: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7f } }
}

extension [UInt8] {
  /// Returns a Boolean value that indicates whether the bytes contain those of another array in the
  /// same order, without others between them.
  package func containsSequence(_ other: [UInt8]) -> Bool {
    guard let first = other.first else { return true }
    guard count >= other.count else { return false }
    return (0...count - other.count).contains {
      self[$0] == first && self[$0..<$0 + other.count].elementsEqual(other)
    }
  }
}
