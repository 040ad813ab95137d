internal import CelloICU

/// A piece of text that is shaped in one go.
struct TextItem {
  enum Kind {
    case glyphs
    /// Characters that no font has; each is a box.
    case missing
    case tab
    /// What the style attaches.
    case attachment
    /// Control characters, which take no room.
    case hidden
  }

  var range: Range<Int>
  var kind: Kind
  /// Of glyphs only.
  var face: FontFace?
  /// Index into the styles.
  var style: Int
  var level: UInt8
  /// An ISO 15924 tag as HarfBuzz has it.
  var script: UInt32
}

/// Cuts text into pieces of one style, direction, script and face.
struct Itemizer {
  let text: UnsafePointer<UInt16>
  let styles: [ResolvedStyle]
  /// Where each style ends, in code units.
  let styleEnds: [Int]
  let catalog: FontCatalog
  var missing: [Unicode.Scalar] = []
  /// The script whose ideographs the paragraph at hand wants, once one has been met.
  private var ideographs: (paragraph: Int, script: UInt32)?

  init(
    text: UnsafePointer<UInt16>, styles: [ResolvedStyle], styleEnds: [Int], catalog: FontCatalog
  ) {
    self.text = text
    self.styles = styles
    self.styleEnds = styleEnds
    self.catalog = catalog
  }

  /// The items of a range, in order and without gaps.
  ///
  /// - Parameters:
  ///   - paragraph: the whole paragraph.
  ///   - levels: the level of each of the paragraph's code units, or `nil` when all have the level `paragraphLevel`.
  ///   - script: the script before the range, which characters of no script take over.
  ///   - previous: the face before the range, which a space stays in.
  mutating func items(
    in range: Range<Int>, of paragraph: Range<Int>, levels: [UInt8]?, paragraphLevel: UInt8,
    script: UInt32, previous: FontFace?
  ) -> [TextItem] {
    let base = paragraph.lowerBound
    var items: [TextItem] = []
    var current = script
    var position = range.lowerBound
    var style = styleIndex(at: position)
    while position < range.upperBound {
      while position >= styleEnds[style] { style += 1 }
      let level = levels?[position - base] ?? paragraphLevel
      let before = items.isEmpty ? previous : items[items.count - 1].face
      if let face = styles[style].face, text[position] < 0x300,
        before == nil || before === face || !Characters.isSpace(UInt32(text[position])),
        let simple = simpleItem(
          at: position, limit: min(range.upperBound, styleEnds[style]), face: face, style: style,
          levels: levels, base: base, level: level)
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
      var fontScript = isNeutral ? current : own
      if fontScript == Characters.hanScript || fontScript == Characters.commonScript,
        first.value >= 0x2e80
      {
        fontScript = ideographScript(of: paragraph)
      }
      let face = face(
        for: position..<end, first: first.value, script: fontScript,
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

  func styleIndex(at position: Int) -> Int {
    var low = 0
    var high = styleEnds.count - 1
    while low < high {
      let middle = (low + high) / 2
      if styleEnds[middle] > position { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The longest piece of plain Latin text from an offset on that a face has whole; `nil` when there is none.
  ///
  /// Most text is nothing else, and takes this way without a look at any table.
  private func simpleItem(
    at start: Int, limit: Int, face: FontFace, style: Int, levels: [UInt8]?, base: Int,
    level: UInt8
  ) -> TextItem? {
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
    // What follows may belong to the last character.
    if end < limit, text[end] >= 0x300 { end -= 1 }
    guard end > start else { return nil }
    return TextItem(
      range: start..<end, kind: .glyphs, face: face, style: style, level: level,
      script: hasLetters ? Characters.latinScript : Characters.commonScript)
  }

  /// Joins an item to the one before it when they can be shaped together.
  private func append(_ item: TextItem, to items: inout [TextItem]) {
    let index = items.count - 1
    guard index >= 0, items[index].style == item.style, items[index].level == item.level,
      items[index].kind == item.kind, items[index].face === item.face, item.kind != .tab
    else {
      items.append(item)
      return
    }
    if item.kind == .glyphs, items[index].script != item.script {
      // Characters of no script go with either side.
      if items[index].script == Characters.commonScript {
        items[index].script = item.script
      } else if item.script != Characters.commonScript {
        items.append(item)
        return
      }
    }
    items[index].range = items[index].range.lowerBound..<item.range.upperBound
  }

  /// The end of the character that starts at an offset, with all that belongs to it: marks, joiners and what they join,
  /// variation selectors, skin tones, the other half of a flag.
  private func characterEnd(
    from start: Int, first: (value: UInt32, length: Int), limit: Int
  ) -> Int {
    var end = start + first.length
    // Most text is Latin without marks: nothing below U+0300 extends anything.
    guard end < limit, text[end] >= 0x300 else { return end }
    if Characters.isRegionalIndicator(first.value) {
      let next = Characters.scalar(text, at: end, end: limit)
      if Characters.isRegionalIndicator(next.value) { end += next.length }
    }
    while end < limit {
      let next = Characters.scalar(text, at: end, end: limit)
      guard Characters.extendsCharacter(next.value) else { break }
      end += next.length
      // A joiner takes the pictograph after it along.
      if next.value == 0x200d, end < limit {
        let joined = Characters.scalar(text, at: end, end: limit)
        if cello_is_extended_pictographic(joined.value) != 0 { end += joined.length }
      }
    }
    return end
  }

  /// The face for a character and what belongs to it; `nil` when none has it.
  private mutating func face(
    for range: Range<Int>, first: UInt32, script: UInt32, style: ResolvedStyle,
    previous: FontFace?, isNeutral: Bool
  ) -> FontFace? {
    let isEmoji = isEmojiSequence(range, first: first)
    // A space between words of a fallback font stays in that font, so that its words are shaped together.
    if isNeutral, !isEmoji, Characters.isSpace(first), let face = previous,
      !face.hasColorBitmaps, face.glyph(for: first) != nil
    {
      return face
    }
    let scalars = scalars(in: range)
    if !isEmoji {
      if let own = style.face, own.supports(scalars) { return own }
      if let system = systemFace(behind: style), system.supports(scalars) { return system }
    }
    let own = style.face
    let fallback = catalog.fallbackFace(
      for: scalars.count == 1 ? scalars : scalars.filter { !Characters.isDefaultIgnorable($0) },
      script: script, isBold: style.isBold, isEmoji: isEmoji)
    // A base that the font itself has stays in it when no other font has its marks either.
    if let own, !isEmoji, own.glyph(for: first) != nil, fallback?.supports(scalars) != true {
      noteMissing(scalars, face: own)
      return own
    }
    if let fallback {
      noteMissing(scalars, face: fallback)
      return fallback
    }
    // Invisible characters need no glyph.
    if Characters.isDefaultIgnorable(first) { return own }
    note(first)
    return nil
  }

  /// The script of the first kana or hangul of a paragraph, or the one for Chinese when there is none near its start.
  private mutating func ideographScript(of paragraph: Range<Int>) -> UInt32 {
    if let known = ideographs, known.paragraph == paragraph.lowerBound { return known.script }
    var script = Characters.hanScript
    var position = paragraph.lowerBound
    let limit = min(paragraph.upperBound, position + 1024)
    while position < limit {
      let unit = text[position]
      if unit >= 0x3041, unit <= 0x30ff {
        script = Characters.hiraganaScript
        break
      }
      if unit >= 0xac00, unit <= 0xd7a3 {
        script = Characters.hangulScript
        break
      }
      position += 1
    }
    ideographs = (paragraph.lowerBound, script)
    return script
  }

  /// The system font, which is asked first when the text's own font lacks a character.
  private func systemFace(behind style: ResolvedStyle) -> FontFace? {
    var font = style.attributes.font
    guard font.family != .system else { return nil }
    font.family = .system
    font.size = style.size
    return try? catalog.face(for: font)
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

  private mutating func noteMissing(_ scalars: [UInt32], face: FontFace) {
    for scalar in scalars where !face.supports([scalar]) { note(scalar) }
  }

  private func isEmojiSequence(_ range: Range<Int>, first: UInt32) -> Bool {
    let second =
      range.count > 1
      ? Characters.scalar(
        text, at: range.lowerBound + (first > 0xffff ? 2 : 1), end: range.upperBound
      ).value : 0
    if first < 0xa9 {
      // A keycap: digit, selector, enclosing key.
      return second == 0xfe0f
    }
    if second == 0xfe0e { return false }
    if cello_is_emoji_presentation(first) != 0 { return true }
    guard cello_is_emoji(first) != 0 else { return false }
    return second == 0xfe0f || second == 0x200d || cello_is_emoji_modifier(second) != 0
  }

  private mutating func note(_ scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar), !missing.contains(scalar), missing.count < 256
    else { return }
    missing.append(scalar)
  }
}
