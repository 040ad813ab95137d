/// A place in a document.
///
/// The locations of an ``NSTextContentStorage`` count UTF-16 code units. A content manager of another
/// kind has locations of its own.
public protocol NSTextLocation: NSObjectProtocol {
  /// The order of two places of one document.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A location in a text storage.
///
/// It is compared by its offset alone, also with a location of another storage. A location of another
/// kind is after it.
final class TextOffset: NSObject, NSTextLocation {
  /// In UTF-16 code units from the start of the text.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? TextOffset else { return .orderedAscending }
    return offset < other.offset
      ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }

  override var hash: Int { offset.hashValue }

  override var description: String { "\(offset)" }
}
