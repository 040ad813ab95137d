internal import CelloICU

/// Splits a paragraph into items with the same style, direction, script and face.
struct Itemizer {
  private let context: LayoutContext
  private let text: UnsafePointer<UInt16>
  /// The whole paragraph, without its separator.
  private let paragraph: Range<Int>
  /// The embedding levels of the paragraph's code units; `nil` if all equal the paragraph's level.
  private let levels: [UInt8]?
  private let paragraphLevel: UInt8
  /// The language of the paragraph's ideographs according to its letters; `nil` until it is needed.
  private var ideographLanguage: IdeographLanguage?

  init(_ context: LayoutContext, paragraph: Range<Int>, levels: [UInt8]?, level: UInt8) {
    self.context = context
    text = context.text
    self.paragraph = paragraph
    self.levels = levels
    paragraphLevel = level
  }

  /// Returns the items of a range, in order and without gaps.
  ///
  /// - Parameters:
  ///   - script: the script before the range, which characters without their own script continue.
  ///   - previous: the face before the range, which a space continues.
  mutating func items(
    in range: Range<Int>, script: UInt32, previous: FontFace?
  ) -> [TextItem] {
    let styles = context.styles
    let styleEnds = context.styleEnds
    let base = paragraph.lowerBound
    var items: [TextItem] = []
    var current = script
    var position = range.lowerBound
    var style = context.styleIndex(at: position)
    while position < range.upperBound {
      while position >= styleEnds[style] { style += 1 }
      let level = levels?[position - base] ?? paragraphLevel
      let before = items.isEmpty ? previous : items[items.count - 1].face
      if let face = styles[style].face, text[position] < 0x300,
        before == nil || before === face || !Characters.isSpace(UInt32(text[position])),
        let simple = simpleItem(
          at: position, limit: min(range.upperBound, styleEnds[style]), face: face, style: style,
          level: level)
      {
        if simple.script != Characters.commonScript { current = simple.script }
        append(simple, to: &items)
        position = simple.range.upperBound
        continue
      }
      let first = Characters.scalar(text, at: position, end: range.upperBound)
      var end = position + first.length
      if Characters.isControl(first.value) {
        let kind: TextItem.Kind = first.value == 9 ? .tab : .hidden
        append(
          TextItem(
            range: position..<end, kind: kind, face: nil, style: style, level: level,
            script: Characters.commonScript), to: &items)
        position = end
        continue
      }
      if first.value == 0xfffc, styles[style].attributes.attachment != nil {
        items.append(
          TextItem(
            range: position..<end, kind: .attachment, face: nil, style: style, level: level,
            script: Characters.commonScript))
        position = end
        continue
      }
      let limit = min(range.upperBound, styleEnds[style])
      end = characterEnd(from: position, first: first, limit: limit)
      let own = Characters.script(first.value)
      let isNeutral = own == Characters.commonScript || own == Characters.inheritedScript
      if !isNeutral { current = own }
      let script = isNeutral ? Characters.commonScript : own
      let isEastAsian =
        isNeutral
        ? Characters.isEastAsianSign(first.value) : Characters.isIdeographScript(own)
      let face = face(
        for: position..<end, first: first.value, script: isNeutral ? current : own,
        language: isEastAsian ? language(of: own, style: styles[style]) : nil,
        style: styles[style], previous: before,
        isNeutral: isNeutral)
      append(
        TextItem(
          range: position..<end, kind: face == nil ? .missing : .glyphs, face: face, style: style,
          level: level, script: script), to: &items)
      position = end
    }
    return items
  }

  /// Returns the longest run of unaccented or precomposed Latin text at an offset that a face fully
  /// supports; `nil` if it is empty.
  ///
  /// Most text is of this kind, and is itemized without table lookups.
  private func simpleItem(
    at start: Int, limit: Int, face: FontFace, style: Int, level: UInt8
  ) -> TextItem? {
    let base = paragraph.lowerBound
    guard !face.hasColorBitmaps else { return nil }
    var end = start
    var hasLetters = false
    while end < limit {
      let unit = text[end]
      guard unit < 0x300, face.hasSimpleCharacter(unit) else { break }
      if let levels, levels[end - base] != level { break }
      hasLetters = hasLetters || Characters.isSimpleLetter(unit)
      end &+= 1
    }
    // The next character can combine with the last character.
    if end < limit, text[end] >= 0x300 { end -= 1 }
    guard end > start else { return nil }
    return TextItem(
      range: start..<end, kind: .glyphs, face: face, style: style, level: level,
      script: hasLetters ? Characters.latinScript : Characters.commonScript)
  }

  /// Appends an item, or extends the last item if both can be shaped together.
  private func append(_ item: TextItem, to items: inout [TextItem]) {
    let index = items.count - 1
    guard index >= 0, items[index].style == item.style, items[index].level == item.level,
      items[index].kind == item.kind, items[index].face === item.face, item.kind != .tab
    else {
      items.append(item)
      return
    }
    if item.kind == .glyphs, items[index].script != item.script {
      // Characters without a script join an adjacent item.
      if items[index].script == Characters.commonScript {
        items[index].script = item.script
      } else if item.script != Characters.commonScript {
        items.append(item)
        return
      }
    }
    items[index].range = items[index].range.lowerBound..<item.range.upperBound
  }

  /// Returns the end of the character that starts at an offset, including marks, joiners and the
  /// characters they join, variation selectors, skin tones and the second half of a flag.
  private func characterEnd(
    from start: Int, first: (value: UInt32, length: Int), limit: Int
  ) -> Int {
    var end = start + first.length
    // Most text is Latin without marks: nothing below U+0300 extends a character.
    guard end < limit, text[end] >= 0x300 else { return end }
    if Characters.isRegionalIndicator(first.value) {
      let next = Characters.scalar(text, at: end, end: limit)
      if Characters.isRegionalIndicator(next.value) { end += next.length }
    }
    while end < limit {
      let next = Characters.scalar(text, at: end, end: limit)
      guard Characters.extendsCharacter(next.value) else { break }
      end += next.length
      // A joiner includes the following pictograph.
      if next.value == 0x200d, end < limit {
        let joined = Characters.scalar(text, at: end, end: limit)
        if cello_is_extended_pictographic(joined.value) != 0 { end += joined.length }
      }
    }
    return end
  }

  /// Returns the face for a character with its marks; `nil` if no font supports it.
  private func face(
    for range: Range<Int>, first: UInt32, script: UInt32, language: IdeographLanguage?,
    style: ResolvedStyle, previous: FontFace?, isNeutral: Bool
  ) -> FontFace? {
    let isColored =
      Self.signsMissingInSystemFont.contains(first) && isEmojiInFallback(range, first: first)
    let isEmoji =
      isEmojiSequence(range, first: first)
      || (isColored && style.attributes.font.family == .system)
    // A space between words of a fallback font uses that font, so that its words are shaped
    // together.
    if isNeutral, !isEmoji, Characters.isSpace(first), let face = previous,
      !face.hasColorBitmaps, face.glyph(for: first) != nil
    {
      return face
    }
    let scalars = scalars(in: range)
    if !isEmoji {
      if let own = style.face, own.supports(scalars) { return own }
      if let face = style.cascade.first(where: { $0.supports(scalars) }) { return face }
      if !isColored, let system = systemFace(behind: style), system.supports(scalars) {
        return system
      }
    }
    let own = style.face
    let fallback = context.catalog.fallbackFace(
      for: scalars.count == 1 ? scalars : scalars.filter { !Characters.isDefaultIgnorable($0) },
      script: script, isBold: style.isBold,
      isEmoji: isEmoji || isEmojiInFallback(range, first: first), language: language)
    // The style's own font is used for a base that it supports if no other font supports the marks
    // either.
    if let own, !isEmoji, own.glyph(for: first) != nil, fallback?.supports(scalars) != true {
      logMissing(scalars, face: own)
      return own
    }
    if let fallback {
      logMissing(scalars, face: fallback)
      return fallback
    }
    // Invisible characters need no glyph.
    if Characters.isDefaultIgnorable(first) { return own }
    context.missing.insert(first)
    return nil
  }

  /// Returns the language of a character of Chinese, Japanese and Korean.
  ///
  /// The language of the character's attributes or of the text takes precedence. Otherwise, kana and
  /// Hangul have the language of their script, and ideographs and signs have the language of the
  /// paragraph's letters.
  private mutating func language(of script: UInt32, style: ResolvedStyle) -> IdeographLanguage {
    if let language = style.attributes.language ?? context.constraints.language { return language }
    switch script {
    case Characters.hiraganaScript, Characters.katakanaScript: return .japanese
    case Characters.hangulScript: return .korean
    default: return findIdeographLanguage()
    }
  }

  /// Returns the language of the first kana, Hangul or Bopomofo near the start of the paragraph, or
  /// simplified Chinese if it has no such letter.
  private mutating func findIdeographLanguage() -> IdeographLanguage {
    if let ideographLanguage { return ideographLanguage }
    var language = IdeographLanguage.simplifiedChinese
    let limit = min(paragraph.upperBound, paragraph.lowerBound + 1024)
    search: for position in paragraph.lowerBound..<limit {
      switch text[position] {
      case 0x3041...0x30ff:
        language = .japanese
        break search
      case 0xac00...0xd7a3:
        language = .korean
        break search
      case 0x3105...0x312f:
        language = .traditionalChinese
        break search
      default: break
      }
    }
    ideographLanguage = language
    return language
  }

  /// Returns the system font, the first fallback of other designs.
  private func systemFace(behind style: ResolvedStyle) -> FontFace? {
    var font = style.attributes.font
    guard font.family != .system else { return nil }
    font.family = .system
    font.size = style.size
    return try? context.catalog.face(for: font)
  }

  private func scalars(in range: Range<Int>) -> [UInt32] {
    var result: [UInt32] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let scalar = Characters.scalar(text, at: position, end: range.upperBound)
      result.append(scalar.value)
      position += scalar.length
    }
    return result
  }

  private func logMissing(_ scalars: [UInt32], face: FontFace) {
    for scalar in scalars where !face.supports([scalar]) { context.missing.insert(scalar) }
  }

  /// Emoji that have a text glyph in Inter, but not in the system font that it replaces: ↩ ↪ ▶ ◀ ☀
  /// ♥ ⚠ ❤ ⬆.
  ///
  /// Source: docs/measurements/text.md#emoji.
  private static let signsMissingInSystemFont: Set<UInt32> = [
    0x21a9, 0x21aa, 0x25b6, 0x25c0, 0x2600, 0x2665, 0x26a0, 0x2764, 0x2b06,
  ]

  /// Returns the second scalar of a character; 0 for none.
  private func secondScalar(in range: Range<Int>, first: UInt32) -> UInt32 {
    let length = first > 0xffff ? 2 : 1
    guard range.count > length else { return 0 }
    return Characters.scalar(text, at: range.lowerBound + length, end: range.upperBound).value
  }

  /// Returns a Boolean value that indicates whether a character that no font of the style supports
  /// is drawn in color, although Unicode's default for it is a text glyph.
  ///
  /// Source: docs/measurements/text.md#emoji.
  private func isEmojiInFallback(_ range: Range<Int>, first: UInt32) -> Bool {
    first >= 0xa9 && cello_is_emoji(first) != 0
      && secondScalar(in: range, first: first) != 0xfe0e
  }

  private func isEmojiSequence(_ range: Range<Int>, first: UInt32) -> Bool {
    let second = secondScalar(in: range, first: first)
    if first < 0xa9 {
      // A keycap: a digit, a selector and an enclosing keycap.
      return second == 0xfe0f
    }
    if second == 0xfe0e { return false }
    if cello_is_emoji_presentation(first) != 0 { return true }
    guard cello_is_emoji(first) != 0 else { return false }
    return second == 0xfe0f || second == 0x200d || cello_is_emoji_modifier(second) != 0
  }
}
