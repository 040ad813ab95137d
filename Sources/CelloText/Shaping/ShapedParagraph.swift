/// A paragraph that is shaped and measured as far as its lines require.
final class ShapedParagraph {
  /// Glyphs that were shaped together.
  struct Piece {
    var item: TextItem
    /// The part of the item that the glyphs represent.
    var range: Range<Int>
    var run: ShapedRun
    var glyphs: Range<Int>
    /// The offset to which the run's clusters are relative.
    var base: Int
  }

  /// Properties of a code unit.
  struct UnitFlags: OptionSet {
    let rawValue: UInt8
    /// The unit is the first of a cluster, before which a caret can be placed.
    static let startsCluster = UnitFlags(rawValue: 1)
    /// Text broken before the unit must be reshaped.
    static let isUnsafeToBreak = UnitFlags(rawValue: 2)
    static let isTab = UnitFlags(rawValue: 4)
    /// The line ends after the unit.
    static let endsLine = UnitFlags(rawValue: 8)
  }

  let context: LayoutContext
  /// The characters without the separator at the end.
  let range: Range<Int>
  /// The start of the next paragraph.
  let next: Int
  let style: ParagraphStyle
  /// The paragraph's embedding level.
  let level: UInt8
  /// The levels of the code units from `levelsBase`; `nil` if all equal the paragraph's level.
  private let levels: [UInt8]?
  private let levelsBase: Int
  /// The break positions, which are created when a line is full; most paragraphs have a single
  /// line.
  private(set) lazy var breaks = LineBreaks(
    context.text, range,
    keepsHangulWords: style.effectiveStrategy.contains(.hangulWordPriority),
    forbidden: context.constraints.forbiddenBreaks)

  private(set) var pieces: [Piece] = []
  /// The end of the part that has been measured.
  private(set) var measured: Int
  /// The advances in points of the clusters that start at each code unit, by offset in the range;
  /// valid up to `measured`. An array is not used, because a megabyte of text would have to be
  /// cleared for its first line.
  private let advances: UnsafeMutablePointer<CGFloat>
  /// The flags by offset in the range; valid up to `measured`.
  private let flags: UnsafeMutablePointer<UnitFlags>
  private var script = Characters.commonScript
  private var itemizer: Itemizer

  /// The number of code units that are shaped at a time.
  private static let window = 512

  private init(
    _ context: LayoutContext, range: Range<Int>, next: Int, style: ParagraphStyle, level: UInt8,
    levels: [UInt8]?, levelsBase: Int
  ) {
    self.context = context
    self.range = range
    self.next = next
    self.style = style
    self.level = level
    self.levels = levels
    self.levelsBase = levelsBase
    measured = range.lowerBound
    advances = .allocate(capacity: range.count)
    flags = .allocate(capacity: range.count)
    itemizer = Itemizer(
      context, paragraph: levelsBase..<range.upperBound, levels: levels, level: level)
  }

  /// Creates the paragraph that starts at an offset.
  convenience init(_ context: LayoutContext, at start: Int) {
    let text = context.text
    var end = start
    while end < context.count, !Characters.isParagraphSeparator(text[end]) { end += 1 }
    var next = end
    if end < context.count {
      next = end + 1
      if text[end] == 0x0d, next < context.count, text[next] == 0x0a { next += 1 }
    }
    let style = context.paragraphStyle(at: start)
    let base: BidiLevels.Base =
      switch style.baseDirection {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      case .natural:
        context.constraints.isRightToLeft ? .naturalOrRightToLeft : .naturalOrLeftToRight
      }
    let resolved = BidiLevels.resolve(text + start, count: end - start, base: base)
    self.init(
      context, range: start..<end, next: next, style: style, level: resolved.paragraph,
      levels: resolved.levels, levelsBase: start)
  }

  deinit {
    advances.deallocate()
    flags.deallocate()
  }

  /// Returns the end of the paragraph as a separate paragraph, for the text after an ellipsis.
  func suffix(from start: Int) -> ShapedParagraph {
    ShapedParagraph(
      context, range: start..<range.upperBound, next: next, style: style, level: level,
      levels: levels, levelsBase: levelsBase)
  }

  /// Returns the text's last paragraph that is not empty; this paragraph if none follows.
  func lastOfText() -> ShapedParagraph {
    let text = context.text
    var end = context.count
    while end > next, Characters.isParagraphSeparator(text[end - 1]) { end -= 1 }
    guard end > next else { return self }
    var start = end
    while start > next, !Characters.isParagraphSeparator(text[start - 1]) { start -= 1 }
    return ShapedParagraph(context, at: start)
  }

  var isRightToLeft: Bool { level & 1 == 1 }

  func advance(at offset: Int) -> CGFloat { advances[offset - range.lowerBound] }

  func flags(at offset: Int) -> UnitFlags { flags[offset - range.lowerBound] }

  func level(at offset: Int) -> UInt8 { levels?[offset - levelsBase] ?? level }

  /// Shapes and measures the next window. The paragraph must not be measured to its end.
  func measureMore() {
    let start = measured
    let end = windowEnd(from: start)
    let items = itemizer.items(
      in: start..<end, script: script, previous: pieces.last?.item.face)
    (advances + (start - range.lowerBound)).initialize(repeating: 0, count: end - start)
    (flags + (start - range.lowerBound)).initialize(repeating: [], count: end - start)
    for item in items {
      if item.script != Characters.commonScript { script = item.script }
      var piece = shape(item)
      // The last item of a window can continue in the next window. It is kept only up to a position
      // where a break changes no glyph, so that the result does not depend on windows.
      if item.range.upperBound == end, end < range.upperBound, item.kind == .glyphs,
        let cut = lastSafeBreak(in: piece)
      {
        piece = part(of: piece, in: piece.range.lowerBound..<cut)
      }
      record(piece)
      pieces.append(piece)
      measured = piece.range.upperBound
    }
  }

  /// Shapes a whole item.
  private func shape(_ item: TextItem) -> Piece {
    let run: ShapedRun
    switch item.kind {
    case .glyphs:
      guard let face = item.face else { return emptyPiece(item) }
      run = context.shaper.shape(
        context.text, item.range, context: range,
        Shaper.Properties(
          face: face, script: item.script, isRightToLeft: item.level & 1 == 1,
          features: features(for: item, face: face)))
    case .missing:
      run = missingGlyphs(item)
    case .tab, .attachment, .hidden: return emptyPiece(item)
    }
    return Piece(
      item: item, range: item.range, run: run, glyphs: 0..<run.glyphs.count,
      base: item.range.lowerBound)
  }

  private func emptyPiece(_ item: TextItem) -> Piece {
    Piece(
      item: item, range: item.range, run: .empty, glyphs: 0..<0, base: item.range.lowerBound)
  }

  /// Shapes a part of an item again, separately from the rest.
  ///
  /// - Parameter context: the characters that can affect the shape of letters in the range.
  func reshaped(_ piece: Piece, _ range: Range<Int>, context visible: Range<Int>) -> Piece {
    guard let face = piece.item.face else { return part(of: piece, in: range) }
    var item = piece.item
    item.range = range
    let run = context.shaper.shape(
      context.text, range, context: visible,
      Shaper.Properties(
        face: face, script: item.script, isRightToLeft: item.level & 1 == 1,
        features: features(for: item, face: face)))
    return Piece(
      item: item, range: range, run: run, glyphs: 0..<run.glyphs.count, base: range.lowerBound)
  }

  /// Returns the features for a face: the style's features for its own face, and only the features
  /// of the font description for fallback faces.
  private func features(for item: TextItem, face: FontFace) -> [FontFeature] {
    let style = context.styles[item.style]
    return face === style.face ? style.features : style.attributes.font.features
  }

  /// Returns a part of a piece, without shaping it again.
  func part(of piece: Piece, in range: Range<Int>) -> Piece {
    guard range != piece.range else { return piece }
    var result = piece
    result.range = range
    let low = Int32(range.lowerBound - piece.base)
    let high = Int32(range.upperBound - piece.base)
    let glyphs = piece.run.glyphs
    var first = piece.glyphs.lowerBound
    var last = piece.glyphs.upperBound
    // Clusters ascend or descend from left to right, so the glyphs of the part are contiguous.
    while first < last, glyphs[first].cluster < low || glyphs[first].cluster >= high { first += 1 }
    while last > first, glyphs[last - 1].cluster < low || glyphs[last - 1].cluster >= high {
      last -= 1
    }
    result.glyphs = first..<last
    return result
  }

  /// Returns the last cluster start inside a piece where a break changes no glyph; `nil` if there
  /// is none.
  private func lastSafeBreak(in piece: Piece) -> Int? {
    let glyphs = piece.run.glyphs
    var best: Int32 = 0
    // The text after the window can change the clusters near its end.
    let limit = Int32(piece.range.count - 16)
    for index in piece.glyphs where !glyphs[index].isUnsafeToBreak {
      let cluster = glyphs[index].cluster
      if cluster > best, cluster <= limit { best = cluster }
    }
    return best > 0 ? piece.base + Int(best) : nil
  }

  /// Returns the end of the next window: after a space if there is one, and never inside a
  /// character.
  private func windowEnd(from start: Int) -> Int {
    guard range.upperBound - start > Self.window * 3 / 2 else { return range.upperBound }
    var end = start + Self.window
    let text = context.text
    let earliest = start + Self.window / 2
    while end > earliest, text[end - 1] != 0x20 || extends(end) { end -= 1 }
    if end > earliest { return end }
    end = start + Self.window
    while end > earliest {
      let isLowSurrogate = text[end] & 0xfc00 == 0xdc00
      if !isLowSurrogate, !extends(end), text[end - 1] != 0x200d { break }
      end -= 1
    }
    return end
  }

  private func extends(_ offset: Int) -> Bool {
    let scalar = Characters.scalar(context.text, at: offset, end: range.upperBound)
    return Characters.extendsCharacter(scalar.value)
  }

  private func missingGlyphs(_ item: TextItem) -> ShapedRun {
    var glyphs: [ShapedGlyph] = []
    var position = item.range.lowerBound
    while position < item.range.upperBound {
      let scalar = Characters.scalar(context.text, at: position, end: item.range.upperBound)
      if glyphs.isEmpty || !Characters.extendsCharacter(scalar.value) {
        var glyph = MissingGlyph.glyph
        glyph.cluster = Int32(position - item.range.lowerBound)
        glyphs.append(glyph)
      }
      position += scalar.length
    }
    return ShapedRun(glyphs: item.level & 1 == 1 ? glyphs.reversed() : glyphs)
  }

  /// Stores the advance and the flags of each cluster of a piece.
  private func record(_ piece: Piece) {
    let start = piece.range.lowerBound - range.lowerBound
    switch piece.item.kind {
    case .glyphs, .missing:
      let metrics = context.glyphMetrics(of: piece.item)
      let origin = piece.base - range.lowerBound
      let glyphs = piece.run.glyphs
      var index = piece.glyphs.lowerBound
      while index < piece.glyphs.upperBound {
        let cluster = glyphs[index].cluster
        let isUnsafe = glyphs[index].isUnsafeToBreak
        var units = 0
        while index < piece.glyphs.upperBound, glyphs[index].cluster == cluster {
          units += Int(glyphs[index].advance)
          index += 1
        }
        let offset = origin + Int(cluster)
        // HarfBuzz never reports a cluster outside the range; the check keeps the writes in bounds
        // in any case.
        guard offset >= 0, offset < range.count else { continue }
        advances[offset] = metrics.width(of: units)
        flags[offset] = isUnsafe ? [.startsCluster, .isUnsafeToBreak] : .startsCluster
      }
    case .tab:
      for offset in start..<start + piece.range.count { flags[offset] = [.startsCluster, .isTab] }
    case .attachment:
      advances[start] = context.styles[piece.item.style].attachmentAdvance
      flags[start] = .startsCluster
    case .hidden:
      for offset in start..<start + piece.range.count {
        flags[offset] = .startsCluster
        if Characters.isLineSeparator(context.text[offset + range.lowerBound]) {
          flags[offset].insert(.endsLine)
        }
      }
    }
  }
}
