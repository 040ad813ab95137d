internal import CelloText

// The data for selection navigation: the document, its parts, and the positions of insertion
// points.
extension NSTextLayoutManager {
  /// The implementation of ``enumerateSubstrings(from:options:using:)``.
  final func forEachSubstring(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    layOut()
    let string = shownString
    let start = shownOffset(of: location)
    let parts = parts(options, of: string)
    let isReverse = options.contains(.reverse)
    var stop = ObjCBool(false)
    for (index, part) in isReverse
      ? Array(parts.enumerated().reversed()) : Array(parts.enumerated())
    {
      if isReverse ? part.lowerBound >= start : part.upperBound <= start { continue }
      let next = index + 1 < parts.count ? parts[index + 1].lowerBound : string.utf16.count
      let content = Self.withoutSeparator(part, of: string, options)
      let text =
        options.contains(.substringNotRequired)
        ? nil
        : String(
          decoding: string.utf16.dropFirst(content.lowerBound).prefix(content.count), as: UTF16.self
        )
      block(
        text, textRange(ofShown: NSRange(content)),
        textRange(ofShown: NSRange(part.lowerBound..<max(next, part.upperBound))), &stop)
      if stop.boolValue { return }
    }
  }

  /// The laid out text, without the character that was added for an empty line.
  private var shownString: String {
    guard let text = composedText else { return "" }
    let string = text.string.string
    return text.length < string.utf16.count
      ? String(decoding: string.utf16.prefix(text.length), as: UTF16.self) : string
  }

  /// Returns the number of the kind of parts in the options.
  private static func kind(_ options: NSString.EnumerationOptions) -> UInt {
    UInt(options.rawValue) & 0xff
  }

  private func parts(_ options: NSString.EnumerationOptions, of string: String) -> [Range<Int>] {
    switch Self.kind(options) {
    case Self.kind(.byParagraphs):
      ParagraphScanner.ranges(in: Array(string.utf16)).map { $0.location..<$0.end }
    case Self.kind(.byComposedCharacterSequences): TextSegments.ranges(of: .characters, in: string)
    case Self.kind(.words): TextSegments.ranges(of: .words, in: string)
    case Self.kind(.sentences): TextSegments.ranges(of: .sentences, in: string)
    default: (geometry?.lines ?? []).map { $0.range.location..<$0.range.end }
    }
  }

  /// Returns a line or paragraph without the separator at its end.
  private static func withoutSeparator(
    _ part: Range<Int>, of string: String, _ options: NSString.EnumerationOptions
  ) -> Range<Int> {
    guard [kind(.byParagraphs), kind(.byLines)].contains(kind(options)) else { return part }
    let text = String(
      decoding: string.utf16.dropFirst(part.lowerBound).prefix(part.count), as: UTF16.self)
    let length = ParagraphScanner.separatorLength(atEndOf: text)
    return part.lowerBound..<max(part.upperBound - length, part.lowerBound)
  }

  /// The implementation of ``textRange(for:enclosing:)``.
  final func rangeOfUnit(
    for selectionGranularity: NSTextSelection.Granularity,
    enclosing location: any NSTextLocation
  ) -> NSTextRange? {
    guard !documentRange.isEmpty else { return nil }
    layOut()
    let string = shownString
    let end = string.utf16.count
    guard end > 0 else { return nil }
    if selectionGranularity == .line, let extra = geometry?.extraLine,
      shownOffset(of: location) >= end
    {
      return textRange(ofShown: NSRange(location: extra.range.location, length: 0))
    }
    let offset = min(shownOffset(of: location), end - 1)
    let options: NSString.EnumerationOptions =
      switch selectionGranularity {
      case .character: .byComposedCharacterSequences
      case .word: .words
      case .paragraph: .byParagraphs
      case .line: []
      case .sentence: .sentences
      }
    let parts = parts(options, of: string)
    if let part = parts.first(where: { $0.contains(offset) }) {
      return textRange(ofShown: NSRange(part))
    }
    let lower = parts.last { $0.upperBound <= offset }?.upperBound ?? 0
    let upper = parts.first { $0.lowerBound > offset }?.lowerBound ?? end
    return textRange(ofShown: NSRange(lower..<upper))
  }

  func line(at location: any NSTextLocation) -> TextGeometry.Line? {
    layOut()
    guard let geometry else { return nil }
    let offset = shownOffset(of: location)
    if offset >= geometry.length, let extra = geometry.extraLine { return extra }
    return geometry.lines.last { $0.range.location <= offset } ?? geometry.lines.first
  }

  /// The implementation of ``enumerateCaretOffsetsInLineFragment(at:using:)``.
  final func forEachCaret(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let line = line(at: location) else { return }
    var stop = ObjCBool(false)
    guard !line.clusters.isEmpty else {
      block(
        geometry?.insertionSegment(
          at: line.range.location, isUpstream: false, isSelection: false)?.frame.minX ?? 0,
        self.location(atShown: line.range.location), true, &stop)
      return
    }
    let string = shownString
    let text = String(
      decoding: string.utf16.dropFirst(line.range.location).prefix(line.range.length),
      as: UTF16.self)
    var points: [(x: CGFloat, offset: Int, isLeading: Bool)] = []
    for part in TextSegments.ranges(of: .characters, in: text) {
      let first = line.range.location + part.lowerBound
      let last = line.range.location + part.upperBound - 1
      guard line.cluster(of: first) != nil else { continue }
      let (start, end) = (line.edges(of: first), line.edges(of: last))
      let (minX, maxX) = (min(start.minX, end.minX), max(start.maxX, end.maxX))
      points.append((minX, first, !start.isRightToLeft))
      points.append((maxX, first, start.isRightToLeft))
    }
    for point in points.stablySorted(by: { $0.x }) {
      block(point.x, self.location(atShown: point.offset), point.isLeading, &stop)
      if stop.boolValue { return }
    }
  }
}

extension NSString.EnumerationOptions {
  // Foundation on Linux supports these options but does not declare them publicly.
  static let words = Self(rawValue: 3)
  static let sentences = Self(rawValue: 4)
}
