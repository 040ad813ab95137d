/// A range between two locations of a document, which excludes its end.
open class NSTextRange: NSObject {
  private let typeGuard = CFTypeGuard()
  /// The start of the range.
  open private(set) var location: any NSTextLocation
  /// The end of the range, which is not part of it.
  open private(set) var endLocation: any NSTextLocation

  /// Creates a range between two locations; `nil` if the end is before the start.
  ///
  /// - Parameter endLocation: the end; `nil` for an empty range.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    self.location = location
    self.endLocation = end
    super.init()
  }

  /// Creates an empty range.
  public init(location: any NSTextLocation) {
    self.location = location
    endLocation = location
    super.init()
  }

  /// Creates a range of code units of a text storage; a negative length is treated as 0.
  package convenience init(_ range: NSRange) {
    let start = TextOffset(range.location)
    self.init(start, TextOffset(range.location + max(range.length, 0)))
  }

  /// Creates a range whose end is not before its start.
  private init(_ start: any NSTextLocation, _ end: any NSTextLocation) {
    location = start
    endLocation = end
    super.init()
  }

  /// A Boolean value that indicates whether the range is empty.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  /// Returns a Boolean value that indicates whether two ranges have the same locations.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame
      && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  /// Returns a Boolean value that indicates whether the range contains a location; it does not
  /// contain its end.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending
      && location.compare(endLocation) == .orderedAscending
  }

  /// Returns a Boolean value that indicates whether the range contains another range; the ends may
  /// be equal.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  /// Returns a Boolean value that indicates whether the intersection of two ranges is not empty.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    !(intersection(textRange)?.isEmpty ?? true)
  }

  /// Returns the intersection of two ranges; `nil` if there is a gap between them. Adjacent ranges
  /// have an empty intersection.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let start =
      location.compare(textRange.location) == .orderedAscending ? textRange.location : location
    let end =
      endLocation.compare(textRange.endLocation) == .orderedDescending
      ? textRange.endLocation : endLocation
    return NSTextRange(location: start, end: end)
  }

  /// Returns the smallest range that contains both ranges.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let start =
      textRange.location.compare(location) == .orderedAscending ? textRange.location : location
    let end =
      textRange.endLocation.compare(endLocation) == .orderedDescending
      ? textRange.endLocation : endLocation
    return NSTextRange(start, end)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextRange).map(isEqual(to:)) ?? false
  }

  /// Ranges of locations other than offsets share a hash value, because equal locations may have
  /// different hash values.
  open override var hash: Int {
    guard let start = location as? TextOffset, let end = endLocation as? TextOffset else {
      return 0
    }
    var hasher = Hasher()
    hasher.combine(start.offset)
    hasher.combine(end.offset)
    return hasher.finalize()
  }

  open override var description: String { "\(location)...\(endLocation)" }
}
