/// The positions where lines can end in a paragraph, found on demand.
///
/// Text is examined in windows, so that the first lines of a megabyte cost no more than the first
/// lines of a page.
package final class LineBreaks {
  private let text: UnsafePointer<UInt16>
  /// The end of the paragraph's content, where a line can always end.
  private let end: Int
  private let keepsHangulWords: Bool
  private let forbidden: Set<Int>
  private let iterator: BreakIterator?
  /// The boundaries that have been found and are still needed, in order.
  private var found: [Int] = []
  /// The boundary before which all boundaries are known.
  private var scanned: Int
  /// The offset before which there is no boundary after `scanned`.
  private var clearUntil: Int
  private var window: Range<Int>?
  private var windowLength = shortestWindow

  private static let shortestWindow = 2048
  /// The distance from a window's end within which a boundary can depend on the text after the
  /// window.
  private static let margin = 256

  /// Creates the break positions of a range.
  ///
  /// - Parameters:
  ///   - keepsHangulWords: `true` to prevent breaks between Hangul characters.
  ///   - forbidden: the offsets at which breaks are not permitted.
  package init(
    _ text: UnsafePointer<UInt16>, _ range: Range<Int>, keepsHangulWords: Bool = false,
    forbidden: Set<Int> = []
  ) {
    self.text = text
    self.keepsHangulWords = keepsHangulWords
    self.forbidden = forbidden
    end = range.upperBound
    iterator = BreakIterator(.line)
    scanned = range.lowerBound
    clearUntil = range.lowerBound
  }

  /// Returns the last position at or before `limit` and after `start` where a line can end; `nil`
  /// if there is none. Starts must not decrease from call to call.
  package func last(after start: Int, atOrBefore limit: Int) -> Int? {
    if let first = found.first, first <= start {
      found.removeFirst(found.firstIndex { $0 > start } ?? found.count)
    }
    scan(past: limit)
    return found.last { $0 <= limit && $0 > start }
  }

  /// Returns a Boolean value that indicates whether a line can end between a start and a limit,
  /// both excluded.
  package func hasBreak(after start: Int, before limit: Int) -> Bool {
    scan(past: limit)
    return found.contains { $0 > start && $0 < limit }
  }

  /// Finds boundaries up to the limit.
  private func scan(past limit: Int) {
    guard let iterator else { return }
    while scanned <= limit, clearUntil <= limit, scanned < end {
      let window = self.window ?? openWindow()
      guard let offset = iterator.next() else {
        self.window = nil
        scanned = end
        return
      }
      let boundary = window.lowerBound + offset
      if window.upperBound == end || boundary <= window.upperBound - Self.margin {
        if !isInHangulWord(boundary), !forbidden.contains(boundary) { found.append(boundary) }
        scanned = boundary
        clearUntil = boundary
        continue
      }
      // At the end of the window, continues after the last certain boundary. Inside a word that
      // fills the window, continues with a longer window, so that the time is proportional to the
      // text.
      clearUntil = window.upperBound - Self.margin
      windowLength = scanned > window.lowerBound ? Self.shortestWindow : windowLength * 2
      self.window = nil
    }
  }

  private func isInHangulWord(_ boundary: Int) -> Bool {
    keepsHangulWords && boundary < end && Characters.isHangul(text[boundary - 1])
      && Characters.isHangul(text[boundary])
  }

  private func openWindow() -> Range<Int> {
    var windowEnd = end - scanned <= windowLength ? end : scanned + windowLength
    // Not between the halves of a surrogate pair.
    if windowEnd < end, text[windowEnd] & 0xfc00 == 0xdc00 { windowEnd += 1 }
    iterator?.setText(text + scanned, count: windowEnd - scanned)
    let opened = scanned..<windowEnd
    window = opened
    return opened
  }
}
