/// A part of a line: glyphs of the same style and direction, a tab, or an attachment.
struct LineSlice {
  var kind: TextItem.Kind
  /// The face of the glyphs; `nil` unless the slice has glyphs of a font.
  var face: FontFace?
  var style: Int
  var level: UInt8
  /// The width in points; `nil` for a tab, whose width depends on its position.
  var width: CGFloat?
  var run: ShapedRun
  var glyphs: Range<Int>
  /// The offset in the text to which the run's clusters are relative; negative for a mark that is
  /// not part of the text.
  var base: Int
  /// The end of the slice in the text.
  var end = 0
  var metrics: GlyphMetrics

  /// Returns a mark that is not part of the text, such as an ellipsis: the first candidate that the
  /// style's face supports; the first candidate in a fallback face if there is none.
  static func mark(
    _ candidates: [UInt16], style index: Int, level: UInt8, in context: LayoutContext
  ) -> LineSlice {
    let style = context.styles[index]
    var face = style.face
    var mark = candidates[0]
    if let own = face, let known = candidates.first(where: { own.glyph(for: UInt32($0)) != nil }) {
      mark = known
    } else {
      face = context.catalog.fallbackFace(
        for: [UInt32(mark)], script: Characters.commonScript, isBold: style.isBold, isEmoji: false)
    }
    var item = TextItem(
      range: 0..<1, kind: .missing, face: face, style: index, level: level,
      script: Characters.commonScript)
    var run = ShapedRun(glyphs: [MissingGlyph.glyph])
    if let face {
      item.kind = .glyphs
      run = withUnsafePointer(to: mark) {
        context.shaper.shape(
          $0, 0..<1, context: 0..<1,
          Shaper.Properties(
            face: face, script: Characters.commonScript, isRightToLeft: level & 1 == 1,
            features: face === style.face ? style.features : []))
      }
    }
    let metrics = context.glyphMetrics(of: item)
    return LineSlice(
      kind: item.kind, face: face, style: index, level: level,
      width: metrics.width(of: run.glyphs.reduce(0) { $0 + Int($1.advance) }), run: run,
      glyphs: 0..<run.glyphs.count, base: -1, metrics: metrics)
  }
}

extension ShapedParagraph {
  /// Returns the glyphs of a range, in text order. The range must have been measured.
  ///
  /// - Parameters:
  ///   - isCutBefore: a Boolean value that indicates whether the text before the range is replaced,
  ///     so that its first letter is not joined to it.
  ///   - isCutBehind: a Boolean value that indicates whether the text after the range is replaced.
  func slices(
    in range: Range<Int>, isCutBefore: Bool = false, isCutBehind: Bool = false
  ) -> [LineSlice] {
    guard !range.isEmpty else { return [] }
    var result: [LineSlice] = []
    var index = firstPiece(endingAfter: range.lowerBound)
    while index < pieces.count, pieces[index].range.lowerBound < range.upperBound {
      let piece = pieces[index]
      index += 1
      let wanted = piece.range.clamped(to: range)
      guard !wanted.isEmpty else { continue }
      let joins = Shaper.isJoining(piece.item.script)
      let losesStart = isCutBefore && joins && wanted.lowerBound == range.lowerBound
      let losesEnd = isCutBehind && joins && wanted.upperBound == range.upperBound
      let cutsStart =
        losesStart
        || (wanted.lowerBound > piece.range.lowerBound && isUnsafeToBreak(at: wanted.lowerBound))
      let cutsEnd =
        losesEnd
        || (wanted.upperBound < piece.range.upperBound && isUnsafeToBreak(at: wanted.upperBound))
      guard cutsStart || cutsEnd else {
        result.append(slice(part(of: piece, in: wanted)))
        continue
      }
      // Letters keep their forms inside the word, unless the rest of the word is replaced.
      let firstVisible = losesStart ? range.lowerBound : self.range.lowerBound
      let lastVisible = losesEnd ? range.upperBound : self.range.upperBound
      let visible = firstVisible..<lastVisible
      // Only the text between the cut and the next position that is safe to break is reshaped.
      var keptStart = wanted.lowerBound
      var keptEnd = wanted.upperBound
      if cutsStart {
        keptStart += 1
        while keptStart < wanted.upperBound, isUnsafeToBreak(at: keptStart) { keptStart += 1 }
      }
      if cutsEnd {
        keptEnd -= 1
        while keptEnd > wanted.lowerBound, isUnsafeToBreak(at: keptEnd) { keptEnd -= 1 }
      }
      guard keptStart < keptEnd else {
        result.append(slice(reshaped(piece, wanted, context: visible)))
        continue
      }
      if cutsStart {
        let head = wanted.lowerBound..<keptStart
        result.append(slice(reshaped(piece, head, context: visible)))
      }
      result.append(slice(part(of: piece, in: keptStart..<keptEnd)))
      if cutsEnd {
        let tail = keptEnd..<wanted.upperBound
        result.append(slice(reshaped(piece, tail, context: visible)))
      }
    }
    return result
  }

  private func slice(_ piece: Piece) -> LineSlice {
    let metrics = context.glyphMetrics(of: piece.item)
    var width: CGFloat?
    switch piece.item.kind {
    case .glyphs, .missing:
      var sum: CGFloat = 0
      let glyphs = piece.run.glyphs
      var index = piece.glyphs.lowerBound
      while index < piece.glyphs.upperBound {
        let cluster = glyphs[index].cluster
        var units = 0
        while index < piece.glyphs.upperBound, glyphs[index].cluster == cluster {
          units += Int(glyphs[index].advance)
          index += 1
        }
        sum += metrics.width(of: units)
      }
      width = sum
    case .tab: width = nil
    case .attachment: width = context.styles[piece.item.style].attachmentAdvance
    case .hidden: width = 0
    }
    return LineSlice(
      kind: piece.item.kind, face: piece.item.face, style: piece.item.style,
      level: piece.item.level, width: width, run: piece.run, glyphs: piece.glyphs, base: piece.base,
      end: piece.range.upperBound, metrics: metrics)
  }

  private func isUnsafeToBreak(at offset: Int) -> Bool {
    let flags = flags(at: offset)
    return flags.contains(.isUnsafeToBreak) || !flags.contains(.startsCluster)
  }

  private func firstPiece(endingAfter offset: Int) -> Int {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
