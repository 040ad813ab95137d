/// A location in a document.
///
/// The locations of an ``NSTextContentStorage`` are offsets in UTF-16 code units. Other content
/// managers have their own locations.
public protocol NSTextLocation: NSObjectProtocol {
  /// Returns the order of this location and another location of the same document.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A location in a text storage.
///
/// Only its offset is compared, even with a location of another storage. A location of another type
/// is ordered after it.
package final class TextOffset: NSObject, NSTextLocation {
  /// The offset in UTF-16 code units from the start of the text.
  package let offset: Int

  init(_ offset: Int) { self.offset = offset }

  package func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? TextOffset else { return .orderedAscending }
    return offset < other.offset
      ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
  }

  package override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }

  package override var hash: Int { offset.hashValue }

  package override var description: String { "\(offset)" }
}
