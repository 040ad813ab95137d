/// The positions where lines may end in a paragraph, found on demand.
///
/// Text is examined in windows, so that the first lines of a megabyte cost no more than those of a
/// page.
package final class LineBreaks {
  private let text: UnsafePointer<UInt16>
  /// Where the paragraph's content ends; a line may always end there.
  private let end: Int
  private let keepsHangulWords: Bool
  private let forbidden: Set<Int>
  private let iterator: BreakIterator?
  /// Boundaries found and still needed, in order.
  private var found: [Int] = []
  /// All boundaries before this offset, itself a boundary, are known.
  private var scanned: Int
  /// There is no boundary between `scanned` and this offset.
  private var clearUntil: Int
  private var window: Range<Int>?
  private var windowLength = shortestWindow

  private static let shortestWindow = 2048
  /// The distance from a window's end within which a boundary may depend on the text after the
  /// window.
  private static let margin = 256

  /// - Parameters:
  ///   - keepsHangulWords: `true` to prevent breaks between Hangul characters.
  ///   - forbidden: the offsets at which breaks are not allowed.
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

  /// The last position at or before `limit` and after `start` where a line may end; `nil` if there
  /// is none. Starts must not decrease from call to call.
  package func last(after start: Int, atOrBefore limit: Int) -> Int? {
    if let first = found.first, first <= start {
      found.removeFirst(found.firstIndex { $0 > start } ?? found.count)
    }
    scan(past: limit)
    return found.last { $0 <= limit && $0 > start }
  }

  /// Whether a line may end between a start and a limit, both excluded.
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
      // At the end of the window, continue after the last certain boundary, or, inside a word that
      // fills the window, with a longer window, so that the time is proportional to the text.
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
