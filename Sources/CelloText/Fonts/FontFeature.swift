/// An OpenType feature and its value: 0 for off, 1 for on, or the number of an alternate.
package struct FontFeature: Hashable, Sendable {
  /// The tag of four characters, with the first in the highest byte.
  package let tag: UInt32
  /// The value.
  package let value: Int

  /// Creates a feature.
  ///
  /// - Parameter tag: four ASCII characters, such as `tnum`; a shorter tag is padded with spaces,
  ///   and a longer tag is truncated.
  package init(_ tag: String, _ value: Int = 1) {
    var bits: UInt32 = 0
    var bytes = tag.utf8.makeIterator()
    for _ in 0..<4 { bits = bits << 8 | UInt32(bytes.next() ?? 0x20) }
    self.tag = bits
    self.value = value
  }

  /// Monospaced digits.
  package static let monospacedDigits = FontFeature("tnum")
}

extension FontFeature: CustomStringConvertible {
  /// The tag, and the value unless it is 1, such as `tnum` or `ss01=2`.
  package var description: String {
    let name = String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }, as: UTF8.self)
    return value == 1 ? name : "\(name)=\(value)"
  }
}
