internal import CelloHarfBuzz
internal import CelloICU

/// Properties of code units and scalars.
enum Characters {
  /// Returns the scalar at an offset and its length in code units. An unpaired surrogate is U+FFFD.
  @inline(__always)
  static func scalar(
    _ text: UnsafePointer<UInt16>, at offset: Int, end: Int
  ) -> (value: UInt32, length: Int) {
    let unit = UInt32(text[offset])
    guard unit & 0xf800 == 0xd800 else { return (unit, 1) }
    if unit & 0xfc00 == 0xd800, offset + 1 < end {
      let low = UInt32(text[offset + 1])
      if low & 0xfc00 == 0xdc00 { return (0x10000 + ((unit & 0x3ff) << 10 | low & 0x3ff), 2) }
    }
    return (0xfffd, 1)
  }

  /// Returns a Boolean value that indicates whether a unit is a space that can hang at the end of a
  /// line: white space that permits a break after it.
  @inline(__always)
  static func isHangingSpace(_ unit: UInt16) -> Bool {
    if unit == 0x20 || unit == 0x09 { return true }
    guard unit >= 0x1680 else { return false }
    return unit == 0x1680 || (unit >= 0x2000 && unit <= 0x200a && unit != 0x2007)
      || unit == 0x200b || unit == 0x205f || unit == 0x3000
  }

  /// Returns a Boolean value that indicates whether a scalar is a space between words.
  static func isSpace(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0xa0 }

  /// Returns a Boolean value that indicates whether a unit ends a line but not the paragraph.
  @inline(__always)
  static func isLineSeparator(_ unit: UInt16) -> Bool {
    unit == 0x0b || unit == 0x0c || unit == 0x2028
  }

  /// Returns a Boolean value that indicates whether a unit ends a paragraph. A carriage return
  /// followed by a line feed is a single separator.
  @inline(__always)
  static func isParagraphSeparator(_ unit: UInt16) -> Bool {
    unit == 0x0a || unit == 0x0d || unit == 0x85 || unit == 0x2029
  }

  /// Returns a Boolean value that indicates whether a scalar is a control character, which is not
  /// drawn.
  static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (scalar >= 0x7f && scalar < 0xa0) || scalar == 0x2028 || scalar == 0x2029
  }

  /// Returns a Boolean value that indicates whether a code unit below U+0300 is a letter of the
  /// Latin script.
  @inline(__always)
  static func isSimpleLetter(_ unit: UInt16) -> Bool {
    let folded = unit | 0x20
    if folded >= 0x61, folded <= 0x7a { return true }
    // U+00D7 and U+00F7 are signs; from U+02B9, there are modifiers, some of which have no script.
    if unit >= 0xc0 { return unit != 0xd7 && unit != 0xf7 && unit < 0x2b9 }
    return unit == 0xaa || unit == 0xba
  }

  /// Returns a Boolean value that indicates whether a scalar extends the preceding character:
  /// marks, joiners, variation selectors, tags, skin tones.
  static func extendsCharacter(_ scalar: UInt32) -> Bool {
    if scalar < 0x300 { return false }
    if scalar == 0x200c || scalar == 0x200d || (scalar >= 0xfe00 && scalar <= 0xfe0f)
      || (scalar >= 0xe0020 && scalar <= 0xe01ef)
    {
      return true
    }
    if scalar >= 0x1f3fb && scalar <= 0x1f3ff { return true }
    return cello_is_mark(scalar) != 0
  }

  static func isRegionalIndicator(_ scalar: UInt32) -> Bool {
    scalar >= 0x1f1e6 && scalar <= 0x1f1ff
  }

  static func isDefaultIgnorable(_ scalar: UInt32) -> Bool {
    scalar >= 0xad && cello_is_default_ignorable(scalar) != 0
  }

  /// Returns a Boolean value that indicates whether a scalar is a private-use character, whose
  /// meaning depends on the font.
  static func isPrivate(_ scalar: UInt32) -> Bool {
    (scalar >= 0xe000 && scalar <= 0xf8ff) || scalar >= 0xf0000
  }

  static func isIdeographic(_ scalar: UInt32) -> Bool {
    scalar >= 0x2e80 && cello_is_ideographic(scalar) != 0
  }

  static func isAssigned(_ scalar: UInt32) -> Bool { cello_is_assigned(scalar) != 0 }

  /// Returns the scripts that use a character of the common script.
  static func scriptExtensions(_ scalar: UInt32) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: 64) { tags, count in
      count = Int(cello_script_extensions(scalar, tags.baseAddress, 64))
    }
  }

  static func script(_ scalar: UInt32) -> UInt32 {
    hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
  }

  static let commonScript = HB_SCRIPT_COMMON.rawValue
  static let inheritedScript = HB_SCRIPT_INHERITED.rawValue
  static let hanScript = HB_SCRIPT_HAN.rawValue
  static let hiraganaScript = HB_SCRIPT_HIRAGANA.rawValue
  static let katakanaScript = HB_SCRIPT_KATAKANA.rawValue
  static let hangulScript = HB_SCRIPT_HANGUL.rawValue
  static let bopomofoScript = HB_SCRIPT_BOPOMOFO.rawValue
  static func isIdeographScript(_ script: UInt32) -> Bool {
    script == hanScript || script == hiraganaScript || script == katakanaScript
      || script == hangulScript || script == bopomofoScript
  }

  /// Returns a Boolean value that indicates whether a scalar without its own script is a sign of
  /// Chinese, Japanese and Korean text: punctuation, enclosed letters, full-width and half-width
  /// forms.
  static func isEastAsianSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2e80..<0xa000, 0xfe10...0xfe1f, 0xfe30...0xfe6f, 0xff00...0xffef: true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a code unit is a Hangul syllable or jamo.
  static func isHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xac00...0xd7ff, 0x1100...0x11ff, 0x3130...0x318f, 0xa960...0xa97f: true
    default: false
    }
  }

  static let latinScript = HB_SCRIPT_LATIN.rawValue
}

extension Characters {
  /// Returns the canonical decomposition of a composed character; `nil` for other characters.
  static func decomposition(_ scalar: UInt32) -> [UInt32]? {
    guard scalar >= 0xc0 else { return nil }
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    let functions = hb_unicode_funcs_get_default()
    guard hb_unicode_decompose(functions, scalar, &first, &second) != 0 else { return nil }
    let head = decomposition(first) ?? [first]
    return second == 0 ? head : head + [second]
  }
}
