/// A string with the attributes of its runs and the styles of its paragraphs.
///
/// Lengths are in UTF-16 code units, as in `NSRange`. Texts are equal if their code units are
/// equal. Unlike with `String`, a composed and a decomposed é are different, because their ranges
/// are.
package struct StyledText: Sendable {
  /// A range of characters with the same attributes.
  package struct Run: Hashable, Sendable {
    /// The length in UTF-16 code units.
    package var length: Int
    /// The attributes of the characters.
    package var attributes: TextAttributes

    /// Creates a run.
    package init(length: Int, attributes: TextAttributes) {
      self.length = length
      self.attributes = attributes
    }
  }

  /// A range of characters with the same paragraph style.
  package struct ParagraphRun: Hashable, Sendable {
    /// The length in UTF-16 code units.
    package var length: Int
    /// The paragraph style.
    package var style: ParagraphStyle

    /// Creates a run.
    package init(length: Int, style: ParagraphStyle) {
      self.length = length
      self.style = style
    }
  }

  /// The characters.
  package let string: String
  /// The runs in order and without gaps; at least one. The last run extends to the end of the
  /// string regardless of its length.
  package let runs: [Run]
  /// The paragraph styles in order and without gaps; at least one. The last run extends to the end
  /// of the string. A paragraph has the style of its first character.
  package let paragraphs: [ParagraphRun]

  /// Creates a text with a single run.
  package init(
    _ string: String, attributes: TextAttributes, paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.string = string
    runs = [Run(length: .max, attributes: attributes)]
    paragraphs = [ParagraphRun(length: .max, style: paragraph)]
  }

  /// Creates a text with several runs. Runs without a positive length are ignored, and equal
  /// adjacent runs are joined. The text after the last run has its attributes; the default
  /// attributes if there are no runs.
  package init(
    _ string: String, runs: [Run], paragraphs: [ParagraphRun], defaultAttributes: TextAttributes,
    defaultParagraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.string = string
    var joined: [Run] = []
    for run in runs where run.length > 0 {
      if let last = joined.last, last.attributes == run.attributes {
        joined[joined.count - 1].length = last.length.addingClamped(run.length)
      } else {
        joined.append(run)
      }
    }
    if joined.isEmpty { joined = [Run(length: .max, attributes: defaultAttributes)] }
    joined[joined.count - 1].length = .max
    self.runs = joined
    var styles: [ParagraphRun] = []
    for run in paragraphs where run.length > 0 {
      if let last = styles.last, last.style == run.style {
        styles[styles.count - 1].length = last.length.addingClamped(run.length)
      } else {
        styles.append(run)
      }
    }
    if styles.isEmpty { styles = [ParagraphRun(length: .max, style: defaultParagraph)] }
    styles[styles.count - 1].length = .max
    self.paragraphs = styles
  }
}

extension StyledText {
  /// Returns the text with a background behind a range of UTF-16 code units, which replaces the
  /// backgrounds of the runs there.
  ///
  /// - Parameter color: the index of the color in the palette.
  package func settingBackground(_ color: Int, in range: Range<Int>) -> StyledText {
    var marked: [Run] = []
    var start = 0
    for run in runs {
      let end = start.addingClamped(run.length)
      let first = min(max(range.lowerBound, start), end)
      let last = min(max(range.upperBound, first), end)
      var inside = run.attributes
      inside.background = color
      marked.append(Run(length: first - start, attributes: run.attributes))
      marked.append(Run(length: last - first, attributes: inside))
      marked.append(Run(length: end - last, attributes: run.attributes))
      start = end
    }
    return StyledText(
      string, runs: marked, paragraphs: paragraphs, defaultAttributes: runs[0].attributes)
  }
}

extension StyledText {
  /// Returns the text with changed styles of some paragraphs.
  ///
  /// - Parameters:
  ///   - ranges: ranges of whole paragraphs in UTF-16 code units, in order and without overlaps.
  ///   - change: changes a style; its first argument is the index of the range.
  package func changingParagraphs(
    in ranges: [Range<Int>], _ change: (Int, inout ParagraphStyle) -> Void
  ) -> StyledText {
    var changed: [ParagraphRun] = []
    var next = 0
    var start = 0
    for run in paragraphs {
      let end = start.addingClamped(run.length)
      while start < end {
        while next < ranges.count, ranges[next].upperBound <= start { next += 1 }
        guard next < ranges.count, ranges[next].lowerBound < end else {
          changed.append(ParagraphRun(length: end - start, style: run.style))
          start = end
          continue
        }
        if ranges[next].lowerBound > start {
          changed.append(
            ParagraphRun(length: ranges[next].lowerBound - start, style: run.style))
          start = ranges[next].lowerBound
        }
        let stop = min(ranges[next].upperBound, end)
        var style = run.style
        change(next, &style)
        changed.append(ParagraphRun(length: stop - start, style: style))
        start = stop
      }
    }
    return StyledText(
      string, runs: runs, paragraphs: changed, defaultAttributes: runs[0].attributes)
  }
}

extension StyledText: Hashable {
  package static func == (left: StyledText, right: StyledText) -> Bool {
    guard left.runs == right.runs, left.paragraphs == right.paragraphs else { return false }
    let isEqual = left.string.utf8.withContiguousStorageIfAvailable { left in
      right.string.utf8.withContiguousStorageIfAvailable { right in
        left.count == right.count
          && (left.isEmpty || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0)
      }
    }
    return isEqual.flatMap { $0 } ?? left.string.utf8.elementsEqual(right.string.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    let isHashed: Void? = string.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isHashed == nil { for unit in string.utf8 { hasher.combine(unit) } }
    hasher.combine(runs)
    hasher.combine(paragraphs)
  }
}

extension Int {
  /// Returns the sum, clamped to the maximum on overflow.
  func addingClamped(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
