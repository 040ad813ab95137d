internal import CelloICU
import Synchronization

/// An iterator over boundaries in text by Unicode's rules, in the root locale. Only one thread at a
/// time can use it, and the text must remain at its address while it is used.
final class BreakIterator {
  enum Kind: Int, CaseIterable { case line, grapheme, word, sentence }

  private let kind: Kind
  private let iterator: CelloBreakIterator

  /// Creates an iterator; `nil` if ICU's data is missing.
  init?(_ kind: Kind) {
    self.kind = kind
    guard let iterator = Self.take(kind) else { return nil }
    self.iterator = iterator
  }

  deinit { Self.giveBack(iterator, kind) }

  /// Sets the text. Offsets are relative to its start.
  func setText(_ text: UnsafePointer<UInt16>, count: Int) {
    _ = cello_break_set_text(iterator, text, Int32(clamping: count))
  }

  /// Returns the first boundary after an offset; `nil` if there is none.
  func boundary(after offset: Int) -> Int? {
    let found = cello_break_following(iterator, Int32(clamping: offset))
    return found < 0 ? nil : Int(found)
  }

  /// Returns the last boundary before an offset; `nil` if there is none.
  func boundary(before offset: Int) -> Int? {
    let found = cello_break_preceding(iterator, Int32(clamping: offset))
    return found < 0 ? nil : Int(found)
  }

  /// Returns the boundary after the last returned boundary; `nil` at the end.
  func next() -> Int? {
    let found = cello_break_next(iterator)
    return found < 0 ? nil : Int(found)
  }

  // Opening an iterator reads its rules, which takes longer than the layout of a label. Therefore,
  // a few iterators are kept.
  private struct Free: @unchecked Sendable { let iterator: CelloBreakIterator }
  private static let free = Mutex<[[Free]]>(Kind.allCases.map { _ in [] })

  private static func take(_ kind: Kind) -> CelloBreakIterator? {
    if let known = free.withLock({ $0[kind.rawValue].popLast() }) { return known.iterator }
    return cello_break_open(Int32(kind.rawValue))
  }

  private static func giveBack(_ iterator: CelloBreakIterator, _ kind: Kind) {
    let unused = Free(iterator: iterator)
    let isKept = free.withLock { free in
      guard free[kind.rawValue].count < 8 else { return false }
      free[kind.rawValue].append(unused)
      return true
    }
    if !isKept { cello_break_close(iterator) }
  }
}
