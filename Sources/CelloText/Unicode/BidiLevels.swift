internal import CelloICU

/// Text directions according to Unicode's bidirectional algorithm.
package enum BidiLevels {
  /// The base direction of a paragraph.
  package enum Base: Int, Sendable {
    case leftToRight, rightToLeft
    /// The direction of the first strong character; the named direction if there is none.
    case naturalOrLeftToRight, naturalOrRightToLeft
  }

  /// Returns the embedding level of a paragraph and of each of its code units: even for
  /// left-to-right, odd for right-to-left. `levels` is `nil` if all equal the paragraph's level.
  package static func resolve(
    _ text: UnsafePointer<UInt16>, count: Int, base: Base
  ) -> (paragraph: UInt8, levels: [UInt8]?) {
    if base == .leftToRight || base == .naturalOrLeftToRight,
      !mayContainRightToLeft(text, count: count)
    {
      return (0, nil)
    }
    guard count > 0 else { return (UInt8(base.rawValue & 1), nil) }
    let original = UnsafeMutablePointer<UInt8>.allocate(capacity: count * 2)
    defer { original.deallocate() }
    cello_bidi_classes(text, Int32(clamping: count), original)
    var levels = [UInt8](repeating: 0, count: count)
    var paragraph: UInt8 = 0
    levels.withUnsafeMutableBufferPointer { levels in
      // Information separators are of class B, but do not end paragraphs of a layout.
      var start = 0
      while start < count {
        var end = start
        while end < count, original[end] != BidiResolver.paragraphSeparator { end += 1 }
        if end < count { end += 1 }
        var resolver = BidiResolver(
          text + start, count: end - start, original: original + start,
          classes: original + count + start, levels: levels.baseAddress! + start)
        let level = resolver.resolve(base)
        if start == 0 { paragraph = level }
        start = end
      }
    }
    let isUniform = levels.allSatisfy { $0 == paragraph }
    return (paragraph, isUniform ? nil : levels)
  }

  /// Returns the visual order from left to right (rule L2) of pieces with the given levels, as
  /// indices of the pieces.
  package static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = levels.indices.map { Int32($0) }
    cello_visual_order(levels, Int32(levels.count), &order)
    return order.map { Int($0) }
  }

  /// Returns a Boolean value that indicates whether a text may contain right-to-left or direction
  /// formatting characters. It can be `true` for a text without them.
  static func mayContainRightToLeft(_ text: UnsafePointer<UInt16>, count: Int) -> Bool {
    var index = 0
    while index < count {
      let unit = text[index]
      // Hebrew, Arabic and adjacent blocks; the marks and embeddings; presentation forms; the high
      // surrogates of the right-to-left scripts above U+10800 and U+1E800.
      if unit >= 0x0590 {
        if unit <= 0x08ff || unit == 0x200f || (unit >= 0x202a && unit <= 0x202e)
          || (unit >= 0x2066 && unit <= 0x2069) || (unit >= 0xfb1d && unit <= 0xfeff)
          || unit == 0xd802 || unit == 0xd803 || unit == 0xd83a || unit == 0xd83b
        {
          return true
        }
      }
      index &+= 1
    }
    return false
  }
}
