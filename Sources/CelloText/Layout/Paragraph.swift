/// A paragraph that is shaped and measured as far as its lines need it.
final class Paragraph {
  /// Glyphs that were shaped together.
  struct Piece {
    var item: TextItem
    /// The part of the item that the glyphs stand for.
    var range: Range<Int>
    var run: ShapedRun
    var glyphs: Range<Int>
    /// The offset that the run's clusters are counted from.
    var base: Int
  }

  /// What is known about a code unit.
  struct UnitFlags: OptionSet {
    let rawValue: UInt8
    /// The first of a cluster, before which the caret could stand.
    static let startsCluster = UnitFlags(rawValue: 1)
    /// Text broken here has to be shaped anew.
    static let isUnsafeToBreak = UnitFlags(rawValue: 2)
    static let isTab = UnitFlags(rawValue: 4)
    /// The line ends after this one.
    static let endsLine = UnitFlags(rawValue: 8)
  }

  let setter: Typesetter
  /// Without the separator at the end.
  let range: Range<Int>
  /// Where the next paragraph starts.
  let next: Int
  let style: ParagraphStyle
  let level: UInt8
  /// Of each code unit from `levelsBase` on; `nil` when all have the paragraph's level.
  let levels: [UInt8]?
  private let levelsBase: Int
  /// Made when a line is full; most paragraphs have one.
  private(set) lazy var breaks = LineBreaks(setter.text, range)

  private(set) var pieces: [Piece] = []
  /// Up to where the paragraph has been measured.
  private(set) var measured: Int
  /// Points that the cluster starting at a code unit advances, counted from the start of the range; valid up to
  /// `measured`. Not an array, because a megabyte of text would have to be cleared for its first line.
  private let advances: UnsafeMutablePointer<CGFloat>
  /// Of each code unit, counted from the start of the range; valid up to `measured`.
  private let flags: UnsafeMutablePointer<UnitFlags>
  private var script = Characters.commonScript

  /// How many code units are shaped at a time.
  private static let window = 512

  init(
    _ setter: Typesetter, range: Range<Int>, next: Int, style: ParagraphStyle, level: UInt8,
    levels: [UInt8]?, levelsBase: Int
  ) {
    self.setter = setter
    self.range = range
    self.next = next
    self.style = style
    self.level = level
    self.levels = levels
    self.levelsBase = levelsBase
    measured = range.lowerBound
    advances = .allocate(capacity: range.count)
    flags = .allocate(capacity: range.count)
  }

  deinit {
    advances.deallocate()
    flags.deallocate()
  }

  /// The end of a paragraph alone, for showing what follows an ellipsis.
  func suffix(from start: Int) -> Paragraph {
    Paragraph(
      setter, range: start..<range.upperBound, next: next, style: style, level: level,
      levels: levels, levelsBase: levelsBase)
  }

  var isRightToLeft: Bool { level & 1 == 1 }

  func advance(at offset: Int) -> CGFloat { advances[offset - range.lowerBound] }

  func flags(at offset: Int) -> UnitFlags { flags[offset - range.lowerBound] }

  func level(at offset: Int) -> UInt8 { levels?[offset - levelsBase] ?? level }

  /// Shapes more of the paragraph. There must be more.
  func measureMore() {
    let start = measured
    let end = windowEnd(from: start)
    let items = setter.itemizer.items(
      in: start..<end, of: levelsBase..<range.upperBound, levels: levels, paragraphLevel: level,
      script: script, previous: pieces.last?.item.face)
    (advances + (start - range.lowerBound)).initialize(repeating: 0, count: end - start)
    (flags + (start - range.lowerBound)).initialize(repeating: [], count: end - start)
    for item in items {
      if item.script != Characters.commonScript { script = item.script }
      var piece = shape(item)
      // The last item of a window that ends inside the paragraph may go on: it is taken only up to a place where the
      // text can be broken without changing a glyph, so that windows leave no trace.
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

  /// Shapes the whole of an item.
  private func shape(_ item: TextItem) -> Piece {
    let run: ShapedRun
    switch item.kind {
    case .glyphs:
      guard let face = item.face else { return emptyPiece(item) }
      run = setter.engine.shaper.shape(
        setter.text, item.range, context: range,
        Shaper.Setting(
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

  /// Shapes a part of an item that stands alone.
  ///
  /// - Parameter context: how far letters may see that they have neighbours.
  func reshaped(_ piece: Piece, _ range: Range<Int>, context: Range<Int>) -> Piece {
    guard let face = piece.item.face else { return part(of: piece, in: range) }
    var item = piece.item
    item.range = range
    let run = setter.engine.shaper.shape(
      setter.text, range, context: context,
      Shaper.Setting(
        face: face, script: item.script, isRightToLeft: item.level & 1 == 1,
        features: features(for: item, face: face)))
    return Piece(
      item: item, range: range, run: run, glyphs: 0..<run.glyphs.count, base: range.lowerBound)
  }

  /// The features of the style hold for its own fonts; others shape by their defaults.
  private func features(for item: TextItem, face: FontFace) -> [FontFeature] {
    let style = setter.styles[item.style]
    return face === style.face ? style.features : style.attributes.font.features
  }

  /// The glyphs of a part of a piece, without shaping anew.
  func part(of piece: Piece, in range: Range<Int>) -> Piece {
    guard range != piece.range else { return piece }
    var result = piece
    result.range = range
    let low = Int32(range.lowerBound - piece.base)
    let high = Int32(range.upperBound - piece.base)
    let glyphs = piece.run.glyphs
    var first = piece.glyphs.lowerBound
    var last = piece.glyphs.upperBound
    // Clusters rise or fall from left to right, so that those of the part stand together.
    while first < last, glyphs[first].cluster < low || glyphs[first].cluster >= high { first += 1 }
    while last > first, glyphs[last - 1].cluster < low || glyphs[last - 1].cluster >= high {
      last -= 1
    }
    result.glyphs = first..<last
    return result
  }

  /// The last cluster start inside a piece before which the text can be broken without changing a glyph.
  private func lastSafeBreak(in piece: Piece) -> Int? {
    let glyphs = piece.run.glyphs
    var best: Int32 = 0
    // Clusters beside the window's end are left out, because what follows may change them.
    let limit = Int32(piece.range.count - 16)
    for index in piece.glyphs where !glyphs[index].isUnsafeToBreak {
      let cluster = glyphs[index].cluster
      if cluster > best, cluster <= limit { best = cluster }
    }
    return best > 0 ? piece.base + Int(best) : nil
  }

  /// Where the next window ends: behind a space if there is one, never inside a character.
  private func windowEnd(from start: Int) -> Int {
    guard range.upperBound - start > Self.window * 3 / 2 else { return range.upperBound }
    var end = start + Self.window
    let text = setter.text
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
    let scalar = Characters.scalar(setter.text, at: offset, end: range.upperBound)
    return Characters.extendsCharacter(scalar.value)
  }

  private func missingGlyphs(_ item: TextItem) -> ShapedRun {
    var glyphs: [ShapedGlyph] = []
    var position = item.range.lowerBound
    while position < item.range.upperBound {
      let scalar = Characters.scalar(setter.text, at: position, end: item.range.upperBound)
      if glyphs.isEmpty || !Characters.extendsCharacter(scalar.value) {
        var glyph = MissingGlyph.glyph
        glyph.cluster = Int32(position - item.range.lowerBound)
        glyphs.append(glyph)
      }
      position += scalar.length
    }
    return ShapedRun(glyphs: item.level & 1 == 1 ? glyphs.reversed() : glyphs)
  }

  /// Notes the advance of each cluster of a piece.
  private func record(_ piece: Piece) {
    let start = piece.range.lowerBound - range.lowerBound
    switch piece.item.kind {
    case .glyphs, .missing:
      let metrics = setter.glyphMetrics(of: piece.item)
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
        // A damaged font cannot make HarfBuzz invent clusters; this keeps the promise cheap to hold.
        guard offset >= 0, offset < range.count else { continue }
        advances[offset] = metrics.width(of: units)
        flags[offset] = isUnsafe ? [.startsCluster, .isUnsafeToBreak] : .startsCluster
      }
    case .tab:
      for offset in start..<start + piece.range.count { flags[offset] = [.startsCluster, .isTab] }
    case .attachment:
      advances[start] = setter.styles[piece.item.style].attachmentAdvance
      flags[start] = .startsCluster
    case .hidden:
      for offset in start..<start + piece.range.count {
        flags[offset] = .startsCluster
        if Characters.isLineSeparator(setter.text[offset + range.lowerBound]) {
          flags[offset].insert(.endsLine)
        }
      }
    }
  }
}
